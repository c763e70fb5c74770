import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { houseBot, randomBot } from '../bots/index.js';
import { CHANCE, InvalidOptionsError, seedRng } from '../index.js';
import { commitment } from '../sealed/index.js';
import { sealed } from '../testing/index.js';
import { type BotOf, type GameResult, playGames, verify, verifyAll } from './index.js';

const options = { seats: 2, seed: 'secret' } as const;
const bots = { house: houseBot(sealed), random: randomBot() };
const entered = { bots: ['house', 'random'] };
const played = (to: number, given: object = options, who: Record<string, BotOf<typeof sealed>> = bots) => [
  ...playGames(sealed, who, given, { to, record: true }),
];
const [result] = played(1) as [GameResult];
const moves = result.moves ?? [];
/** The first three moves, as if they were a game. */
const cutOff = { moves: moves.slice(0, 3), plies: 3, asked: [2, 1] };

describe('verify', () => {
  test('finds nothing wrong with what was played, and says what it has to believe', () => {
    expect(verify(sealed, result, options)).toEqual({ wrong: null, claimed: ['bots', 'line'] });
    expect(verify(sealed, result, options, entered)).toEqual({ wrong: null, claimed: ['bots'] });
    expect(verify(sealed, { ...result, times: [0, 2] }, options, entered)).toEqual({
      wrong: null,
      claimed: ['bots', 'times'],
    });
  });

  test('tells what is missing', () => {
    const { times: _, ...rest } = result;
    expect(verify(sealed, rest as GameResult, options).wrong).toBe('the result lacks "times"');
  });

  test('tells an object where a number should be', () => {
    const scores = result.outcome.scores.map((score) => ({ ...score, total: {} as never }));
    const outcome = { ...result.outcome, scores };
    expect(verify(sealed, { ...result, outcome }, options).wrong).toBe('the moves lead to another outcome');
  });

  test('plays the moves of the script itself, and knows its seats', () => {
    const scripted: typeof sealed = {
      ...sealed,
      seats: () => [0, 1].map((seat) => ({ name: '', role: seat === 1 ? 'script' : 'player' })),
    };
    const [alone] = playGames(scripted, { house: bots.house }, options, {
      to: 1,
      record: true,
    }) as Iterable<GameResult>;
    const game = alone as GameResult;
    expect(game.asked).toEqual([4, 0]);
    expect(verify(scripted, game, options).wrong).toBeNull();
    const found = (change: Partial<GameResult>) => verify(scripted, { ...game, ...change }, options).wrong;
    for (const line of [
      ['house', 'house'],
      ['script', 'script'],
      ['script', 'house'],
    ])
      expect(found({ line })).toBe(`${line.join(', ')} are not the seats of this game`);
    const ply = (game.moves ?? []).findIndex((code) => code.startsWith('bid 1'));
    const before = (game.moves ?? [])
      .slice(0, ply)
      .reduce(
        (state, code) => sealed.applyMove(state, sealed.decodeMove(code) as never),
        sealed.newGame({ ...options, seed: game.seed }),
      );
    const other = sealed
      .legalMoves(before, 1)
      .map(sealed.encodeMove)
      .find((code) => code !== game.moves?.[ply]);
    expect(found({ moves: (game.moves ?? []).with(ply, other as string) })).toBe(
      `move ${ply + 1} "${other}" is not what the script plays`,
    );
  });

  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['another seed', { seed: 'june/0' }, /seed is not that of deal 0/],
    ['another deal', { deal: 1 }, /seed is not that of deal 1/],
    ['a deal that is none', { deal: -1 }, /no deal -1/],
    ['another outcome', { outcome: { ...result.outcome, winners: [0, 1] } }, /another outcome/],
    ['a move that is missing', { moves: moves.slice(0, -1), plies: moves.length - 1 }, /not over after move 7/],
    ['a move that is illegal', { moves: [...moves.slice(0, -1), moves[0]] }, /is illegal/],
    ['a move after the end', { moves: [...moves, moves[0]], plies: moves.length + 1 }, /after the end/],
    ['another number of moves', { plies: 3 }, /moves are not 3/],
    ['other counts of questions', { asked: [0, 8] }, /asked 4, 4 times, not 0, 8/],
    [
      'a fault of nobody who was asked',
      { fault: { bot: 'house', seat: 0, kind: 'threw', reason: '', ply: 2 } },
      /was not asked/,
    ],
    ['exchanged names', { line: ['random', 'house'] }, /line-up 0 is house, random, not random, house/],
    ['another line-up', { lineUp: 1 }, /line-up 1 is random, house/],
    ['a line-up that is none', { lineUp: 7 }, /line-up 7 is none/],
    ['a seat too many', { line: ['house', 'random', 'house'] }, /not the seats/],
    ['no moves', { moves: null }, /not kept/],
    ['moves that are no texts', { moves: moves.map(() => ({})) }, /illegal/],
    ['a result that is none', { moves: 7 }, /cannot be read|are not/],
    ['other rules', { rules: 99 }, /under rules 99/],
    ['a line-up that is no number', { lineUp: '0' }, /no line-up 0/],
    ['names that are no texts', { line: [['house'], 'random'] }, /a list of names/],
    ['seats that are no list', { line: { length: 2, 0: 'house', 1: 'random' } }, /a list of names/],
    ['times that are no numbers', { times: ['<b>', 1] }, /times should be/],
    ['times of other seats', { times: [1] }, /times should be/],
    ['times without end', { times: [1, Number.POSITIVE_INFINITY] }, /times should be/],
    ['times before the start', { times: [1, -1] }, /times should be/],
    ['a game cut off without a fault', { ...cutOff, outcome: undefined }, /not over after move 3/],
    ['a game cut off with the outcome it would have had', cutOff, /not over after move 3/],
    ['a game that has not begun', { moves: [], plies: 0, asked: [0, 0], outcome: undefined }, /not over after move 0/],
    ['what no check reads', { checked: true }, /the result has "checked"/],
    ['a fault that is left out', { fault: undefined }, /cannot be read/],
    ['counts of a seat that is not there', { asked: [4, 4, 0] }, /asked 4, 4 times/],
    ['a seed of another type', { seed: [result.seed] }, /the seed is not that/],
    ['plies of another type', { plies: [moves.length] }, /moves are not/],
    ['a move with white space', { moves: [` ${moves[0]}`, ...moves.slice(1)] }, /is illegal|is not what/],
    [
      'a winner that is hidden',
      { outcome: { ...result.outcome, winners: Object.assign([...result.outcome.winners], { 5: 0 }) } },
      /another outcome/,
    ],
    ['an outcome with more in it', { outcome: { ...result.outcome, checked: true } }, /another outcome/],
    ['an outcome that writes another', { outcome: { toJSON: () => result.outcome } }, /another outcome/],
  ])('tells %s', (_, change, message) => {
    expect(verify(sealed, { ...result, ...change } as GameResult, options, entered).wrong).toMatch(message);
  });

  test('a forfeit counts what its position counts, and nothing that the runner adds', () => {
    const thrower: BotOf<typeof sealed> = (turn) => {
      if (turn.view.round === 2) throw new Error('out of ideas');
      return bots.house(turn);
    };
    const [lost] = played(1, options, { house: thrower, random: bots.random }) as [GameResult];
    expect(verify(sealed, lost, options, entered)).toEqual({ wrong: null, claimed: ['bots', 'fault'] });
    const { outcome, fault } = lost;
    const scores = outcome.scores.map((score) => ({ ...score, total: 999 }));
    expect(verify(sealed, { ...lost, outcome: { ...outcome, scores } }, options).wrong).toMatch(/another outcome/);
    expect(verify(sealed, { ...lost, outcome: { ...outcome, winners: [0] } }, options).wrong).toMatch(
      /another outcome/,
    );
    // JSON has no infinity, but reads one.
    const endless = JSON.stringify(lost).replace('"margin":null', '"margin":1e400');
    expect(verify(sealed, JSON.parse(endless), options).wrong).toMatch(/another outcome/);
    for (const [change, message] of [
      [{ checked: true }, /the fault has "checked"/],
      [{ seat: '0' }, /seat 0 was not asked/],
      [{ reason: { toString: 1 } }, /reason of a fault should be a text/],
      [{ reason: 'x'.repeat(500) }, null],
      [{ reason: 'x'.repeat(501) }, /of at most 500 characters/],
      [{ bot: 'random' }, /and house has seat 0/],
      [{ kind: 'tired' }, /no fault tired/],
    ] as const)
      expect(verify(sealed, { ...lost, fault: { ...fault, ...change } as never }, options).wrong).toEqual(
        message === null ? null : expect.stringMatching(message),
      );
  });

  test.each([-1, 0.5, Number.POSITIVE_INFINITY, null])('tells line-up %d, also without the entrants', (lineUp) => {
    expect(verify(sealed, { ...result, lineUp } as never, options).wrong).toMatch(/no line-up/);
  });

  test('a fault that cut off a game is named as a claim, and only of the seat that was to move', () => {
    const short = { ...result, moves: moves.slice(0, 3), plies: 3, asked: [2, 2] };
    const fault = { bot: 'random', seat: 1, kind: 'silent', reason: '', ply: 3 } as const;
    const position = moves
      .slice(0, 3)
      .reduce(
        (state, code) => sealed.applyMove(state, sealed.decodeMove(code) as never),
        sealed.newGame({ ...options, seed: result.seed }),
      );
    const { scores } = sealed.standing(position);
    const outcome = { ending: 'forfeit', scores, ranks: [1, 2], winners: [0], margin: null };
    const cut: GameResult = { ...short, fault, outcome };
    expect(verify(sealed, cut, options, entered)).toEqual({ wrong: null, claimed: ['bots', 'fault'] });
    const blamed = { ...fault, seat: 0, bot: 'house' };
    expect(verify(sealed, { ...cut, fault: blamed }, options).wrong).toMatch(/seat 0 was not asked/);
  });

  test('tells cards that a host has chosen', () => {
    const manual = { ...options, chance: 'manual' } as const;
    const [dealt] = played(1, manual) as [GameResult];
    expect(verify(sealed, dealt, manual, entered).wrong).toBeNull();
    const start = sealed.newGame({ ...manual, seed: dealt.seed });
    expect(sealed.activeSeats(start)).toEqual([CHANCE]);
    const chosen = sealed.chances(start).map(({ move }) => sealed.encodeMove(move));
    const other = chosen.find((code) => code !== dealt.moves?.[0]) as string;
    const stacked = { ...dealt, moves: [other, ...(dealt.moves ?? []).slice(1)] };
    expect(verify(sealed, stacked, manual).wrong).toMatch(/move 1 ".*" is not what chance draws/);
  });

  test('who does not know the secret derives other seeds', () => {
    expect(verify(sealed, result, { ...options, seed: 'guess' }).wrong).toMatch(/seed/);
    expect(seedRng(result.seed)).not.toEqual(seedRng('secret/0'));
  });

  test('refuses options and entrants that whoever checks got wrong', () => {
    expect(() => verify(sealed, result, { seats: 9 })).toThrow(InvalidOptionsError);
    expect(() => verify(sealed, result, options, { bots: ['house'] })).toThrow(RangeError);
  });

  test.each([null, 7, {}, { game: 'sealed', rules: 1 }])('survives %j', (junk) => {
    expect(verify(sealed, junk as never, options).wrong).toEqual(expect.any(String));
  });
});

