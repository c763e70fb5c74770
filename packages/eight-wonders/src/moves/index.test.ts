import { expect, test } from 'vitest';
import { changed, legal, play, type Scene, scene } from '../../test/scene.js';
import { countWithin, handOf, nthWithin } from '../components/cards.js';
import { eightWonders } from '../game/index.js';
import type { Move } from '../notation.js';
import { decision, type State } from '../state/index.js';
import { holdings } from '../table/hands.js';
import { discUnderConstruction } from '../table/offers.js';
import { ownCardAt, ownCardSize } from './action-cards.js';
import { decisions } from './index.js';

const table: Scene = {
  wonders: { mausoleum: ['camel-3-crane-2', 'crane-1', null], 'tower-of-babel': [null, null, 'ship-2'] },
  hands: [
    [2, 1, 0, 0],
    [1, 2, 1, 0],
    [0, 0, 1, 1],
    [3, 0, 0, 0],
  ],
  actions: [['card-draw', 'card-trade', 'joker'], ['card-draw', 'card-trade'], ['card-draw'], []],
};
const turn = scene(table);
const anyDisc = scene({ ...table, options: { discChoice: 'any' } });
const fifth = scene({ ...table, options: { players: 5 }, active: 4 });
const offers = play(turn, 'build 0 mausoleum 0');
const selection = play(offers, 'offer 1 c1k1 false', 'offer 2 s1 true', 'offer 3 c2 true');
/** Seat 1 may hold any two of the unseen cards besides its own. */
const hidden = changed(offers, (draft) => {
  draft.hidden[1] = 2;
});

/** What an offer is drawn from: all candidates of a seat. */
function candidates(state: State, seat: number): Move[] {
  const { most } = discUnderConstruction(state);
  const have = holdings(state, seat);
  const limits = handOf((type) => Math.min(have[type], most[type]));
  return [
    ...Array.from({ length: countWithin(limits) }, (_, i) => nthWithin(limits, i)).flatMap((cards) =>
      [false, true].map((trade): Move => ({ kind: 'offer', seat, cards, trade })),
    ),
    ...Array.from({ length: ownCardSize(state, seat) }, (_, i) => ownCardAt(state, seat, i)),
  ];
}

test.each<[string, State, number, string]>([
  ['an offer', offers, 1, 'card-trade 1 c1k2s1'],
  ['an offer of hidden cards', hidden, 1, 'card-trade 1 c3k4s3m2'],
  ['an offer and a Card draw', offers, 2, 'card-draw 2'],
  ['an offer alone', offers, 3, 'card-draw 3'],
])('EIGHT-56, EIGHT-115: what is legal are candidates, in their order: %s', (_, state, seat, last) => {
  const all = candidates(state, seat);
  const codes = all.map(eightWonders.encodeMove);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((_, i) => eightWonders.check(state, all[i]) === undefined)).toEqual(legal(state, seat));
  expect(codes.at(-1)).toBe(last);
});

test.each<[string, State, number, string]>([
  ['a turn', turn, 0, 'card-trade 0 c2k1'],
  ['a turn of the fifth seat', fifth, 4, 'build 4 tower-of-babel 2'],
  ['a turn with any disc', anyDisc, 0, 'card-trade 0 c2k1'],
  ['a selection', selection, 0, 'card-trade 0 c2k1'],
])('EIGHT-50, EIGHT-70, EIGHT-115: the cards of a seat come after its other moves: %s', (_, state, seat, last) => {
  expect(legal(state, seat).at(-1)).toBe(last);
});

/** Seat 3 holds one card, which nobody knows. */
const unknown = changed(play(scene({ wonders: { mausoleum: ['crane-2'] } }), 'build 0 mausoleum 0'), (draft) => {
  draft.hidden[3] = 1;
});

test.each([
  ['known hands', offers],
  ['a hidden card', unknown],
])(
  'EIGHT-55, EIGHT-115: an offer is drawn among the candidates of all seats, or among what is legal: %s',
  (_, state) => {
    const all = [1, 2, 3].flatMap((seat) => candidates(state, seat));
    const possible = legal(state);
    for (const [i, move] of all.entries()) {
      const share = (i + 0.5) / all.length;
      const drawn = decisions['offer']?.random?.(state, decision('offer', 1), () => share);
      if (eightWonders.check(state, move) === undefined) expect(drawn).toEqual(move);
      else expect(drawn && eightWonders.encodeMove(drawn)).toBe(possible[Math.floor(share * possible.length)]);
    }
  },
);

test('EIGHT-61: a search considers all that is legal but offers with decoys', () => {
  const considered = (seat: number) => eightWonders.candidates?.(offers, seat).map(eightWonders.encodeMove);
  expect(considered(2)).toEqual(['offer 2 - false', 'card-draw 2']);
  expect(considered(3)).toEqual(legal(offers, 3));
  expect(considered(1)).toEqual(legal(offers, 1).filter((code) => !/^offer \d \S*s/.test(code)));
});
