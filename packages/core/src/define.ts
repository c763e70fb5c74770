import type { Chance } from './chance.js';
import { missing, pick } from './chance.js';
import type { BaseEvent, ChanceEvent, Emit } from './event.js';
import { viewChance } from './event.js';
import { oneOf } from './fields.js';
import type { BaseOptions, ChanceOutcome, Game } from './game.js';
import type { BaseMove, Notation } from './notation.js';
import { fieldsOf, malformed, moveSchema, readMove, writeMove } from './notation.js';
import type { Outcome } from './outcome.js';
import type { BaseDraft, BaseState, BaseView, Decision, Seat, SeatInfo, Viewer } from './position.js';
import { CHANCE } from './position.js';
import { explanationOf, newTrace, type Trace } from './priority.js';
import type { Save } from './records/record.js';
import type { CoreRefusal, GameRefusal } from './refusal.js';
import { describeCoreRefusal, IllegalMoveError, InvalidOptionsError, isCoreRefusal } from './refusal.js';
import type { Rng } from './rng.js';
import { seedRng } from './rng.js';
import { complain, type Issue, object, type Schema, text, withDefault } from './schema.js';
import type { SearchTuning } from './tuning.js';

/**
 * The rules of one kind of decision that seats take: a cheap superset of its candidates by index, and the one predicate
 * that lists, draws and checks.
 *
 * @typeParam P - A position to read: state, view or draft.
 * @typeParam K - The entry on the stack of decisions.
 * @typeParam M - Move.
 * @typeParam R - The game's own refusals.
 * @category Writing a game
 */
export interface DecisionRules<P, K, M extends BaseMove, R> {
  /** The kinds of moves that answer it. */
  readonly kinds: readonly M['kind'][];
  /**
   * Who is still to decide when several seats decide at the same time; the entry's `seat` when absent. Such an entry
   * stays on the stack until `play` pops it, and its moves carry their `seat`.
   */
  actors?(position: P, decision: K): readonly Seat[];
  /** How many candidates a seat has, legal or not. */
  size(position: P, decision: K, seat: Seat): number;
  /** The candidate with index 0 … size − 1, no two alike, in the order in which they are listed. */
  candidate(position: P, decision: K, i: number, seat: Seat): M;
  /** `''` when a well-formed move of one of the `kinds` is legal, else the code of the refusal. Allocates nothing. */
  forbids(position: P, decision: K, move: M): '' | (R extends { readonly code: infer C } ? C : never);
  /** The refusal for a code that `no` gave. */
  refuse(position: P, decision: K, move: M, code: string): R;
  /** Lists by hand what `at` and `no` would list: only for the hottest kind. */
  list?(position: P, decision: K, seat: Seat): readonly M[];
  /** Draws by hand what rejection would draw: only for the hottest kind. */
  random?(position: P, decision: K, random: () => number): M;
}

/**
 * The rules of a kind of decision whose legal moves are more easily listed than numbered.
 *
 * @typeParam P - A position to read: state, view or draft.
 * @typeParam K - The entry on the stack of decisions.
 * @typeParam M - Move.
 * @typeParam R - The game's own refusals.
 * @category Writing a game
 */
export interface ListedRules<P, K, M extends BaseMove, R>
  extends Pick<DecisionRules<P, K, M, R>, 'kinds' | 'actors' | 'forbids' | 'refuse'> {
  /** Never there: it tells candidates that are numbered from moves that are listed. */
  readonly size?: undefined;
  /** The legal moves of a seat, no two alike. */
  list(position: P, decision: K, seat: Seat): readonly M[];
  /** Draws by hand, each move as likely as the others. */
  random?(position: P, decision: K, random: () => number): M;
}

/**
 * What a game's author writes. {@link defineGame} makes the rest.
 *
 * @category Writing a game
 */
