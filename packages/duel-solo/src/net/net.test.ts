import { searchBot } from '@wonders/core/bots';
import { noneActive, unpack } from '@wonders/core/learn';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { duelSolo } from '../game/index.js';
import type { NewGameOptions } from '../options.js';
import { chanceToWin, INPUTS, netSearch, see } from './index.js';
import { WEIGHTS } from './weights.js';

const OPTIONS = { mode: 'versus', pantheon: false } as const;

/** A turn in Age II. */
const AGE = { options: OPTIONS, age: 2, seat: 0, structure: { 17: 'statue', 18: 'walls', 19: 'forum' } } as const;

test('a shared victory is even', () => {
  const ended = { ...scene({ options: OPTIONS }), pending: [], ending: 'shared' as const, winner: null };
  expect(chanceToWin(ended, 0)).toBe(0.5);
});

test('each input has a row of weights: one for each hidden unit, and one for the output', () => {
  expect(unpack(WEIGHTS).inputs.length).toBe(INPUTS * (WEIGHTS.width + 1));
});

test('seats that change places see the same', () => {
  const one = { coins: 5, cards: ['quarry', 'workshop'], wonders: ['sphinx'] } as const;
  const two = { coins: 2, cards: ['altar'], built: ['pyramids'] } as const;
  const [active, same] = [noneActive(), noneActive()];
  see(scene({ options: OPTIONS, seat: 0, pawn: 2, zero: one, one: two }), 0, active);
  see(scene({ options: OPTIONS, seat: 1, pawn: -2, zero: two, one }), 1, same);
  const sorted = ({ numbers, length }: typeof active) => Array.from(numbers.subarray(0, length)).sort((a, b) => a - b);
  expect(sorted(same)).toEqual(sorted(active));
});

test('another turn to come raises the chance', () => {
  const chance = (again: boolean) => chanceToWin({ ...scene(AGE), again }, 0);
  expect(chance(true)).toBeGreaterThan(chance(false));
});

test('what wins raises the chance: coins, symbols, the pawn', () => {
  const chance = (given: Parameters<typeof scene>[0]) => chanceToWin(scene({ ...AGE, ...given }), 0);
  const plain = chance({ zero: { coins: 3 }, one: { coins: 3 } });
  expect(chance({ zero: { coins: 12 }, one: { coins: 3 } })).toBeGreaterThan(plain + 0.02);
  expect(chance({ pawn: 6, zero: { coins: 3 }, one: { coins: 3 } })).toBeGreaterThan(plain + 0.05);
  const cards = ['workshop', 'apothecary', 'scriptorium', 'pharmacist'] as const;
  expect(chance({ zero: { coins: 3, cards }, one: { coins: 3 } })).toBeGreaterThan(plain + 0.05);
});

test.each<[string, NewGameOptions]>([
  ['SOLO', {}],
  ['Pantheon', { mode: 'versus' }],
  ['promos', { ...OPTIONS, promos: ['messe'] }],
])('the net does not judge a game with %s', (_, options) => {
  expect(() => chanceToWin(duelSolo.newGame(options), 0)).toThrow(RangeError);
});

test('with the net as its prior, a search first tries the move after which the net sees it best', () => {
  const state = duelSolo.newGame({ ...OPTIONS, seed: 'monday' });
  const [seat = 0] = duelSolo.activeSeats(state);
  const legal = duelSolo.legalMoves(state);
  const chances = legal.map((move) => chanceToWin(duelSolo.applyMove(state, move), seat));
  const turn = { view: duelSolo.view(state, seat), seat, legal, random: () => 0.5 };
  const { move } = searchBot(duelSolo, { iterations: 1, ...netSearch })(turn);
  expect(move).toEqual(legal[chances.indexOf(Math.max(...chances))]);
  expect(() => searchBot(duelSolo, { prior: 'judge' })).toThrow('needs a judge');
});

test('the net judges moves of a new position on drafts of it, and no state is copied for them', () => {
  const state = duelSolo.newGame({ ...OPTIONS, seed: 'monday' });
  const [seat = 0] = duelSolo.activeSeats(state);
  const turn = { view: duelSolo.view(state, seat), seat, legal: duelSolo.legalMoves(state), random: () => 0.5 };
  // All drafts of a state share its names, and a copy of it has names of its own.
  const names = new Set<readonly (string | null)[]>();
  let judged = 0;
  const judge: typeof netSearch.judge = (position) => {
    names.add(position.names);
    judged++;
    return netSearch.judge(position);
  };
  searchBot(duelSolo, { iterations: 20, early: false, ...netSearch, judge })(turn);
  expect(judged).toBeGreaterThan(40);
  expect(names.size).toBeLessThanOrEqual(21);
});

test.each([18, 19])('a search with the net takes the win on slot %i', (slot) => {
  const cards = ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university'] as const;
  const state = scene({
    options: OPTIONS,
    age: 3,
    structure: { 18: 'palace', 19: 'palace', [slot]: 'study' },
    zero: { coins: 60, cards },
    one: { coins: 60 },
  });
  const turn = { view: duelSolo.view(state, 0), seat: 0, legal: duelSolo.legalMoves(state), random: () => 0.5 };
  const { move } = searchBot(duelSolo, { iterations: 60, proof: 0, ...netSearch })(turn);
  expect(duelSolo.encodeMove(move)).toBe(`construct ${slot}`);
});
