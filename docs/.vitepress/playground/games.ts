/// <reference types="vite/client" />
import type { AnyGame, MoveOf, Seat, ViewOf } from '@wonders/core';
import type { BoardOptions, Spoken } from '@wonders/core/board';
import type { LevelName } from '@wonders/core/bots';
import type { AnyWords, CoachWords } from '@wonders/core/words';
import type { GameManifest, TurnedUp } from '../../../.ci/lib/manifest.js';

/** What the page reads of a language itself. */
interface PageLanguage extends Spoken {
  seat(position: ViewOf<AnyGame>, seat: Seat): string;
}

/** A game with its words and its board. */
export interface Playable extends AnyWords {
  /** The name of its package. */
  readonly name: string;
  /** How strong the other players are; `''` for the house bots that the options name. Opponents by the rules have no level. */
  readonly level: LevelName | '';
  readonly game: AnyGame;
  /** The language of its words: for its board, and for the names of its seats. */
  readonly language: PageLanguage;
  /** What the coach says in that language, where a game translates it; else it speaks English. */
  readonly coach?: CoachWords;
  readonly drawBoard: (view: ViewOf<AnyGame>, options?: BoardOptions<MoveOf<AnyGame>, Spoken>) => string;
  /** The moves to offer first, where many moves differ only in ways that do not matter to a player. */
  readonly foremost?: (view: ViewOf<AnyGame>, seat: Seat) => readonly MoveOf<AnyGame>[];
  /** What events turn up one after the other, where a game has that: a view for each, with the event that tells of it alone. */
  readonly turnedUp?: TurnedUp;
}

/** What the page offers: a game is loaded only when it is chosen. */
export interface Offer {
  readonly title: string;
  /** Options by their name on the page. With `chance: 'manual'` the page asks what turned up on the reader's table. */
  readonly variants: Readonly<Record<string, object>>;
  /** What the page calls a variant in a language. */
  called(variant: string, language: string): string;
  /** The languages of its words, by the names that they give themselves; English stands first. */
  readonly languages: readonly string[];
  /** The name of the one for a reader who has never played here. */
  readonly first: string;
  readonly load: (language?: string) => Promise<Playable>;
}

const manifests = import.meta.glob<GameManifest>('../../../packages/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});

/** What a page speaks unless its reader wants another language. */
const ENGLISH = 'English';

/** The words of all games: in English, and in a folder for each further language. */
const words = import.meta.glob<AnyWords & Readonly<Record<string, unknown>>>([
  '../../../packages/*/src/words/index.ts',
  '../../../packages/*/src/words/*/index.ts',
]);

const isCoach = (part: unknown): part is CoachWords =>
  typeof part === 'object' && part !== null && 'mistake' in part && 'counts' in part;

const isLanguage = (part: unknown): part is PageLanguage =>
  typeof part === 'object' && part !== null && 'tag' in part && 'seat' in part;

function offerOf(name: string, { title, offered, first, translated, variants, languages, load }: GameManifest): Offer {
  const names = Object.keys(offered);
  return {
    title,
    called: (variant, language) => translated?.[language]?.[variant] ?? variant,
    languages: Object.keys(languages),
    variants: Object.fromEntries(Object.entries(offered).map(([called, variant]) => [called, variants[variant] ?? {}])),
    first: names.find((each) => offered[each] === first) ?? names[0] ?? '',
    async load(wanted = ENGLISH) {
      const entry = languages[wanted] ?? languages[ENGLISH];
      const [game, spoken, board, foremost, turnedUp] = await Promise.all([
        load.game(),
        words[`../../../packages/${name}/src/${entry}/index.ts`]?.(),
        load.board(),
        load.foremost?.(),
        load.turnedUp?.(),
      ]);
      const language = Object.values(spoken ?? {}).find(isLanguage);
      if (spoken === undefined || language === undefined) throw new Error(`${name} has no language ${entry}`);
      const coach = Object.values(spoken).find(isCoach);
      return {
        ...spoken,
        name,
        level: '',
        game,
        language,
        ...board,
        ...(coach && { coach }),
        ...(foremost && { foremost }),
        ...(turnedUp && { turnedUp }),
      };
    },
  };
}

/** The games by the names of their packages. */
export const offers: Readonly<Record<string, Offer>> = Object.fromEntries(
  Object.entries(manifests)
    .sort(([, a], [, b]) => a.place - b.place)
    .map(([file, manifest]) => [file.split('/').at(-2) ?? '', manifest] as const)
    .map(([name, manifest]) => [name, offerOf(name, manifest)]),
);

/** The game that stands after another in the list; after the last one, the first. */
export function gameAfter(name: string): string {
  const names = Object.keys(offers);
  return names[(names.indexOf(name) + 1) % names.length] ?? name;
}
