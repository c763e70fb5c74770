/**
 * Draws the board of 7 Wonders Duel: the structure with prices, both cities, the Conflict track, the Pantheon, and a hotspot for
 * every move that you pass.
 *
 * @packageDocumentation
 */
import { CHANCE } from '@wonders/core';
import {
  type BoardOptions,
  column,
  drawing,
  encoder,
  formOf,
  GAP,
  NOTHING,
  type Part,
  page,
  type Room,
  scoreSheet,
  seatBelow,
  sketch,
  tray,
} from '@wonders/core/board';
import { tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { CATEGORIES, outcome } from '../scoring.js';
import { PLAYER_SEAT, type View } from '../state/index.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { payerOf } from '../words/piecer.js';
import { CITY, cityAbove, cityBelow } from './city.js';
import { discard } from './discard.js';
import { headline } from './headline.js';
import { outcomes } from './outcomes.js';
import { pantheon } from './pantheon.js';
import { placeOf } from './places.js';
import { asksFor, freePlace, heading, onBoard, TOKEN_ROW, toTake } from './progress.js';
import { structure, structureWidth } from './structure.js';
import { spoken, type Table } from './table.js';
import { track } from './track.js';
import { wonder } from './wonder.js';

export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(notation);

const MARGIN = 10;
/** The height of the structure where the window does not say it, and at least. */
const MIDDLE = { desk: 372, phone: 396, least: 300 } as const;

/** The height of what stands around the structure on a desk: the headline, the cities, the Progress tokens and the track. */
const AROUND = 2 * MARGIN + 26 + 2 * CITY + TOKEN_ROW + 56 + 5 * GAP;

/**
 * Draws the position as SVG text. The picture depends only on the arguments: it cannot show anything hidden, and equal views give
 * equal pictures.
 *
 * @param view - The view of a seat or of a spectator.
 * @param options - The moves to offer, the marks, and the style.
 * @example
 * ```ts
 * import { legalMoves, newGame, view } from '@wonders/duel-solo';
 * import { drawBoard } from '@wonders/duel-solo/board';
 * const mine = view(newGame({ seed: 'monday' }), 1);
 * const svg = drawBoard(mine, { moves: legalMoves(mine), theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('role="button"')); // true true
 * ```
 * @category Board
 */
export const drawBoard = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, language, options: BoardOptions<Move, BoardLanguage>) => {
    const form = formOf(options);
    const { phone } = form;
    const said = spoken(view, language);
    const { places: asked, ...head } = headline(view, language);
    const board = sketch(
      options,
      {
        placeOf: (move) => placeOf(view, move),
        describe: said.describe,
        encode,
        more: language.common.more,
        pieceAt: (place) => tellPiece(language, view, place),
        asked,
      },
      'lapis',
    );
    const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
    const asksTable = view.pending.at(-1)?.seat === CHANCE;
    const middle = phone
      ? MIDDLE.phone
      : Math.max(MIDDLE.least, form.height === 0 ? MIDDLE.desk : form.height - AROUND);
    const table: Table = { view, board, phone, middle, asksTable, below, payer: payerOf(view), ...said };
    return page(
      board,
      { ...form, margin: MARGIN, game: language.board.game, ...head },
      (room) => (board.still ? NOTHING : outcomes(table, options.moves ?? [], head.line, room)),
      ...(phone ? phoneParts(table) : deskParts(table)),
      (room) => tray(board, room, phone, table.describe),
    );
  },
);

/** A part of the board, in the space left for it. */
type Drawn = (room: Room) => Part;

const deskParts = (table: Table): readonly Drawn[] => [
  (room) => cityAbove(table, room),
  (room) => besides(table, room),
  (room) => onBoard(table, { ...room, x: room.x + RAIL + 8, width: room.width - 2 * RAIL - 16 }),
  (room) => track(table, room),
  (room) => cityBelow(table, room),
];

const phoneParts = (table: Table): readonly Drawn[] => [
  (room) => cityAbove(table, room),
  ({ x, y, width }) =>
    table.view.age === 0 ? centre(table, { x, y, width }) : centre(table, { x: x - 7, y, width: width + 14 }),
  (room) => pantheon(table, room),
  (room) => onBoard(table, room),
  (room) => toTake(table, room),
  (room) => track(table, room),
  (room) => cityBelow(table, room),
  (room) => discard(table, room),
];

/** How wide the table is on both sides of the structure. */
const RAIL = 132;

/** What lies beside the structure: the discard pile on one side, the Pantheon on the other. */
function besides(table: Table, { x, y, width }: Room): Part {
  const left = discard(table, { x, y, width: RAIL });
  const drawn = centre(table, { x: x + RAIL + 8, y, width: width - 2 * RAIL - 16 });
  const right = column(
    { x: x + width - RAIL, y, width: RAIL },
    (room) => pantheon(table, room),
    (room) => toTake(table, room),
  );
  const { still } = table.board;
  return {
    svg: left.svg + drawn.svg + right.svg,
    height: still ? table.middle : Math.max(left.height, drawn.height, right.height),
  };
}

/** The structure, the draft or the score sheet. */
const centre = (table: Table, room: Room): Part =>
  (table.view.pending.length === 0 ? sheet : table.view.age === 0 ? draft : structure)(table, room);

/** The score sheet of a finished game, as high as the structure. */
function sheet({ view, board, who, below, language, middle }: Table, room: Room): Part {
  const seats = [below, 1 - below];
  const { scores, winners } = outcome(view);
  const { svg, height } = scoreSheet(board, room, {
    names: seats.map(who),
    best: seats.flatMap((seat, column) => (winners.includes(seat) ? column : [])),
    lines: CATEGORIES.map((id) => ({
      id,
      name: language.categories[id],
      points: seats.map((seat) => scores[seat]?.categories[id] ?? 0),
    })),
    total: { id: 'total', name: language.total, points: seats.map((seat) => scores[seat]?.total ?? 0) },
    tall: middle,
    line: 30,
  });
  return { svg, height: Math.max(height, middle) };
}

/** The wonders to choose from. */
function draft(table: Table, { x: from, y, width }: Room): Part {
  const { view, words, middle } = table;
  const [wide, high] = [(structureWidth(table, width) - 10) / 2, (middle - 24 - 14) / 2];
  const x = from + (width - 2 * wide - 10) / 2;
  const offered = (i: number) => ({
    x: x + (i % 2) * (wide + 10),
    y: y + 24 + Math.floor(i / 2) * (high + 10),
    width: wide,
    height: high,
  });
  const wonders = view.offer.map((id, i) => wonder(table, null, id, offered(i)));
  const free = view.offer.length;
  const next =
    asksFor(table, 'draw-wonder') && free < 4 ? freePlace(table, 'next-wonder', { ...offered(free), radius: 6 }) : '';
  return { svg: heading(x - 2, y + 2, words.draft, width) + wonders.join('') + next, height: middle };
}
