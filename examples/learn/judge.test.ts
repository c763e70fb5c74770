import { botNamed, searchBot } from '@wonders/core/bots';
import { evaluatorOf, noneActive } from '@wonders/core/learn';
import { duelSolo } from '@wonders/duel-solo';
import { chanceToWin } from '@wonders/duel-solo/net';
import { hal } from '@wonders/hal';
import { describe, expect, test } from 'vitest';
import { net } from './bots.js';
import { isHeldBack, measuredByLead, placesOf } from './held-back.js';
import {
  alone,
  house,
  NO_PART,
  PARTS_OF_MOVE,
  type Player,
  type Positions,
  playedBy,
  searching,
} from './judge-games.js';
import { trainJudge } from './judge-training.js';
import { lessonOf, searchWith } from './lessons.js';

const duel = lessonOf('duel');
const games = playedBy(duel, house, 60, 'quick');
const HOW = { inputs: duel.inputs, parts: 0, epochs: 6, width: 4, rate: 5e-3, decay: 0.01, seed: 'quick' } as const;

test('equal seeds play equal games, and other seeds do not', () => {
  expect(playedBy(duel, house, 60, 'quick')).toEqual(games);
  expect(playedBy(duel, house, 60, 'slow').won).not.toEqual(games.won);
});

test('the positions of a game are all learned or all held back', () => {
  const [learned, heldBack] = [placesOf([games], false), placesOf([games], true)];
  expect(learned.length + heldBack.length).toBe(games.won.length);
  expect(heldBack.every(({ at }) => isHeldBack(games.games[at] ?? -1))).toBe(true);
  expect(learned.some(({ at }) => isHeldBack(games.games[at] ?? -1))).toBe(false);
});

test('leads become chances by the slope that suits them', () => {
  // Who leads by ten points wins three times in four, in the games that are learned and in those held back.
  const all = Array.from({ length: 80 }, (_, i) => i);
  const positions: Positions = {
    inputs: new Uint16Array(0),
    begins: new Int32Array(81),
    leads: Float32Array.from(all, (i) => (i % 2 === 0 ? 10 : -10)),
    won: Float32Array.from(all, (i) => Number((i % 2 === 0) === i % 8 < 6)),
    games: Int32Array.from(all, (i) => Math.floor(i / 8)),
    parts: new Uint16Array(),
    shares: new Float32Array(),
    values: new Float32Array(),
    seen: new Float32Array(80),
    moves: new Int32Array(81),
  };
  const { loss, right, positions: count } = measuredByLead([positions]);
  expect(loss).toBeCloseTo(-0.75 * Math.log(0.75) - 0.25 * Math.log(0.25));
  expect(right).toBe(0.75);
  expect(count).toBe(8);
});

test('training lowers the loss, and equal seeds give equal weights', () => {
  const heard: number[] = [];
  const weights = trainJudge([games], { ...HOW, heard: (_, learned) => heard.push(learned) });
  expect(heard.length).toBe(HOW.epochs);
  expect(heard.at(-1)).toBeLessThan(0.85 * (heard[0] ?? 0));
  expect(trainJudge([games], HOW)).toEqual(weights);
});

test('training goes on from weights', () => {
  const start = trainJudge([games], HOW);
  const heard: number[] = [];
  trainJudge([games], { ...HOW, epochs: 1, rate: 1e-9, start, heard: (_, learned) => heard.push(learned) });
  trainJudge([games], { ...HOW, epochs: 1, rate: 1e-9, heard: (_, learned) => heard.push(learned) });
  const [after = 1, before = 0] = heard;
  expect(before).toBeCloseTo(Math.log(2), 1);
  expect(after).toBeLessThan(0.85 * before);
});

test('learns half from who won and half from the chance that was seen, and more of moves that promise more', () => {
  const all = Array.from({ length: 400 }, (_, i) => i);
  // A single input, and two moves of one part each that were tried equally often.
  const positions: Positions = {
    inputs: new Uint16Array(400),
    begins: Int32Array.from({ length: 401 }, (_, i) => i),
    leads: new Float32Array(400),
    won: new Float32Array(400).fill(1),
    seen: new Float32Array(400).fill(0.5),
    games: Int32Array.from(all),
    parts: Uint16Array.from(all.flatMap(() => [0, NO_PART, 1, NO_PART])),
    shares: new Float32Array(800).fill(0.5),
    values: Float32Array.from(all.flatMap(() => [0.6, 0.5])),
    moves: Int32Array.from({ length: 401 }, (_, i) => 2 * i),
  };
  const weights = trainJudge([positions], { ...HOW, inputs: 1, parts: 2, width: 1, epochs: 200, decay: 0, rate: 0.02 });
  const net = evaluatorOf(weights);
  const active = noneActive();
  active.numbers[active.length++] = 0;
  net.see(active, 0);
  expect(1 / (1 + Math.exp(-net.output()))).toBeCloseTo(0.75, 2);
  expect(net.wanted(0) - net.wanted(1)).toBeCloseTo(1, 1);
});

