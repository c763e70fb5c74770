import { describe, expect, test } from 'vitest';
import { few } from '../../../../.ci/runs.js';
import { type Bot, houseBot, randomBot, type Turn } from '../bots/index.js';
import { CHANCE, draw, InvalidOptionsError, type MoveOf, type Outcome, rank, seedRng, type ViewOf } from '../index.js';
import { replay } from '../records/index.js';
import { sealed } from '../testing/index.js';
import { verdictOn } from './compare.js';
import {
  compare,
  deriveSeed,
  type GameResult,
  type GamesPlan,
  lineUpsFor,
  mergeTotals,
  playGames,
  playMatch,
  sprt,
  standings,
  tally,
  totalsOf,
} from './index.js';

type SealedBot = Bot<ViewOf<typeof sealed>, MoveOf<typeof sealed>>;
const house = houseBot(sealed);

const outcome = (...points: number[]): Outcome =>
  rank(
    'over',
    points.map((total, seat) => ({ seat, total, categories: { points: total }, order: [total] })),
  );
/** A game that was never played. */
const result = (line: string[], first: number, second: number, deal = 0): GameResult => ({
  game: 'sealed',
  rules: 1,
  deal,
  lineUp: 0,
  seed: '',
  line,
  outcome: outcome(first, second),
  fault: null,
  plies: 1,
  times: null,
  asked: [1, 1],
  moves: null,
});

describe('playMatch', () => {
  test.each<[string, (turn: Turn<never, never>) => unknown, string]>([
    ['a move alone', ({ legal }) => legal[0], 'the bot returned a move alone: let it return { move, candidates: [] }'],
    ['nothing', () => undefined, 'the bot returned undefined: let it return { move, candidates: [] }'],
    [
      'a promise',
      async ({ legal }) => ({ move: legal[0], candidates: [] }),
      'the bot returned a promise: a bot is no async function',
    ],
    ['an answer without a move', () => ({ candidates: [] }), 'the bot returned no move: let it return'],
  ])('tells the author of a bot that returns %s what to return', (_, bot, reason) => {
    const { fault } = playMatch(sealed, [bot as never, house], { seats: 2 });
    expect(fault).toMatchObject({ seat: 0, kind: 'illegal', ply: 0 });
    expect(fault?.reason).toContain(reason);
  });

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
    const script = playMatch(sealed, [house, house], { seats: 2 }).record.moves;
    expect(record.moves).toEqual(script);
  });

  test('refuses a seat without a bot and wrong options', () => {
    expect(() => playMatch(sealed, [house], { seats: 2 })).toThrow('no bot for seat 1');
    expect(() => playMatch(sealed, [house], { seats: 9 })).toThrow(InvalidOptionsError);
  });
});

