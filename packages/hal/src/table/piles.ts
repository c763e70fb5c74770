import type { Position } from '../state/index.js';

/**
 * How many cards can be drawn before the next refill. In a view the pools hold hidden pieces as well, so do not go by their length.
 *
 * @category Position
 */
export function deckSize(position: Position): number {
  const hidden = position.players.flatMap(({ hand }) => hand.filter((card) => card === 'hidden')).length;
  return position.deck.length - hidden - (position.halCard === 'hidden' || position.halCard === 'face-down' ? 1 : 0);
}

/**
 * How many tiles can still be drawn.
 *
 * @category Position
 */
export function supplySize(position: Position): number {
  const marks = [...position.outOfPlay, ...position.players.flatMap(({ tiles }) => [...tiles])];
  return position.unseen.length - position.removed - marks.filter((tile) => tile === 'hidden').length;
}

/** HAL-21: whether Hal's card has not been turned up yet. */
export function halCardIsFaceDown(position: Position): boolean {
  return position.phase === 'act' || position.phase === 'reveal';
}
