import { count, listed } from '@wonders/core/words';
import { type Cards, total } from '../components/cards.js';
import { type DiscId, discOf, isDisc } from '../components/discs.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import type { WonderId } from '../components/wonders.js';
import type { Offer } from '../state/index.js';
import type { ComponentId } from './language.js';
import { COLOUR_NAMES } from './seats.js';

const NAMES: Readonly<Record<Exclude<ComponentId, DiscId>, string>> = {
  'pyramids-of-giza': 'Pyramids of Giza',
  'hanging-gardens': 'Hanging Gardens',
  'statue-of-zeus': 'Statue of Zeus',
  'temple-of-artemis': 'Temple of Artemis',
  mausoleum: 'Mausoleum',
  'colossus-of-rhodes': 'Colossus of Rhodes',
  'lighthouse-of-alexandria': 'Lighthouse of Alexandria',
  'tower-of-babel': 'Tower of Babel',
  camel: 'camel',
  crane: 'crane',
  ship: 'ship',
  'stone-mason': 'stone mason',
  'card-trade': 'Card trade',
  joker: 'Joker',
  'disc-bonus': 'Building disc bonus',
  'card-draw': 'Card draw',
  'triple-bonus': 'Triple bonus',
  'double-turn': 'Double turn',
  'five-vp': '5 victory points',
  ...COLOUR_NAMES,
};

/**
 * The name of a component: `Joker`, `stone mason`, `Pyramids of Giza`. A disc is named by the cards that it needs.
 *
 * @category Say it in words
 */
export const nameOf = (id: ComponentId): string => (isDisc(id) ? cardsName(discOf(id).needs) : NAMES[id]);

/** A wonder within a sentence: `the Pyramids of Giza`. */
export const wonderName = (id: WonderId): string => `the ${nameOf(id)}`;

/** Building cards in words: `2 camels and 1 ship`, `nothing`. */
export function cardsName(cards: Cards): string {
  if (total(cards) === 0) return 'nothing';
  const held = TYPES.filter((type) => cards[type] > 0);
  return listed(held.map((type) => count(cards[type], nameOf(BUILDING_TYPES[type]))));
}

/** An offer in words: `2 camels with the trading card`. */
export const offerName = ({ cards, trade }: Offer): string =>
  `${cardsName(cards)}${trade ? ' with the trading card' : ''}`;

/** The spaces of a wonder, from the top. */
export const SPACE_NAMES = ['top', 'middle', 'bottom'] as const;
