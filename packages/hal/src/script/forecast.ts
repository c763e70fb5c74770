import { replaced } from '@wonders/core';
import { type CardId, isLetter, type Letter } from '../components/cards.js';
import type { TileId } from '../components/tiles.js';
import { floorResources, resourcesBack } from '../costs.js';
import type { CardEnding, HalExchange, HalTurn, KeptPoints, RoundEnd } from '../reasons/hal-turn.js';
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
import { indexShowing, neighbours, top } from '../table/city.js';
import { supplySize } from '../table/piles.js';
import { merged } from '../table/pool.js';
import { countedFor } from '../table/tableau.js';
import { pointsOf } from './expert-level.js';

/** The cards that may be drawn for Hal: HAL-50 leaves some in the deck. */
const drawable = (position: Position): readonly CardId[] => position.deck;

/** The cards that may be drawn for Hal by what the whole table knows: the human's other card may be in the deck as well. */
function openlyDrawable(position: Position): readonly CardId[] {
  const hand: readonly (CardId | 'hidden')[] = position.players[PLAYER_SEAT]?.hand ?? [];
  return merged(
    position.deck,
    hand.filter((card): card is CardId => card !== 'hidden'),
  );
}

const showing = (position: Position, card: TileId): Building | undefined =>
  position.city[indexShowing(position.city, card)];

/** HAL-54 to HAL-59: what the card drawn for an expert Hal would do in place of the one he was given. */
function exchangeOf(position: Position, given: Letter, cards: readonly CardId[]): HalExchange {
  const worth = pointsOf(position, given) ?? 0;
  const buildings = cards.filter((card): card is TileId => !isLetter(card));
  const better = cards.filter(isLetter).filter((card) => card !== given && (pointsOf(position, card) ?? 0) > worth);
  const endings: CardEnding[] = [];
  for (const card of [...buildings, ...better]) {
    const { ending } = using(position, card);
    if (ending !== null) endings.push({ card, ending });
  }
  const unaffordable = buildings.filter((card) =>
    endings.some((each) => each.card === card && each.ending === 'hal-cannot-build'),
  );
  return { drawable: cards, buildings, better, unaffordable, endings };
}

/** Whether the game ends with the round, when any of the cards may be drawn for Hal. */
function endsWith(own: Ending | null, exchange: HalExchange | null): HalTurn['ends'] {
  if (exchange === null || exchange.drawable.length === 0) return own === null ? 'no' : 'surely';
  const { buildings, better, endings } = exchange;
  const used = buildings.length + better.length;
  const keeps = used < exchange.drawable.length;
  if (endings.length === used && (own !== null || !keeps)) return 'surely';
  return endings.length > 0 || (own !== null && keeps) ? 'perhaps' : 'no';
}

/** HAL-56, HAL-57, HAL-59, in the order of HAL-60: what ends the game with a round. */
export function endingOf({ tiles, human, hal }: RoundEnd): Ending | null {
  if (tiles === 0) return 'tiles-exhausted';
  if (human === 0) return 'human-resources-placed';
  return hal === 0 ? 'hal-resources-exhausted' : null;
}

/** What is left now, as the endings count it. HAL-57: what comes back to the human in Hal's turn does not count. */
export function leftNow(position: Position): RoundEnd {
  const { resources, supply } = own(position, PLAYER_SEAT);
  const human = position.placed ? 0 : resources + supply;
  return { tiles: supplySize(position), human, hal: own(position, SCRIPT_SEAT).resources };
}

function urbanizing(position: Position, card: Letter): HalTurn {
  const now = leftNow(position);
  const cell = position.tokens[card];
  const around = cell === null ? [] : neighbours(position.city, cell.x, cell.y);
  const left = { ...now, tiles: now.tiles - 1, hal: now.hal - 1 };
  const ending = endingOf(left);
  return {
    card,
    action: 'urbanize',
    points: pointsOf(position, card) ?? 0,
    around: around.map((building) => ({ tile: top(building), floors: building.tiles.length })),
    resources: 1,
    funds: now.hal,
    back: null,
    kept: null,
    keptPoints: [],
    ending,
    ends: endsWith(ending, null),
    left,
    exchange: null,
  };
}

function constructing(position: Position, card: TileId, building: Building): HalTurn {
  const now = leftNow(position);
  const { owner, tiles } = building;
  const resources = floorResources(building);
  const funds = now.hal + resourcesBack(building, SCRIPT_SEAT);
  const turn = { card, points: 0, around: [], resources, funds, exchange: null } as const;
  if (funds < resources) {
    const left = { ...now, tiles: now.tiles - 1 };
    const lost = { back: null, kept: null, keptPoints: [], ending: 'hal-cannot-build', ends: 'surely', left } as const;
    return { ...turn, action: 'cannot-build', ...lost };
  }
  const left = { ...now, tiles: now.tiles - 1, hal: funds - resources };
  const keptPoints = countsFor(position, card);
  const ending = endingOf(left);
  return {
    ...turn,
    action: 'construct',
    back: owner === null ? null : { seat: owner, resources: tiles.length },
    kept: keptPoints.reduce((sum, { points }) => sum + points, 0),
    keptPoints,
    ending,
    ends: endsWith(ending, null),
    left,
  };
}

/** HAL-61: what one more card in his tableau scores for Hal, itself and through his other cards. */
function countsFor(position: Position, card: TileId): readonly KeptPoints[] {
  const hal = own(position, SCRIPT_SEAT);
  const players = replaced<PlayerView>(position.players, SCRIPT_SEAT, { ...hal, tableau: [...hal.tableau, card] });
  const keeping = { ...position, players } as Position;
  const scored = (at: Position, each: TileId) => countedFor(at, SCRIPT_SEAT, each).points;
  return [card, ...hal.tableau]
    .map((each) => ({ card: each, points: scored(keeping, each) - (each === card ? 0 : scored(position, each)) }))
    .filter(({ points }) => points !== 0);
}

/** What Hal does with a card that he uses. */
function using(position: Position, card: CardId): HalTurn {
  const building = isLetter(card) ? undefined : showing(position, card);
  if (supplySize(position) > 0) {
    if (isLetter(card)) return urbanizing(position, card);
    if (building !== undefined) return constructing(position, card, building);
  }
  const left = { ...leftNow(position), tiles: 0 };
  const nothing = { points: 0, around: [], resources: 0, back: null, kept: null, keptPoints: [], exchange: null };
  return { card, action: 'idle', ...nothing, funds: left.hal, ending: 'tiles-exhausted', ends: 'surely', left };
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
export const halTurn = (position: Position, card: CardId): HalTurn => turnWith(position, card, drawable);

/** Hal's turn with the card that lies open, by what the whole table knows. */
export const openTurn = (position: Position, card: CardId): HalTurn => turnWith(position, card, openlyDrawable);

function turnWith(position: Position, card: CardId, cardsOf: typeof drawable): HalTurn {
  const turn = using(position, card);
  // Once his card is settled, nothing is drawn in its place.
  if (turn.action !== 'urbanize' || position.options.level === 'normal' || position.phase === 'build') return turn;
  const exchange = exchangeOf(position, card as Letter, cardsOf(position));
  return { ...turn, exchange, ends: endsWith(turn.ending, exchange) };
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
