/**
 * Draws the board of 7 Wonders Duel: the structure with prices, both cities, the Conflict track, the Pantheon, and a hotspot for
 * every move that you pass.
 *
 * @packageDocumentation
 */
import { CHANCE } from '@wonders/core';
import {
  answered,
  type BoardOptions,
  box,
  column,
  encoder,
  keptHeight,
  label,
  NOTHING,
  type Part,
  page,
  type Room,
  seatBelow,
  sketch,
  slots,
  tray,
} from '@wonders/core/board';
import { tellPiece } from '@wonders/core/words';
import { type Move, notation } from '../notation.js';
import { CATEGORIES, type Category, outcome } from '../scoring.js';
import { isSolo, PLAYER_SEAT, type View } from '../state/index.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { payerOf } from '../words/piecer.js';
import { CHIP, chips } from './cards.js';
import { cityAbove, cityBelow } from './city.js';
import { headline } from './headline.js';
import { outcomes } from './outcomes.js';
import { pantheon } from './pantheon.js';
import { placeOf } from './places.js';
import { asksFor, freePlace, inSight, onBoard, progress, toTake } from './progress.js';
import { structure, structureHeight, structureWidth } from './structure.js';
import { spoken, type Table } from './table.js';
import { track } from './track.js';
import { wonder } from './wonder.js';

export { drawText } from './text.js';

const encode = /* @__PURE__ */ encoder(notation);

const MARGIN = 10;
const DESK = 1000;
const PHONE = 360;

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
export const drawBoard = /* @__PURE__ */ answered(
  (view: View, options: BoardOptions<Move, BoardLanguage> = {}): string => {
    const phone = options.width === 'phone';
    const language = options.language ?? boardEnglish;
    const said = spoken(view, language);
    const { places: asked, ...head } = headline(view, language);
    const board = sketch(options, {
      placeOf: (move) => placeOf(view, move),
      describe: said.describe,
      encode,
      more: language.common.more,
      pieceAt: (place) => tellPiece(language, view, place),
      asked,
    });
    const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
    const asksTable = view.pending.at(-1)?.seat === CHANCE;
    const table: Table = { view, board, phone, asksTable, below, payer: payerOf(view), ...said };
    const drawn = [...(phone ? phoneParts(table) : deskParts(table)), ...(board.still ? foot(table) : [])];
    return page(
      board,
      { width: phone ? PHONE : DESK, margin: MARGIN, phone, game: language.board.game, ...head },
      (room) => (board.still ? NOTHING : outcomes(table, options.moves ?? [], head.line, room)),
      ...drawn,
      (room) => tray(board, room, phone, table.describe),
    );
  },
);

/** A part of the board, in the space left for it. */
type Drawn = (room: Room) => Part;

const deskParts = (table: Table): readonly Drawn[] => [
  (room) => cityAbove(table, room),
  ...(table.board.still ? [] : [(room: Room) => track(table, room)]),
  (room) => besides(table, room),
  (room) => cityBelow(table, room),
];

const phoneParts = (table: Table): readonly Drawn[] => [
  ({ y, width }) => middle(table, { x: 3, y, width }),
  (room) => track(table, room),
  (room) => cityBelow(table, wider(room)),
  (room) => side(table, room),
  (room) => cityAbove(table, wider(room)),
];

/** The discard pile, at the foot of a picture that keeps its places. */
const foot = (table: Table): readonly Drawn[] => (lieBeside(table) ? [] : [(room) => discard(table, room)]);

/** Whether discarded cards lie beside the structure, where there is no Pantheon. */
const lieBeside = ({ view, phone }: Table): boolean => !phone && view.pantheon === null;

/** On a phone a city takes part of the margin. */
const wider = ({ x, y, width }: Room): Room => ({ x: x - 4, y, width: width + 8 });

/** The structure, the draft or the score sheet. */
function middle(table: Table, room: Room): Part {
  const { view, board, phone } = table;
  const { svg, height } = (view.pending.length === 0 ? sheet : view.age === 0 ? draft : structure)(table, room);
  return { svg, height: keptHeight(board, height, structureHeight(phone)) };
}

/** The centre of the table, with the tokens, the Pantheon and the discard pile beside it. */
function besides(table: Table, room: Room): Part {
  const left = middle(table, room);
  const taken = structureWidth(false) + 20;
  const right = side(table, { x: room.x + taken, y: room.y, width: room.width - taken });
  return { svg: left.svg + right.svg, height: Math.max(left.height, right.height) };
}

