import { seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { changed, events, legal, play, refused, type Scene, scene } from '../../test/scene.js';
import type { Cards } from '../components/cards.js';
import { eightWonders } from '../game/index.js';
import type { Move } from '../notation.js';
import { canonicalOffers, drawOffer } from './offers.js';

/** Seat 0 builds for four cranes. */
const cranes = (hands: NonNullable<Scene['hands']>) =>
  play(scene({ wonders: { mausoleum: ['crane-4'] }, hands }), 'build 0 mausoleum 0');
const hands = [
  [0, 3, 0, 0],
  [0, 6, 3, 0],
  [0, 1, 1, 0],
  [2, 0, 0, 0],
] as const;

test('EIGHT-55: all seats but the active one offer, in any order, once', () => {
  const state = cranes(hands);
  expect(eightWonders.activeSeats(state)).toEqual([1, 2, 3]);
  const one = play(state, 'offer 2 k1 false');
  expect(eightWonders.activeSeats(one)).toEqual([1, 3]);
  expect(refused(one, 'offer 2 k1s1 false')?.code).toBe('not-your-turn');
  expect(refused(one, 'offer 0 k1 false')?.code).toBe('not-your-turn');
  expect(eightWonders.check(one, { kind: 'offer', seat: 1, cards: [0, 0, 0, 0], trade: false }, 3)?.code).toBe(
    'not-your-turn',
  );
});

test('EIGHT-55: worked example 23: all orders of commitments lead to equal states', () => {
  const state = cranes(hands);
  const offers = ['offer 1 k2 false', 'offer 2 k1s1 true', 'offer 3 - false'] as const;
  const [b, c, d] = offers;
  const reached = [
    [b, c, d],
    [b, d, c],
    [c, b, d],
    [c, d, b],
    [d, b, c],
    [d, c, b],
  ].map((order) => JSON.stringify(play(state, ...order)));
  expect(new Set(reached).size).toBe(1);
});

test('EIGHT-55: other seats do not learn the size of an offer, or whether the trading card is in it', () => {
  const state = cranes(hands);
  const many = play(state, 'offer 1 k3s1 true');
  const none = play(state, 'offer 1 - false');
  for (const viewer of [0, 2, 3, 'spectator'] as const)
    expect(eightWonders.view(many, viewer)).toEqual(eightWonders.view(none, viewer));
  expect(eightWonders.view(many, 0).offers).toEqual([null, 'hidden', null, null]);
  expect(eightWonders.view(many, 1).offers[1]).toEqual({ cards: [0, 3, 1, 0], trade: true });
  const [event] = events(state, 'offer 1 k3s1 true');
  expect(event && eightWonders.viewEvent(event, 2)).toEqual({ kind: 'offer-committed', seat: 1, offer: 'hidden' });
  expect(event && eightWonders.viewEvent(event, 1)).toEqual(event);
});

test('EIGHT-56: an offer holds cards of the hand, and a refused one commits nothing', () => {
  const state = cranes(hands);
  const text = JSON.stringify(state);
  expect(refused(state, 'offer 2 k2 false')?.code).toBe('not-in-hand');
  expect(refused(state, 'offer 3 c3 false')?.code).toBe('not-in-hand');
  expect(() => eightWonders.applyMove(state, { kind: 'offer', seat: 2, cards: [0, 2, 0, 0], trade: false })).toThrow(
    /not|hand|at most/,
  );
  expect(JSON.stringify(state)).toBe(text);
  expect(eightWonders.activeSeats(state)).toEqual([1, 2, 3]);
  expect(refused(state, 'offer 3 c2 true')).toBeUndefined();
});

test('EIGHT-56, EIGHT-57: a list of offers is the same after others were asked for, and belongs to its caller', () => {
  const of = (disc: 'crane-3' | 'crane-4', hand: Cards) =>
    play(scene({ wonders: { mausoleum: [disc] }, hands: [[0, 0, 0, 0], hand, hand] }), 'build 0 mausoleum 0');
  // The same limits for each type, but another number; the same hand of another seat; another hand.
  const states = [of('crane-4', [2, 2, 2, 2]), of('crane-3', [2, 2, 2, 2]), of('crane-3', [3, 2, 2, 2])];
  const lists = () => states.flatMap((state) => [1, 2, 3].map((seat) => legal(state, seat)));
  const sizes = lists().map((list) => list.length);
  expect(sizes).toEqual([99, 99, 1, 61, 61, 1, 63, 63, 1]);
  for (const state of states) {
    const own = legal(state, 1);
    (eightWonders.legalMoves(state, 1) as Move[]).reverse();
    expect(legal(state, 1)).toEqual(own);
  }
  expect(lists().map((list) => list.length)).toEqual(sizes);
});

test('EIGHT-57: decoys count towards the number of the disc', () => {
  const state = cranes(hands);
  expect(refused(state, 'offer 1 k3s1 false')).toBeUndefined();
  expect(refused(state, 'offer 1 k3s2 false')?.code).toBe('too-many-cards');
  expect(refused(state, 'offer 1 k4s1 true')?.code).toBe('too-many-cards');
});

test('EIGHT-58: on a two-coloured disc each type has its own limit', () => {
  const start = scene({
    options: { twoColoured: true },
    wonders: { mausoleum: ['camel-3-crane-2'] },
    hands: [
      [0, 0, 0, 0],
      [5, 5, 5, 0],
    ],
  });
  const state = play(start, 'build 0 mausoleum 0');
  expect(refused(state, 'offer 1 c3k2 false')).toBeUndefined();
  expect(refused(state, 'offer 1 c2k3 false')?.code).toBe('above-need');
  expect(refused(state, 'offer 1 c4 false')?.code).toBe('above-need');
  expect(refused(state, 'offer 1 c1s4 false')).toBeUndefined();
});

test('EIGHT-59: worked example 4: an empty offer earns nothing, whatever becomes of the build', () => {
  const state = play(cranes(hands), 'offer 1 k2 false', 'offer 2 k1s1 false', 'offer 3 - false');
  for (const end of ['complete 0 1 -', 'abandon 0']) expect(play(state, end).scores[3]?.rejected).toBe(0);
});

test('EIGHT-60: worked example 8: the trading card needs a building card with it', () => {
  const state = cranes(hands);
  expect(refused(state, 'offer 1 - true')?.code).toBe('trading-card-alone');
  expect(refused(state, 'offer 1 s1 true')).toBeUndefined();
});

test('EIGHT-61: decoys may be offered by who holds no correct card', () => {
  expect(legal(cranes(hands), 3)).toContain('offer 3 c2 false');
});

test('EIGHT-62: offers are revealed together, decoys go back to the hands and are remembered', () => {
  const state = play(cranes(hands), 'offer 1 k2 false', 'offer 3 - false');
  const [, revealed] = events(state, 'offer 2 k1s1 true');
  expect(revealed).toEqual({
    kind: 'offers-revealed',
    offers: [
      null,
      { cards: [0, 2, 0, 0], trade: false },
      { cards: [0, 1, 1, 0], trade: true },
      { cards: [0, 0, 0, 0], trade: false },
    ],
  });
  const after2 = play(state, 'offer 2 k1s1 true');
  expect(after2.offers[2]).toEqual({ cards: [0, 1, 0, 0], trade: true });
  expect(after2.hands[2]).toEqual([0, 1, 1, 0]);
  expect(after2.shown).toEqual([
    [0, 0, 0, 0],
    [0, 2, 0, 0],
    [0, 1, 1, 0],
    [0, 0, 0, 0],
  ]);
  expect(after2.discard).toEqual([0, 0, 0, 0]);
});

test('EIGHT-63: without a correct card the trading card is void', () => {
  const state = play(cranes(hands), 'offer 1 s2 true', 'offer 2 - false', 'offer 3 c1 true');
  expect(state.offers.slice(1)).toEqual(Array(3).fill({ cards: [0, 0, 0, 0], trade: false }));
  expect(refused(state, 'complete 0 1 -')?.code).toBe('no-offer');
  const failed = play(state, 'abandon 0');
  expect(failed.scores.map(({ rejected }) => rejected)).toEqual([0, 0, 0, 0]);
});

test('EIGHT-64: committed cards still count as cards in hand', () => {
  const state = play(cranes(hands), 'offer 1 k4 false');
  expect(state.hands[1]).toEqual([0, 6, 3, 0]);
  expect(eightWonders.view(state, 0).hidden).toEqual([0, 9, 2, 2]);
});

test('EIGHT-57, EIGHT-61: worked example 22: offers counted', () => {
  const three = play(
    scene({
      wonders: { mausoleum: ['camel-3'] },
      hands: [
        [0, 0, 0, 0],
        [3, 1, 0, 2],
      ],
    }),
    'build 0 mausoleum 0',
  );
  expect(legal(three, 1)).toHaveLength(29);
  expect(canonicalOffers(three, 1).map(eightWonders.encodeMove)).toEqual([
    'offer 1 - false',
    'offer 1 c1 false',
    'offer 1 c1 true',
    'offer 1 c2 false',
    'offer 1 c2 true',
    'offer 1 c3 false',
    'offer 1 c3 true',
  ]);
  expect(canonicalOffers(three, 0)).toEqual([]);
  const five = play(
    scene({
      wonders: { mausoleum: ['camel-5'] },
      hands: [
        [0, 0, 0, 0],
        [9, 9, 9, 9],
      ],
    }),
    'build 0 mausoleum 0',
  );
  expect(legal(five, 1)).toHaveLength(251);
});

test.each([
  ['one type, an open hand', 'crane-4', [3, 2, 1, 5], 0],
  ['one type, more cards than a place in the table has digits', 'crane-9', [12, 12, 12, 12], 0],
  ['one type, no cards at all', 'crane-1', [0, 0, 0, 0], 0],
  ['one type, two cards unknown', 'crane-3', [0, 1, 2, 0], 2],
  ['two types', 'camel-3-crane-2', [4, 4, 1, 1], 0],
  ['two types, three cards unknown', 'camel-1-crane-4', [1, 0, 0, 2], 3],
] as const)('EIGHT-08, EIGHT-56 to EIGHT-61: the list is all that is legal, in order: %s', (_, disc, hand, hidden) => {
  const state = changed(
    play(scene({ wonders: { mausoleum: [disc] }, hands: [[0, 0, 0, 0], hand] }), 'build 0 mausoleum 0'),
    (draft) => {
      draft.hidden[1] = hidden;
    },
  );
  const all: string[] = [];
  for (let a = 0; a <= 9; a++)
    for (let b = 0; b <= 9; b++)
      for (let c = 0; c <= 9; c++)
        for (let d = 0; d <= 9; d++)
          for (const trade of [false, true]) {
            const move = { kind: 'offer', seat: 1, cards: [a, b, c, d], trade } as const;
            if (eightWonders.check(state, move) === undefined) all.push(eightWonders.encodeMove(move));
          }
  expect(legal(state, 1)).toEqual(all);
});

test('EIGHT-56, EIGHT-61: every legal offer is drawn, and no other', () => {
  // With no masons, with as many cards of two types as the disc allows, and with all four types.
  for (const hand of [
    [0, 4, 4, 0],
    [1, 2, 3, 0],
    [2, 2, 2, 2],
  ] as const) {
    const state = cranes([[0, 3, 0, 0], hand, [0, 1, 1, 0], [2, 0, 0, 0]]);
    const rng = seedRng(`offers ${hand}`);
    const found = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const { cards, trade } = drawOffer(state, 1, rng);
      found.add(eightWonders.encodeMove({ kind: 'offer', seat: 1, cards, trade }));
    }
    expect([...found].sort()).toEqual([...legal(state, 1)].sort());
  }
});
