import type { AnyGame, StateOf } from '../contract/game.js';
import type { JsonSchema } from '../contract/json-schema.js';
import type { Schema } from '../contract/schema.js';
import { gameGiven } from '../engine/given.js';
import { jsonOf, partsOf } from '../schema/schema.js';
import { MOST_DERIVED, withDerived, withoutDerived } from './derived.js';
import { hash } from './digest.js';
import { packed, unpacked } from './packing.js';

const HEAD = 'wonders-position';
/** The version that holds a state as JSON, and the one that packs it by its schema. */
const [PLAIN, PACKED] = [1, 4];

/**
 * A fault in the text of a position.
 *
 * @category Records
 */
export interface PositionIssue {
  readonly code:
    | 'unknown-format'
    | 'newer-version'
    | 'wrong-game'
    | 'other-rules'
    | 'sum-differs'
    | 'not-json'
    | 'not-a-state';
  /** The same as a sentence for developers, in English. */
  readonly message: string;
}

/**
 * The result of {@link readPosition}.
 *
 * @category Records
 */
export type ReadPosition<G extends AnyGame> =
  | {
      /** The text is a position of the game under these rules. */
      readonly ok: true;
      /** The position. */
      readonly state: StateOf<G>;
    }
  | {
      /** The text is none. */
      readonly ok: false;
      /** What is wrong with it. */
      readonly issue: PositionIssue;
    };

/**
 * A position as a short text, for links, issues, puzzles and scenes of a tutorial. It holds the whole state, secrets included, so do
 * not show it to players. To keep a game, use `save`: a position cannot be replayed, so only the rules that made it can read it.
 *
 * @param state - A state of the game; not a view.
 * @returns The format and its version, the id of the game, its rules, and the state with a sum, in letters that a link may hold. A state
 * that the schemas of the game do not describe follows as JSON, in a longer line.
 * @example
 * ```ts
 * import { positionText, readPosition } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const puzzle = { ...sealed.newGame({ seats: 2 }), won: [7, 3] };
 * const line = positionText(sealed, puzzle);
 * console.log(line.slice(0, 28), line.length < 100); // wonders-position.4.sealed.1. true
 * const read = readPosition(sealed, line);
 * console.log(read.ok && read.state.won); // [7, 3]
 * ```
 * @category Records
 */
export function positionText<G extends AnyGame>(game: G, state: StateOf<G>): string {
  gameGiven('positionText', game);
  const json = JSON.stringify(state);
  const { schema, follows } = packingOf(game);
  const text = packed(withoutDerived(state, follows), schema, sumOf(json));
  // A text that could not be read again helps nobody.
  if (text !== undefined && JSON.stringify(readPacked(game, text)?.state) === json)
    return `${HEAD}.${PACKED}.${game.id}.${game.rules}.${text}`;
  return `${HEAD} ${PLAIN} ${game.id} ${game.rules} ${hash(json)} ${json}`;
}

/** How the states of a game are packed. */
interface Packing {
  /** A state and what of it follows from the rest, in the words of JSON Schema, at a table of any size. */
  readonly schema: JsonSchema;
  readonly follows: NonNullable<ReturnType<typeof partsOf>['follows']>;
}

/** The packings of games: their schemas are long to write. */
const packings = new WeakMap<object, Packing>();

function packingOf({ states }: AnyGame): Packing {
  const known = packings.get(states);
  if (known !== undefined) return known;
  let inner: Schema<unknown> = states;
  // A schema that is made when somebody asks stands around it.
  for (let of = partsOf(inner).of?.(); of?.[0] !== undefined; of = partsOf(inner).of?.()) inner = of[0];
  const { sizes = [() => inner], follows = () => [] } = partsOf(inner);
  const derived: JsonSchema = {
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: MOST_DERIVED },
    minItems: 0,
    maxItems: MOST_DERIVED,
  };
  const rest: JsonSchema = { anyOf: sizes.map((size) => jsonOf(size())) };
  const schema: JsonSchema = { type: 'object', properties: { derived, rest }, required: ['derived', 'rest'] };
  const packing = { schema, follows };
  packings.set(states, packing);
  return packing;
}

/** The state in a packed text, with the sum that stands there. */
function readPacked(game: AnyGame, text: string): { readonly state: unknown; readonly sum: number } | undefined {
  const { schema, follows } = packingOf(game);
  const read = unpacked(text, schema);
  if (read === undefined) return undefined;
  const { derived, rest } = read.value as { readonly derived: readonly number[]; readonly rest: unknown };
  return { state: withDerived(rest, derived, follows), sum: read.sum };
}

/** The sum of a state as a number of 53 bits. */
const sumOf = (json: string): number => Number.parseInt(hash(json), 16);

