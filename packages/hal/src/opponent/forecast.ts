import { replaced, type Seat } from '@wonders/core';
import { type CardId, isLetter, type Letter } from '../components/cards.js';
import type { TileId } from '../components/tiles.js';
import { floorResources, resourcesBack } from '../costs.js';
import { pointsOf } from '../flow/expert-level.js';
import { cardPoints } from '../scoring.js';
import {
  type Building,
  type Ending,
  isSolo,
  own,
  PLAYER_SEAT,
  type PlayerView,
  type Position,
  SCRIPT_SEAT,
} from '../state/index.js';
import { indexShowing, top } from '../table/city.js';
import { deckSize, supplySize } from '../table/piles.js';

/**
 * What a turn of Hal with a card comes to, as the table stands.
 *
 * @category Bots
 */
export interface HalTurn {
  readonly card: CardId;
  /** `cannot-build`: he lacks the resources for a floor (HAL-58). `idle`: there is no tile for him (HAL-46). */
  readonly action: 'urbanize' | 'construct' | 'cannot-build' | 'idle';
  /** The points that he gains at once: for urbanizing the floors around the token (HAL-47), for constructing none. */
  readonly points: number;
  /** The resources that he puts on the building, or would need if he cannot build. */
  readonly resources: number;
  /** The resources that he has for it, including those from the building if it is his own. */
  readonly funds: number;
  /** Who takes resources back from the building below, and how many; the human gains as many points (HAL-51). */
  readonly back: { readonly seat: Seat; readonly resources: number } | null;
  /** What the card that he keeps would score now (HAL-61); `null` if he keeps none. */
  readonly kept: number | null;
  /** Why the game ends with the round; `null` if it goes on as far as is known. */
  readonly ending: Ending | null;
  /** Expert level with an urbanization card: what may be drawn for him instead; else `null`. */
  readonly exchange: HalExchange | null;
}

/**
 * Expert level: which cards Hal would use in place of the urbanization card he was given (HAL-54).
 *
 * @category Bots
 */
export interface HalExchange {
  /** The building cards that may be drawn: he uses any of them. */
  readonly buildings: readonly TileId[];
  /** The ones that he cannot pay for: they end the game (HAL-55). */
  readonly unaffordable: readonly TileId[];
  /** The urbanization cards that are worth more to him where their tokens stand. */
  readonly better: readonly Letter[];
}

/** The cards that may be drawn for Hal: those of the deck, or of the new one when it is empty (HAL-50). */
function drawable(position: Position): readonly CardId[] {
  if (deckSize(position) > 0) return position.deck;
  return [...position.discard, ...position.city.filter(({ pawn }) => pawn).map(top)];
}

function fundsFor(position: Position, building: Building): number {
  return own(position, SCRIPT_SEAT).resources + resourcesBack(building, SCRIPT_SEAT);
}

const showing = (position: Position, card: TileId): Building | undefined =>
  position.city[indexShowing(position.city, card)];

function exchangeOf(position: Position, given: Letter): HalExchange | null {
  if (position.options.level === 'normal') return null;
  const cards = drawable(position);
  const buildings = cards.filter((card): card is TileId => !isLetter(card));
  const worth = pointsOf(position, given) ?? 0;
  return {
    buildings,
    unaffordable: buildings.filter((card) => {
      const building = showing(position, card);
      return building !== undefined && fundsFor(position, building) < floorResources(building);
    }),
    better: cards.filter(isLetter).filter((card) => card !== given && (pointsOf(position, card) ?? 0) > worth),
  };
}

/** HAL-56, HAL-57, HAL-59, in the order of HAL-60: what ends the game with a round in which Hal draws a tile. */
function endingAfter(position: Position, left: number, backToHuman: number): Ending | null {
  if (supplySize(position) <= 1) return 'tiles-exhausted';
  const { resources, supply } = own(position, PLAYER_SEAT);
  if (resources + supply + backToHuman === 0) return 'human-resources-placed';
  return left === 0 ? 'hal-resources-exhausted' : null;
}

function urbanizing(position: Position, card: Letter): HalTurn {
  const funds = own(position, SCRIPT_SEAT).resources;
  return {
    card,
    action: 'urbanize',
    points: pointsOf(position, card) ?? 0,
    resources: 1,
    funds,
    back: null,
    kept: null,
    ending: endingAfter(position, funds - 1, 0),
    exchange: exchangeOf(position, card),
  };
}

function constructing(position: Position, card: TileId, building: Building): HalTurn {
  const resources = floorResources(building);
  const funds = fundsFor(position, building);
  const turn = { card, points: 0, resources, funds, exchange: null };
  if (funds < resources) return { ...turn, action: 'cannot-build', back: null, kept: null, ending: 'hal-cannot-build' };
  const { owner, tiles } = building;
  const back = owner === null ? null : { seat: owner, resources: tiles.length };
  const ending = endingAfter(position, funds - resources, owner === PLAYER_SEAT ? tiles.length : 0);
  return { ...turn, action: 'construct', back, kept: countsFor(position, card), ending };
}

/** HAL-61: what one more card in his tableau scores for Hal, itself and through his other cards. */
function countsFor(position: Position, card: TileId): number {
  const hal = own(position, SCRIPT_SEAT);
  const players = replaced<PlayerView>(position.players, SCRIPT_SEAT, { ...hal, tableau: [...hal.tableau, card] });
  return cardPoints({ ...position, players } as Position, SCRIPT_SEAT) - cardPoints(position, SCRIPT_SEAT);
}

/**
 * What Hal would do with a card, and what that would bring, as the table stands.
 *
 * @param card - A card whose building stands in the city, or an urbanization card whose token does.
 * @example
 * ```ts
 * import { halTurn, newGame } from '@wonders/hal';
 * const { action, resources, ending } = halTurn(newGame(), 'red-1');
 * console.log(action, resources, ending); // construct 2 null
 * ```
 * @category Bots
 */
export function halTurn(position: Position, card: CardId): HalTurn {
  const { resources: funds } = own(position, SCRIPT_SEAT);
  const building = isLetter(card) ? undefined : showing(position, card);
  if (supplySize(position) === 0 || (building === undefined && !isLetter(card))) {
    const nothing = { points: 0, resources: 0, funds, back: null, kept: null, exchange: null };
    return { card, action: 'idle', ...nothing, ending: 'tiles-exhausted' };
  }
  return isLetter(card) ? urbanizing(position, card) : constructing(position, card, building as Building);
}

/**
 * What each card that you could give would mean in Hal's hand, as the table stands before your own action.
 *
 * @param position - The human's view, or a state.
 * @returns One for each card of your hand while you have to give one; none at any other time.
 * @example
 * ```ts
 * import { gifts, newGame, view } from '@wonders/hal';
 * for (const { card, action, points } of gifts(view(newGame({ seed: 'monday' }), 0))) console.log(card, action, points);
 * ```
 * @category Bots
 */
export function gifts(position: Position): readonly HalTurn[] {
  const giving = position.pending[position.pending.length - 1]?.kind === 'give';
  if (!giving || !isSolo(position)) return [];
  const hand: readonly (CardId | 'hidden')[] = position.players[PLAYER_SEAT]?.hand ?? [];
  return hand.filter((card): card is CardId => card !== 'hidden').map((card) => halTurn(position, card));
}
