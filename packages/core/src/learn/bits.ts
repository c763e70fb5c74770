/**
 * How many bytes a bit set takes.
 *
 * @category Learning
 */
export const bytesFor = (bits: number): number => (bits + 7) >> 3;

/**
 * Whether a bit set holds a number: bit `n & 7` of byte `n >> 3`, as NumPy reads it by `unpackbits(..., bitorder='little')`.
 *
 * @example
 * ```ts
 * import { has } from '@wonders/core/learn';
 * console.log(has(Uint8Array.of(0b100), 2), has(Uint8Array.of(0b100), 3)); // true false
 * ```
 * @category Learning
 */
export const has = (mask: Uint8Array, n: number): boolean => (((mask[n >> 3] ?? 0) >> (n & 7)) & 1) === 1;

/** Puts a number into a bit set. */
export function put(mask: Uint8Array, n: number): void {
  mask[n >> 3] = (mask[n >> 3] ?? 0) | (1 << (n & 7));
}

/**
 * The numbers in a bit set, in ascending order.
 *
 * @example
 * ```ts
 * import { numbersIn } from '@wonders/core/learn';
 * console.log(numbersIn(Uint8Array.of(0b101, 0b1))); // [0, 2, 8]
 * ```
 * @category Learning
 */
export function numbersIn(mask: Uint8Array): number[] {
  const numbers: number[] = [];
  for (const [at, byte] of mask.entries())
    for (let left = byte; left !== 0; left &= left - 1) numbers.push(at * 8 + 31 - Math.clz32(left & -left));
  return numbers;
}
