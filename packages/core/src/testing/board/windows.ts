/** How a board fills a window. */
import type { BoardOptions, Box } from '../../board/index.js';
import type { AnyGame, MoveOf, ViewOf } from '../../contract/game.js';
import { seedRng } from '../../rng/rng.js';
import { named } from '../laws/named.js';
import { someOf } from '../laws/random.js';
import { fail, same } from '../laws/same.js';
import { seeded, type Variant } from '../laws/values.js';
import { drawnIn } from './drawn.js';
import { apart, inLine } from './faces.js';
import { MOST_BYTES } from './paintings.js';
import { type Tag, wellFormed } from './tags.js';

type Draw = (how: BoardOptions<never>) => string;

/** The room beside a column of 384 pixels in windows of desks. */
const DESKS = [
  { width: 896, height: 748 },
  { width: 1480, height: 1028 },
  { width: 982, height: 716 },
  { width: 2120, height: 1388 },
] as const;
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const;
const WINDOWS = [DESKS[0], PHONES[0], DESKS[1], PHONES[1], DESKS[2], DESKS[3]] as const;

/** Letters have as many pixels at least. */
const LEAST = 10;

/**
 * Fails unless a board fills a window, with letters that are large enough and apart from each other, and nothing moves when a place is
 * chosen.
 *
 * @param nth - Says which window.
 */
export function windows(draw: Draw, nth: number): void {
  const box = WINDOWS[nth % WINDOWS.length] ?? WINDOWS[0];
  named(`in ${box.width} × ${box.height}`, () => {
    const svg = draw({ box, still: true });
    const tags = wellFormed(svg);
    filled(tags, box);
    legible(tags);
    const things = drawnIn(svg).filter(({ what }) => what !== 'frame');
    apart(svg, things);
    inLine(things);
    const place = tags.find(({ attributes }) => /\bw-hot\b/.test(attributes['class'] ?? ''))?.attributes['id'];
    if (place === undefined) return;
    const chosen = wellFormed(draw({ box, still: true, marks: [{ place, as: 'chosen' }] }));
    same(spots(chosen), spots(tags), `the places when ${place} is chosen`);
  });
}

/** Fails unless a picture is as wide as a window, and as high or higher. Gives its height. */
function filled(tags: readonly Tag[], box: Box): number {
  const { width: wide, high } = pictureOf(tags);
  if (!(Math.abs(wide - box.width) < 0.5 && high >= box.height - 1)) fail(`a picture of ${wide} by ${high}`);
  return high;
}

/** Fails where a letter has fewer than {@link LEAST} pixels. */
function legible(tags: readonly Tag[]): void {
  const { width, units, letters } = pictureOf(tags);
  const sizes = tags.flatMap(({ name, attributes }) =>
    name === 'text' ? Number(attributes['font-size'] ?? letters) : [],
  );
  const least = (Math.min(...sizes) * width) / units;
  if (!(least > LEAST - 0.01)) fail(`letters of ${least.toFixed(1)} pixels`);
}

/** The size of a picture, in pixels and in units, and of the letters that have none of their own. */
function pictureOf([picture]: readonly Tag[]) {
  const given = picture?.attributes ?? {};
  const [, , units = Number.NaN] = (given['viewBox'] ?? '').split(' ').map(Number);
  return { width: Number(given['width']), high: Number(given['height']), units, letters: Number(given['font-size']) };
}

/**
 * What the laws of windows have to know of a game.
 *
 * @category Testing
 */
export interface WindowContract<G extends AnyGame> {
  /** The drawn board of the game. */
  drawBoard(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>>): string;
  /** The options of games whose board is never higher than a window of a desk. The laws add seeds. */
  readonly whole: readonly Variant<G>[];
  /** Tables with as much on them as there can be. */
  readonly crowded?: readonly ViewOf<G>[];
}

/** How many positions of a game are drawn in each window. */
const DRAWN = 6;

/**
 * Checks that boards have the form of a window: from its beginning to its end a game fills the windows of desks, and is no higher; a crowded
 * table fills them, too, has letters of ten pixels at least, on a phone as well, and is no longer than other boards.
 *
 * @param test - How the runner names a test and runs it.
 * @category Testing
 */
export function windowLaws<G extends AnyGame>(
  game: G,
  { drawBoard, whole, crowded = [] }: WindowContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const tagsIn = (view: ViewOf<G>, box: Box): readonly Tag[] => wellFormed(drawBoard(view, { box, still: true }));
  for (const { name, options } of whole)
    test(`${game.id}, ${name}: the board fills the windows of desks, and is no higher`, () => {
      const rng = seedRng(`windows/${name}`);
      for (const state of someOf(game, seeded<G>(options, `windows/${name}`), rng, DRAWN)) {
        const person = game.seats(state).findIndex(({ role }) => role === 'player');
        const view = game.view(state, person) as ViewOf<G>;
        for (const box of DESKS)
          named(`ply ${state.ply} in ${box.width} × ${box.height}`, () => {
            const high = filled(tagsIn(view, box), box);
            if (high > box.height + 1) fail(`a picture ${high} high`);
          });
      }
    });
  for (const [i, view] of crowded.entries())
    for (const box of [...PHONES, ...DESKS])
      test(`${game.id}, crowded table ${i}: legible in ${box.width} × ${box.height}`, () => {
        const tags = tagsIn(view, box);
        legible(tags);
        filled(tags, box);
      });
  for (const [i, view] of crowded.entries())
    test(`${game.id}, crowded table ${i}: no longer than other boards`, () => {
      const moves: readonly MoveOf<G>[] = game.legalMoves(view);
      for (const width of ['desk', 'phone'] as const)
        for (const still of [true, false])
          named(`${still ? 'still on ' : ''}${width}`, () => {
            const { length } = drawBoard(view, { width, still, moves });
            if (length > MOST_BYTES) fail(`${length} bytes, at most ${MOST_BYTES}`);
          });
    });
}

/** Where the places lie, in whichever order they are drawn, and the size of the picture. */
const spots = (tags: readonly Tag[]): readonly string[] => tags.flatMap(spotOf).sort();

const spotOf = ({ attributes: { id, transform, viewBox }, name }: Tag): readonly string[] =>
  name === 'svg' ? [`${viewBox}`] : name === 'g' && id !== undefined ? [`${id} ${transform}`] : [];
