import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, ViewOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import type { AnyWords } from '@wonders/core/words';
import { type FoundGame, games } from '../../.ci/games.js';
import { inKeys } from './keys.js';

/** The entry point `words` of a package. Without it, the game itself describes moves, and events and positions are listed by key. */
type Narration = Partial<AnyWords>;

/** The entry point `board` of a package. */
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

/** Played only by name, as long as there are other games. */
export const KIT: Playable = { game: sealed, describeExplanation: inKeys };
