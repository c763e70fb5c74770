import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import type { DescribedPiece } from '../contract/piece.js';
import { type CoachWords, coachEnglish } from '../words/coach.js';

/**
 * The words of a coach: those of the game's entry `words`, or of a translation, and its own. Everything has a default in English.
 *
 * @category Coach
 */
export interface CoachLanguage<G extends AnyGame> {
  /** Default: that of the game. */
  readonly describeMove?: (position: ViewOf<G>, move: MoveOf<G>) => string;
  /** Names the places of a hint; without it a hint says how many moves to compare. */
  readonly describePiece?: (position: ViewOf<G>, place: string) => DescribedPiece | undefined;
  /** Puts the reasons of the house bot into a sentence; without it a hint has none. */
  readonly describeExplanation?: (
    position: ViewOf<G>,
    explanation: ReturnType<G['explainBotMove']>,
  ) => {
    /** The sentence; `''` where the bot has nothing to say. */
    readonly headline: string;
  };
  /** Default: `coachEnglish` of `@wonders/core/words`. */
  readonly coach?: CoachWords;
}

/** The words of a coach with what every one of them has. */
export const wordsFor = <G extends AnyGame>(game: G, words: CoachLanguage<G>) => ({
  describeMove: game.describeMove,
  coach: coachEnglish,
  ...words,
});
