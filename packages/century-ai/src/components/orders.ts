import { type Cubes, parseCubes } from './cubes.js';

/**
 * A VP tile with an order on it. The box has 26; a replacement table may have up to 39.
 *
 * @category Components
 */
export type OrderId =
  | `vp-0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `vp-${1 | 2 | 3}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/**
 * An order: its cost in cubes and its VP.
 *
 * @category Components
 */
export interface Order {
  /** The cubes that it asks for. */
  readonly cost: Cubes;
  /** The points that it gives. */
  readonly vp: number;
}

/**
 * The tile on a port: an order, the Closed Port, or none.
 *
 * @category Components
 */
export type PortFace = OrderId | 'closed-port' | null;

export const ORDER_LIMITS = { min: 20, max: 39 } as const;

/** The ids of orders in a table of any length. */
export const ORDER_IDS = Array.from(
  { length: ORDER_LIMITS.max },
  (_, i) => `vp-${String(i + 1).padStart(2, '0')}`,
) as readonly OrderId[];

/** A table of orders, given as cubes in letters and numbered in the order given. */
export const orderTable = (
  orders: readonly { readonly cost: string; readonly vp: number }[],
): Readonly<Record<OrderId, Order>> =>
  Object.freeze(
    Object.fromEntries(
      orders.map(({ cost, vp }, i) => [ORDER_IDS[i], Object.freeze({ cost: parseCubes(cost), vp })]),
    ) as Record<OrderId, Order>,
  );

/** The costs of the orders, by their VP. */
const COSTS = {
  11: ['YYGGG', 'YYYBB'],
  12: ['RRRGG', 'GGGG', 'YRGB', 'RRGB', 'YGGB', 'RRBB'],
  13: ['YYRRGG', 'RRGGG'],
  14: ['YYYRGB', 'RRRBB', 'GGBB', 'YYBBB'],
  15: ['GGGGG', 'YYRRBB'],
  16: ['YRRRGB', 'RRBBB', 'BBBB'],
  17: ['YYGGBB', 'GGGBB'],
  18: ['YRGGGB', 'GGBBB'],
  19: ['RRGGBB'],
  20: ['YRGBBB', 'BBBBB'],
} as const satisfies Readonly<Record<number, readonly string[]>>;

/**
 * The 26 orders. The sources know 26 tiles worth 11 to 20 VP, but not their costs. These costs are those of the sister game,
 * which follow the same formula (confidence: low). `newGame` takes another table in their place.
 *
 * @category Components
 */
export const ORDERS: Readonly<Record<OrderId, Order>> = orderTable(
  Object.entries(COSTS).flatMap(([vp, costs]) => costs.map((cost: string) => ({ cost, vp: Number(vp) }))),
);
