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

/** What a referee says. */
export type Report =
  | { readonly kind: 'dealt'; readonly deal: number; readonly results: readonly GameResult[] }
  /** The reasons of each ply. */
  | { readonly kind: 'told'; readonly result: GameResult; readonly whys: readonly Why[] }
  /** It asks for a room with the reader's bot, in place of the one that it had: only a page can open one. */
  | { readonly kind: 'room' }
  /** The module of the reader could not be used. */
  | { readonly kind: 'failed'; readonly says: string; readonly line?: number };

/** What comes to a referee besides calls: the port of the room that it has asked for. */
export interface Opened {
  readonly opened: MessagePort;
}

/** What the reader's bot is asked. */
export interface Order {
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
  /** Whether a game begins: it gets a new bot. */
  readonly fresh: boolean;
}

/** What the room of a bot says. */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly says: string; readonly line?: number }
  | {
      readonly kind: 'move';
      readonly move: unknown;
      readonly candidates: readonly { readonly code: string; readonly value: number; readonly visits: number }[];
      readonly time: number;
    };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a room has said something that it may say: nobody knows what its code says. */
export function isReply(data: unknown): data is Reply {
  if (!isObject(data)) return false;
  if (data['kind'] === 'ready') return true;
  if (data['kind'] === 'failed')
    return typeof data['says'] === 'string' && (data['line'] === undefined || Number.isInteger(data['line']));
  const { kind, candidates, time } = data;
  return (
    kind === 'move' &&
    Number.isFinite(time) &&
    Array.isArray(candidates) &&
    candidates.every(
      (each) =>
        isObject(each) &&
        typeof each['code'] === 'string' &&
        typeof each['value'] === 'number' &&
        typeof each['visits'] === 'number',
    )
  );
}
