import { box, columnWidth, gallery, label, moved, NOTHING, type Part, type Room } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import type { Move } from '../notation.js';
import { seatName } from '../table/seats.js';
import { ACTION_NAMES, discName, typeName } from '../words/names.js';
import { actionFace } from './cards.js';
import { disc } from './discs.js';
import { type Scene, SIGNS } from './scene.js';

/** What the host of a real table is asked, by the kind of what turned up. */
const QUESTIONS: Partial<Readonly<Record<Move['kind'], string>>> = {
  disc: 'Which disc was laid?',
  card: 'Which building card was drawn?',
  start: 'Who starts?',
  action: 'Which action card was taken?',
  'name-action': 'Which action card was it?',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ phone }: Scene, move: Move, width: number): Size {
  if (move.kind === 'disc') return { width: columnWidth(width, phone ? 5 : 10), height: 60 };
  if (move.kind === 'card') return { width: columnWidth(width, phone ? 4 : 8), height: 64 };
  return { width: columnWidth(width, phone ? 2 : 5), height: 48 };
}

/** A card whose face only its owner knows. */
const back = ({ board }: Scene, { width, height }: Size): string =>
  box(0, 0, width, height, 'grey edge') +
  board.icon('card', width / 2, height / 2 - 8, 24, 'on-grey') +
  label(width / 2, height - 11, 'hidden', { size: 12, anchor: 'middle', tone: 'on-grey' });

function picture(scene: Scene, move: Move, size: Size): { readonly svg: string; readonly name: string } {
  const { board } = scene;
  const { width, height } = size;
  switch (move.kind) {
    case 'disc':
      return {
        svg: box(0, 0, width, height, 'panel', 8) + moved(width / 2, height / 2, disc(board, move.disc, 24)),
        name: capital(discName(move.disc)),
      };
    case 'card': {
      if (move.card === 'hidden') return { svg: back(scene, size), name: 'A hidden card' };
      const { icon, tone } = SIGNS[move.card];
      const title = capital(typeName(move.card));
      return {
        svg:
          box(0, 0, width, height, `${tone} edge`) +
          board.icon(icon, width / 2, 24, 28, `on-${tone}`) +
          label(width / 2, height - 12, title, { room: width - 6, size: 12, anchor: 'middle', tone: `on-${tone}` }),
        name: title,
      };
    }
    case 'action':
    case 'name-action':
      if (move.card === 'hidden') return { svg: back(scene, size), name: 'A hidden card' };
      return { svg: actionFace(move.card, 1, width, height), name: ACTION_NAMES[move.card] };
    default:
      return { svg: '', name: '' };
  }
}

/** What may have turned up on a real table, as pictures to choose from. */
export function outcomes(scene: Scene, moves: readonly Move[], placeOf: (move: Move) => string, room: Room): Part {
  const [first] = moves;
  const question = first === undefined ? undefined : QUESTIONS[first.kind];
  if (first === undefined || question === undefined) return NOTHING;
  const { board, view } = scene;
  const size = sizeOf(scene, first, room.width);
  const pictures = moves.map((move) => (x: number, y: number) => {
    if (move.kind === 'start') return board.button(placeOf(move), { x, y, ...size }, seatName(view, move.first));
    const { svg, name } = picture(scene, move, size);
    return board.place(placeOf(move), { x, y, ...size, name, radius: 8 }, svg);
  });
  return gallery(question, pictures, size, room);
}
