import type { GameTypes, PositionIn } from './game-types.js';
import type { OfKind } from './kinds.js';
import type { AllowedWords, LimitedWords, OptionTable } from './option-words.js';
import type { Legend, Piece } from './piece.js';
import type { Seat, Section } from './position.js';
import type { Met } from './priority.js';
import type { ValuesIn } from './reason.js';
import type { CoreRefusal } from './refusal.js';
import type { Gain, Said, Weighing, Where } from './told.js';
import type { Verdict } from './verdict.js';

/**
 * What the sentences of a game are about: its types, and what only words name. A {@link Language} is made of it.
 *
 * @category Words
 */
export interface Terms extends GameTypes {
  /** The kinds of chance decisions: what turns up. */
  readonly chance: string;
  /** The ids of all components. */
  readonly component: string;
  /** The keys of what the items of priority lists prefer. */
  readonly question: string;
  /** The kinds of moves that mean something that no event says. */
  readonly ahead: string;
  /** The names of its traits, where its levels for people have any. */
  readonly trait?: string;
  /** The further words of the board. */
  readonly board: object;
}

/**
 * The lines of the score sheet.
 *
 * @typeParam G - The types of the game.
 * @category Words
 */
export type CategoryIn<G extends GameTypes> = keyof G['outcome']['scores'][number]['categories'] & string;

/**
 * The refusal of a union with a code; codes with the same parameters may share one.
 *
 * @category Words
 */
export type OfCode<R, C> = R extends { readonly code: infer Own } ? (C extends Own ? R : never) : never;

/**
 * The part of a {@link Language} that the game value carries: seats, moves and refusals.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface WordsDefinition<G extends GameTypes> {
  /** The words that all games share. */
  readonly common: CommonWords;
  /** The name of a seat: from the option `names`, or from the game. */
  readonly seat: (position: PositionIn<G>, seat: Seat) => string;
  /** A move, told from the position in which it is made. */
  readonly moves: {
    readonly [K in G['move']['kind']]: (move: OfKind<G['move'], K>, position: PositionIn<G>) => Said;
  };
  /** Why a move is refused. The position is absent where it is not known. */
  readonly refusals: {
    readonly [C in G['refusal']['code']]: (refusal: OfCode<G['refusal'], C>, position?: PositionIn<G>) => string;
  };
}

/**
 * A language of a game: a name for every component, and a sentence for everything that the game says. Each table is total, so that
 * the compiler names what a translation lacks. Everything renders through it: the functions of the entry `words`, boards, errors.
 *
 * @typeParam G - The types of the game, and what only its words name.
 * @category Words
 */
