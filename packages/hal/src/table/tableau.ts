import { type Bonus, BUILDING_CARDS } from '../components/cards.js';
import { CHARACTERS, type Character, type CharacterId } from '../components/characters.js';
import { type Color, TILES, type TileId } from '../components/tiles.js';
import type { Correction, Options } from '../options.js';

/** A card that lies before a player: its bonus and its colour, as printed or as corrected. */
export function keptCard(options: Options, card: TileId): { readonly bonus: Bonus; readonly color: Color } {
  const corrected = options.corrections.find((row) => row.card === card);
  return { bonus: corrected?.bonus ?? BUILDING_CARDS[card], color: TILES[card].color };
}

/** A character card, as printed or as corrected. */
export function characterCard(options: Options, card: CharacterId): Omit<Character, 'starterSet'> {
  const isRow = (row: Correction): row is Extract<Correction, { card: CharacterId }> => row.card === card;
  return options.corrections.find(isRow) ?? CHARACTERS[card];
}
