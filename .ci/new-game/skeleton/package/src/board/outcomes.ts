import { box, gallery, label, type Part, type Room } from '@wonders/core/board';
import type { MoveOf } from '../notation.js';
import { placeOf } from './places.js';
import type { Table } from './table.js';

const SIZE = { width: 52, height: 72 };

/** The cards that may turn up, for a host to choose from. */
export function outcomes({ board, moves, words }: Table, room: Room): Part {
  const answers = moves.filter((move): move is MoveOf<'card'> => move.kind === 'card');
  const pieces = answers.map((move) => (x: number, y: number) => {
    const { width, height } = SIZE;
    const place = { x, y, width, height };
    const number = label(width / 2, height / 2, move.card, { size: 20, anchor: 'middle' });
    return board.place(placeOf(move), place, box(0, 0, width, height, 'panel'), number);
  });
  return gallery(words.board.question, pieces, SIZE, room);
}
