import type { PromptOf, Seat } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import type { DivinityId } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { WonderId } from '../components/wonders.js';
import type { Decision, Position, ProgressSource } from '../state/index.js';

/**
 * What a seat can do on its turn.
 *
 * @category Position
 */
export type TurnAction = 'construct' | 'discard' | 'construct-wonder' | 'activate';

/**
 * A place in the structure, and how many components may turn up there.
 *
 * @category Position
 */
export interface Spot {
  /** From the top, from 1. */
  readonly row: number;
  /** In its row from the side of seat 0, from 1. */
  readonly place: number;
  /** How many components may turn up. */
  readonly left: number;
}

/**
 * The questions of the game, with the values that each sentence needs.
 *
 * @category Position
 */
export interface Prompts {
  readonly draft: { readonly wonders: readonly WonderId[] };
  /** SOLO's first wonder has no direction (DUEL-013). */
  readonly direction: { readonly wonder: WonderId };
  readonly start: { readonly age: number; readonly tied: boolean };
  /** What the seat can do, and how many cards are left in the structure and on the Pantheon. */
  readonly turn: {
    readonly age: number;
    readonly can: readonly TurnAction[];
    readonly left: number;
    readonly altars: number;
  };
  /** The divinities to choose from; empty where the seat places one unseen (DUEL-130). */
  readonly 'place-divinity': { readonly mythology: Mythology; readonly divinities: readonly DivinityId[] };
  readonly progress: { readonly source: ProgressSource; readonly tokens: readonly ProgressId[] };
  readonly discarded: { readonly cause: 'mausoleum' | 'hades'; readonly cards: number };
  readonly destroy: { readonly colour: 'brown' | 'grey'; readonly cards: readonly CardId[] };
  readonly 'top-row': { readonly cards: number };
  readonly 'liberty-own': { readonly cards: readonly CardId[] };
  readonly 'liberty-give': { readonly cards: readonly CardId[] };
  readonly 'theater-deck': { readonly mythologies: readonly Mythology[] };
  readonly 'theater-choose': { readonly mythology: Mythology; readonly divinities: readonly DivinityId[] };
  readonly 'theater-order': {
    readonly mythology: Mythology;
    readonly chosen: DivinityId;
    readonly divinities: readonly DivinityId[];
  };
  readonly gate: { readonly divinities: readonly DivinityId[] };
  readonly nisaba: { readonly cards: readonly CardId[] };
  readonly baal: { readonly cards: readonly CardId[] };
  readonly zeus: { readonly cards: number };
  readonly anubis: { readonly wonders: readonly WonderId[] };
  readonly ra: { readonly wonders: readonly WonderId[] };
  readonly isis: { readonly wonders: readonly WonderId[]; readonly cards: number };
  readonly minerva: { readonly pawn: number };
  readonly 'neptune-remove': { readonly tokens: number };
  readonly 'neptune-apply': { readonly tokens: number };
  readonly 'first-player': { readonly left: number };
  /** The first wonder against SOLO is its own (DUEL-011). */
  readonly 'draw-wonder': {
    readonly batch: 1 | 2;
    readonly number: number;
    readonly forScript: boolean;
    readonly left: number;
  };
  readonly 'draw-progress': { readonly source: ProgressSource; readonly number: number; readonly left: number };
  readonly 'purple-place': { readonly temple: boolean; readonly number: number; readonly left: number };
  readonly reveal: Spot & { readonly purple: boolean; readonly struck: boolean };
  readonly 'mythology-token': Spot;
  readonly 'offering-token': Spot;
  /** SOLO's free card of an Age (DUEL-171), or a card for the Statue of Liberty (DUEL-102). */
  readonly 'removed-card': { readonly forScript: boolean; readonly number: number; readonly left: number };
  /** The place in the deck, from its top. Only this seat looks. */
  readonly 'look-divinity': { readonly mythology: Mythology; readonly place: number; readonly looks: Seat };
  /** On a space of the Pantheon, or at a place of the deck. */
  readonly 'turn-divinity': {
    readonly mythology: Mythology;
    readonly space: number | null;
    readonly place: number | null;
  };
  readonly 'theater-draw': { readonly divinities: readonly DivinityId[] };
  readonly 'isis-card': { readonly wonder: WonderId; readonly left: number };
}

/**
 * A question, as data.
 *
 * @category Position
 */
export type Prompt = PromptOf<Prompts>;

/** The values of a question, and the places that it is about. */
export type Asked<K extends keyof Prompts> = (
  s: Position,
  decision: Decision,
) => { readonly values: Prompts[K]; readonly places: readonly string[] };

/** Places by their components. */
export const placesOf = (prefix: string, ids: readonly (string | number)[]): readonly string[] =>
  ids.map((id) => `${prefix}-${id}`);
