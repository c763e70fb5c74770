import type { OfKind } from './kinds.js';
import type { BaseMove } from './notation.js';
import type { AllowedWords, LimitedWords, OptionTable } from './option-words.js';
import type { Legend, Piece } from './piece.js';
import type { Seat, Section, Viewer } from './position.js';
import type { Met } from './priority.js';
import type { CoreRefusal, GameRefusal } from './refusal.js';

/**
 * What the sentences of a game are about: the types that its {@link Language} is made of.
 *
 * @category Words
 */
export interface Terms {
  /** A state or a view. */
  readonly position: {
    /** Whose view it is; `null` for a state. */
    readonly viewer: Viewer | null;
  };
  /** Every move, answers to chance decisions included. */
  readonly move: BaseMove;
  /** The kinds of chance decisions: what turns up. */
  readonly chance: string;
  /** The game's own events. */
  readonly event: { readonly kind: string };
  /** The game's own refusals. */
  readonly refusal: GameRefusal;
  /** The values of each reason, by key. */
  readonly reasons: object;
  /** The values of each question to a seat or to the table, by key. */
  readonly prompts: object;
  /** The values of each notice of what is about to end, by key. */
  readonly notices: object;
  /** The game's own options. */
  readonly options: object;
  /** The lines of the score sheet. */
  readonly category: string;
  /** The ids of all components. */
  readonly component: string;
  /** The further words of the board. */
  readonly board: object;
}

/**
 * The refusal of a union with a code; codes with the same parameters may share one.
 *
 * @category Words
 */
export type OfCode<R, C> = R extends { readonly code: infer Own } ? (C extends Own ? R : never) : never;

/**
 * A language of a game: a name for every component, and a sentence for everything that the game says. Each table is total, so that
 * the compiler names what a translation lacks. Everything renders through it: the functions of the entry `words`, boards, errors.
 *
 * @category Words
 */
export interface Language<T extends Terms> {
  /** By BCP 47: `'en'`, `'it'`. */
  readonly tag: string;
  /** The words that all games share. */
  readonly common: CommonWords;
  /** The name of a component. */
  readonly name: (component: T['component']) => string;
  /** The name of a seat: from the option `names`, or from the game. */
  readonly seat: (position: T['position'], seat: Seat) => string;
  /** A move, told from the position in which it is made. */
  readonly moves: {
    readonly [K in T['move']['kind']]: (move: OfKind<T['move'], K>, position: T['position']) => string;
  };
  /** What happened; `''` where the sentence of the move has already said it. */
  readonly events: {
    readonly [K in T['event']['kind']]: (event: OfKind<T['event'], K>, position: T['position']) => string;
  };
  /** What seats gain and lose by an event, in figures: `+3 coins`. Pages let it float over the board. */
  readonly gains?: {
    readonly [K in T['event']['kind']]?: (event: OfKind<T['event'], K>, position: T['position']) => readonly Gain[];
  };
  /** What turned up; the move is `null` where it is hidden. */
  readonly draws: {
    readonly [K in T['chance']]: (
      move: OfKind<T['move'], K> | null,
      position: T['position'],
      to: Seat | 'all',
    ) => string;
  };
  /** Why a move is refused, without the rule. The position is absent where it is not known. */
  readonly refusals: {
    readonly [C in T['refusal']['code']]: (refusal: OfCode<T['refusal'], C>, position?: T['position']) => string;
  };
  /** Why a bot chose its move. What a yes/no item prefers has three sentences, for some, all and none of the candidates. */
  readonly reasons: {
    readonly [K in keyof T['reasons']]: (values: T['reasons'][K], position: T['position'], met?: Met) => string;
  };
  /** What is asked, as a sentence with the one who is asked. */
  readonly prompts: {
    readonly [K in keyof T['prompts']]: (values: T['prompts'][K], position: T['position'], seat: Seat) => string;
  };
  /** What is about to end the game, or a part of it, and what that means. */
  readonly notices: {
    readonly [K in keyof T['notices']]: (values: T['notices'][K], position: T['position']) => string;
  };
  /**
   * What a move certainly means and no event of it says: its price, what it may bring, what comes next. Previews tell it first. A kind
   * of move whose events say everything needs no sentence.
   */
  readonly ahead?: {
    readonly [K in T['move']['kind']]?: (move: OfKind<T['move'], K>, position: T['position']) => string;
  };
  /** What each option does, and what its values mean. */
  readonly options: OptionTable<T['options'], T['component']>;
  /** What stands at a place of the board; `undefined` where the board has no such place, or only a button there. */
  readonly piece: (position: T['position'], place: string) => Piece | undefined;
  /** What each icon of the board means, without the marks. */
  readonly legend: Legend;
  /** The name of each line of the score sheet but the last one. */
  readonly categories: { readonly [C in T['category']]: string };
  /** The name of the last line of the score sheet. */
  readonly total: string;
  /** Who won a finished game, by how much, and how. */
  readonly outcome: (position: T['position']) => string;
  /** The table in words, section by section. */
  readonly position: (position: T['position']) => readonly Section[];
  /** The further words of the board. */
  readonly board: T['board'];
}

/**
 * What a seat gains or loses, in figures.
 *
 * @category Words
 */
export interface Gain {
  /** Whose gain it is. */
  readonly seat: Seat;
  /** `+3 coins`, `−2 points`. */
  readonly says: string;
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
  /** A refusal with the id of its rule. */
  readonly byRule: (sentence: string, rule: string) => string;
  /** That a seat has chosen what others may not see. */
  readonly sealed: (seat: string) => string;
  /** That something has turned up that the viewer may not see. */
  readonly unseen: string;
  /** A candidate of a priority list with its note. */
  readonly noted: (candidate: string, note: string) => string;
  /**
   * An item of a priority list, with the candidates that it kept and dropped. `list`, `rule` and `dropped` are `''` where there is
   * none. `alone`: only one candidate was left, and nothing was asked. `equal`: it compared them, and all are equal.
   */
  readonly item: (step: {
    readonly list: string;
    readonly item: number;
    readonly label: string;
    readonly kept: string;
    readonly dropped: string;
    readonly rule: string;
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
