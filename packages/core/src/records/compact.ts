import type { AnyGame, Choices, EventOf, MoveOf, StateOf } from '../contract/game.js';
import type { Meta, TakenBack } from '../contract/save.js';
import type { Schema } from '../contract/schema.js';
import type { Verdict } from '../contract/verdict.js';
import { gameGiven, playthroughGiven } from '../engine/given.js';
import { integer, oneOf } from '../schema/fields.js';
import { isObject, object, schema, text } from '../schema/schema.js';
import type { PlaythroughOf } from './record.js';
import { BESIDES, fullOptions, sealedBy } from './save.js';

/**
 * A record as short JSON, for links and large archives: a tenth of a {@link Save}. Each move is its number among the legal moves,
 * so only the rules that wrote it can read it. To keep a game for years, use a `Save`.
 *
 * @category Records
 */
export interface CompactSave {
  /** Distinguishes it from other JSON. */
  readonly format: 'wonders-compact-save';
  /** The version of this format. */
  readonly version: number;
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the rules under which it was played, the order of the legal moves included. */
  readonly rules: number;
  /** All options of the game, those at their default as well. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How many moves were played. */
  readonly plies: number;
  /**
   * For each move its number among the `legalMoves` of the state, from 0, in the digits 0 to 9 and a to z: as many digits as the
   * highest number there needs, and none where only one move is legal.
   */
  readonly moves: string;
  /** The {@link digest} of the state it led to, and of what `takenBack` and `verdict` say. */
  readonly digest: string;
  /** Whatever the app keeps with the game. */
  readonly meta?: Meta;
  /** How the game ended, where it was not by its rules. */
  readonly verdict?: Verdict;
  /** What was taken back, of a deal that players can check. */
  readonly takenBack?: readonly TakenBack<string>[];
}

/** The version of the format of compact saves. */
export const COMPACT_VERSION = 3;

const BASE = 36;

/** How many digits distinguish this many moves. */
function digitsFor(moves: number): number {
  let digits = 0;
  for (let numbers = 1; numbers < moves; numbers *= BASE) digits++;
  return digits;
}

/**
 * The compact save of a playthrough, ready for `JSON.stringify`; {@link load} reads it. Replays the game.
 *
 * @throws {@link IllegalMoveError}, {@link InvalidOptionsError} when the record is of another game.
 * @example
 * ```ts
 * import { begin, compact, load, push } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * let game = begin(sealed, { seed: 'monday', seats: 2 });
 * for (let i = 0; i < 4; i++) game = push(sealed, game, sealed.botMove(game.state));
 * const text = JSON.stringify(compact(sealed, game));
 * console.log(load(sealed, text).ok); // true
 * ```
 * @category Records
 */
export function compact<G extends AnyGame>(game: G, playthrough: PlaythroughOf<G>): CompactSave {
  gameGiven('compact', game);
  const { record, state: end } = playthroughGiven('compact', playthrough);
  let state: StateOf<G> = game.newGame(record.options);
  let moves = '';
  for (const move of record.moves) {
    const choices: Choices<StateOf<G>, MoveOf<G>, EventOf<G>> = game.choices(state);
    const digits = digitsFor(choices.moves.length);
    const code = game.encodeMove(move);
    const number = choices.moves.findIndex((each) => game.encodeMove(each) === code);
    if (digits > 0) moves += number.toString(BASE).padStart(digits, '0');
    // A move that is not listed is refused in words.
    state = number < 0 ? game.applyMove(state, move) : choices.play(number);
  }
  return {
    format: 'wonders-compact-save',
    version: COMPACT_VERSION,
    game: game.id,
    rules: game.rules,
    options: fullOptions(game, record.options),
    plies: record.moves.length,
    moves,
    ...sealedBy(game, { record, state: end }),
  };
}

/**
 * The shape of a compact save, as a Standard Schema.
 *
 * @category Records
 */
export const compactSaveSchema: Schema<CompactSave> = object<CompactSave>({
  format: oneOf('wonders-compact-save'),
  version: integer(1, COMPACT_VERSION),
  game: text(100),
  rules: integer(1, 1_000_000),
  options: schema('an object', isObject),
  plies: integer(0, 100_000),
  moves: text(1_000_000),
  digest: text(14),
  ...BESIDES,
});

/** Reads the moves of a save, one after the other. */
export interface MoveReader<G extends AnyGame> {
  /** Whether its moves come from the list of legal ones: then nobody has to check them again. */
  readonly listed: boolean;
  readonly plies: number;
  /** The next move, in a state; no move where the text has none. */
  next(state: StateOf<G>, ply: number): { readonly text: string; readonly move: MoveOf<G> | undefined };
  /** The rest of the text, still unread. */
  left(): string;
}

/** Reads the moves of a compact save by the legal moves of each state. */
export function numbersOf<G extends AnyGame>(game: G, { plies, moves }: CompactSave): MoveReader<G> {
  let at = 0;
  return {
    listed: true,
    plies,
    next(state) {
      const legal: readonly MoveOf<G>[] = game.legalMoves(state);
      const from = at;
      at += digitsFor(legal.length);
      const digits = moves.slice(from, at);
      // A single legal move takes no digits.
      if (from === at) return { text: digits, move: legal[0] };
      const number = digits.length === at - from && /^[0-9a-z]+$/.test(digits) ? Number.parseInt(digits, BASE) : -1;
      return { text: digits, move: legal[number] };
    },
    left: () => moves.slice(at),
  };
}
