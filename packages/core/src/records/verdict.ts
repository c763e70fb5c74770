import type { AnyGame, OutcomeOf, StateOf } from '../contract/game.js';
import type { JudgedOutcome } from '../contract/outcome.js';
import type { Schema } from '../contract/schema.js';
import type { Verdict } from '../contract/verdict.js';
import { integer, oneOf } from '../schema/fields.js';
import { either, object, optional, schema } from '../schema/schema.js';

const BY: readonly Verdict['by'][] = ['resign', 'time', 'host', 'draw'];

/** A verdict, or none. */
export const verdictSchema: Schema<Verdict | undefined> = /* @__PURE__ */ either(
  /* @__PURE__ */ schema('absent', (value): value is undefined => value === undefined),
  /* @__PURE__ */ object<Verdict>({
    by: /* @__PURE__ */ oneOf(...BY),
    seat: /* @__PURE__ */ optional(/* @__PURE__ */ integer(0, 99)),
    ply: /* @__PURE__ */ integer(0, 100_000),
  }),
);

/** Why a verdict does not fit a state; `undefined` if it does. */
export function faultOf<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  plies: number,
  { by, seat, ply }: Verdict,
): string | undefined {
  const seats = game.seats(state).length;
  if (!BY.includes(by)) return `a verdict is by ${BY.join(', ')}, not by ${JSON.stringify(by)}`;
  if (game.outcome(state) !== undefined) return 'the game has ended by its rules, so it takes no verdict';
  if ((by === 'draw') !== (seat === null) && by !== 'host')
    return by === 'draw'
      ? 'all seats agree to a draw, so it names no seat'
      : `a verdict by ${by} names the seat that loses`;
  if (ply !== plies) return `the verdict stands at move ${ply}, the game at move ${plies}`;
  if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats))
    return `the verdict names seat ${seat}, the game has seats 0 to ${seats - 1}`;
  return undefined;
}

/** The state in which a verdict has ended a game: nobody decides. */
export const judgedAt = <G extends AnyGame>(game: G, state: StateOf<G>, verdict: Verdict): StateOf<G> => ({
  ...state,
  pending: [],
  judged: judged(game, state, verdict),
});

/** The outcome by a verdict: the standing, in which the seat that lost by it comes last. By a draw all share the first place. */
export function judged<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  { by, seat: last }: Verdict,
): JudgedOutcome<OutcomeOf<G>> {
  const { scores, ranks: standing } = game.standing(state);
  const reached = by === 'draw' ? standing.map(() => 1) : standing;
  const others = reached.filter((_, seat) => seat !== last);
  const ranks = reached.map((rank, seat) =>
    seat === last ? reached.length : 1 + others.filter((other) => other < rank).length,
  );
  const winners = scores.map(({ seat }) => seat).filter((seat, at) => seat !== last && ranks[at] === 1);
  return { ending: by, scores, ranks, winners, margin: null, loser: last };
}
