import { expect, test } from 'vitest';
import { language } from '../../test/words.js';
import type { Told } from '../index.js';
import { sealed } from '../testing/index.js';
import { heaviestFirst, wordsOf } from './index.js';

const told = (weight: Told['weight'], text: string = weight): Told => ({
  text,
  brief: text,
  weight,
  seat: null,
  places: [],
});

test('the heaviest comes first, and what weighs as much keeps its order', () => {
  const items = [told('rest'), told('gains', 'b'), told('ends'), told('gains', 'a'), told('takes'), told('loses')];
  expect(heaviestFirst(items).map(({ text }) => text)).toEqual(['ends', 'loses', 'takes', 'b', 'a', 'rest']);
});

/** A state of the last round, in which seat 0 bids. */
function lastRound() {
  let state = sealed.newGame({ seats: 2, seed: 'told' });
  while (state.round < 3 || state.bids.every((bid) => bid === null)) state = sealed.choices(state).play(0);
  return state;
}

/** The words of the small game, in which seats lose, pay, and are told of what comes. */
const words = wordsOf({
  ...language,
  events: { bid: ({ seat }) => `Seat ${seat} pays`, sold: ({ to }) => `Seat ${to} loses` },
  weights: { ...language.weights, events: { bid: 'pays', sold: ({ to }) => ({ weight: 'loses', seat: to }) } },
});

const foretold = (events: readonly object[], ply = 0) => {
  const mine = { seat: 0, move: { kind: 'bid', seat: 0, card: 1 }, events: ply === 0 ? events : [] };
  const answer = { seat: 1, move: { kind: 'bid', seat: 1, card: 2 }, events };
  const plies = ply === 0 ? [mine] : [mine, answer];
  return words.describePreview(lastRound(), { plies, until: 'seat', notices: [] } as never);
};

test('a preview speaks to the seat that moves: what another seat loses, it takes', () => {
  const sold = (to: number) => ({ kind: 'sold', bids: [1, 2], to, prize: 3 });
  const bid = (seat: number) => ({ kind: 'bid', seat, card: 1 });
  expect(foretold([bid(0), sold(0), sold(1), bid(1)])).toEqual([
    { text: 'Seat 0 loses', brief: 'Seat 0 loses', weight: 'loses', seat: 0, places: ['pool'], answer: false },
    { text: 'Seat 1 loses', brief: 'Seat 1 loses', weight: 'takes', seat: 1, places: ['pool'], answer: false },
    { text: 'Seat 0 pays', brief: 'Seat 0 pays', weight: 'pays', seat: 0, places: [], answer: false },
    { text: 'Seat 1 pays', brief: 'Seat 1 pays', weight: 'rest', seat: 1, places: [], answer: false },
  ]);
});

test('answers keep their order: they tell what follows step by step', () => {
  const items = foretold(
    [
      { kind: 'bid', seat: 1, card: 1 },
      { kind: 'sold', bids: [1, 2], to: 0, prize: 3 },
    ],
    1,
  );
  expect(items.map(({ text, answer }) => [text, answer])).toEqual([
    ['Seat 2 bids 2', true],
    ['Seat 1 pays', true],
    ['Seat 0 loses', true],
  ]);
});

test('an answer is where the events happen that its sentence has said', () => {
  const silent = wordsOf({
    ...language,
    places: { ...language.places, events: { bid: ({ card }) => [`card-${card}`, 'pool'], sold: ['pool'] } },
  });
  const bid = (seat: number) => ({ kind: 'bid', seat, card: seat + 1 });
  const plies = [0, 1].map((seat) => ({ seat, move: bid(seat), events: [bid(seat), bid(seat)] }));
  const items = silent.describePreview(lastRound(), { plies, until: 'seat', notices: [] } as never);
  expect(items.map(({ text, places }) => [text, places])).toEqual([['Seat 2 bids 2', ['card-2', 'pool']]]);
});

test('a notice is told alike from the state and from a view', () => {
  const state = lastRound();
  const notice = { key: 'last-round', values: {} } as const;
  const item = {
    text: 'This is the last round',
    brief: 'This is the last round',
    weight: 'ends',
    seat: null,
    places: ['pool'],
  };
  expect(words.describeNotice(state, notice)).toEqual(item);
  expect(words.describeNotice(sealed.view(state, 0), notice)).toEqual(item);
});

test('a trait is told in its sentence, and no other name has one', () => {
  const { describeTrait } = wordsOf({ ...language, traits: { bold: 'It bids high' } } as typeof language);
  expect(describeTrait('bold')).toBe('It bids high');
  for (const name of ['shy', 'constructor']) expect(() => describeTrait(name)).toThrow(`there is no trait "${name}"`);
  expect(() => wordsOf(language).describeTrait('bold')).toThrow(RangeError);
});
