import type { Seat } from '@wonders/core';
import type { Colour, Counted, ScienceSymbol } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import type { MilitaryId } from '../components/military.js';
import type { DivinityId } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { Special } from '../components/wonders.js';
import type { Category } from '../scoring.js';
import type { Ending, Position } from '../state/index.js';
import type { ResourceNames } from './language.js';

type Words<K extends string> = Readonly<Record<K, string>>;

/** The text before the colon of a line. */
export type Label =
  | 'age'
  | 'deciding'
  | 'again'
  | 'direction'
  | 'over'
  | 'built'
  | 'board'
  | 'drawn'
  | 'removed'
  | 'slot'
  | 'card'
  | 'pawn'
  | 'military'
  | 'minerva'
  | 'space'
  | 'deck'
  | 'enki'
  | 'coins'
  | 'astarte'
  | 'resources'
  | 'fixed'
  | 'symbols'
  | Colour
  | 'wonder'
  | 'progress'
  | 'divinities'
  | 'mythologies'
  | 'offerings'
  | 'points'
  | 'place';

/** The words of a language for everything on the table. `#` marks the place of a value. */
export interface Vocabulary {
  readonly headings: Words<'game' | 'draft' | 'structure' | 'track' | 'pantheon' | 'discard'>;
  /** `#` is the number of a slot or space, or the name of a deck, wonder or card. */
  readonly labels: Words<Label>;
  /** Nouns for counting: the singular and the plural. */
  readonly nouns: Readonly<
    Record<'coin' | 'point' | 'shield' | 'raw' | 'goods' | 'hidden-card' | 'hidden-divinity', readonly [string, string]>
  >;
  readonly resources: ResourceNames;
  readonly colours: Words<Colour>;
  readonly symbols: Words<ScienceSymbol>;
  /** The parts of SOLO's direction. */
  readonly fields: Words<'M' | 'S' | 'C'>;
  readonly categories: Words<Category>;
  readonly specials: Words<Special>;
  /** What Progress tokens and cards of the Pantheon do. */
  readonly effects: Words<ProgressId | DivinityId | 'gate'>;
  /** What cards and guilds pay coins and points for. */
  readonly counted: Words<Counted>;
  readonly plain: Words<
    | 'none'
    | 'free'
    | 'and'
    | 'or'
    | 'next'
    | 'face-down'
    | 'guild-back'
    | 'temple-back'
    | 'empty'
    | 'snake'
    | 'another-turn'
  >;
  readonly around: Words<
    | 'costs'
    | 'now'
    | 'free-with'
    | 'frees'
    | 'under-slot'
    | 'under-slots'
    | 'fixed-price'
    | 'fine'
    | 'built-with'
    | 'per'
    | 'majority'
    | 'bears'
    | 'divinity'
    | 'mythology-token'
    | 'offering-token'
    | 'of-most'
    | 'temples'
  >;
}

/** A vocabulary, with functions for the texts that depend on the seats. */
export interface PositionWords extends Vocabulary {
  readonly name: (id: ComponentId) => string;
  /** The name within a sentence, with its article where the language needs one. */
  readonly the: (id: ComponentId) => string;
  readonly who: (position: Position, seat: Seat) => string;
  /** The price for a seat. */
  readonly for: (position: Position, seat: Seat, coins: number) => string;
  /** A space of the Conflict track, and a Military token with the side on which it lies. */
  readonly space: (position: Position, space: number) => string;
  readonly fine: (position: Position, token: MilitaryId) => string;
  readonly ending: (position: Position, ending: Ending, winner: Seat | null) => string;
}
