/**
 * The board of Tower of Babel as a picture: the wonders with their discs and parts, offers face down and open, hands, the
 * turn order track, and a hotspot for every move that is offered.
 *
 * @packageDocumentation
 */
import {
  type BoardOptions,
  column,
  encoder,
  heading,
  moved,
  type Part,
  type Room,
  seatBelow,
  sketch,
} from '@wonders/core/board';
import { type Move, notation } from '../notation.js';
import type { View } from '../state/index.js';
import { describeMove } from '../words/moves.js';
import { choices } from './choices.js';
import { headline } from './headline.js';
import { offers } from './offers.js';
import { outcomes } from './outcomes.js';
import { placesOf } from './places.js';
import type { Scene } from './scene.js';
import { otherSeats, ownSeat } from './seats.js';
import { sheet } from './sheet.js';
import { piles, strip } from './strip.js';
import { wonders } from './wonders.js';

export { drawText } from './text.js';

const DESK = 1000;
const PHONE = 360;

/**
 * Draws the position as SVG text. It is a function of the view: nothing hidden can be drawn, and equal views give equal
 * pictures. Offers with the same correct cards are one place, which bears all of them; the first is the one without decoys.
 * A large hand can make thousands of offers: pass those of `canonicalOffers` to keep the picture small, and list the rest.
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
  const placeOf = placesOf(view);
  const board = sketch(options, { placeOf, describe: (move) => describeMove(view, move), encode: encoder(notation) });
  const me = seatBelow(options.seat, view.viewer, 0);
  const scene: Scene = { view, board, phone, me };
  const { title, line } = headline(view);
  const drawn = column(
    { x: margin, y: margin, width: width - 2 * margin },
    (room) => heading(title, line, room, phone),
    (room) => outcomes(scene, options.moves ?? [], placeOf, room),
    ...parts(scene, margin, width - 2 * margin),
  );
  return board.finish(
    { width, height: drawn.height + 2 * margin, title: 'Tower of Babel', description: `${title}: ${line}.` },
    drawn.svg,
  );
}

/** The parts of the picture from top to bottom: on a phone what is to be decided lies on the screen that opens. */
function parts(scene: Scene, x: number, width: number): readonly ((room: Room) => Part)[] {
  const here =
    ({ svg, height }: Part) =>
    ({ y }: Room): Part => ({ svg: moved(0, y, svg), height });
  // What the hand and the wonders answer needs no button, so they are drawn first, wherever they lie.
  const own = here(ownSeat(scene, x, width));
  const middle = here(scene.view.phase === 'over' ? sheet(scene, x, 0, width) : wonders(scene, x, 0, width));
  const others = here(otherSeats(scene, x, width));
  const track = ({ y }: Room): Part => strip(scene, x, y, width);
  const table = ({ y }: Room): Part => offers(scene, x, y, width);
  const buttons = ({ y }: Room): Part => choices(scene, x, y, width);
  const rest = [track, others, ({ y }: Room): Part => piles(scene, x, y, width)];
  const asked = scene.view.pending.at(-1)?.kind;
  if (scene.phone && (asked === 'turn' || asked === 'triple-final' || asked === undefined))
    return [middle, buttons, own, table, ...rest];
  if (scene.phone) return [table, buttons, own, middle, ...rest];
  return [track, middle, table, buttons, own, others];
}
