import type { BaseMove, Notation } from '../contract/notation.js';
import type { DescribedPiece } from '../contract/piece.js';
import { fieldsOf, writeMove } from '../engine/codec.js';

/**
 * How a game assigns moves to places.
 *
 * @category Board
 */
export interface Places<M> {
  /** The id of the place of a move. */
  placeOf(move: M): string;
  /** The move as a sentence. */
  describe(move: M): string;
  /** The move as text. */
  encode(move: M): string;
  /** The piece at a place: its text is what screen readers say of it. */
  pieceAt?(id: string): Pick<DescribedPiece, 'text'> | undefined;
  /** The places that the question of the position is about: they are marked. Default none. */
  readonly asked?: readonly string[];
  /** The words for moves that are not read aloud, in the language of the board: `more` of its common words. Default `3 more`. */
  more?(moves: number): string;
}

/**
 * What the element of a place carries: `element.dataset` in a browser.
 *
 * @category Board
 */
export interface PlaceData {
  /** The one move of the place, by `encodeMove`: the attribute `data-move`. */
  readonly move?: string | undefined;
  /** Several moves of the place, as a JSON list of such texts: the attribute `data-moves`. */
  readonly moves?: string | undefined;
}

/**
 * The moves of a place that somebody has chosen on a board, by `encodeMove`: none, one, or several to choose from.
 *
 * @param place - `element.dataset` of the place, if there is one.
 * @example
 * ```ts
 * import { movesOn } from '@wonders/core/board';
 * console.log(movesOn({ move: 'bid 0 7' }), movesOn({ moves: '["bid 0 7","bid 0 9"]' }), movesOn(undefined));
 * // ['bid 0 7'] ['bid 0 7', 'bid 0 9'] []
 * ```
 * @category Board
 */
export function movesOn(place: PlaceData | undefined): readonly string[] {
  if (place?.moves !== undefined) return JSON.parse(place.moves) as readonly string[];
  return place?.move === undefined ? [] : [place.move];
}

/** A screen reader reads this many moves of a place, and the number of the others. */
const MOST_SAID = 8;

/**
 * The attributes of a place with moves, which make it a button.
 *
 * @param name - What stands there, for a place without a piece.
 * @param piece - What stands there, as the words of the game describe it.
 */
export function hotspot<M>(
  moves: readonly M[],
  name: string,
  piece: string | undefined,
  { describe, encode, more = (unsaid) => `${unsaid} more` }: Places<M>,
) {
  const codes = moves.map(encode);
  const sentences = moves.slice(0, MOST_SAID).map(describe);
  if (moves.length > MOST_SAID) sentences.push(more(moves.length - MOST_SAID));
  const said = sentences.join('; ');
  const alone = moves.length === 1 ? said : `${name}: ${said}`;
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': piece === undefined ? alone : `${piece}. ${said}`,
    'data-move': moves.length === 1 ? codes[0] : undefined,
    'data-moves': moves.length === 1 ? undefined : JSON.stringify(codes),
  };
}

/**
 * Writes moves by the notation of a game, for boards that do not import the game: {@link Places.encode}.
 *
 * @category Board
 */
export function encoder<M extends BaseMove>(notation: Notation<M>): (move: M) => string {
  const fields = fieldsOf(notation);
  return (move) => writeMove(fields, move);
}
