import type { Trace } from '@wonders/core';
import { count } from '@wonders/core/words';
import { type CardId, isLetter } from '../components/cards.js';
import { pieceName } from '../components/names.js';
import { TILES } from '../components/tiles.js';
import { floorFunds } from '../costs.js';
import { pointsOf } from '../flow/expert-level.js';
import type { Move } from '../notation.js';
import { type Building, own, PLAYER_SEAT, SCRIPT_SEAT, type View } from '../state/position.js';
import { indexShowing } from '../table/city.js';
import { supplySize } from '../table/piles.js';

/** Hal's one move; the sentences say what his card forces. */
export function scriptMove(view: View, trace?: Trace): Move {
  if (trace !== undefined && view.halCard !== null) trace.reasons.push(...forcedBy(view, view.halCard as CardId));
  return { kind: 'hal-turn' };
}

function forcedBy(view: View, card: CardId): string[] {
  if (supplySize(view) === 0)
    return [`The tile supply is empty: Hal discards ${pieceName(card)} and does nothing (HAL-46)`];
  if (isLetter(card)) {
    const points = count(pointsOf(view, card) ?? 0, 'point');
    const urbanizes = `With ${pieceName(card)} Hal urbanizes where token ${pieceName(card)} stands, for ${points} (HAL-47); you move the token (HAL-48)`;
    if (view.options.level === 'normal') return [urbanizes];
    return [
      urbanizes,
      `A card is drawn first: Hal uses it if it is a building card, or worth more than ${points} (HAL-54)`,
    ];
  }
  const below = view.city[indexShowing(view.city, card)] as Building;
  const floors = below.tiles.length;
  const need = floors + 1;
  const have = floorFunds(below, SCRIPT_SEAT, own(view, SCRIPT_SEAT).resources);
  const floor = `floor ${need} on ${pieceName(card)}`;
  if (have < need)
    return [`Hal lacks the resources for ${floor}: ${need} needed, ${have} at hand; the game ends (HAL-58)`];
  const says = [`With ${pieceName(card)} Hal constructs floor ${need} on it, whatever tile he draws (HAL-45)`];
  if (below.owner === PLAYER_SEAT)
    says.push(`You take back ${count(floors, 'resource')} and gain ${count(floors, 'point')} (HAL-51)`);
  if (below.owner === SCRIPT_SEAT)
    says.push(`He takes back ${count(floors, 'resource')} from it, without points (HAL-52)`);
  const points = own(view, SCRIPT_SEAT).points;
  if (view.options.halPaysForLowerNumber === 'down-to-zero' && points > 0)
    says.push(
      `For a number lower than ${TILES[card].number} he pays the difference, as far as his ${count(points, 'point')} ${points === 1 ? 'goes' : 'go'} (HAL-53)`,
    );
  return says;
}
