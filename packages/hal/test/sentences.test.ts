import { expect, test } from 'vitest';
import { CHARACTER_IDS } from '../src/components/characters.js';
import { hal, type State } from '../src/index.js';
import { english, nameOf } from '../src/words/index.js';

// What random games say too seldom to be heard in a short run, word by word.

const solo = hal.newGame({ seed: 'sentences' });
const versus = hal.newGame({ seed: 'sentences', mode: 'versus', players: 3 });

type Tell = (values: object | null, position: State, seat?: number | 'all') => string;
type Table = 'moves' | 'draws' | 'prompts' | 'notices' | 'refusals' | 'reasons';

const told = (table: Table, key: string): Tell =>
  (english[table] as unknown as Readonly<Record<string, Tell>>)[key] ?? expect.fail(`no ${table} of ${key}`);

test.each<[table: Table, key: string, values: object | null, position: State, seat: number | 'all', told: string]>([
  ['notices', 'last-tile', { tiles: 0 }, solo, 'all', 'The tile supply is empty: the game ends with this round'],
  ['notices', 'last-tile', { tiles: 1 }, solo, 'all', 'One tile is left: the game ends with this round'],
  [
    'notices',
    'human-placed',
    {},
    solo,
    'all',
    'All your resources stand on buildings: the game ends with this round, unless Hal covers one of these',
  ],
  [
    'notices',
    'human-low',
    { resources: 1 },
    solo,
    'all',
    'You have 1 resource left: the game ends with the round in which all stand on buildings',
  ],
  [
    'notices',
    'human-low',
    { resources: 2 },
    solo,
    'all',
    'You have 2 resources left: the game ends with the round in which all stand on buildings',
  ],
  ['notices', 'hal-last', { sure: true }, solo, 'all', 'Hal has one resource left: the game ends with this round'],
  [
    'notices',
    'hal-last',
    { sure: false },
    solo,
    'all',
    'Hal has one resource left: the game ends with this round, unless you cover a building of his',
  ],
  [
    'notices',
    'round-ends',
    { ending: 'human-resources-placed' },
    solo,
    'all',
    'The game ends with this round: all your resources stand on buildings',
  ],
  [
    'notices',
    'hal-may-end',
    { card: 'red-2', keeping: 'hal-resources-exhausted', drawn: [] },
    solo,
    'all',
    "The game may end with Hal's turn: with red 2, if he keeps to it, all of Hal's resources stand on buildings",
  ],
  [
    'notices',
    'all-placed',
    { seat: 1 },
    versus,
    'all',
    'All resources of Seat 2 stand on buildings: the game ends with this round, unless another player covers one of them',
  ],
  [
    'notices',
    'few-left',
    { seat: 1, resources: 2 },
    versus,
    'all',
    'Seat 2 has 2 resources left: the game ends with the round in which all stand on buildings',
  ],
  [
    'notices',
    'round-ends',
    { ending: 'resources-placed' },
    versus,
    'all',
    'The game ends with this round: a player has all resources on buildings',
  ],
  ['notices', 'tie', {}, solo, 'all', 'Equal totals are a draw'],
  ['notices', 'tie', {}, versus, 'all', 'Equal totals share the victory'],
  ['moves', 'first-player', { kind: 'first-player', player: 1 }, versus, 'all', 'Seat 2 begins'],
  ['moves', 'starter-set', { kind: 'starter-set', set: 1 }, versus, 'all', 'The starter set is 1'],
  ['draws', 'character', null, versus, 1, 'Seat 2 draws a character'],
  ['draws', 'character', null, versus, 'all', 'A character is drawn'],
  ['draws', 'tile', null, versus, 'all', 'A tile is drawn'],
  ['draws', 'hal-tile', null, solo, 'all', 'Something is drawn'],
  ['prompts', 'first-player', { possible: 3 }, versus, 0, 'Who begins? 3 possible'],
  ['prompts', 'starter-set', { to: 1, possible: 4 }, versus, 0, 'Which starter set does Seat 2 get? 4 possible'],
  [
    'prompts',
    'character',
    { to: 1, place: 2, possible: 9 },
    versus,
    0,
    'Which character is dealt to Seat 2 as the second of four? 9 possible',
  ],
  ['reasons', 'card-given', {}, solo, 'all', 'the card he was given'],
  [
    'refusals',
    'committed',
    { code: 'committed', tile: 'red-2' },
    versus,
    'all',
    'red 2 is committed and stays in the stash until it is played',
  ],
])('%s: %s of %j', (table, key, values, position, seat, sentence) => {
  expect(told(table, key)(values, position, seat)).toBe(sentence);
});

test.each(CHARACTER_IDS)('%s is dealt by name', (character) => {
  const move = { kind: 'character', character };
  expect(told('moves', 'character')(move, versus)).toBe(`The character dealt is ${nameOf(character)}`);
  expect(told('draws', 'character')(move, versus, 1)).toBe(`Seat 2 draws ${nameOf(character)}`);
});
