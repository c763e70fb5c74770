import type { BoardOptions, TextOptions } from '../../board/index.js';
import { columnsOf } from '../../board/index.js';
import type { AnyGame, MoveOf, OptionsOf, ViewOf } from '../../contract/game.js';
import { CHANCE } from '../../contract/position.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { unescaped } from '../language/pseudo.js';
import { named } from '../laws/named.js';
import { anyMove, anyViewer } from '../laws/random.js';
import { fail, freeze, parse, same } from '../laws/same.js';
import { seeded, type Variant } from '../laws/values.js';
import { drawnIn } from './drawn.js';
import { apart, evenly, inLine, outlined, showsNumbers } from './faces.js';
import { FIRST_BYTES, MOST_BYTES, paintings } from './paintings.js';
import { answering } from './pointed.js';
import { type Tag, tagsOf, wellFormed } from './tags.js';
import { windows } from './windows.js';

/**
 * What the laws of boards have to know of a game.
 *
 * @category Testing
 */
export interface BoardContract<G extends AnyGame> {
  /** The drawn board of the game: an SVG as text. */
  drawBoard(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>>): string;
  /** The text board of the game. Default: it has none. */
  drawText?(view: ViewOf<G>, options?: TextOptions): string;
  /** The sets of options to play with. The laws add seeds. */
  readonly variants: readonly Variant<G>[];
  /** Random games per variant. Default 2. */
  readonly games?: number;
  /** Draws one position in this many, and the first one of each kind of decision in any case. Default 7. */
  readonly every?: number;
  /**
   * On one drawn board in this many, and on the first of each game, compares the ways to paint, and letters with what lies beneath, and
   * frames the places of every form; on the others, of every second form. Default 1: on all of them.
   */
  readonly paints?: number;
  /**
   * The numbers that places show first, by the id of the place. Count them from the view, without the functions that draw. The laws look
   * for them on a desk.
   */
  readonly numbers?: (view: ViewOf<G>) => Readonly<Record<string, readonly number[]>>;
}

const DESK = 1200;
const PHONE = 360;
const SMALLEST = 11;

/**
 * Checks the laws of boards on random games: a board is a function of the view, it is well-formed XML without scripts or external
 * addresses, small, and legible on a phone, every line and icon stands in its panel, in line and none over another, the frame of a place is the
 * outline of what stands there, the gaps of a row are even, the numbers in it are those of the view, its ids are unique and bear their
 * prefix, every legal move has exactly one hotspot, which answers at its middle, a picture that keeps its places keeps those with moves, a
 * window of any size is filled with letters of ten pixels at least, and nothing moves in it when a place is chosen, letters stand out from
 * what lies beneath them in every theme, and the picture is the same however it is painted.
 *
 * @param test - How the runner names a test and runs it.
 * @category Testing
 */
export function boardLaws<G extends AnyGame>(
  game: G,
  contract: BoardContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const { games = 2, every = 7 } = contract;
  for (const { name, options } of contract.variants)
    test(`${game.id}, ${name}: boards of ${games} random games keep the laws`, () => {
      for (let i = 0; i < games; i++) walk(game, contract, seeded(options, `board/${name}/${i}`), every);
    });
}

function walk<G extends AnyGame>(game: G, contract: BoardContract<G>, options: OptionsOf<G>, every: number): void {
  const rng = seedRng(`walk/${options.seed}`);
  let [looks, drawn] = [0, 0];
  const asked = new Set<string>();
  let state = game.newGame(options);
  for (let ply = 0; ; ply++) {
    const over = state.pending.length === 0;
    const kind = state.pending.at(-1)?.kind ?? 'over';
    if (!asked.has(kind) || drawInt(rng, every) === 0) {
      asked.add(kind);
      const [active] = game.activeSeats(state);
      const viewer = active === undefined || active === CHANCE ? anyViewer(game, state, rng) : active;
      const [now, isFirst] = [state, ply === 0];
      named(`${game.id} ${JSON.stringify(options)}, ply ${ply}: board`, () => {
        // Every other time someone else looks on, mostly without moves.
        const other = anyViewer(game, now, rng);
        for (const who of new Set(looks++ % 2 === 0 ? [viewer, other] : [viewer]))
          checkBoard(game, contract, game.view(now, who) as ViewOf<G>, drawn++, isFirst);
      });
    }
    if (over) return;
    state = game.applyMove(state, anyMove(game, state, rng));
  }
}

