import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, EventOf, StateOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import { type FoundGame, games } from '../../.ci/games.js';

/** A game, and how its package words what core knows no words for. */
export interface Playable {
  readonly game: AnyGame;
  /** What happened, in a sentence told from the position in which it did; kind and parameters are listed without it. */
  readonly describeEvent?: (position: StateOf<AnyGame>, event: EventOf<AnyGame>) => string;
}

/** The games of the packages that are there; with none, the contract kit's own small game keeps the program useful. */
export async function playables(): Promise<readonly Playable[]> {
  const found = await Promise.all((await games()).map(withNarration));
  return found.length > 0 ? found : [KIT];
}

async function withNarration({ game, pkg }: FoundGame): Promise<Playable> {
  const narration = pkg.entries.find(({ subpath }) => subpath === './narration');
  if (narration === undefined) return { game };
  const { describeEvent } = await import(pathToFileURL(join(pkg.dir, narration.source)).href);
  return { game, describeEvent };
}

/** Played by its name only, as long as there are others. */
export const KIT: Playable = { game: sealed };
