import { describe, expect, test } from 'vitest';
import { MORE } from '../../../../.ci/runs.js';
import { sureWin } from '../bots/search/proof.js';
import type { MoveOf, OptionsOf, Outcome, StateOf } from '../index.js';
import type { GameRecord } from '../records/index.js';
import { createTable, playBots, playthroughOf, stateOf } from '../table/index.js';
import { sealed } from '../testing/index.js';
import { classOf } from './classes.js';
import { estimateOf } from './estimate.js';
import {
  type Analysis,
  analyse,
  checkPuzzle,
  courseOf,
  describePuzzle,
  hint,
  puzzles,
  summary,
  whatIf,
} from './index.js';
import { judge } from './judge.js';
import { forcedSolution, gainSolution } from './puzzle.js';

type Sealed = typeof sealed;

/** The game with all cards on the table. */
const open = {
  ...sealed,
  view: (state, viewer) => ({ ...state, viewer, rng: null }),
  determinize: (view, rng) => ({ ...view, viewer: null, rng }),
} as Sealed;
type Kept = GameRecord<MoveOf<Sealed>, OptionsOf<Sealed>>;

const record = (seed: string): Kept =>
  playthroughOf(playBots(createTable(sealed, { options: { seats: 2, seed }, seats: { 0: 'script', 1: 'script' } })))
    .record;

