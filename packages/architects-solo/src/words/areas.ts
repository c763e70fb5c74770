import type { Seat } from '@wonders/core';
import { count } from '@wonders/core/words';
import type { TokenId } from '../components/tokens.js';
import type { Position } from '../state/index.js';
import { areaAt, isUsed, shieldsOf } from '../table/area.js';
import { counted } from './cards.js';
import { nameOf } from './names.js';
import { wonderInWords } from './stages.js';

// What lies in front of a seat.

/** Shields, tokens of war, coin tokens and the Cat of a seat. */
export function belongings(position: Position, seat: Seat): readonly string[] {
  const area = areaAt(position, seat);
  const owned = [count(shieldsOf(area), 'shield')];
  if (area.military > 0) owned.push(count(area.military, 'Victory token'));
  if (area.defeats > 0) owned.push(count(area.defeats, 'Defeat token'));
  if (area.coins > 0) owned.push(count(area.coins, 'coin token'));
  if (position.cat === seat) owned.push('the Cat');
  return owned;
}

/** A Progress token of a seat: `Economy`, `Economy (used)`. */
export const ownToken = (position: Position, seat: Seat, token: TokenId): string =>
  isUsed(position, seat, token) ? `${nameOf(token)} (used)` : nameOf(token);

/** The Progress tokens of a seat, by name. */
export function tokensOf(position: Position, seat: Seat): string {
  const { tokens } = areaAt(position, seat);
  return tokens.length === 0 ? 'No Progress token' : tokens.map((token) => ownToken(position, seat, token)).join(', ');
}

/** The cards in front of a seat. */
export const cardsOf = (cards: readonly number[]): string => counted(cards) || 'no cards';

/** All that lies in front of a seat. */
export function areaTelling(position: Position, seat: Seat) {
  const area = areaAt(position, seat);
  const tokens =
    area.tokens.length === 0
      ? []
      : [`Progress ${area.tokens.length === 1 ? 'token' : 'tokens'} ${tokensOf(position, seat)}`];
  return {
    wonder: area.wonder === null ? 'no Wonder yet' : wonderInWords(area),
    owned: [...belongings(position, seat), ...tokens],
    cards: cardsOf(area.cards),
  };
}
