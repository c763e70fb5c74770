import { expect, test } from 'vitest';
import { hal } from '../game/index.js';
import type { State } from '../state/index.js';
import { describeExplanation } from '../words/index.js';

/** A game for two after some moves of the house bot. */
function after(plies: number): State {
  let state = hal.newGame({ mode: 'versus', seed: 'monday' });
  for (let ply = 0; ply < plies; ply++) state = hal.applyMove(state, hal.botMove(state));
  return state;
}

test('a thorough bot looks at the moves that the house bot likes best, and takes the one with the best lead', () => {
  const state = after(14);
  const [house] = hal.explainBotMove(state).steps;
  const [thorough] = hal.explainBotMove(state, undefined, 'thorough').steps;
  const scores = house?.candidates.map(({ score }) => Number(score)).sort((a, b) => b - a) ?? [];
  expect(scores.length).toBeGreaterThan(5);
  const liked = house?.candidates.filter(({ score }) => Number(score) >= (scores[4] ?? 0)).map(({ id }) => id) ?? [];
  expect(thorough?.candidates).toHaveLength(5);
  for (const { id } of thorough?.candidates ?? []) expect(liked).toContain(id);
  const best = Math.max(...(thorough?.candidates.map(({ score }) => Number(score)) ?? []));
  const move = hal.encodeMove(hal.botMove(state, undefined, 'thorough'));
  expect(thorough?.candidates.filter(({ kept }) => kept)).toEqual([expect.objectContaining({ id: move, score: best })]);
});

test('a thorough bot says how far it plays on, and what its move leads to', () => {
  const state = after(12);
  const explanation = hal.explainBotMove(state, undefined, 'thorough');
  expect(explanation.move).toEqual(hal.botMove(state, undefined, 'thorough'));
  const { headline, reasons, steps } = describeExplanation(state, explanation);
  expect(headline).toBe(
    'Keep the hand: Seat 1 should then be 5.3 points behind on average; 1.2 points better than the next choice, Use a New Hand token for other cards',
  );
  expect(reasons.map(({ text }) => text)).toContain(
    'A thorough bot plays on after the 2 moves that the house bot likes best, for 8 decisions, in 2 guesses at what is hidden',
  );
  expect(steps[0]?.label).toBe('the best lead on average');
  expect(steps[0]?.candidates.map(({ note }) => note)).toEqual(['5.3 points behind', '6.5 points behind']);
});

test('the efforts of the house bot have names, and Hal plays by his list at each', () => {
  expect(hal.efforts).toEqual(['quick', 'thorough']);
  let state: State = hal.newGame({ seed: 'monday' });
  expect(() => hal.botMove(state, undefined, 'novice')).toThrow(
    'the house bot of hal has no effort "novice"; it has quick, thorough',
  );
  for (let ply = 0; ply < 12; ply++) {
    const move = hal.botMove(state);
    expect(hal.botMove(state, undefined, 'quick')).toEqual(move);
    const [seat] = hal.activeSeats(state);
    if (seat === 1) expect(hal.explainBotMove(state, undefined, 'thorough')).toEqual(hal.explainBotMove(state));
    state = hal.applyMove(state, move);
  }
});