/** What a mistake writes into a picture, and where it stands. Pictures are long: the words are looked for before the place. */
const NO_VALUES = ['NaN', 'undefined', 'null', 'Infinity'];
const NO_VALUE = new RegExp(`.{0,30}\\b(${NO_VALUES.join('|')})\\b.{0,10}`);

/** The forms of a board, each that moves before the one that keeps still. One that keeps its places leaves the moves without a place to the app. */
const FORMS = (['desk', 'phone'] as const).flatMap((width) => [false, true].map((still) => ({ width, still })));

function checkBoard<G extends AnyGame>(
  game: G,
  { drawBoard, drawText, numbers, paints = 1 }: BoardContract<G>,
  view: ViewOf<G>,
  nth: number,
  isFirst: boolean,
): void {
  const painted = nth % paints === 0;
  const frozen = freeze(parse(view)) as ViewOf<G>;
  const moves: readonly MoveOf<G>[] = game.legalMoves(frozen);
  const names = game.seats(frozen).map(({ name }) => name);
  const draw = (how: BoardOptions<MoveOf<G>>) => drawBoard(frozen, { moves, ...how });
  const anew = (how: BoardOptions<MoveOf<G>>) => drawBoard(parse(view) as ViewOf<G>, { moves, ...how });
  let moving: readonly Tag[] = [];
  let onTable: ReadonlySet<string> = new Set();
  for (const how of FORMS) {
    const { width, still } = how;
    named(still ? `still on ${width}` : width, () => {
      const svg = draw(how);
      const tags = wellFormed(svg);
      const most = isFirst ? FIRST_BYTES : MOST_BYTES;
      if (svg.length > most) fail(`${svg.length} bytes, at most ${most}`);
      const [faulty] = (NO_VALUES.some((each) => svg.includes(each)) && NO_VALUE.exec(svg)) || [];
      if (faulty !== undefined) fail(`"${faulty}"`);
      legible(tags, width);
      const things = drawnIn(svg).filter(({ what }) => what !== 'frame');
      apart(svg, things);
      inLine(things);
      if (width === 'desk') showsNumbers(svg, numbers?.(frozen) ?? {}, names);
      heard(svg);
      hotspots(game, tags, moves, still);
      answering(svg);
      if (still) keptHotspots(onTable, moving, tags);
      else [moving, onTable] = [tags, placesOf(moves.length === 0 ? tags : unasked(drawBoard(frozen, { width })))];
      // The frames are alike on most boards, and drawing takes most of the time: two forms now, the others on the next board.
      if (!painted && (still === (width === 'desk')) === (nth % 2 === 0)) return;
      const framed = draw({ ...how, marks: [...placesOf(tags)].map((place) => ({ place, as: 'last' })) });
      outlined(framed);
      evenly(drawnIn(framed));
      if (!still) prefixed(anew({ ...how, idPrefix: 'other-' }), svg);
    });
  }
  windows(draw, nth);
  if (painted) paintings(draw);
  if (drawText === undefined) return;
  for (const columns of [80, 120])
    for (const line of drawText(frozen, { columns }).split('\n'))
      if (columnsOf(line) > columns) fail(`a line of ${columnsOf(line)} columns in ${columns}: ${line}`);
}

/** The elements of a board for which no moves are offered. */
function unasked(svg: string): readonly Tag[] {
  const tags = wellFormed(svg);
  if (tags.some((tag) => movesAt(tag) !== '')) fail('a hotspot without offered moves');
  return tags;
}

/**
 * Fails unless the prefix stands before every id and every reference to one, and nowhere else.
 *
 * @param plain - The same board without a prefix, drawn from an equal view.
 */