export interface Language<G extends Terms> extends WordsDefinition<G> {
  /** By BCP 47: `'en'`, `'it'`. */
  readonly tag: string;
  /** The name of a component. */
  readonly name: (component: G['component']) => string;
  /** What happened; `''` where the sentence of the move has already said it. */
  readonly events: {
    readonly [K in Exclude<G['event']['kind'], 'chance'>]: (
      event: OfKind<G['event'], K>,
      position: PositionIn<G>,
    ) => Said;
  };
  /** What seats gain and lose by an event, in figures: `+3 coins`. Pages let it float over the board. */
  readonly gains?: {
    readonly [K in Exclude<G['event']['kind'], 'chance'>]?: (
      event: OfKind<G['event'], K>,
      position: PositionIn<G>,
    ) => readonly Gain[];
  };
  /** What turned up; the move is `null` where it is hidden. */
  readonly draws: {
    readonly [K in G['chance']]: (move: OfKind<G['move'], K> | null, position: PositionIn<G>, to: Seat | 'all') => Said;
  };
  /** Why a bot chose its move. What a yes/no item prefers has three sentences, for some, all and none of the candidates. */
  readonly reasons: {
    readonly [K in G['reason']['key']]: (
      values: ValuesIn<G['reason']>[K],
      position: PositionIn<G>,
      met?: Met,
    ) => string;
  };
  /** Reasons that stand as headlines, in at most 60 characters, where their sentence may be longer. */
  readonly briefly: {
    readonly [K in G['reason']['key']]?: (values: ValuesIn<G['reason']>[K], position: PositionIn<G>) => string;
  };
  /** What an item of a priority list asks, by the key of what it prefers: `What can it pay for?` */
  readonly questions: {
    readonly [K in G['question'] & G['reason']['key']]: (
      values: ValuesIn<G['reason']>[K],
      position: PositionIn<G>,
    ) => string;
  };
  /** The ids of the rules that a reason rests on: the same in every language of the game. A bot's own judgement rests on none. */
  readonly grounds: {
    readonly [K in G['reason']['key']]?: readonly string[] | ((values: ValuesIn<G['reason']>[K]) => readonly string[]);
  };
  /** What is asked, as a sentence with the one who is asked. */
  readonly prompts: {
    readonly [K in G['prompt']['key']]: (
      values: ValuesIn<G['prompt']>[K],
      position: PositionIn<G>,
      seat: Seat,
    ) => string;
  };
  /** What is about to end the game, or a part of it, and what that means. */
  readonly notices: {
    readonly [K in G['notice']['key']]: (values: ValuesIn<G['notice']>[K], position: PositionIn<G>) => Said;
  };
  /**
   * What a move certainly means and no event of it says: its price, what it may bring, what comes next. `''` where there is nothing to
   * say. A kind of move whose events say everything has no sentence.
   */
  readonly ahead: { readonly [K in G['ahead']]: (move: OfKind<G['move'], K>, position: PositionIn<G>) => Said };
  /** What each sentence means to whom: the same in every language of the game. */
  readonly weights: Weights<G>;
  /** Where each sentence happens: the same in every language of the game. */
  readonly places: Whereabouts<G>;
  /** How a level for people with each trait plays, in a short sentence. */
  readonly traits?: { readonly [K in G['trait'] & string]: string };
  /** What each option does, and what its values mean. */
  readonly options: OptionTable<G['own'], G['component']>;
  /** What stands at a place of the board; `undefined` where the board has no such place, or only a button there. */
  readonly piece: (position: PositionIn<G>, place: string) => Piece | undefined;
  /** What each icon of the board means, without the marks. */
  readonly legend: Legend;
  /** The name of each line of the score sheet but the last one. */
  readonly categories: { readonly [C in CategoryIn<G>]: string };
  /** The name of the last line of the score sheet. */
  readonly total: string;
  /** Who won a game that its rules have ended, by how much, and how: boards and words ask for it by `tellOutcome`. */
  readonly outcome: (position: PositionIn<G>) => string;
  /** The places of a game that its rules have ended, and the points that decided: the same in every language of the game. */
  readonly placing: (position: PositionIn<G>) => Placing;
  /** The table in words, section by section. */
  readonly position: (position: PositionIn<G>) => readonly Section[];
  /** The further words of the board. */
  readonly board: G['board'];
}

/**
 * Who came where in a game that is over.
 *
 * @category Words
 */
export interface Placing {
  /** The place of each seat, 1 for the winner. */
  readonly ranks: readonly number[];
  /** The points of each seat that its place is told with; `null` where no points decided. */
  readonly points: readonly number[] | null;
}

/**
 * The place that the reader has reached.
 *
 * @category Words
 */
export interface ReachedPlace {
  /** 1 for a winner. */
  readonly place: number;
  /** How many seats the table has. */
  readonly seats: number;
  /** Whether others have reached the same place. */
  readonly shared: boolean;
  /** The points of the reader; `null` where no points decided. */
  readonly points: number | null;
}

/**
 * What the words of all games share in one language.
 *
 * @category Words
 */
