import type { BoardOptions, TextOptions } from '../board/index.js';
import { boardCss, columnsOf } from '../board/index.js';
import type { AnyGame, MoveOf, OptionsOf, ViewOf } from '../game.js';
import { CHANCE } from '../position.js';
import { drawInt, seedRng } from '../rng.js';
import { standsOut } from './colours.js';
import { drawnIn } from './drawn.js';
import { apart, evenly, inLine, outlined, showsNumbers } from './faces.js';
import { named } from './named.js';
import { unescaped } from './pseudo.js';
import { anyMove, anyViewer } from './random.js';
import { fail, freeze, parse, same } from './same.js';
import { seeded, type Variant } from './values.js';

/**
 * What the laws of boards have to know of a game.
 *
 * @category Testing
 */
export interface BoardContract<G extends AnyGame> {
  /** The drawn board of the game: an SVG as text. */
  drawBoard(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>>): string;
  /** The text board of the game. */
  drawText(view: ViewOf<G>, options?: TextOptions): string;
  /** The sets of options to play with. The laws add seeds. */
  readonly variants: readonly Variant<G>[];
  /** Random games per variant. Default 2. */
  readonly games?: number;
  /** Draws one position in this many, and the first one of each kind of decision in any case. Default 7. */
  readonly every?: number;
  /**
   * On one drawn board in this many, and on the first of each game, compares the ways to paint, and letters with what lies beneath.
   * Default 1: on all of them.
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
const MOST_BYTES = 88_000;

/**
 * Checks the laws of boards on random games: a board is a function of the view, it is well-formed XML without scripts or external
 * addresses, small, and legible on a phone, every line and icon stands in its panel, in line and none over another, the frame of a place is the
 * outline of what stands there, the gaps of a row are even, the numbers in it are those of the view, its ids are unique and bear their
 * prefix, every legal move has exactly one hotspot, a picture that keeps its places keeps those with moves, letters stand out from what
 * lies beneath them in every theme, and the picture is the same however it is painted.
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
  const { paints = 1 } = contract;
  let drawn = 0;
  const asked = new Set<string>();
  let state = game.newGame(options);
  for (let ply = 0; ; ply++) {
    const over = state.pending.length === 0;
    const kind = state.pending.at(-1)?.kind ?? 'over';
    if (!asked.has(kind) || drawInt(rng, every) === 0) {
      asked.add(kind);
      const [active] = game.activeSeats(state);
      const viewer = active === undefined || active === CHANCE ? anyViewer(game, state, rng) : active;
      const now = state;
      named(`${game.id} ${JSON.stringify(options)}, ply ${ply}: board`, () => {
        for (const who of new Set([viewer, anyViewer(game, now, rng)]))
          checkBoard(game, contract, game.view(now, who) as ViewOf<G>, drawn++ % paints === 0);
      });
    }
    if (over) return;
    state = game.applyMove(state, anyMove(game, state, rng));
  }
}

/** The forms of a board, each that moves before the one that keeps still. One that keeps its places leaves the moves without a place to the app. */
const FORMS = (['desk', 'phone'] as const).flatMap((width) => [false, true].map((still) => ({ width, still })));

function checkBoard<G extends AnyGame>(
  game: G,
  { drawBoard, drawText, numbers }: BoardContract<G>,
  view: ViewOf<G>,
  painted: boolean,
): void {
  const frozen = freeze(parse(view)) as ViewOf<G>;
  const moves: readonly MoveOf<G>[] = game.legalMoves(frozen);
  const names = game.seats(frozen).map(({ name }) => name);
  const draw = (how: BoardOptions<MoveOf<G>>) => drawBoard(frozen, { moves, ...how });
  let moving: readonly Tag[] = [];
  let onTable: ReadonlySet<string> = new Set();
  for (const how of FORMS) {
    const { width, still } = how;
    named(still ? `still on ${width}` : width, () => {
      const svg = draw(how);
      if (!still) same(drawBoard(parse(view) as ViewOf<G>, { moves, ...how }), svg, 'two boards of equal views');
      const tags = wellFormed(svg);
      if (svg.length > MOST_BYTES) fail(`${svg.length} bytes`);
      if (/\b(NaN|undefined|null|Infinity)\b/.test(svg))
        fail(`"${svg.match(/.{30}\b(NaN|undefined|null|Infinity)\b.{10}/)?.[0]}"`);
      legible(tags, width);
      const things = drawnIn(svg).filter(({ what }) => what !== 'frame');
      apart(svg, things);
      inLine(things);
      if (width === 'desk') showsNumbers(svg, numbers?.(frozen) ?? {}, names);
      heard(svg);
      hotspots(game, tags, moves, still);
      if (still) keptHotspots(onTable, moving, tags);
      else [moving, onTable] = [tags, placesOf(drawBoard(frozen, { width }))];
      const framed = draw({ ...how, marks: [...placesOf(svg)].map((place) => ({ place, as: 'last' })) });
      outlined(framed);
      evenly(drawnIn(framed));
    });
  }
  prefixed(draw);
  if (painted) {
    for (const theme of ['light', 'dark'] as const) paintings(draw, theme);
    for (const theme of ['light', 'dark', 'contrast'] as const)
      for (const width of ['desk', 'phone'] as const)
        named(`${theme} on ${width}`, () => standsOut(draw({ theme, width, paint: 'attributes' })));
  }
  if (wellFormed(drawBoard(frozen)).some((tag) => tag['data-move'] !== undefined || tag['data-moves'] !== undefined))
    fail('a hotspot without offered moves');
  for (const columns of [80, 120])
    for (const line of drawText(frozen, { columns }).split('\n'))
      if (columnsOf(line) > columns) fail(`a line of ${columnsOf(line)} columns in ${columns}: ${line}`);
}

type Draw = (how: BoardOptions<never>) => string;

/** Fails unless the prefix stands before every id and every reference to one, and nowhere else. */
function prefixed(draw: Draw): void {
  const svg = draw({ idPrefix: 'other-' });
  for (const { id, href } of wellFormed(svg)) {
    if (id !== undefined && !id.startsWith('other-')) fail(`the id ${id} lacks the prefix`);
    if (href !== undefined && !href.startsWith('#other-')) fail(`the reference ${href} lacks the prefix`);
  }
  same(svg.replace(/ (id="|href="#)other-/g, ' $1'), draw({}), 'boards with and without a prefix');
}

/** What colours can be written with. Each class of the theme says one of these, but those of places, which are groups. */
const PAINTED = ['fill', 'stroke', 'opacity', 'stroke-opacity', 'text-anchor', 'font-weight'];

/** Fails unless the three ways to paint a board give the same picture. */
function paintings(draw: Draw, theme: 'light' | 'dark'): void {
  const styled = draw({ theme, nonce: 'n-1' });
  const classes = draw({ theme, paint: 'classes' });
  const attributes = draw({ theme, paint: 'attributes' });
  same(
    styled.replace('<style nonce="n-1">', '<style>'),
    draw({ theme, paint: 'style' }),
    'boards with and without a nonce',
  );
  same(
    styled,
    classes.replace('</desc>', `</desc><style nonce="n-1">${boardCss(theme)}</style>`),
    'a board and the same with a sheet of its own',
  );
  const left = /<style| style=| class=|var\(.{0,20}/.exec(attributes);
  if (left !== null) fail(`a board in attributes still has "${left[0]}"`);
  if (attributes.length > 1.25 * MOST_BYTES) fail(`${attributes.length} bytes in attributes`);
  const painted = wellFormed(attributes);
  const [first, ...plain] = wellFormed(classes);
  const themed = new Set(boardCss(theme).match(/#[0-9a-f]{6}/g));
  if (painted.length !== plain.length + 1) fail('a board in attributes has other elements');
  for (const [i, { class: named, ...tag }] of [first ?? {}, ...plain].entries()) {
    const { fill = '', stroke = '', ...other } = painted[i] ?? {};
    if (named !== undefined && tag.name !== 'g' && !PAINTED.some((key) => key in (painted[i] ?? {})))
      fail(`<${tag.name} class="${named}"> has lost its colour`);
    for (const colour of [fill, stroke])
      if (colour.startsWith('#') && !themed.has(colour)) fail(`${colour} is no colour of the theme ${theme}`);
    for (const key in tag)
      if (!PAINTED.includes(key) && other[key] !== tag[key] && !(named === 'w-paper' && key === 'rx'))
        fail(`a board in attributes has ${key}="${other[key]}" for "${tag[key]}"`);
  }
}

type Tag = Readonly<Record<string, string>>;

/** The tags of a document with their attributes. Fails unless it is well formed, without external addresses and without scripts. */
function wellFormed(svg: string): readonly Tag[] {
  const open: string[] = [];
  const tags: Tag[] = [];
  const ids = new Set<string>();
  const parts = svg.split(/(<[^<>]*>)/);
  if (!svg.startsWith('<svg ')) fail(`begins with ${svg.slice(0, 20)}`);
  for (const part of parts) {
    if (!part.startsWith('<')) {
      if (/<|&(?!(amp|lt|gt|quot);)/.test(part)) fail(`text that is not escaped: ${part.slice(0, 60)}`);
      continue;
    }
    const [, closing, name = '', attributes = '', alone] =
      /^<(\/?)([a-z][A-Za-z]*)((?: [\w:-]+="[^"<]*")*)(\/?)>$/.exec(part) ?? fail(`no tag: ${part}`);
    if (closing === '/') {
      if (open.pop() !== name) fail(`</${name}> closes nothing`);
      continue;
    }
    if (alone === '') open.push(name);
    if (['script', 'foreignObject', 'image', 'a'].includes(name)) fail(`<${name}> in a picture`);
    const tag: Record<string, string> = { name };
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
      if (key in tag && key !== 'name') fail(`${key} twice in ${part}`);
      if (/&(?!(amp|lt|gt|quot);)/.test(value)) fail(`an attribute that is not escaped: ${part}`);
      if (key.startsWith('on') || (key.endsWith('href') && !value.startsWith('#'))) fail(`${key} in ${part}`);
      tag[key] = value;
    }
    if (tag.id !== undefined && ids.has(tag.id)) fail(`the id ${tag.id} twice`);
    if (tag.id !== undefined) ids.add(tag.id);
    tags.push(tag);
  }
  if (open.length > 0) fail(`<${open.join('><')}> stays open`);
  for (const { href } of tags) if (href !== undefined && !ids.has(href.slice(1))) fail(`${href} leads nowhere`);
  return tags;
}

function legible([svg, ...tags]: readonly Tag[], width: 'desk' | 'phone'): void {
  const wide = Number(svg?.width);
  const most = width === 'phone' ? PHONE : DESK;
  if (!(wide > 0 && wide <= most)) fail(`${wide} units wide on ${width}, at most ${most}`);
  for (const tag of tags)
    if (tag['font-size'] !== undefined && Number(tag['font-size']) < SMALLEST)
      fail(`letters of ${tag['font-size']} units`);
}

/** Fails where a screen reader would meet an icon without a name, or a number or letter that says nothing by itself. */
function heard(svg: string): void {
  const named: boolean[] = [];
  let last = '';
  for (const part of svg.split(/(<[^<>]*>)/)) {
    const isNamed = named.includes(true);
    const [, closing, tag = '', alone] = /^<(\/?)([a-zA-Z]+)[^>]*?(\/?)>$/.exec(part) ?? [];
    if (tag === 'use' && !isNamed) fail(`${part} is an icon that no name belongs to: draw it in a place with a piece`);
    if (tag === '' && last === 'text' && !isNamed && !/\p{L}{3}/u.test(part))
      fail(`"${part}" says nothing by itself: draw it in a place with a piece`);
    if (closing === '/') named.pop();
    // The picture as a whole has a name, too. What a symbol holds is heard where it is used.
    else if (tag !== '' && alone === '')
      named.push(tag === 'symbol' || (named.length > 0 && part.includes(' aria-label="')));
    last = closing === '/' ? '' : tag || last;
  }
}

function hotspots(game: AnyGame, tags: readonly Tag[], moves: readonly MoveOf<AnyGame>[], still: boolean): void {
  const offered: string[] = [];
  for (const tag of tags) {
    const one = tag['data-move'];
    const many = tag['data-moves'];
    if (one === undefined && many === undefined) continue;
    if (tag.role !== 'button' || tag.tabindex !== '0' || !tag['aria-label'])
      fail(`the hotspot ${tag.id} has no label for screen readers`);
    offered.push(...(one === undefined ? (JSON.parse(unescaped(many ?? '')) as string[]) : [unescaped(one)]));
  }
  for (const code of offered) if (game.decodeMove(code) === undefined) fail(`a hotspot with ${code}, which is no move`);
  const codes = moves.map((move) => game.encodeMove(move));
  const missing = codes.filter((code) => !offered.includes(code));
  if (missing.length > 0 && !still) fail(`no hotspot for ${missing.slice(0, 5).join(', ')}`);
  if (offered.length !== codes.length - missing.length)
    fail(`${offered.length} moves in hotspots, ${codes.length} are legal`);
}

const movesAt = (tag: Tag): string => tag['data-moves'] ?? tag['data-move'] ?? '';

const placesOf = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(/<g id="([^"]*)"/g)].map(([, place = '']) => place));

/**
 * Fails where a board that keeps still lacks a place with moves that lies on the table, or draws one without its moves.
 *
 * @param onTable - The places that are drawn without a question, too.
 */
function keptHotspots(onTable: ReadonlySet<string>, moving: readonly Tag[], still: readonly Tag[]): void {
  const places = new Map(still.map((tag) => [tag.id, tag]));
  for (const tag of moving) {
    const { id = '' } = tag;
    if (movesAt(tag) === '') continue;
    const kept = places.get(id);
    if (kept === undefined && onTable.has(id)) fail(`${id} lies on the table with moves, and is not drawn`);
    if (kept !== undefined) same(movesAt(kept), movesAt(tag), `the moves at ${id}, still and moving`);
  }
}
