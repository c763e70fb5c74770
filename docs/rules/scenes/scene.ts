/** The id of a rule, wherever it stands. */
export const RULE_ID = /\b[A-Z]+-\d+[a-z]?\b/g;

/** A game as it was played, its moves as codes. */
export interface Played {
  readonly options: object;
  readonly moves: readonly string[];
}

/** A position: how it came about, or, where no game came to it, as it is. */
export type Origin = Played | { readonly state: { readonly game: string } };

/** What is seen in a position: a move, a refused move, the choice of a bot, how the game ends, or the position alone. */
export interface Act {
  readonly shows: 'move' | 'refusal' | 'bot' | 'outcome' | 'position';
  /** The move as its code; there is none in a position alone. */
  readonly move?: string;
  /** The rules that the engine cites for it. */
  readonly rules: readonly string[];
}

/** What a test of a rule did. */
export interface Sighting {
  readonly title: string;
  /** Its file. */
  readonly file: string;
  readonly game: string;
  readonly act: Act;
  readonly origin: Origin;
}

/** An example of a rule, as the pages of the rules show it. */
export interface Scene {
  readonly shows: Act['shows'];
  readonly move?: string;
  /** What the test of the rule says of it, where the example is its test. */
  readonly says?: string;
  readonly at: Origin;
}

/** The examples of a game's rules by the ids of the rules. */
export type Scenes = Readonly<Record<string, Scene>>;
