import { count, listed, title } from '@wonders/core/words';
import type { ActionCard } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import { type DiscId, discOf } from '../components/discs.js';
import { BUILDING_TYPES, type BuildingType, TYPES } from '../components/types.js';
import type { WonderId } from '../components/wonders.js';
import type { Offer } from '../state/index.js';

/** Hundredths of a point as points: `8.5 points`. */
export const pointsName = (hundredths: number): string => count(hundredths / 100, 'point');

/** What people call a wonder within a sentence: `the Pyramids of Giza`. */
export const wonderName = (id: WonderId): string => `the ${title(id)}`;

/** What people call a card of a type: `stone mason`. */
export const typeName = (type: BuildingType): string => type.replace('-', ' ');

/** The action cards as people call them. */
export const ACTION_NAMES = {
  'card-trade': 'Card trade',
  joker: 'Joker',
  'disc-bonus': 'Building disc bonus',
  'card-draw': 'Card draw',
  'triple-bonus': 'Triple bonus',
  'double-turn': 'Double turn',
  'five-vp': '5 victory points',
} as const satisfies Readonly<Record<ActionCard, string>>;

/** Building cards in words: `2 camels and 1 ship`, `nothing`. */
export function cardsName(cards: Cards): string {
  if (total(cards) === 0) return 'nothing';
  const held = TYPES.filter((type) => cards[type] > 0);
  return listed(held.map((type) => count(cards[type], typeName(BUILDING_TYPES[type]))));
}

/** An offer in words: `2 camels with the trading card`. */
export const offerName = ({ cards, trade }: Offer): string =>
  `${cardsName(cards)}${trade ? ' with the trading card' : ''}`;

/** A disc in words: `4 cranes`, `3 cranes and 2 ships`. */
export const discName = (id: DiscId): string => cardsName(discOf(id).needs);
