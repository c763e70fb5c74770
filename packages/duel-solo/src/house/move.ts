import { choose, once, type Seat, seedRng } from '@wonders/core';
import { CARDS } from '../components/cards.js';
import { count } from '../components/layouts.js';
import { settle } from '../flow/index.js';
import { decisions } from '../moves/index.js';
import type { Move, SeatMove } from '../notation.js';
import { play } from '../play/index.js';
import type { Reason } from '../reasons/index.js';
import { plain, type Rung, reason, scale, type Trace } from '../reasons/trace.js';
import { scriptMove } from '../script/index.js';
import { clone } from '../state/generated.js';
import type { Decision, Draft, SeatDecisionKind, View } from '../state/index.js';
import { isScript, other } from '../state/index.js';
import { faceUp, uncovered } from '../table/structure.js';
import { determinize } from '../view.js';
import { evaluation, lure, pointsTotal, WIN } from './evaluation.js';

/** A move and what it leads to. */
export interface Option {
  readonly move: SeatMove;
  /** The value of the position after it. */
  readonly worth: number;
}

/** The values that decide what is asked of the moves. */
interface Range {
  readonly best: number;
  readonly worst: number;
}

/** Whether a move wins or loses by supremacy is asked where one of them does; without it the values of positions decide. */
const BEST = once((): readonly Rung<Option, Range>[] =>
  scale(plain('house-bot'), [
    {
      rule: '',
      label: plain('move-leads-to-win'),
      yesNo: true,
      when: ({ best }) => best === WIN,
      score: ({ worth }) => (worth === WIN ? 1 : 0),
    },
    {
      rule: '',
      label: plain('move-keeps-from-losing'),
      yesNo: true,
      when: ({ best, worst }) => best !== WIN && worst === -WIN,
      score: ({ worth }) => (worth === -WIN ? 0 : 1),
    },
    {
      rule: '',
      label: plain('most-promising'),
      when: ({ best }) => Math.abs(best) !== WIN,
      score: ({ worth }) => worth,
      note: ({ worth }, { best }) => {
        const points = Math.round(best - worth);
        return points === 0 ? plain('as-good') : reason('worse', { points });
      },
    },
  ]),
);

/**
 * The house bot looks one move ahead, and against SOLO also at the answer of SOLO's script. It draws hidden components at random, with the
 * same draws for all moves, and evaluates the positions that follow. It is fast, and the bots of core search deeper.
 *
 * @param code - Encodes a move. Programs identify the candidates of an explanation by this text.
 */
export function houseMove(v: View, decision: Decision, code: (move: Move) => string, trace?: Trace): Move {
  const base = determinize(v, seedRng('house'));
  const options = optionsOf(v, decision, base);
  const ahead = options.reduce((one, two) => (two.worth > one.worth ? two : one));
  const range = { best: ahead.worth, worst: Math.min(...options.map(({ worth }) => worth)) };
  const [best = ahead] = choose(options, BEST(), range, trace, {
    id: ({ move }) => code(move),
    name: ({ move }) => reason('move', { move }),
  });
  if (trace !== undefined) tell(trace, v, decision, best, tried(base, decision, best.move), options);
  return best.move;
}

/** The moves with what they lead to. */
export function optionsOf(v: View, decision: Decision, base = determinize(v, seedRng('house'))): readonly Option[] {
  const moves = decisions[decision.kind as SeatDecisionKind].list(v, decision, decision.seat) as readonly SeatMove[];
  return moves.map((move) => ({ move, worth: worthOf(tried(base, decision, move), decision.seat, FOLLOWING) }));
}

/** The position after a move, with the same draws for all moves. */
function tried(base: Draft, decision: Decision, move: Move, rng = seedRng('what turns up')): Draft {
  const after = clone(base);
  after.rng = rng;
  return carryOut(after, decision, move);
}

/** The number of further decisions of its own that the bot plays before it evaluates a position: at most a divinity and its effect. */
const FOLLOWING = 2;

/** Makes a move, and plays on to the next decision. */
function carryOut(draft: Draft, decision: Decision, move: Move): Draft {
  draft.pending.pop();
  play(draft, decision, move);
  settle(draft);
  return draft;
}

