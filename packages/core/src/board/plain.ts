/** The board of a game that has none of its own: drawn from what lies where. */
import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { answered } from '../engine/guard.js';
import { addressed } from '../engine/telling.js';
import { commonEnglish } from '../words/english.js';
import { numeral } from '../words/phrases.js';
import { formOf } from './form.js';
import { column, columnWidth, flow, heading, type Item, type Part, type Room, seatBelow, tray } from './layout.js';
import { textWidth } from './measure.js';
import type { BoardOptions } from './options.js';
import type { BoardColour, Cloth } from './palette.js';
import { cardBack } from './shapes.js';
import { type Sketch, sketch } from './sketch.js';
import { box, DEPTH, label, moved } from './svg.js';

/**
 * Pieces of one kind that lie side by side, such as the cards of a hand.
 *
 * @category Board
 */
export interface Lying {
  /** The id of their place, unique on the board: `hand-0`. */
  readonly id: string;
  /** What they are called: `Cards`. */
  readonly name: string;
  /** What each piece shows, a number or a word; `null` for one that lies face down. */
  readonly pieces: readonly (string | number | null)[];
  /** Their colour. Default that of paper. */
  readonly tone?: BoardColour;
}

/**
 * What lies where on a {@link plainBoard}.
 *
 * @typeParam G - The game.
 * @category Board
 */
export interface PlainTable<G extends AnyGame> {
  /** The name on the box. */
  readonly title: string;
  /** What lies on the table. Default slate. */
  readonly cloth?: Cloth;
  /** What lies in the middle, between the seats. Default nothing. */
  readonly middle?: (view: ViewOf<G>) => readonly Lying[];
  /** What lies before a seat. Default nothing. */
  readonly before?: (view: ViewOf<G>, seat: Seat) => readonly Lying[];
  /** The place that answers a move: the id of what lies there. Default a button with the sentence of the move. */
  readonly placeOf?: (move: MoveOf<G>) => string | undefined;
}

/** A plain board while it is drawn. */
interface Plain<G extends AnyGame> {
  readonly view: ViewOf<G>;
  readonly game: G;
  readonly table: PlainTable<G>;
  readonly board: Sketch<MoveOf<G>>;
  readonly phone: boolean;
}

/** The least window of a desk in which a unit takes a pixel. */
const DESK = { width: 560, height: 540 } as const;

const MARGIN = 10;

/** How high a piece is, and how wide at least. */
const PIECE = { height: 44, least: 32, most: 150, letters: 16 } as const;

/** Around what lies at a place, and the line of its name. */
const [PAD, NAME] = [8, 22];

/** Between two parts of a row. */
const BESIDE = 6;

/**
 * Gives a game a board of its rules alone: the seats with their points, what lies before each of them and in the middle as rows of pieces, and
 * a hotspot for every move. It keeps all that boards of `@wonders` promise: themes, marks, both widths and windows, names for screen
 * readers. A game that outgrows it draws with the shapes of this entry.
 *
 * @param game - The value of `defineGame`.
 * @param table - The name on the box, and what lies where.
 * @returns The function `drawBoard` of the game.
 * @example
 * ```ts
 * import { plainBoard } from '@wonders/core/board';
 * import { sealed } from '@wonders/core/testing';
 * const drawBoard = plainBoard(sealed, {
 *   title: 'Sealed',
 *   middle: ({ prize }) => [{ id: 'prize', name: 'Prize', pieces: prize === null ? [] : [prize], tone: 'yellow' }],
 *   before: ({ hands }, seat) => [{ id: `hand-${seat}`, name: 'Hand', pieces: hands[seat]?.map((card) => (card === 'hidden' ? null : card)) ?? [] }],
 * });
 * const view = sealed.view(sealed.newGame({ seed: 'monday' }), 0);
 * console.log(drawBoard(view, { moves: sealed.legalMoves(view) }).includes('aria-label="Prize')); // true
 * ```
 * @category Board
 */
export const plainBoard = <G extends AnyGame>(game: G, table: PlainTable<G>) =>
  answered((seen: ViewOf<G>, options: BoardOptions<MoveOf<G>> = {}): string => {
    // As all boards do, this one speaks to its viewer.
    const view = addressed<ViewOf<G>>({ common: commonEnglish, seat: (at, seat) => nameIn(game, at, seat) }, seen);
    const form = formOf(options, DESK, DESK.width);
    const board = sketch(
      options,
      {
        placeOf: (move) => table.placeOf?.(move) ?? `move-${game.encodeMove(move).replace(/[^\w-]+/g, '_')}`,
        describe: (move) => game.describeMove(view, move),
        encode: game.encodeMove,
      },
      table.cloth,
    );
    const plain: Plain<G> = { view, game, table, board, phone: form.phone };
    const deciding = game.activeSeats(view).filter((seat) => seat !== CHANCE);
    const named = (game.outcome(view)?.winners ?? deciding).map((seat) => nameIn(game, view, seat));
    const said = named.join(', ');
    const room = { x: MARGIN, y: MARGIN, width: form.width - 2 * MARGIN };
    const below = seatBelow(options.seat, view.viewer, 0);
    const middle = table.middle?.(view) ?? [];
    const others = game.seats(view).flatMap((_, seat) => (seat === below ? [] : [seat]));
    const drawn = column(
      room,
      (at) => heading(table.title, said, at, form.phone),
      (at) => panels(plain, others, at),
      (at) => places(board, middle, form.phone ? 1 : Math.min(2, Math.max(1, middle.length)), at),
      (at) => panels(plain, [below], at),
      (at) => tray(board, at, form.phone, (move) => game.describeMove(view, move)),
    );
    return board.finish(
      {
        ...form,
        height: Math.max(form.height, drawn.height + 2 * MARGIN),
        title: table.title,
        description: said === '' ? table.title : `${table.title}: ${said}`,
      },
      drawn.svg,
    );
  });

