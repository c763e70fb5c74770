import { expect, test } from 'vitest';
import { DEEP } from '../../../../.ci/runs.js';
import { effortWins } from '../../../core/src/testing/contest.js';
import { scene } from '../../test/scene.js';
import { duelSolo } from '../game/index.js';
import { describeExplanation } from '../words/index.js';

test.runIf(DEEP)('a thorough bot beats the quick one', () => {
  const options = { mode: 'versus', pantheon: false };
  expect(effortWins(duelSolo, ['thorough', 'quick'], options, 10, 12)).toBeGreaterThan(12);
});

test('a thorough bot says how far it plays on, and what each move leads to', () => {
  const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'monday' });
  const explanation = duelSolo.explainBotMove(state, undefined, 'thorough');
  expect(explanation.move).toEqual(duelSolo.botMove(state, undefined, 'thorough'));
  const { headline, reasons, steps } = describeExplanation(state, explanation);
  expect(headline).toMatch(/^Take the wonder .*: the next best move, .*/);
  expect(reasons.map(({ text }) => text)).toEqual([
    'A thorough bot plays on after the 4 moves that the house bot likes best, for 6 decisions, in 4 guesses at what is hidden',
  ]);
  expect(steps[0]?.label).toBe('the best lead on average');
  expect(
    steps[0]?.candidates.every(
      ({ note }) => note === 'level on average' || /\d points? (ahead|behind) on average/.test(note ?? ''),
    ),
  ).toBe(true);
});

test('a thorough bot takes a win as the house bot does', () => {
  const state = scene({
    age: 3,
    seat: 1,
    pawn: -7,
    structure: { 17: 'theater', 18: 'arsenal', 19: 'altar' },
    one: { coins: 40 },
  });
  expect(duelSolo.encodeMove(duelSolo.botMove(state, 1, 'thorough'))).toBe('construct 18');
  expect(duelSolo.explainBotMove(state, 1, 'thorough')).toEqual(duelSolo.explainBotMove(state, 1));
});

test('the efforts of the house bot have names, and SOLO plays by its script at each', () => {
  expect(duelSolo.efforts).toEqual(['quick', 'thorough']);
  let state = duelSolo.newGame({ seed: 'monday' });
  expect(() => duelSolo.botMove(state, undefined, 'novice')).toThrow(
    'the house bot of duel-solo has no effort "novice"; it has quick, thorough',
  );
  for (let ply = 0; ply < 30 && state.pending.length > 0; ply++) {
    const move = duelSolo.botMove(state);
    const [seat] = duelSolo.activeSeats(state);
    expect(duelSolo.botMove(state, undefined, 'quick')).toEqual(move);
    if (seat === 0) expect(duelSolo.botMove(state, undefined, 'thorough')).toEqual(move);
    state = duelSolo.applyMove(state, move);
  }
});