describe('playGames', () => {
  const results = (bots: Record<string, SealedBot>, seats: number, seeds: number) => [
    ...playGames(sealed, bots, { seats, seed: 'pairs' }, seeds),
  ];

  test('plays each seed in every rotation', () => {
    const played = results({ a: house, b: house, c: house }, 3, 2);
    expect(played.map(({ deal, lineUp, line }) => `${deal} ${lineUp} ${line.join('')}`)).toEqual([
      ...['0 0 abc', '0 1 bca', '0 2 cab'],
      ...['1 0 abc', '1 1 bca', '1 2 cab'],
    ]);
    expect(new Set(played.map(({ seed }) => seed)).size).toBe(2);
    expect(played[0]?.seed).toBe(deriveSeed('pairs', 'sealed', 0));
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
    expect(played.map(({ deal, line }) => `${deal} ${line.join(' ')}`)).toEqual([
      ...['0 a script', '0 b script', '0 c script'],
      ...['1 a script', '1 b script', '1 c script'],
    ]);
    expect(
      tally(played)
        .map(({ bot, games }) => `${bot} ${games}`)
        .sort(),
    ).toEqual(['a 2', 'b 2', 'c 2', 'script 6']);
    expect(lineUpsFor(alone, ['a'], { seats: 2 })).toEqual([['a', 'script']]);
    expect(() => lineUpsFor(alone, [], { seats: 2 })).toThrow('1 free seats here, and there are 0 bots');
  });

  test('yields game by game, and refuses bots that do not fit the seats', () => {
    const games = playGames(sealed, { a: house, b: house }, { seats: 2 }, 1_000_000);
    expect(games.next().value).toMatchObject({ deal: 0, lineUp: 0, plies: 8, fault: null, moves: null });
    expect(() => results({ a: house, b: house }, 3, 1)).toThrow(
      "sealed has 3 free seats here, and there are 2 bots: lineUps: 'one-against-field' plays each",
    );
    expect(() => results({ a: house, b: house, c: house, d: house }, 3, 1)).toThrow(
      "4 bots: lineUps: 'all' plays every",
    );
  });

  const linesOf = (names: string[], seats: number, plan: Partial<GamesPlan>) => {
    const bots = Object.fromEntries(names.map((name) => [name, house]));
    return [...playGames(sealed, bots, { seats }, { to: 1, ...plan })].map(({ line }) => line.join(''));
  };

  test('seats every choice of different bots in every order', () => {
    expect(linesOf(['a', 'b', 'c'], 2, { lineUps: 'all' })).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
    expect(linesOf(['a', 'b'], 2, { lineUps: 'all' })).toEqual(['ab', 'ba']);
    expect(() => linesOf(['a'], 2, { lineUps: 'all' })).toThrow('2 free seats');
  });

  test('seats each bot in turn among others of one kind, and no line-up twice', () => {
    const plan = { lineUps: 'one-against-field', field: 'b' } as const;
    expect(linesOf(['a', 'b'], 3, plan)).toEqual(['abb', 'bab', 'bba', 'bbb']);
    expect(() => linesOf(['a', 'b'], 3, { ...plan, field: 'c' })).toThrow('the field should be one of a, b, not c');
  });

  test('plays any part of the games as all of them would have been', () => {
    const bots = { a: house, b: randomBot() };
    const all = [...playGames(sealed, bots, { seats: 2 }, { to: 6, record: true })];
    const parts = [4, 0, 2].flatMap((from) => [
      ...playGames(sealed, bots, { seats: 2 }, { from, to: from + 2, record: true }),
    ]);
    expect(parts.sort((a, b) => a.deal - b.deal || a.lineUp - b.lineUp)).toEqual(all);
  });

  test('counts how often each seat was asked and how long it thought, by the clock of the host', () => {
    let now = 0;
    const slow: SealedBot = (turn) => {
      now += 5;
      return house(turn);
    };
    const [game] = playGames(sealed, { slow, house }, { seats: 2 }, { to: 1, clock: () => now });
    expect(game).toMatchObject({ asked: [4, 4], times: [20, 0] });
    expect(tally([game as GameResult])).toContainEqual(expect.objectContaining({ bot: 'slow', timePerMove: 5 }));
  });

  test('has a bot made for each game and seat', () => {
    const made: number[] = [];
    const forGame = (seat: number) => {
      made.push(seat);
      return house;
    };
    expect([...playGames(sealed, { a: { forGame }, b: house }, { seats: 2 }, 2)]).toHaveLength(4);
    expect(made).toEqual([0, 1, 0, 1]);
  });
});

describe('totals', () => {
  const games = [...playGames(sealed, { house, random: randomBot() }, { seats: 2 }, 20)];

  test('of parts add up to those of the whole', () => {
    const merged = mergeTotals(totalsOf(games.slice(0, 13)), totalsOf(games.slice(13)));
    expect(merged).toEqual(totalsOf(games));
    expect(mergeTotals({}, merged)).toEqual(merged);
    expect(standings(JSON.parse(JSON.stringify(merged)))).toEqual(tally(games));
  });
});

