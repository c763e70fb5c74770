import { IllegalMoveError, InvalidOptionsError } from '@wonders/core';
import { begin, load, push, save } from '@wonders/core/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRIES } from '../../../.ci/runs.js';
import { legal, play, read, scene } from '../test/scene.js';
import { eightWonders } from './game/index.js';
import type { Move } from './notation.js';
import type { NewGameOptions } from './options.js';

const state = play(
  scene({
    wonders: { mausoleum: ['crane-4'] },
    hands: [
      [0, 3, 0, 0],
      [0, 2, 0, 0],
      [0, 1, 1, 0],
    ],
  }),
  'build 0 mausoleum 0',
);
const json = fc.jsonValue({ maxDepth: 4 });
const moveLike = fc.oneof(
  json,
  fc.record({
    kind: fc.constantFrom('offer', 'complete', 'card-trade', 'build', 'disc'),
    seat: json,
    cards: json,
    trade: json,
  }),
  fc.record({
    kind: fc.constant('offer'),
    seat: fc.nat(6),
    cards: fc.array(fc.integer({ min: -1, max: 10 }), { maxLength: 5 }),
    trade: fc.boolean(),
  }),
);

test('any JSON as a move is refused with a code that says where, or is legal', () => {
  fc.assert(
    fc.property(moveLike, (value) => {
      const refusal = eightWonders.check(state, value);
      const move = value as unknown as Move;
      if (refusal === undefined) expect(legal(state)).toContain(eightWonders.encodeMove(move));
      else {
        expect(eightWonders.describeRefusal(refusal)).not.toBe('');
        expect(() => eightWonders.applyMove(state, move)).toThrow(IllegalMoveError);
      }
    }),
    { numRuns: TRIES },
  );
});

test('any text decodes to a move that encodes to it, or to nothing', () => {
  const words = fc.stringMatching(/^(offer|complete|card-trade|triple|build)( [0-9cksm,-]{1,6}){0,3}( (true|false))?$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), words), (text) => {
      const move = eightWonders.decodeMove(text);
      if (move !== undefined) expect(eightWonders.encodeMove(move)).toBe(text);
    }),
    { numRuns: TRIES },
  );
});

test('any JSON as options makes a game or is refused by name', () => {
  const options = fc.record(
    {
      players: json,
      ruleset: json,
      bots: json,
      tables: fc.oneof(json, fc.record({ discBonus: json, discSets: json, actionCards: json }, { requiredKeys: [] })),
      stallRounds: json,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(json, options), (value) => {
      try {
        eightWonders.newGame(value as object as NewGameOptions);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidOptionsError);
        expect((error as InvalidOptionsError).issues.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: TRIES },
  );
});

test('any JSON as a save loads or says what is wrong', () => {
  const good = save(
    eightWonders,
    push(eightWonders, begin(eightWonders, { startSeat: 0, seed: 'good' }), read('pass 0')),
  );
  const saves = fc
    .tuple(fc.constantFrom(...Object.keys(good)), json)
    .map(([key, value]) => ({ ...good, [key]: value }));
  fc.assert(
    fc.property(fc.oneof(json, saves), (value) => {
      const result = load(eightWonders, value);
      if (!result.ok) expect(result.issue.message).not.toBe('');
    }),
    { numRuns: TRIES },
  );
  expect(load(eightWonders, JSON.stringify(good)).ok).toBe(true);
});

test.each([
  ['offer 1 c10 false', 'ten of a type'],
  ['offer 1 k2c1 false', 'types out of order'],
  ['offer 1 c01 false', 'leading zeros'],
  ['offer 1 c0 false', 'a zero'],
  ['offer 5 - false', 'a sixth seat'],
  ['complete 0 3,1 -', 'seats out of order'],
  ['complete 0 1,1 -', 'a seat twice'],
  ['complete 0  -', 'nothing'],
  ['complete 0 - c10', 'Jokers for ten cards'],
  ['build 0 mausoleum 3', 'a fourth space'],
  ['card hidden ', 'a space more'],
  ['disc crane-10', 'a number too high'],
])('%s is no move: %s', (code) => {
  expect(eightWonders.decodeMove(code)).toBeUndefined();
});

test('every kind of move has its text', () => {
  const moves: readonly Move[] = [
    { kind: 'pass', seat: 3 },
    { kind: 'build', seat: 0, wonder: 'pyramids-of-giza', space: 2 },
    { kind: 'offer', seat: 2, cards: [2, 0, 1, 0], trade: true },
    { kind: 'complete', seat: 0, accept: [1, 3, 4], jokers: [0, 1, 0, 0] },
    { kind: 'abandon', seat: 0 },
    { kind: 'card-draw', seat: 1 },
    { kind: 'card-trade', seat: 1, give: [1, 0, 0, 12] },
    { kind: 'triple', seat: 4, use: true },
    { kind: 'double', seat: 4, use: false },
    { kind: 'disc', disc: 'camel-2-stone-mason-3' },
    { kind: 'card', card: 'hidden' },
    { kind: 'start', first: 2 },
    { kind: 'action', card: 'five-vp' },
    { kind: 'name-action', card: 'joker' },
  ];
  expect(moves.map(eightWonders.encodeMove)).toEqual([
    'pass 3',
    'build 0 pyramids-of-giza 2',
    'offer 2 c2s1 true',
    'complete 0 1,3,4 k1',
    'abandon 0',
    'card-draw 1',
    'card-trade 1 c1m12',
    'triple 4 true',
    'double 4 false',
    'disc camel-2-stone-mason-3',
    'card hidden',
    'start 2',
    'action five-vp',
    'name-action joker',
  ]);
  for (const move of moves) expect(eightWonders.decodeMove(eightWonders.encodeMove(move))).toEqual(move);
});
