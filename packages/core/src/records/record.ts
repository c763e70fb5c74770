import { integer, oneOf } from '../fields.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../game.js';
import type { Refusal } from '../refusal.js';
import { IllegalMoveError, InvalidOptionsError } from '../refusal.js';
import { type Issue, isObject, list, object, type Schema, schema, text } from '../schema.js';
import { digest } from './digest.js';

/**
 * A game as it was played: with equal rules, equal options and moves give equal states.
 *
 * @category Records
 */
export interface GameRecord<M, O> {
  /** The id of the game. */
  readonly game: string;
  /** The options it was started with. */
  readonly options: O;
  /** The moves in order, answers to chance decisions included. */
  readonly moves: readonly M[];
}

/**
 * A record with the state it has led to.
 *
 * @category Records
 */
export interface Playthrough<S, M, O> {
  readonly record: GameRecord<M, O>;
  readonly state: S;
}

/**
 * The playthroughs of a game value.
 *
 * @category Records
 */
export type PlaythroughOf<G extends AnyGame> = Playthrough<StateOf<G>, MoveOf<G>, OptionsOf<G>>;

/**
 * A record as JSON to keep: small, readable, checked when it is loaded.
 *
 * @category Records
 */
export interface Save {
  readonly format: 'wonders-save';
  /** The version of this format. */
  readonly version: number;
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the rules under which it was played. */
  readonly rules: number;
  /** The options it was started with. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Each move by `encodeMove`. */
  readonly moves: readonly string[];
  /** The {@link digest} of the state it led to. */
  readonly digest: string;
}

/**
 * What is wrong with a save.
 *
 * @category Records
 */
export type SaveIssue =
  | { readonly code: 'not-json'; readonly message: string }
  | { readonly code: 'unknown-format'; readonly message: string }
  | { readonly code: 'newer-version'; readonly message: string; readonly version: number }
  | { readonly code: 'malformed'; readonly message: string; readonly issues: readonly Issue[] }
  | { readonly code: 'wrong-game'; readonly message: string; readonly game: string }
  | { readonly code: 'other-rules'; readonly message: string; readonly rules: number }
  | { readonly code: 'bad-options'; readonly message: string; readonly issues: readonly Issue[] }
  | { readonly code: 'unreadable-move'; readonly message: string; readonly ply: number; readonly text: string }
  | {
      readonly code: 'refused-move';
      readonly message: string;
      readonly ply: number;
      readonly text: string;
      readonly refusal: Refusal;
    }
  | {
      readonly code: 'digest-differs';
      readonly message: string;
      readonly ply: number;
      readonly expected: string;
      readonly found: string;
    };

/**
 * The result of {@link load}.
 *
 * @category Records
 */
export type Loaded<S, M, O> =
  | { readonly ok: true; readonly playthrough: Playthrough<S, M, O> }
  | { readonly ok: false; readonly issue: SaveIssue };

const VERSION = 1;

/**
 * Starts a record.
 *
 * @throws {@link InvalidOptionsError} as `newGame` does.
 * @category Records
 */
export function begin<G extends AnyGame>(game: G, options: OptionsOf<G> = {} as OptionsOf<G>): PlaythroughOf<G> {
  return { record: { game: game.id, options, moves: [] }, state: game.newGame(options) };
}

/**
 * Plays a move and writes it down.
 *
 * @throws {@link IllegalMoveError} as `applyMove` does; the given playthrough is untouched.
 * @category Records
 */
export function push<G extends AnyGame>(
  game: G,
  { record, state }: PlaythroughOf<G>,
  move: MoveOf<G>,
  seat?: number,
): PlaythroughOf<G> {
  return { state: game.applyMove(state, move, seat), record: { ...record, moves: [...record.moves, move] } };
}

/**
 * Takes moves back by replaying the record without them.
 *
 * @param plies - How many, 0 or more; all of them when there are fewer.
 * @category Records
 */
export function undo<G extends AnyGame>(game: G, { record }: PlaythroughOf<G>, plies = 1): PlaythroughOf<G> {
  const moves = record.moves.slice(0, Math.max(0, record.moves.length - plies));
  return { record: { ...record, moves }, state: replay(game, { ...record, moves }) };
}

/**
 * The state that a record leads to.
 *
 * @param watch - Sees each state before its move is played, with the move's number from 0.
 * @throws {@link IllegalMoveError}, {@link InvalidOptionsError} when the record is none of this game.
 * @category Records
 */
export function replay<G extends AnyGame>(
  game: G,
  record: GameRecord<MoveOf<G>, OptionsOf<G>>,
  watch?: (state: StateOf<G>, move: MoveOf<G>, ply: number) => void,
): StateOf<G> {
  let state = game.newGame(record.options);
  for (const [ply, move] of record.moves.entries()) {
    watch?.(state, move, ply);
    state = game.applyMove(state, move);
  }
  return state;
}

