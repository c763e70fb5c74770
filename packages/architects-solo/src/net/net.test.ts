import { draw, seedRng } from '@wonders/core';
import { searchBot } from '@wonders/core/bots';
import { noneActive, unpack } from '@wonders/core/learn';
import { expect, test } from 'vitest';
import { architectsSolo } from '../game/index.js';
import type { NewGameOptions } from '../options.js';
import type { State } from '../state/index.js';
import { chanceToWin, INPUTS, netSearch, see } from './index.js';
import { WEIGHTS } from './weights.js';

const OPTIONS = { mode: 'versus', players: 2 } as const;

/** A whole game with its positions at decisions; a share of the moves is at random, the others are the house bot's. */
function positionsOf(seed: string, share: number): readonly State[] {
  const rng = seedRng(seed);
  const states = [architectsSolo.newGame({ ...OPTIONS, seed })];
  for (let state = states[0]; state !== undefined; state = states.at(-1)) {
    const [seat] = architectsSolo.activeSeats(state);
    if (seat === undefined) break;
    const random = draw(rng) < share;
    const move = random ? architectsSolo.fast.randomMove(state, () => draw(rng)) : architectsSolo.botMove(state, seat);
    states.push(architectsSolo.applyMove(state, move));
  }
  return states;
}

const GAMES = Array.from({ length: 12 }, (_, i) => positionsOf(`net ${i}`, i % 3 === 0 ? 1 : 0.1));
const MIDDLE = GAMES.map((states) => states[Math.floor(states.length / 2)] as State);

/** A position in which seat 0 has something else. */
const changed = (state: State, area: Partial<State['areas'][number]>): State => ({
  ...state,
  areas: state.areas.map((each, seat) => (seat === 0 ? { ...each, ...area } : each)),
});

/** The inputs that are 1, as a seat sees a position. */
function seen(state: State, seat: number): readonly number[] {
  const active = noneActive();
  see(state, seat, active);
  return Array.from(active.numbers.subarray(0, active.length));
}

test('each input has a row of weights: one for each hidden unit, and one for the output', () => {
  expect(unpack(WEIGHTS).inputs.length).toBe(INPUTS * (WEIGHTS.width + 1));
});

test('seats that change places see the same', () => {
  const sorted = (state: State, seat: number) => [...seen(state, seat)].sort((a, b) => a - b);
  const other = (seat: number | null) => (seat === null ? null : 1 - seat);
  for (const state of MIDDLE) {
    const [top, [a, b], [one, two], [p, q, ...pools]] = [state.central.top, state.areas, state.faceUp, state.pools];
    const turned = {
      ...state,
      seat: 1 - state.seat,
      cat: other(state.cat),
      areas: [b, a],
      faceUp: [two, one],
      pools: [q, p, ...pools],
      central: {
        ...state.central,
        top: top && { ...top, seenBy: top.seenBy === 'all' ? 'all' : top.seenBy.map((seat) => 1 - seat) },
      },
    } as State;
    expect(sorted(turned, 1)).toEqual(sorted(state, 0));
  }
});

test('what is owed twice is seen once', () => {
  const state = MIDDLE[0] as State;
  const [once, twice] = [['left'], ['left', 'left']].map((owed) => seen({ ...state, owed } as State, 0));
  expect(once?.length).toBeGreaterThan(seen({ ...state, owed: [] }, 0).length);
  expect(twice).toEqual(once);
});

test('victories raise the chance to win', () => {
  for (const state of MIDDLE)
    expect(chanceToWin(changed(state, { military: 6 }), 0)).toBeGreaterThan(
      chanceToWin(changed(state, { military: 0 }), 0) + 0.05,
    );
});

test.each<[string, NewGameOptions]>([
  ['the Opponent', { difficulty: 'easy' }],
  ['three players', { mode: 'versus', players: 3 }],
  ['three Ages', { structure: 'three-ages' }],
])('the net does not judge a game with %s', (_, options) => {
  expect(() => chanceToWin(architectsSolo.newGame(options), 0)).toThrow(RangeError);
});

test('a search with the net makes a legal move, the same for the same turn', () => {
  for (const state of MIDDLE.slice(0, 4)) {
    const [seat = 0] = architectsSolo.activeSeats(state);
    const view = architectsSolo.view(state, seat);
    const turn = () => {
      const rng = seedRng('turn');
      return { view, seat, legal: architectsSolo.legalMoves(view), random: () => draw(rng) };
    };
    const bot = searchBot(architectsSolo, { iterations: 40, ...netSearch });
    const { move } = bot(turn());
    expect(architectsSolo.check(state, move, seat)).toBeUndefined();
    expect(bot(turn()).move).toEqual(move);
  }
});