export interface CommonWords {
  /** Refusals that every game can give. `seat` names a seat, or gives `''` where the table is not known. */
  readonly refusals: {
    readonly [C in CoreRefusal['code']]: (
      refusal: Extract<CoreRefusal, { readonly code: C }>,
      seat: (seat: Seat) => string,
    ) => string;
  };
  /** What the language calls its reader where a seat is named: `You`. The sentences of every game know it from a name. */
  readonly you: string;
  /** That a seat has chosen what others may not see. */
  readonly sealed: (seat: string) => string;
  /** That something has turned up that the viewer may not see. */
  readonly unseen: string;
  /** How a game ended that its rules have not ended, by the name of the one who lost by it: `''` where nobody did. */
  readonly verdicts: { readonly [B in Verdict['by']]: (loser: string) => string };
  /** Who has won a game that its rules have not ended. */
  readonly won: (winners: readonly string[]) => string;
  /** How well the reader did in a game that is over: `You are fourth with 25 points`. */
  readonly placed: (reached: ReachedPlace) => string;
  /** That the candidates of a priority list are equal on so many of its questions, two or more. */
  readonly equalOn: (questions: number) => string;
  /** At which question of a ladder a candidate fell, in two words: `question 2`. */
  readonly fellAt: (question: number) => string;
  /** What would make a script choose otherwise: moves of the reader as sentences, and what the script then does. */
  readonly otherwise: (moves: readonly string[], answer: string) => string;
  /** That no move of the reader makes a script choose otherwise, of those that were tried. */
  readonly unchanged: string;
  /** A candidate of a priority list with its note. */
  readonly noted: (candidate: string, note: string) => string;
  /**
   * An item of a priority list, with the candidates that it kept and dropped. `list` and `dropped` are `''` where there is
   * none. `alone`: only one candidate was left, and nothing was asked. `equal`: it compared them, and all are equal.
   */
  readonly item: (step: {
    readonly list: string;
    readonly item: number;
    readonly label: string;
    readonly kept: string;
    readonly dropped: string;
    readonly alone: boolean;
    readonly equal: boolean;
  }) => string;
  /** A piece in one line. */
  readonly piece: (piece: Piece) => string;
  /** What the marks of a board mean: the move that is advised, the last one, what a question is about. */
  readonly legend: Legend;
  /** How many moves of a place on the board are not read aloud. */
  readonly more: (moves: number) => string;
  /** What an option may be. */
  readonly allowed: (what: AllowedWords) => string;
  /** What an option may be while other options have some of their values. */
  readonly limited: (others: readonly LimitedWords[], allowed: string) => string;
}

/**
 * What each sentence of a game means, in any language. The tables are total: a sentence without a weight does not compile.
 *
 * @category Words
 */
export interface Weights<G extends Terms> {
  /** What happened. */
  readonly events: {
    readonly [K in Exclude<G['event']['kind'], 'chance'>]: Weighing<OfKind<G['event'], K>, PositionIn<G>>;
  };
  /** What turned up, by the seat that sees it. */
  readonly draws: {
    readonly [K in G['chance']]: Weighing<OfKind<G['move'], K> | null, PositionIn<G>>;
  };
  /** What is about to end. */
  readonly notices: {
    readonly [K in G['notice']['key']]: Weighing<ValuesIn<G['notice']>[K], PositionIn<G>>;
  };
  /** What moves mean besides their events, by the seat that moves. */
  readonly ahead: { readonly [K in G['ahead']]: Weighing<OfKind<G['move'], K>, PositionIn<G>> };
}

/**
 * Where each sentence of a game happens on the board after it, in any language; also those that the sentence of a move has said. Total, like
 * {@link Weights}.
 *
 * @category Words
 */
export interface Whereabouts<G extends Terms> {
  /** What happened. */
  readonly events: {
    readonly [K in Exclude<G['event']['kind'], 'chance'>]: Where<OfKind<G['event'], K>, PositionIn<G>>;
  };
  /** What turned up, and who sees it. */
  readonly draws: {
    readonly [K in G['chance']]: Where<OfKind<G['move'], K> | null, PositionIn<G>, [to: Seat | 'all']>;
  };
  /** What is about to end: on the present board. */
  readonly notices: { readonly [K in G['notice']['key']]: Where<ValuesIn<G['notice']>[K], PositionIn<G>> };
  /** What moves mean besides their events. */
  readonly ahead: { readonly [K in G['ahead']]: Where<OfKind<G['move'], K>, PositionIn<G>> };
}
