/**
 * The board of Century: Eastern Wonders as a picture: the map with its trades, boats, outposts and cubes, the ports with their
 * orders, the side of each seat, and a hotspot for every move on offer.
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
  type Mark,
  NOTHING,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
  tray,
} from '@wonders/core/board';
import { tellMove, tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { PLAYER_SEAT, type View } from '../state/index.js';
import { hexes } from '../table/map.js';
import { hexPlace } from '../table/places.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { headline } from './headline.js';
import { map } from './map.js';
import { growing, grows, outcomes } from './outcomes.js';
import { placeOf } from './places.js';
import { bonuses, bonusesHeight, side } from './seats.js';
import type { Table } from './table.js';

export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(notation);

const MARGIN = 10;

/** The least window of a desk in which a unit takes a pixel. */
const ROOM = { width: 1000, height: 730 } as const;

/** How wide the sides of the seats are on a desk, and how far the map is from them. */
const SIDES = 400;
const BESIDE = 20;

/** The height of the map where the window does not say it, and at least. */
const MAP = { usual: 660, least: 420 } as const;

/** The height of what stands above the map on a desk, and around everything. */
const ABOVE = 2 * MARGIN + 26 + GAP;

/** With more seats than this on a desk, the bonus tiles lie below the map. */
const FEW = 2;

/**
 * Draws the position as SVG text. The picture depends on the view alone: it cannot show anything hidden, and equal views give
 * equal pictures.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - The moves to offer, what to mark, and how it looks.
 * @example
 * ```ts
 * import { legalMoves, newGame, view } from '@wonders/century-ai';
 * import { drawBoard } from '@wonders/century-ai/board';
 * const mine = view(newGame({ seed: 'monday' }), 0);
 * const svg = drawBoard(mine, { moves: legalMoves(mine), theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('role="button"')); // true true
 * ```
 * @category Board
 */
export const drawBoard = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, words, options: BoardOptions<Move, BoardLanguage>) => {
    const { moves = [], marks = [] } = options;
    const form = formOf(options, ROOM);
    const { phone } = form;
    const describe = (move: Move): string => tellMove(words, view, move);
    const { more } = words.common;
    const { places: asked, ...heading } = headline(view, words);
    const board = sketch(
      { ...options, marks: marks.map((mark) => onMap(view, mark)) },
      {
        placeOf: (move) => placeOf(view, move),
        pieceAt: (id) => tellPiece(words, view, id),
        asked,
        describe,
        encode,
        more,
      },
      'sea',
    );
    const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
    const mapHeight = mapHeightIn(form, view.seats.length);
    const table: Table = { view, board, phone, mapHeight, words, moves, below, line: heading.line };
    return page(
      board,
      { ...form, margin: MARGIN, game: words.board.game, ...heading },
      (room) => (board.still ? NOTHING : outcomes(table, room)),
      ...(phone ? phoneParts(table) : [(room: Room) => deskParts(table, room)]),
      (room) => tray(board, room, phone, describe),
    );
  },
);

/** Bots mark tiles and ports by their ids: the mark goes to the hex on which the tile or port lies. */
function onMap(view: View, mark: Mark): Mark {
  const there = hexes(view).find(({ tile }) => tile === mark.place);
  return there === undefined ? mark : { ...mark, place: hexPlace(there.hex) };
}

const mapWidth = (form: Pick<Form, 'width'>): number => form.width - 2 * MARGIN - SIDES - BESIDE;

/** How high the map is on a desk: it fills the window. */
function mapHeightIn(form: Form, seats: number): number {
  const tiles = seats > FEW ? bonusesHeight(mapWidth(form)) + GAP : 0;
  return form.height === 0 ? MAP.usual : Math.max(MAP.least, form.height - ABOVE - tiles);
}

/** The sides of the seats, the own one first. */
function sides(table: Table): readonly ((room: Room) => Part)[] {
  const { view, below } = table;
  const seats = [below, ...view.seats.map((_, seat) => seat).filter((seat) => seat !== below)];
  return seats.map((seat) => (room: Room) => side(table, room, seat));
}

/** The map. A picture that keeps its places has no answers above it: there the map itself shows where it may grow. */
const world = (table: Table, room: Room): Part =>
  table.board.still && grows(table) ? growing(table, room) : map(table, room);

const phoneParts = (table: Table): readonly ((room: Room) => Part)[] => [
  (room) => world(table, room),
  ...sides(table),
  (room) => bonuses(table, room),
];

/** The map, and everything else beside it. */
function deskParts(table: Table, { x, y, width }: Room): Part {
  const wide = width - SIDES - BESIDE;
  const few = table.view.seats.length <= FEW;
  const tiles = (room: Room): Part => bonuses(table, room);
  const left = column({ x, y, width: wide }, (room) => world(table, room), ...(few ? [] : [tiles]));
  const right = column({ x: x + wide + BESIDE, y, width: SIDES }, ...sides(table), ...(few ? [tiles] : []));
  return { svg: left.svg + right.svg, height: Math.max(left.height, right.height) };
}
