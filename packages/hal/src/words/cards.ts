import { count } from '@wonders/core/words';
import { type Action, type Bonus, type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { pieceName } from '../components/names.js';
import type { Hidden } from '../state/player.js';
import type { Position } from '../state/position.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { itemList, points } from './names.js';

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
    case 'per-building-of-color':
      return `${points(bonus.points)} per ${bonus.color} building`;
    case 'per-building-with-floors': {
      const { minFloors, maxFloors } = bonus;
      return `${points(bonus.points)} per building of ${minFloors} ${maxFloors === null ? 'or more' : `to ${maxFloors}`} floors`;
    }
    case 'per-card-with-action':
      return `${points(bonus.points)} per card for ${DOING[bonus.action]}`;
    case 'per-card-of-color':
      return `${points(bonus.points)} per ${bonus.color} card`;
    case 'flat':
      return points(bonus.points);
  }
}

/** A card with its bonus: `red 7 (1 resource and 1 point for exploiting)`. */
export const cardWords =
  ({ options }: Position) =>
  (card: CardId): string =>
    isLetter(card) ? pieceName(card) : `${pieceName(card)} (${bonusWords(keptBonus(options, card))})`;

export const characterWords =
  ({ options }: Position) =>
  (card: CharacterId): string => {
    const { color, bonus } = characterCard(options, card);
    return `${pieceName(card)} (${color}, ${bonusWords(bonus)})`;
  };

/** A character to choose, with what it starts with. */
export const candidateWords =
  (s: Position) =>
  (card: CharacterId): string =>
    characterWords(s)(card).replace(/\)$/, `, ${itemList(characterCard(s.options, card).start)} to start with)`);

/** Pieces by name, hidden ones counted: `red 1, B, 2 hidden cards`. */
export function pieces<T extends CardId | CharacterId>(
  list: readonly (T | Hidden)[],
  noun: string,
  words: (piece: T) => string = pieceName,
): string {
  const shown = list.filter((piece): piece is T => piece !== 'hidden').map(words);
  const hidden = list.length - shown.length;
  return [...shown, ...(hidden > 0 ? [count(hidden, `hidden ${noun}`)] : [])].join(', ');
}
