import { deepFreeze } from '@wonders/core';

/**
 * The five resources: three raw materials (brown), two manufactured goods (grey).
 *
 * @category Components
 */
export const RESOURCES = /* @__PURE__ */ deepFreeze(['wood', 'clay', 'stone', 'glass', 'papyrus'] as const);
/**
 * A resource.
 *
 * @category Components
 */
export type Resource = (typeof RESOURCES)[number];

const LETTERS = 'wcsgp';

/**
 * A printed cost: coins and units of each resource.
 *
 * @category Components
 */
export interface Cost {
  /** Coins. */
  readonly coins: number;
  /** Units of wood. */
  readonly wood: number;
  /** Units of clay. */
  readonly clay: number;
  /** Units of stone. */
  readonly stone: number;
  /** Units of glass. */
  readonly glass: number;
  /** Units of papyrus. */
  readonly papyrus: number;
}

/** Reads a cost as the tables write it: coins, then a letter for each unit, `'3wc'`. */
export function costOf(text: string): Cost {
  const cost = { coins: Number.parseInt(text, 10) || 0, wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0 };
  for (const letter of text) {
    const resource = RESOURCES[LETTERS.indexOf(letter)];
    if (resource !== undefined) cost[resource]++;
  }
  return cost;
}

/** The resources with these letters as a mask: bit r is the resource with index r. */
export function fixedMask(letters: string): number {
  return [...letters].reduce((mask, letter) => mask | (1 << LETTERS.indexOf(letter)), 0);
}

/** DUEL-110: the coins, plus 2 for each unit, without any modifier. */
export function printedCost(cost: Cost): number {
  return cost.coins + 2 * (cost.wood + cost.clay + cost.stone + cost.glass + cost.papyrus);
}

/** The resources that a choice card or wonder offers. */
export const CHOICES = { raw: ['wood', 'clay', 'stone'], goods: ['glass', 'papyrus'] } as const satisfies Record<
  string,
  readonly Resource[]
>;

/** The keys of a table, typed. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table) as K[];

/**
 * A table by id. It has no prototype, so untrusted keys are safe. It is not frozen, because V8 reads a place of a frozen list eight times as
 * slowly.
 */
export function tableOf<K extends string, T>(ids: readonly K[], make: (id: K) => T): Readonly<Record<K, T>> {
  const table = Object.create(null) as Record<K, T>;
  for (const id of ids) table[id] = make(id);
  return table;
}

/** The same, frozen: what the package exports. */
export const frozenTable = <K extends string, T>(ids: readonly K[], make: (id: K) => T): Readonly<Record<K, T>> =>
  Object.freeze(tableOf(ids, make));

/** A table as a plain object, which is faster when the code names the keys. */
export const recordOf = <K extends string, T>(ids: readonly K[], make: (id: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<K, T>;