/**
 * Reads the line that {@link positionText} gives. Takes anything and never throws. It checks the sum, each key of the state by what
 * it can hold (`game.states`), and that the rules find moves in it; an issue says where the state is wrong and what is expected there.
 *
 * The sum finds accidents, not malice: anyone can compute it. Nor does it check whether the game can come to such a position. Where
 * it cannot, any question about it and any move may throw an `IllegalMoveError` with the code `not-this-game`, and nothing hangs; but
 * the points may be anyone's. So take a `save` from strangers, which is replayed from its first move.
 *
 * @param line - The text; white space around it does not matter.
 * @example
 * ```ts
 * import { readPosition } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const read = readPosition(sealed, 'wonders-position 1 hal 2 0 {}');
 * console.log(read.ok || read.issue.message); // a position of hal, not of sealed
 * ```
 * @category Records
 */
export function readPosition<G extends AnyGame>(game: G, line: unknown): ReadPosition<G> {
  gameGiven('readPosition', game);
  const fail = (code: PositionIssue['code'], message: string) => ({ ok: false, issue: { code, message } }) as const;
  const { head, version, id, rules, rest = '' } = partsIn(line);
  if (head !== HEAD) return fail('unknown-format', `not a position: it should begin with "${HEAD}"`);
  if (Number(version) > PACKED)
    return fail('newer-version', `written in version ${version} of the format, this is version ${PACKED}`);
  if (Number(version) > PLAIN && Number(version) < PACKED)
    return fail(
      'unknown-format',
      `written in version ${version} of the format, which is no longer read: this is version ${PACKED}`,
    );
  if (id !== game.id) return fail('wrong-game', `a position of ${id}, not of ${game.id}`);
  if (Number(rules) !== game.rules)
    return fail(
      'other-rules',
      `made under rules ${rules} of ${id}, this is rules ${game.rules}: only a save can be replayed, not a position`,
    );
  if (Number(version) === PACKED) {
    const read = readPacked(game, rest);
    if (read?.state === undefined || sumOf(JSON.stringify(read.state)) !== read.sum)
      return fail('sum-differs', 'the sum does not fit the position: it was changed, or cut off');
    const fault = faultOf(game, read.state);
    return fault === undefined ? { ok: true, state: read.state as StateOf<G> } : fail('not-a-state', fault);
  }
  const [, sum, json = ''] = /^([0-9a-f]+) (.*)$/s.exec(rest) ?? [];
  if (hash(json) !== sum) return fail('sum-differs', `the sum is ${hash(json)}, the line says ${sum}: it was changed`);
  let state: StateOf<G>;
  try {
    state = JSON.parse(json);
  } catch (error) {
    return fail('not-json', `the state is not JSON: ${(error as Error).message}`);
  }
  const fault = faultOf(game, state);
  return fault === undefined ? { ok: true, state } : fail('not-a-state', fault);
}

/** The parts of a line: of a packed state with points between them, of JSON with spaces. */
function partsIn(line: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof line !== 'string') return {};
  const packedLine = /^(?<head>[\w-]+)\.(?<version>\d{1,6})\.(?<id>[\w-]+)\.(?<rules>\d{1,6})\.(?<rest>[\w-]*)$/;
  const plainLine = /^(?<head>\S+) (?<version>\d{1,6}) (?<id>\S+) (?<rules>\d{1,6}) (?<rest>.*)$/s;
  return (packedLine.exec(line.trim()) ?? plainLine.exec(line.trim()))?.groups ?? {};
}

/** Finds the values that a schema has filled in: they stand in the result, but not in the input. */
function filledIn(read: unknown, given: unknown, path: readonly string[] = []): string | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  for (const [key, part] of Object.entries(read)) {
    const [own, at] = [given as Readonly<Record<string, unknown>>, [...path, key]];
    if (!Object.hasOwn(own, key)) return `/${at.join('/')} should be there`;
    const inside = filledIn(part, own[key], at);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Why the game cannot continue from a value. */
function faultOf<G extends AnyGame>(game: G, given: unknown): string | undefined {
  const refusal = game.check(given as StateOf<G>, null);
  if (refusal?.code === 'view') return game.describeRefusal(refusal);
  const result = game.states['~standard'].validate(given);
  if ('issues' in result) return result.issues.map(({ message }) => message).join('; ');
  const absent = filledIn(result.value, given);
  if (absent !== undefined) return absent;
  const state = given as StateOf<G>;
  try {
    const seats = game.activeSeats(state);
    if (seats.length === 0) return game.outcome(state) === undefined ? NO_MOVE : undefined;
    for (const seat of seats) {
      const [move] = game.legalMoves(state, seat);
      if (move === undefined) return NO_MOVE;
      const refused = game.check(state, move);
      if (refused !== undefined) return `the rules list a move and refuse it: ${game.describeRefusal(refused, state)}`;
    }
    for (const viewer of [...game.seats(state).keys(), 'spectator' as const]) game.view(state, viewer);
    game.standing(state);
  } catch (error) {
    return `the rules cannot play the state: ${error instanceof Error ? error.message : String(error)}`;
  }
  return undefined;
}

const NO_MOVE = 'no move is legal in the state, and the game is not over';
