import { NOTHING, type Part, type Room } from '@wonders/core/board';
import type { Move } from '../notation.js';
import { isOutcome } from './outcomes.js';
import { placeOf } from './places.js';
import type { Table } from './table.js';

/** The words on a button. */
function buttonText({ words: { buttons } }: Table, move: Move): string {
  switch (move.kind) {
    case 'hal-turn':
      return buttons['hal-turn'];
    case 'new-hand':
      return buttons['new-hand'](move.use);
    case 'take':
      return buttons.take(move.item);
    case 'return-tiles':
      return buttons['return-tiles'];
    default:
      return '';
  }
}

/** Whether something on the table answers a move: a card, a building, a token, a tile. */
const hasPlace = (move: Move): boolean =>
  ['give', 'exploit', 'urbanize', 'construct', 'move-token', 'draft', 'commit'].includes(move.kind) ||
  (move.kind === 'return-tiles' && move.tile !== null);

/** The places of the moves that nothing on the table answers. */
const placesOf = ({ moves }: Table): readonly string[] => [
  ...new Set(moves.filter((move) => !hasPlace(move) && !isOutcome(move)).map(placeOf)),
];

const SPACE = 6;
const WIDEST = 240;
const HEIGHT = 44;

/** Buttons for moves that nothing on the table answers: in one row, on a phone two side by side. */
export function tray(table: Table, { x, y, width }: Room): Part {
  const { board, phone } = table;
  const places = placesOf(table);
  if (places.length === 0) return NOTHING;
  const across = phone ? Math.min(2, places.length) : places.length;
  const share = (width + SPACE) / across - SPACE;
  const wide = phone ? share : Math.min(WIDEST, share);
  const buttons = places.map((id, i) => {
    const at = {
      x: x + (i % across) * (wide + SPACE),
      y: y + Math.floor(i / across) * (HEIGHT + SPACE),
      width: wide,
      height: HEIGHT,
    };
    const [move] = board.movesAt(id);
    return board.button(id, at, move === undefined ? '' : buttonText(table, move));
  });
  return { svg: buttons.join(''), height: Math.ceil(places.length / across) * (HEIGHT + SPACE) - SPACE };
}
