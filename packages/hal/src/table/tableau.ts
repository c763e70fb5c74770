import type { Seat } from '@wonders/core';
import { type Bonus, BUILDING_CARDS } from '../components/cards.js';
import { CHARACTERS, type Character, type CharacterId } from '../components/characters.js';
import { TILES, type TileId } from '../components/tiles.js';
import type { Correction, Settings } from '../options.js';
import { own, type Position } from '../state/index.js';
import { colourOf, top } from './city.js';

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

/**
 * HAL-61, HAL-62, HAL-80: what an equals card of a seat counts: buildings by the tiles that show, or cards with characters. Empty for
 * an arrow and for fixed points.
 */
function countedBy(position: Position, seat: Seat, bonus: Bonus): readonly (TileId | CharacterId)[] {
  const { city, options } = position;
  const mine = city.filter(({ owner }) => owner === seat);
  const { tableau, characters } = own(position, seat);
  switch (bonus.kind) {
    case 'per-resource-on-colour':
      return mine.filter((building) => colourOf(building) === bonus.colour).map(top);
    case 'per-building-with-floors':
      return mine
        .filter(({ tiles }) => tiles.length >= bonus.minFloors && tiles.length <= (bonus.maxFloors ?? tiles.length))
        .map(top);
    case 'per-card-with-action': {
      const pays = (arrow: Bonus) => arrow.kind === 'on-action' && arrow.action === bonus.action;
      return [
        ...tableau.filter((card) => pays(keptBonus(options, card))),
        ...characters.filter((card) => pays(characterCard(options, card).bonus)),
      ];
    }
    case 'per-card-of-colour':
      return [
        ...tableau.filter((card) => TILES[card].colour === bonus.colour),
        ...characters.filter((card) => characterCard(options, card).colour === bonus.colour),
      ];
    default:
      return [];
  }
}

/** The floors of the buildings that show some tiles: each floor of an owned building bears a resource. */
const floorsOf = ({ city }: Position, tiles: readonly TileId[]): number =>
  city.reduce((sum, building) => sum + (tiles.includes(top(building)) ? building.tiles.length : 0), 0);

/** HAL-61: the points of a card kept by a seat, and what it counts. */
export interface Counted {
  readonly points: number;
  readonly from: readonly (TileId | CharacterId)[];
}

/** HAL-61: what a card kept by a seat scores as things stand. */
export function countedFor(position: Position, seat: Seat, card: TileId): Counted {
  const bonus = keptBonus(position.options, card);
  const from = countedBy(position, seat, bonus);
  if (bonus.kind === 'flat') return { points: bonus.points, from };
  if (bonus.kind === 'on-action') return { points: 0, from };
  const counted = bonus.kind === 'per-resource-on-colour' ? floorsOf(position, from as readonly TileId[]) : from.length;
  return { points: bonus.points * counted, from };
}
