import {
  type BoardOptions,
  drawing,
  encoder,
  formOf,
  GAP,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { tellMove, tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { otherSeat, PLAYER_SEAT, type View } from '../state/index.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { CARD, deck, face } from './cards.js';
import { headline } from './headline.js';
import { outcomes } from './outcomes.js';
import { placeOf } from './places.js';
import { side } from './seats.js';
import type { Table } from './table.js';

export type { BoardLanguage } from '../words/language.js';
export { drawText } from './text.js';

/** The size of a desk. */
const DESK = { width: 480, height: 340 } as const;

/**
 * Draws the position as SVG text. It is a function of the view: equal views give equal pictures.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - What is offered and marked, and how it looks.
 * @example
 * ```ts
 * import { legalMoves, newGame, view } from '@wonders/tiny-game';
 * import { drawBoard } from '@wonders/tiny-game/board';
 * const mine = view(newGame({ seed: 'monday' }), 0);
 * const svg = drawBoard(mine, { moves: legalMoves(mine), theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('data-move="take"')); // true true
 * ```
 * @category Board
 */
export const drawBoard = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, words, options: BoardOptions<Move, BoardLanguage>) => {
    const { moves = [] } = options;
    const form = formOf(options, DESK, DESK.width);
    const { phone } = form;
    const { more } = words.common;
    const { places: asked, ...head } = headline(view, words);
    const board = sketch(options, {
      placeOf,
      describe: (move) => tellMove(words, view, move),
      encode: encoder(notation),
      more,
      pieceAt: (place) => tellPiece(words, view, place),
      asked,
    });
    const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
    const table: Table = { view, board, phone, below, words, moves };
    return page(
      board,
      { ...form, margin: 10, game: words.board.game, ...head },
      (room) => outcomes(table, room),
      (room) => side(table, room, otherSeat(below)),
      (room) => middle(table, room),
      (room) => side(table, room, below),
    );
  },
);

/** The card that has turned up, and the button to leave it. */
function middle(table: Table, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const { card } = view;
  const { width: left, height } = CARD;
  const lit = board.movesAt('card').length > 0;
  const shown = board.place('card', { x, y, ...CARD, raised: lit }, card === null ? deck(table) : face(card, table));
  const place = { x: x + left + 8, y: y + 28, width: Math.min(160, width - left - 8), height: 44 };
  return { svg: shown + board.button('leave', place, words.board.leave), height: height + GAP };
}
