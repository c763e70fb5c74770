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
}

const token = <const I extends string>(id: I, worth = 0, copies = 1) =>
  Object.freeze({ id, name: capital(id), copies, worth });

/**
 * The fourteen Progress tokens; of Culture there are two (ARCH-47).
 *
 * @category Components
 */
export const TOKENS = Object.freeze([
  token('urbanism'),
  token('crafts'),
  token('jewellery'),
  token('science'),
  token('propaganda'),
  token('architecture'),
  token('economy'),
  token('engineering'),
  token('tactics'),
  token('decor', 6),
  token('politics', 1),
  token('strategy', 1),
  token('education', 2),
  token('culture', 12, 2),
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
