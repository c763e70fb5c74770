import type { AnyGame, MoveOf, StateOf } from '@wonders/core';

/** The id of a rule, wherever it stands. */
export const RULE_ID = /\b[A-Z]+-\d+[a-z]?\b/g;

/** A game as it was played, its moves as codes. */
export interface Played {
  readonly options: object;
  readonly moves: readonly string[];
}

/** A position: the game that leads to it or, where there is none, its state. */
export type Origin = Played | { readonly state: { readonly game: string } };

/** What an example shows in a position: a move, a refused move, the choice of a bot, the end of the game, or the position alone. */
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
  /** The title of the test of the rule, if the example comes from it. */
  readonly says?: string;
  readonly at: Origin;
}

/** The examples of a game's rules by the ids of the rules. */
export type Scenes = Readonly<Record<string, Scene>>;

/** The position of an example. A bare state counts as one of today's rules if it has the shape of their states. */
export function positionOf(game: AnyGame, at: Origin): StateOf<AnyGame> {
  if ('state' in at) return { ...at.state, rules: game.rules } as StateOf<AnyGame>;
  const opening: StateOf<AnyGame> = game.newGame(at.options);
  return at.moves.reduce((state, code) => game.applyMove(state, game.decodeMove(code) as MoveOf<AnyGame>), opening);
}