/** The score sheet of a finished game. */
function sheet({ view, board, phone, who, below, language }: Table, { x, y }: Room): Part {
  const seats = [below, 1 - below];
  const { scores } = outcome(view);
  const width = structureWidth(phone);
  const columns = [width * 0.66, width * 0.9];
  // Its rows fill the room of the structure.
  const step = Math.floor((structureHeight(phone) - 58) / (CATEGORIES.length + 1));
  const height = 58 + (CATEGORIES.length + 1) * step;
  const row = (category: Category | 'total', at: number): string => {
    const last = category === 'total';
    const style = { size: last ? 16 : 14, bold: last };
    return board.place(
      `score-${category}`,
      { x, y: at - 13, width, height: 26 },
      label(16, 13, last ? language.total : language.categories[category], style),
      ...seats.map((seat, column) => {
        const points = last ? scores[seat]?.total : scores[seat]?.categories[category];
        return label(columns[column] ?? 0, 13, points ?? 0, { ...style, anchor: 'end' });
      }),
    );
  };
  return {
    svg: [
      box(x, y, width, height),
      ...seats.map((seat, column) =>
        label(x + (columns[column] ?? 0), y + 26, who(seat), { size: 15, anchor: 'end', bold: true }),
      ),
      ...CATEGORIES.map((category, i) => row(category, y + 58 + i * step)),
      row('total', y + height - 22),
    ].join(''),
    height,
  };
}

/** The wonders to choose from. */
function draft(table: Table, { x, y }: Room): Part {
  const { view, phone, words } = table;
  const [wide, high] = [(structureWidth(phone) - 8) / 2, (structureHeight(phone) - 24 - 8) / 2];
  const offered = (i: number) => ({
    x: x + (i % 2) * (wide + 8),
    y: y + 24 + Math.floor(i / 2) * (high + 8),
    width: wide,
    height: high,
  });
  const wonders = view.offer.map((id, i) => wonder(table, null, id, offered(i)));
  const free = view.offer.length;
  const next =
    asksFor(table, 'draw-wonder') && free < 4 ? freePlace(table, 'next-wonder', { ...offered(free), radius: 6 }) : '';
  return {
    svg: label(x, y + 10, words.draft, { size: 13, bold: true, tone: 'muted' }) + wonders.join('') + next,
    height: structureHeight(phone),
  };
}

/** Progress tokens, the Pantheon and the discard pile. Where all keep their places, the pile lies at the foot of the picture. */
function side(table: Table, room: Room): Part {
  const { board, phone } = table;
  const still = phone ? [inSight, pantheon] : [track, onBoard, lieBeside(table) ? discard : pantheon, toTake];
  const parts = board.still ? still : [progress, pantheon, discard];
  return column(room, ...parts.map((part) => (below: Room) => part(table, below)));
}

/** Whether the table is asked for a card that joins the removed ones. DUEL-102: others go to SOLO. */
const asksRemoved = (table: Table): boolean =>
  asksFor(table, 'removed-card') && table.view.pending.at(-1)?.cause !== 'level';

/** The rows of discarded cards that have room on a desk: below the cities, there between two players, and beside the structure. */
const PILE_ROWS = { solo: 2, versus: 4, beside: 5, phone: 2 } as const;

/** The discard pile, and removed cards that have been revealed. */
function discard(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone, words } = table;
  const parts: string[] = [];
  const { still } = board;
  const beside = lieBeside(table);
  const bare = still && phone;
  const across = bare ? 8 : !still ? 3 : beside ? 4 : 7;
  const most = PILE_ROWS[phone ? 'phone' : beside ? 'beside' : isSolo(view) ? 'solo' : 'versus'];
  let at = y;
  for (const [id, title, cards] of [
    ['discard', words.discardPile, view.discard],
    ['removed', words.removed, view.removed],
  ] as const) {
    if (cards.length === 0 && !(id === 'removed' ? asksRemoved(table) : still)) continue;
    const heading = label(0, 8, title, { size: 12, bold: true, tone: 'muted' });
    parts.push(board.place(id, { x: x + 2, y: at, width: width - 4, height: 16 }, heading));
    const room = { x: x + 2, y: at + 20, width: width - 4 };
    const place = { wide: (room.width + CHIP.gap) / across - CHIP.gap, high: CHIP.height, rows: most };
    const lying = chips(table, cards, room, { across, bare, ...(still && { most }) });
    if (id === 'discard') parts.push(slots(board, room, place));
    parts.push(lying.svg);
    at += 24 + lying.height;
  }
  return { svg: parts.join(''), height: keptHeight(board, at - y, 24 + most * CHIP.step) };
}
