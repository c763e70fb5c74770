import type { Seat } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { type Cards, type Hand, handOf, sum, total } from '../components/cards.js';
import { type Disc, discOf } from '../components/discs.js';
import { CARDS_PER_TYPE, TYPES } from '../components/types.js';
import { entry, tablesOf, type View } from '../state/index.js';
import { copiesHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import type { Demand, Effort } from './efforts.js';
import { quotient } from './hundredths.js';

/** What a bot knows at a decision: its view, and all that follows from it. */
export interface Knowledge extends Demand {
  readonly view: View;
  readonly me: Seat;
  readonly effort: Effort;
  readonly tables: ReturnType<typeof tablesOf>;
  /** The disc on each space. */
  readonly discs: readonly (Disc | null)[];
  /** EIGHT-200: how many discs on wonders show each type. */
  readonly showing: Cards;
  /** EIGHT-200, EIGHT-226: the value of a building card. */
  readonly card: number;
  /** How many building cards each seat holds, known or not. */
  readonly sizes: readonly number[];
  /** EIGHT-78: how many parts each seat has left. */
  readonly room: readonly number[];
  /** EIGHT-201: how many cards of each type every other seat seems to hold. */
  readonly estimates: readonly Cards[];
}

/** Works it out, once for a decision. */
export function know(view: View, me: Seat, effort: Effort): Knowledge {
  const discs = view.spaces.map((id) => (id === null ? null : discOf(id)));
  const showing: Hand = [0, 0, 0, 0];
  let needed = 0;
  for (const disc of discs) {
    if (disc === null) continue;
    for (const type of disc.types) showing[type]++;
    needed += disc.number;
  }
  const sizes = view.hands.map((_, seat) => handSize(view, seat));
  const demand: Demand = { scarcest: Math.min(...showing), needed, inHands: sum(sizes) };
  return {
    view,
    me,
    effort,
    tables: tablesOf(view),
    discs,
    showing,
    ...demand,
    card: effort.card(demand),
    sizes,
    room: sizes.map((_, seat) => partsLeft(view, seat)),
    estimates: estimate(view, me, sizes),
  };
}

/** EIGHT-201: the cards shown, and a fair share of the unseen ones, rounded. */
function estimate({ hands, discard, shown }: View, me: Seat, sizes: readonly number[]): readonly Cards[] {
  const own = entry(hands, me);
  const unseen = handOf((type) => CARDS_PER_TYPE - own[type] - discard[type]);
  for (let seat = 0; seat < shown.length; seat++)
    if (seat !== me) for (const type of TYPES) unseen[type] -= entry(shown, seat)[type];
  const all = Math.max(1, total(unseen));
  return shown.map((cards, seat) => {
    const unknown = entry(sizes, seat) - total(cards);
    return handOf((type) => {
      const hundredths = 100 * cards[type] + quotient(100 * unknown * unseen[type], all);
      return quotient(hundredths + 50, 100);
    });
  });
}

/** EIGHT-202: what a seat will probably offer, with `shift` more cards of each needed type (EIGHT-216). */
export function predictedOffer({ estimates, sizes }: Knowledge, seat: Seat, { needs, types }: Disc, shift = 0): Cards {
  const size = entry(sizes, seat);
  const guess = entry(estimates, seat);
  const cards: Hand = [0, 0, 0, 0];
  for (const type of types) {
    const plain = Math.min(needs[type], guess[type]);
    cards[type] = Math.max(0, Math.min(plain + shift, needs[type], size));
  }
  return cards;
}

/** How many action cards of a kind the bot holds. */
export const held = ({ view, me }: Knowledge, card: ActionCard): number => copiesHeld(view, me, card);
