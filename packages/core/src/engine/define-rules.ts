import type { RulesDefinition } from '../contract/definition.js';
import type { Emit } from '../contract/event.js';
import type { BaseOptions, DefinedTypes, Meant, PositionIn } from '../contract/game.js';
import type { Rng } from '../contract/generator.js';
import type { Limit } from '../contract/options.js';
import { CHANCE, MOST_SEATS, type Seat, type SeatInfo } from '../contract/position.js';
import type { CoreRefusal } from '../contract/refusal.js';
import type { Issue, Schema } from '../contract/schema.js';
import { cipher } from '../rng/cipher.js';
import { copyRng, seedRng } from '../rng/rng.js';
import { oneOf } from '../schema/fields.js';
import { deepFreeze } from '../schema/freeze.js';
import { lazy, once } from '../schema/lazy.js';
import {
  brokenLimit,
  defaultsOf,
  fieldsOfOptions,
  holds,
  jsonOfOptions,
  LONGEST_SEED,
  seedLimits,
} from '../schema/options.js';
import { complain, list, object, optional, text, withDefault } from '../schema/schema.js';
import { playableOnly } from '../schema/state-schema.js';
import { checkedOf, choicesOf } from './apply.js';
import { fieldsOf, malformed, moveSchema, writeMove } from './codec.js';
import { notationOf } from './define-notation.js';
import { InvalidOptionsError, refusalInCode } from './errors.js';
import { guardOf } from './guard.js';
import { engineOf } from './legal.js';
import { owned } from './plain.js';
import type { Internals, Rules } from './rules.js';
import { namedSeats } from './seats.js';
import { anyState, type Form, formOf, isState } from './state-form.js';
import { viewsOf } from './views.js';

/**
 * Makes the part of a game that plays: everything but bots and words. An app that imports only this part carries only this part.
 *
 * @category Writing a game
 */
