import type { CommonWords } from '../contract/language.js';
import type { Seat } from '../contract/position.js';
import { answered } from '../engine/guard.js';
import { addressed } from '../engine/telling.js';

/** What a drawing needs of a language: how it names the seats of a view, and its reader. */
interface Naming {
  readonly common: CommonWords;
  readonly seat: (view: never, seat: Seat) => string;
}

/**
 * Makes `drawBoard` or `drawText` of a game. It draws a view in the language that the options name, and speaks to the viewer: there that
 * seat is *you*. Where it fails, no game comes to the view: it then throws an {@link IllegalMoveError} with the code `not-this-game`, as the
 * functions of the game do.
 *
 * @param own - The language where the options name none.
 * @param draw - Draws a view in a language.
 * @category Board
 */
export function drawing<V extends object, L extends Naming, O extends { readonly language?: L }>(
  own: L,
  draw: (view: V, language: L, options: O) => string,
): (view: V, options?: O) => string {
  return answered((view: V, options: O = {} as O) => {
    const { language = own } = options;
    return draw(addressed<V>(language as never, view), language, options);
  });
}
