import { createHash } from 'node:crypto';
import { draw, seedRng } from '@wonders/core';
import { searchBot } from '@wonders/core/bots';
import { noneActive, pack, unpack } from '@wonders/core/learn';
import { describe, expect, test } from 'vitest';
import { architectsSolo } from '../game/index.js';
import type { NewGameOptions } from '../options.js';
import type { State } from '../state/index.js';
import { chanceToWin, DIGEST, INPUTS, netSearch, RECIPE, see } from './index.js';
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

test('the chances of both seats add up to 1, and the end of a game is certain', () => {
  for (const states of GAMES) {
    for (const state of states) {
      const [first, second] = netSearch.judge(state);
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(1);
      expect(first).toBe(chanceToWin(state, 0));
      expect(second).toBeCloseTo(chanceToWin(state, 1));
    }
    const last = states.at(-1) as State;
    const winners = architectsSolo.outcome(last)?.winners ?? [];
    for (const seat of [0, 1]) {
      const expected = winners.length === 2 ? 0.5 : Number(winners.includes(seat));
      expect(chanceToWin(last, seat)).toBeCloseTo(expected, 4);
    }
  }
});

test('the net sees each input once, none beyond the last, and no more than a seat does', () => {
  const [active, same] = [noneActive(), noneActive()];
  for (const state of GAMES.flat())
    for (const seat of [0, 1]) {
      see(state, seat, active);
      const numbers = Array.from(active.numbers.subarray(0, active.length));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(...numbers)).toBeLessThan(INPUTS);
      see(architectsSolo.determinize(architectsSolo.view(state, seat), seedRng('unseen')), seat, same);
      expect(Array.from(same.numbers.subarray(0, same.length))).toEqual(numbers);
    }
});

test('seats that change places see the same', () => {
  const sorted = (state: State, seat: number) => {
    const active = noneActive();
    see(state, seat, active);
    return Array.from(active.numbers.subarray(0, active.length)).sort((a, b) => a - b);
  };
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

test('it foretells who wins better than evaluate does, in the second half of games that it has not seen', () => {
  /** The slope that suits leads best: it turns them into chances. */
  const SLOPE = 0.096;
  let [net, lead, count] = [0, 0, 0];
  for (let i = 0; i < 300; i++) {
    const draft = architectsSolo.fast.clone(architectsSolo.newGame({ ...OPTIONS, seed: `unseen ${i}` }));
    const judged: (readonly [balance: number, lead: number])[] = [];
    while (draft.pending.length > 0) {
      const chance = chanceToWin(draft, 0);
      const leads = architectsSolo.evaluate?.(draft as unknown as State, 0) ?? 0;
      if (draft.turn > 20) judged.push([Math.log(chance / (1 - chance)), SLOPE * leads]);
      architectsSolo.fast.play(draft, architectsSolo.botMove(draft as unknown as State, draft.pending.at(-1)?.seat));
    }
    const winners = architectsSolo.outcome(draft as unknown as State)?.winners ?? [];
    if (winners.length !== 1) continue;
    const sign = winners[0] === 0 ? -1 : 1;
    for (const [byNet, byLead] of judged) {
      net += Math.log1p(Math.exp(sign * byNet));
      lead += Math.log1p(Math.exp(sign * byLead));
      count++;
    }
  }
  expect(count).toBeGreaterThan(3000);
  expect(net / count).toBeLessThan(lead / count - 0.03);
});

describe('the weights', () => {
  test('have the digest that stands beside them, and a recipe', () => {
    expect(createHash('sha256').update(WEIGHTS.text).digest('hex')).toBe(DIGEST);
    expect(RECIPE).toMatch(/^npm run learn -- judge architects /);
    expect(WEIGHTS.text.length).toBeLessThan(200_000);
    expect(pack(unpack(WEIGHTS), WEIGHTS.step)).toEqual(WEIGHTS);
    expect(unpack(WEIGHTS).inputs.length).toBe(INPUTS * (WEIGHTS.width + 1));
  });

  test('a search with them makes a legal move, the same for the same turn', () => {
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
});
