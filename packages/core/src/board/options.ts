import type { Seat } from '../contract/position.js';
import type { Paint } from './paint.js';
import type { Skin, Theme } from './theme.js';

/**
 * The mark of a place on the board: the move that a bot advises, the last move, what a priority list kept and dropped, a choice, or what a
 * sentence that somebody reads is about.
 *
 * @category Board
 */
export interface Mark {
  /** The id of the place. */
  readonly place: string;
  /** The kind of the mark. */
  readonly as: 'hint' | 'last' | 'kept' | 'dropped' | 'asked' | 'chosen' | 'told';
  /** What a flag on the place says, in a word or two; the place is then dark. Default no flag. */
  readonly says?: string;
}

/**
 * Words in a language.
 *
 * @category Board
 */
export interface Spoken {
  /** By BCP 47: `'en'`, `'it'`. */
  readonly tag: string;
}

/**
 * A place for which an app may have a picture of its own: {@link BoardOptions.art}.
 *
 * @category Board
 */
export interface ArtPiece {
  /** The id of the place, which stays the same from ply to ply: `card-baths`. */
  readonly id: string;
  /** The text for screen readers. */
  readonly name: string;
  /** How wide the place is, in units of the drawing. */
  readonly width: number;
  /** How high the place is, in units of the drawing. */
  readonly height: number;
  /** The points of the frame; `undefined` where it is a rectangle. */
  readonly outline: string | undefined;
  /** What the board would draw, to be kept and added to. */
  readonly drawn: string;
}

/**
 * The size of the window in which a board is shown.
 *
 * @category Board
 */
export interface Box {
  /** How wide it is, in pixels. */
  readonly width: number;
  /** How high it is, in pixels. */
  readonly height: number;
}

/**
 * How a board is drawn; everything has a default.
 *
 * @typeParam M - The game's moves.
 * @typeParam L - The part of the game's language that the board speaks. Default: none is given, so that one type fits the boards of all games.
 * @category Board
 */
export interface BoardOptions<M, L extends Spoken = never> {
  /** Moves to offer, usually `legalMoves(view)`: each becomes part of a hotspot. Default none: just a picture. */
  readonly moves?: readonly M[];
  /** The marks of places. */
  readonly marks?: readonly Mark[];
  /** The language of the board, which an entry of the game's words exports. Default English. */
  readonly language?: L;
  /** The colours: the name of a theme, or a skin of your own. Default `light`. */
  readonly theme?: Theme | Skin;
  /**
   * Your own picture of a place, as markup from its corner, or `undefined` for the board's. The board keeps the place, its name, its
   * moves, the frame and the marks.
   */
  readonly art?: (piece: ArtPiece) => string | undefined;
  /** Where the colours stand. Default `style`, in a style element of the picture. With `attributes` the theme cannot be `auto`. */
  readonly paint?: Paint;
  /** The nonce of the style element, for a page whose content security policy asks for one. Default none. */
  readonly nonce?: string;
  /** `desk` (default) is drawn for about 1,000 pixels, `phone` for 360. */
  readonly width?: 'desk' | 'phone';
  /**
   * The size of the window, in pixels: the board then takes its shape, and letters have 10 pixels at least. A window that is too small for
   * that shows a board that is larger. It takes the place of `width`.
   */
  readonly box?: Box;
  /** The seat at the lower edge, or in the first place; default the viewer, or the first seat. */
  readonly seat?: Seat;
  /** A prefix for every id, for pages with several boards. Default none. */
  readonly idPrefix?: string;
  /**
   * Whether all keeps its place, and the picture its size, while a game goes on. The app then shows the question, and the moves without a
   * place. Default false.
   */
  readonly still?: boolean;
}
