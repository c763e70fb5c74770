/**
 * The board of Tower of Babel as a picture: the wonders with their discs and parts, offers face down and open, hands, the
 * turn order track, and a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import type { Seat } from '@wonders/core';
import { type BoardOptions, encoder, fitted, label, moved, sketch } from '@wonders/core/board';
import { type Move, notation } from '../notation.js';
import type { View } from '../state.js';
import { describeMove } from '../words/moves.js';
import { choices } from './choices.js';
import { headline } from './headline.js';
import { offers } from './offers.js';
import { placesOf } from './places.js';
import type { Part, Scene } from './scene.js';
import { otherSeats, ownSeat } from './seats.js';
import { sheet } from './sheet.js';
import { piles, strip } from './strip.js';
import { wonders } from './wonders.js';

export { drawText } from './text.js';

const DESK = 1000;
const PHONE = 360;
const GAP = 8;

/**
 * Draws the position as SVG text. It is a function of the view: nothing hidden can be drawn, and equal views give equal
 * pictures. Offers with the same correct cards are one place, which bears all of them; the first is the one without decoys.
 *
 * @param view - Of a seat or of a spectator.
 * @param options - What is offered and marked, and how it looks.
 * @example
 * ```ts
 * import { legalMoves, newGame, view } from '@wonders/eight-wonders';
 * import { drawBoard } from '@wonders/eight-wonders/board';
 * const mine = view(newGame({ seed: 'monday', startSeat: 1 }), 1);
 * const svg = drawBoard(mine, { moves: legalMoves(mine), theme: 'dark' });
 * console.log(svg.startsWith('<svg '), svg.includes('data-move="pass 1"')); // true true
 * ```
 * @category Board
 */
export function drawBoard(view: View, options: BoardOptions<Move> = {}): string {
  const phone = options.width === 'phone';
  const [width, margin] = phone ? [PHONE, 8] : [DESK, 14];
  const board = sketch(options, {
    placeOf: placesOf(view),
    describe: (move) => describeMove(view, move),
    encode: encoder(notation),
  });
  const me: Seat = options.seat ?? (typeof view.viewer === 'number' ? view.viewer : 0);
  const scene: Scene = { view, board, phone, me };
  const inner = width - 2 * margin;
  const { title, line } = headline(view);
  const parts: string[] = [heading(title, line, margin, inner, phone)];
  let y = phone ? 50 : 42;
  const put = ({ svg, height }: Part): void => {
    if (height === 0) return;
    parts.push(svg);
    y += height + GAP;
  };
  const place = ({ svg, height }: Part): void => put({ svg: moved(0, y, svg), height });
  // The hand is drawn first: what it answers needs no button. On a phone it lies first too, on the screen that opens.
  const own = ownSeat(scene, margin, inner);
  if (phone) {
    place(own);
    put(offers(scene, margin, y, inner));
  }
  put(strip(scene, margin, y, inner));
  if (view.phase === 'over') put(sheet(scene, margin, y, inner));
  else put(wonders(scene, margin, y, inner));
  if (!phone) put(offers(scene, margin, y, inner));
  put(choices(scene, margin, y, inner));
  if (!phone) place(own);
  place(otherSeats(scene, margin, inner));
  // A phone has more urgent things to show first.
  if (phone) put(piles(scene, margin, y, inner));
  return board.finish(
    { width, height: y - GAP + margin, title: 'Tower of Babel', description: `${title}: ${line}.` },
    ...parts,
  );
}

function heading(title: string, line: string, x: number, width: number, phone: boolean): string {
  const bold = { size: phone ? 14 : 18, bold: true };
  if (phone)
    return (
      label(x, 17, fitted(title, 0.96 * width, 14, true), bold) +
      label(x, 36, fitted(line, 0.92 * width, 12), { tone: 'muted' })
    );
  return (
    label(x, 24, fitted(title, width * 0.48, 18, true), bold) +
    label(x + width, 24, fitted(line, width * 0.49, 13), { size: 13, anchor: 'end', tone: 'muted' })
  );
}
