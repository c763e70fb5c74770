import type { Seat } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { type Cards, handOf, total } from '../components/cards.js';
import type { Disc } from '../components/discs.js';
import { CARDS_PER_TYPE } from '../components/types.js';
import { entry, tablesOf, type View } from '../state/index.js';
import { copiesHeld } from '../table/action-cards.js';
import { cardsInHands, handSize } from '../table/hands.js';
import { cardsNeeded, discsShowing } from '../table/wonders.js';
import type { Demand, Level } from './levels.js';

/** What a bot knows at a decision: its view, and all that follows from it. */
export interface Knowledge extends Demand {
  readonly view: View;
  readonly me: Seat;
  readonly level: Level;
  readonly tables: ReturnType<typeof tablesOf>;
  /** EIGHT-200: how many discs on wonders show each type. */
  readonly showing: Cards;
  /** EIGHT-200, EIGHT-226: the value of a building card. */
  readonly card: number;
  /** EIGHT-201: how many cards of each type every other seat seems to hold. */
  readonly estimates: readonly Cards[];
}

/** Works it out, once for a decision. */
export function know(view: View, me: Seat, level: Level): Knowledge {
  const showing = discsShowing(view);
  const demand = { scarcest: Math.min(...showing), needed: cardsNeeded(view), inHands: cardsInHands(view) };
  return {
    view,
    me,
    level,
    tables: tablesOf(view),
    showing,
    ...demand,
    card: level.card(demand),
    estimates: estimate(view, me),
  };
}

/** EIGHT-201: the cards shown, and a fair share of the unseen ones, rounded. */
function estimate(view: View, me: Seat): readonly Cards[] {
  const own = entry(view.hands, me);
  const unseen = handOf((type) => {
    const shown = view.shown.reduce((sum, cards, seat) => (seat === me ? sum : sum + cards[type]), 0);
    return CARDS_PER_TYPE - own[type] - view.discard[type] - shown;
  });
  const all = Math.max(1, total(unseen));
  return view.shown.map((shown, seat) => {
    const unknown = handSize(view, seat) - total(shown);
    return handOf((type) => {
      const hundredths = 100 * shown[type] + Math.floor((100 * unknown * unseen[type]) / all);
      return Math.floor((hundredths + 50) / 100);
    });
  });
}

/** EIGHT-202: what a seat will probably offer, with `shift` more cards of each needed type (EIGHT-216). */
export function predictedOffer({ estimates, view }: Knowledge, seat: Seat, { needs }: Disc, shift = 0): Cards {
  const size = handSize(view, seat);
  const guess = entry(estimates, seat);
  return handOf((type) => {
    const plain = Math.min(needs[type], guess[type]);
    return Math.max(0, Math.min(plain + shift, needs[type], size));
  });
}

/** How many action cards of a kind the bot holds. */
export const held = ({ view, me }: Knowledge, card: ActionCard): number => copiesHeld(view, me, card);
