import { CHANCE } from '@wonders/core';
import { botNamed } from '@wonders/core/bots';
import { expect, test } from 'vitest';
import { hal } from '../src/index.js';

const expert = hal.newGame({ seed: 'script', level: 'expert' });
/** The first position of a game in which Hal chooses. */
function atHal(level: 'normal' | 'expert') {
  let state = hal.newGame({ seed: 'script', level });
  while (hal.activeSeats(state)[0] !== 1) state = hal.applyMove(state, hal.botMove(state));
  return state;
}
const turnOf = (state: typeof expert) => {
  const [seat = CHANCE] = hal.activeSeats(state);
  const view = hal.view(state, seat);
  return { view, seat, legal: hal.legalMoves(view), random: () => 0.5 };
};

test('script and script:expert play as Hal, on his seat and at that level', () => {
  const state = atHal('expert');
  for (const name of ['script', 'script:expert'])
    expect(botNamed(hal, name)(turnOf(state)).move).toEqual(hal.botMove(state));
});

test('the script says where it does not play, and which levels there are', () => {
  expect(() => botNamed(hal, 'script:hard')).toThrow(
    'the script of hal has no level "hard": it should be one of normal, expert',
  );
  expect(() => botNamed(hal, 'script:expert')(turnOf(expert))).toThrow('the script of hal does not play seat 0');
  expect(() => botNamed(hal, 'script:expert')(turnOf(atHal('normal')))).toThrow(
    'script:expert cannot play a game at the level normal',
  );
});
