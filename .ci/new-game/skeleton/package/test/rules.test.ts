import { expect, test } from 'vitest';
import { tinyGame } from '../src/index.js';
import { events, legal, play, refused, scene, taken } from './scene.js';

test('TINY-01: alone you play against the script, with two players there is none', () => {
  expect(tinyGame.seats(scene()).map(({ role }) => role)).toEqual(['player', 'script']);
  expect(tinyGame.seats(scene({ mode: 'versus' })).map(({ role }) => role)).toEqual(['player', 'player']);
});

test('TINY-02: each of the twelve cards may turn up, and none twice', () => {
  expect(tinyGame.chances(scene())).toHaveLength(12);
  const later = play(scene(), ...taken(7));
  expect(legal(later)).toHaveLength(11);
  expect(legal(later)).not.toContain('card 7');
});

test('TINY-03: the seat takes the card or leaves it for the other', () => {
  const state = play(scene(), 'card 7');
  expect(legal(state)).toEqual(['take', 'leave']);
  expect(events(state, 'take')).toEqual([{ kind: 'taken', seat: 0, card: 7 }]);
  expect(play(state, 'leave').cards).toEqual([[], [7]]);
});

test('TINY-04: a seat that has left its cards has to take', () => {
  const state = play(scene({ mode: 'versus', leaves: 1 }), 'card 1', 'leave', ...taken(12), 'card 2');
  expect(legal(state)).toEqual(['take']);
  expect(refused(state, 'leave')).toEqual({ code: 'no-more-leaves', rule: 'TINY-04', leaves: 1 });
});

test('TINY-05: a card above 4 counts its number, any other costs it', () => {
  const state = play(scene({ mode: 'versus' }), ...taken(5, 4));
  expect(tinyGame.standing(state).scores.map(({ total }) => total)).toEqual([5, -4]);
});

test('TINY-06: after eight cards the most points win', () => {
  const state = play(scene({ mode: 'versus' }), ...taken(12, 1, 11, 2, 10, 3, 9, 4));
  expect(tinyGame.outcome(state)).toMatchObject({ ending: 'all-drawn', winners: [0] });
});

test('TINY-07: the script takes what counts and leaves what costs', () => {
  const state = play(scene(), ...taken(5));
  expect(tinyGame.botMove(play(state, 'card 6'))).toEqual({ kind: 'take' });
  const { steps } = tinyGame.explainBotMove(play(state, 'card 4'), 1);
  expect(steps[0]).toMatchObject({ rule: 'TINY-07', label: { key: 'better-lead' } });
});
