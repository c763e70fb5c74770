import { deepFreeze } from '@wonders/core';

/**
 * A kind of card.
 *
 * @category Components
 */
export interface Card {
  /** The kind of the card. */
  readonly id: string;
  /** Its colour. */
  readonly colour: 'grey' | 'yellow' | 'blue' | 'green' | 'red';
  /** Printed points of a blue card. */
  readonly vp: number;
  /** Whether a blue card bears a Cat icon. */
  readonly cat: boolean;
  /** Horns of a red card: Conflict tokens that it turns. */
  readonly horns: number;
}

const card = <const I extends string>(id: I, colour: Card['colour'], { vp = 0, cat = false, horns = 0 } = {}) =>
  Object.freeze({ id, colour, vp, cat, horns });

/**
 * The fourteen kinds of card. Every list of counts in a state (`Cards`) follows this order.
 *
 * @category Components
 */
export const CARDS = /* @__PURE__ */ deepFreeze([
  card('wood', 'grey'),
  card('stone', 'grey'),
  card('clay', 'grey'),
  card('papyrus', 'grey'),
  card('glass', 'grey'),
  card('coin', 'yellow'),
  card('blue-3', 'blue', { vp: 3 }),
  card('blue-2-cat', 'blue', { vp: 2, cat: true }),
  card('compass', 'green'),
  card('gear', 'green'),
  card('tablet', 'green'),
  card('shield-0', 'red'),
  card('shield-1', 'red', { horns: 1 }),
  card('shield-2', 'red', { horns: 2 }),
] as const satisfies readonly Card[]);

/**
 * The id of a kind of card.
 *
 * @category Components
 */
export type CardKind = (typeof CARDS)[number]['id'];

export const KINDS: readonly CardKind[] = CARDS.map(({ id }) => id);

/**
 * A resource on a grey card.
 *
 * @category Components
 */
export type Resource = Extract<
  (typeof CARDS)[number],
  {
    /** The resource. */
    readonly id: 'wood' | 'stone' | 'clay' | 'papyrus' | 'glass';
  }
>['id'];

export const RESOURCE_NAMES = ['wood', 'stone', 'clay', 'papyrus', 'glass'] as const satisfies readonly Resource[];

export const SYMBOLS = /* @__PURE__ */ deepFreeze(['compass', 'gear', 'tablet'] as const satisfies readonly CardKind[]);

/**
 * A symbol on a green card.
 *
 * @category Components
 */
export type ScienceSymbol = 'compass' | 'gear' | 'tablet';

/** Where each id stands in a list. */
export const places = <I extends string>(ids: readonly I[]) =>
  Object.assign(Object.create(null), Object.fromEntries(ids.map((id, i) => [id, i]))) as Readonly<Record<I, number>>;

/** Where a kind stands in {@link CARDS}. */
export const INDEX = places(KINDS);

/** Positions in {@link CARDS}: the resources come first, then … */
export const RESOURCES = RESOURCE_NAMES.length;
export const COIN = INDEX.coin;
export const CAT = INDEX['blue-2-cat'];
export const GREEN = INDEX.compass;
export const GREENS: readonly number[] = SYMBOLS.map((symbol) => INDEX[symbol]);
export const RED = INDEX['shield-0'];

/** A list of its own: a frozen one is read eight times as slowly. */
const BY_KIND: readonly Card[] = [...CARDS];

export const cardAt = (kind: number): Card => BY_KIND[kind] as Card;

/** The sum of a list, 0 for none. */
export function total(counts: readonly number[] | undefined): number {
  let sum = 0;
  if (counts !== undefined) for (let i = 0; i < counts.length; i++) sum += counts[i] as number;
  return sum;
}

/**
 * What each pack holds, in the order of {@link CARDS}: wood, stone, clay, papyrus, glass; coin; blue-3, blue-2-cat; compass,
 * gear, tablet; shield-0, shield-1, shield-2. Of the stone and clay of Babylon two sources of three say one and two; so
 * every resource occurs seventeen times in the box.
 */
export const PACKS = {
  alexandria: [2, 2, 2, 2, 1, 4, 2, 2, 1, 2, 1, 2, 1, 1],
  babylon: [2, 1, 2, 2, 2, 3, 2, 2, 2, 2, 1, 2, 1, 1],
  ephesus: [2, 2, 2, 2, 2, 3, 1, 2, 2, 1, 2, 2, 1, 1],
  giza: [2, 2, 1, 2, 2, 3, 2, 3, 2, 1, 1, 2, 2, 0],
  halicarnassus: [2, 2, 2, 1, 2, 3, 2, 2, 1, 1, 2, 2, 2, 1],
  olympia: [1, 2, 2, 2, 2, 3, 1, 3, 1, 1, 2, 2, 2, 1],
  rhodes: [2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 1],
  central: [4, 4, 4, 4, 4, 6, 4, 8, 4, 4, 4, 4, 4, 2],
} as const satisfies Readonly<Record<string, readonly number[]>>;
