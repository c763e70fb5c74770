import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../contract/game.js';
import type { Migration, Save, TakenBack } from '../contract/save.js';
import type { Schema } from '../contract/schema.js';
import { isInvalidOptionsError } from '../engine/errors.js';
import { gameGiven } from '../engine/given.js';
import { playUnchecked } from '../engine/unchecked.js';
import { isObject } from '../schema/schema.js';
import { COMPACT_VERSION, type CompactSave, compactSaveSchema, type MoveReader, numbersOf } from './compact.js';
import { digest, firstDigest, savedDigest } from './digest.js';
import type { LoadedOf, SaveIssue } from './loaded.js';
import { besides, type PlaythroughOf } from './record.js';
import { saveSchema, VERSION } from './save.js';
import { stretchesOf } from './taken-back.js';
import { faultOf } from './verdict.js';

const fail = (issue: SaveIssue) => ({ ok: false, issue }) as const;

/**
 * Reads a save of either form, replays it and compares the digest. Takes anything and never throws.
 *
 * A save of other rules is replayed as well. Where all moves are legal and lead to the same state, it is loaded like any other.
 * Where they do not, the game's `migrate` may bring it up to date. Failing that, the issue `other-rules` says at which move the
 * game differs and why, and `before` is the game up to there: go on from it, or show it read-only. An option that the game has
 * withdrawn since is left out, and `withdrawn` names it.
 *
 * @param game - The game of the save.
 * @param input - JSON text, or the value it stands for, of which the playthrough keeps nothing.
 * @example
 * ```ts
 * import type { AnyGame } from '@wonders/core';
 * import { load } from '@wonders/core/records';
 * const resume = (game: AnyGame, text: string) => {
 *   const result = load(game, text);
 *   if (!result.ok) console.log(result.issue.message); // 'move 17 "give b" refused: …'
 *   return result.ok ? result.playthrough : result.before;
 * };
 * ```
 * @category Records
 */
export function load<G extends AnyGame>(game: G, input: unknown): LoadedOf<G> {
  gameGiven('load', game);
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
  if (saved.rules === game.rules) return replaySave(game, saved, true);
  const { known, withdrawn } = withoutWithdrawn(game, saved);
  const loaded = replayedAnew(game, known);
  return withdrawn.length === 0 ? loaded : { ...loaded, withdrawn };
}

/** A save of other rules without the options that the game has withdrawn. */
function withoutWithdrawn<G extends AnyGame, T extends Save | CompactSave>(game: G, saved: T) {
  const withdrawn = game.options.withdrawn.filter((name) => Object.hasOwn(saved.options, name));
  const options = Object.fromEntries(Object.entries(saved.options).filter(([name]) => !withdrawn.includes(name)));
  return { known: { ...saved, options }, withdrawn };
}

/** A save of other rules under those of today. */
function replayedAnew<G extends AnyGame>(game: G, saved: Save | CompactSave): LoadedOf<G> {
  const replayed = replaySave(game, saved, true);
  if (replayed.ok) return replayed;
  return (saved.format === 'wonders-save' ? migrated(game, saved) : undefined) ?? otherRules(game, saved, replayed);
}

type Failed<G extends AnyGame> = Extract<LoadedOf<G>, { readonly ok: false }>;

/** A save of other rules that these rules play differently. */
function otherRules<G extends AnyGame>(
  game: G,
  { rules }: Save | CompactSave,
  { issue, before }: Failed<G>,
): Failed<G> {
  const ply = before?.record.moves.length ?? 0;
  const message = `played under rules ${rules} of ${game.id}, this is rules ${game.rules}: ${issue.message}`;
  return { ok: false, issue: { code: 'other-rules', message, rules, ply, why: issue }, ...(before && { before }) };
}

