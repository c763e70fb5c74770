import type { Said } from '@wonders/core';
import { phrase } from '@wonders/core/words';
import { expect, test } from 'vitest';
import { centuryAi } from '../src/index.js';
import { english } from '../src/words/index.js';

const solo = centuryAi.newGame({ seed: 'sentences' });

type Tell = (...given: readonly unknown[]) => unknown;
type Table = 'ahead' | 'draws' | 'events' | 'moves' | 'notices' | 'prompts' | 'reasons' | 'refusals';

/** A sentence of the language, word by word. */
const said = (table: Table, key: string): Tell =>
  (english[table] as unknown as Readonly<Record<string, Tell>>)[key] ?? expect.fail(`no ${table} of ${key}`);

const stranded = (cubes: string): string =>
  `the boat could neither end its movement there nor go on: with ${cubes} you cannot pay the boats there`;

// What random games say too seldom to be heard in a short run.
test.each<[table: Table, key: string, given: readonly unknown[], told: string]>([
  ['moves', 'port', [{}, solo], 'Deliver the order here'],
  ['moves', 'trade', [{ times: 1 }, solo], 'Trade once'],
  ['moves', 'trade', [{ times: 3 }, solo], 'Trade 3 times'],
  ['moves', 'trade', [{ times: 0 }, solo], 'Trade nothing'],
  ['moves', 'pay-toll', [{ colour: 'red' }, solo], 'Pay a red cube for the boat that lies here'],
  [
    'events',
    'outpost',
    [{ seat: 1, place: 0, symbol: 'tea', column: 0 }, solo],
    'The AI builds outpost 1 of tea on the ginger market (2 red for 3 yellow and 1 green)',
  ],
  ['events', 'order', [{ seat: 1, port: 0, order: 'hidden' }, solo], 'The AI takes an order from the north-west port'],
  ['events', 'cubes', [{ seat: 0, by: [2, 0, 0, 0], why: 'trade' }, solo], 'You receive 2 yellow'],
  ['events', 'cubes', [{ seat: 0, by: [-2, 1, 0, 0], why: 'trade' }, solo], 'You trade 2 yellow to 1 red'],
  ['events', 'cubes', [{ seat: 0, by: [-1, 0, 0, 0], why: 'drop' }, solo], ''],
  ['events', 'over', [{ ending: 'fourth-order' }, solo], 'The game is over: 4 orders are filled'],
  ['draws', 'draw', [null, solo], 'Something turns up unseen'],
  ['refusals', 'stranded', [{ have: 0 }, solo], stranded('no cubes')],
  ['refusals', 'stranded', [{ have: 1 }, solo], stranded('only 1 cube')],
  [
    'refusals',
    'toll',
    [{ need: 1, have: 0 }, solo],
    'ending here takes 1 cube, one for each other boat, and you have none',
  ],
  ['refusals', 'wrong-payment', [{ need: 0 }, solo], 'there is nothing to pay here'],
  ['refusals', 'wrong-payment', [{ need: 1 }, solo], 'the outpost costs exactly 1 cube, of any colour'],
  ['refusals', 'not-on-top', [{ top: null }, solo], 'of the pile only the top tile can be taken'],
  ['refusals', 'times', [{ min: 1, max: 1 }, solo], 'you must trade exactly once'],
  ['refusals', 'times', [{ min: 2, max: 2 }, solo], 'you must trade exactly 2 times'],
  ['refusals', 'times', [{ min: 1, max: 3 }, solo], 'you can trade 1 to 3 times'],
  ['notices', 'last-turns', [{ seats: [] }, solo], 'This is the last turn.'],
  [
    'notices',
    'closed-port-moves',
    [{ port: 'port-ne', refilled: false }, solo],
    'The Closed Port goes to the port of the next order that is taken; the north-east port then stays empty.',
  ],
  [
    'reasons',
    'takes-order',
    [{ order: 'none', port: 'port-ne', because: null }, solo],
    'The AI takes an order from the north-east port.',
  ],
  ['reasons', 'if-you', [{ upgrades: [], trades: 0 }, solo], 'If you do not trade:'],
  ['reasons', 'if-you', [{ upgrades: ['red'], trades: 2 }, solo], 'If you upgrade a red cube and trade twice:'],
  [
    'reasons',
    'if-you',
    [{ upgrades: ['red', 'green'], trades: null }, solo],
    'If you upgrade a red cube and upgrade a green cube:',
  ],
  ['reasons', 'pays-no-order', [{ store: [0, 0, 0, 0] }, solo], 'With no cubes it can pay none of the orders.'],
  [
    'reasons',
    'scores-then',
    [{ you: 9, ai: 11, bonus: true, discards: 1 }, solo],
    'Then the points are 9 for you and 11 for the AI, your bonus tile not counted, before you discard 1 cube.',
  ],
  ['reasons', 'leaves-cargo', [{ cargo: [1, 0, 0, 0], points: 1 }, solo], 'leaves 1 yellow: 1 point'],
  ['reasons', 'leaves-cargo', [{ cargo: [1, 0, 0, 0], points: null }, solo], 'leaves 1 yellow'],
])('%s: %s', (table, key, given, sentence) => {
  expect(phrase(said(table, key)(...given) as Said).text).toBe(sentence);
});