/**
 * The value of a position for a seat, after SOLO's answer and the best choices that the move gives the seat. Changes the position by
 * playing on.
 */
function worthOf(draft: Draft, seat: Seat, following: number): number {
  let decision = draft.pending[draft.pending.length - 1];
  while (decision !== undefined && isScript(draft, decision.seat)) {
    carryOut(draft, decision, scriptMove(draft, decision));
    decision = draft.pending[draft.pending.length - 1];
  }
  if (decision === undefined || decision.seat !== seat || following === 0) return evaluation(draft, seat);
  const choice = decision;
  const { kind } = choice;
  if (kind === 'turn' || kind === 'draft' || kind === 'start') return evaluation(draft, seat);
  return decisions[kind as SeatDecisionKind]
    .list(draft, choice, seat)
    .reduce(
      (best, move) => Math.max(best, worthOf(carryOut(clone(draft), choice, move), seat, following - 1)),
      Number.NEGATIVE_INFINITY,
    );
}

/** How many guesses at what is hidden, and at what turns up, a gain in points is told from. */
const WORLDS = 16;

/** How the points of a seat change by a move: the mean, which holds only about where what turns up can change it. */
function gained(v: View, decision: Decision, move: SeatMove) {
  const worlds = Array.from({ length: WORLDS }, (_, i) => {
    const base = determinize(v, seedRng(`world ${i}`));
    return tried(base, decision, move, seedRng(`draws ${i}`));
  });
  return (seat: Seat): { readonly points: number; readonly about: boolean } => {
    const gains = worlds.map((after) => pointsTotal(after, seat) - pointsTotal(v, seat));
    const sum = gains.reduce((all, each) => all + each, 0);
    return { points: Math.round(sum / WORLDS), about: gains.some((each) => each !== gains[0]) };
  };
}

/** Why a move is good, in points as players count them. */
function tell(trace: Trace, v: View, decision: Decision, best: Option, after: Draft, options: readonly Option[]): void {
  const { move } = best;
  const { seat } = decision;
  const gains = gained(v, decision, move);
  const [mine, theirs] = [gains(seat), gains(other(seat))];
  const why: Reason[] = [];
  if (best.worth === WIN) why.push(plain(after.winner === seat ? 'wins-the-game' : 'leads-to-win'));
  if (mine.points !== 0) why.push(reason('own-points', mine));
  if (theirs.points !== 0) why.push(reason('opponents-points', theirs));
  if ('slot' in move) why.push(...tellSlot(v, seat, move.slot));
  if (after.ending === null && after.seat === seat && v.pending.length === 1 && move.kind === 'construct-wonder')
    why.push(plain('another-turn'));
  if (best.worth !== WIN) why.push(nextBest(best, options));
  trace.reasons.push(reason('looks-ahead', { moves: options.length, answers: isScript(v, other(seat)) }), ...why);
  trace.headline = reason('house-plays', { move, because: why });
}

/** The gap to the next best move. */
export function nextBest(best: Option, options: readonly Option[]): Reason {
  const [next, ...others] = options.filter((each) => each !== best).sort((one, two) => two.worth - one.worth);
  if (next === undefined) return plain('only-move');
  if (next.worth === -WIN && best.worth !== -WIN) return plain('other-moves-lose');
  const { move } = next;
  const points = Math.round(best.worth - next.worth);
  if (points > 0) return reason('next-move-worse', { move, points });
  return (others.at(-1) ?? next).worth === best.worth
    ? plain('other-moves-equal')
    : reason('next-move-equal', { move });
}

/** The card that a move denies the opponent, and the number of cards that it uncovers. */
function tellSlot(v: View, seat: Seat, slot: number): readonly Reason[] {
  const opens = reason('opens', { cards: count(uncovered(v, slot)) });
  const card = faceUp(v, slot);
  if (card === null) return [opens];
  const points = Math.round(lure(v, other(seat), CARDS[card]));
  return points > 3 ? [reason('denies', { card, points }), opens] : [opens];
}
