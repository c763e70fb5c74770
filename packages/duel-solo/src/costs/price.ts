import type { Seat } from '@wonders/core';
import { CARDS, type Card, type CardId, type Mythology } from '../components/cards.js';
import type { Offering } from '../components/pantheon.js';
import { spacePrice } from '../components/pantheon.js';
import { ART } from '../components/progress.js';
import { CHOICES, type Cost, RESOURCES, type Resource } from '../components/resources.js';
import type { Wonder, WonderId } from '../components/wonders.js';
import type { CityState, Position } from '../state/index.js';
import { cityOf, funds, other } from '../state/index.js';
import { hasBuilt, wonderOf } from '../table/city.js';

import { activationPrice, cardPrice, isChained, withOfferings, wonderPrice } from './coins.js';

/**
 * Something with a price: a building, a wonder of the seat, or the card on a space of the Pantheon with these Offering tokens.
 *
 * @category Costs
 */
export type Priced =
  | {
      readonly kind: 'card';
      /** The building, wherever it lies. */
      readonly card: CardId;
    }
  | {
      readonly kind: 'wonder';
      /** The wonder, wherever it lies. */
      readonly wonder: WonderId;
    }
  | {
      readonly kind: 'space';
      /** The space of the Pantheon, 1 to 6, counted from seat 0. */
      readonly space: number;
      /** The Offering tokens to give, by their discounts; default: none. */
      readonly offerings?: readonly Offering[];
    };

/**
 * Units of a resource that a seat buys from the bank.
 *
 * @category Costs
 */
export interface Trade {
  /** The resource that the city lacks. */
  readonly resource: Resource;
  /** How many units it lacks, 1 or more. */
  readonly units: number;
  /** Coins for each of them (DUEL-041). */
  readonly each: number;
}

/**
 * A reduction of a price.
 *
 * @category Costs
 */
export type Reduction =
  | {
      /** A building of the own city, or a Mythology token, makes the card free (DUEL-044). */
      readonly by: 'chain';
      /** That building, or the mythology of that token. */
      readonly from: CardId | Mythology;
    }
  | {
      /** Engineering: a card with a chain costs 1 coin in all (DUEL-045). */
      readonly by: 'engineering';
    }
  | {
      /** Masonry for blue cards, or Architecture for wonders, spares units (DUEL-042). */
      readonly by: 'masonry' | 'architecture';
      /** The resources that are spared, one for each unit: the dearest, two at most. */
      readonly resources: readonly Resource[];
    }
  | {
      /** A choice of the own city gives a unit (DUEL-040). */
      readonly by: 'choice';
      /** The resource that it gives. */
      readonly resource: Resource;
    }
  | {
      /** A card of the own city fixes the price of a resource (DUEL-041). */
      readonly by: 'fixed-price';
      /** The resource that costs 1 coin a unit. */
      readonly resource: Resource;
    }
  | {
      /** The Sanctuary, SOLO's level, or Offering tokens lower a price in the Pantheon (DUEL-084, DUEL-175). */
      readonly by: 'sanctuary' | 'level' | 'offerings';
      /** The coins that they take off. */
      readonly coins: number;
    };

/**
 * The price of something for a seat, with its parts.
 *
 * @category Costs
 */
export interface Price {
  /** The total. */
  readonly coins: number;
  /** The coins printed on it; for a card of the Pantheon, the price of its space. */
  readonly printed: number;
  /** The purchases from the bank, by resource. */
  readonly trade: readonly Trade[];
  /** What makes it cheaper; empty where nothing does. */
  readonly reductions: readonly Reduction[];
  /** The coins that the seat can spend (DUEL-048, DUEL-156). */
  readonly has: number;
}

/**
 * Computes the current price of something for a seat, with its parts, for buttons, boards and texts.
 *
 * @param position - A state or a view.
 * @param seat - The seat that would pay.
 * @param what - A building, a wonder, or a card of the Pantheon.
 * @throws `TypeError` for an empty space of the Pantheon.
 * @example
 * ```ts
 * import { newGame, price } from '@wonders/duel-solo';
 * const { coins, trade } = price(newGame(), 1, { kind: 'card', card: 'baths' });
 * console.log(coins, trade); // 2 [{ resource: 'stone', units: 1, each: 2 }]
 * ```
 * @category Costs
 */
