import { CHANCE, draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { chances, hal, newGame, type Options, type State, view } from './index.js';

/** What is asked, with the values that say how much of it there is. */
function asked(state: State): string {
  const { key = '', values = {} } = hal.promptOf(state) ?? {};
  const told = Object.entries(values).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [key, ...told].join(', ');
}

const FEW = 4;

/** The questions of a game that chance plays, a few of each kind, with the positions in which they are asked. */
function questions(options: Partial<Options>): readonly State[] {
  const rng = seedRng('asked');
  const found: State[] = [];
  const times = new Map<string, number>();
  let state: State = newGame({ ...options, chance: 'manual' });
  while (state.pending.length > 0) {
    const { key = '' } = hal.promptOf(state) ?? {};
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    if (time <= FEW) found.push(state);
    state = hal.applyMove(
      state,
      hal.fast.randomMove(state, () => draw(rng)),
    );
  }
  return found;
}

const GAMES = [
  ['Hal', {}],
  ['Hal with a blind gift', { giftToHal: 'blind', level: 'expert' }],
  ['three players who draft', { mode: 'versus', players: 3 }],
  ['five players with starter sets', { mode: 'versus', players: 5, characters: 'starter' }],
] as const;

describe.each(GAMES)('the questions of a game against %s', (_, options) => {
  const states = questions(options);
  const drawing = states.filter((state) => state.pending.at(-1)?.seat === CHANCE);

  test('HAL-08, HAL-71: what is asked of the table tells how many pieces may turn up', () => {
    for (const state of drawing)
      expect([asked(state), hal.promptOf(state)?.values]).toEqual([
        asked(state),
        expect.objectContaining({ possible: chances(state).length }),
      ]);
  });

  test('HAL-80: all who look on are asked the same', () => {
    for (const state of drawing)
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(hal.promptOf(view(state, viewer))).toEqual(hal.promptOf(state));
  });
});

/** What is asked from the first card that is burnt until a decision of a kind, where the first outcomes turn up. */
function beginning(options: Partial<Options>, until: string): readonly string[] {
  const lines: string[] = [];
  let state: State = newGame({ ...options, chance: 'manual' });
  while (state.pending.at(-1)?.kind !== until) {
    if (state.phase !== 'city' || state.city.length === 9) lines.push(asked(state));
    state = hal.applyMove(
      state,
      hal.fast.randomMove(state, () => 0),
    );
  }
  return lines;
}

const from = (most: number) => Array.from({ length: most }, (_, i) => most - i);
const to = (most: number) => from(most).reverse();

test('HAL-09, HAL-12, HAL-18: how many pieces of a kind are still to be drawn is asked along with each', () => {
  expect(beginning({}, 'give')).toEqual([
    ...from(7).map((left) => `burn, left ${left}, possible ${14 + left}`),
    ...from(6).map((left) => `tile, to 0, left ${left}, possible ${45 + left}`),
    ...to(3).map((place) => `card, to 0, place ${place}, possible ${15 - place}`),
  ]);
});

test('HAL-71, HAL-73: who draws which character and which card of the hand', () => {
  expect(beginning({ mode: 'versus' }, 'new-hand')).toEqual([
    ...from(7).map((left) => `burn, left ${left}, possible ${14 + left}`),
    'first-player, possible 2',
    ...to(4).map((place) => `character, to 0, place ${place}, possible ${28 - place}`),
    ...to(4).map((place) => `character, to 1, place ${place}, possible ${24 - place}`),
    ...to(3).flatMap((pick) => Array(2).fill(`draft, pick ${pick}, from ${5 - pick}`)),
    'tile, to 0, left 1, possible 51',
    ...from(3).map((left) => `tile, to 1, left ${left}, possible ${47 + left}`),
    ...to(4).map((place) => `card, to 0, place ${place}, possible ${15 - place}`),
    ...to(4).map((place) => `card, to 1, place ${place}, possible ${11 - place}`),
  ]);
});
