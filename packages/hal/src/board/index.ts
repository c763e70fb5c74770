/**
 * The board of Ginkgopolis as a picture: the city with its floors and tokens, hand, stash and supplies, Hal's card, and a hotspot
 * for every offered move.
 *
 * @packageDocumentation
 */
import { byKind } from '@wonders/core';
import {
  answered,
  type BoardOptions,
  column,
  encoder,
  GAP,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { PLAYER_SEAT, type View } from '../state/index.js';
import { deckSize, supplySize } from '../table/piles.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { hand } from './cards.js';
import { city } from './city.js';
import { headline } from './headline.js';
import { outcomes } from './outcomes.js';
import { placeOf } from './places.js';
import { others, own } from './seats.js';
import { sheet } from './sheet.js';
import { figure } from './signs.js';
import type { Table } from './table.js';
import { tray } from './tray.js';

export type { BoardLanguage, BoardWords } from '../words/language.js';
export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(notation);

const DESK = { width: 1000, margin: 12, city: 608 };
const PHONE = { width: 360, margin: 6 };

/** What is left in the piles. */
function piles(table: Table, { x, y }: Room): Part {
  const { view, board, phone, words } = table;
  const [tiles, deck, discard] = [supplySize(view), deckSize(view), view.discard.length];
  const numbers = [
    ['supply', 'tile', phone ? `${tiles}` : words.tilesLeft(tiles)],
    ['deck', 'card', phone ? `${deck}` : words.inDeck(deck)],
    ['discard', 'discard', phone ? `${discard}` : words.discarded(discard)],
  ] as const;
  const [step, height] = [phone ? 84 : 150, 20];
  const drawn = numbers.map(([id, sign, text], i) =>
    board.place(
      id,
      { x: x + i * step, y, width: step - 12, height, radius: 4 },
      figure(table, sign, text, 2, height / 2, 13),
    ),
  );
  return { svg: drawn.join(''), height };
}

type Draw = (table: Table, room: Room) => Part;

const of = (table: Table, ...draws: readonly Draw[]) => draws.map((draw) => (room: Room) => draw(table, room));

/** What comes and goes, which a picture that keeps its places leaves to the app. */
const unlessStill = ({ board }: Table, ...draws: readonly Draw[]): readonly Draw[] => (board.still ? [] : draws);

/** On a phone all lies in one column. */
const onPhone: Draw = (table, room) =>
  column(room, ...of(table, ...(table.board.still ? [hand, city] : [sheet, tray, city, hand]), own, others));

/** On a desk the seats lie on the right of the city. */
function onDesk(table: Table, { x, y, width }: Room): Part {
  const beside = DESK.city + GAP * 2;
  const left = column(
    { x, y, width: DESK.city },
    ...of(table, ...unlessStill(table, tray), city, ...unlessStill(table, sheet), hand),
  );
  const right = column(
    { x: x + beside, y, width: width - beside },
    ...of(table, ...(table.board.still ? [own, others] : [others, own])),
  );
  return { svg: left.svg + right.svg, height: Math.max(left.height, right.height) };
}

/**
 * Draws a view as SVG text. Nothing hidden can be drawn, and equal views give equal pictures. Click a card to play it alone or to
 * give it, a building to construct on it, a token to urbanize there.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - What is offered and marked, and how it looks.
 * @example
 * ```ts
 * import { legalMoves, newGame, view } from '@wonders/hal';
 * import { drawBoard } from '@wonders/hal/board';
 * const mine = view(newGame({ seed: 'monday' }), 0);
 * const svg = drawBoard(mine, { moves: legalMoves(mine), theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('role="button"')); // true true
 * ```
 * @category Board
 */
export const drawBoard = /* @__PURE__ */ answered(
  (view: View, options: BoardOptions<Move, BoardLanguage> = {}): string => {
    const { language = boardEnglish, moves = [] } = options;
    const tell = byKind<Move, [View], string>(language.moves);
    const phone = options.width === 'phone';
    const { places: asked, ...head } = headline(view, language);
    const board = sketch(options, {
      placeOf,
      describe: (move) => tell(move, view),
      encode,
      more: language.common.more,
      pieceAt: (place) => tellPiece(language, view, place),
      asked,
    });
    const table: Table = {
      view,
      board,
      phone,
      below: seatBelow(options.seat, view.viewer, PLAYER_SEAT),
      moves,
      words: language.board,
      language,
      nameOf: language.name,
      seatName: (seat) => language.seat(view, seat),
    };
    const { width, margin } = phone ? PHONE : DESK;
    const parts = of(table, piles, ...unlessStill(table, outcomes), phone ? onPhone : onDesk);
    return page(board, { width, margin, phone, game: language.board.game, ...head }, ...parts);
  },
);
