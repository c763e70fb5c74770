import { seedRng } from '@wonders/core';
import { test } from 'vitest';
import { centuryAi } from '../src/index.js';
import { middle } from './printed-middle.js';
import { isPublished, isVersus, numbers, type Part, playBeside, Tally, VARIANTS } from './printed-play.js';
import { Table } from './printed-table.js';
import { type Asking, limits } from './printed-turn.js';

const ROUNDS = 5;
/** Movements are short and end beside others, so that cubes stay in the holds. */
const TASTES = { stay: 0.5, dock: 4, trade: 2, harvest: 2 };

/** From the end of an action to the next turn, or to the end of the game. */
function* cutDown(table: Table, mover: number, next: number): Asking {
  yield* limits(table, mover);
  if (table.sides.some(({ orders }) => orders.length >= 4)) return;
  yield { seat: next, moves: ['stay'], more: true };
}

/** Moves that are the last of a turn, before anybody discards. */
const LAST = { solo: /^react$/, versus: /^(harvest|pass|port|trade)/ } as const;

const ends: Part<void> = ({ state, before, last }) => {
  if (!LAST[state.options.mode].test(last)) return undefined;
  const table = new Table(state);
  const mover = table.solo ? 0 : before.turn;
  return { table, asking: cutDown(table, mover, table.solo ? 0 : (mover + 1) % table.sides.length) };
};

test.each(Object.keys(VARIANTS))(
  'CENT-43, CENT-66, CENT-68, CENT-70, CENT-114, CENT-122: who discards at the end of a turn, %s',
  (name) => {
    const seen = new Tally();
    for (const game of numbers(name, 12)) {
      const seed = `printed limits ${game}`;
      let mover = 0;
      playBeside(middle(VARIANTS[name] ?? {}, seed, game % 2 === 0 ? { crowd: 'full' } : {}), ends, seedRng(seed), {
        rounds: ROUNDS,
        tastes: TASTES,
        watch: ({ state, offers }, move) => {
          if (offers.includes('harvest')) mover = state.turn;
          if (!move.startsWith('discard')) return;
          const table = new Table(state);
          const seat = centuryAi.activeSeats(state)[0] ?? -1;
          seen.see(seat === mover ? 'after its own turn' : 'after a turn of another seat');
          seen.see(`with ${Math.min(2, table.owns(seat, 'bonus-cargo'))} cargo tiles`);
        },
      });
    }
    const always = ['after its own turn', 'with 0 cargo tiles', 'with 1 cargo tiles'];
    seen.expect([
      ...always,
      ...(isVersus(name) ? ['after a turn of another seat'] : []),
      ...(isPublished(name) ? ['with 2 cargo tiles'] : []),
    ]);
  },
);
