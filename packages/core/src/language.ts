import type { OfKind } from './kinds.js';
import type { BaseMove, SealedMove } from './notation.js';
import { CHANCE, type Seat, type Section, type Viewer } from './position.js';
import { type CoreRefusal, type GameRefusal, isCoreRefusal } from './refusal.js';

/**
 * What the sentences of a game are about: the types that its {@link Language} is made of.
 *
 * @category Words
 */
export interface Terms {
  /** A state or a view. */
  readonly position: { readonly viewer: Viewer | null };
  /** Every move, answers to chance decisions included. */
  readonly move: BaseMove;
  /** The kinds of chance decisions: what turns up. */
  readonly chance: string;
  /** The game's own events. */
  readonly event: { readonly kind: string };
  readonly refusal: GameRefusal;
  /** The values of each reason, by key. */
  readonly reasons: object;
  /** The ids of all components. */
  readonly component: string;
  /** What the board says besides. */
  readonly board: object;
}

type OfCode<R, C> = R extends { readonly code: infer Own } ? (C extends Own ? R : never) : never;

/**
 * A language of a game: a name for every component, and a sentence for everything that can be said. Each table is total, so that the
 * compiler names what a translation lacks. All surfaces render through it: the functions of the entry `words`, boards, errors.
 *
 * @category Words
 */
export interface Language<T extends Terms> {
  /** By BCP 47: `'en'`, `'it'`. */
  readonly tag: string;
  /** What all games say. */
  readonly common: CommonWords;
  /** What a component is called. */
  readonly name: (component: T['component']) => string;
  /** What a seat is called: by the option `names`, or by the game. */
  readonly seat: (position: T['position'], seat: Seat) => string;
  /** A move, told from the position in which it is made. */
  readonly moves: {
    readonly [K in T['move']['kind']]: (move: OfKind<T['move'], K>, position: T['position']) => string;
  };
  /** What happened; `''` where the sentence of the move has said it. */
  readonly events: {
    readonly [K in T['event']['kind']]: (event: OfKind<T['event'], K>, position: T['position']) => string;
  };
  /** What turned up, `null` where that is hidden. */
  readonly draws: {
    readonly [K in T['chance']]: (
      move: OfKind<T['move'], K> | null,
      position: T['position'],
      to: Seat | 'all',
    ) => string;
  };
  /** Why a move is refused, without its rule. The position is not always known. */
  readonly refusals: {
    readonly [C in T['refusal']['code']]: (refusal: OfCode<T['refusal'], C>, position?: T['position']) => string;
  };
  /** Why a bot chose its move. */
  readonly reasons: {
    readonly [K in keyof T['reasons']]: (values: T['reasons'][K], position: T['position']) => string;
  };
  /** Who won a finished game, and how. */
  readonly outcome: (position: T['position']) => string;
  /** What lies on the table. */
  readonly position: (position: T['position']) => readonly Section[];
  /** What the board says besides. */
  readonly board: T['board'];
}

/**
 * What the words of all games share in one language.
 *
 * @category Words
 */
export interface CommonWords {
  /** Refusals that every game can give. `seat` names a seat, `''` where the table is not known. */
  readonly refusals: {
    readonly [C in CoreRefusal['code']]: (
      refusal: Extract<CoreRefusal, { readonly code: C }>,
      seat: (seat: Seat) => string,
    ) => string;
  };
  /** A refusal with the rule that it rests on. */
  readonly byRule: (sentence: string, rule: string) => string;
  /** That a seat has chosen what others may not see. */
  readonly sealed: (seat: string) => string;
  /** That something has turned up that the viewer may not see. */
  readonly unseen: string;
  /** A candidate of a priority list with what is to be known of it. */
  readonly noted: (candidate: string, note: string) => string;
  /** An item of a priority list, with the candidates that it kept and dropped; `''` where there is no list, rule or dropped candidate. */
  readonly item: (step: {
    readonly list: string;
    readonly item: number;
    readonly label: string;
    readonly kept: string;
    readonly dropped: string;
    readonly rule: string;
  }) => string;
  /** How many more moves a place of the board has than are read aloud. */
  readonly more: (moves: number) => string;
}

/** The sentence of a table for a key. */
export const sentence = (table: object, key: string, ...about: readonly unknown[]): string =>
  (table as Readonly<Record<string, (...about: readonly unknown[]) => string>>)[key]?.(...about) ?? '';

/** How a language calls the seats of a position. */
interface Naming<P> {
  readonly common: CommonWords;
  readonly seat: (position: P, seat: Seat) => string;
}

/** A move as a sentence; of a sealed one only that it was made. */
export function tellMove<P>(
  { common, seat, moves }: Naming<P> & { readonly moves: object },
  position: P,
  move: BaseMove | SealedMove,
): string {
  if (move.kind !== 'sealed') return sentence(moves, move.kind, move, position);
  const { seat: whose } = move as SealedMove;
  return whose === CHANCE ? common.unseen : common.sealed(seat(position, whose));
}

/** A refusal as a sentence, with its rule. */
export function tellRefusal<P>(
  { common, seat, refusals }: Naming<P> & { readonly refusals: object },
  refusal: CoreRefusal | GameRefusal,
  position?: P,
): string {
  const { code } = refusal;
  if (!isCoreRefusal(refusal)) return common.byRule(sentence(refusals, code, refusal, position), refusal.rule);
  const nameOf = (whose: Seat) => (position === undefined ? '' : seat(position, whose));
  return sentence(common.refusals, code, refusal, nameOf);
}
