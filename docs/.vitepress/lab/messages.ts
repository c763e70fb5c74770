import type { GameResult } from '@wonders/core/arena';

/** What a race is about. */
export interface Plan {
  /** The name of the package. */
  readonly game: string;
  readonly options: object;
  /** The reader's module. */
  readonly source: string;
  readonly opponent: string;
  /** How long the reader's bot may think about a move, in milliseconds. */
  readonly budget: number;
}

/** What the reader's bot is called in results. */
export const MINE = 'mine';

/** What a referee is asked: to play a deal, or one of its games once more, telling why. */
export interface Call {
  readonly plan: Plan;
  readonly deal: number;
  /** Which line-up is to be told. */
  readonly told?: number;
}

/** A move as a bot weighed it. */
interface Weighed {
  readonly says: string;
  readonly value: number;
  readonly visits: number;
}

/** Why a move was made. */
export interface Why {
  readonly lines: readonly string[];
  readonly candidates: readonly Weighed[];
}

/** What a referee answers. */
export type Report =
  | { readonly kind: 'dealt'; readonly deal: number; readonly results: readonly GameResult[] }
  /** The reasons of each ply. */
  | { readonly kind: 'told'; readonly result: GameResult; readonly whys: readonly Why[] }
  /** The module of the reader could not be used. */
  | { readonly kind: 'failed'; readonly says: string; readonly line?: number };

/** What the realm of a bot is asked: first to load it, then one turn after the other. */
export type Order =
  | { readonly kind: 'load'; readonly source: string; readonly game: string }
  | {
      readonly kind: 'turn';
      readonly view: unknown;
      readonly seat: number;
      readonly seed: string;
      /** Whether a game begins: it gets a new bot. */
      readonly fresh: boolean;
    };

/** What comes from that realm. */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly says: string; readonly line?: number }
  | {
      readonly kind: 'move';
      readonly move: unknown;
      readonly candidates: readonly { readonly code: string; readonly value: number; readonly visits: number }[];
      readonly time: number;
    };