function whole(kept: Kept, options: Parameters<typeof analyse>[2] = {}): Analysis<MoveOf<Sealed>> {
  const steps = analyse(sealed, kept, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A game with the draws typed in, as far as the first bid of seat 0. The other seat holds `theirs`. */
const dealt = (theirs: readonly [number, number]): Kept => ({
  game: 'sealed',
  options: { seats: 2, chance: 'manual' },
  moves: [
    ...[3, 24, ...theirs, 20].map((card) => ({ kind: 'draw', card }) as const),
    { kind: 'bid', seat: 0, card: 3 },
  ],
});

describe('estimates and classes', () => {
  test('an interval holds the mean, shrinks with samples, and does not vanish where few agree', () => {
    expect(estimateOf([0, 1], 1, [0, 1])).toEqual({ value: 0.5, low: 0, high: 1 });
    const [few, many] = [10, 1000].map((n) => estimateOf(Array(n).fill(1), 1, [0, 1]));
    expect(few?.low).toBeLessThan(0.95);
    expect(many?.low).toBeGreaterThan(0.99);
  });

  test('a move is called worse only where the whole interval says so', () => {
    expect(classOf({ value: 0.5, low: 0.02, high: 0.9 }, false)).toBe('fine');
    expect(classOf({ value: 0.1, low: 0.05, high: 0.15 }, false)).toBe('slip');
    expect(classOf({ value: 0.3, low: 0.2, high: 0.4 }, false)).toBe('blunder');
  });
});

describe('an analysis', () => {
  test('has a review for each move of the seat, and equal seeds give equal reviews', () => {
    const kept = record('monday');
    const analysis = whole(kept, { seat: 1 });
    const own = createTable(sealed, { record: kept }).played.flatMap(({ seat }, ply) => (seat === 1 ? [ply] : []));
    expect(analysis.reviews.map(({ ply }) => ply)).toEqual(own);
    expect(whole(kept, { seat: 1 })).toEqual(analysis);
    expect(whole(kept, { seat: 1, seed: 'other' }).reviews).not.toEqual(analysis.reviews);
    for (const { before, after, loss, line, best } of analysis.reviews) {
      expect(before.value - after.value).toBeCloseTo(loss.value);
      expect(line[0]).toEqual(best);
    }
  });

  test('has a course: before and after each move, and at the end, from which the summary takes what decided', () => {
    const kept = record('monday');
    const all = whole(kept);
    const course = courseOf(kept, all);
    expect(course.map(({ ply }) => ply)).toEqual([
      ...all.reviews.flatMap(({ ply }) => [ply, ply + 1]),
      kept.moves.length,
    ]);
    expect(course.slice(0, -1).map(({ chance }) => chance)).toEqual(
      all.reviews.flatMap(({ before, after }) => [before, after]),
    );
    for (const [winners, value] of [
      [[all.seat], 1],
      [[0, 1], 0.5],
      [[1 - all.seat], 0],
    ] as const) {
      const outcome = { ...(all.outcome as Outcome), winners };
      const end = courseOf(kept, { ...all, outcome });
      expect(end.at(-1)?.chance.value).toBe(value);
      const { decisive } = summary(sealed, kept, { ...all, outcome });
      if (decisive !== undefined)
        expect(
          end.some(({ chance }, i) => chance === decisive.from && end[i + 1]?.chance.value === decisive.to.value),
        ).toBe(true);
    }
    expect(courseOf(kept, { ...all, reviews: all.reviews.slice(0, 1) })).toHaveLength(2);
  });

  test('stopped half-way, it does not tell what the rest of the game has decided', () => {
    const kept = record('tuesday');
    const all = whole(kept);
    const even = { value: 0.5, low: 0.4, high: 0.6 };
    const [first, ...others] = all.reviews.map((each) => ({ ...each, before: even, after: even }));
    if (first === undefined || all.outcome === undefined) throw new Error('nothing was analysed');
    expect(others).not.toEqual([]);
    const outcome = { ...all.outcome, winners: [all.seat] };
    expect(summary(sealed, kept, { ...all, outcome, reviews: [first] }).decisive).toBeUndefined();
    expect(summary(sealed, kept, { ...all, outcome, reviews: [first, ...others] }).decisive?.to.value).toBe(1);
    const { outcome: _, ...open } = all;
    expect(summary(sealed, kept, { ...open, reviews: [first, ...others] }).decisive).toBeUndefined();
  });

  test('two searches of what the seat knew differ by their noise, which decides nothing', () => {
    const kept = record('monday');
    const around = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
    /** What decided most where the chance rises between the first bid of a seat and its next decision, so many plies later. */
    const decidedBy = (seat: number, later: number) => {
      const { outcome: _, ...open } = whole(kept, { seat });
      const [own] = open.reviews;
      if (own === undefined) throw new Error('nothing was analysed');
      const first = { ...own, before: around(0.5), after: around(0.2) };
      const second = { ...own, ply: own.ply + later, before: around(0.8), after: around(0.8) };
      return summary(sealed, kept, { ...open, reviews: [first, second] }).decisive?.by;
    };
    // The first bid of a round turns up nothing; the second one turns up both.
    expect(decidedBy(0, 1)).toBe('move');
    expect(decidedBy(0, 2)).toBe('others');
    expect(decidedBy(1, 1)).toBe('others');
  });

  test('a clean game says so, and offers the closest of its moves', () => {
    const kept = record('monday');
    const all = whole(kept);
    const [own] = all.reviews;
    if (own === undefined) throw new Error('nothing was analysed');
    const costing = (value: number, low: number) => ({
      ...own,
      loss: { value, low, high: value + 0.05 },
      class: value === 0 ? ('best' as const) : classOf({ value, low, high: value + 0.05 }, false),
    });
    const fine = [0.01, 0.04, 0, 0.02, 0.03].map((value) => costing(value, value - 0.05));
    const clean = summary(sealed, kept, { ...all, reviews: fine });
    expect(clean.mistakes).toEqual([]);
    expect(clean.closeCalls.map(({ loss }) => loss.value)).toEqual([0.04, 0.03, 0.02]);
    expect(clean.lines.at(-4)).toBe('No move was a mistake: none clearly cost 3 % of the chance to win.');
    expect(clean.lines.at(-3)).toContain('a close call: ');
    const marred = summary(sealed, kept, { ...all, reviews: [...fine, costing(0.2, 0.05), costing(0.3, 0.2)] });
    expect(marred.mistakes.map(({ loss }) => loss.value)).toEqual([0.3, 0.2]);
    expect(marred.closeCalls.map(({ loss }) => loss.value)).toEqual([0.04]);
    const worst = [0.2, 0.4, 0.3, 0.5].map((value) => costing(value, value - 0.05));
    expect(summary(sealed, kept, { ...all, reviews: worst }).mistakes.map(({ loss }) => loss.value)).toEqual([
      0.5, 0.4, 0.3,
    ]);
    expect(marred.lines.join()).not.toContain('No move was a mistake');
    expect(summary(sealed, kept, { ...all, reviews: [] }).lines).not.toContain(clean.lines.at(-4));
  });

  test('stopped half-way, it is the beginning of the whole', () => {
    const kept = record('tuesday');
    const all = whole(kept);
    for (const part of analyse(sealed, kept, { portion: 20 }))
      if (part.reviews.length === 2) {
        expect(part.reviews).toEqual(all.reviews.slice(0, 2));
        expect(summary(sealed, kept, part).lines.length).toBeGreaterThan(1);
        return;
      }
    expect.fail('it never had two reviews');
  });

  test('does not depend on what is hidden from the seat', () => {
    const reviews = (
      [
        [5, 9],
        [10, 11],
        [22, 23],
      ] as const
    ).map((cards) => whole(dealt(cards)).reviews);
    expect(reviews[0]).toHaveLength(1);
    expect(reviews[1]).toEqual(reviews[0]);
    expect(reviews[2]).toEqual(reviews[0]);
  });

  test('finds a planted blunder: the prize of the last round left to the other seat', () => {
    // 24 wins the last prize and with it the game, 1 never does.
    let found = 0;
    for (let i = 0; i < 400 && found < 3; i++) {
      const kept = record(`planted ${i}`);
      const table = createTable(sealed, { record: kept });
      const ply = table.played.map(({ seat }) => seat).lastIndexOf(0);
      const state: StateOf<Sealed> = stateOf(table, ply);
      const [low = 0, high = 0] = state.hands[0] ?? [];
      const [own = 0, other = 0] = state.won;
      const decides = own < other && own + (state.prize ?? 0) > other;
      if (high !== 24 || low > 4 || !decides || state.bids[1] !== null) continue;
      found++;
      const planted = { ...kept, moves: [...kept.moves.slice(0, ply), { kind: 'bid', seat: 0, card: low } as const] };
      const last = whole(planted).reviews.at(-1);
      expect(last?.class).toBe('blunder');
      expect(last?.best).toEqual({ kind: 'bid', seat: 0, card: 24 });
      const good = { ...kept, moves: [...kept.moves.slice(0, ply), { kind: 'bid', seat: 0, card: 24 } as const] };
      expect(whole(good).reviews.at(-1)?.class).toBe('best');
    }
    expect(found).toBeGreaterThan(0);
  });

  test.each([
    ['iterations', { iterations: 9 }],
    ['portion', { portion: 0 }],
    ['budget', { budget: 0.5 }],
    ['seat', { seat: 2 }],
  ])('refuses %s out of bounds', (name, options) => {
    expect(() => whole(record('monday'), options)).toThrow(new RegExp(`^${name} should be`));
  });

  test('takes ten iterations, and no budget gives fewer', () => {
    for (const few of [{ iterations: 10 }, { budget: 1 }]) {
      const [first] = analyse(sealed, record('monday'), few);
      expect(first?.iterations).toBe(10);
    }
  });

  test('refuses a record of another game', () => {
    expect(() => whole({ ...record('monday'), game: 'hal' })).toThrow('a record of hal, not of sealed');
  });
});

describe('a judgement', () => {
  const view = sealed.view(sealed.newGame({ seed: 'monday', seats: 2 }), 0);
  const question = {
    view,
    seat: 0,
    played: undefined,
    field: 2,
    seed: 'judge',
    search: { proof: 0 },
    by: 'house',
  } as const;

  test('pauses after each portion of the search, and of the trials that follow', () => {
    const pauses = (portion: number) => [...judge(sealed, { ...question, iterations: 400, portion })].length;
    // Of 400 iterations half search. The others are 34 trials of two moves, of which each stands for two.
    expect(pauses(50)).toBe(200 / 50 + Math.ceil((34 * 2 * 2) / 50));
    expect(pauses(100)).toBe(200 / 100 + Math.ceil((34 * 2 * 2) / 100));
    expect(pauses(Number.POSITIVE_INFINITY)).toBe(1);
  });

  test('tries three moves as often as a quarter of the iterations allows, rounded up, and fewer moves no more often', () => {
    for (const [iterations, trials] of [
      [10, 2],
      [36, 3],
      [37, 4],
      [400, 34],
    ] as const) {
      const steps = judge(sealed, { ...question, iterations, portion: 1000 });
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      expect(step.value.field.map(({ chances, leads }) => [chances.length, leads.length])).toEqual(
        Array(2).fill([trials, trials]),
      );
    }
  });
});

describe('what if', () => {
  test('plays the given move, and bots play on to the end, the same each time', () => {
    const kept = record('monday');
    const [, move] = sealed.legalMoves(sealed.newGame(kept.options), 0);
    const [first, again] = [0, 1].map(() => whatIf(sealed, kept, 0, move, { others: 'search:20' }));
    if (first?.ok !== true || again?.ok !== true) throw new Error('refused');
    expect(first.table.played[0]?.move).toEqual(move);
    expect(sealed.outcome(stateOf(first.table))).toBeDefined();
    expect(again.table.played).toEqual(first.table.played);
  });

  test('answers chance where the host would', () => {
    const other = whatIf(sealed, dealt([5, 9]), 5, { kind: 'bid', seat: 0, card: 24 });
    expect(other.ok && sealed.outcome(stateOf(other.table))?.ending).toBe('all-sold');
  });

  test('refuses an illegal move, and a ply that is not there', () => {
    expect(whatIf(sealed, dealt([5, 9]), 5, { kind: 'bid', seat: 0, card: 7 })).toMatchObject({
      ok: false,
      refusal: { code: 'not-held' },
    });
    expect(() => whatIf(sealed, dealt([5, 9]), 7, null)).toThrow('ply should be a whole number from 0 to 6, not 7');
  });
});

describe('a hint', () => {
  const because = () => ({ headline: 'It is the highest tile', reasons: [] });

  test.runIf(MORE)('gets stronger, and says so where the house bot chooses otherwise', () => {
    let disagreed = 0;
    for (let i = 0; i < 20; i++) {
      const view = sealed.view(sealed.newGame({ seed: `hint ${i}`, seats: 2 }), 0);
      const { move, house, searched, says, loss, kind } = hint(sealed, view, {
        words: { describeExplanation: because },
      });
      // Why the house bot moves so is told of its own move only.
      expect(says[2]?.includes(because().headline)).toBe(sealed.encodeMove(move) === sealed.encodeMove(house));
      expect([house, searched]).toContainEqual(move);
      expect(kind).toBe(move.kind);
      expect(says[0]).not.toContain(sealed.describeMove(view, move));
      expect(says[1]).toContain(sealed.describeMove(view, move));
      expect(says[1].split('; ')).toHaveLength(Math.min(3, sealed.legalMoves(view, 0).length));
      expect(says[2]).toContain(sealed.describeMove(view, move));
      if (sealed.encodeMove(house) === sealed.encodeMove(searched)) continue;
      disagreed++;
      expect(move).toEqual(loss.low > 0 ? searched : house);
      for (const each of [house, searched]) expect(says[2]).toContain(sealed.describeMove(view, each));
    }
    expect(disagreed).toBeGreaterThan(0);
  });

  /** The last round: with the 24 seat 0 takes the prize and wins. */
  const decided = {
    ...sealed.newGame({ seats: 2, seed: 'decided' }),
    ...{ round: 3, prize: 10, won: [5, 9], bids: [null, null], pool: [5, 6, 7] },
    hands: [
      [2, 24],
      [3, 4],
    ],
  } as StateOf<Sealed>;
  const best = { kind: 'bid', seat: 0, card: 24 } as const;

  test('says that a move wins whatever the others do only where that is proven', () => {
    const sure = hint(open, open.view(decided, 0));
    expect([sure.proven, sure.move]).toEqual([true, best]);
    expect(sure.says[2]).toContain(`${open.describeMove(open.view(decided, 0), best)}. It wins`);
    expect(sure.says[2]).not.toContain('With it the chance to win');
    const likely = hint(sealed, sealed.view(decided, 0));
    expect([likely.proven, likely.move]).toEqual([false, best]);
    expect(likely.says[2]).toContain('With it the chance to win is 100');
    expect(likely.says[2]).not.toContain('It wins');
  });

  test('looks for a proof with four times the moves that the search may play for one', () => {
    const view = open.view(decided, 0);
    const turn = { view, seat: 0, legal: open.legalMoves(view, 0) };
    const finds = (plays: number) => sureWin(open, turn, plays, () => 0.5)?.proven;
    const needed = [...Array(200).keys()].find(finds) ?? 0;
    const proven = (proof: number) => hint(open, view, { iterations: 10, search: { proof } }).proven;
    const least = [...Array(200).keys()].find(proven);
    expect(needed).toBeGreaterThan(12);
    expect(least).toBe(Math.ceil(needed / 4));
  });

  test('is for the seat that decides', () => {
    const state = sealed.newGame({ seed: 'monday', seats: 2 });
    expect(() => hint(sealed, sealed.view(state, 'spectator'))).toThrow('the viewer spectator does not decide here');
  });
});

describe('puzzles', () => {
  test('a gain is a move that brings so many points more than each other one', () => {
    const state = sealed.newGame({ seed: '2', seats: 2 });
    const found = (points: number) => gainSolution(sealed, state, 0, { points, iterations: 1000 });
    const { solution, points } = found(0) ?? { solution: '', points: 0 };
    expect([solution, sealed.legalMoves(state, 0).length]).toEqual(['bid 0 19', 2]);
    expect(points).toBeGreaterThan(4);
    expect(found(points)).toEqual(found(0));
    expect(found(points + 1)).toBeUndefined();
  });

  test('saving the game is a puzzle between two players only: a third may win where the second does not', () => {
    const last = (won: readonly number[], hands: readonly (readonly number[])[]) => ({
      ...sealed.newGame({ seats: won.length, seed: 'save' }),
      ...{ round: 3, prize: 10, won, hands, bids: won.map(() => null), pool: [5, 6, 7] },
    });
    const hands = [
      [2, 23],
      [1, 22],
    ];
    const two = last([5, 15], hands);
    expect(open.outcome(two)).toBeUndefined();
    expect(forcedSolution(open, two, 0, {})).toMatchObject({ kind: 'save', solution: 'bid 0 23' });
    expect(forcedSolution(open, last([5, 9, 15], [...hands, [3, 4]]), 0, {})).toBeUndefined();
  });

  const depth = { iterations: 200, bots: ['random', 'house'] };

  test('are looked for at every decision of a player, the first one of the game included', () => {
    const all = record('every');
    const first = { ...all, moves: all.moves.slice(0, 1) };
    expect([...puzzles(sealed, [first], depth)]).toHaveLength(1);
    const kept = createTable(sealed, { record: all }).played.filter(({ seat }) => seat >= 0);
    expect([...puzzles(sealed, [all], { ...depth, most: kept.length })]).toHaveLength(kept.length);
  });

  test.runIf(MORE)('a win, and the one move that saves a game, are proved again, whatever a move gains', () => {
    for (const [seed, kind] of [
      ['puzzle 1', 'win'],
      ['puzzle 2', 'save'],
    ] as const) {
      const forced = [...puzzles(open, [record(seed)], { ...depth, most: 20 })].filter((each) => each?.kind === kind);
      expect(forced.length).toBeGreaterThan(0);
      for (const puzzle of forced) expect(puzzle && checkPuzzle(open, puzzle, depth)).toBeUndefined();
    }
  });

  test('have one solution, and every other move is refused as one', () => {
    const games = Array.from({ length: 12 }, (_, i) => record(`puzzle ${i}`));
    const found = [...puzzles(sealed, games, depth)].filter((each) => each !== undefined);
    expect(found.length).toBeGreaterThan(0);
    for (const puzzle of found) {
      expect(checkPuzzle(sealed, puzzle, depth)).toBeUndefined();
      expect(checkPuzzle(sealed, { ...puzzle, solution: puzzle.next }, depth)).toBe('other-solution');
      expect(puzzle.line[0]).toBe(puzzle.solution);
      expect(puzzle.grade).toBe(1 + puzzle.missedBy.length);
      expect(describePuzzle(sealed, puzzle).why).toContain('You bid');
      expect(checkPuzzle(sealed, { ...puzzle, rules: 2 }, depth)).toBe('other-rules');
      expect(checkPuzzle(sealed, { ...puzzle, moves: ['bid 0 99'] }, depth)).toBe('refused');
    }
  });
});
