import { describe, expect, test } from 'vitest';
import { type Bot, houseBot, randomBot } from '../bots/index.js';
import { CHANCE, InvalidOptionsError, type MoveOf, type Outcome, rank, type ViewOf } from '../index.js';
import { replay } from '../records/index.js';
import { sealed } from '../testing/index.js';
import { type GameResult, playGames, playMatch, tally } from './index.js';

type SealedBot = Bot<ViewOf<typeof sealed>, MoveOf<typeof sealed>>;
const house = houseBot(sealed);

describe('playMatch', () => {
  test('plays to the end, and its record leads to the same state', () => {
    const match = playMatch(sealed, [house, randomBot(), house], { seed: 'monday' });
    expect(sealed.activeSeats(match.state)).toEqual([]);
    expect(match.outcome).toEqual(sealed.outcome(match.state));
    expect(replay(sealed, match.record)).toEqual(match.state);
    expect(playMatch(sealed, [house, randomBot(), house], { seed: 'monday' })).toEqual(match);
  });

  test('gives each bot the view of its seat and its own legal moves', () => {
    const asked: number[] = [];
    const curious =
      (own: number): SealedBot =>
      (turn) => {
        asked.push(turn.seat);
        expect(turn.seat).toBe(own);
        expect(turn.view.viewer).toBe(own);
        expect(turn.view.rng).toBeNull();
        expect(turn.legal).toEqual(sealed.legalMoves(turn.view));
        return house(turn);
      };
    playMatch(sealed, [curious(0), curious(1)], { seats: 2 });
    expect(asked).toHaveLength(8);
  });

  test('answers manual chance itself, by weight and from the seed', () => {
    const options = { seats: 2, chance: 'manual', seed: 'host' } as const;
    const { record } = playMatch(sealed, [house, house], options);
    expect(record.moves.filter((move) => move.kind === 'draw')).toHaveLength(2 * 5 + 4);
    expect(playMatch(sealed, [house, house], options).record).toEqual(record);
    expect(sealed.activeSeats(sealed.newGame(options))).toEqual([CHANCE]);
  });

  test('asks the game for the seats of the script', () => {
    const scripted = {
      ...sealed,
      seats: () => [0, 1].map((seat) => ({ name: '', role: seat === 1 ? ('script' as const) : ('player' as const) })),
    };
    const { record } = playMatch(scripted, [house], { seats: 2 });
    expect(record.moves).toHaveLength(8);
  });

  test('refuses a seat without a bot, an illegal move and wrong options', () => {
    const cheat: SealedBot = ({ seat }) => ({ move: { kind: 'bid', seat, card: 0 }, candidates: [] });
    expect(() => playMatch(sealed, [house], { seats: 2 })).toThrow('no bot for seat 1');
    expect(() => playMatch(sealed, [cheat, house], { seats: 2 })).toThrow('refused');
    expect(() => playMatch(sealed, [house], { seats: 9 })).toThrow(InvalidOptionsError);
  });
});

describe('playGames', () => {
  const results = (bots: Record<string, SealedBot>, seats: number, seeds: number) => [
    ...playGames(sealed, bots, { seats, seed: 'pairs' }, seeds),
  ];

  test('plays each seed in every rotation', () => {
    const played = results({ a: house, b: house, c: house }, 3, 2);
    expect(played.map(({ seed, line }) => `${seed} ${line.join('')}`)).toEqual([
      ...['pairs/0 abc', 'pairs/0 bca', 'pairs/0 cab'],
      ...['pairs/1 abc', 'pairs/1 bca', 'pairs/1 cab'],
    ]);
  });

  test('pairs the seeds: bots that play alike meet the same cards and win in turn', () => {
    const played = results({ a: house, b: house }, 2, 20);
    for (let i = 0; i < played.length; i += 2) {
      expect(played[i]?.seed).toBe(played[i + 1]?.seed);
      expect(played[i]?.outcome).toEqual(played[i + 1]?.outcome);
    }
    const [first, second] = tally(played);
    expect(first?.wins).toBe(second?.wins);
    expect(first?.points).toBe(second?.points);
  });

  test('lets several bots play the one free seat, each on every seed', () => {
    const alone = {
      ...sealed,
      seats: () => [0, 1].map((seat) => ({ name: '', role: seat === 0 ? ('player' as const) : ('script' as const) })),
    };
    const played = [...playGames(alone, { a: house, b: randomBot(), c: house }, { seats: 2 }, 2)];
    expect(played.map(({ seed, line }) => `${seed} ${line.join(' ')}`)).toEqual([
      ...['0/0 a script', '0/0 b script', '0/0 c script'],
      ...['0/1 a script', '0/1 b script', '0/1 c script'],
    ]);
    expect(
      tally(played)
        .map(({ bot, games }) => `${bot} ${games}`)
        .sort(),
    ).toEqual(['a 2', 'b 2', 'c 2', 'script 6']);
  });

  test('yields game by game, and refuses bots that do not fit the seats', () => {
    const games = playGames(sealed, { a: house, b: house }, { seats: 2 }, 1_000_000);
    expect(games.next().value).toMatchObject({ seed: '0/0', plies: 8 });
    expect(() => results({ a: house, b: house }, 3, 1)).toThrow('sealed has 3 free seats here, and there are 2 bots');
  });
});

describe('tally', () => {
  const outcome = (...points: number[]): Outcome =>
    rank(
      'over',
      points.map((total, seat) => ({ seat, total, categories: { points: total }, order: [total] })),
    );
  const result = (line: string[], ...points: number[]): GameResult => ({
    seed: '',
    line,
    outcome: outcome(...points),
    plies: 1,
  });

  test('counts wins, shares victories, and takes the mean of the points', () => {
    const [a, b] = tally([
      result(['a', 'b'], 5, 3),
      result(['b', 'a'], 4, 4),
      result(['a', 'b'], 0, 9),
      result(['b', 'a'], 1, 2),
    ]);
    expect(a).toMatchObject({ bot: 'a', games: 4, wins: 2.5, winRate: 0.625, points: 11 / 4, ends: { over: 4 } });
    expect(b).toMatchObject({ bot: 'b', games: 4, wins: 1.5, winRate: 0.375, points: 17 / 4 });
  });

  // Wilson's interval at 95 %, from the closed form with z = 1.959964.
  test.each([
    [0, 10, 0, 0.27753],
    [5, 10, 0.23659, 0.76341],
    [10, 10, 0.72247, 1],
    [50, 100, 0.40383, 0.59617],
    [1, 1, 0.20655, 1],
  ])('%i wins of %i give the interval %f to %f', (wins, games, low, high) => {
    const results = Array.from({ length: games }, (_, i) => result(['a', 'b'], i < wins ? 1 : 0, i < wins ? 0 : 1));
    const standing = tally(results).find(({ bot }) => bot === 'a');
    expect(standing?.low).toBeCloseTo(low, 4);
    expect(standing?.high).toBeCloseTo(high, 4);
  });

  test('no games, no standings', () => {
    expect(tally([])).toEqual([]);
  });
});
