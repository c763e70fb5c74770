/** The games whose net can be trained: what the net sees, and where its weights go. */
import { architectsSolo } from '@wonders/architects-solo';
import * as architects from '@wonders/architects-solo/net';
import type { AnyGame, MoveOf, Seat } from '@wonders/core';
import type { SearchOptions } from '@wonders/core/bots';
import type { Active, Judge, Weights } from '@wonders/core/learn';
import { duelSolo } from '@wonders/duel-solo';
import * as duel from '@wonders/duel-solo/net';

/** A position that play changes in place. */
export type Draft = ReturnType<AnyGame['fast']['clone']>;

/** A game to learn. */
export interface Lesson {
  readonly game: AnyGame;
  /** The options of all games. */
  readonly options: object;
  /** How many inputs the net has, and how it sees them. */
  readonly inputs: number;
  readonly see: (position: Draft, seat: Seat, active: Active) => void;
  readonly netOf: (weights: Weights) => Judge<Draft>;
  /** How many parts moves are made of, and those of a move; `undefined` where the net has no policy. */
  readonly parts:
    | { readonly count: number; readonly write: (position: Draft, move: MoveOf<AnyGame>, parts: Active) => void }
    | undefined;
  /** The search with the net that is there. */
  readonly search: SearchOptions;
  /** The most decisions that begin a game with moves at random among them. */
  readonly opening: number;
  /** The file of the weights. */
  readonly weights: string;
}

const lesson = <G extends AnyGame>(
  game: G,
  net: {
    readonly INPUTS: number;
    readonly see: unknown;
    readonly netOf: unknown;
    readonly netSearch: unknown;
    readonly PARTS?: number;
    readonly partsOf?: unknown;
  },
  rest: Pick<Lesson, 'options' | 'opening' | 'weights'>,
): Lesson => ({
  game,
  inputs: net.INPUTS,
  see: net.see as Lesson['see'],
  netOf: net.netOf as Lesson['netOf'],
  parts:
    net.PARTS === undefined
      ? undefined
      : { count: net.PARTS, write: net.partsOf as NonNullable<Lesson['parts']>['write'] },
  search: net.netSearch as SearchOptions,
  ...rest,
});

const LESSONS: Readonly<Record<string, Lesson>> = {
  duel: lesson(duelSolo, duel, {
    options: { mode: 'versus', pantheon: false },
    opening: 55,
    weights: 'packages/duel-solo/src/net/weights.ts',
  }),
  architects: lesson(architectsSolo, architects, {
    options: { mode: 'versus', players: 2 },
    opening: 40,
    weights: 'packages/architects-solo/src/net/weights.ts',
  }),
};

/**
 * The settings of a search with weights of its own: with their policy where they have one.
 *
 * @param exploration - How much the policy counts against rewards.
 */
export function searchWith({ netOf, search }: Lesson, weights: Weights, exploration: number): SearchOptions {
  const { judge, policy } = netOf(weights);
  const guided = weights.moves.length > 0 && ({ prior: 'policy', policy, exploration } as const);
  return { ...search, judge, ...guided } as object as SearchOptions;
}

/**
 * The lesson of a game.
 *
 * @throws RangeError when there is none.
 */
export function lessonOf(name: string): Lesson {
  const found = Object.hasOwn(LESSONS, name) ? LESSONS[name] : undefined;
  if (found === undefined) throw new RangeError(`no net of "${name}"; there are ${Object.keys(LESSONS).join(', ')}`);
  return found;
}

/**
 * The lesson of which a game is the subject.
 *
 * @throws RangeError when there is none.
 */
export function lessonFor({ id }: Pick<AnyGame, 'id'>): Lesson {
  const found = Object.values(LESSONS).find(({ game }) => game.id === id);
  if (found === undefined) throw new RangeError(`${id} has no net`);
  return found;
}
