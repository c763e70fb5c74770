/**
 * The board of 7 Wonders: Architects as a picture: decks with their top cards, Wonders with their stages, cards by kind,
 * Progress tokens, Conflict tokens and the Opponent's priorities, with a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import {
  answered,
  type BoardOptions,
  NOTHING,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { tellPiece } from '@wonders/core/words';
import { codeOf, type Move } from '../notation.js';
import { isAges, isSolo, PLAYER_SEAT, type View } from '../state/index.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { hand, looked } from './hand.js';
import { headline } from './headline.js';
import { decksOrLooked, highTokens, priorities, tokens, war, warHeight } from './middle.js';
import { isAnswer, outcomes } from './outcomes.js';
import { BUTTON, placeOf } from './places.js';
import { seatPanel, smallPanel } from './seat.js';
import { sheet } from './sheet.js';
import type { Draw, Table } from './table.js';

export { drawText } from './text.js';

const MARGIN = 10;
const GAP = 10;
const DESK = 1000;
const PHONE = 360;

/**
 * Draws the position as SVG text. The picture depends on the view alone: it cannot show what is hidden, and equal views give
 * equal pictures.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - The moves to offer, the marks, the language and the look.
 * @example
 * ```ts
 * import { legalMoves, newGame, view } from '@wonders/architects-solo';
 * import { drawBoard } from '@wonders/architects-solo/board';
 * const mine = view(newGame({ seed: 'monday' }), 0);
 * const svg = drawBoard(mine, { moves: legalMoves(mine), theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('data-move="pick player"')); // true true
 * ```
 * @category Board
 */
export const drawBoard = /* @__PURE__ */ answered(
  (view: View, options: BoardOptions<Move, BoardLanguage> = {}): string => {
    const { language: words = boardEnglish, moves = [] } = options;
    const phone = options.width === 'phone';
    const describe = (move: Move): string =>
      (words.moves[move.kind] as (move: Move, position: View) => string)(move, view);
    const { places: asked, ...head } = headline(view, words);
    const board = sketch(options, {
      placeOf: (move) => placeOf(view, move),
      describe,
      encode: codeOf,
      more: words.common.more,
      pieceAt: (place) => tellPiece(words, view, place),
      asked,
    });
    const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
    const table: Table = { view, board, phone, below, moves, words, describe };
    const drawn = [...(board.still ? [] : [outcomes]), ...parts(table)].map(
      (part) => (room: Room) => part(table, room),
    );
    const { game } = words.board;
    const width = phone ? PHONE : DESK;
    return page(board, { width, margin: MARGIN, phone, game, ...head }, ...drawn);
  },
);

/** The parts of the picture from top to bottom. On a phone the choices come first. */
function parts({ view, board, phone, below }: Table): readonly Draw[] {
  const panel = view.areas.length > 2 ? smallPanel : seatPanel;
  const others = view.areas.map((_, seat: Seat) => seat).filter((seat) => seat !== below);
  const panels = others.map(panel);
  const over = view.phase === 'over';
  const hands = isAges(view) && (!over || board.still) ? [hand(below), hand(1 - below)] : [hand(below)];
  const own = seatPanel(below);
  const first = board.still ? [] : over ? [sheet, buttons] : [buttons];
  if (phone)
    return [
      ...first,
      (table, room) => decksOrLooked(table, room),
      ...(board.still ? [] : [looked]),
      ...hands,
      own,
      tokens,
      war,
      ...panels,
      priorities,
    ];
  return [...panels, ...first, middle, ...(board.still ? [] : [looked]), ...hands, own];
}

/** How high the middle of the table is on a desk. */
const MIDDLE = 284;

/** Decks above the Conflict tokens, then Progress tokens and priorities, side by side and equally high. */
function middle(table: Table, room: Room): Part {
  const { view } = table;
  const { x, y, width } = room;
  if (!isSolo(view) && view.areas.length > 3) return wideMiddle(table, room);
  const left = view.areas.length === 3 ? 500 : 376;
  const right = isSolo(view) ? 236 : 0;
  const gap = 20;
  const low = warHeight(view, left - 12);
  const between = { x: x + left + gap, y, width: width - left - right - (right === 0 ? gap : 2 * gap) };
  return {
    svg: [
      decksOrLooked(table, { x, y, width: left }, MIDDLE - low - GAP).svg,
      war(table, { x: x + 6, y: y + MIDDLE - low, width: left - 12 }).svg,
      highTokens(table, between).svg,
      priorities(table, { x: x + width - right, y, width: right }).svg,
    ].join(''),
    height: MIDDLE,
  };
}

/** The same in two rows, where the decks fill one. */
function wideMiddle(table: Table, room: Room): Part {
  const { x, width } = room;
  const lying = decksOrLooked(table, room);
  const y = room.y + lying.height + GAP;
  const slots = tokens(table, { x, y, width: width - 260 });
  const battle = war(table, { x: x + width - 240, y, width: 240 });
  return { svg: lying.svg + slots.svg + battle.svg, height: lying.height + GAP + slots.height };
}

/** Buttons for moves that nothing on the table answers. */
function buttons({ view, board, phone, moves, words, describe }: Table, { x, y, width }: Room): Part {
  const texts = new Map<string, string>();
  for (const move of moves) {
    const place = placeOf(view, move);
    if (!place.startsWith(BUTTON) || isAnswer(move) || texts.has(place)) continue;
    texts.set(place, move.kind === 'science' ? words.board.science(move.set) : describe(move));
  }
  if (texts.size === 0) return NOTHING;
  const perRow = texts.size <= (phone ? 1 : 3) ? texts.size : phone ? 2 : 5;
  const step = width / perRow;
  const height = 44;
  const svg = [...texts].map(([id, text], i) => {
    const wide = Math.min(step - 8, 420);
    const left = x + (i % perRow) * step + (step - 8 - wide) / 2 + 4;
    const at = { x: left, y: y + Math.floor(i / perRow) * (height + 6), width: wide, height, radius: 10 };
    return board.button(id, at, text);
  });
  return { svg: svg.join(''), height: Math.ceil(texts.size / perRow) * (height + 6) - 6 };
}