describe('compare', () => {
  const games = [...playGames(sealed, { house, random: randomBot() }, { seats: 2, seed: 'compare' }, 200)];

  test('tells who is better by the deals that both have played', () => {
    const { pairs, wins, points } = compare(games, 'house', 'random');
    expect(pairs).toBe(200);
    expect(wins.low).toBeGreaterThan(0);
    expect(points.low).toBeGreaterThan(0);
    const [a, b] = ['house', 'random'].map((name) => tally(games).find(({ bot }) => bot === name));
    expect(wins.mean).toBeCloseTo((a?.winRate ?? 0) - (b?.winRate ?? 0));
    expect(points.mean).toBeCloseTo((a?.points ?? 0) - (b?.points ?? 0));
    const turned = compare(games, 'random', 'house').wins;
    expect(turned.mean).toBeCloseTo(-wins.mean, 12);
    expect(turned.low).toBeCloseTo(-wins.high, 12);
    expect(turned.high).toBeCloseTo(-wins.low, 12);
  });

  test('finds nothing between bots that play alike, and refuses those that never met', () => {
    const same = [...playGames(sealed, { a: house, b: house }, { seats: 2 }, 30)];
    // Thirty equal deals leave room for a small difference: Wilson's interval for none of thirty, to both sides.
    const { mean, low, high } = compare(same, 'a', 'b').wins;
    expect(mean).toBe(0);
    expect(high).toBeCloseTo(0.113513, 5);
    expect(low).toBeCloseTo(-0.113513, 5);
    expect(() => compare(same, 'a', 'c')).toThrow('there is no deal that both a and c have played');
  });

  test('takes the points of deals for a sample: its variance is divided by one less than their number', () => {
    const games = [1, 3].flatMap((more, deal) => [
      result(['a', 'script'], 10 + more, 0, deal),
      result(['b', 'script'], 10, 0, deal),
    ]);
    const { mean, low, high } = compare(games, 'a', 'b').points;
    expect(mean).toBe(2);
    // The variance of 1 and 3 is 2, that of their mean 1.
    expect(high).toBeCloseTo(2 + 1.96, 3);
    expect(low).toBeCloseTo(2 - 1.96, 3);
  });

  test('gives no interval beyond what is possible', () => {
    const games = [...Array(3).keys()].flatMap((i) => [
      result(['a', 'script'], 1, 0, i),
      result(['b', 'script'], i === 0 ? 1 : 0, i === 0 ? 0 : 1, i),
    ]);
    const { wins } = compare(games, 'a', 'b');
    expect(wins.high).toBeGreaterThan(wins.mean);
    expect(wins.high).toBeLessThan(1);
    expect(compare(games, 'b', 'a').wins.low).toBeGreaterThan(-1);
    const { low, high } = compare(games.slice(0, 2), 'a', 'b').wins;
    expect([low > -1, high < 1]).toEqual([true, true]);
    expect(compare(games.slice(0, 2), 'a', 'b').points).toMatchObject({ low: Number.NEGATIVE_INFINITY });
  });

  // Pairs of which `a` wins the first, `b` the second number, and neither the rest; bounds by Tango's equation, solved apart from this code.
  test.each([
    [10, 0, 10],
    [7, 2, 30],
    [1, 0, 40],
    [0, 0, 12],
    [30, 28, 60],
  ])('%i pairs for, %i against, of %i: the score interval of Tango', (more, less, all) => {
    const games = [...Array(all).keys()].flatMap((deal) => {
      const won = deal < more ? 1 : deal < more + less ? -1 : 0;
      return [
        result(['a', 'script'], won > 0 ? 1 : 0, won > 0 ? 0 : 1, deal),
        result(['b', 'script'], won < 0 ? 1 : 0, won < 0 ? 0 : 1, deal),
      ];
    });
    /** The squared score of a difference: the closed form for three values. */
    const score = (delta: number): number => {
      const b = -more - less + (2 * all - more + less) * delta;
      const c = -less * delta * (1 - delta);
      const q = (Math.sqrt(b * b - 8 * all * c) - b) / (4 * all);
      return (more - less - all * delta) ** 2 / (all * (2 * q + delta * (1 - delta)));
    };
    const { low, high } = compare(games, 'a', 'b').wins;
    for (const bound of [low, high]) if (Math.abs(bound) < 1) expect(score(bound)).toBeCloseTo(1.959964 ** 2, 4);
  });

  test('covers the true difference as often as it says', () => {
    // Two coins of known bias in 400 tournaments of 60 pairs.
    const rng = seedRng('coverage');
    const difference = 0.2;
    let covered = 0;
    for (let tournament = 0; tournament < 400; tournament++) {
      const played = Array.from({ length: 120 }, (_, i): GameResult => {
        const a = i % 2 === 0;
        const won = draw(rng) < (a ? 0.6 : 0.6 - difference);
        return result([a ? 'a' : 'b', 'script'], won ? 1 : 0, won ? 0 : 1, Math.floor(i / 2));
      });
      const { wins } = compare(played, 'a', 'b');
      if (wins.low <= difference && difference <= wins.high) covered++;
    }
    expect(covered / 400).toBeGreaterThan(0.92);
    expect(covered / 400).toBeLessThan(0.98);
  });

  // Tournaments of few pairs each, with wins that are rare, even or almost sure; a sixth of them in `npm test`.
  const TOURNAMENTS = few(1000);
  test.each([
    [0.02, 0.05, 40],
    [0, 0.03, 60],
    [0.9, 0.08, 30],
    [0.5, 0, 12],
    [0, 1, 5],
  ])('covers it where the second wins %f of its games and the first %f more, in %i pairs', (rate, more, pairs) => {
    const rng = seedRng(`coverage ${rate}`);
    let covered = 0;
    for (let tournament = 0; tournament < TOURNAMENTS; tournament++) {
      const played = Array.from({ length: 2 * pairs }, (_, i): GameResult => {
        const won = draw(rng) < rate + (i % 2 === 0 ? more : 0);
        return result([i % 2 === 0 ? 'a' : 'b', 'script'], won ? 1 : 0, won ? 0 : 1, Math.floor(i / 2));
      });
      const { low, high } = compare(played, 'a', 'b').wins;
      expect(low).toBeGreaterThanOrEqual(-1);
      expect(high).toBeLessThanOrEqual(1);
      if (low <= more && more <= high) covered++;
    }
    expect(covered / TOURNAMENTS).toBeGreaterThan(0.93);
  });
});