export interface Definition<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends BaseEvent,
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  K extends Decision,
> {
  readonly id: string;
  readonly rules: number;
  /** A schema for each of the game's own options, with its default. */
  readonly options: { readonly [N in keyof O]-?: Schema<O[N]> };
  /** Rules that tie options together: what is wrong with well-formed options, as the option's name and what it should be. */
  conflict?(options: O): { readonly option: keyof O & string; readonly expected: string } | undefined;
  /** The draft before anything has been dealt; `settle` does the rest. */
  setup(options: O, rng: Rng | null): D;
  /** Written by hand: a draft that shares nothing mutable. */
  clone(state: S): D;
  seats(position: S | V): readonly SeatInfo[];
  /** The decisions that seats take, by kind. */
  readonly decisions: Readonly<Record<string, DecisionRules<S | V, K, M, R> | ListedRules<S | V, K, M, R>>>;
  /** The decisions that chance takes. */
  readonly chance: Chance<S | V, D, K, M, E | ChanceEvent<M>>;
  /** Plays a legal move of a seat. The decision has been popped, unless it is simultaneous. */
  play(draft: D, decision: K, move: M, emit?: Emit<E | ChanceEvent<M>>): void;
  /** Runs what nobody decides, until a decision is on top or the game is over. */
  settle(draft: D, emit?: Emit<E | ChanceEvent<M>>): void;
  /** The scripted opponent or the house bot, from the view of its own seat. */
  bot(view: V, seat: Seat, trace?: Trace): M;
  /** The outcome of a finished game; of one that goes on, as if it ended now. */
  outcome(position: S | V): Outcome;
  /** As if the game ended now, where `outcome` cannot tell. */
  standing?(position: S | V): Outcome;
  /** By how many points a seat will be ahead of the best of the others at the end, roughly. Allocates little. */
  evaluate?(position: S | V, seat: Seat): number;
  /** The legal moves of a seat without those that others make pointless, at least one. */
  candidates?(position: S | V, seat: Seat): readonly M[];
  /** How a search is best set for this game. */
  readonly search?: Partial<SearchTuning>;
  view(state: S, viewer: Viewer): V;
  /** What a viewer may know of an event. A chance event comes with its move hidden already from those who do not see it. */
  viewEvent(event: E | ChanceEvent<M>, viewer: Viewer): E | ChanceEvent<M>;
  /** Draws what the view hides. `rng` may be advanced; it becomes the generator of the state. */
  determinize(view: V, rng: Rng): D;
  readonly notation: Notation<M>;
  describeMove(position: S | V, move: M): string;
  describeRefusal(refusal: R): string;
  migrate?(save: Save): Save | undefined;
}

/**
 * Makes a game of its rules. Each rule is written once, for the fast lane; the checked, pure face is derived.
 *
 * @category Writing a game
 */
