import { InvalidOptionsError } from '@wonders/core';
import { expect, test } from 'vitest';
import { draws, play, points, scene } from '../test/scene.js';
import { TABLES } from './components/tables.js';
import { eightWonders } from './game/index.js';

function issues(options: object): string[] {
  try {
    eightWonders.newGame({ seed: 'options', ...options });
    return [];
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error.issues.map(({ path }) => `/${path.join('/')}`);
    throw error;
  }
}

test.each([
  [{ players: 2 }, '/players'],
  [{ players: 6 }, '/players'],
  [{ ruleset: 'house' }, '/ruleset'],
  [{ discSet: 'manual' }, '/discSet'],
  [{ discChoice: 'all' }, '/discChoice'],
  [{ twoColoured: 1 }, '/twoColoured'],
  [{ actionCards: 'no' }, '/actionCards'],
  [{ startSeat: 5 }, '/startSeat'],
  [{ players: 3, startSeat: 3 }, '/startSeat'],
  [{ stallRounds: 1 }, '/stallRounds'],
  [{ stallRounds: 21 }, '/stallRounds'],
  [{ bots: 'novice' }, '/bots'],
  [{ players: 4, bots: ['builder', 'builder', 'builder'] }, '/bots'],
  [{ players: 3, bots: ['builder', 'builder', 'builder', 'builder'] }, '/bots'],
  [{ players: 5, bots: ['builder', 'builder', 'builder', 'builder', 'builder', 'builder'] }, '/bots'],
  [{ seats: 4 }, '/seats'],
] as const)('EIGHT-06: %j is refused by name', (options, path) => {
  expect(issues(options)).toEqual([path]);
});

test('EIGHT-06: who names too many efforts hears how many there may be', () => {
  const bots = Array<'builder'>(6).fill('builder');
  expect(() => eightWonders.newGame({ seed: 'options', players: 5, bots })).toThrow('a list of 3 to 5');
});

test('EIGHT-06: hands are secret, so there is no default seed', () => {
  expect(issues({ seed: undefined })).toEqual(['/seed']);
  expect(issues({ seed: undefined, chance: 'manual' })).toEqual([]);
});

test('EIGHT-06: what is left out has its default', () => {
  expect(eightWonders.newGame({ seed: 'defaults' }).options).toEqual({
    players: 4,
    discSet: 'manual-1-5',
    discChoice: 'top',
    twoColoured: false,
    actionCards: true,
    startSeat: 'random',
    stallRounds: 5,
    bots: ['builder', 'builder', 'builder', 'builder'],
    tables: null,
  });
  const published = eightWonders.newGame({
    seed: 'defaults',
    ruleset: 'published',
    players: 3,
    bots: ['architect', 'master', 'apprentice'],
  });
  expect(published.options).toMatchObject({ discChoice: 'any', bots: ['architect', 'master', 'apprentice'] });
});

const { discSets, twoColouredDiscs, scoringTable, actionCards } = TABLES;
const manual = discSets['manual-1-5'];
const swapped = (set: readonly string[], i: number, disc: string) => set.map((id, at) => (at === i ? disc : id));

test.each<[string, object]>([
  ['five camels', { discSets: { ...discSets, 'manual-1-5': swapped(manual, 0, 'crane-1') } }],
  ['23 discs', { discSets: { ...discSets, 'manual-1-5': manual.slice(1) } }],
  ['25 discs, one of them two-coloured', { discSets: { ...discSets, 'manual-1-5': [...manual, 'camel-1-ship-1'] } }],
  ['number 10', { discSets: { ...discSets, 'manual-1-5': swapped(manual, 0, 'camel-10') } }],
  ['number 0', { discSets: { ...discSets, 'manual-1-5': swapped(manual, 0, 'camel-0') } }],
  ['a two-coloured disc in a set', { discSets: { ...discSets, 'manual-1-5': swapped(manual, 0, 'camel-1-ship-1') } }],
  ['single-coloured two-coloured discs', { twoColouredDiscs: { ...twoColouredDiscs, discs: Array(4).fill('ship-3') } }],
  [
    'one single-coloured two-coloured disc',
    { twoColouredDiscs: { ...twoColouredDiscs, discs: swapped(twoColouredDiscs.discs, 0, 'ship-3') } },
  ],
  ['three two-coloured discs', { twoColouredDiscs: { ...twoColouredDiscs, discs: twoColouredDiscs.discs.slice(1) } }],
  ['6 + 4 on a disc', { twoColouredDiscs: { ...twoColouredDiscs, discs: Array(4).fill('camel-6-ship-4') } }],
  ['six rows', { scoringTable: { ...scoringTable, rows: scoringTable.rows.slice(1) } }],
  ['first < second', { scoringTable: { ...scoringTable, light: { first: 3, second: 4 } } }],
  [
    'first < second in one row',
    { scoringTable: { ...scoringTable, rows: [...scoringTable.rows.slice(1), { first: 3, second: 4 }] } },
  ],
  ['second < others', { scoringTable: { ...scoringTable, others: 5 } }],
  ['a falling bonus', { discBonus: [0, 3, 2, 6, 10, 15, 21] }],
  ['a negative bonus', { discBonus: [-1, 0, 3, 6, 10, 15, 21] }],
  ['a short bonus', { discBonus: [0, 0, 3, 6, 10, 15] }],
  ['ten Jokers', { actionCards: { ...actionCards, joker: { count: 10 } } }],
  ['two-coloured discs for a 0', { twoColouredDiscs: { ...twoColouredDiscs, replaces: 0 } }],
  ['two-coloured discs for a 10', { twoColouredDiscs: { ...twoColouredDiscs, replaces: 10 } }],
  ['five two-coloured discs', { twoColouredDiscs: { ...twoColouredDiscs, discs: Array(5).fill('camel-3-ship-2') } }],
  ['1,000 points', { scoringTable: { ...scoringTable, light: { first: 1000, second: 4 } } }],
  ['eight rows', { scoringTable: { ...scoringTable, rows: [...scoringTable.rows, scoringTable.light] } }],
  ['eight bonuses', { discBonus: [0, 0, 3, 6, 10, 15, 21, 28] }],
  ['a trade of ten', { actionCards: { ...actionCards, 'card-trade': { count: 2, max: 10 } } }],
  ['no limit of 0', { actionCards: { ...actionCards, 'card-trade': { count: 2, max: 0 } } }],
  ['a Joker of two cards', { actionCards: { ...actionCards, joker: { count: 2, cards: 2 } } }],
  ['an unknown table', { columns: 5 }],
  [
    'six action cards',
    {
      actionCards: Object.fromEntries(
        Object.entries(actionCards).map(([card, numbers], i) => [card, { ...numbers, count: i < 6 ? 1 : 0 }]),
      ),
    },
  ],
])('EIGHT-07: tables with %s are refused', (_, tables) => {
  const [path] = issues({ tables });
  expect(path).toMatch(/^\/tables/);
});

