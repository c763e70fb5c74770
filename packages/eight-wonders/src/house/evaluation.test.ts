import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { eightWonders, type State } from '../index.js';
import { cardsNeeded } from '../table/wonders.js';
import { evaluate } from './evaluation.js';

/** Players at random hardly ever finish so much; in this deal they do. */
const RARE = 7262;

/** A game that goes on, in which its unfinished wonders need so few cards. */
function late(most: number): State {
  for (let deal = RARE; ; deal++) {
    const rng = seedRng(`late ${deal}`);
    const draft = eightWonders.fast.clone(eightWonders.newGame({ players: 3, seed: `late ${deal}` }));
    while (draft.pending.length > 0) {
      if (cardsNeeded(draft) <= most && cardsNeeded(draft) > 0) return draft;
      eightWonders.fast.play(
        draft,
        eightWonders.fast.randomMove(draft, () => draw(rng)),
      );
    }
  }
}

/** The same with so many cards of one type in the first hands. */
const holding = (state: State, ...cards: readonly number[]): State => ({
  ...state,
  hands: state.hands.map((hand, seat) =>
    (hand as readonly number[]).map((_, type) => (type === 0 ? (cards[seat] ?? 0) : 0)),
  ) as never,
});

test('EIGHT-226: the fewer cards are in all hands for those that wonders need, the more each of them promises, up to 3.5 points', () => {
  const state = late(3);
  const needed = cardsNeeded(state);
  const promised = (seat: number, ...cards: readonly number[]) =>
    evaluate(holding(state, ...cards), seat) - evaluate(holding(state), seat);
  // Whoever is best of the others has none of them.
  const [own = 0] = [0, 1, 2].sort((a, b) => evaluate(state, a) - evaluate(state, b)).slice(-1);
  const alone = (count: number) => promised(own, ...[0, 1, 2].map((seat) => (seat === own ? count : 0)));
  expect(alone(1)).toBeCloseTo(Math.min(3.5, 0.85 * needed));
  expect(alone(2)).toBeCloseTo(2 * Math.min(3.5, (0.85 * needed) / 2));
  expect(alone(30)).toBeCloseTo(0.85 * needed);
});
