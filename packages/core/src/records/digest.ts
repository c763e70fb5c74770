import { isObject } from '../schema.js';

/**
 * A fingerprint of a state: 14 hexadecimal digits, a 53-bit hash (cyrb53) of its JSON text. Equal states have equal digests,
 * because states have a fixed key order. It leaves out `ply` and `names`, which have no influence on the game.
 *
 * @example
 * ```ts
 * import { digest } from '@wonders/core/records';
 * console.log(digest({ points: 3 }) === digest({ points: 3 })); // true
 * ```
 * @category Records
 */
export function digest(state: unknown): string {
  const json = JSON.stringify(isObject(state) ? { ...state, ply: undefined, names: undefined } : state);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}
