import type { Change } from '../contract/change.js';
import type {
  AnyGame,
  AskedOf,
  BotReasonOf,
  EventOf,
  GameTypes,
  MoveOf,
  PositionIn,
  RefusalOf,
  StateOf,
  ViewOf,
} from '../contract/game.js';
import type { Language, Terms } from '../contract/language.js';
import type { SealedMove } from '../contract/notation.js';
import type { Score } from '../contract/outcome.js';
import type { DescribedPiece, Legend } from '../contract/piece.js';
import type { Section } from '../contract/position.js';
import type { Preview } from '../contract/preview.js';
import type { Explanation } from '../contract/priority.js';
import type { CoreRefusal } from '../contract/refusal.js';
import type { Foretold, Gain, Told } from '../contract/told.js';
import { answered } from '../engine/guard.js';
import { addressed, readerOf, tellMove, tellOutcome, tellPiece, tellPrompt, tellRefusal } from '../engine/telling.js';
import { type DescribedExplanation, describeExplanation } from './explanation.js';
import { type DescribedOption, type ToldOption, tellOption } from './options.js';
import type { ScoreSheet } from './score-sheet.js';
import { foretell, heaviestFirst, tellEvent, tellNotice, tellTrait } from './told.js';

/**
 * Everything that a game says in one language. The entry `words` of each game exports these functions. They speak to the viewer of the
 * position that you give: there that seat is *you*, whatever the host calls it. A state, and the view of a spectator, name every seat.
 *
 * @category Words
 */
export interface Words<G extends GameTypes> {
  /**
   * A move as a sentence, from the position in which it is made.
   *
   * @category Say it in words
   */
  describeMove(position: PositionIn<G>, move: G['move'] | SealedMove): string;
  /**
   * A refusal as a sentence. Its rule is `rule` of the refusal.
   *
   * @param position - The position in which it was given: the sentence then names seats.
   * @category Say it in words
   */
  describeRefusal(refusal: CoreRefusal | G['refusal'], position?: PositionIn<G>): string;
  /**
   * An event as an item, for logs. It follows the sentence of the move: `undefined` where that has already said it.
   *
   * @param position - Any position of the game, best the one before the event.
   * @param event - An event of `transition`, or what `viewEvent` gives for it.
   * @category Say it in words
   */
  describeEvent(position: PositionIn<G>, event: G['event']): Told | undefined;
  /**
   * What seats gain and lose by an event, in figures such as `+3 coins`, to float over a board; empty where nothing changes hands.
   *
   * @param event - An event of `transition`, or what `viewEvent` gives for it.
   * @category Say it in words
   */
  describeGains(position: PositionIn<G>, event: G['event']): readonly Gain[];
  /**
   * Why a bot chose its move, in sentences: its headline, its reasons, and every priority list item by item.
   *
   * @param position - The position, or the view, that `explainBotMove` was asked about.
   * @category Say it in words
   */
  describeExplanation(position: PositionIn<G>, explanation: Explanation<unknown, G['reason']>): DescribedExplanation;
  /**
   * What a seat could do so that a script chooses otherwise, in one sentence; also that no move would.
   *
   * @param change - What `whatWouldChange` of the coach has found.
   * @category Say it in words
   */
  describeChange(change: Change<G['view'], G['move'], G['reason']> | undefined): string;
  /**
   * What is asked, as a sentence: `promptOf` gives the prompt.
   *
   * @category Say it in words
   */
  describePrompt(position: PositionIn<G>, prompt: G['prompt']): string;
  /**
   * What there is to say now: what is asked, or how the game ended, and what is about to end.
   *
   * @param now - What `positionOf` of a table gives, or an update.
   * @category Say it in words
   */
  describeTurn(now: TurnIn<G>): DescribedTurn;
  /**
   * What is about to end, as an item: `notices` gives the data. Its weight is that for the viewer of the position.
   *
   * @category Say it in words
   */
  describeNotice(position: PositionIn<G>, notice: G['notice']): Told;
  /**
   * What a move will certainly do, item by item, the heaviest for the mover first: what it means, what happens, what is about to end
   * then. Answers of scripted opponents follow in their order; only what ends the game stands before.
   *
   * @param position - The position that `preview` was asked about.
   * @category Say it in words
   */
  describePreview(position: PositionIn<G>, preview: Preview<G['move'], G['event']>): readonly Foretold[];
  /**
   * What stands at a place of the board: its name, its effect, its price for the viewer, and the rules that say so. The board gives
   * the same text to screen readers.
   *
   * @param place - The id of the place, as `drawBoard` gives it in `data-piece`.
   * @returns `undefined` where the board has no such place.
   * @category Say it in words
   */
  describePiece(position: PositionIn<G>, place: string): DescribedPiece | undefined;
  /**
   * What each icon of the board means.
   *
   * @category Say it in words
   */
  readonly legend: Legend;
  /**
   * What an option does, what it may be, and what its values mean, for a form.
   *
   * @param option - A field of `game.options.fields`, or a name with values.
   * @param values - The values to tell, where a form offers others than the field lists: fewer beside other options, or the numbers of a
   * range.
   * @throws Error - No option has the name.
   * @category Say it in words
   */
  describeOption(option: ToldOption, values?: readonly unknown[]): DescribedOption;
  /**
   * How a level for people with a trait plays, in a short sentence.
   *
   * @param trait - The `trait` of a level that `levels` of `@wonders/core/bots` gives.
   * @throws RangeError when the game has no such trait.
   * @category Say it in words
   */
  describeTrait(trait: string): string;
  /**
   * The score sheet: a line for each category, and the total. In an unfinished game, the sheet if it ended now; `null` for points that a
   * view hides.
   *
   * @category Say it in words
   */
  describeScores<P extends number | null = number>(
    outcome: { readonly scores: readonly Score<string, P>[] },
    position: PositionIn<G>,
  ): ScoreSheet<P>;
  /**
   * Who won a finished game, by how much, and how, by its rules or by a verdict; `''` while it goes on.
   *
   * @category Say it in words
   */
  describeOutcome(position: PositionIn<G>): string;
  /**
   * The table in words, enough to play by: for text interfaces, screen readers and bots that read.
   *
   * @param position - A state, or a view, which shows only what its viewer may see and counts face-down components.
   * @category Say it in words
   */
  describePosition(position: PositionIn<G>): readonly Section[];
}

