import { count } from '@wonders/core/words';
import { type Action, type Bonus, type CardId, isLetter } from '../components/cards.js';
import type { Character, CharacterId } from '../components/characters.js';
import type { Hidden, Position } from '../state/index.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { nameOf } from './names.js';
import { itemList, points } from './phrases.js';

const DOING: Readonly<Record<Action, string>> = {
  exploit: 'exploiting',
  urbanize: 'urbanizing',
  construct: 'constructing',
};

/** What an arrow or an equals card says. */
export function bonusWords(bonus: Bonus): string {
  switch (bonus.kind) {
    case 'on-action':
      return `${itemList(bonus.gain)} for ${DOING[bonus.action]}`;
    case 'per-resource-on-colour':
      return `${points(bonus.points)} per resource on ${bonus.colour} buildings`;
    case 'per-building-with-floors': {
      const { minFloors, maxFloors } = bonus;
      return `${points(bonus.points)} per building of ${minFloors} ${maxFloors === null ? 'or more' : `to ${maxFloors}`} floors`;
    }
    case 'per-card-with-action':
      return `${points(bonus.points)} per card for ${DOING[bonus.action]}`;
    case 'per-card-of-colour':
      return `${points(bonus.points)} per ${bonus.colour} card`;
    case 'flat':
      return points(bonus.points);
  }
}

/** A card with its bonus: `red 7 (1 resource and 1 point for exploiting)`. */
export const cardWords =
  ({ options }: Position) =>
  (card: CardId): string =>
    isLetter(card) ? nameOf(card) : `${nameOf(card)} (${bonusWords(keptBonus(options, card))})`;

export const characterWords =
  ({ options }: Position) =>
  (card: CharacterId): string => {
    const { colour, bonus } = characterCard(options, card);
    return `${nameOf(card)} (${colour}, ${bonusWords(bonus)})`;
  };

/** What a character does, and what its owner starts with. */
export const startWords = ({ bonus, start }: Pick<Character, 'bonus' | 'start'>): string =>
  `${bonusWords(bonus)}, ${itemList(start)} to start with`;

/** A character to choose, with what it starts with. */
export const candidateWords =
  ({ options }: Position) =>
  (card: CharacterId): string => {
    const row = characterCard(options, card);
    return `${nameOf(card)} (${row.colour}, ${startWords(row)})`;
  };

/** Pieces by name, hidden ones counted: `red 1, B, 2 hidden cards`. */
export function pieces<T extends CardId | CharacterId>(
  list: readonly (T | Hidden)[],
  noun: string,
  words: (piece: T) => string = nameOf,
): string {
  const shown = list.filter((piece): piece is T => piece !== 'hidden').map(words);
  const hidden = list.length - shown.length;
  return [...shown, ...(hidden > 0 ? [count(hidden, `hidden ${noun}`)] : [])].join(', ');
}
