import type {
  Naming as CoreNaming,
  Reason as CoreReason,
  Rung as CoreRung,
  Trace as CoreTrace,
  NoValues,
} from '@wonders/core';
import { priorityList } from '@wonders/core';
import type { Reason, Reasons } from './index.js';
import type { PlainKey } from './keys.js';

// The types of core, with the reasons of this game.
export type Trace = CoreTrace<Reason>;
export type Rung<C, X> = CoreRung<C, X, Reason>;
export type Naming<C> = CoreNaming<C, Reason>;

const NOTHING: NoValues = Object.freeze({});

/** A reason that needs no values. */
export const plain = <K extends PlainKey>(key: K): CoreReason<K, NoValues> => Object.freeze({ key, values: NOTHING });

/** A reason with its values. */
export const reason = <K extends keyof Reasons>(key: K, values: Reasons[K]): CoreReason<K, Reasons[K]> => ({
  key,
  values,
});

/** A priority list of this game. */
export const scale = <C, X>(name: Reason, rungs: readonly Rung<C, X>[]): readonly Rung<C, X>[] =>
  priorityList<C, X, Reason>(name, rungs);

/** The score of an item that prefers less. Never −0, which JSON cannot represent. */
export const least = (value: number): number => 0 - value;