/** Draws a part that is so high at least. */
type Cell = (room: Room, least: number) => Part;

/** Parts in rows of equal width, those of a row as high as the highest of them. */
function grid(cells: readonly Cell[], across: number, room: Room): Part {
  const width = columnWidth(room.width, across);
  const lines = Array.from({ length: Math.ceil(cells.length / across) }, (_, i) =>
    cells.slice(i * across, (i + 1) * across),
  );
  return column(
    room,
    ...lines.map((line) => (at: Room): Part => {
      const height = Math.max(...line.map((cell) => cell({ ...at, width }, 0).height));
      const drawn = line.map((cell, i) => cell({ ...at, x: at.x + i * (width + BESIDE), width }, height).svg);
      return { svg: drawn.join(''), height };
    }),
  );
}

/** Seats side by side, two on a desk. */
const panels = <G extends AnyGame>(plain: Plain<G>, seats: readonly Seat[], room: Room): Part =>
  grid(
    seats.map(
      (seat): Cell =>
        (at, least) =>
          panel(plain, seat, at, least),
    ),
    plain.phone || seats.length === 1 ? 1 : 2,
    room,
  );

/** The name of a seat in a view. */
const nameIn = (game: AnyGame, view: ViewOf<AnyGame>, seat: Seat): string => game.seats(view)[seat]?.name ?? '';

/** The height of the name of a seat. */
const HEAD = 34;

/** A seat with its points, and what lies before it. */
function panel<G extends AnyGame>(
  { view, game, table, board }: Plain<G>,
  seat: Seat,
  { x, y, width }: Room,
  least: number,
): Part {
  const name = nameIn(game, view, seat);
  const points = game.standing(view).scores[seat]?.total ?? null;
  const won = game.outcome(view)?.winners.includes(seat) === true;
  const sign = won ? 'check' : game.activeSeats(view).includes(seat) ? 'turn' : undefined;
  const inside = { x: x + PAD, y: y + HEAD, width: width - 2 * PAD };
  const lying = places(board, table.before?.(view, seat) ?? [], 1, inside);
  const height = Math.max(least, HEAD + (lying.height === 0 ? 0 : lying.height + PAD));
  const left = sign === undefined ? 10 : 30;
  const svg = board.place(
    `seat-${seat}`,
    { x, y, width, height, radius: 10, name: points === null ? name : `${name}: ${numeral(points)}` },
    box(0, 0, width, height, 'tray', 10),
    sign === undefined ? '' : board.icon(sign, 17, HEAD / 2, 14, 'accent'),
    label(left, HEAD / 2, name, { size: 16, tone: 'on-paper serif', room: width - left - 64 }),
    points === null
      ? ''
      : board.icon('points', width - 24 - textWidth(numeral(points), 16, true), HEAD / 2, 16, 'on-paper') +
          label(width - 10, HEAD / 2, numeral(points), { size: 16, bold: true, anchor: 'end', tone: 'on-paper' }),
  );
  return { svg: svg + lying.svg, height };
}

/** Places with what lies there. */
const places = <M>(board: Sketch<M>, all: readonly Lying[], across: number, room: Room): Part =>
  grid(
    all.map(
      (lying): Cell =>
        (at, least) =>
          row(board, lying, at, least),
    ),
    across,
    room,
  );

/** What a piece shows. */
const written = (face: string | number): string => (typeof face === 'number' ? numeral(face) : face);

/** A piece: a card with what it shows, or its back. */
function piece<M>(board: Sketch<M>, face: string | number | null, tone: BoardColour | undefined): Item {
  const { height, least, most, letters: size } = PIECE;
  const text = face === null ? '' : written(face);
  const width = Math.min(most, Math.max(least, textWidth(text, size, true) + 14));
  const middle = { size, bold: true, anchor: 'middle', tone: `on-${tone}`, room: width - 8 } as const;
  const drawn =
    face === null
      ? cardBack(board, { width, height, shown: height, tone: tone ?? 'grey', text: '' })
      : box(0, 0, width, height, tone ?? 'stock') +
        label(width / 2, height / 2, text, tone === undefined ? { ...middle, tone: 'ink' } : middle);
  return { width, draw: (x, y) => moved(x, y, box(0, DEPTH, width, height, 'deep'), drawn) };
}

/** What lies at a place, below its name. */
function row<M>(board: Sketch<M>, { id, name, pieces, tone }: Lying, { x, y, width }: Room, least: number): Part {
  const lying = flow(
    pieces.map((face) => piece(board, face, tone)),
    { x: PAD, y: NAME, width: width - 2 * PAD },
    PIECE.height + BESIDE + DEPTH,
  );
  const height = Math.max(least, NAME + Math.max(lying.height, PIECE.height + BESIDE + DEPTH) + 2);
  const shown = pieces.map((face) => (face === null ? '?' : written(face))).join(', ');
  const svg = board.place(
    id,
    { x, y, width, height, radius: 8, name: shown === '' ? name : `${name}: ${shown}` },
    box(0, 0, width, height, 'tray', 8),
    label(PAD, NAME / 2 + 1, name, { size: 12, tone: 'soft', room: width - 2 * PAD }),
    lying.svg,
  );
  return { svg, height };
}
