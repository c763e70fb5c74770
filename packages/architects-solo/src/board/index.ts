/**
 * The board of 7 Wonders: Architects as a picture: decks with their top cards, Wonders with their stages, cards by kind,
 * Progress tokens, Conflict tokens and the Opponent's priorities, with a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import { type BoardOptions, NOTHING, type Part, page, type Room, seatBelow, sketch } from '@wonders/core/board';
import { codeOf, type Move } from '../notation.js';
import type { View } from '../state/index.js';
import { isAges, isSolo, PLAYER_SEAT } from '../table/decks.js';
import { describeMove } from '../words/moves.js';
import { setWords } from '../words/names.js';
import { hand, looked } from './hand.js';
import { headline } from './headline.js';
import { decks, priorities, tokens, war } from './middle.js';
import { isOutcome, outcomes } from './outcomes.js';
import type { Table } from './parts.js';
import { BUTTON, placeOf } from './places.js';
import { seatPanel, smallPanel } from './seat.js';
import { sheet } from './sheet.js';

export { drawText } from './text.js';

const MARGIN = 10;
const GAP = 10;
const DESK = 1000;
const PHONE = 360;

/**
 * Draws the position as SVG text. It is a function of the view: nothing hidden can be drawn, and equal views give equal
 * pictures.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - What is offered and marked, and how it looks.
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
export function drawBoard(view: View, options: BoardOptions<Move> = {}): string {
  const phone = options.width === 'phone';
  const describe = (move: Move): string => describeMove(view, move);
  const board = sketch(options, { placeOf: (move) => placeOf(view, move), describe, encode: codeOf });
  const below = seatBelow(options.seat, view.viewer, PLAYER_SEAT);
  const table: Table = { view, board, phone, below, describe };
  const { title, line } = headline(view);
  return page(
    board,
    {
      ...{ width: phone ? PHONE : DESK, margin: MARGIN, phone, title, line },
      ...{ game: '7 Wonders: Architects', description: line || title },
    },
    (room) => outcomes(table, options.moves ?? [], room),
    ...parts(table, options.moves ?? []).map(
      (part) =>
        ({ x, y, width }: Room) =>
          part(table, x, y, width),
    ),
  );
}

type Draw = (table: Table, x: number, y: number, width: number) => Part;

/** The parts of the picture from top to bottom: on a phone what is to be decided comes first. */
function parts({ view, phone, below }: Table, moves: readonly Move[]): readonly Draw[] {
  const panel = view.areas.length > 2 ? smallPanel : seatPanel;
  const of =
    (draw: typeof seatPanel, seat: Seat): Draw =>
    (table, x, y, width) =>
      draw(table, seat, x, y, width);
  const others = view.areas.map((_, seat) => seat).filter((seat) => seat !== below);
  const panels = others.map((seat) => of(panel, seat));
  const over = view.phase === 'over';
  const choices: Draw = (table, x, y, width) => buttons(table, moves, x, y, width);
  const hands = [of(hand, below), ...(isAges(view) && !over ? [of(hand, 1 - below)] : [])];
  const own = of(seatPanel, below);
  const first = [...(over ? [sheet] : []), choices];
  if (phone) return [...first, decks, looked, ...hands, own, tokens, war, ...panels, priorities];
  return [...panels, ...first, middle, looked, ...hands, own];
}

/** Decks, Progress tokens, Conflict tokens and priorities side by side. */
function middle(table: Table, x: number, y: number, width: number): Part {
  const { view } = table;
  if (!isSolo(view) && view.areas.length > 3) return wideMiddle(table, x, y, width);
  const left = view.areas.length === 3 ? 500 : 376;
  const right = isSolo(view) ? 236 : 0;
  const gap = 20;
  const between = width - left - right - (right === 0 ? gap : 2 * gap);
  const lying = decks(table, x, y, left);
  const slots = tokens(table, x + left + gap, y, between);
  const list = priorities(table, x + width - right, y, right);
  const battle = war(table, x + left + gap, y + slots.height + 12, between);
  return {
    svg: lying.svg + slots.svg + battle.svg + list.svg,
    height: Math.max(lying.height, slots.height + 12 + battle.height, list.height),
  };
}

/** The same in two rows, where the decks fill one. */
function wideMiddle(table: Table, x: number, y: number, width: number): Part {
  const lying = decks(table, x, y, width);
  const at = y + lying.height + GAP;
  const slots = tokens(table, x, at, width - 260);
  const battle = war(table, x + width - 240, at, 240);
  return { svg: lying.svg + slots.svg + battle.svg, height: lying.height + GAP + slots.height };
}

/** What a button says. */
const buttonText = (move: Move, describe: (move: Move) => string): string =>
  move.kind === 'science' ? `Use ${setWords(move.set)}` : describe(move);

/** Buttons for moves that nothing on the table answers. */
function buttons(
  { view, board, phone, describe }: Table,
  moves: readonly Move[],
  x: number,
  y: number,
  width: number,
): Part {
  const texts = new Map<string, string>();
  for (const move of moves) {
    const place = placeOf(view, move);
    if (place.startsWith(BUTTON) && !isOutcome(move) && !texts.has(place)) texts.set(place, buttonText(move, describe));
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