/**
 * The save of a playthrough, ready for `JSON.stringify`.
 *
 * @category Records
 */
export function save<G extends AnyGame>(game: G, { record, state }: PlaythroughOf<G>): Save {
  return {
    format: 'wonders-save',
    version: VERSION,
    game: game.id,
    rules: game.rules,
    options: { ...record.options },
    moves: record.moves.map((move) => game.encodeMove(move)),
    digest: digest(state),
  };
}

/**
 * The shape of a save, as a Standard Schema.
 *
 * @category Records
 */
export const saveSchema: Schema<Save> = object<Save>({
  format: oneOf('wonders-save'),
  version: integer(1, VERSION),
  game: text(100),
  rules: integer(1, 1_000_000),
  options: schema('an object', isObject),
  moves: list(text(1000), 0, 100_000),
  digest: text(14),
});

/**
 * Reads a save, replays it and compares the digest. Takes anything and never throws.
 *
 * @param input - JSON text, or the value it stands for.
 * @example
 * ```ts
 * import type { AnyGame } from '@wonders/core';
 * import { load } from '@wonders/core/records';
 * const resume = (game: AnyGame, text: string) => {
 *   const result = load(game, text);
 *   if (!result.ok) console.log(result.issue.message); // 'move 17 "give b" refused: …'
 *   return result;
 * };
 * ```
 * @category Records
 */
export function load<G extends AnyGame>(game: G, input: unknown): Loaded<StateOf<G>, MoveOf<G>, OptionsOf<G>> {
  const fail = (issue: SaveIssue) => ({ ok: false, issue }) as const;
  let value = input;
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input);
    } catch (error) {
      return fail({ code: 'not-json', message: `not JSON: ${error instanceof Error ? error.message : error}` });
    }
  }
  if (!isObject(value) || value.format !== 'wonders-save')
    return fail({ code: 'unknown-format', message: 'not a save: "format" should be "wonders-save"' });
  if (typeof value.version === 'number' && value.version > VERSION)
    return fail({
      code: 'newer-version',
      message: `saved in version ${value.version} of the format, this is version ${VERSION}`,
      version: value.version,
    });
  const parsed = saveSchema['~standard'].validate(value);
  if ('issues' in parsed)
    return fail({ code: 'malformed', message: parsed.issues.map((i) => i.message).join('; '), issues: parsed.issues });
  if (parsed.value.game !== game.id)
    return fail({
      code: 'wrong-game',
      message: `a save of ${parsed.value.game}, not of ${game.id}`,
      game: parsed.value.game,
    });
  const upToDate = parsed.value.rules === game.rules ? parsed.value : game.migrate(parsed.value);
  if (upToDate === undefined || upToDate.rules !== game.rules)
    return fail({
      code: 'other-rules',
      message: `played under rules ${parsed.value.rules} of ${game.id}, this is rules ${game.rules}`,
      rules: parsed.value.rules,
    });
  return replaySave(game, upToDate, upToDate === parsed.value);
}

/** @param current - Whether the digest is of these rules: a state carries its rules, so that of a migrated save differs. */
function replaySave<G extends AnyGame>(
  game: G,
  saved: Save,
  current: boolean,
): Loaded<StateOf<G>, MoveOf<G>, OptionsOf<G>> {
  const fail = (issue: SaveIssue) => ({ ok: false, issue }) as const;
  const options = saved.options as OptionsOf<G>;
  const moves: MoveOf<G>[] = [];
  let state: StateOf<G>;
  try {
    state = game.newGame(options);
  } catch (error) {
    if (!(error instanceof InvalidOptionsError)) throw error;
    return fail({ code: 'bad-options', message: error.message, issues: error.issues });
  }
  for (const [ply, code] of saved.moves.entries()) {
    const move: MoveOf<G> | undefined = game.decodeMove(code);
    if (move === undefined)
      return fail({ code: 'unreadable-move', message: `move ${ply + 1} "${code}" is unreadable`, ply, text: code });
    const refusal = game.check(state, move);
    if (refusal !== undefined) {
      const message = `move ${ply + 1} "${code}" refused: ${game.describeRefusal(refusal, state)}`;
      return fail({ code: 'refused-move', message, ply, text: code, refusal });
    }
    state = game.applyMove(state, move);
    moves.push(move);
  }
  const found = digest(state);
  if (current && found !== saved.digest)
    return fail({
      code: 'digest-differs',
      message: `after move ${moves.length} the digest is ${found}, the save says ${saved.digest}`,
      ply: moves.length,
      expected: saved.digest,
      found,
    });
  return { ok: true, playthrough: { record: { game: game.id, options, moves }, state } };
}
