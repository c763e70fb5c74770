import { integer, type Notation, nullable, type Seat, subset } from '@wonders/core';
import type { CardId, Mythology } from './components/cards.js';
import type { Direction } from './components/directions.js';
import {
  card,
  direction,
  divinity,
  military,
  mythology,
  offering,
  progress,
  seat,
  slot,
  space,
  wonder,
} from './components/fields.js';
import type { MilitaryId } from './components/military.js';
import { type DivinityId, OFFERINGS, type Offering } from './components/pantheon.js';
import type { ProgressId } from './components/progress.js';
import type { WonderId } from './components/wonders.js';
import type { ChanceKind } from './state/decision.js';

/**
 * A move of a seat, or the answer to a chance decision. An answer has the kind of its decision ({@link ChanceKind}).
 *
 * @category Moves
 */
export type Move =
  | Of<
      'construct' | 'discard' | 'zeus-card' | 'build-top-row' | 'purple-place',
      {
        /** The slot of the structure, from 0, row by row from the top: the card that the move is about. */
        readonly slot: number;
      }
    >
  | Of<
      'construct-wonder',
      {
        /** The slot of the accessible card that goes under the wonder, from 0, row by row from the top. */
        readonly slot: number;
        /** The wonder that you construct, one of your own. */
        readonly wonder: WonderId;
      }
    >
  | Of<
      'activate',
      {
        /** The space of the Pantheon, 1 to 6, counted from seat 0. */
        readonly space: number;
        /** The Offering tokens that you give for a lower price, by their discounts: 2, 3, 4. None: the full price. */
        readonly offerings: readonly Offering[];
      }
    >
  | Of<
      'draft-wonder' | 'anubis-wonder' | 'ra-wonder' | 'draw-wonder',
      {
        /** The wonder: one that you draft, that Anubis undoes, that Ra takes, or that is drawn. */
        readonly wonder: WonderId;
      }
    >
  | Of<
      'choose-direction',
      {
        /** The direction that SOLO follows: the first letter is its primary one, the second its secondary one. */
        readonly direction: Direction;
      }
    >
  | Of<
      'choose-first-player' | 'first-player',
      {
        /** The seat that begins, 0 or 1. */
        readonly first: Seat;
      }
    >
  | Of<
      'place-divinity',
      {
        /** The divinity that you place; `null` on SOLO's turns, which place one unseen. */
        readonly divinity: DivinityId | null;
        /** The space of the Pantheon that it goes to, 1 to 6, counted from seat 0. */
        readonly space: number;
      }
    >
  | Of<
      'take-progress' | 'draw-progress',
      {
        /** The progress token that you take, or that is drawn. */
        readonly token: ProgressId;
      }
    >
  | Of<
      'build-discarded' | 'destroy-card' | 'liberty-own' | 'liberty-give',
      {
        /** The building: one to construct from the discard, one to destroy, or one that changes cities. */
        readonly card: CardId;
      }
    >
  | Of<
      'nisaba-card' | 'baal-card' | 'reveal' | 'removed-card' | 'isis-card',
      {
        /** The building: one that Nisaba copies or Baal steals, or one that turns up. */
        readonly card: CardId;
      }
    >
  | Of<
      'theater-deck' | 'mythology-token',
      {
        /** The mythology of the deck that you choose, or of the token drawn. */
        readonly mythology: Mythology;
      }
    >
  | Of<
      'theater-choose' | 'theater-order' | 'gate-choose',
      {
        /** The divinity that you choose, or the one that goes back to its deck first. */
        readonly divinity: DivinityId;
      }
    >
  | Of<
      'look-divinity' | 'turn-divinity' | 'theater-draw',
      {
        /** The divinity that turned up. */
        readonly divinity: DivinityId;
      }
    >
  | Of<
      'isis-build',
      {
        /** The wonder of your own that Isis constructs, free of charge. */
        readonly wonder: WonderId;
        /** The discarded card that goes under it; `null` on SOLO's turns, where chance draws it. */
        readonly card: CardId | null;
      }
    >
  | Of<
      'minerva-space',
      {
        /** The space of the conflict track where Minerva's pawn goes: -9 to 9, positive on the side where seat 0 leads. */
        readonly space: number;
      }
    >
  | Of<
      'neptune-remove' | 'neptune-apply',
      {
        /** The military token that Neptune removes or applies. */
        readonly military: MilitaryId;
      }
    >
  | Of<
      'offering-token',
      {
        /** The Offering token drawn, by its discount: 2, 3 or 4. */
        readonly offering: Offering;
      }
    >;

/**
 * A union with one member for each kind, all with the same parameters.
 *
 * @category Moves
 */
export type Of<K extends string, P> = K extends string ? { readonly kind: K } & P : never;

/**
 * The move of one kind.
 *
 * @category Moves
 */
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/**
 * A move that answers a chance decision.
 *
 * @category Moves
 */
export type ChanceMove = MoveOf<ChanceKind>;

/**
 * A move that a seat makes.
 *
 * @category Moves
 */
export type SeatMove = Exclude<Move, ChanceMove>;

const offerings = subset(...OFFERINGS);

/** The parameters of each kind of move, in the order of the notation. */
export const notation: Notation<Move> = {
  construct: { slot },
  discard: { slot },
  'construct-wonder': { slot, wonder },
  activate: { space, offerings },
  'draft-wonder': { wonder },
  'choose-direction': { direction },
  'choose-first-player': { first: seat },
  'place-divinity': { divinity: nullable(divinity), space },
  'take-progress': { token: progress },
  'build-discarded': { card },
  'destroy-card': { card },
  'build-top-row': { slot },
  'liberty-own': { card },
  'liberty-give': { card },
  'theater-deck': { mythology },
  'theater-choose': { divinity },
  'theater-order': { divinity },
  'gate-choose': { divinity },
  'nisaba-card': { card },
  'baal-card': { card },
  'zeus-card': { slot },
  'anubis-wonder': { wonder },
  'ra-wonder': { wonder },
  'isis-build': { wonder, card: nullable(card) },
  'minerva-space': { space: integer(-9, 9) },
  'neptune-remove': { military },
  'neptune-apply': { military },
  'first-player': { first: seat },
  'draw-wonder': { wonder },
  'draw-progress': { token: progress },
  'purple-place': { slot },
  reveal: { card },
  'removed-card': { card },
  'isis-card': { card },
  'mythology-token': { mythology },
  'offering-token': { offering },
  'look-divinity': { divinity },
  'turn-divinity': { divinity },
  'theater-draw': { divinity },
};

/** Whether two well-formed moves are the same. */
export function equal(one: Move, two: Move): boolean {
  const a = one as unknown as Readonly<Record<string, unknown>>;
  const b = two as unknown as Readonly<Record<string, unknown>>;
  // Of unequal values, only lists can be equal as texts.
  for (const key in a)
    if (Object.hasOwn(a, key) && a[key] !== b[key] && String(a[key]) !== String(b[key])) return false;
  return true;
}
