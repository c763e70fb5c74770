import { gallery, type Part, type Room } from '@wonders/core/board';
import type { MoveOf } from '../notation.js';
import { CARD, face } from './cards.js';
import { placeOf } from './places.js';
import type { Table } from './table.js';

/** The cards that may turn up, for a host to choose from. */
export function outcomes(table: Table, room: Room): Part {
  const { board, moves, words } = table;
  const answers = moves.filter((move): move is MoveOf<'card'> => move.kind === 'card');
  const pieces = answers.map(
    (move) => (x: number, y: number) => board.place(placeOf(move), { x, y, ...CARD }, face(move.card, table)),
  );
  return gallery(words.board.question, pieces, CARD, room);
}