/** A save as the game's own `migrate` brings it up to date; `undefined` where it does not. */
function migrated<G extends AnyGame>(game: G, saved: Save): LoadedOf<G> | undefined {
  const wrong = (what: string) =>
    fail({
      code: 'bad-migration',
      message: `migrate of ${game.id}, given rules ${saved.rules}, ${what}`,
      rules: saved.rules,
    });
  let given: Save | Migration | undefined;
  try {
    given = game.migrate(saved);
  } catch (error) {
    return wrong(`throws: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (given === undefined) return undefined;
  const { save, dropped } = 'save' in given ? given : { save: given, dropped: 0 };
  const parsed = saveSchema['~standard'].validate(save);
  if ('issues' in parsed) return wrong(`gives no save: ${parsed.issues.map(({ message }) => message).join('; ')}`);
  if (save.game !== game.id || save.rules !== game.rules) return undefined;
  const missing = saved.moves.length - save.moves.length;
  if (missing > dropped) return wrong(`drops ${missing} moves and says ${dropped}: give { save, dropped: ${missing} }`);
  const loaded = replaySave(game, save, false);
  return loaded.ok ? { ...loaded, replay: 'migrated', dropped } : loaded;
}

/** The moves of a save one by one: by their codes, or by their numbers among the legal ones. */
function codesOf<G extends AnyGame>(game: G, saved: Save | CompactSave): MoveReader<G> {
  if (saved.format === 'wonders-compact-save') return numbersOf(game, saved);
  return {
    listed: false,
    plies: saved.moves.length,
    next: (_, ply) => ({ text: saved.moves[ply] ?? '', move: game.decodeMove(saved.moves[ply] ?? '') }),
    left: () => '',
  };
}

/** @param compared - Whether the digest is compared. That of a migrated save belongs to the older rules. */
function replaySave<G extends AnyGame>(game: G, saved: Save | CompactSave, compared: boolean): LoadedOf<G> {
  const options = saved.options as OptionsOf<G>;
  const moves: MoveOf<G>[] = [];
  let state: StateOf<G>;
  try {
    state = game.newGame(options);
  } catch (error) {
    if (!isInvalidOptionsError(error)) throw error;
    return fail({ code: 'bad-options', message: error.message, issues: error.issues });
  }
  const states: StateOf<G>[] = [state];
  const reached = (also: Parameters<typeof besides<MoveOf<G>>>[0] = {}): PlaythroughOf<G> => ({
    record: { game: game.id, options, moves, ...besides({ meta: saved.meta, ...also }) },
    state,
  });
  const stop = (issue: SaveIssue) => ({ ok: false, issue, before: reached() }) as const;
  const unreadable = (ply: number, text: string) =>
    stop({ code: 'unreadable-move', message: `move ${ply + 1} "${text}" is unreadable`, ply, text });
  const { listed, plies, next, left } = codesOf(game, saved);
  for (let ply = 0; ply < plies; ply++) {
    const { text, move } = next(state, ply);
    if (move === undefined) return unreadable(ply, text);
    const refusal = listed ? undefined : game.check(state, move);
    if (refusal !== undefined) {
      const message = `move ${ply + 1} "${text}" refused: ${game.describeRefusal(refusal, state)}`;
      return stop({ code: 'refused-move', message, ply, text, refusal });
    }
    state = playUnchecked(game, state, move);
    moves.push(move);
    if (saved.takenBack !== undefined) states.push(state);
  }
  if (left() !== '') return unreadable(plies, left());
  const fault = saved.verdict && faultOf(game, state, moves.length, saved.verdict);
  if (fault !== undefined) return stop({ code: 'bad-verdict', message: fault, ply: moves.length });
  const found = foundBy(saved, state);
  if (compared && found !== saved.digest)
    return stop({
      code: 'digest-differs',
      message: `after move ${moves.length} the digest is ${found}, the save says ${saved.digest}`,
      ply: moves.length,
      expected: saved.digest,
      found,
    });
  const { verdict } = saved;
  const takenBack = linesOf(game, saved);
  const wrong = typeof takenBack === 'string' ? takenBack : stretchesOf(game, { takenBack, verdict }, states);
  if (typeof takenBack === 'string' || typeof wrong === 'string')
    return stop({ code: 'bad-line', message: String(wrong), ply: moves.length });
  return { ok: true, playthrough: reached({ verdict, takenBack }), replay: 'same' };
}

/** What was taken back, or why it cannot be read. */
function linesOf<G extends AnyGame>(
  game: G,
  { takenBack = [] }: Save | CompactSave,
): readonly TakenBack<MoveOf<G>>[] | string {
  const lines: TakenBack<MoveOf<G>>[] = [];
  for (const line of takenBack) {
    const moves: MoveOf<G>[] = [];
    for (const text of line.moves) {
      const move = game.decodeMove(text);
      if (move === undefined) return `"${text}", which was taken back, is unreadable`;
      moves.push(move);
    }
    lines.push({ ...line, moves });
  }
  return lines;
}

/** The digest of the state that a save leads to, as the version of its format counts it. */
function foundBy<G extends AnyGame>(saved: Save | CompactSave, state: StateOf<G>): string {
  if (saved.version === 1) return firstDigest(state, saved.rules);
  return saved.version === 2 ? digest(state) : savedDigest(state, saved);
}
