import { guessLaws } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { DEEP, fewOf, guesses } from '../../../.ci/runs.js';
import { guessesOf, unevenness } from '../../core/src/testing/laws/guesses.js';
import { centuryAi, type State } from '../src/index.js';
import { edited } from './scene.js';

/** A game of three in which seat 1 holds two orders, and seat 2 holds one, that seat 0 does not know. */
function claimed(): State {
  const begun: State = centuryAi.newGame({ mode: 'versus', players: 3, seed: 'claimed' });
  return edited(begun, (draft) => {
    const [first = 'vp-06', second = 'vp-06', third = 'vp-06', ...left] = draft.unseen;
    for (const [seat, orders] of [[], [first, second], [third]].entries()) {
      const side = draft.seats[seat];
      if (side !== undefined) side.orders = orders;
    }
    draft.unseen = left;
  });
}

test('CENT-118: the orders that others hold are guessed among those not seen, each as likely, and together as well', () => {
  const state = claimed();
  const seen = centuryAi.view(state, 0);
  const guesses = guessesOf(centuryAi, state, 0, DEEP ? 2000 : 500);
  for (const seat of [1, 2])
    expect(
      unevenness(
        seen.unseen,
        guesses.map(({ seats }) => seats[seat]?.orders ?? []),
      ),
    ).toBeLessThan(5);
  for (const guess of guesses) {
    const dealt = guess.seats.slice(1).flatMap(({ orders }) => orders);
    expect(new Set(dealt).size).toBe(dealt.length);
    expect([...dealt, ...guess.unseen].sort()).toEqual([...seen.unseen].sort());
  }
  // The true orders are among the guesses: each of a seat's orders could be the hidden one.
  const [truth] = state.seats[1]?.orders ?? [];
  expect(guesses.some(({ seats }) => truth !== undefined && seats[1]?.orders.includes(truth))).toBe(true);
});

const VARIANTS = [
  { name: 'four players, a random map', options: { mode: 'versus', players: 4, map: 'random', roundLimit: 60 } },
  { name: 'two players', options: { mode: 'versus', players: 2, roundLimit: 60 } },
] as const;

describe('CENT-118', () => guessLaws(centuryAi, { variants: fewOf(VARIANTS), games: guesses() }, test));
