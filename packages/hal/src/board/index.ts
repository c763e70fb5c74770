/**
 * The board of Ginkgopolis as a picture: the city with its floors and tokens, hand, stash and supplies, what Hal was given,
 * and a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import {
  type BoardOptions,
  column,
  encoder,
  GAP,
  heading,
  NOTHING,
  type Part,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { count } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { PLAYER_SEAT, type View } from '../state/position.js';
import { deckSize, supplySize } from '../table/piles.js';
import { describeMove } from '../words/moves.js';
import { seatName } from '../words/names.js';
import { hand } from './cards.js';
import { city } from './city.js';
import { headline } from './headline.js';
import { outcomes } from './outcomes.js';
import { placeOf } from './places.js';
import { seatPanel } from './seats.js';
import { sheet } from './sheet.js';
import { figure } from './signs.js';
import type { Table } from './table.js';
import { FEW, tray, trayPlaces } from './tray.js';

export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(notation);

const DESK = { width: 1000, margin: 12, city: 608 };
const PHONE = { width: 360, margin: 6 };

/** What is left in the piles. */
function piles(table: Table, { x, y }: Room): Part {
  const { view, phone } = table;
  const numbers = [
    ['tile', `${count(supplySize(view), 'tile')} left`],
    ['card', `${deckSize(view)} in the deck`],
    ['discard', `${view.discard.length} discarded`],
  ] as const;
  const step = phone ? 84 : 150;
  const drawn = numbers.map(([sign, text], i) =>
    figure(table, sign, phone ? text.replace(/ .*/, '') : text, x + 2 + i * step, y + 8, 13),
  );
  return { svg: drawn.join(''), height: 16 };
}

/**
 * Draws the position as SVG text. It is a function of the view: nothing hidden can be drawn, and equal views give equal
 * pictures. A card answers for playing it alone and for giving it, a building for constructing on it, a token for urbanizing
 * there.
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
export function drawBoard(view: View, options: BoardOptions<Move> = {}): string {
  const phone = options.width === 'phone';
  const { width, margin } = phone ? PHONE : DESK;
  const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
  const board = sketch(options, { placeOf, describe: (move) => describeMove(view, move), encode });
  const table: Table = { view, board, phone, below, name: (seat) => seatName(view, seat) };
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== below);
  const panels = others.map((seat) => (room: Room) => seatPanel(table, seat, room));
  const own = (room: Room): Part => seatPanel(table, below, room);
  const places = trayPlaces(options.moves ?? []);
  const buttons = (area: Room): Part => tray(table, places.length <= FEW ? places : [], area);
  const choice = (area: Room): Part => tray(table, places.length <= FEW ? [] : places, area);
  const result = (room: Room): Part => (view.ending === null ? NOTHING : sheet(table, room));
  const room = { x: margin, y: margin, width: width - 2 * margin };
  const { title, line } = headline(view);
  const head = column(
    room,
    (area) => heading(title, line, area, phone),
    (area) => piles(table, area),
    (area) => outcomes(table, options.moves ?? [], area),
  );
  const y = margin + head.height + GAP;
  const picture = (height: number) => ({ width, height, title: `Ginkgopolis, ${title}`, description: line });
  const cards = (area: Room): Part => hand(table, area);
  const map = (area: Room): Part => city(table, area);
  if (phone) {
    const body = column({ ...room, y }, result, buttons, map, choice, cards, own, ...panels);
    return board.finish(picture(y + body.height + margin), head.svg, body.svg);
  }
  const left = column({ x: margin, y, width: DESK.city }, buttons, map, result, choice, cards);
  const side = { x: margin + DESK.city + GAP * 2, y, width: room.width - DESK.city - GAP * 2 };
  const right = column(side, ...panels, own);
  const end = y + Math.max(left.height, right.height);
  return board.finish(picture(end + margin), head.svg, left.svg, right.svg);
}
