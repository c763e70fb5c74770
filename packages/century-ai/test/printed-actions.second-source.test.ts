import { seedRng } from '@wonders/core';
import { test } from 'vitest';
import { middle } from './printed-middle.js';
import { ANYTHING, isPublished, isVersus, numbers, type Part, playBeside, Tally, VARIANTS } from './printed-play.js';
import { Table } from './printed-table.js';
import { type Asking, actions, harvest, market } from './printed-turn.js';

const ROUNDS = 5;
const TASTES = { stay: 3, sail: 2, market: 3, port: 9, 'skip-upgrade': 0.5 };

/** The question for the action, and what the action does unless it goes to market. */
function* chosen(table: Table, seat: number): Asking {
  const move = yield { seat, moves: actions(table, seat) };
  if (move.startsWith('market')) return;
  if (move === 'harvest') harvest(table, seat);
  if (move === 'port') table.claim(seat, table.port(table.boat(seat)));
  yield ANYTHING;
}

const choice: Part<void> = ({ state, offers }) => {
  if (!offers.includes('harvest')) return undefined;
  const table = new Table(state);
  return { table, asking: chosen(table, state.turn) };
};

test.each(Object.keys(VARIANTS))(
  'CENT-32, CENT-46, CENT-47, CENT-48, CENT-53, CENT-56, CENT-57, CENT-58, CENT-65, CENT-67, CENT-115, CENT-120: every action, %s',
  (name) => {
    const seen = new Tally();
    for (const game of numbers(name)) {
      const seed = `printed choices ${game}`;
      playBeside(middle(VARIANTS[name] ?? {}, seed), choice, seedRng(seed), {
        rounds: ROUNDS,
        tastes: TASTES,
        watch: ({ offers }, move) => {
          const [kind = '', pay] = move.split(' ');
          if (!offers.includes('harvest')) return;
          seen.see(kind);
          seen.see('market beside an outpost', kind === 'market' && pay !== '-');
        },
      });
    }
    const kinds = ['harvest', 'port', 'market', 'market beside an outpost'];
    seen.expect([...kinds, ...(isVersus(name) ? ['pass'] : [])]);
  },
);

/** A market action from its payment to its last trade. */
function* dealt(table: Table, seat: number, pay: string): Asking {
  yield* market(table, seat, pay);
  yield ANYTHING;
}

const markets: Part<void> = ({ before, last }) => {
  const [kind, pay = ''] = last.split(' ');
  if (kind !== 'market') return undefined;
  const table = new Table(before);
  return { table, asking: dealt(table, before.turn, pay) };
};

test.each(Object.keys(VARIANTS))(
  'CENT-45, CENT-49, CENT-50, CENT-51, CENT-52, CENT-60, CENT-61, CENT-64: building, upgrades, bonus tiles, trades, %s',
  (name) => {
    const seen = new Tally();
    for (const game of numbers(name)) {
      const seed = `printed markets ${game}`;
      let last = '';
      playBeside(middle(VARIANTS[name] ?? {}, seed), markets, seedRng(seed), {
        rounds: ROUNDS,
        tastes: TASTES,
        watch: ({ state }, move) => {
          const [kind = '', tile = ''] = move.split(' ');
          if (/^(upgrade|skip-upgrade|bonus|trade)$/.test(kind)) seen.see(kind);
          seen.see('upgrade once more', kind === 'upgrade' && last === 'upgrade');
          seen.see('a second tile of a kind', kind === 'bonus' && new Table(state).owns(state.turn, tile) > 0);
          seen.see('the six', tile === 'bonus-vp-6');
          last = kind;
        },
      });
    }
    const [kinds, several] = [
      ['upgrade', 'skip-upgrade', 'bonus', 'trade'],
      ['upgrade once more', 'a second tile of a kind'],
    ];
    seen.expect([...kinds, ...(isPublished(name) ? several : [])]);
  },
);
