import { spawn } from '../bots/search/world.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import { type GameRecord, replay } from '../records/record.js';
import { draw, seedRng } from '../rng/rng.js';
import type { ToldLoss } from '../words/coach.js';
import type { Analysis, Review } from './analyse.js';
import { LOSSES, type MoveClass } from './classes.js';
import { courseOf, type Moment } from './course.js';
import type { Estimate } from './estimate.js';
import { type CoachLanguage, wordsFor } from './language.js';

/**
 * A turning point of a game: a move of the seat, or the moves and chance that followed it.
 *
 * @category Coach
 */
export interface Decisive {
  /** The cause of the change: the seat's own move, or the others and chance. */
  readonly by: 'move' | 'others';
  /** The ply of the move, or of the move before; -1 before the first one. */
  readonly ply: number;
  /** The chance to win before, 0 to 1. */
  readonly from: Estimate;
  /** The chance to win after, 0 to 1. */
  readonly to: Estimate;
}

/**
 * An analysis in short.
 *
 * @category Coach
 */
export interface Summary<M = unknown> {
  /** How many moves of each class there are. */
  readonly counts: Readonly<Record<MoveClass, number>>;
  /** The largest change of the chance to win towards the result; absent where none is larger than the noise. */
  readonly decisive?: Decisive;
  /** The slips and blunders, the dearest first: three at most. */
  readonly mistakes: readonly Review<M>[];
  /**
   * Where there are fewer than three mistakes, up to that number: the moves to which the search prefers another without calling them a
   * mistake, the dearest first.
   */
  readonly closeCalls: readonly Review<M>[];
  /** All of it in sentences. */
  readonly lines: readonly string[];
}

/** How many mistakes and close calls a summary tells. */
const TOLD = 3;

/** The changes of the chance to win, in order: by a move of the seat, and by what followed it. */
const changesOf = (course: readonly Moment[]): readonly Decisive[] =>
  course.slice(1).map(({ chance: to }, i) => {
    const { ply, chance: from } = course[i] as Moment;
    return i % 2 === 0 ? { by: 'move', ply, from, to } : { by: 'others', ply: ply - 1, from, to };
  });

/** In so many worlds a move is tried: what chance and the others hide differs in one of them. */
const WORLDS = 8;

/** Whether a move leads to the view that follows in every world that the seat may take for the real one. */
function foresees<G extends AnyGame>(
  game: G,
  { options, moves }: GameRecord<MoveOf<G>, OptionsOf<G>>,
  seat: Seat,
  ply: number,
): boolean {
  const before = replay(game, { game: game.id, options, moves: moves.slice(0, ply) });
  const seenAfter = (state: StateOf<G>): string =>
    JSON.stringify(game.view(game.applyMove(state, moves[ply] as MoveOf<G>, seat), seat));
  const [view, follows] = [game.view(before, seat), seenAfter(before)];
  const rng = seedRng(`${game.id}/${ply}`);
  const random = () => draw(rng);
  const worlds = Array.from({ length: WORLDS }, () => game.determinize(view, spawn(random)));
  return worlds.every((world) => seenAfter(world) === follows);
}

const dearer = (a: Review, b: Review): number => b.loss.value - a.loss.value;

/** The loss of a move, as words need it. */
const toldLoss = ({ loss, lostPoints }: Review): ToldLoss => ({ ...loss, points: Math.max(0, lostPoints.value) });

const sizeOf = ({ from, to }: Decisive): number => to.value - from.value;
const isClear = ({ from, to }: Decisive): boolean => from.high < to.low || to.high < from.low;

/**
 * The largest clear change towards the result; in an unfinished game, the largest one. Where the seat decides again about what it knew,
 * two searches differ by their noise, and nothing has changed.
 *
 * @param isForeseen - Whether the seat knew what the move of a ply would lead to.
 */
function decisiveOf(
  course: readonly Moment[],
  { outcome, seat, reviews }: Analysis,
  isForeseen: (ply: number) => boolean,
): Decisive | undefined {
  const towards = (change: Decisive): number => {
    if (outcome === undefined) return Math.abs(sizeOf(change));
    return outcome.winners.includes(seat) ? sizeOf(change) : -sizeOf(change);
  };
  const isNoise = ({ by, ply }: Decisive): boolean =>
    by === 'others' && reviews.some((next) => next.ply === ply + 1) && isForeseen(ply);
  return changesOf(course)
    .filter((change) => isClear(change) && towards(change) > 0 && !isNoise(change))
    .sort((a, b) => towards(b) - towards(a))[0];
}

/**
 * The turning points of a game and the seat's mistakes, as data and in sentences. You may pass a part of an analysis.
 *
 * @param record - The record that was analysed.
 * @param words - In which language; default English.
 * @throws As `replay` of the records does.
 * @example
 * ```ts
 * import { analyse, summary } from '@wonders/core/coach';
 * import { begin, push } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const start = begin(sealed, { seed: 'monday', seats: 2 });
 * const { record } = push(sealed, start, sealed.botMove(start.state, 0));
 * for (const analysis of analyse(sealed, record)) console.log(summary(sealed, record, analysis).lines);
 * ```
 * @category Coach
 */
export function summary<G extends AnyGame>(
  game: G,
  record: GameRecord<MoveOf<G>, OptionsOf<G>>,
  analysis: Analysis<MoveOf<G>>,
  words: CoachLanguage<G> = {},
): Summary<MoveOf<G>> {
  gameGiven('summary', game);
  const { describeMove, coach } = wordsFor(game, words);
  const { reviews, seat } = analysis;
  const counts = { best: 0, fine: 0, slip: 0, blunder: 0 };
  for (const review of reviews) counts[review.class]++;
  const mistakes = reviews
    .filter((review) => review.class === 'slip' || review.class === 'blunder')
    .sort(dearer)
    .slice(0, TOLD);
  const closeCalls = reviews
    .filter((review) => review.class === 'fine' && review.loss.value > 0)
    .sort(dearer)
    .slice(0, TOLD - mistakes.length);
  const decisive = decisiveOf(courseOf(record, analysis), analysis, (ply) => foresees(game, record, seat, ply));
  const tell = (ply: number, move: MoveOf<G>): string => {
    const moves = record.moves.slice(0, ply);
    return describeMove(game.view(replay(game, { ...record, moves }), seat), move);
  };
  const lines = [coach.counts(counts)];
  if (decisive === undefined) lines.push(coach.undecided);
  else {
    const { by, ply, from, to } = decisive;
    lines.push(
      by === 'move'
        ? coach.decidedBy(ply + 1, tell(ply, record.moves[ply] as MoveOf<G>), from.value, to.value)
        : coach.decidedAfter(ply + 1, from.value, to.value),
    );
  }
  for (const review of mistakes) {
    const { ply, move, best, class: kind } = review;
    const as = kind === 'slip' ? 'slip' : 'blunder';
    lines.push(coach.mistake(ply + 1, as, tell(ply, move), tell(ply, best), toldLoss(review)));
  }
  if (mistakes.length === 0 && reviews.length > 0) lines.push(coach.clean(LOSSES.slip));
  for (const review of closeCalls) {
    const { ply, move, best } = review;
    lines.push(coach.closeCall(ply + 1, tell(ply, move), tell(ply, best), toldLoss(review)));
  }
  return { counts, mistakes, closeCalls, lines, ...(decisive && { decisive }) };
}
