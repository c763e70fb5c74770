import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Explanation, Reason, ViewOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import type { AnyWords, DescribedExplanation } from '@wonders/core/words';
import { type FoundGame, games } from '../../.ci/games.js';
import { words as inWords } from './text.js';

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

/** The games of all packages; without any, the small game of the contract kit keeps the program useful. */
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

const keyOf = (reason: Reason | null): string => inWords(reason?.key ?? '');

/** An explanation by the keys of its reasons: the kit's own game has no words for them. */
function describeExplanation(_: unknown, { headline, reasons, steps }: Explanation<unknown>): DescribedExplanation {
  return {
    headline: keyOf(headline),
    reasons: reasons.map(keyOf),
    steps: steps.map((step) => ({
      ...step,
      list: keyOf(step.list),
      label: keyOf(step.label),
      candidates: step.candidates.map((each) => ({ ...each, name: keyOf(each.name), note: keyOf(each.note) })),
      line: '',
    })),
  };
}

/** Played only by name, as long as there are other games. */
export const KIT: Playable = { game: sealed, describeExplanation };
