import { type Cubes, parseCubes } from './cubes.js';

/**
 * A VP tile that bears an order. The box has 26; a replacement table may have up to 39.
 *
 * @category Components
 */
export type OrderId =
  | `vp-0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `vp-${1 | 2 | 3}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/**
 * An order: the cubes it takes and what it is worth.
 *
 * @category Components
 */
export interface Order {
  readonly cost: Cubes;
  readonly vp: number;
}

/**
 * What lies on a port: an order, the Closed Port tile, or nothing.
 *
 * @category Components
 */
export type PortFace = OrderId | 'closed-port' | null;

export const ORDER_LIMITS = { min: 20, max: 39 } as const;

/** The ids that a table of orders may use, in order. */
export const ORDER_IDS = Array.from(
  { length: ORDER_LIMITS.max },
  (_, i) => `vp-${String(i + 1).padStart(2, '0')}`,
) as readonly OrderId[];

const order = (cost: string, vp: number): Order => ({ cost: parseCubes(cost), vp });

/**
 * The 26 orders. 26 tiles worth 11 to 20 VP are documented, their costs are not: these are those of the sister game,
 * which follow the same formula (confidence: low), so `newGame` takes another table in their place.
 *
 * @category Components
 */
export const ORDERS: Readonly<Record<OrderId, Order>> = Object.fromEntries(
  [
    order('YYGGG', 11),
    order('YYYBB', 11),
    order('RRRGG', 12),
    order('GGGG', 12),
    order('YRGB', 12),
    order('RRGB', 12),
    order('YGGB', 12),
    order('RRBB', 12),
    order('YYRRGG', 13),
    order('RRGGG', 13),
    order('YYYRGB', 14),
    order('RRRBB', 14),
    order('GGBB', 14),
    order('YYBBB', 14),
    order('GGGGG', 15),
    order('YYRRBB', 15),
    order('YRRRGB', 16),
    order('RRBBB', 16),
    order('BBBB', 16),
    order('YYGGBB', 17),
    order('GGGBB', 17),
    order('YRGGGB', 18),
    order('GGBBB', 18),
    order('RRGGBB', 19),
    order('YRGBBB', 20),
    order('BBBBB', 20),
  ].map((each, i) => [ORDER_IDS[i], each]),
) as Record<OrderId, Order>;
