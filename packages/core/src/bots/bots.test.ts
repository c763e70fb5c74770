import { describe, expect, test } from 'vitest';
import { playGames, tally } from '../arena/index.js';
import { draw, seedRng, type ViewOf } from '../index.js';
import { sealed } from '../testing/index.js';
import { type Bot, greedyBot, houseBot, ismctsBot, randomBot } from './index.js';

const state = sealed.newGame({ seed: 'monday', seats: 2 });
const turn = (seat: number, random = 0.5) => {
  const view = sealed.view(state, seat);
  return { view, seat, legal: sealed.legalMoves(view), random: () => random };
};
const points = (view: ViewOf<typeof sealed>, seat: number) => view.won[seat] ?? 0;

describe('randomBot', () => {
  test('plays each legal move equally often', () => {
    const rng = seedRng('random bot');
    const bot = randomBot();
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const { move } = bot({ ...turn(0), random: () => draw(rng) });
      counts.set(sealed.encodeMove(move), (counts.get(sealed.encodeMove(move)) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(sealed.legalMoves(state, 0).map(sealed.encodeMove).sort());
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(160);
  });

  test('fits any game: it takes what its turn gives', () => {
    const bot: Bot<string, number> = randomBot();
    expect(bot({ view: '', seat: 0, legal: [4, 5], random: () => 0.99 })).toEqual({ move: 5, candidates: [] });
  });
});

test('houseBot plays the move of the game', () => {
  expect(houseBot(sealed)(turn(1))).toEqual({ move: sealed.botMove(state, 1), candidates: [] });
});

describe('greedyBot', () => {
  test('weighs each legal move by its mean over full states, and is repeatable', () => {
    const bot = greedyBot(sealed, points, 8);
    const choice = bot(turn(0));
    expect(choice).toEqual(bot(turn(0)));
    expect(choice.candidates.map(({ move }) => move)).toEqual(sealed.legalMoves(state, 0));
    for (const { visits } of choice.candidates) expect(visits).toBe(8);
    const best = Math.max(...choice.candidates.map(({ value }) => value));
    expect(choice.move).toBe(choice.candidates.find(({ value }) => value === best)?.move);
  });

  test('takes the first listed among equals', () => {
    expect(greedyBot(sealed, () => 0)(turn(0)).move).toEqual(sealed.legalMoves(state, 0)[0]);
  });

  test('beats randomBot by a prize that it has won, and by high bids for high prizes', () => {
    const worth = (view: ViewOf<typeof sealed>, seat: number) =>
      points(view, seat) + Number(view.bids[seat] ?? 0) * (Number(view.prize) - 12);
    const bots = { greedy: greedyBot(sealed, worth, 4), random: randomBot() };
    const [first, second] = tally(playGames(sealed, bots, { seats: 2, seed: 'greedy' }, 400));
    expect(first?.bot).toBe('greedy');
    expect(first?.low).toBeGreaterThan(second?.high ?? 1);
  });
});

describe('ismctsBot', () => {
  const seeded = (seed: string) => {
    const rng = seedRng(seed);
    return () => draw(rng);
  };

  test('makes the same choice of the same turn, and counts each iteration once', () => {
    const search = ismctsBot(sealed, { iterations: 300 });
    const choice = search({ ...turn(0), random: seeded('a') });
    expect(choice).toEqual(search({ ...turn(0), random: seeded('a') }));
    expect(choice.candidates.map(({ move }) => move)).toEqual(sealed.legalMoves(state, 0));
    expect(choice.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    const most = Math.max(...choice.candidates.map(({ visits }) => visits));
    expect(choice.candidates.find(({ move }) => move === choice.move)?.visits).toBe(most);
  });

  test('tries every move before any a second time', () => {
    const choice = ismctsBot(sealed, { iterations: turn(0).legal.length })({ ...turn(0), random: seeded('b') });
    expect(choice.candidates.map(({ visits }) => visits)).toEqual(turn(0).legal.map(() => 1));
  });

  test('searches its own move when another seat is asked before it', () => {
    const choice = ismctsBot(sealed, { iterations: 50 })({ ...turn(1), random: seeded('c') });
    expect(turn(1).legal).toContainEqual(choice.move);
    expect(choice.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(50);
  });

  test('stops when the host says so, after one iteration at least', () => {
    let asked = 0;
    const visits = (stop: () => boolean) =>
      ismctsBot(sealed, { iterations: 100, stop })({ ...turn(0), random: seeded('d') }).candidates.reduce(
        (sum, each) => sum + each.visits,
        0,
      );
    expect(visits(() => ++asked === 7)).toBe(7);
    expect(visits(() => true)).toBe(1);
  });

  test('does not search where there is nothing to choose', () => {
    const only = { ...turn(0), legal: turn(0).legal.slice(0, 1) };
    const choice = ismctsBot(sealed)({ ...only, random: seeded('e') });
    expect(choice).toEqual({ move: only.legal[0], candidates: [{ move: only.legal[0], value: 0, visits: 0 }] });
  });

  test('wants what its reward says: who is paid for losing loses to chance', () => {
    const lose = ismctsBot(sealed, { iterations: 60, reward: ({ winners }, seat) => (winners.includes(seat) ? 0 : 1) });
    const [first, second] = tally(playGames(sealed, { lose, random: randomBot() }, { seats: 2, seed: 'worse' }, 40));
    expect(first?.bot).toBe('random');
    expect(first?.low).toBeGreaterThan(second?.high ?? 1);
  });

  test('beats chance beyond doubt', () => {
    const bots = { search: ismctsBot(sealed, { iterations: 100 }), random: randomBot() };
    const [first, second] = tally(playGames(sealed, bots, { seats: 2, seed: 'search' }, 100));
    expect(first?.bot).toBe('search');
    expect(first?.low).toBeGreaterThan(second?.high ?? 1);
  });

  test('refuses budgets that are none', () => {
    expect(() => ismctsBot(sealed, { iterations: 0 })).toThrow('iterations should be a whole number from 1, not 0');
    expect(() => ismctsBot(sealed, { iterations: 1.5 })).toThrow(RangeError);
    expect(() => ismctsBot(sealed, { exploration: -1 })).toThrow('exploration should be a number from 0, not -1');
    expect(() => ismctsBot(sealed, { exploration: Number.NaN })).toThrow(RangeError);
  });
});
