import { type Bonus, BUILDING_CARDS } from '../components/cards.js';
import { CHARACTERS, type Character, type CharacterId } from '../components/characters.js';
import type { TileId } from '../components/tiles.js';
import type { Correction, Settings } from '../options.js';

/** The bonus of a card in a tableau, as printed or as corrected. */
export function keptBonus({ corrections }: Settings, card: TileId): Bonus {
  if (corrections.length === 0) return BUILDING_CARDS[card];
  return corrections.find((row) => row.card === card)?.bonus ?? BUILDING_CARDS[card];
}

/** A character card, as printed or as corrected. */
export function characterCard({ corrections }: Settings, card: CharacterId): Omit<Character, 'starterSet'> {
  const isRow = (row: Correction): row is Extract<Correction, { card: CharacterId }> => row.card === card;
  return corrections.find(isRow) ?? CHARACTERS[card];
}