test.each<[string, object]>([
  ['two-coloured discs for a 1', { twoColouredDiscs: { ...twoColouredDiscs, replaces: 1 } }],
  ['two-coloured discs for a 9', { twoColouredDiscs: { ...twoColouredDiscs, replaces: 9 } }],
  [
    '0 and 999 points',
    { scoringTable: { ...scoringTable, light: { first: 999, second: 0 }, others: 0 }, discBonus: Array(7).fill(999) },
  ],
  ['a trade of one', { actionCards: { ...actionCards, 'card-trade': { count: 2, max: 1 } } }],
  ['a trade of nine', { actionCards: { ...actionCards, 'card-trade': { count: 2, max: 9 } } }],
  [
    'no Joker, and nine of another',
    { actionCards: { ...actionCards, joker: { count: 0 }, 'double-turn': { count: 9 } } },
  ],
  [
    'seven action cards',
    {
      actionCards: Object.fromEntries(
        Object.entries(actionCards).map(([card, numbers]) => [card, { ...numbers, count: 1 }]),
      ),
    },
  ],
])('EIGHT-07: tables with %s are accepted', (_, tables) => {
  expect(issues({ tables })).toEqual([]);
});

test('EIGHT-06: the shortest and the longest stall are accepted, and so is an effort for each of three seats', () => {
  for (const stallRounds of [2, 20]) expect(issues({ stallRounds })).toEqual([]);
  expect(issues({ players: 3, bots: ['builder', 'builder', 'builder'] })).toEqual([]);
});

test('EIGHT-07: the printed tables fit together, with two-coloured discs as well', () => {
  for (const discSet of ['manual-1-5', 'published-3-6'] as const)
    expect(issues({ tables: { ...TABLES }, discSet, twoColoured: true })).toEqual([]);
});

test('EIGHT-07: the number that two-coloured discs replace has to be in the set', () => {
  const tables = { twoColouredDiscs: { ...twoColouredDiscs, replaces: 6 } };
  expect(issues({ tables })).toEqual([]);
  expect(issues({ tables, twoColoured: true })).toEqual(['/tables']);
  const noFiveOfShips = { ...discSets, 'manual-1-5': manual.map((id) => (id === 'ship-5' ? 'ship-4' : id)) };
  expect(issues({ tables: { discSets: noFiveOfShips } })).toEqual([]);
  expect(issues({ tables: { discSets: noFiveOfShips }, twoColoured: true })).toEqual(['/tables']);
});

test('EIGHT-07, EIGHT-151: only the set in play has to make room for two-coloured discs', () => {
  const tables = { twoColouredDiscs: { ...twoColouredDiscs, replaces: 6 } };
  const { spaces } = eightWonders.newGame({ ruleset: 'published', twoColoured: true, tables, seed: 'tables' });
  expect(spaces).toHaveLength(24);
  expect(spaces.filter((disc) => /^\w+(-mason)?-6$/.test(disc ?? ''))).toEqual([]);
  const small = { twoColouredDiscs: { ...twoColouredDiscs, replaces: 2 } };
  expect(issues({ twoColoured: true, tables: small })).toEqual([]);
  expect(issues({ twoColoured: true, tables: small, discSet: 'published-3-6' })).toEqual(['/tables']);
});

test('EIGHT-07: the engine plays by the tables that it is given', () => {
  const tables = {
    scoringTable: { rows: Array(7).fill({ first: 50, second: 20 }), light: { first: 9, second: 9 }, others: 1 },
    actionCards: { ...actionCards, 'card-draw': { count: 9, cards: 2 } },
  };
  const start = scene({
    options: { tables },
    wonders: { mausoleum: ['ship-1', null, null] },
    parts: { mausoleum: [0, 5, 3, 2] },
    hands: [[0, 0, 1, 0]],
    actions: [['card-draw']],
  });
  expect(start.actionPile['card-draw']).toBe(8);
  const drawn = draws(play(start, 'card-draw 0'));
  expect(drawn.hands[0]).toEqual([0, 0, 1, 2]);
  const built = play(
    drawn,
    'build 0 mausoleum 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );
  expect(points(built)).toEqual([1, 50, 20, 1]);
});
