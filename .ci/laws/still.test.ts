/**
 * A board that keeps still: over whole games the picture keeps its size, and a piece moves only if the move is about it, or if the row in
 * which it lies closes up or makes room.
 */
import { describe, expect, test } from 'vitest';
import type { AnyGame, MoveOf, ViewOf } from '../../packages/core/src/index.js';
import { games, variantsNamed } from '../lib/games.js';
import { DEEP } from '../runs.js';

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Of the first panel that is drawn there. */
  height: number;
}

const TAG = /<(\/?)([a-z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g;

/** Where each piece of a picture stands. */
function spotsOf(svg: string): ReadonlyMap<string, Spot> {
  const found = new Map<string, Spot>();
  const open: Spot[] = [];
  for (const [, closing, name, attributes = '', alone] of svg.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const around = open.at(-1) ?? { x: 0, y: 0, height: 0 };
    const { x, y } = around;
    if (name === 'rect' && around.height === 0) around.height = Number(/ height="([^"]+)"/.exec(attributes)?.[1] ?? 0);
    const [, right = 0, down = 0] = / transform="translate\((\S+) (\S+)\)"/.exec(attributes) ?? [];
    const spot: Spot = { x: x + Number(right), y: y + Number(down), height: 0 };
    const id = / id="([^"]+)"/.exec(attributes)?.[1];
    if (name === 'g' && id !== undefined) found.set(id, spot);
    if (!alone) open.push(spot);
  }
  return found;
}

/** Whether a move, or what came of it, names a piece. */
function names(told: unknown, id: string): boolean {
  if (typeof told === 'string') return told.length > 1 ? id.includes(told) : id.endsWith(`-${told}`);
  return typeof told === 'object' && told !== null && Object.values(told).some((part) => names(part, id));
}

const kindOf = (id: string): string => id.replace(/-.*/, '');

/** Lines of one row are at most this far apart, or as far as its pieces are high with some space between them. */
const LINE = 70;
const BETWEEN = 12;

/** A map that has a frame for most games, and what lies on it. */
const OUTGROWING: readonly string[] = ['grid'];
const ON_MAP: readonly string[] = ['tile', 'token'];
/** In how many plies of a game a map may outgrow its frame, or shrink again when what was asked beyond it is answered. */
const MOST_OUTGROWN = 8;

/** Whether a map moves as a whole. */
const outgrows = (before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): boolean =>
  OUTGROWING.some((id) => before.get(id)?.x !== after.get(id)?.x || before.get(id)?.y !== after.get(id)?.y);

/** Whether a piece at one height moves for what happens at another: between them lie lines of its kind, each close to the next. */
function flows(from: number, to: number, line: number, lines: readonly number[]): boolean {
  const [upper, lower] = [Math.min(from, to), Math.max(from, to)];
  const between = [upper, ...lines.filter((y) => y > upper && y < lower).sort((a, b) => a - b), lower];
  return between.every((y, i) => i === 0 || y - (between[i - 1] as number) <= line);
}

/**
 * The pieces that moved, although the ply was neither about them nor about their row, nor did their map outgrow its frame, which makes
 * all that lies on it smaller.
 */
function strays(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>, told: unknown): readonly string[] {
  const stirred = [...before, ...after].filter(
    ([id]) => !before.has(id) || !after.has(id) || (names(told, id) && before.get(id)?.y !== after.get(id)?.y),
  );
  const outgrown = outgrows(before, after);
  return [...after].flatMap(([id, { x, y, height }]) => {
    // Characters come out of a draft that is secret.
    const from = kindOf(id) === 'card' && id.includes('character') ? undefined : before.get(id);
    if (from === undefined || Math.abs(from.x - x) + Math.abs(from.y - y) <= 1 || names(told, id)) return [];
    if (outgrown && (OUTGROWING.includes(id) || ON_MAP.includes(kindOf(id)))) return [];
    // A hand of four cards has two lines on a phone.
    const line = Math.max(LINE, height + BETWEEN);
    const lines = [...before, ...after].flatMap(([other, spot]) => (kindOf(other) === kindOf(id) ? [spot.y] : []));
    const row = stirred.some(
      ([other, spot]) =>
        kindOf(other) === kindOf(id) && (flows(spot.y, y, line, lines) || flows(spot.y, from.y, line, lines)),
    );
    return row ? [] : [id];
  });
}

/** How much of a game is watched. */
const MOST = DEEP ? 1000 : 40;

describe.each(await games())('$pkg.id', ({ game, manifest }) => {
  const offered = variantsNamed(manifest, Object.values(manifest.offered)).filter(
    ({ options }) => options['chance'] !== 'manual',
  );
  const played = DEEP ? offered : offered.slice(0, 1);
  test.each(played)('the board keeps still over a game: $name', async ({ options }) => {
    const { drawBoard } = await manifest.load.board();
    for (const width of DEEP ? (['desk', 'phone'] as const) : (['phone'] as const))
      expect(
        movedIn(game, options, (view, moves) => drawBoard(view as ViewOf<AnyGame>, { width, moves, still: true })),
      ).toEqual([]);
  });
});

/** Plays a game by its bots, and lists what moved without a reason. */
function movedIn(
  game: AnyGame,
  options: object,
  draw: (view: object, moves: readonly MoveOf<AnyGame>[]) => string,
): readonly string[] {
  let state = game.newGame({ ...options, seed: 'monday' });
  const me = game.seats(state).findIndex(({ role }) => role === 'player');
  const moved: string[] = [];
  const sizes = new Set<string>();
  let before: ReadonlyMap<string, Spot> | undefined;
  let outgrown = 0;
  let told: unknown;
  for (let ply = 1; ply <= MOST; ply++) {
    const [seat] = game.activeSeats(state);
    const view = game.view(state, me);
    const svg = draw(view, seat === me ? game.legalMoves(view, me) : []);
    const size = / viewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
    if (sizes.size > 0 && !sizes.has(size)) moved.push(`${ply}: the picture has the size ${size}`);
    sizes.add(size);
    const after = spotsOf(svg);
    for (const id of before === undefined ? [] : strays(before, after, told)) moved.push(`${ply}: ${id}`);
    if (before !== undefined && outgrows(before, after)) outgrown++;
    if (outgrown > MOST_OUTGROWN) moved.push(`${ply}: a map outgrows its frame again and again`);
    if (seat === undefined) return moved;
    const move = game.botMove(state, seat);
    const next = game.transition(state, move, seat);
    before = after;
    told = [move, next.events];
    state = next.state;
  }
  return moved;
}
