import { expect, test } from 'vitest';
import { bot, explained, type Scene, scene } from '../../test/scene.js';
import { duelSolo } from '../game/index.js';
import { evaluate } from './evaluation.js';

/** The player's turn. */
const turn = (given: Scene) => scene({ age: 3, seat: 1, ...given });

/** SOLO can pay for the Arsenal, which would bring the pawn to the player's capital. */
const ARSENAL: Scene = {
  pawn: 6,
  structure: { 17: 'theater', 18: 'arsenal', 19: 'altar' },
  zero: { coins: 40 },
  one: { coins: 3 },
};

test('the house bot foresees SOLO’s answer: it takes the card that would win for SOLO, and says why', () => {
  expect(bot(turn(ARSENAL))).toMatch(/ 18$/);
  const { steps, reasons } = explained(turn(ARSENAL));
  expect(steps[0]?.label).toBe('does not let the opponent win by supremacy');
  expect(steps[0]?.candidates.find(({ id }) => id === 'discard 19')).toMatchObject({ kept: false });
  expect(reasons[0]?.text).toBe("The house bot looks one move ahead at 3 moves, each with SOLO's answer");
});

test('the house bot takes a win, and says which moves do not win', () => {
  const { headline, steps } = explained(turn({ ...ARSENAL, pawn: -7, one: { coins: 40 } }));
  expect(headline).toContain('Construct Arsenal: it wins the game');
  expect(steps.map(({ label, met }) => [label, met])).toEqual([['leads to a win by supremacy', 'some']]);
  expect(steps[0]?.candidates.filter(({ kept }) => kept).map(({ id }) => id)).toEqual(['construct 18']);
});

test('the house bot says what a move brings: points, a further turn, what it uncovers, how far the next best is behind', () => {
  const raising = (wonder: 'appian-way' | 'pyramids') =>
    explained(turn({ structure: { 17: 'theater', 18: 'altar', 19: 'baths' }, one: { coins: 40, wonders: [wonder] } }))
      .headline;
  expect(raising('appian-way')).toBe(
    'Construct the wonder Appian Way with Altar under it: +1 point now; −1 point for SOLO; it uncovers no card; another turn follows; the next best move, construct the wonder Appian Way with Baths under it, is just as good',
  );
  // The Pyramids give no further turn.
  expect(raising('pyramids')).toBe(
    'Construct the wonder Pyramids with Altar under it: +6 points now; it uncovers no card; the next best move, construct the wonder Pyramids with Baths under it, is about 1 point worse',
  );
});

test('between two players, a gain for one is an equal loss for the other', () => {
  for (let state = duelSolo.newGame({ mode: 'versus', seed: 'both sides' }); state.pending.length > 0; ) {
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(0);
    state = duelSolo.applyMove(state, duelSolo.botMove(state));
  }
});

test('symbols are worth more early than late, and each further symbol adds more', () => {
  const with3 = (age: 1 | 3) =>
    evaluate(scene({ age, seat: 1, one: { cards: ['workshop', 'apothecary', 'scriptorium'] } }), 1);
  const with4 = (age: 1 | 3) =>
    evaluate(scene({ age, seat: 1, one: { cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist'] } }), 1);
  expect(with4(1) - with3(1)).toBeGreaterThan(with4(3) - with3(3));
  expect(with4(3)).toBeGreaterThan(with3(3));
});
