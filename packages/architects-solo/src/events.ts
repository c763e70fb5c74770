import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import type { CardKind } from './components/cards.js';
import type { TokenId } from './components/tokens.js';
import type { WonderId } from './components/wonders.js';
import type { Back, Deck, DeckName, Move, Payment, ScienceSet, SelectMove } from './notation.js';
import type { DeckChoice, Ending } from './state/index.js';

/**
 * What happened, except for the answers of chance.
 *
 * @category Events
 */
export type OwnEvent =
  | { readonly kind: 'wonder-given'; readonly seat: Seat; readonly wonder: WonderId; readonly deck: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'age'; readonly age: number; readonly toCentral: number }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly card: CardKind | 'hidden' }
  | {
      readonly kind: 'selected';
      readonly seat: Seat;
      readonly from: DeckName | 'hand';
      readonly card: CardKind;
      readonly back: Back;
      /** The Opponent plays every card. */
      readonly use: SelectMove['use'];
    }
  | { readonly kind: 'chose'; readonly choice: DeckChoice }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly deck: Deck; readonly card: CardKind }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly card: CardKind }
  | { readonly kind: 'cat'; readonly seat: Seat }
  | { readonly kind: 'horns'; readonly turned: number }
  | { readonly kind: 'trigger'; readonly seat: Seat; readonly token: TokenId }
  | { readonly kind: 'extra'; readonly seat: Seat; readonly token: TokenId }
  | { readonly kind: 'science'; readonly seat: Seat; readonly set: ScienceSet }
  | { readonly kind: 'token'; readonly seat: Seat; readonly token: TokenId; readonly from: number | 'stack' }
  | { readonly kind: 'built'; readonly seat: Seat; readonly stage: number; readonly payment: Payment }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly deck: Deck }
  | { readonly kind: 'returned'; readonly deck: Deck; readonly cards: number }
  | { readonly kind: 'battle'; readonly shields: readonly number[]; readonly tokens: readonly number[] }
  | { readonly kind: 'conflict'; readonly shields: readonly number[]; readonly points: readonly number[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardKind; readonly number: number }
  | { readonly kind: 'central-discarded'; readonly from: DeckName; readonly card: CardKind }
  | { readonly kind: 'recycled'; readonly cards: number }
  | { readonly kind: 'coins'; readonly seat: Seat; readonly card: CardKind; readonly by: number }
  | { readonly kind: 'hands-passed' }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly ending: Ending };

/**
 * What happened.
 *
 * @category Events
 */
export type Event = OwnEvent | ChanceEvent<Move>;

/** Receives events as they happen. */
export type Sink = Emit<Event>;
