import type { RankedCandidate } from '../contract/priority.js';
import type { Mark } from './options.js';

/**
 * A rung of a ladder, as far as a board shows it: that of `describeExplanation` has more.
 *
 * @category Board
 */
export interface ShownRung {
  /** Whether it is about new candidates, and not about those that the rung before has left. */
  readonly opens: boolean;
  /** What the board says of those that fall at it. */
  readonly flag: string;
  /** Who falls. */
  readonly fell: readonly Pick<RankedCandidate, 'id'>[];
  /** Who is left. */
  readonly left: readonly Pick<RankedCandidate, 'id'>[];
}

/**
 * The place on a board that a candidate of a bot means: by its own id, by the id of the piece that lies there, or by a move that the place
 * answers.
 *
 * @param svg - The board, with the moves of the seat that chooses.
 * @param candidate - The id of the candidate in an explanation.
 * @returns `undefined` where the board has no such place.
 * @example
 * ```ts
 * import { placeNamed } from '@wonders/core/board';
 * console.log(placeNamed('<g id="card-baths"></g>', 'baths')); // card-baths
 * ```
 * @category Board
 */
export function placeNamed(svg: string, candidate: string): string | undefined {
  if (svg.includes(` id="${candidate}"`)) return candidate;
  const name = candidate.replace(/[^\w-]/g, '\\$&');
  const [, lying] = new RegExp(`<g id="([a-z]+-${name})"`).exec(svg) ?? [];
  return lying ?? placesOf(svg, [candidate])[0];
}

/**
 * The places of a board that answer these moves.
 *
 * @param svg - The board, with its moves.
 * @param codes - The moves as `encodeMove` gives them.
 * @example
 * ```ts
 * import { placesOf } from '@wonders/core/board';
 * console.log(placesOf('<g id="deck" data-move="take"></g>', ['take', 'pass'])); // [ 'deck' ]
 * ```
 * @category Board
 */
export function placesOf(svg: string, codes: readonly string[]): readonly string[] {
  const spots = [...svg.matchAll(/<g id="([^"]+)"[^>]* data-moves?="([^"]+)"/g)];
  return codes.flatMap((code) => {
    const spot = spots.find(([, , moves = '']) => moves === code || moves.includes(`&quot;${code}&quot;`));
    return spot?.[1] ?? [];
  });
}

/**
 * What a board shows of a rung of a ladder: who is left has a ring, who has fallen up to there is dark, with a flag. A board leaves out
 * candidates that have no place on it.
 *
 * @param svg - The board of the position, with the moves of the seat that chooses: the marks name its places.
 * @param ladder - The ladder that `describeExplanation` gives.
 * @param at - Which rung, from 0.
 * @example
 * ```ts
 * import { marksOfRung } from '@wonders/core/board';
 * const ladder = [{ opens: true, flag: 'question 1', fell: [{ id: 'walls' }], left: [{ id: 'baths' }] }];
 * console.log(marksOfRung('<g id="card-walls"/><g id="card-baths"/>', ladder, 0)[0]?.says); // question 1
 * ```
 * @category Board
 */
export function marksOfRung(svg: string, ladder: readonly ShownRung[], at: number): readonly Mark[] {
  const now = ladder[at];
  if (now === undefined) return [];
  const from = ladder
    .slice(0, at + 1)
    .map(({ opens }) => opens)
    .lastIndexOf(true);
  const marks = new Map<string, Mark>();
  const mark = (id: string, rest: Omit<Mark, 'place'>): void => {
    // A board may know candidates that no place is named after, and shows nothing of others.
    const place = placeNamed(svg, id) ?? id;
    marks.set(place, { place, ...rest });
  };
  for (const { fell, flag } of ladder.slice(Math.max(0, from), at + 1))
    for (const { id } of fell) mark(id, { as: 'dropped', says: flag });
  for (const { id } of now.left) mark(id, { as: 'kept' });
  return [...marks.values()];
}
