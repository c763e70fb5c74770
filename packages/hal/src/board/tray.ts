import { NOTHING, type Part, type Room } from '@wonders/core/board';
import type { Move } from '../notation.js';
import { isOutcome } from './outcomes.js';
import { placeOf } from './places.js';
import { tileChip } from './signs.js';
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

/** Up to this many buttons share a row; more are pieces to choose from. */
const FEW = 4;

const SPACE = 6;

/** The width of a button: a few share the row, of many as many as there is room for. */
function buttonWidth({ phone }: Table, places: readonly string[], kind: Move['kind'], width: number): number {
  if (places.length <= FEW) {
    const across = phone ? Math.min(2, places.length) : places.length;
    return Math.min(phone ? width : 240, (width + SPACE) / across - SPACE);
  }
  const least = kind === 'character' ? 110 : 60;
  return (width + SPACE) / Math.floor((width + SPACE) / (least + SPACE)) - SPACE;
}

function drawn(table: Table, places: readonly string[], { x, y, width }: Room): Part {
  const { board, nameOf } = table;
  const [first] = places.flatMap((id) => board.movesAt(id));
  if (first === undefined) return NOTHING;
  const wide = buttonWidth(table, places, first.kind, width);
  const across = Math.max(1, Math.round((width + SPACE - 0.5) / (wide + SPACE) - 0.49));
  const high = 44;
  const buttons = places.map((id, i) => {
    const [move] = board.movesAt(id);
    const at = {
      x: x + (i % across) * (wide + SPACE),
      y: y + Math.floor(i / across) * (high + SPACE),
      width: wide,
      height: high,
    };
    if (move !== undefined && 'tile' in move && move.tile !== null)
      return board.place(id, { ...at, name: nameOf(move.tile) }, tileChip(table, move.tile, wide, high));
    return board.button(id, at, move === undefined ? '' : buttonText(table, move));
  });
  return { svg: buttons.join(''), height: Math.ceil(places.length / across) * (high + SPACE) - SPACE };
}

/** Buttons for moves that nothing on the table answers, where they are a few. */
export function buttons(table: Table, room: Room): Part {
  const places = placesOf(table);
  return places.length > FEW ? NOTHING : drawn(table, places, room);
}

/** The same, where they are many. */
export function choice(table: Table, room: Room): Part {
  const places = placesOf(table);
  return places.length > FEW ? drawn(table, places, room) : NOTHING;
}
