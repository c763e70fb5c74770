import { expect, test } from 'vitest';
import { scene } from '../test/scene.js';
import { duelSolo } from './index.js';
import { ASK } from './state/decisions.js';
import type { State } from './state/index.js';

/** All lists and objects in a value, itself included. */
const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

test('a view of a state that came as plain JSON shares no list or object with it', () => {
  const known = scene({
    options: {
      mode: 'versus',
      names: ['Ada', 'Bob'],
      promos: ['messe'],
      divinityCost: 'actual',
      wonderOverrides: { messe: { coins: 3 } } as never,
    },
    pending: [ASK.turn[0], ASK.ra[1]],
    zero: { cards: ['altar'], wonders: ['messe'], built: ['sphinx'], progress: ['law'], mythologies: ['greek'] },
    one: { wonders: ['colossus'], divinities: ['ishtar'], offerings: [2] },
    board: ['theology'],
    drawn: ['masonry'],
    discard: ['baths'],
    removed: ['tavern'],
    tokens: { 19: 'roman' },
    spaces: { 2: 'ra' },
    tops: ['mars'],
    enki: ['economy'],
  });
  const state: State = JSON.parse(JSON.stringify({ ...known, pool: ['pyramids'], offer: ['piraeus'] }));
  const parts = partsOf(state);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = duelSolo.view(state, viewer);
    expect(view).toEqual({ ...state, viewer, rng: null });
    expect(partsOf(view).filter((part) => parts.includes(part))).toEqual([]);
  }
});

test('two games share nothing that can be changed', () => {
  const changeable = (given: object) => partsOf(duelSolo.newGame(given)).filter((part) => !Object.isFrozen(part));
  for (const given of [{}, { promos: ['messe'] }, { mode: 'versus', pantheon: false }]) {
    const first = changeable(given);
    expect(first.length).toBeGreaterThan(10);
    expect(changeable(given).filter((part) => first.includes(part))).toEqual([]);
  }
});
