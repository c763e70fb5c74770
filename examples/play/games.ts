import type { AnyGame, EventOf, StateOf, ViewOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import { games } from '../../.ci/games.js';

/** A game, and how its package words what core knows no words for. */
export interface Playable {
  readonly game: AnyGame;
  /** What lies on the table, in lines of text; the facts of the view are listed where a package brings no such function. */
  readonly describePosition?: (view: ViewOf<AnyGame>) => string;
  /** What happened, in a sentence told from the position in which it did; kind and parameters are listed without it. */
  readonly describeEvent?: (position: StateOf<AnyGame>, event: EventOf<AnyGame>) => string;
}

/** The games of the packages that are there; with none, the contract kit's own small game keeps the program useful. */
export async function playables(): Promise<readonly Playable[]> {
  const found = (await games()).map(({ game, module }): Playable => {
    const words = ['describePosition', 'describeEvent'].filter((name) => typeof module[name] === 'function');
    return { game, ...Object.fromEntries(words.map((name) => [name, module[name]])) };
  });
  return found.length > 0 ? found : [KIT];
}

/** Played by its name only, as long as there are others. */
export const KIT: Playable = { game: sealed };
