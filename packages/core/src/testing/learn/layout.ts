import type { AnyGame } from '../../contract/game.js';
import type { Learn } from '../../learn/index.js';

/**
 * How a game numbers its moves and its observations, as text to keep in a file: a line with how many numbers each kind or step of a
 * move has, and each field of the observation. With it {@link learnLaws} names what a change of `learn.ts` has added, removed, moved or changed.
 *
 * @example
 * ```ts
 * import { defineLearn, scalar } from '@wonders/core/learn';
 * import { learnLayout, type Move, sealed, type View } from '@wonders/core/testing';
 * const learn = defineLearn<typeof sealed>(sealed, { kinds: ['bid'], features: [scalar('prize', 24, ({ view }) => view.prize)] });
 * console.log(learnLayout(learn).split('\n')); // [ 'kind "bid": 24', 'field "prize": 1 from 0 to 1', '' ]
 * ```
 * @category Testing
 */
export function learnLayout<G extends AnyGame>({ actions, observation }: Learn<G>): string {
  const kinds = actions.blocks.map(({ kind, parameter, part, count }) => {
    const step = [kind, parameter, part].filter((each) => each !== null).join(' ');
    return `${parameter === null ? 'kind' : 'step'} "${step}": ${count}`;
  });
  const fields = observation.fields.map(({ name, length, min, max, values }) => {
    const meaning = values === null ? '' : `: ${values.join(' ')}`;
    return `field "${name}": ${length} from ${min} to ${max}${meaning}`;
  });
  return `${[...kinds, ...fields].join('\n')}\n`;
}

/** The lines of a layout by what they are about. */
const linesOf = (layout: string): ReadonlyMap<string, string> =>
  new Map(
    layout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf('": ') + 1), line]),
  );

/** A message names this many at most. */
const SHOWN = 6;

function shown(what: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return [`${what} ${names.slice(0, SHOWN).join(', ')}${more}`];
}

/** What a new layout has added to, removed from, changed and moved in an old one. */
export function layoutChanges(before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const added = [...now.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const kept = [...now.keys()].filter((name) => old.has(name));
  const changed = kept.filter((name) => old.get(name) !== now.get(name));
  const inOldOrder = [...old.keys()].filter((name) => now.has(name));
  const moved = kept.filter((name, i) => name !== inOldOrder[i]);
  return [
    ...shown('added', added),
    ...shown('removed', removed),
    ...shown('changed', changed),
    ...shown('moved', moved),
  ].join('; ');
}
