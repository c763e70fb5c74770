import { createHash } from 'node:crypto';
import { draw, seedRng } from '@wonders/core';
import { searchBot } from '@wonders/core/bots';
import { noneActive, pack, unpack } from '@wonders/core/learn';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { duelSolo } from '../game/index.js';
import type { NewGameOptions } from '../options.js';
import type { State } from '../state/index.js';
import { chanceToWin, DIGEST, INPUTS, netOf, netSearch, RECIPE, see } from './index.js';
import { WEIGHTS } from './weights.js';

const OPTIONS = { mode: 'versus', pantheon: false } as const;

/** A whole game with its positions at decisions; a share of the moves is at random, the others are the house bot's. */
function positionsOf(seed: string, share: number): readonly State[] {
  const rng = seedRng(seed);
  const states = [duelSolo.newGame({ ...OPTIONS, seed })];
  for (let state = states[0]; state !== undefined && duelSolo.activeSeats(state).length > 0; state = states.at(-1)) {
    const move = draw(rng) < share ? duelSolo.fast.randomMove(state, () => draw(rng)) : duelSolo.botMove(state);
    states.push(duelSolo.applyMove(state, move));
  }
  return states;
}

const GAMES = Array.from({ length: 12 }, (_, i) => positionsOf(`net ${i}`, i % 3 === 0 ? 1 : 0.1));

test('the chances of both seats add up to 1, and the end of a game is certain', () => {
  for (const states of GAMES) {
    for (const state of states) {
      const chance = chanceToWin(state, 0);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(chance + chanceToWin(state, 1)).toBeCloseTo(1);
    }
    const last = states.at(-1) as State;
    if (last.winner !== null) expect(chanceToWin(last, last.winner)).toBeGreaterThan(0.999);
  }
});

test('a search gets the chances of both seats', () => {
  for (const state of GAMES.flat()) {
    const [first, second] = netSearch.judge(state);
    expect(first).toBe(chanceToWin(state, 0));
    expect(second).toBeCloseTo(chanceToWin(state, 1));
  }
});

test('a shared victory is even', () => {
  const ended = { ...scene({ options: OPTIONS }), pending: [], ending: 'shared' as const, winner: null };
  expect(chanceToWin(ended, 0)).toBe(0.5);
});

test('the net sees each input once, none beyond the last, and no more than a seat does', () => {
  const [active, same] = [noneActive(), noneActive()];
  for (const state of GAMES.flat())
    for (const seat of [0, 1]) {
      see(state, seat, active);
      const numbers = Array.from(active.numbers.subarray(0, active.length));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(...numbers)).toBeLessThan(INPUTS);
      see(duelSolo.view(state, seat), seat, same);
      expect(Array.from(same.numbers.subarray(0, same.length))).toEqual(numbers);
    }
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

test('what wins raises the chance: coins, symbols, the pawn', () => {
  const AGE = { options: OPTIONS, age: 2, seat: 0, structure: { 17: 'statue', 18: 'walls', 19: 'forum' } } as const;
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

test('it foretells who wins better than evaluate does, in the last Age of games that it has not seen', () => {
  /** The slope that suits leads best: it turns them into chances. */
  const SLOPE = 0.104;
  let [net, lead, count] = [0, 0, 0];
  for (let i = 0; i < 300; i++) {
    const draft = duelSolo.fast.clone(duelSolo.newGame({ ...OPTIONS, seed: `unseen ${i}` }));
    const judged: (readonly [balance: number, lead: number])[] = [];
    while (draft.pending.length > 0) {
      const chance = chanceToWin(draft, 0);
      if (draft.age === 3) judged.push([Math.log(chance / (1 - chance)), SLOPE * (duelSolo.evaluate?.(draft, 0) ?? 0)]);
      duelSolo.fast.play(draft, duelSolo.botMove(draft, draft.pending.at(-1)?.seat));
    }
    if (draft.winner === null) continue;
    const sign = draft.winner === 0 ? -1 : 1;
    for (const [byNet, byLead] of judged) {
      net += Math.log1p(Math.exp(sign * byNet));
      lead += Math.log1p(Math.exp(sign * byLead));
      count++;
    }
  }
  expect(net / count).toBeLessThan(lead / count - 0.05);
});

test('the weights have the digest that stands beside them, and a recipe', () => {
  expect(createHash('sha256').update(WEIGHTS.text).digest('hex')).toBe(DIGEST);
  expect(RECIPE).toMatch(/^npm run learn -- judge /);
  expect(WEIGHTS.text.length).toBeLessThan(200_000);
  expect(pack(unpack(WEIGHTS), WEIGHTS.step)).toEqual(WEIGHTS);
});

test('a net adds the rows of its inputs, and lets hidden units count only above zero', () => {
  const state = scene({ options: OPTIONS });
  const active = noneActive();
  see(state, 0, active);
  const inputs = new Float32Array(3 * INPUTS);
  const [first = 0, second = 0] = active.numbers;
  inputs.set([2, -5, 0.25], 3 * first);
  inputs.set([1, 1, 0.5], 3 * second);
  const balance = netOf({ width: 2, inputs, bias: Float32Array.of(0.5, 0, 1), output: Float32Array.of(2, 100) });
  // The first unit is 3.5, the second below zero; the inputs and the bias add 1.75 of their own.
  expect(balance(state, 0)).toBe(2 * 3.5 + 1.75);
  expect(balance(state, 1)).toBe(-(2 * 3.5 + 1.75));
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
  const { move } = searchBot(duelSolo, { iterations: 60, proof: 0, prior: 'none', ...netSearch })(turn);
  expect(duelSolo.encodeMove(move)).toBe(`construct ${slot}`);
});
