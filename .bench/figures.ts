import type { AnyGame } from '../packages/core/src/index.js';
import { measure } from './clock.js';
import type { Measured } from './report.js';
import { subjectsOf, type Variants } from './subjects.js';
import { bytesOf, worksOf } from './works.js';

/** Measures the variants of one game in turns. */
export function figuresOf(
  game: AnyGame,
  variants: Variants,
  words: readonly string[],
  seconds: number,
): readonly Measured[] {
  const subjects = subjectsOf(game, variants, words);
  const works = subjects.map(worksOf);
  // The same work of all variants comes together: what is compared is measured within the same moments.
  const order = (works[0] ?? []).flatMap((_, i) => works.map((list, subject) => ({ subject, work: list[i] })));
  const all = order.flatMap(({ subject, work }) => (work === undefined ? [] : [{ subject, work }]));
  const figures = measure(
    all.map(({ work }) => work),
    seconds,
  );
  const named = figures.map((figure, i) => ({ figure, subject: all[i]?.subject, name: all[i]?.work.name ?? '' }));
  return subjects.map((each, subject) => ({
    game: game.id,
    variant: each.variant,
    options: each.options,
    figures: Object.fromEntries(named.filter((one) => one.subject === subject).map((one) => [one.name, one.figure])),
    stateBytes: bytesOf(each),
  }));
}
