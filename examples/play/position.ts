import type { AnyGame, Section, ViewOf } from '@wonders/core';
import colors from 'picocolors';
import type { Playable } from './games.js';
import { text } from './story.js';
import { words, wrap } from './text.js';

/** Parts of a view that no player looks at. */
const FRAME = ['game', 'rules', 'viewer', 'rng', 'pending'];

/** The table in the words of the game; without words, the entries of the view. */
export function positionText({ describePosition = entries }: Playable, view: ViewOf<AnyGame>): string {
  return describePosition(view)
    .flatMap(({ heading, lines }) => [colors.bold(heading), ...lines.map((line) => `  ${wrap(line, 4)}`)])
    .join('\n');
}

function entries(view: ViewOf<AnyGame>): readonly Section[] {
  const told = Object.entries(view).filter(([name]) => !FRAME.includes(name));
  return [{ heading: 'The table', lines: told.map(([name, value]) => `${words(name)} ${text(value)}`) }];
}
