import { seedRng } from '@wonders/core';
import { test } from 'vitest';
import { middle } from './printed-middle.js';
import { isVersus, numbers, type Part, playBeside, Tally, VARIANTS } from './printed-play.js';
import { sum, Table } from './printed-table.js';
import { type Asking, docking, sailing } from './printed-turn.js';

const ROUNDS = 5;
const TASTES = { stay: 0.3, sail: 3, market: 0.5 };

/** The steps of every turn, from the question that lets a boat stay. */
const steps: Part<boolean> = ({ state, offers }) => {
  if (!offers.includes('stay')) return undefined;
  const table = new Table(state);
  return { table, asking: sailing(table, state.turn) };
};

test.each(Object.keys(VARIANTS))(
  'CENT-33, CENT-35, CENT-36, CENT-37, CENT-40, CENT-42, CENT-63: every step that a boat may make, %s',
  (name) => {
    const seen = new Tally();
    for (const game of numbers(name)) {
      const seed = `printed steps ${game}`;
      let been: string[] = [];
      playBeside(middle(VARIANTS[name] ?? {}, seed, game % 2 === 1 ? { crowd: 'poor' } : {}), steps, seedRng(seed), {
        rounds: ROUNDS,
        tastes: TASTES,
        watch: ({ state, offers }, move) => {
          const table = new Table(state);
          if (offers.includes('stay')) been = [table.hex(table.boat(state.turn))];
          const [kind, to = '', drop] = move.split(' ');
          if (kind !== 'sail') return;
          seen.see('back', been.includes(to));
          seen.see('paid', drop !== '-');
          seen.see('free by a bonus tile', drop === '-' && been.length > 1);
          seen.see('from where a boat cannot end', !/\b(dock|stay)\b/.test(offers.join()));
          been.push(to);
        },
      });
    }
    seen.expect([
      'back',
      'paid',
      'free by a bonus tile',
      ...((VARIANTS[name]?.players ?? 0) > 2 ? ['from where a boat cannot end'] : []),
    ]);
  },
);

/** From the end of a movement to the action. */
function* ashore(table: Table, seat: number): Asking {
  yield* docking(table, seat);
  yield { seat, moves: ['harvest'], more: true };
}

const arrivals: Part<void> = ({ before, last }) => {
  if (last !== 'dock') return undefined;
  const table = new Table(before);
  return { table, asking: ashore(table, before.turn) };
};

test.each(Object.keys(VARIANTS))(
  'CENT-38, CENT-39, CENT-41, CENT-114, CENT-121: what is paid and collected where a boat ends, %s',
  (name) => {
    const seen = new Tally();
    for (const game of numbers(name, 30)) {
      const seed = `printed arrivals ${game}`;
      playBeside(middle(VARIANTS[name] ?? {}, seed, game % 2 === 1 ? { crowd: 'full' } : {}), arrivals, seedRng(seed), {
        rounds: 2,
        tastes: { ...TASTES, sail: 1, dock: 2 },
        watch: ({ state }, move) => {
          const table = new Table(state);
          const here = table.boat(state.turn);
          if (/^(pay-toll|collect|leave)/.test(move)) seen.see(move.split(' ')[0] ?? '');
          if (move !== 'dock') return;
          seen.see('where cubes lie', sum(table.loose[here] ?? []) > 0);
          const port = table.market(here) === undefined;
          seen.see('beside a boat, free of toll', port && table.boatsBeside(state.turn, here).length > 0);
        },
      });
    }
    const versus = ['pay-toll', 'collect', 'leave', 'beside a boat, free of toll'];
    seen.expect(['where cubes lie', ...(isVersus(name) ? versus : [])]);
  },
);