/**
 * What {@link Words.describeTurn} reads of a position.
 *
 * @category Words
 */
export interface TurnIn<G extends GameTypes> {
  /** What the viewer sees. */
  readonly view: G['view'];
  /** What is asked; `null` when the game is over. */
  readonly prompt: G['prompt'] | null;
  /** What is about to end. */
  readonly notices: readonly G['notice'][];
}

/**
 * What there is to say at a turn.
 *
 * @category Words
 */
export interface DescribedTurn {
  /** What is asked, or how the game ended. */
  readonly headline: string;
  /** What is about to end, the heaviest for the viewer first. */
  readonly notices: readonly Told[];
}

/**
 * The types of a game value that its words are about.
 *
 * @category Words
 */
export interface SaidOf<G extends AnyGame> extends GameTypes {
  readonly state: StateOf<G>;
  readonly view: ViewOf<G>;
  readonly move: MoveOf<G>;
  readonly event: EventOf<G>;
  readonly refusal: RefusalOf<G>;
  readonly reason: BotReasonOf<G>;
  readonly prompt: AskedOf<G>['prompt'];
  readonly notice: AskedOf<G>['notice'];
}

/**
 * The words of a game value, in any language: what its entry `words` exports.
 *
 * @category Words
 */
export type WordsOf<G extends AnyGame> = Words<SaidOf<G>>;

/**
 * The words of any game, for tools that work with all of them.
 *
 * @category Words
 */
// biome-ignore lint/suspicious/noExplicitAny: what a tool does not look into may be anything.
export type AnyWords = Words<any>;

/**
 * The functions of a language.
 *
 * @example
 * ```ts no-run
 * import type { Language, Terms } from '@wonders/core';
 * import { wordsOf } from '@wonders/core/words';
 * declare const italian: Language<Terms>; // the translation, in a folder of its own
 * export const { describeMove, describeEvent } = wordsOf(italian);
 * ```
 * @category Words
 */
export function wordsOf<G extends Terms>(language: Language<G>): Words<G> {
  /** Guards what is told of a position, and tells it to the viewer. */
  const toViewer = <A extends readonly unknown[], T>(tell: (position: PositionIn<G>, ...asked: A) => T) =>
    answered((position: PositionIn<G>, ...asked: A) => tell(addressed(language, position), ...asked));
  const describeMove: Words<G>['describeMove'] = toViewer((position, move) => tellMove(language, position, move));
  const describePrompt: Words<G>['describePrompt'] = toViewer((position, prompt) =>
    tellPrompt(language, position, prompt),
  );
  const describeNotice: Words<G>['describeNotice'] = toViewer((position, notice) =>
    tellNotice(language, position, notice),
  );
  const describeOutcome: Words<G>['describeOutcome'] = toViewer((position) =>
    isOver(position) ? tellOutcome(language, position) : '',
  );
  const explained: Words<G>['describeExplanation'] = toViewer((position, explanation) =>
    describeExplanation(language, position, explanation),
  );

  return {
    describeMove,
    describeRefusal: (refusal, position) => tellRefusal(language, refusal, position && addressed(language, position)),
    describeEvent: toViewer((position, event) => tellEvent(language, position, event, readerOf(position))),
    describeGains: answered(
      (position, event) =>
        (language.gains as Readonly<Record<string, (...about: readonly unknown[]) => readonly Gain[]>> | undefined)?.[
          event.kind
        ]?.(event, position) ?? [],
    ),
    describePrompt,
    describeNotice,
    describeTurn: ({ view, prompt, notices }) => ({
      headline: prompt === null ? describeOutcome(view) : describePrompt(view, prompt),
      notices: heaviestFirst(notices.map((notice) => describeNotice(view, notice))),
    }),
    describePreview: toViewer((position, preview) => foretell(language, position, preview)),
    describePiece: toViewer((position, place) => tellPiece(language, position, place)),
    legend: Object.freeze({ ...language.common.legend, ...language.legend }),
    describeOption: (option, values) => tellOption(language, option, values),
    describeTrait: (trait) => tellTrait(language, trait),
    describeScores({ scores }, position) {
      const told = addressed(language, position);
      const lines = Object.keys(scores[0]?.categories ?? {}).map((category) => ({
        category,
        name: language.categories[category as keyof typeof language.categories],
        points: scores.map(({ categories }) => categories[category] as (typeof scores)[number]['total']),
      }));
      const total = { category: 'total', name: language.total, points: scores.map(({ total: points }) => points) };
      return { seats: scores.map(({ seat }) => language.seat(told, seat)), lines: [...lines, total] };
    },
    describeExplanation: explained,
    describeChange(change) {
      if (change === undefined) return language.common.unchanged;
      const { line, after, explanation } = change;
      const { brief } = explained(after, explanation);
      return language.common.otherwise(
        line.map(({ view, move }) => describeMove(view, move)),
        brief.replace(/\.$/, ''),
      );
    },
    describeOutcome,
    describePosition: toViewer(language.position),
  };
}

/** Whether nobody decides any more. */
const isOver = (position: object): boolean =>
  (position as { readonly pending: readonly unknown[] }).pending.length === 0;
