import { deepFreeze } from '@wonders/core';

/**
 * The colours of the cubes by rank, lowest first (CENT-02).
 *
 * @category Components
 */
export const COLOURS = /* @__PURE__ */ deepFreeze(['yellow', 'red', 'green', 'brown'] as const);

/**
 * A colour of cubes.
 *
 * @category Components
 */
export type Colour = (typeof COLOURS)[number];

/**
 * How many cubes of each colour: yellow, red, green, brown. Never changed in place.
 *
 * @category Components
 */
export type Cubes = readonly [yellow: number, red: number, green: number, brown: number];

/** The rank of a colour: its index in a vector of cubes. */
export const RANK = { yellow: 0, red: 1, green: 2, brown: 3 } as const satisfies Record<Colour, number>;

/** Cubes that many positions, moves and events share, so they are frozen. */
const shared = (...cubes: Cubes): Cubes => Object.freeze(cubes);

export const NONE = /* @__PURE__ */ shared(0, 0, 0, 0);

/** One cube of each colour. */
export const CUBE = {
  yellow: /* @__PURE__ */ shared(1, 0, 0, 0),
  red: /* @__PURE__ */ shared(0, 1, 0, 0),
  green: /* @__PURE__ */ shared(0, 0, 1, 0),
  brown: /* @__PURE__ */ shared(0, 0, 0, 1),
} as const satisfies Record<Colour, Cubes>;

/** What a colour below brown is upgraded to (CENT-02). */
export const upgraded = (colour: Colour): Colour => COLOURS[RANK[colour] + 1] ?? 'brown';

/** Whether any cube is below brown. */
export const canRise = (cubes: Cubes): boolean => total(cubes) > cubes[RANK.brown];

export const plus = (a: Cubes, b: Cubes): Cubes => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
export const minus = (a: Cubes, b: Cubes): Cubes => [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]];
export const multiple = (a: Cubes, n: number): Cubes => [a[0] * n, a[1] * n, a[2] * n, a[3] * n];
export const total = (a: Cubes): number => a[0] + a[1] + a[2] + a[3];
export const covers = (a: Cubes, b: Cubes): boolean => a[0] >= b[0] && a[1] >= b[1] && a[2] >= b[2] && a[3] >= b[3];

/** The cubes of a price that a cargo lacks. */
export const lacking = (asked: Cubes, held: Cubes): Cubes => [
  Math.max(0, asked[0] - held[0]),
  Math.max(0, asked[1] - held[1]),
  Math.max(0, asked[2] - held[2]),
  Math.max(0, asked[3] - held[3]),
];

const LETTERS = 'YRGB';

/** The cubes of a text with one letter per cube: `'YYR'` is two yellow and one red. */
export function parseCubes(text: string): Cubes {
  const count = (letter: string) => text.split(letter).length - 1;
  return shared(count('Y'), count('R'), count('G'), count('B'));
}

/**
 * Cubes as a text with one letter per cube, lowest rank first; `-` when there is none.
 *
 * @example
 * ```ts
 * import { cubesText } from '@wonders/century-ai';
 * console.log(cubesText([2, 1, 0, 0])); // YYR
 * ```
 * @category Components
 */
export function cubesText(cubes: Cubes): string {
  const text = cubes.map((n, rank) => LETTERS.charAt(rank).repeat(n)).join('');
  return text === '' ? '-' : text;
}

/** Every vector with this sum, in lexicographic order. */
function vectors(sum: number): Cubes[] {
  const found: Cubes[] = [];
  for (let y = 0; y <= sum; y++)
    for (let r = 0; y + r <= sum; r++)
      for (let g = 0; y + r + g <= sum; g++) found.push(shared(y, r, g, sum - y - r - g));
  return found;
}

/** The ways to pay 0 to 3 cubes: no outpost costs more (CENT-47, CENT-115). */
export const PAYMENTS: readonly (readonly Cubes[])[] = [0, 1, 2, 3].map(vectors);

/** The cargo without a number of cubes, lowest rank first. */
export function withoutLowest(cargo: Cubes, count: number): Cubes {
  let left = count;
  const take = (held: number): number => {
    const taken = Math.min(held, left);
    left -= taken;
    return held - taken;
  };
  return [take(cargo[0]), take(cargo[1]), take(cargo[2]), take(cargo[3])];
}
