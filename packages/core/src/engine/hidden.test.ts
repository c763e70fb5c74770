import { expect, test } from 'vitest';
import { draw, drawInt } from '../rng/rng.js';
import { guessAt, HIDDEN, hiding } from './hidden.js';

interface Table {
  hand: string[];
  pile: string[];
  scores: number[];
}

/** The hand of another seat is hidden, and its cards are in the pile that the viewer knows. */
const view = { hand: ['hidden', 'hidden'], pile: ['a', 'b', 'c'], scores: [1, 2] };

/** Guesses that deal the hand from either end of the pile in turn. */
function guessed(): Table {
  const hands = [
    ['a', 'b'],
    ['b', 'c'],
  ];
  let made = 0;
  const { guess, places } = guessAt((): Table => {
    const hand = hands[made++ % hands.length] ?? [];
    return { hand, pile: view.pile.filter((card) => !hand.includes(card)), scores: [1, 2] };
  }, view);
  return hiding(guess, places);
}

/** What a reading gives: a value, or that it cannot be known. */
function read<T>(reading: (table: Table) => T): T | typeof HIDDEN {
  try {
    return reading(guessed());
  } catch (error) {
    if (error === HIDDEN) return HIDDEN;
    throw error;
  }
}

test('a hidden list that the view shows as long tells its length and no piece', () => {
  expect(read(({ hand }) => hand.length)).toBe(2);
  const readings: readonly ((table: Table) => unknown)[] = [
    ({ hand }) => hand[0],
    ({ hand }) => hand.includes('a'),
    ({ hand }) => hand.slice(),
    ({ hand }) => Object.keys(hand),
  ];
  for (const reading of readings) expect(read(reading)).toBe(HIDDEN);
});

test('a hidden list that the view shows longer tells nothing', () => {
  expect(read(({ pile }) => pile.length)).toBe(HIDDEN);
  expect(read(({ pile }) => pile[0])).toBe(HIDDEN);
});

test('what play puts on a hidden list is known from then on', () => {
  const table = guessed();
  table.hand.push('d');
  expect([table.hand.length, table.hand[2]]).toEqual([3, 'd']);
  expect(() => table.hand[1]).toThrow();
  table.hand[0] = 'e';
  expect(table.hand[0]).toBe('e');
  expect(() => table.hand[1]).toThrow();
});

test('no question about a hidden piece is answered, whichever way it is asked', () => {
  const asked: readonly ((table: Table) => unknown)[] = [
    ({ hand }) => 0 in hand,
    ({ hand }) => Object.getOwnPropertyDescriptor(hand, 0),
    ({ hand }) => Reflect.ownKeys(hand),
  ];
  for (const ask of asked) expect(read(ask)).toBe(HIDDEN);
});

test('what holds something hidden is the same each time it is read', () => {
  const table = guessed();
  const [first, again] = [table.hand, table.hand];
  expect(Object.is(first, again)).toBe(true);
  expect('hand' in table).toBe(true);
});

test('what all can see is read as it stands', () => {
  expect(read(({ scores }) => [...scores])).toEqual([1, 2]);
});

test('a card that a coin deals stays unseen, whichever draw the coin is and whatever the view agrees with', () => {
  const guesses = (before: number, view: object) =>
    guessAt((rng) => {
      for (let i = 0; i < before; i++) draw(rng);
      return { hand: { card: drawInt(rng, 2) === 0 ? 'a' : 'b' } };
    }, view);
  for (let before = 0; before < 400; before++)
    for (const card of ['a', 'b']) {
      const { guess, places } = guesses(before, { hand: { card } });
      expect(places.get(guess.hand)?.has('card')).toBe(true);
    }
});

test('guesses are dealt in eight pairs: what one of a pair draws low, the other draws high, draw after draw', () => {
  const drawn: (readonly number[])[] = [];
  guessAt((rng) => {
    drawn.push(Array.from({ length: 6 }, () => draw(rng)));
    return { rng };
  }, {});
  expect(drawn).toHaveLength(16);
  for (let pair = 0; pair < 16; pair += 2)
    expect(drawn[pair]?.map((low, i) => low + (drawn[pair + 1]?.[i] ?? 0))).toEqual(Array(6).fill(1 - 2 ** -32));
  expect(new Set(drawn.map(([first]) => first)).size).toBe(16);
});
