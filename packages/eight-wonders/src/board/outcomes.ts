import { box, cardBack, columnWidth, flow, label, moved, NOTHING, type Part, type Room } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { BUILDING_TYPES, type TypeIndex } from '../components/types.js';
import type { Move } from '../notation.js';
import { CHANCES } from '../state/index.js';
import { actionFace, buildingFace } from './cards.js';
import { disc } from './discs.js';
import type { Table } from './table.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ phone }: Table, move: Move, width: number): Size {
  if (move.kind === 'disc') return { width: columnWidth(width, phone ? 5 : 10), height: 60 };
  if (move.kind === 'card') return { width: columnWidth(width, phone ? 4 : 8), height: 64 };
  return { width: columnWidth(width, phone ? 2 : 5), height: 48 };
}

/** The back of a card, above the word for it. */
const back = ({ board, words }: Table, { width, height }: Size): string =>
  box(0, 0, width, height, 'stock edge') +
  cardBack(board, { width, height: height - 20, shown: height - 20, tone: 'grey', text: '' }) +
  label(width / 2, height - 10, words.hidden, { size: 12, anchor: 'middle', room: width - 6 });

/** A picture to choose, its name, and how round its corners are. */
interface Shown {
  readonly svg: string;
  readonly name: string;
  readonly radius: number;
}

function picture(table: Table, move: Move, size: Size): Shown {
  const { board, name, words } = table;
  const { width, height } = size;
  switch (move.kind) {
    case 'disc':
      return {
        svg: box(0, 0, width, height, 'stock', 8) + moved(width / 2, height / 2, disc(board, move.disc, 24)),
        name: capital(name(move.disc)),
        radius: 8,
      };
    case 'card': {
      if (move.card === 'hidden') return { svg: back(table, size), name: words.hiddenCard, radius: 6 };
      return {
        svg: buildingFace(table, BUILDING_TYPES.indexOf(move.card) as TypeIndex, width, height),
        name: capital(name(move.card)),
        radius: 6,
      };
    }
    case 'action':
    case 'name-action':
      if (move.card === 'hidden') return { svg: back(table, size), name: words.hiddenCard, radius: 6 };
      return { svg: actionFace(table, move.card, 1, width, height), name: name(move.card), radius: 5 };
    default:
      return { svg: '', name: '', radius: 6 };
  }
}

/** Between two rows of pictures. */
const BETWEEN = 6;

/** What can have turned up on a real table, as pictures to choose from. */
export function outcomes(table: Table, room: Room, moves: readonly Move[], placeOf: (move: Move) => string): Part {
  const { board, who } = table;
  const [first] = moves;
  if (first === undefined || !CHANCES.some((kind) => kind === first.kind)) return NOTHING;
  const size = sizeOf(table, first, room.width);
  const pictures = moves.map((move) => ({
    width: size.width,
    draw(x: number, y: number): string {
      if (move.kind === 'start') return board.button(placeOf(move), { x, y, ...size }, who(move.first));
      const { svg, ...shown } = picture(table, move, size);
      return board.place(placeOf(move), { x, y, ...size, ...shown, raised: true }, svg);
    },
  }));
  return flow(pictures, room, size.height + BETWEEN);
}
