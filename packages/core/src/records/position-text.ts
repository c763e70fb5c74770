import type { AnyGame, StateOf } from '../contract/game.js';
import { gameGiven } from '../engine/given.js';
import { hash } from './digest.js';

const HEAD = 'wonders-position';
const VERSION = 1;

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
 * A position as one line of text, for positions that no record led to: puzzles, scenes of a tutorial. The line holds the whole
 * state, secrets included, so do not show it to players. To keep a game, use `save`: a position cannot be replayed, so only the
 * rules that made it can read it.
 *
 * @param state - A state of the game; not a view.
 * @returns The format and its version, the id of the game, its rules, a sum of the rest, and the state as JSON.
 * @example
 * ```ts
 * import { positionText, readPosition } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const puzzle = { ...sealed.newGame({ seats: 2 }), won: [7, 3] };
 * const line = positionText(sealed, puzzle);
 * console.log(line.slice(0, 27)); // wonders-position 1 sealed 1
 * const read = readPosition(sealed, line);
 * console.log(read.ok && read.state.won); // [7, 3]
 * ```
 * @category Records
 */
export function positionText<G extends AnyGame>(game: G, state: StateOf<G>): string {
  gameGiven('positionText', game);
  const json = JSON.stringify(state);
  return `${HEAD} ${VERSION} ${game.id} ${game.rules} ${hash(json)} ${json}`;
}

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
  const parts =
    typeof line === 'string' ? /^(\S+) (\d{1,6}) (\S+) (\d{1,6}) ([0-9a-f]+) (.*)$/s.exec(line.trim()) : null;
  const [, head, version, id, rules, sum, json = ''] = parts ?? [];
  if (head !== HEAD) return fail('unknown-format', `not a position: it should begin with "${HEAD}"`);
  if (Number(version) > VERSION)
    return fail('newer-version', `written in version ${version} of the format, this is version ${VERSION}`);
  if (id !== game.id) return fail('wrong-game', `a position of ${id}, not of ${game.id}`);
  if (Number(rules) !== game.rules)
    return fail(
      'other-rules',
      `made under rules ${rules} of ${id}, this is rules ${game.rules}: only a save can be replayed, not a position`,
    );
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
