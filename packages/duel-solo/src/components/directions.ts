import { deepFreeze } from '@wonders/core';

/**
 * SOLO's strategic directions: military, science, construction; primary, then secondary.
 *
 * @category Components
 */
export const DIRECTIONS = /* @__PURE__ */ deepFreeze(['MS', 'MC', 'SM', 'SC', 'CM', 'CS'] as const);
/**
 * A strategic direction.
 *
 * @category Components
 */
export type Direction = (typeof DIRECTIONS)[number];
