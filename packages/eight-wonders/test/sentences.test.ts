import { expect, test } from 'vitest';
import { english } from '../src/words/index.js';
import { scene } from './scene.js';

// What random games say too seldom to be heard in a short run, word by word.

const position = scene({});

type Tell = (...given: readonly unknown[]) => unknown;
type Table = 'board' | 'draws' | 'moves' | 'notices' | 'prompts' | 'reasons' | 'refusals';

const said = (table: Table, key: string): Tell =>
  (english[table] as unknown as Readonly<Record<string, Tell>>)[key] ?? expect.fail(`no ${table} of ${key}`);

test.each<[table: Table, key: string, given: readonly unknown[], told: unknown]>([
  ['board', 'cards', [1], 'card'],
  ['board', 'cards', [2], 'cards'],
  ['board', 'points', [1], '1 point'],
  ['moves', 'card-draw', [{ kind: 'card-draw', seat: 1 }, position], 'Blue plays Card draw'],
  ['moves', 'triple', [{ kind: 'triple', seat: 1, use: true }, position], 'Blue plays a Triple bonus'],
  ['moves', 'triple', [{ kind: 'triple', seat: 1, use: false }, position], 'Blue plays no Triple bonus'],
  ['moves', 'double', [{ kind: 'double', seat: 1, use: true }, position], 'Blue plays Double turn and goes on'],
  ['moves', 'double', [{ kind: 'double', seat: 1, use: false }, position], 'Blue ends the turn'],
  [
    'reasons',
    'keeps-double-turn',
    [{ seat: 1 }, position, 'all'],
    'Blue keeps Double turn: no build is worth more than to pass, and two discs or more show each type',
  ],
  [
    'reasons',
    'double-turn-near-the-end',
    [{ seat: 1 }, position, 'all'],
    'Blue plays Double turn: one disc alone shows one of the types, so that the game can soon end',
  ],
  ['reasons', 'no-double-turn', [{ seat: 1, hidden: 1 }, position, 'all'], 'Blue is not known to hold a Double turn'],
  ['reasons', 'no-triple-bonus', [{ seat: 1, hidden: 1 }, position, 'all'], 'Blue is not known to hold a Triple bonus'],
  [
    'reasons',
    'card-trade-needs-more',
    [{ fewest: 1, cards: 0, hidden: 0 }, position, 'all'],
    'keeps Card trade: it pays with 1 building card or more, and the hand holds none',
  ],
  [
    'reasons',
    'card-trade-needs-more',
    [{ fewest: 2, cards: 1, hidden: 2 }, position, 'all'],
    'keeps Card trade: it pays with 2 building cards or more, and the hand holds 1 that it knows',
  ],
  [
    'reasons',
    'card-trade-of-one-type',
    [{ hidden: 0 }, position, 'all'],
    'keeps Card trade: all building cards in hand are of one type',
  ],
  [
    'reasons',
    'card-trade-of-one-type',
    [{ hidden: 1 }, position, 'all'],
    'keeps Card trade: all building cards in hand that it knows are of one type',
  ],
  ['reasons', 'joker-without-use', [{}, position, 'all'], 'keeps Joker: no selection can use it'],
])('%s: %s', (table, key, given, sentence) => {
  expect(said(table, key)(...given)).toEqual(sentence);
});
