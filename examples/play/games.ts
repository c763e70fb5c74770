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

async function dressed({ game, manifest }: FoundGame): Promise<Playable> {
  const [words, { drawText }] = await Promise.all([manifest.load.words(), manifest.load.board()]);
  const { describeMove } = words;
  return { ...words, drawText, game: { ...game, describeMove } };
}

/** Played only by name, as long as there are other games. */
export const KIT: Playable = { game: sealed, describeExplanation: inKeys };
