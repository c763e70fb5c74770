import type { AnyGame, ViewOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import { games } from '../../.ci/games.js';

/** A game, and how its package words what core knows no words for. */
export interface Playable {
  readonly game: AnyGame;
  /** What lies on the table, in lines of text; the facts of the view are listed where a package brings no such function. */
  readonly describePosition?: (view: ViewOf<AnyGame>) => string;
}

/** The games of the packages that are there; with none, the contract kit's own small game keeps the program useful. */
export async function playables(): Promise<readonly Playable[]> {
  const found = (await games()).map(({ game, module }): Playable => {
    const { describePosition } = module;
    return typeof describePosition === 'function' ? { game, describePosition: describePosition as never } : { game };
  });
  return found.length > 0 ? found : [KIT];
}

/** Played by its name only, as long as there are others. */
export const KIT: Playable = { game: sealed };
