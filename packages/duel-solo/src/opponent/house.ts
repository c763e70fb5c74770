import type { Rung, Seat, Trace } from '@wonders/core';
import { choose, priorityList, seedRng } from '@wonders/core';
import { CARDS } from '../components/cards.js';
import { count } from '../components/layouts.js';
import { nameOf } from '../components/names.js';
import { settle } from '../flow.js';
import { DECISIONS } from '../moves/index.js';
import type { Move } from '../notation.js';
import { play } from '../play/index.js';
import { clone } from '../state/clone.js';
import type { Decision, Draft, SeatDecision, View } from '../state/index.js';
import { isSolo, other } from '../state/index.js';
import { faceUp, uncovered } from '../table/structure.js';
import { determinize } from '../view.js';
import { evaluation, lure, pointsTotal, WIN } from './evaluation.js';
import { deedOf, filled, say } from './reasons.js';
import { scriptMove } from './script.js';

interface Option {
  readonly move: Move;
  readonly name: string;
  /** How good the position is that it leads to. */
  readonly worth: number;
}

const BEST: readonly Rung<Option, Option>[] = priorityList('house bot', [
  {
    rule: '',
    label: 'most promising position',
    score: (option) => option.worth,
    says: ({ worth }, best) => {
      if (worth !== best.worth && worth === -WIN) return 'the opponent would win';
      if (worth !== best.worth && best.worth === WIN) return 'does not win';
      const less = Math.round(best.worth - worth);
      return less === 0
        ? 'as good as any'
        : filled(less === 1 ? 'about {0} point worse' : 'about {0} points worse', less);
    },
  },
]);

/**
 * The house bot: looks one move ahead, and against SOLO at what SOLO's script then does. It fills in by one and the same chance
 * what it cannot see, and judges the positions it finds. It is quick rather than deep; deeper search is what the bots of core are
 * for.
 *
 * @param code - The text of a move, by which programs know the candidates of an explanation.
 */
export function houseMove(v: View, decision: Decision, code: (move: Move) => string, trace?: Trace): Move {
  const moves = DECISIONS[decision.kind as SeatDecision].list(v, decision, decision.seat);
  const base = determinize(v, seedRng('house'));
  const options = moves.map((move): Option => {
    const name = trace === undefined ? '' : deedOf(v, decision.seat, move);
    return { move, name, worth: worthOf(tried(base, decision, move), decision.seat, FOLLOWING) };
  });
  const ahead = options.reduce((one, two) => (two.worth > one.worth ? two : one));
  const [best = ahead] = choose(
    options,
    BEST,
    ahead,
    trace,
    ({ name }) => name,
    ({ move }) => code(move),
  );
  if (trace !== undefined) tell(trace, v, decision.seat, best, tried(base, decision, best.move), options);
  return best.move;
}

/** The position after a move, by the same chance for all. */
function tried(base: Draft, decision: Decision, move: Move): Draft {
  const after = clone(base);
  after.rng = seedRng('what turns up');
  return carryOut(after, decision, move);
}

/** How many choices that a move brings are made before the position is judged: a divinity and what it does, at most. */
const FOLLOWING = 2;

/** Makes a move, and what follows by itself. */
function carryOut(s: Draft, decision: Decision, move: Move): Draft {
  s.pending.pop();
  play(s, decision, move);
  settle(s);
  return s;
}

/**
 * How good a position is for a seat when SOLO has answered, as its script makes it, and the seat has chosen what its move lets
 * it. The position is played on.
 */
function worthOf(s: Draft, seat: Seat, following: number): number {
  let decision = s.pending[s.pending.length - 1];
  while (decision !== undefined && isSolo(s, decision.seat)) {
    carryOut(s, decision, scriptMove(s, decision));
    decision = s.pending[s.pending.length - 1];
  }
  if (decision === undefined || decision.seat !== seat || following === 0) return evaluation(s, seat);
  const choice = decision;
  const { kind } = choice;
  if (kind === 'turn' || kind === 'draft' || kind === 'start') return evaluation(s, seat);
  return DECISIONS[kind as SeatDecision]
    .list(s, choice, seat)
    .reduce(
      (best, move) => Math.max(best, worthOf(carryOut(clone(s), choice, move), seat, following - 1)),
      Number.NEGATIVE_INFINITY,
    );
}

/** Adds a reason. */
type Add = (sentence: string, ...values: readonly (string | number)[]) => void;

/** Why a move is good, in points as players count them. */
function tell(trace: Trace, v: View, seat: Seat, best: Option, after: Draft, options: readonly Option[]): void {
  const { move, name } = best;
  const why: string[] = [];
  const add: Add = (sentence, ...values) => {
    why.push(filled(sentence, ...values));
  };
  const mine = pointsTotal(after, seat) - pointsTotal(v, seat);
  const theirs = pointsTotal(after, other(seat)) - pointsTotal(v, other(seat));
  if (best.worth === WIN) add(after.winner === seat ? 'it wins the game' : 'it leads to a win');
  if (mine !== 0) add(Math.abs(mine) === 1 ? '{0} point now' : '{0} points now', signed(mine));
  if (theirs !== 0)
    add(Math.abs(theirs) === 1 ? '{0} point for the opponent' : '{0} points for the opponent', signed(theirs));
  if ('slot' in move) tellSlot(v, seat, move, add);
  if (after.ending === null && after.seat === seat && v.pending.length === 1 && move.kind === 'construct-wonder')
    add('another turn follows');
  if (best.worth !== WIN) tellNext(best, options, add);
  const [one, several] = isSolo(v, other(seat)) ? LOOKS_AT_ANSWERS : LOOKS;
  say(trace, options.length === 1 ? one : several, options.length);
  for (const reason of why) trace.reasons.push(reason);
  trace.says = `${name}: ${why.join('; ')}`;
}

/** How far the house bot looks, at one move and at several. */
const LOOKS = [
  'The house bot looks one move ahead at {0} move',
  'The house bot looks one move ahead at {0} moves',
] as const;
const LOOKS_AT_ANSWERS = [
  "The house bot looks one move ahead at {0} move, with SOLO's answer",
  "The house bot looks one move ahead at {0} moves, each with SOLO's answer",
] as const;

/** By how much the next best move is worse. */
function tellNext(best: Option, options: readonly Option[], add: Add): void {
  const [next, ...others] = options.filter((each) => each !== best).sort((one, two) => two.worth - one.worth);
  if (next === undefined) {
    add('it is the only move');
    return;
  }
  if (next.worth === -WIN && best.worth !== -WIN) {
    add('after any other move the opponent would win');
    return;
  }
  const less = Math.round(best.worth - next.worth);
  const one = 'the next best move, {0}, is about {1} point worse';
  if (less > 0) add(less === 1 ? one : 'the next best move, {0}, is about {1} points worse', next.name, less);
  else if ((others.at(-1) ?? next).worth === best.worth) add('the other moves are just as good');
  else add('the next best move, {0}, is just as good', next.name);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What taking a card denies the opponent, and what it opens. */
function tellSlot(v: View, seat: Seat, move: Move & { readonly slot: number }, add: Add): void {
  const id = faceUp(v, move.slot);
  if (id !== null) {
    const denied = Math.round(lure(v, other(seat), CARDS[id]));
    if (denied > 3) add('it keeps {0} from the opponent, worth about {1} points to it', nameOf(id), denied);
  }
  const opened = count(uncovered(v, move.slot));
  if (opened === 0) add('it uncovers no card');
  else add(opened === 1 ? 'it uncovers {0} card' : 'it uncovers {0} cards', opened);
}