function prefixed(svg: string, plain: string): void {
  for (const { attributes } of wellFormed(svg)) {
    const { id, href } = attributes;
    if (id !== undefined && !id.startsWith('other-')) fail(`the id ${id} lacks the prefix`);
    if (href !== undefined && !href.startsWith('#other-')) fail(`the reference ${href} lacks the prefix`);
  }
  same(svg.replace(/ (id="|href="#)other-/g, ' $1'), plain, 'two boards of equal views, with and without a prefix');
}

function legible([svg, ...tags]: readonly Tag[], width: 'desk' | 'phone'): void {
  const wide = Number(svg?.attributes['width']);
  const most = width === 'phone' ? PHONE : DESK;
  if (!(wide > 0 && wide <= most)) fail(`${wide} units wide on ${width}, at most ${most}`);
  for (const { attributes } of tags) {
    const size = attributes['font-size'];
    if (size !== undefined && Number(size) < SMALLEST) fail(`letters of ${size} units`);
  }
}

/** Fails where a screen reader would meet an icon without a name, or a number or letter that says nothing by itself. */
function heard(svg: string): void {
  const named: boolean[] = [];
  for (const { whole, name, closing, alone, attributes, text } of tagsOf(svg)) {
    if (closing) {
      named.pop();
      continue;
    }
    if (name === 'use' && !named.includes(true))
      fail(`${whole} is an icon that no name belongs to: draw it in a place with a piece`);
    // The picture as a whole has a name, too. What is defined is heard where it is used.
    if (!alone) named.push(name === 'defs' || (named.length > 0 && attributes['aria-label'] !== undefined));
    if (name === 'text' && !named.includes(true) && !/\p{L}{3}/u.test(text))
      fail(`"${text}" says nothing by itself: draw it in a place with a piece`);
  }
}

function hotspots(game: AnyGame, tags: readonly Tag[], moves: readonly MoveOf<AnyGame>[], still: boolean): void {
  const offered: string[] = [];
  for (const { attributes } of tags) {
    const one = attributes['data-move'];
    const many = attributes['data-moves'];
    if (one === undefined && many === undefined) continue;
    if (attributes['role'] !== 'button' || attributes['tabindex'] !== '0' || !attributes['aria-label'])
      fail(`the hotspot ${attributes['id']} has no label for screen readers`);
    offered.push(...(one === undefined ? (JSON.parse(unescaped(many ?? '')) as string[]) : [unescaped(one)]));
  }
  for (const code of offered) if (game.decodeMove(code) === undefined) fail(`a hotspot with ${code}, which is no move`);
  const codes = moves.map((move) => game.encodeMove(move));
  const missing = codes.filter((code) => !offered.includes(code));
  if (missing.length > 0 && !still) fail(`no hotspot for ${missing.slice(0, 5).join(', ')}`);
  if (offered.length !== codes.length - missing.length)
    fail(`${offered.length} moves in hotspots, ${codes.length} are legal`);
}

const movesAt = ({ attributes }: Tag): string => attributes['data-moves'] ?? attributes['data-move'] ?? '';

const placesOf = (tags: readonly Tag[]): ReadonlySet<string> =>
  new Set(tags.flatMap(({ name, attributes: { id } }) => (name === 'g' && id !== undefined ? [id] : [])));

/**
 * Fails where a board that keeps still lacks a place with moves that lies on the table, or draws one without its moves.
 *
 * @param onTable - The places that are drawn without a question, too.
 */
function keptHotspots(onTable: ReadonlySet<string>, moving: readonly Tag[], still: readonly Tag[]): void {
  const places = new Map(still.map((tag) => [tag.attributes['id'], tag]));
  for (const tag of moving) {
    const { id = '' } = tag.attributes;
    if (movesAt(tag) === '') continue;
    const kept = places.get(id);
    if (kept === undefined && onTable.has(id)) fail(`${id} lies on the table with moves, and is not drawn`);
    if (kept !== undefined) same(movesAt(kept), movesAt(tag), `the moves at ${id}, still and moving`);
  }
}
