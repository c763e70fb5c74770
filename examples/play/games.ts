import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Seat, StateOf, ViewOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import type { AnyWords } from '@wonders/core/words';
import { type FoundGame, games } from '../../.ci/lib/games.js';
import { inKeys } from './keys.js';
import { type Sayings, sayingsIn } from './sayings.js';

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
  /** What the program itself says; default: English. */
  readonly says?: Sayings;
  /** The same game in each language that it speaks, by the names that they give themselves; English stands first. */
  readonly languages?: Readonly<Record<string, () => Promise<Playable>>>;
}

/** The games of the packages that are there; with none, the contract kit's own small game keeps the program useful. */
export async function playables(): Promise<readonly Playable[]> {
  const found = await Promise.all((await games()).map(dressed));
  return found.length > 0 ? found : [KIT];
}

async function dressed({ game, manifest, pkg }: FoundGame): Promise<Playable> {
  const { drawText } = await manifest.load.board();
  const spoken = (words: AnyWords): Playable => {
    const language = Object.values(words).find(isLanguage);
    return {
      ...words,
      drawText: (view, options) => drawText(view, { ...options, language }),
      game: {
        ...game,
        describeMove: words.describeMove,
        seats: (position) =>
          game.seats(position).map((seat, i) => ({ ...seat, name: language?.seat(position, i) ?? seat.name })),
      },
    };
  };
  const languages = Object.entries(manifest.languages).map(([name, entry]) => {
    const file = pathToFileURL(join(pkg.dir, 'src', entry, 'index.ts')).href;
    return [
      name,
      async (): Promise<Playable> => ({ ...spoken((await import(file)) as AnyWords), says: sayingsIn(name) }),
    ] as const;
  });
  return { ...spoken(await manifest.load.words()), languages: Object.fromEntries(languages) };
}

/** What the program reads of a language itself. */
interface Spoken {
  readonly tag: string;
  seat(position: StateOf<AnyGame> | ViewOf<AnyGame>, seat: Seat): string;
}

const isLanguage = (part: unknown): part is Spoken =>
  typeof part === 'object' && part !== null && 'tag' in part && 'seat' in part;

/** Played only by name, as long as there are other games. */
export const KIT: Playable = { game: sealed, describeExplanation: inKeys };