export function defineRules<G extends DefinedTypes<G>>(definition: RulesDefinition<G>): Rules<G> {
  type O = G['own'];
  type Position = PositionIn<G>;
  type Sink = Emit<G['event']>;
  const { id, rules, clone } = definition;
  const fields = fieldsOf(definition.notation);
  const { encodeMove, decodeMove } = notationOf<G>(fields);
  const engine = engineOf(definition);
  const schemas = {
    ...definition.options,
    seed: optional(text(LONGEST_SEED)),
    chance: withDefault(oneOf('sampled', 'manual'), 'sampled'),
    rng: withDefault(oneOf('alea', 'sealed'), 'alea'),
    names: withDefault(list(text(40), 0, MOST_SEATS), []),
  };
  const options = object<O & Omit<BaseOptions, 'seed'> & { seed: string | null }>(schemas as never);
  const limits = (definition.limits ?? []) as readonly Limit[];
  const forms = once(() => deepFreeze(fieldsOfOptions(schemas, [...limits, ...seedLimits(definition.secret)])));
  const json = once(() => deepFreeze(jsonOfOptions(forms())));
  const initial = defaultsOf(schemas);
  const isSecret = (chosen: object): boolean =>
    definition.secret !== undefined && holds(definition.secret, chosen, initial);

  function refuseOption(name: string, expected: string, value: unknown): never {
    const issues: Issue[] = [];
    complain(issues, [name], expected, value);
    throw new InvalidOptionsError(id, issues);
  }

  /** The table before the deal, and what the options say about chance. */
  function tableOf(given: Partial<O & BaseOptions>, seeded: boolean) {
    const result = options['~standard'].validate(given);
    if ('issues' in result) throw new InvalidOptionsError(id, result.issues);
    const { seed, chance, rng, names, ...others } = result.value;
    const chosen = others as unknown as O;
    const conflict = brokenLimit(limits, result.value, initial) ?? definition.conflict?.(chosen);
    if (conflict !== undefined)
      refuseOption(conflict.option, conflict.expected, result.value[conflict.option as keyof typeof result.value]);
    if (seeded && seed === null && chance === 'sampled' && isSecret(chosen))
      refuseOption('seed', 'a text that cannot be guessed, because it gives away every hidden card', undefined);
    const draft = definition.setup(chosen, null);
    const infos = definition.seats(draft);
    if (names.length > infos.length) refuseOption('names', `at most ${infos.length} names`, names);
    // A script keeps the name that the rulebook gives it.
    draft.names = owned(names.map((name, seat) => (infos[seat]?.role === 'script' ? '' : name)));
    return { draft, seed, chance, rng };
  }

  function secret(given: Partial<O & BaseOptions> = {}): boolean {
    const result = options['~standard'].validate(given);
    if ('issues' in result) throw new InvalidOptionsError(id, result.issues);
    return isSecret(result.value);
  }

  /** A generator whose draws no player can foresee. */
  function sealedRng(seed: string | null): Rng {
    const { rngOf } = cipher() ?? refuseOption('rng', "alea, or sealed after import '@wonders/core/sealed'", 'sealed');
    return rngOf(seed ?? refuseOption('seed', 'a text that cannot be guessed', undefined));
  }

  function newGame(given: Partial<O & BaseOptions> = {}, emit?: Sink): G['state'] {
    const { draft, seed, chance, rng } = tableOf(given, true);
    if (chance === 'sampled') draft.rng = rng === 'sealed' ? sealedRng(seed) : seedRng(seed ?? '0');
    definition.settle(draft, emit);
    return draft;
  }

  function begin(given: Partial<Omit<O & BaseOptions, 'seed' | 'rng'>> = {}): (rng: Rng) => G['draft'] {
    const { draft: table, seed, chance, rng: sort } = tableOf(given as Partial<O & BaseOptions>, false);
    const brought = 'absent: each game brings a generator';
    if (seed !== null) refuseOption('seed', brought, seed);
    if (sort === 'sealed') refuseOption('rng', brought, sort);
    return (rng) => {
      const draft = clone(table);
      if (chance === 'sampled') draft.rng = copyRng(rng);
      definition.settle(draft);
      return draft;
    };
  }

  const seats = (position: Position): readonly SeatInfo[] => namedSeats(position, definition.seats(position));

  /** The form of the states, from the draft that default options give. */
  const formOfStates = once((): Form => {
    const defaults = options['~standard'].validate({});
    return formOf(definition.setup(('value' in defaults ? defaults.value : {}) as unknown as O, null));
  });

  /** The refusal of a value that is no state of this game. */
  const none = Object.freeze({ code: 'not-this-game', game: id, rules } as const);

  function check(state: G['state'], move: unknown, by?: Seat | Meant): CoreRefusal | G['refusal'] | undefined {
    if (typeof state !== 'object' || state === null || state.game !== id) return none;
    if (state.rules !== rules) return Number.isInteger(state.rules) ? { ...none, madeUnder: state.rules } : none;
    if (typeof state.viewer === 'number' || state.viewer === 'spectator') return { code: 'view', seat: state.viewer };
    if (state.judged !== undefined) return { code: 'over' };
    if (!isState(state, formOfStates(), definition.hasForm)) return none;
    return guard.refusalOf(state, move, by);
  }

  function refusalOf(state: G['state'], move: unknown, by?: Seat | Meant): CoreRefusal | G['refusal'] | undefined {
    const { seat, ply } = typeof by === 'object' && by !== null ? by : { seat: by, ply: undefined };
    const decision = engine.current(state);
    if (decision === undefined) return { code: 'over' };
    if (ply !== undefined && ply !== state.ply) return { code: 'stale', ply: state.ply };
    const fault = malformed(fields, move);
    if (fault !== undefined) return { code: 'malformed', ...fault };
    const wellFormed = move as G['move'] & { readonly seat?: Seat };
    const rule = decision.seat === CHANCE ? undefined : engine.rulesOf(decision);
    const active = rule?.actors?.(state, decision);
    const first = active === undefined ? decision.seat : active[0];
    const mover = (rule === undefined ? seat : (wellFormed.seat ?? seat)) ?? first;
    const isActive = active === undefined ? mover === first : mover !== undefined && active.includes(mover);
    if (!isActive || (seat !== undefined && seat !== mover))
      return { code: 'not-your-turn', active: active ?? [decision.seat] };
    if (rule === undefined ? wellFormed.kind !== decision.kind : !rule.kinds.includes(wellFormed.kind))
      return { code: 'not-now', expected: rule?.kinds ?? [decision.kind] };
    if (rule === undefined) {
      if (engine.chanceOf(decision).find(state, decision, wellFormed) >= 0) return undefined;
      return { code: 'impossible', answer: writeMove(fields, wellFormed).slice(decision.kind.length + 1) };
    }
    const code = rule.forbids(state, decision, wellFormed);
    return code === '' ? undefined : rule.refuse(state, decision, wellFormed, code);
  }

  function promptOf(position: Position, asked?: Seat): G['prompt'] | undefined {
    const decision = engine.current(position);
    const active = engine.activeSeats(position);
    const { viewer } = position;
    const seat = asked ?? (typeof viewer === 'number' && active.includes(viewer) ? viewer : active[0]);
    if (decision === undefined || seat === undefined || !active.includes(seat)) return undefined;
    return definition.prompt?.(position, decision, seat) ?? { key: decision.kind, values: {}, seat, places: [] };
  }

  function notices(position: Position, asked?: Seat): readonly G['notice'][] {
    const { viewer, judged } = position;
    if (judged !== undefined) return [];
    return definition.notices?.(position, asked ?? (typeof viewer === 'number' ? viewer : undefined)) ?? [];
  }

  const { view, viewEvent, viewMove, determinize } = viewsOf<G>(definition, engine);
  const states = lazy(`a state of ${id}`, () =>
    playableOnly<G['state'], G['draft']>(
      definition.states?.() ?? anyState<G['state']>(id, formOfStates, definition.hasForm),
      definition,
    ),
  );
  const { activeSeats, legalMoves, play } = engine;
  const lane = { clone, play };
  const guard = guardOf<G>({
    id,
    rules,
    states,
    lane,
    activeSeats,
    legalMoves,
    refusalOf,
    outcome: definition.outcome,
  });
  const { guarded } = guard;
  const checkedWith = checkedOf<G>({ id, fields, check, play: guard.play });

  return deepFreeze({
    id,
    rules,
    options: {
      ...(options as unknown as Schema<O & BaseOptions>),
      get fields() {
        return forms();
      },
      get json() {
        return json();
      },
      withdrawn: definition.withdrawn ?? [],
    },
    moves: moveSchema<G['move']>(fields),
    states,
    notation: definition.notation,
    newGame,
    secret,
    activeSeats: guard.activeSeats,
    legalMoves: guard.legalMoves,
    outcome: guard.outcome,
    seats: guarded(seats),
    promptOf: guarded(promptOf),
    notices: guarded(notices),
    choices: choicesOf<G>({ id, rules, play: guard.play, legalMoves: guard.legalMoves }),
    chances: guarded(engine.chances),
    check,
    ...checkedWith(refusalInCode),
    standing: guarded(definition.standing ?? definition.outcome) as Rules<G>['standing'],
    view: guarded(view),
    viewEvent,
    viewMove: guarded(viewMove),
    determinize: guarded(determinize),
    encodeMove,
    decodeMove,
    migrate: (save) => definition.migrate?.(save),
    fast: { begin, clone, play, randomMove: engine.randomMove },
    '~internals': {
      view: definition.view,
      isSimultaneous(position) {
        const decision = engine.current(position);
        return decision !== undefined && decision.seat !== CHANCE && engine.rulesOf(decision).actors !== undefined;
      },
      guarded,
      checkedWith,
    } satisfies Internals<G>,
  });
}
