import { total } from '../components/cards.js';
import { CARDS_PER_TYPE, TYPES } from '../components/types.js';
import type { Sink } from '../events.js';
import type { Draft, Position } from '../state/index.js';
import { handSize } from './hands.js';

/**
 * How many cards the draw pile holds.
 *
 * @example
 * ```ts
 * import { drawPileSize, newGame } from '@wonders/eight-wonders';
 * console.log(drawPileSize(newGame({ seed: 'babel', players: 3 }))); // 88
 * ```
 * @category Position
 */
export function drawPileSize(position: Position): number {
  let cards = CARDS_PER_TYPE * TYPES.length - total(position.discard);
  for (let seat = 0; seat < position.hands.length; seat++) cards -= handSize(position, seat);
  return cards;
}

/** EIGHT-36: the discard pile becomes the draw pile. */
export function reshuffle(draft: Draft, emit?: Sink): void {
  emit?.({ kind: 'discard-reshuffled', cards: total(draft.discard) });
  for (const type of TYPES) {
    draft.pile[type] += draft.discard[type];
    draft.discard[type] = 0;
  }
}
