/**
 * The board of Tower of Babel as a picture: the wonders with their discs and parts, offers face down and open, hands, the
 * turn order track, and a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import {
  type BoardOptions,
  drawing,
  encoder,
  formOf,
  GAP,
  moved,
  NOTHING,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { tellMove, tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import type { View } from '../state/index.js';
import { decoys } from '../table/offers.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { buttonWords, choices } from './choices.js';
import { headline } from './headline.js';
import { offers } from './offers.js';
import { outcomes } from './outcomes.js';
import { placeOf, placesOfSeveral } from './places.js';
import { otherSeats, ownSeat } from './seats.js';
import { sheet } from './sheet.js';
import { piles, strip } from './strip.js';
import type { Table } from './table.js';
import { LEAST, WONDER_ROWS, wonders } from './wonders.js';

export type { BoardLanguage } from '../words/language.js';
export { drawText } from './text.js';

const MARGIN = 10;

/** The margins and the headline of a picture for a desk, with the gap below it. */
const HEAD = 2 * MARGIN + 26 + GAP;

/**
 * Draws the position as SVG text. The picture depends on the view alone: nothing hidden can be drawn, and equal views give
 * equal pictures. Offers with the same correct cards share one place; the first of its moves has no decoys. A large hand can
 * make thousands of offers: pass those of `canonicalOffers` to keep the picture small, and list the rest.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - The moves offered, the marks, the language and the looks.
 * @example
 * ```ts
 * import { legalMoves, newGame, view } from '@wonders/eight-wonders';
 * import { drawBoard } from '@wonders/eight-wonders/board';
 * const mine = view(newGame({ seed: 'monday', startSeat: 1 }), 1);
 * const svg = drawBoard(mine, { moves: legalMoves(mine), theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('data-move="pass 1"')); // true true
 * ```
 * @category Board
 */
export const drawBoard = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, language, options: BoardOptions<Move, BoardLanguage>) => {
    const { moves = [] } = options;
    const form = formOf(options);
    const { phone } = form;
    const describe = (move: Move): string => tellMove(language, view, move);
    const place = placeOf(view);
    const shared = placesOfSeveral(moves, place);
    const { more: unsaid } = language.common;
    const { places: asked, ...head } = headline(view, language);
    const board = sketch(
      options,
      {
        placeOf: place,
        // The name of a place for several offers says their correct cards; that of a button, what is written on it.
        describe(move) {
          if (move.kind === 'offer' && shared.has(place(move))) return language.board.decoys(decoys(view, move.cards));
          const said = describe(move);
          const { title, more } = buttonWords(language.board, view, move) ?? { title: '', more: '' };
          return more === '' || said.includes(title) ? said : `${said}: ${title}, ${more}`;
        },
        encode: encoder(notation),
        more: unsaid,
        pieceAt: (id) => tellPiece(language, view, id),
        asked,
      },
      'brick',
    );
    const below = seatBelow(options.seat, view.viewer, 0);
    const who = (seat: Seat): string => language.seat(view, seat);
    const { categories, total, board: words, name } = language;
    const table: Table = { view, board, phone, extra: 0, below, name, who, describe, categories, total, words };
    return page(
      board,
      { ...form, margin: MARGIN, game: language.board.game, ...head },
      (room) => (board.still ? NOTHING : outcomes(table, room, moves, place)),
      ...parts(table, { x: MARGIN, y: 0, width: form.width - 2 * MARGIN }, form.height),
    );
  },
);

/** The parts of the picture from top to bottom. On a phone the decision comes first. In a window with room the wonders stand higher. */
function parts(table: Table, atTop: Room, height: number): readonly ((room: Room) => Part)[] {
  const { view, board, phone } = table;
  // Moves that belong to the hand or the wonders need no button. So these are drawn before the buttons, and moved into place.
  const moving =
    ({ svg, height }: Part) =>
    ({ y }: Room): Part => ({ svg: svg === '' ? '' : moved(0, y, svg), height });
  const around = [strip, offers, ownSeat, otherSeats].map((part) => part(table, atTop));
  const taken = around.reduce((sum, part) => sum + (part.height === 0 ? 0 : part.height + GAP), HEAD - GAP);
  const extra = phone || !board.still ? 0 : Math.max(0, (height - taken) / WONDER_ROWS - LEAST);
  const isOver = view.phase === 'over' && !board.still;
  const middle = moving(isOver ? sheet(table, atTop) : wonders({ ...table, extra }, atTop));
  const [track, offered, own, others] = around.map(moving) as [Drawn, Drawn, Drawn, Drawn];
  const buttons: Drawn = (room) => choices(table, room);
  if (!phone) return [track, middle, offered, buttons, own, others];
  const rest: readonly Drawn[] = [track, others, (room) => piles(table, room)];
  if (board.still) return [offered, middle, own, ...rest];
  const asked = view.pending.at(-1)?.kind;
  if (asked === 'turn' || asked === undefined) return [middle, buttons, own, offered, ...rest];
  return [offered, buttons, own, middle, ...rest];
}

/** A part of the picture, in the space left for it. */
type Drawn = (room: Room) => Part;
