/**
 * The board of Century: Eastern Wonders as a picture: the map with trades, boats, outposts and cubes, the ports with their
 * orders, both sides of the table, and a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import { type BoardOptions, encoder, fitted, label, sketch } from '@wonders/core/board';
import { type Move, NOTATION } from '../notation.js';
import { PLAYER_SEAT, type View } from '../state.js';
import { describeMove } from '../words/moves.js';
import { nameOf } from '../words/names.js';
import { headline } from './headline.js';
import { map } from './map.js';
import type { Part, Table } from './parts.js';
import { placeOf } from './places.js';
import { bonuses, side } from './seats.js';

export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(NOTATION);

const MARGIN = 10;
const GAP = 8;
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
  const width = phone ? PHONE : DESK;
  const board = sketch(options, {
    placeOf: (move) => placeOf(view, move),
    describe: (move) => describeMove(view, move),
    encode,
  });
  const below: Seat = options.seat ?? (typeof view.viewer === 'number' ? view.viewer : PLAYER_SEAT);
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
  const inner = width - 2 * MARGIN;
  const svg = [
    label(MARGIN, MARGIN + 12, title, { size: 17, bold: true }) +
      label(width - MARGIN, MARGIN + 12, fitted(line, inner / 2, 13), { size: 13, anchor: 'end', tone: 'muted' }),
  ];
  const top = MARGIN + 24 + GAP;
  const world = map(table, MARGIN, top, phone ? inner : MAP, phone ? 600 : 660);
  svg.push(world.svg);
  const x = phone ? MARGIN : MARGIN + MAP + 16;
  const right = column(
    [
      ...seats.map((seat) => (at: number) => side(table, seat, x, at, width - MARGIN - x)),
      (at: number) => bonuses(table, x, at, width - MARGIN - x),
    ],
    phone ? top + world.height + GAP : top,
  );
  svg.push(right.svg);
  const bottom = phone ? top + world.height + GAP + right.height : top + Math.max(world.height, right.height);
  const buttons = tray(table, MARGIN, bottom + GAP, inner, (move) => describeMove(view, move));
  svg.push(buttons.svg);
  const height = bottom + (buttons.height > 0 ? GAP + buttons.height : 0) + MARGIN;
  const description = line === '' ? title : `${title}. ${line}`;
  return board.finish({ width, height, title: `Century: Eastern Wonders, ${title}`, description }, ...svg);
}

/** Parts below each other. */
function column(parts: readonly ((y: number) => Part)[], y: number): Part {
  let at = y;
  const drawn = parts.map((part) => {
    const { svg, height } = part(at);
    at += height === 0 ? 0 : height + GAP;
    return svg;
  });
  return { svg: drawn.join(''), height: Math.max(0, at - y - GAP) };
}

/** Buttons for moves that nothing on the table answers: harvest, trades, what turns up. */
function tray({ board, phone }: Table, x: number, y: number, width: number, describe: (move: Move) => string): Part {
  const left = board.left();
  const across = phone ? 2 : 5;
  const step = width / across;
  const buttons = left.map((id, i) => {
    const at = { x: x + (i % across) * step + 2, y: y + Math.floor(i / across) * 50, width: step - 4, height: 44 };
    const [move] = board.movesAt(id);
    return board.button(id, at, fitted(move === undefined ? '' : describe(move), at.width - 8, 13, true));
  });
  return { svg: buttons.join(''), height: Math.ceil(left.length / across) * 50 };
}
