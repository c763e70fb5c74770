import { capital, places } from './cards.js';

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

const token = <const I extends string>(id: I, says: string, worth = 0, copies = 1) =>
  Object.freeze({ id, name: capital(id), copies, worth, says });

/**
 * The fourteen Progress tokens; of Culture there are two (ARCH-47).
 *
 * @category Components
 */
export const TOKENS = Object.freeze([
  token('urbanism', 'an extra card for wood or clay'),
  token('crafts', 'an extra card for papyrus or glass'),
  token('jewellery', 'an extra card for stone or a yellow card'),
  token('science', 'an extra card for a green card'),
  token('propaganda', 'an extra card for a red card with horns'),
  token('architecture', 'an extra card for a stage'),
  token('economy', 'one yellow card counts two'),
  token('engineering', 'stages take any resources'),
  token('tactics', 'two shields'),
  token('decor', '4 points, 6 with a complete Wonder', 6),
  token('politics', 'a point for each Cat icon on blue cards', 1),
  token('strategy', 'a point for each Military Victory token', 1),
  token('education', '2 points for each Progress token', 2),
  token('culture', '4 points, 12 for both', 12, 2),
] as const satisfies readonly Token[]);

/**
 * The id of a Progress token.
 *
 * @category Components
 */
export type TokenId = (typeof TOKENS)[number]['id'];

export const TOKEN_IDS: readonly TokenId[] = TOKENS.map(({ id }) => id);

export const TOKEN_INDEX = places(TOKEN_IDS);

/** The token that gives an extra card for a kind of card, by position in `CARDS` (ARCH-47). */
export const TRIGGERS: readonly (TokenId | null)[] = [
  ...(['urbanism', 'jewellery', 'urbanism', 'crafts', 'crafts', 'jewellery', null, null] as const),
  ...(['science', 'science', 'science', null, 'propaganda', 'propaganda'] as const),
];
