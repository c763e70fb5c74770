import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, EventOf, MoveOf, Section, StateOf, ViewOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import { type FoundGame, games } from '../../.ci/games.js';

/** How a package words what core knows no words for: its entry `words`. */
interface Narration {
  /** A move in a sentence; the game's own words stand without it. */
  readonly describeMove?: (position: StateOf<AnyGame>, move: MoveOf<AnyGame>) => string;
  /** What happened, in a sentence told from the position in which it did; kind and parameters are listed without it. */
  readonly describeEvent?: (position: StateOf<AnyGame>, event: EventOf<AnyGame>) => string;
  /** What lies on the table; the entries of the view are listed without it. */
  readonly describePosition?: (view: ViewOf<AnyGame>) => readonly Section[];
}

/** How a package draws its table: its entry `board`. */
interface Drawing {
  /** The board as lines of text. */
  readonly drawText?: (view: ViewOf<AnyGame>, options?: { readonly colour?: boolean }) => string;
}

/** A game with its words and its board. */
export interface Playable extends Narration, Drawing {
  readonly game: AnyGame;
}

/** The games of the packages that are there; with none, the contract kit's own small game keeps the program useful. */
export async function playables(): Promise<readonly Playable[]> {
  const found = await Promise.all((await games()).map(dressed));
  return found.length > 0 ? found : [KIT];
}

async function dressed({ game, pkg }: FoundGame): Promise<Playable> {
  const entry = async (wanted: string): Promise<object> => {
    const source = pkg.entries.find(({ subpath }) => subpath === wanted)?.source;
    return source === undefined ? {} : import(pathToFileURL(join(pkg.dir, source)).href);
  };
  const words: Narration = await entry('./words');
  const { drawText }: Drawing = await entry('./board');
  const { describeMove = game.describeMove } = words;
  return { ...words, ...(drawText === undefined ? {} : { drawText }), game: { ...game, describeMove } };
}

/** Played by its name only, as long as there are others. */
export const KIT: Playable = { game: sealed };
