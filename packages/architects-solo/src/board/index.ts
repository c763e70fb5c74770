/**
 * The board of 7 Wonders: Architects as a picture: decks with their top cards, Wonders with their stages, cards by kind,
 * Progress tokens, Conflict tokens and the Opponent's priorities, with a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import {
  type BoardOptions,
  drawing,
  type Form,
  formOf,
  GAP,
  NOTHING,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { tellMove, tellPiece } from '@wonders/core/words';
import { codeOf, type Move } from '../notation.js';
import { isAges, isSolo, PLAYER_SEAT, type View } from '../state/index.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { hand, looked } from './hand.js';
import { headline } from './headline.js';
import {
  decksHeight,
  decksOrLooked,
  highTokens,
  priorities,
  tokens,
  WIDE_TOKENS,
  war,
  warHeight,
  wideTokens,
} from './middle.js';
import { isAnswer, outcomes } from './outcomes.js';
import { BUTTON, placeOf } from './places.js';
import { SMALL, seatPanel, smallAcross, smallPanels } from './seat.js';
import { sheet } from './sheet.js';
import type { Draw, Heights, Table } from './table.js';

export { drawText } from './text.js';

const MARGIN = 10;
const BETWEEN = 10;

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
export const drawBoard = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, words, options: BoardOptions<Move, BoardLanguage>) => {
    const { moves = [] } = options;
    const form = formOf(options);
    const { phone } = form;
    const describe = (move: Move): string => tellMove(words, view, move);
    const { places: asked, ...head } = headline(view, words);
    const board = sketch(
      options,
      {
        placeOf: (move) => placeOf(view, move),
        describe,
        encode: codeOf,
        more: words.common.more,
        pieceAt: (place) => tellPiece(words, view, place),
        asked,
      },
      'sandstone',
    );
    const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
    const heights = heightsOf(view, form, board.still);
    const table: Table = { view, board, phone, heights, below, moves, words, describe };
    const drawn = [...(board.still ? [] : [outcomes]), ...parts(table)].map(
      (part) => (room: Room) => part(table, room),
    );
    return page(board, { ...form, margin: MARGIN, game: words.board.game, ...head }, ...drawn);
  },
);

/** The least heights on a desk: of a seat, of the middle of the table, and of a hand. */
const SEAT = 158;
const MIDDLE = 262;
const HAND = 120;

/** The heights on a desk: what a window has beyond the least goes to the seats and, for the most part, to the middle. */
function heightsOf(view: View, { height }: Form, still: boolean): Heights {
  const others = view.areas.length - 1;
  const small = isCrowded(view);
  const rows = Math.ceil(others / smallAcross(false, others));
  const least = isWide(view) ? DECKS + BETWEEN + WIDE_TOKENS : MIDDLE;
  const hands = isAges(view) && still ? 2 : 0;
  const taken =
    2 * MARGIN + 26 + (small ? rows * (SMALL + 6) - 6 : SEAT) + hands * HAND + SEAT + least + (3 + hands) * GAP;
  const rest = Math.max(0, height - taken);
  const seat = Math.min(200, Math.floor(SEAT + rest * 0.2));
  return { seat, middle: least + Math.max(0, rest - (small ? 1 : 2) * (seat - SEAT)) };
}

/** Whether many seats share the table, and whether their decks fill a row of a desk. */
const isCrowded = (view: View): boolean => view.areas.length > 2;
const isWide = (view: View): boolean => !isSolo(view) && view.areas.length > 3;

/** The parts of the picture from top to bottom. On a phone the choices come first. */
function parts({ view, board, phone, below }: Table): readonly Draw[] {
  const others = view.areas.map((_, seat: Seat) => seat).filter((seat) => seat !== below);
  const panels: readonly Draw[] = isCrowded(view)
    ? [(table, room) => smallPanels(table, others, room)]
    : others.map(seatPanel);
  const over = view.phase === 'over';
  const hands = isAges(view) && (!over || board.still) ? [hand(below), hand(1 - below)] : [hand(below)];
  const own = seatPanel(below);
  const first = board.still ? [] : over ? [scoreSheet, buttons] : [buttons];
  // A picture that keeps its places shows the scores in place of the decks, from which nothing more can be taken.
  const scored = over && board.still;
  if (phone)
    return [
      ...first,
      scored ? scores : (table: Table, room: Room) => decksOrLooked(table, room),
      ...(board.still ? [] : [looked]),
      ...hands,
      own,
      (table, room) => tokens(table, room),
      war,
      ...panels,
      (table, room) => priorities(table, room),
    ];
  return [...panels, ...first, scored ? scores : middle, ...(board.still ? [] : [looked]), ...hands, own];
}

const scoreSheet: Draw = (table, room) => sheet(table, room);

/** The scores in the middle of a desk, or where the decks lie on a phone. */
function scores(table: Table, room: Room): Part {
  const tall = table.phone ? decksHeight(table) : table.heights.middle;
  const { height } = sheet(table, room, tall);
  return { svg: sheet(table, { ...room, y: room.y + (tall - height) / 2 }, tall).svg, height: tall };
}

/** Decks above the Conflict tokens, then Progress tokens and priorities, side by side and equally high. */
function middle(table: Table, room: Room): Part {
  const { view, heights } = table;
  const { x, y, width } = room;
  if (isWide(view)) return wideMiddle(table, room);
  const high = heights.middle;
  const right = isSolo(view) ? 232 : 0;
  const left = Math.round(width * (view.areas.length === 3 ? 0.56 : isSolo(view) ? 0.46 : 0.5));
  const gap = 18;
  const low = warHeight(view, left - 12);
  const between = { x: x + left + gap, y, width: width - left - right - (right === 0 ? gap : 2 * gap) };
  return {
    svg: [
      decksOrLooked(table, { x, y, width: left }, high - low - BETWEEN).svg,
      war(table, { x: x + 6, y: y + high - low, width: left - 12 }).svg,
      highTokens(table, between, high).svg,
      priorities(table, { x: x + width - right, y, width: right }, high).svg,
    ].join(''),
    height: high,
  };
}

/** How high the decks are in a row of many, at least. */
const DECKS = 152;

/** The same in two rows, where the decks fill one. */
function wideMiddle(table: Table, room: Room): Part {
  const { x, width } = room;
  const lying = decksOrLooked(table, room, table.heights.middle - BETWEEN - WIDE_TOKENS);
  const y = room.y + lying.height + BETWEEN;
  const slots = wideTokens(table, { x, y, width: width - 240 });
  const battle = war(table, { x: x + width - 220, y, width: 220 });
  return {
    svg: lying.svg + slots.svg + battle.svg,
    height: lying.height + BETWEEN + Math.max(slots.height, battle.height),
  };
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