describe('sprt', () => {
  test('decides between bots that differ, and errs no more often than it says', () => {
    const rng = seedRng('sprt');
    let [wrong, undecided] = [0, 0];
    for (let test = 0; test < 200; test++) {
      const better = test % 2 === 0;
      const played: GameResult[] = [];
      let verdict = sprt([], 'a', 'b', 0.2);
      while (verdict.better === undefined && played.length < 2000) {
        for (let i = 0; i < 20; i++) {
          const a = i % 2 === 0;
          const won = draw(rng) < (a && better ? 0.6 : 0.4);
          played.push(result([a ? 'a' : 'b', 'script'], won ? 1 : 0, won ? 0 : 1, Math.floor(played.length / 2)));
        }
        verdict = sprt(played, 'a', 'b', 0.2);
      }
      if (verdict.better === undefined) undecided++;
      else if (verdict.better !== better) wrong++;
    }
    expect(undecided).toBe(0);
    expect(wrong / 200).toBeLessThan(0.08);
  });

  // Wins that are rare, even or almost sure; 250 runs of each pair of hypotheses, 1,500 at the gates.
  const RUNS = few(1500);
  test.each([
    [0.02, 0.05],
    [0, 0.05],
    [0.05, 0.1],
    [0.5, 0.1],
    [0.9, 0.1],
  ])(
    'errs in no more than 5 % of its runs where the second wins %f of its games and the margin is %f',
    (rate, margin) => {
      const rng = seedRng(`sprt ${rate}`);
      const errs = (better: boolean): number => {
        let wrong = 0;
        for (let run = 0; run < RUNS; run++) {
          const values: number[] = [];
          let verdict = verdictOn(values, margin, 0.05);
          for (; verdict.better === undefined; verdict = verdictOn(values, margin, 0.05))
            for (let i = 0; i < 10; i++)
              values.push(Number(draw(rng) < rate + (better ? margin : 0)) - Number(draw(rng) < rate));
          if (verdict.better !== better) wrong++;
        }
        return wrong / RUNS;
      };
      const allowed = 0.05 + 2 * Math.sqrt((0.05 * 0.95) / RUNS);
      expect(errs(false)).toBeLessThan(allowed);
      expect(errs(true)).toBeLessThan(allowed);
    },
  );

  test('refuses margins and errors that mean nothing', () => {
    for (const margin of [0, -1, 1, Number.NaN]) expect(() => sprt([], 'a', 'b', margin)).toThrow(/margin should be/);
    for (const error of [0, 0.5, Number.NaN]) expect(() => sprt([], 'a', 'b', 0.1, error)).toThrow(/error should be/);
  });

  test('tells a lead from a smaller one, and errs no more often than it says', () => {
    const [least, margin, runs] = [0.15, 0.3, few(300, 3)];
    const rng = seedRng('least');
    for (const better of [true, false]) {
      let wrong = 0;
      for (let run = 0; run < runs; run++) {
        const values: number[] = [];
        const even = 0.5 - (better ? margin : least) / 2;
        let verdict = verdictOn(values, margin, 0.05, least);
        for (; verdict.better === undefined; verdict = verdictOn(values, margin, 0.05, least))
          for (let i = 0; i < 10; i++) values.push(Number(draw(rng) > even) - Number(draw(rng) < even));
        if (verdict.better !== better) wrong++;
      }
      expect(wrong / runs).toBeLessThan(0.09);
    }
    for (const least of [-0.1, 0.2, Number.NaN])
      expect(() => sprt([], 'a', 'b', 0.2, 0.05, least)).toThrow(/least should be/);
  });

  test('says nothing of a few games', () => {
    const games = [...playGames(sealed, { house, random: randomBot() }, { seats: 2 }, 3)];
    expect(sprt(games, 'house', 'random', 0.1)).toMatchObject({ llr: 0, better: undefined });
  });
});

describe('tally', () => {
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

  test('a bot that was never asked thought for no time', () => {
    const game = { ...result(['a', 'b'], 5, 3), asked: [1, 0], times: [4, 0] };
    const [a, b] = tally([game]);
    expect([a?.timePerMove, b?.timePerMove]).toEqual([4, 0]);
    expect(totalsOf([game])['a']).toMatchObject({ points: 5, squares: 25, time: 4 });
  });

  test('no games, no standings', () => {
    expect(tally([])).toEqual([]);
  });
});