export function price(position: Position, seat: Seat, what: Priced): Price {
  const has = funds(position, seat);
  switch (what.kind) {
    case 'card':
      return { ...priceOfCard(position, seat, CARDS[what.card]), has };
    case 'wonder':
      return { ...priceOfWonder(position, seat, wonderOf(position, what.wonder)), has };
    case 'space':
      return { ...priceOfSpace(position, seat, what.space, what.offerings ?? []), has };
    default: {
      const unknown: never = what;
      return unknown;
    }
  }
}

type Parts = Omit<Price, 'has'>;

function priceOfCard(position: Position, seat: Seat, card: Card): Parts {
  const me = cityOf<CityState>(position, seat);
  const coins = cardPrice(position, seat, card);
  if (isChained(me, card)) {
    const from = card.from ?? card.mythology;
    return { coins, printed: card.coins, trade: [], reductions: from === null ? [] : [{ by: 'chain', from }] };
  }
  const masonry = card.colour === 'blue' && (me.arts & ART.masonry) !== 0;
  const { trade, reductions } = bought(position, seat, card, masonry ? 'masonry' : null);
  if (coins < card.coins + coinsFor(trade))
    return { coins, printed: card.coins, trade: [], reductions: [{ by: 'engineering' }] };
  return { coins, printed: card.coins, trade, reductions };
}

function priceOfWonder(position: Position, seat: Seat, wonder: Wonder): Parts {
  const architecture = (cityOf<CityState>(position, seat).arts & ART.architecture) !== 0;
  const parts = bought(position, seat, wonder, architecture ? 'architecture' : null);
  return { coins: wonderPrice(position, seat, wonder), printed: wonder.coins, ...parts };
}

function priceOfSpace(position: Position, seat: Seat, space: number, offerings: readonly Offering[]): Parts {
  const place = position.pantheon?.spaces[space - 1] ?? null;
  if (place === null) throw new TypeError(`no card of the Pantheon lies on space ${space}`);
  const printed = spacePrice(space, seat) * (place.id === 'gate' ? 2 : 1);
  const before = activationPrice(position, seat, space, place.id);
  const coins = withOfferings(before, offerings);
  const sanctuary = hasBuilt(cityOf<CityState>(position, seat), 'sanctuary') ? 2 : 0;
  const reductions = [
    { by: 'sanctuary', coins: sanctuary } as const,
    { by: 'level', coins: printed - sanctuary - before } as const,
    { by: 'offerings', coins: before - coins } as const,
  ];
  return { coins, printed, trade: [], reductions: reductions.filter((each) => each.coins > 0) };
}

const coinsFor = (trade: readonly Trade[]): number => trade.reduce((sum, { units, each }) => sum + units * each, 0);

/** DUEL-040 … DUEL-043: the purchases, unit by unit. It makes the same choices as {@link tradeCost}. */
function bought(
  position: Position,
  seat: Seat,
  cost: Cost,
  rebate: 'masonry' | 'architecture' | null,
): Pick<Price, 'trade' | 'reductions'> {
  const me = cityOf<CityState>(position, seat);
  const you = cityOf<CityState>(position, other(seat));
  const isFixed = (resource: Resource) => (me.fixed & (1 << RESOURCES.indexOf(resource))) !== 0;
  const each = (resource: Resource) => (isFixed(resource) ? 1 : 2 + you[resource]);
  const missing: Resource[] = RESOURCES.flatMap((resource) =>
    Array.from({ length: Math.max(0, cost[resource] - me[resource]) }, () => resource),
  );
  const spare = (among: readonly Resource[]): Resource | null => {
    const dearest = missing
      .filter((resource) => among.includes(resource))
      .reduce<Resource | null>((best, next) => (best === null || each(next) > each(best) ? next : best), null);
    if (dearest !== null) missing.splice(missing.indexOf(dearest), 1);
    return dearest;
  };
  const times = (n: number, among: readonly Resource[]): readonly Resource[] =>
    Array.from({ length: n }, () => spare(among)).filter((resource) => resource !== null);
  const chosen = [...times(me.rawChoices, CHOICES.raw), ...times(me.goodChoices, CHOICES.goods)];
  const reductions: Reduction[] = chosen.map((resource) => ({ by: 'choice', resource }));
  const spared = rebate === null ? [] : times(2, RESOURCES);
  if (rebate !== null && spared.length > 0) reductions.push({ by: rebate, resources: spared });
  const trade = RESOURCES.flatMap((resource): readonly Trade[] => {
    const units = missing.filter((one) => one === resource).length;
    return units === 0 ? [] : [{ resource, units, each: each(resource) }];
  });
  for (const { resource } of trade) if (isFixed(resource)) reductions.push({ by: 'fixed-price', resource });
  return { trade, reductions };
}
