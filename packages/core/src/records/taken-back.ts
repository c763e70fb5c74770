import type { AnyGame, MoveOf, StateOf } from '../contract/game.js';
import type { TakenBack } from '../contract/save.js';
import type { Schema } from '../contract/schema.js';
import type { Verdict } from '../contract/verdict.js';
import { playUnchecked } from '../engine/unchecked.js';
import { integer } from '../schema/fields.js';
import { either, list, object, schema, text } from '../schema/schema.js';
import { faultOf, judgedAt, verdictSchema } from './verdict.js';

/** How much a record keeps of what was taken back, in lines and their moves: `load` plays all of it again. */
const MOST = 10_000;

/** Whether a record has no room for a line of so many moves. */
export function isFull(
  { takenBack = [] }: { readonly takenBack?: readonly TakenBack<unknown>[] },
  moves: number,
): boolean {
  return takenBack.reduce((sum, line) => sum + 1 + line.moves.length, 1 + moves) > MOST;
}

const count = integer(0, 1_000_000_000);

/** What was taken back, or nothing. */
export const takenBackSchema: Schema<readonly TakenBack<string>[] | undefined> = /* @__PURE__ */ either(
  /* @__PURE__ */ schema('absent', (value): value is undefined => value === undefined),
  /* @__PURE__ */ list(
    /* @__PURE__ */ object<TakenBack<string>>({
      revision: count,
      ply: count,
      moves: /* @__PURE__ */ list(/* @__PURE__ */ text(1000), 0, 100_000),
      verdict: verdictSchema as Schema<Verdict>,
    }),
    0,
    MOST,
  ),
);

/** The part of a record that says what happened when. */
interface History<M> {
  readonly moves: readonly M[];
  readonly takenBack?: readonly TakenBack<M>[];
  readonly verdict?: Verdict;
}

/** How often a game has changed: by a move, by a verdict, by taking back and by playing again. */
export function revisionOf<M>({ moves, takenBack = [], verdict }: History<M>): number {
  const { revision, ply } = takenBack[takenBack.length - 1] ?? { revision: 0, ply: 0 };
  return revision + moves.length - ply + (verdict === undefined ? 0 : 1);
}

/**
 * What was taken back of a game so far, and this. Only a sealed deal keeps it: nobody can check any other deal.
 *
 * @param verdict - That which is taken back, if there is one.
 */
export function noted<M>(
  { takenBack = [], options }: Pick<History<M>, 'takenBack'> & { readonly options: { readonly rng?: unknown } },
  { verdict, ...line }: Omit<TakenBack<M>, 'verdict'> & { readonly verdict?: Verdict | undefined },
): readonly TakenBack<M>[] {
  if (options.rng !== 'sealed') return takenBack;
  return [...takenBack, { ...line, ...(verdict === undefined ? {} : { verdict }) }];
}

/** A time in which nothing was taken back: each move, and a verdict at its end, gave the next revision. */
interface Stretch<G extends AnyGame> {
  /** Its first revision, and the ply that the game had then. */
  readonly revision: number;
  readonly ply: number;
  /** The states of the game, from the opening to the end of this stretch. */
  readonly states: readonly StateOf<G>[];
  readonly verdict: Verdict | undefined;
}

/**
 * The stretches of a game, the last one first.
 *
 * @param states - Those of the moves that stand, the opening first.
 * @returns Why it cannot have gone so, where it cannot.
 */
export function stretchesOf<G extends AnyGame>(
  game: G,
  {
    takenBack = [],
    verdict,
  }: { readonly takenBack?: readonly TakenBack<MoveOf<G>>[]; readonly verdict?: Verdict | undefined },
  states: readonly StateOf<G>[],
): readonly Stretch<G>[] | string {
  if (isFull({ takenBack }, 0)) return `more than ${MOST} moves were taken back`;
  const stretches: Stretch<G>[] = [];
  let now: Omit<Stretch<G>, 'revision' | 'ply'> = { states, verdict };
  let next = Number.POSITIVE_INFINITY;
  for (const { revision, ply, moves, verdict: before } of [FIRST, ...takenBack].reverse()) {
    if (ply >= now.states.length) return `moves were taken back to move ${ply}, and the game had fewer`;
    const stretch = { revision, ply, ...now };
    const end = revision + now.states.length - 1 - ply + (now.verdict === undefined ? 0 : 1);
    if (end >= next) return `revision ${next} is said to be after revision ${end}`;
    stretches.push(stretch);
    next = revision;
    const earlier = lineOf(game, now.states.slice(0, ply + 1), moves);
    if (typeof earlier === 'string') return earlier;
    const last = earlier.length - 1;
    const fault = before && faultOf(game, earlier[last] as StateOf<G>, last, before);
    if (fault !== undefined) return fault;
    now = { states: earlier, verdict: before };
  }
  return stretches;
}

const FIRST: TakenBack<never> = { revision: 0, ply: 0, moves: [] };

/** The states of a line that goes on by these moves, or why it does not. */
function lineOf<G extends AnyGame>(
  game: G,
  line: StateOf<G>[],
  moves: readonly MoveOf<G>[],
): readonly StateOf<G>[] | string {
  for (const move of moves) {
    const state = line[line.length - 1] as StateOf<G>;
    const refusal = game.check(state, move);
    if (refusal !== undefined)
      return `"${game.encodeMove(move)}", which was taken back: ${game.describeRefusal(refusal, state)}`;
    line.push(playUnchecked(game, state, move));
  }
  return line;
}

/** The state at a revision; `undefined` where there was none. */
export function stateAt<G extends AnyGame>(
  game: G,
  stretches: readonly Stretch<G>[],
  revision: number,
): StateOf<G> | undefined {
  const stretch = stretches.find((each) => each.revision <= revision);
  if (stretch === undefined) return undefined;
  const { states, verdict } = stretch;
  const ply = stretch.ply + revision - stretch.revision;
  if (ply !== states.length || verdict === undefined) return states[ply];
  return judgedAt(game, states[ply - 1] as StateOf<G>, verdict);
}
