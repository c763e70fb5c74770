import type { CardKind } from './cards.js';

/**
 * A Progress token.
 *
 * @category Components
 */
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** The highest number of points printed on it: what the Opponent goes by (ARCH-65). */
  readonly worth: number;
  readonly says: string;
}

const token = <const I extends string>(id: I, name: string, says: string, worth = 0, copies = 1) =>
  Object.freeze({ id, name, copies, worth, says });

/**
 * The fourteen Progress tokens; of Culture there are two (ARCH-47).
 *
 * @category Components
 */
export const TOKENS = Object.freeze([
  token('urbanism', 'Urbanism', 'an extra card for wood or clay'),
  token('crafts', 'Crafts', 'an extra card for papyrus or glass'),
  token('jewellery', 'Jewellery', 'an extra card for stone or a yellow card'),
  token('science', 'Science', 'an extra card for a green card'),
  token('propaganda', 'Propaganda', 'an extra card for a red card with horns'),
  token('architecture', 'Architecture', 'an extra card for a stage'),
  token('economy', 'Economy', 'one yellow card counts two'),
  token('engineering', 'Engineering', 'stages take any resources'),
  token('tactics', 'Tactics', 'two shields'),
  token('decor', 'Decor', '4 points, 6 with a complete Wonder', 6),
  token('politics', 'Politics', 'a point for each Cat icon on blue cards', 1),
  token('strategy', 'Strategy', 'a point for each Military Victory token', 1),
  token('education', 'Education', '2 points for each Progress token', 2),
  token('culture', 'Culture', '4 points, 12 for both', 12, 2),
] as const satisfies readonly Token[]);

/**
 * The id of a Progress token.
 *
 * @category Components
 */
export type TokenId = (typeof TOKENS)[number]['id'];

export const TOKEN_IDS: readonly TokenId[] = TOKENS.map(({ id }) => id);

export const TOKEN_INDEX: Readonly<Record<TokenId, number>> = Object.assign(
  Object.create(null),
  Object.fromEntries(TOKEN_IDS.map((id, i) => [id, i])),
);

/** The token that gives an extra card for a kind of card, by position in `CARDS` (ARCH-47). */
export const TRIGGERS: readonly (TokenId | null)[] = (
  [
    ['urbanism', 'wood'],
    ['jewellery', 'stone'],
    ['urbanism', 'clay'],
    ['crafts', 'papyrus'],
    ['crafts', 'glass'],
    ['jewellery', 'coin'],
    [null, 'blue-3'],
    [null, 'blue-2-cat'],
    ['science', 'compass'],
    ['science', 'gear'],
    ['science', 'tablet'],
    [null, 'shield-0'],
    ['propaganda', 'shield-1'],
    ['propaganda', 'shield-2'],
  ] as const satisfies readonly (readonly [TokenId | null, CardKind])[]
).map(([id]) => id);
