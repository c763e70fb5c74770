import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { CATEGORIES, duelSolo, type State } from '../src/index.js';
import { pointsOf } from '../src/scoring.js';
import { describePreview } from '../src/words/index.js';
import { describePreview as racconta } from '../src/words/it/index.js';
import { scene } from './scene.js';
import { variants } from './variants.js';

/** The points of a seat, without those for coins. */
const points = (state: State, seat: number): number =>
  CATEGORIES.filter((name) => name !== 'coins').reduce((sum, name) => sum + pointsOf(state, seat)[name], 0);

const accessible = (state: State): readonly number[] =>
  [...state.structure.keys()].filter((slot) => (state.open >> slot) & 1);

test.each(variants)('DUEL-030, DUEL-074: moves tell their points and what they uncover, $name', ({ options }) => {
  const rng = seedRng('changes');
  let told = 0;
  for (let seed = 0; seed < 6; seed++) {
    let state: State = duelSolo.newGame({ ...options, seed: String(seed), chance: 'manual' });
    while (state.pending.length > 0) {
      const move = duelSolo.fast.randomMove(state, () => draw(rng));
      const { state: next, events } = duelSolo.transition(state, move);
      if (next.pending.length > 0) {
        const by = [0, 0];
        for (const event of events) if (event.kind === 'points') by[event.seat] = (by[event.seat] ?? 0) + event.by;
        expect(by).toEqual([0, 1].map((each) => points(next, each) - points(state, each)));
        const uncovered = events.flatMap((event) => (event.kind === 'uncovered' ? [event.slots] : []));
        expect(uncovered).not.toContainEqual([]);
        if (next.age === state.age)
          expect(uncovered.flat()).toEqual(accessible(next).filter((slot) => !accessible(state).includes(slot)));
        told += by.filter((change) => change !== 0).length + uncovered.length;
      }
      state = next;
    }
  }
  expect(told).toBeGreaterThan(100);
});

test('DUEL-030, DUEL-074: a preview tells coins, points, and what the move uncovers', () => {
  const structure = { 12: 'face-down', 13: 'face-down', 14: 'altar', 18: 'baths', 19: 'theater' } as const;
  const state = scene({ age: 1, seat: 1, structure, one: { coins: 5 } });
  const preview = (code: string) => {
    const told = duelSolo.preview(state, duelSolo.decodeMove(code) as never);
    return [describePreview(state, told), racconta(state, told)].map((items) => items.map(({ text }) => text));
  };
  expect(preview('construct 18')).toEqual([
    ['You pay 2 coins', 'You gain 3 points', '1 face-down card becomes accessible'],
    ['Paghi 2 monete', 'Ottieni 3 punti', 'Diventa accessibile 1 carta a faccia in giù'],
  ]);
});