describe('verifyAll', () => {
  const all = played(3);
  const plan = { ...entered, to: 3 };

  test('finds nothing wrong with all games, in any order', () => {
    expect(verifyAll(sealed, all, options, plan)).toEqual({ wrong: null, claimed: ['bots'] });
    expect(verifyAll(sealed, [...all].reverse(), options, plan).wrong).toBeNull();
    expect(verifyAll(sealed, all.slice(2), options, { ...plan, from: 1 }).wrong).toBeNull();
  });

  test('finds a runner that played with another secret than the committed one', () => {
    const told = commitment(options.seed);
    expect(verifyAll(sealed, all, options, { ...plan, commitment: told }).wrong).toBeNull();
    const drawn = { ...options, seed: 'suits a bot better' };
    expect(verifyAll(sealed, played(3, drawn), drawn, plan).wrong).toBeNull();
    expect(verifyAll(sealed, played(3, drawn), drawn, { ...plan, commitment: told }).wrong).toBe(
      'the secret is not the one that was committed',
    );
  });

  test('accepts no secret that shares its commitment with others', () => {
    const told = createHash('sha256').update('secret \ud800').digest('hex');
    for (const seed of ['secret \ud800', 'secret \udbff']) {
      const half = { ...options, seed };
      expect(verifyAll(sealed, played(3, half), half, { ...plan, commitment: told }).wrong).toBe(
        'the secret is not the one that was committed',
      );
    }
  });

  test('tells games that were left out, told twice, added or changed', () => {
    const wrong = (results: readonly GameResult[]) => verifyAll(sealed, results, options, plan).wrong;
    expect(wrong(all.filter((_, i) => i !== 3))).toBe('deal 1, line-up 1: is missing');
    expect(wrong([...all, all[2] as GameResult])).toBe('deal 1, line-up 0: is there twice, or not asked for');
    expect(wrong(played(4))).toMatch(/^deal 3, line-up 0: is there twice/);
    expect(wrong([{ ...result, plies: 1 }, ...all.slice(1)])).toBe('deal 0, line-up 0: 8 moves are not 1');
  });
});
