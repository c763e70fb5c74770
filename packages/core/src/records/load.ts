import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../game.js';
import type { Refusal } from '../refusal.js';
import { isInvalidOptionsError } from '../refusal.js';
import { type Issue, isObject, type Schema } from '../schema.js';
import { COMPACT_VERSION, type CompactSave, compactSaveSchema, type MoveReader, numbersOf } from './compact.js';
import { digest } from './digest.js';
import { type Playthrough, saveSchema, VERSION } from './record.js';
import type { Save } from './save.js';

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

/**
 * {@link Loaded} of a game.
 *
 * @category Records
 */
export type LoadedOf<G extends AnyGame> = Loaded<StateOf<G>, MoveOf<G>, OptionsOf<G>>;

/**
 * Reads a save of either form, replays it and compares the digest. Takes anything and never throws.
 *
 * @param input - JSON text, or the value it stands for, of which the playthrough keeps nothing.
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
export function load<G extends AnyGame>(game: G, input: unknown): LoadedOf<G> {
  const fail = (issue: SaveIssue) => ({ ok: false, issue }) as const;
  let value: unknown;
  try {
    // A copy, so that what is checked is what is kept: an object could give other values when it is read again.
    value = JSON.parse(typeof input === 'string' ? input : (JSON.stringify(input) ?? 'null'));
  } catch (error) {
    return fail({ code: 'not-json', message: `not JSON: ${error instanceof Error ? error.message : 'unreadable'}` });
  }
  if (!isObject(value) || (value.format !== 'wonders-save' && value.format !== 'wonders-compact-save'))
    return fail({ code: 'unknown-format', message: 'not a save: "format" should be "wonders-save"' });
  const newest = value.format === 'wonders-save' ? VERSION : COMPACT_VERSION;
  if (typeof value.version === 'number' && value.version > newest)
    return fail({
      code: 'newer-version',
      message: `saved in version ${value.version} of the format, this is version ${newest}`,
      version: value.version,
    });
  const schema: Schema<Save | CompactSave> = value.format === 'wonders-save' ? saveSchema : compactSaveSchema;
  const parsed = schema['~standard'].validate(value);
  if ('issues' in parsed)
    return fail({ code: 'malformed', message: parsed.issues.map((i) => i.message).join('; '), issues: parsed.issues });
  const saved = parsed.value;
  if (saved.game !== game.id)
    return fail({ code: 'wrong-game', message: `a save of ${saved.game}, not of ${game.id}`, game: saved.game });
  const upToDate =
    saved.rules === game.rules ? saved : saved.format === 'wonders-save' ? game.migrate(saved) : undefined;
  if (upToDate === undefined || upToDate.rules !== game.rules)
    return fail({
      code: 'other-rules',
      message: `played under rules ${saved.rules} of ${game.id}, this is rules ${game.rules}`,
      rules: saved.rules,
    });
  return replaySave(game, upToDate, upToDate === saved);
}

/** The moves of a save one by one: by their codes, or by their numbers among the legal ones. */
function codesOf<G extends AnyGame>(game: G, saved: Save | CompactSave): MoveReader<G> {
  if (saved.format === 'wonders-compact-save') return numbersOf(game, saved);
  return {
    plies: saved.moves.length,
    next: (_, ply) => ({ text: saved.moves[ply] ?? '', move: game.decodeMove(saved.moves[ply] ?? '') }),
    left: () => '',
  };
}

/** @param current - Whether these rules wrote the digest. The digest of a migrated save differs, because a state carries its rules. */
function replaySave<G extends AnyGame>(game: G, saved: Save | CompactSave, current: boolean): LoadedOf<G> {
  const fail = (issue: SaveIssue) => ({ ok: false, issue }) as const;
  const unreadable = (ply: number, text: string) =>
    fail({ code: 'unreadable-move', message: `move ${ply + 1} "${text}" is unreadable`, ply, text });
  const options = saved.options as OptionsOf<G>;
  const moves: MoveOf<G>[] = [];
  let state: StateOf<G>;
  try {
    state = game.newGame(options);
  } catch (error) {
    if (!isInvalidOptionsError(error)) throw error;
    return fail({ code: 'bad-options', message: error.message, issues: error.issues });
  }
  const { plies, next, left } = codesOf(game, saved);
  for (let ply = 0; ply < plies; ply++) {
    const { text, move } = next(state, ply);
    if (move === undefined) return unreadable(ply, text);
    const refusal = game.check(state, move);
    if (refusal !== undefined) {
      const message = `move ${ply + 1} "${text}" refused: ${game.describeRefusal(refusal, state)}`;
      return fail({ code: 'refused-move', message, ply, text, refusal });
    }
    state = game.applyMove(state, move);
    moves.push(move);
  }
  if (left() !== '') return unreadable(plies, left());
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
