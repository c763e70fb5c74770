import { CHANCE } from '@wonders/core';
import { box, coin, gallery, label, NOTHING, type Part, type Room, wrapped } from '@wonders/core/board';
import type { CardId } from '../components/cards.js';
import { MYTHOLOGY_OF } from '../components/pantheon.js';
import type { Move } from '../notation.js';
import { chip, PICK } from './cards.js';
import { divinityEmblem } from './emblems.js';
import { placeOf } from './places.js';
import { seal } from './signs.js';
import type { Table } from './table.js';
import { wonder } from './wonder.js';

/** The place of a picture. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

const TOKEN = { width: 108, height: 48 };
const SEALED = { width: 165, height: 48 };

/** A token or a divinity: its name on a coloured ground, beside a sign. */
function token(table: Table, id: string, name: string, at: Corner, ground: string, sign: string): string {
  const { width, height } = sign === '' ? TOKEN : SEALED;
  const left = sign === '' ? 8 : 38;
  const lines = wrapped(name, width - left - 6, 12, 2);
  const round = ground === 'green' ? 24 : 6;
  return table.board.place(
    id,
    { ...at, width, height, radius: round, raised: true },
    box(0, 0, width, height, ground, round),
    sign,
    ...lines.map((line, i) =>
      label(sign === '' ? width / 2 : left, height / 2 + (i - (lines.length - 1) / 2) * 15, line, {
        size: 12,
        bold: true,
        anchor: sign === '' ? 'middle' : 'start',
        tone: ground === 'stock' ? 'ink' : `on-${ground}`,
      }),
    ),
  );
}

/** The picture of a component that may have turned up; `undefined` if the answer is a place on the board. */
function picture(table: Table, move: Move): ((x: number, y: number) => string) | undefined {
  const { view, name, words, board } = table;
  const id = placeOf(view, move);
  const card = (of: CardId) => (x: number, y: number) => chip(table, id, of, { x, y, ...sizeOf(table, move) });
  switch (move.kind) {
    case 'reveal':
    case 'removed-card':
    case 'isis-card':
      return card(move.card);
    case 'draw-wonder':
      return (x, y) => wonder(table, null, move.wonder, { x, y, ...sizeOf(table, move) });
    case 'draw-progress':
      return (x, y) => token(table, id, name(move.token), { x, y }, 'green', '');
    case 'mythology-token': {
      const sign = seal(board, move.mythology, 21, 24, 13);
      return (x, y) => token(table, id, name(move.mythology), { x, y }, 'stock', sign);
    }
    case 'look-divinity':
    case 'turn-divinity':
    case 'theater-draw': {
      const sign =
        seal(board, MYTHOLOGY_OF[move.divinity], 21, 24, 13) +
        divinityEmblem(board, move.divinity)(SEALED.width - 20, 24, 24);
      return (x, y) => token(table, id, name(move.divinity), { x, y }, 'stock', sign);
    }
    case 'offering-token': {
      const sign = coin(board, 21, 24, 26, `−${move.offering}`);
      return (x, y) => token(table, id, words.offering, { x, y }, 'stock', sign);
    }
    case 'first-player':
      return (x, y) => {
        const { width, height } = sizeOf(table, move);
        return board.button(id, { x, y, width, height }, table.describe(move));
      };
    default:
      return undefined;
  }
}

function sizeOf({ phone }: Table, move: Move): { readonly width: number; readonly height: number } {
  if (move.kind === 'draw-wonder') return { width: phone ? 164 : 150, height: 60 };
  if (move.kind === 'first-player') return { width: phone ? 164 : 240, height: 44 };
  if ('card' in move) return { width: phone ? PICK.phone : PICK.desk, height: PICK.height };
  return 'token' in move ? TOKEN : SEALED;
}

/** The components that may have turned up on a real table, as pictures to choose from. */
export function outcomes(table: Table, moves: readonly Move[], question: string, room: Room): Part {
  const [first] = moves;
  const asked = table.view.pending[table.view.pending.length - 1];
  if (first === undefined || asked?.seat !== CHANCE) return NOTHING;
  const pictures = moves.flatMap((move) => picture(table, move) ?? []);
  return gallery(question, pictures, sizeOf(table, first), room);
}
