import { expect, test } from 'vitest';
import { play, refused, type Scene, scene } from '../test/scene.js';
import { TABLES } from './components/tables.js';
import type { State } from './state/index.js';

const given: Scene = {
  options: { tables: { actionCards: { ...TABLES.actionCards, 'card-trade': { count: 2, max: 2 } } } },
  wonders: { mausoleum: ['camel-3-crane-2', 'crane-1', null], 'tower-of-babel': [null, 'ship-1', 'ship-2'] },
  hands: [
    [2, 1, 0, 0],
    [2, 3, 1, 0],
    [1, 1, 0, 0],
    [0, 1, 2, 0],
  ],
  actions: [['joker', 'card-trade'], ['card-trade']],
};
const turn = scene(given);
const offers = play(turn, 'build 0 mausoleum 0');
const selection = play(offers, 'offer 1 c2k2 true', 'offer 2 c1k1 true', 'offer 3 s2 false');
/** Seat 1 is turned down, and has no Triple bonus. */
const turnedDown = play(selection, 'abandon 0');
const double = play(scene({ hands: [[25, 25, 25, 25]], actions: [['joker']] }), 'pass 0');

test.each<[string, State, object]>([
  [
    'build 0 tower-of-babel 0',
    turn,
    { code: 'no-disc', rule: 'EIGHT-50', wonder: 'tower-of-babel', left: ['ship-1', 'ship-2'] },
  ],
  ['build 0 tower-of-babel 2', turn, { code: 'not-top', rule: 'EIGHT-51', wonder: 'tower-of-babel', top: 'ship-1' }],
  ['card-draw 0', turn, { code: 'no-such-card', rule: 'EIGHT-120', card: 'card-draw', have: 0 }],
  ['card-trade 0 -', turn, { code: 'gives-nothing', rule: 'EIGHT-121' }],
  ['card-trade 0 c2k1', turn, { code: 'gives-too-many', rule: 'EIGHT-121', most: 2 }],
  ['card-trade 0 s1', turn, { code: 'not-in-hand', rule: 'EIGHT-121', have: [2, 1, 0, 0] }],
  ['offer 2 c2 false', offers, { code: 'not-in-hand', rule: 'EIGHT-56', have: [1, 1, 0, 0] }],
  ['offer 1 c2k3s1 false', offers, { code: 'too-many-cards', rule: 'EIGHT-57', most: 5 }],
  ['offer 1 k3 false', offers, { code: 'above-need', rule: 'EIGHT-58', need: [3, 2, 0, 0] }],
  ['offer 1 - true', offers, { code: 'trading-card-alone', rule: 'EIGHT-60' }],
  ['complete 0 3 -', selection, { code: 'no-offer', rule: 'EIGHT-65', offered: [1, 2] }],
  ['complete 0 1,2 -', selection, { code: 'several-trading-cards', rule: 'EIGHT-66', offered: [1, 2] }],
  ['complete 0 1 k1', selection, { code: 'joker-not-needed', rule: 'EIGHT-70', missing: [1, 0, 0, 0] }],
  ['complete 0 2 k1', selection, { code: 'joker-in-part', rule: 'EIGHT-122', cards: 1 }],
  ['complete 0 - c2k2', selection, { code: 'no-such-card', rule: 'EIGHT-122', card: 'joker', have: 1 }],
  ['complete 0 - -', selection, { code: 'too-few-cards', rule: 'EIGHT-68', own: [3, 2, 0, 0], have: [2, 1, 0, 0] }],
  ['triple 1 true', turnedDown, { code: 'no-such-card', rule: 'EIGHT-124', card: 'triple-bonus', have: 0 }],
  ['double 0 true', double, { code: 'no-such-card', rule: 'EIGHT-126', card: 'double-turn', have: 0 }],
])('a refusal of %s says what would be legal', (code, state, refusal) => {
  expect(refused(state, code)).toEqual(refusal);
});

test('EIGHT-67: too many accepted cards are told by the first type of which there are too many', () => {
  const [cranes, camels] = ['offer 1 c2k2 false', 'offer 1 c3k1 false'].map((offer) =>
    play(
      scene({
        ...given,
        hands: [
          [0, 0, 0, 0],
          [3, 2, 0, 0],
          [1, 1, 0, 0],
        ],
      }),
      'build 0 mausoleum 0',
      offer,
    ),
  );
  const tooMuch = (state: State | undefined) =>
    state && refused(play(state, 'offer 2 c1k1 false', 'offer 3 - false'), 'complete 0 1,2 -');
  expect(tooMuch(cranes)).toEqual({ code: 'too-much-accepted', rule: 'EIGHT-67', type: 'crane', need: 2, accepted: 3 });
  expect(tooMuch(camels)).toMatchObject({ type: 'camel', need: 3, accepted: 4 });
});
