/**
 * The board of Century: Eastern Wonders as a picture: the map with its trades, boats, outposts and cubes, the ports with their
 * orders, the side of each seat, and a hotspot for every move on offer.
 *
 * @packageDocumentation
 */
import { byKind } from '@wonders/core';
import {
  answered,
  type BoardOptions,
  column,
  encoder,
  type Mark,
  NOTHING,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
  tray,
} from '@wonders/core/board';
import { tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { PLAYER_SEAT, type Position, type View } from '../state/index.js';
import { hexes } from '../table/map.js';
import { hexPlace } from '../table/places.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { headline } from './headline.js';
import { map } from './map.js';
import { growing, grows, outcomes } from './outcomes.js';
import { placeOf } from './places.js';
import { bonuses, side } from './seats.js';
import type { Table } from './table.js';

export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(notation);

const MARGIN = 10;
const DESK = 1000;
const PHONE = 360;
const MAP = 560;

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
export const drawBoard = /* @__PURE__ */ answered(
  (view: View, options: BoardOptions<Move, BoardLanguage> = {}): string => {
    const { moves = [], marks = [], language: words = boardEnglish } = options;
    const phone = options.width === 'phone';
    const tell = byKind<Move, [position: Position], string>(words.moves);
    const describe = (move: Move): string => tell(move, view);
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
    );
    const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
    const table: Table = { view, board, phone, words, moves, below, line: heading.line };
    return page(
      board,
      { width: phone ? PHONE : DESK, margin: MARGIN, phone, game: words.board.game, ...heading },
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

/** The sides of the table, and the bonus tiles that may be taken. */
function sides(table: Table): readonly ((room: Room) => Part)[] {
  const { view, below } = table;
  const seats = [below, ...view.seats.map((_, seat) => seat).filter((seat) => seat !== below)];
  return [...seats.map((seat) => (room: Room) => side(table, room, seat)), (room) => bonuses(table, room)];
}

/** The map. A picture that keeps its places has no answers above it: there the map itself shows where it may grow. */
const world = (table: Table, room: Room): Part =>
  table.board.still && grows(table) ? growing(table, room) : map(table, room);

const phoneParts = (table: Table): readonly ((room: Room) => Part)[] => [(room) => world(table, room), ...sides(table)];

/** The map, and everything else beside it. */
function deskParts(table: Table, { x, y, width }: Room): Part {
  const left = world(table, { x, y, width: MAP });
  const beside = x + MAP + 16;
  const right = column({ x: beside, y, width: x + width - beside }, ...sides(table));
  return { svg: left.svg + right.svg, height: Math.max(left.height, right.height) };
}
