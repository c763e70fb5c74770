import { botNamed, searchBot } from '@wonders/core/bots';
import { duelSolo, type State } from '@wonders/duel-solo';
import { hal } from '@wonders/hal';
import { expect, test } from 'vitest';
import { net } from './bots.js';
import { house, oneAhead, type Positions, playedBy } from './judge-games.js';
import { isHeldBack, measuredByLead, placesOf, trainJudge } from './judge-training.js';
import { type Draft, lessonOf } from './lessons.js';

const duel = lessonOf('duel');
const games = playedBy(duel, house, 60, 'quick');
const HOW = { inputs: duel.inputs, epochs: 6, width: 4, rate: 5e-3, decay: 0.01, seed: 'quick' } as const;

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

  // What was trained is what plays.
  const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'quick' });
  const draft = duelSolo.fast.clone(state);
  const move = oneAhead(duel.netOf(weights))(duelSolo, draft, draft.pending.at(-1)?.seat ?? 0);
  expect(duelSolo.check(state, move)).toBeUndefined();
});

test('one move ahead, it takes what the judge likes best', () => {
  const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'monday' });
  const [seat = 0] = duelSolo.activeSeats(state);
  const wanted = duelSolo.legalMoves(state)[2];
  const chanceToWin = (position: Draft, who: number): number => {
    const [wonder] = (position as unknown as State).cities[who]?.wonders ?? [];
    return wanted !== undefined && 'wonder' in wanted && wonder === wanted.wonder ? 1 : 0;
  };
  const player = oneAhead({ chanceToWin });
  expect(player(duelSolo, duelSolo.fast.clone(state), seat)).toEqual(wanted);
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
