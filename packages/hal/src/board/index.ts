/**
 * The board of Ginkgopolis as a picture: the city with its floors and tokens, hand, stash and supplies, Hal's card, and a hotspot
 * for every offered move.
 *
 * @packageDocumentation
 */
import {
  type BoardOptions,
  column,
  drawing,
  encoder,
  type Form,
  formOf,
  GAP,
  type Part,
  type Places,
  page,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { tellMove, tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { PLAYER_SEAT, type View } from '../state/index.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { cardHeight, hand } from './cards.js';
import { city } from './city.js';
import { headline } from './headline.js';
import { outcomes } from './outcomes.js';
import { PILES, piles } from './piles.js';
import { placeOf } from './places.js';
import { headOf, others, restOf, rivals } from './seats.js';
import { sheet } from './sheet.js';
import type { Table } from './table.js';
import { tray } from './tray.js';

export type { BoardLanguage, BoardWords } from '../words/language.js';
export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(notation);

const MARGIN = { desk: 12, phone: 6 } as const;

/** The least window of a desk in which a unit takes a pixel. */
const ROOM = { width: 880, height: 720 } as const;

/** How wide the seats are beside the city. */
const SEATS = 346;

/** The height of the headline, above the piles and the city. */
const HEADLINE = 26;

type Draw = (table: Table, room: Room) => Part;

const of = (table: Table, ...draws: readonly Draw[]) => draws.map((draw) => (room: Room) => draw(table, room));

/** What comes and goes, which a picture that keeps its places leaves to the app. */
const unlessStill = ({ board }: Table, ...draws: readonly Draw[]): readonly Draw[] => (board.still ? [] : draws);

const headBelow: Draw = (table, room) => headOf(table, table.below, room);
const restBelow: Draw = (table, room) => restOf(table, table.below, room);

/** On a phone all lies in one column: the hand is on the first screen, and the city, which leaves room to grow, lies below it. */
function onPhone(table: Table, room: Room): Part {
  const [rival = 0] = others(table);
  const alone = others(table).length === 1;
  const above: readonly Draw[] = alone ? [(all, at) => headOf(all, rival, at)] : [];
  const after: Draw = alone ? (all, at) => restOf(all, rival, at) : rivals;
  return column(
    room,
    ...of(
      table,
      ...unlessStill(table, sheet),
      piles,
      ...above,
      ...unlessStill(table, tray),
      hand,
      city,
      headBelow,
      restBelow,
      after,
    ),
  );
}

/** Whether the seats need all the room beside the city: then the hand lies below it. */
const many = ({ players }: View): boolean => players.length > 2;

/** The height of the city in a window: what the headline, the piles and the hand leave. */
const cityHeight = (view: View, { phone, height }: Form): number =>
  phone || height === 0
    ? 0
    : height - 2 * MARGIN.desk - HEADLINE - PILES - 2 * GAP - (many(view) ? cardHeight(view) + 2 + GAP : 0);

/** On a desk the seats lie on the right of the city. */
function onDesk(table: Table, { x, y, width }: Room): Part {
  const wide = width - SEATS - 2 * GAP;
  const shared = many(table.view) ? [hand] : [];
  const left = column(
    { x, y, width: wide },
    ...of(table, piles, ...unlessStill(table, tray), city, ...shared, ...unlessStill(table, sheet)),
  );
  const right = column(
    { x: x + wide + 2 * GAP, y, width: SEATS },
    ...of(table, rivals, headBelow, ...(many(table.view) ? [] : [hand]), restBelow),
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
export const drawBoard = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, language, options: BoardOptions<Move, BoardLanguage>) => {
    const { moves = [] } = options;
    const form = formOf(options, ROOM);
    const { phone } = form;
    const { places: asked, ...head } = headline(view, language);
    const places: Places<Move> = {
      placeOf,
      describe: (move) => tellMove(language, view, move),
      encode,
      more: language.common.more,
      pieceAt: (place) => tellPiece(language, view, place),
      asked,
    };
    const board = sketch(options, places, 'leaf');
    const table: Table = {
      view,
      board,
      phone,
      cityHeight: cityHeight(view, form),
      below: seatBelow(options.seat, view.viewer, PLAYER_SEAT),
      moves,
      words: language.board,
      language,
      nameOf: language.name,
      seatName: (seat) => language.seat(view, seat),
    };
    const parts = of(table, ...unlessStill(table, outcomes), phone ? onPhone : onDesk);
    const margin = phone ? MARGIN.phone : MARGIN.desk;
    return page(board, { ...form, margin, game: language.board.game, ...head }, ...parts);
  },
);
