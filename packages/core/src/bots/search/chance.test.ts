import { expect, test } from 'vitest';
import { draw, seedRng } from '../../index.js';
import { sealed } from '../../testing/index.js';
import { letFall, noFalls } from './chance.js';

const rng = seedRng('chance');
const random = () => draw(rng);
const state = sealed.newGame({ seats: 2, chance: 'manual' });

/** How often each first card was drawn, and how many outcomes were distinguished. */
function fall(times: number, most: number) {
  const [falls, first, ways] = [noFalls(), new Map<number, number>(), new Set<string>()];
  for (let i = 0; i < times; i++) {
    const draft = sealed.fast.clone(state);
    ways.add(letFall(sealed, draft, falls, most, random));
    expect(draft.pending[0]?.seat).toBe(0);
    for (let card = 1; card <= 24; card++)
      if (falls.after.get(`draw ${card}`) !== undefined) first.set(card, falls.after.get(`draw ${card}`)?.count ?? 0);
  }
  return { first, ways };
}

test('each outcome comes up in proportion to its probability, not at random', () => {
  const { first, ways } = fall(72, 24);
  expect([...first.values()]).toEqual(Array.from({ length: 24 }, () => 3));
  expect(ways.size).toBe(72);
});

test('where there are too many outcomes they are drawn, and not told apart', () => {
  const { first, ways } = fall(10, 23);
  expect(first.size).toBe(0);
  expect([...ways]).toEqual(['']);
});

test('of unlike outcomes, the one that is furthest behind its share comes next, and one without weight never', () => {
  const chances = [3, 1, 0].map((weight, i) => ({ move: { kind: 'ABC'[i] }, weight }));
  const game = {
    activeSeats: ({ drawn }: { drawn: string }) => (drawn === '' ? [-1] : [0]),
    chances: () => chances,
    encodeMove: ({ kind }: { kind: string }) => kind,
    fast: {
      play(draft: { drawn: string }, { kind }: { kind: string }) {
        draft.drawn = kind;
      },
    },
  };
  const falls = noFalls();
  const fallen = Array.from({ length: 8 }, () => letFall(game as never, { drawn: '' } as never, falls, 3, random));
  expect(fallen.join('')).toBe('AABAAABA');
  expect([falls.count, falls.after.get('A')?.count, falls.after.get('B')?.count]).toEqual([8, 6, 2]);
});