export function defineGame<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends BaseEvent,
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  K extends Decision,
>(definition: Definition<S, D, M, E, V, O, R, K>): Game<S, D, M, E | ChanceEvent<M>, V, O, R> {
  type Position = S | V;
  type Rules = DecisionRules<Position, K, M, R> | ListedRules<Position, K, M, R>;
  type Sink = Emit<E | ChanceEvent<M>>;
  const { id, rules, clone, chance } = definition;
  const fields = fieldsOf(definition.notation);
  const decisions: Readonly<Record<string, Rules>> = Object.assign(Object.create(null), definition.decisions);
  const options = object<O & BaseOptions>({
    ...definition.options,
    seed: withDefault(text(1000), '0'),
    chance: withDefault(oneOf('sampled', 'manual'), 'sampled'),
  } as never);

  const current = (position: Position): K | undefined => position.pending.at(-1) as K | undefined;
  const rulesOf = (decision: K): Rules => decisions[decision.kind] ?? missing(decision);
  const chanceOf = (decision: K) => chance.rules[decision.kind] ?? missing(decision);

  function newGame(given: Partial<O & BaseOptions> = {}, emit?: Sink): S {
    const result = options['~standard'].validate(given);
    if ('issues' in result) throw new InvalidOptionsError(id, result.issues);
    const { seed, chance: how, ...own } = result.value;
    const conflict = definition.conflict?.(own as unknown as O);
    if (conflict !== undefined) {
      const { option, expected } = conflict;
      const issues: Issue[] = [];
      complain(issues, [option], expected, result.value[option]);
      throw new InvalidOptionsError(id, issues);
    }
    const draft = definition.setup(own as unknown as O, how === 'manual' ? null : seedRng(seed));
    definition.settle(draft, emit);
    return draft;
  }

  function activeSeats(position: Position): readonly Seat[] {
    const decision = current(position);
    if (decision === undefined) return [];
    if (decision.seat === CHANCE) return [CHANCE];
    return actorsOf(rulesOf(decision), position, decision);
  }

  const actorsOf = (rule: Rules, position: Position, decision: K): readonly Seat[] =>
    rule.actors?.(position, decision) ?? [decision.seat];

  function chances(position: Position): readonly ChanceOutcome<M>[] {
    const decision = current(position);
    if (decision?.seat !== CHANCE) return [];
    const rule = chanceOf(decision);
    const outcomes = rule.numbers?.(position, decision) ?? Array(rule.size(position, decision)).keys();
    return [...outcomes].map((i) => ({
      move: rule.outcome(position, decision, i),
      weight: rule.weight?.(position, decision, i) ?? 1,
    }));
  }

  function legalMoves(position: Position, seat?: Seat): readonly M[] {
    const decision = current(position);
    if (decision === undefined) return [];
    if (decision.seat === CHANCE)
      return seat === undefined || seat === CHANCE ? chances(position).map((outcome) => outcome.move) : [];
    const whose = seat ?? position.viewer ?? undefined;
    const rule = rulesOf(decision);
    const lists: (readonly M[])[] = [];
    for (const mover of actorsOf(rule, position, decision))
      if (whose === undefined || whose === mover) lists.push(listFor(rule, position, decision, mover));
    return lists.length === 1 ? (lists[0] as readonly M[]) : ([] as M[]).concat(...lists);
  }

  function listFor(rule: Rules, position: Position, decision: K, seat: Seat): readonly M[] {
    if (rule.size === undefined) return rule.list(position, decision, seat);
    if (rule.list !== undefined) return rule.list(position, decision, seat);
    const moves: M[] = [];
    const size = rule.size(position, decision, seat);
    for (let i = 0; i < size; i++) {
      const move = rule.candidate(position, decision, i, seat);
      if (rule.forbids(position, decision, move) === '') moves.push(move);
    }
    return moves;
  }

  function check(state: S, move: unknown, seat?: Seat): CoreRefusal | R | undefined {
    if (typeof state !== 'object' || state === null || state.game !== id || state.rules !== rules)
      return { code: 'not-this-game', game: id, rules };
    if (state.viewer !== null) return { code: 'view', seat: state.viewer };
    const decision = current(state);
    if (decision === undefined) return { code: 'over' };
    const fault = malformed(fields, move);
    if (fault !== undefined) return { code: 'malformed', ...fault };
    const wellFormed = move as M & { readonly seat?: Seat };
    const byChance = decision.seat === CHANCE;
    const rule = byChance ? undefined : rulesOf(decision);
    const active = rule === undefined ? [CHANCE] : actorsOf(rule, state, decision);
    const mover = (byChance ? seat : (wellFormed.seat ?? seat)) ?? active[0];
    if (mover === undefined || !active.includes(mover) || (seat !== undefined && seat !== mover))
      return { code: 'not-your-turn', active };
    const expected = rule === undefined ? [decision.kind] : rule.kinds;
    if (!expected.includes(wellFormed.kind)) return { code: 'not-now', expected };
    if (rule === undefined) {
      if (chanceOf(decision).find(state, decision, wellFormed) >= 0) return undefined;
      return { code: 'impossible', answer: writeMove(fields, wellFormed).slice(decision.kind.length + 1) };
    }
    const code = rule.forbids(state, decision, wellFormed);
    return code === '' ? undefined : rule.refuse(state, decision, wellFormed, code);
  }

  function play(draft: D, move: M, emit?: Sink): void {
    const decision = current(draft) ?? missing();
    if (decision.seat === CHANCE) {
      draft.pending.pop();
      chance.settle(draft, decision, chanceOf(decision).find(draft, decision, move), emit);
    } else {
      if (rulesOf(decision).actors === undefined) draft.pending.pop();
      definition.play(draft, decision, move, emit);
    }
    definition.settle(draft, emit);
  }

  function randomMove(position: S | D, random: () => number): M {
    const decision = current(position) ?? missing();
    if (decision.seat === CHANCE) {
      const rule = chanceOf(decision);
      return rule.outcome(position, decision, pick(rule, position, decision, random));
    }
    const rule = rulesOf(decision);
    if (rule.random !== undefined) return rule.random(position, decision, random);
    const drawn = rule.size === undefined ? undefined : drawUntilLegal(rule, position, decision, random);
    if (drawn !== undefined) return drawn;
    const moves = legalMoves(position);
    return moves[Math.floor(random() * moves.length)] as M;
  }

  function drawUntilLegal(
    rule: DecisionRules<Position, K, M, R>,
    position: Position,
    decision: K,
    random: () => number,
  ): M | undefined {
    const actors = actorsOf(rule, position, decision);
    let size = 0;
    for (const actor of actors) size += rule.size(position, decision, actor);
    for (let tries = TRIES; tries > 0; tries--) {
      let i = Math.floor(random() * size);
      for (const actor of actors) {
        const own = rule.size(position, decision, actor);
        if (i >= own) {
          i -= own;
          continue;
        }
        const move = rule.candidate(position, decision, i, actor);
        if (rule.forbids(position, decision, move) === '') return move;
        break;
      }
    }
    return undefined;
  }

  function describeRefusal(refusal: CoreRefusal | R): string {
    if (isCoreRefusal(refusal)) return describeCoreRefusal(refusal);
    return `${definition.describeRefusal(refusal)} (${refusal.rule})`;
  }

  function legalOrThrow(state: S, move: M, seat?: Seat): void {
    const refusal = check(state, move, seat);
    if (refusal === undefined) return;
    const what = malformed(fields, move) === undefined ? `"${writeMove(fields, move)}" refused` : 'move refused';
    throw new IllegalMoveError(refusal, `${id}: ${what}: ${describeRefusal(refusal)}`, move);
  }

  function askBot(position: Position, seat: Seat | undefined, trace?: Trace): M {
    const active = activeSeats(position);
    const { viewer } = position;
    const mover = seat ?? (typeof viewer === 'number' ? viewer : active[0]);
    const refuse = (refusal: CoreRefusal): never => {
      throw new IllegalMoveError(refusal, `${id}: ${describeCoreRefusal(refusal)}`);
    };
    if (active.length === 0) return refuse({ code: 'over' });
    if (mover === undefined || mover === CHANCE || !active.includes(mover))
      return refuse({ code: 'not-your-turn', active });
    if (viewer === null) return definition.bot(definition.view(position as S, mover), mover, trace);
    if (viewer !== mover) return refuse({ code: 'view', seat: viewer });
    return definition.bot(position as V, mover, trace);
  }

  const game: Game<S, D, M, E | ChanceEvent<M>, V, O, R> = {
    id,
    rules,
    options,
    moves: moveSchema<M>(fields),
    notation: definition.notation,
    newGame,
    seats: definition.seats,
    activeSeats,
    legalMoves,
    chances,
    check,
    applyMove(state, move, seat) {
      legalOrThrow(state, move, seat);
      const draft = clone(state);
      play(draft, move);
      return draft;
    },
    transition(state, move, seat) {
      legalOrThrow(state, move, seat);
      const draft = clone(state);
      const events: (E | ChanceEvent<M>)[] = [];
      play(draft, move, (event) => events.push(event));
      return { state: draft, events };
    },
    botMove: (position, seat) => askBot(position, seat),
    explainBotMove(position, seat) {
      const trace = newTrace();
      return explanationOf(askBot(position, seat, trace), trace);
    },
    outcome: (position) => (position.pending.length > 0 ? undefined : definition.outcome(position)),
    standing: definition.standing ?? definition.outcome,
    ...(definition.evaluate && { evaluate: definition.evaluate }),
    ...(definition.candidates && { candidates: definition.candidates }),
    ...(definition.search && { search: definition.search }),
    view: definition.view,
    viewEvent(event, viewer) {
      const shown = event.kind === 'chance' ? viewChance(event as ChanceEvent<M>, viewer) : event;
      return definition.viewEvent(shown, viewer);
    },
    determinize(view, rng) {
      const own = { ...rng };
      const draft = definition.determinize(view, own);
      draft.rng = own;
      return draft;
    },
    encodeMove: (move) => writeMove(fields, move),
    decodeMove: (code) => readMove(fields, code) as M | undefined,
    describeMove: definition.describeMove,
    describeRefusal,
    migrate: definition.migrate ?? (() => undefined),
    fast: Object.freeze({ clone, play, randomMove }),
  };
  // A bot that is handed the game cannot change how others play it.
  return Object.freeze(game);
}

/** Draws that rejection may take before the moves are listed after all. */
const TRIES = 200;
