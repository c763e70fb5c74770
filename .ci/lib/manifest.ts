import type { AnyGame, EventOf, MoveOf, Seat, StateOf, ViewOf } from '../../packages/core/src/index.js';
import type { Learn } from '../../packages/core/src/learn/index.js';
import type { AnyWords } from '../../packages/core/src/words/index.js';

/** The pictures of a game: its entry `./board`. */
interface GameBoard {
  drawBoard(view: ViewOf<AnyGame>, options?: object): string;
  drawText(view: ViewOf<AnyGame>, options?: object): string;
}

/** A game in numbers, whichever it is. */
// biome-ignore lint/suspicious/noExplicitAny: a value that a tool does not look into may be anything.
export type AnyLearn = Learn<any>;

/** The parts of a game. A page loads them when they are chosen. */
interface Loaders {
  readonly game: () => Promise<AnyGame>;
  /** Its sentences: its entry `./words`. */
  readonly words: () => Promise<AnyWords>;
  readonly board: () => Promise<GameBoard>;
  /** The game in numbers: its entry `./learn`. */
  readonly learn: () => Promise<{ readonly learn: AnyLearn }>;
  /** The moves to offer a person first, where many moves differ in nothing that a person would mind. */
  readonly foremost?: () => Promise<Foremost>;
  /** What events turn up one after the other: a picture may show it so. */
  readonly turnedUp?: () => Promise<TurnedUp>;
}

/** A view for each thing that events turn up, with an event that tells of it alone; from the view before. */
export type TurnedUp = {
  of(
    before: ViewOf<AnyGame>,
    events: readonly EventOf<AnyGame>[],
  ): readonly { readonly view: ViewOf<AnyGame>; readonly event: EventOf<AnyGame> }[];
}['of'];

/** As a method has it, so that the function of one game may stand here. */
type Foremost = { of(position: StateOf<AnyGame> | ViewOf<AnyGame>, seat: Seat): readonly MoveOf<AnyGame>[] }['of'];

/** What the companion asks before a game. */
interface Box {
  /** The game and the opponent: `Ginkgopolis, against Hal`. */
  readonly title: string;
  /** The options that are asked for, each with the values to choose from, the default first. */
  readonly asked: Readonly<Record<string, readonly unknown[]>>;
}

/** A seeded game. */
interface Seeded<V extends string> {
  readonly variant: V;
  readonly seed: string;
}

/**
 * What the site, the examples, the benches and the gates know of a game: `packages/<game>/manifest.ts`. It is not published. Whatever lists
 * games reads it, so that a new game stands in all lists. Variants are named once, and then by their names.
 */
export interface GameManifest<V extends string = string> {
  /** The name on the box. */
  readonly title: string;
  /** The prefix of its rule ids. */
  readonly prefix: string;
  /** The place of the game in lists. */
  readonly place: number;
  /** How many sit at its largest table, the script included. */
  readonly seats: number;
  /** Options by the name of the variant. Those with `chance: 'manual'` are for a box on the table. */
  readonly variants: Readonly<Record<V, object>>;
  /** What the benches and the runtimes measure; `npm run bench -- --quick` takes the first. */
  readonly measured: readonly V[];
  /** What the page _Play here_ offers, by what it calls it; it begins with the first. */
  readonly offered: Readonly<Record<string, V>>;
  /** What the page deals to a reader who has never played here; default the first that it offers. */
  readonly first?: V;
  /** What the page calls them in its further languages, by the names that these give themselves. */
  readonly translated?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What `npm run strength` plays, by the title of the row. */
  readonly strength: Readonly<Record<string, V>>;
  /** Further efforts of the house bot that `npm run strength` measures. */
  readonly efforts: readonly string[];
  /** The table without a script on which `npm run strength -- levels` compares the levels for people. */
  readonly versus?: V;
  /** A variant in which the last moves often decide. */
  readonly close: V;
  /** The game in the companion for the table; a game that nothing but people play has none. */
  readonly box?: Box;
  /** The entries with its words, by the name that a language gives itself. English stands first. */
  readonly languages: Readonly<Record<string, string>>;
  /** What the documentation plays. */
  readonly shown: {
    /** The picture of the board: this game after `moves` moves of the bots. */
    readonly picture: Seeded<V> & { readonly moves: number };
    /** Games that together show every kind of move. */
    readonly moves: readonly V[];
    /** Games that show what happens in few games. */
    readonly rare: readonly Seeded<V>[];
    /** Moves that a table makes in positions which hardly any game reaches. */
    readonly answers: readonly string[];
    /** Games that show the rules at work. */
    readonly rules: readonly V[];
  };
  /** The most that an app may have to load. */
  readonly sizes: {
    /** The rules, as a part of the whole game. */
    readonly rules: number;
    /** Writing and reading moves, core included, in bytes, gzipped. */
    readonly notation: number;
    /** The board, in bytes, gzipped. */
    readonly board: number;
  };
  readonly load: Loaders;
}
