import type { Offers } from '@wonders/core/testing';
import type { centuryAi, Move } from '../src/index.js';

const told = 'told';
const answers = (move: Move) => [move];
const ends = (move: Move) => (move.kind === 'stay' || move.kind === 'dock' ? [move] : []);

/** What each value of a question lists or counts among the legal moves. */
export const offers: Offers<typeof centuryAi> = {
  'choose-start': { sets: (move) => (move.kind === 'choose-start' ? [move.set] : []) },
  sail: { hex: told, free: told },
  'sail-on': { hex: told, free: told, canEnd: ends },
  'sail-paid': { hex: told, cubes: told, canEnd: ends },
  toll: { hex: told, owner: told },
  collect: { hex: told, cubes: told },
  action: { hex: told, actions: ({ kind }) => [kind], builds: told, price: told },
  upgrade: { hex: told, left: told },
  bonus: { column: told },
  trade: { hex: told, give: told, get: told, least: told, most: told },
  react: { to: told, action: told },
  discard: { cubes: told },
  remove: { symbol: told, answers },
  cell: { cell: told, cells: told, answers },
  tile: { hex: told, answers },
  order: { port: told, answers },
  lot: { to: told, answers },
  draw: { port: told, answers },
};