test('alone, the net plays the move after which it sees its seat best', () => {
  const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'alone' });
  const [seat = 0] = duelSolo.activeSeats(state);
  const legal = duelSolo.legalMoves(state);
  const chances = legal.map((move) => chanceToWin(duelSolo.applyMove(state, move), seat));
  const { move, thought } = alone(duel.search)(duel.game, duelSolo.fast.clone(state), seat, () => 0.5);
  expect(move).toEqual(legal[chances.indexOf(Math.max(...chances))]);
  expect(thought).toBeUndefined();
});

describe('games of a search', () => {
  const searched = playedBy(duel, searching(duel.search, 60), 20, 'searched');

  test('keep the share of the visits of each legal move, and the chance that the search saw', () => {
    let between = 0;
    for (const at of searched.won.keys()) {
      const shares = [...searched.shares.subarray(searched.moves[at], searched.moves[at + 1])];
      if (shares.length === 0) continue;
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      const moves = Array.from(shares, (share, i) => share * (searched.values[(searched.moves[at] ?? 0) + i] ?? 0));
      expect(searched.seen[at]).toBeCloseTo(moves.reduce((sum, each) => sum + each, 0));
      expect([0, 0.5, 1]).toContain(searched.won[at]);
      if (![0, 0.5, 1].includes(searched.seen[at] ?? 0)) between++;
    }
    expect(between).toBeGreaterThan(searched.won.length / 2);
    expect(searched.parts.length).toBe(searched.shares.length * PARTS_OF_MOVE);
    const named = searched.parts.filter((part) => part !== NO_PART);
    expect(Math.max(...named)).toBeLessThan(duel.parts?.count ?? 0);
    // Each move has one part at least, and some have two.
    for (let move = 0; move < searched.shares.length; move++)
      expect(searched.parts[move * PARTS_OF_MOVE]).not.toBe(NO_PART);
    expect(named.length).toBeGreaterThan(searched.shares.length);
  });

  test('keep each decision where it weighed moves, and leave openings to the house bot', () => {
    let weighed = 0;
    const asked: number[] = [];
    const search = searching(duel.search, 2);
    const counting: Player = (game, draft, seat, random) => {
      asked.push(draft.ply);
      const played = search(game, draft, seat, random);
      if (played.thought !== undefined) weighed++;
      return played;
    };
    const { moves, games: numbers } = playedBy(duel, counting, 12, 'counted');
    const kept = Array.from(numbers.keys()).filter((at) => (moves[at + 1] ?? 0) > (moves[at] ?? 0));
    expect(kept.length).toBe(weighed);
    // Once it is asked, it plays the game to its end.
    const starts = asked.filter((ply, i) => ply !== (asked[i - 1] ?? -2) + 1);
    expect(starts.length).toBeLessThanOrEqual(12);
    expect(Math.max(...starts)).toBeGreaterThan(10);
  });

  test('teach a policy, which a search with it asks', () => {
    const policies: number[] = [];
    const parts = duel.parts?.count ?? 0;
    const how = { ...HOW, parts };
    const weights = trainJudge([searched], { ...how, heard: (_, __, ___, policy) => policies.push(policy?.loss ?? 0) });
    expect(weights.moves.length).toBe(parts * (HOW.width + 1));
    expect(policies.at(-1)).toBeLessThan((policies[0] ?? 0) - 0.02);
    expect(trainJudge([searched], how)).toEqual(weights);
    const search = searchWith(duel, weights, 0.8);
    expect(search.prior).toBe('policy');
    const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'quick' });
    const [seat = 0] = duelSolo.activeSeats(state);
    const legal = duelSolo.legalMoves(state);
    const shares = Array.from(search.policy?.(state, seat, legal) ?? []).slice(0, legal.length);
    const turn = { view: duelSolo.view(state, seat), seat, legal, random: () => 0.5 };
    const { move } = searchBot(duelSolo, { ...search, iterations: 1 } as object)(turn);
    expect(move).toEqual(legal[shares.indexOf(Math.max(...shares))]);
  });
});

test('the net is a bot of tournaments, in the games that have one', () => {
  const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'monday' });
  const [seat = 0] = duelSolo.activeSeats(state);
  const view = duelSolo.view(state, seat);
  const turn = { view, seat, legal: duelSolo.legalMoves(view), random: () => 0.5 };
  const { move } = botNamed(duelSolo, 'net:20:exploration=0.2', { net })(turn);
  expect(move).toEqual(searchBot(duelSolo, { iterations: 20, exploration: 0.2, ...duel.search })(turn).move);
  expect(() => botNamed(hal, 'net:20', { net })).toThrow('hal has no net');
});
