/**
 * The board of Tower of Babel as a picture: the wonders with their discs and parts, offers face down and open, hands, the
 * turn order track, and a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import { byKind, type Seat } from '@wonders/core';
import {
  answered,
  type BoardOptions,
  encoder,
  moved,
  NOTHING,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import type { Position, View } from '../state/index.js';
import { decoys } from '../table/offers.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { buttonWords, choices } from './choices.js';
import { headline, question } from './headline.js';
import { offers } from './offers.js';
import { outcomes } from './outcomes.js';
import { placeOf, placesOfSeveral } from './places.js';
import { otherSeats, ownSeat } from './seats.js';
import { sheet } from './sheet.js';
import { piles, strip } from './strip.js';
import type { Table } from './table.js';
import { wonders } from './wonders.js';

export type { BoardLanguage } from '../words/language.js';
export { drawText } from './text.js';

const DESK = 1000;
const PHONE = 360;

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
export const drawBoard = /* @__PURE__ */ answered(
  (view: View, options: BoardOptions<Move, BoardLanguage> = {}): string => {
    const { language = boardEnglish, moves = [] } = options;
    const phone = options.width === 'phone';
    const tell = byKind<Move, [position: Position], string>(language.moves);
    const describe = (move: Move): string => tell(move, view);
    const place = placeOf(view);
    const shared = placesOfSeveral(moves, place);
    const { more: unsaid } = language.common;
    const board = sketch(options, {
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
      asked: question(view)?.places ?? [],
    });
    const below = seatBelow(options.seat, view.viewer, 0);
    const who = (seat: Seat): string => language.seat(view, seat);
    const { categories, total, board: words, name } = language;
    const table: Table = { view, board, phone, below, name, who, describe, categories, total, words };
    const [width, margin] = phone ? [PHONE, 8] : [DESK, 14];
    return page(
      board,
      { width, margin, phone, game: language.board.game, ...headline(view, language) },
      (room) => (board.still ? NOTHING : outcomes(table, room, moves, place)),
      ...parts(table, { x: margin, y: 0, width: width - 2 * margin }),
    );
  },
);

/** The parts of the picture from top to bottom. On a phone the decision comes first. */
function parts(table: Table, atTop: Room): readonly ((room: Room) => Part)[] {
  const { view, board, phone } = table;
  const drawn = (part: (table: Table, room: Room) => Part) => (room: Room) => part(table, room);
  // Moves that belong to the hand or the wonders need no button. So these are drawn before the buttons, and moved into place.
  const early = (part: (table: Table, room: Room) => Part) => {
    const { svg, height } = part(table, atTop);
    return ({ y }: Room): Part => ({ svg: moved(0, y, svg), height });
  };
  const own = early(ownSeat);
  const middle = early(view.phase === 'over' && !board.still ? sheet : wonders);
  const others = early(otherSeats);
  const [track, offered, buttons] = [drawn(strip), drawn(offers), drawn(choices)];
  if (!phone) return [track, middle, offered, buttons, own, others];
  const rest = [track, others, drawn(piles)];
  if (board.still) return [offered, middle, own, ...rest];
  const asked = view.pending.at(-1)?.kind;
  if (asked === 'turn' || asked === undefined) return [middle, buttons, own, offered, ...rest];
  return [offered, buttons, own, middle, ...rest];
}
