/**
 * The board of Century: Eastern Wonders as a picture: the map with trades, boats, outposts and cubes, the ports with their
 * orders, both sides of the table, and a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import {
  type BoardOptions,
  column,
  encoder,
  type Mark,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
  tray,
} from '@wonders/core/board';
import { type Move, NOTATION } from '../notation.js';
import { PLAYER_SEAT, type View } from '../state/index.js';
import { hexes } from '../table/map.js';
import { describeMove } from '../words/moves.js';
import { nameOf } from '../words/names.js';
import { headline } from './headline.js';
import { map } from './map.js';
import { outcomes } from './outcomes.js';
import type { Table } from './parts.js';
import { hexPlace, placeOf } from './places.js';
import { bonuses, side } from './seats.js';

export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(NOTATION);

const MARGIN = 10;
const DESK = 1000;
const PHONE = 360;
const MAP = 560;

/**
 * Draws the position as SVG text. It is a function of the view: nothing hidden can be drawn, and equal views give equal
 * pictures.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - What is offered and marked, and how it looks.
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
export function drawBoard(view: View, options: BoardOptions<Move> = {}): string {
  const phone = options.width === 'phone';
  const board = sketch(
    { ...options, marks: options.marks?.map((mark) => onMap(view, mark)) ?? [] },
    { placeOf: (move) => placeOf(view, move), describe: (move) => describeMove(view, move), encode },
  );
  const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
  const deciding = view.pending.at(-1)?.seat ?? below;
  const table: Table = {
    view,
    board,
    phone,
    decider: deciding < 0 ? view.turn : deciding,
    who: (seat) => nameOf(view, seat),
  };
  const { title, line } = headline(view);
  const seats = [below, ...view.seats.map((_, seat) => seat).filter((seat) => seat !== below)];
  const description = line === '' ? title : `${title}. ${line}`;
  return page(
    board,
    { width: phone ? PHONE : DESK, margin: MARGIN, phone, title, line, game: 'Century: Eastern Wonders', description },
    (at) => outcomes(table, options.moves ?? [], at),
    ...(phone ? phoneParts(table, seats) : [(at: Room) => deskParts(table, seats, at)]),
    (at) => tray(board, at, phone, (move: Move) => describeMove(view, move)),
  );
}

/** A mark on a tile or a port, as its bots name them, is one on the hex where it lies. */
function onMap(view: View, mark: Mark): Mark {
  const there = hexes(view).find(({ tile }) => tile === mark.place);
  return there === undefined ? mark : { ...mark, place: hexPlace(there.hex) };
}

/** Both sides of the table, and the bonus tiles that may be taken. */
const sides = (table: Table, seats: readonly Seat[]): readonly ((room: Room) => Part)[] => [
  ...seats.map(
    (seat) =>
      ({ x, y, width }: Room) =>
        side(table, seat, x, y, width),
  ),
  ({ x, y, width }) => bonuses(table, x, y, width),
];

const phoneParts = (table: Table, seats: readonly Seat[]): readonly ((room: Room) => Part)[] => [
  ({ x, y, width }) => map(table, x, y, width, 600),
  ...sides(table, seats),
];

/** The map, and beside it all else. */
function deskParts(table: Table, seats: readonly Seat[], { x, y, width }: Room): Part {
  const world = map(table, x, y, MAP, 660);
  const left = x + MAP + 16;
  const right = column({ x: left, y, width: x + width - left }, ...sides(table, seats));
  return { svg: world.svg + right.svg, height: Math.max(world.height, right.height) };
}
