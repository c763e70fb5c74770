import { type CardKind, KINDS, places } from './cards.js';

/**
 * A Progress token.
 *
 * @category Components
 */
export interface Token {
  readonly id: string;
  readonly name: string;
  /** What it does, as its owner reads it (ARCH-47). */
  readonly text: string;
  readonly copies: number;
  /** The highest number of points printed on it: what the Opponent goes by (ARCH-65). */
  readonly worth: number;
  /** The cards for which it gives an extra card. */
  readonly extraFor: readonly CardKind[];
}

interface Rest {
  readonly worth?: number;
  readonly copies?: number;
  readonly extraFor?: readonly CardKind[];
}

const token = <const I extends string>(
  id: I,
  name: string,
  text: string,
  { worth = 0, copies = 1, extraFor = [] }: Rest = {},
) => Object.freeze({ id, name, text, copies, worth, extraFor });

/**
 * The fourteen Progress tokens; of Culture there are two (ARCH-47).
 *
 * @category Components
 */
export const TOKENS = Object.freeze([
  token('urbanism', 'Urbanism', 'an extra card for wood or clay', { extraFor: ['wood', 'clay'] }),
  token('crafts', 'Crafts', 'an extra card for papyrus or glass', { extraFor: ['papyrus', 'glass'] }),
  token('jewellery', 'Jewellery', 'an extra card for stone or a coin', { extraFor: ['stone', 'coin'] }),
  token('science', 'Science', 'an extra card for a green card', { extraFor: ['compass', 'gear', 'tablet'] }),
  token('propaganda', 'Propaganda', 'an extra card for a red card with horns', { extraFor: ['shield-1', 'shield-2'] }),
  token('architecture', 'Architecture', 'an extra card for a stage'),
  token('economy', 'Economy', 'one coin counts two'),
  token('engineering', 'Engineering', 'stages take any resources'),
  token('tactics', 'Tactics', 'two shields'),
  token('decor', 'Decor', '4 points, 6 with a complete Wonder', { worth: 6 }),
  token('politics', 'Politics', "a point for each Cat icon on its owner's blue cards", { worth: 1 }),
  token('strategy', 'Strategy', 'a point for each Military Victory token', { worth: 1 }),
  token('education', 'Education', '2 points for each Progress token', { worth: 2 }),
  token('culture', 'Culture', '4 points, 12 for both', { worth: 12, copies: 2 }),
] as const satisfies readonly Token[]);

/**
 * The id of a Progress token.
 *
 * @category Components
 */
export type TokenId = (typeof TOKENS)[number]['id'];

export const TOKEN_IDS: readonly TokenId[] = TOKENS.map(({ id }) => id);

export const TOKEN_INDEX = places(TOKEN_IDS);

export const tokenOf = (id: TokenId): Token => TOKENS[TOKEN_INDEX[id]] as Token;

export const tokenName = (id: TokenId): string => tokenOf(id).name;

const tokensById: readonly (Token & { readonly id: TokenId })[] = TOKENS;

/** The token that gives an extra card for a kind of card, by position in `CARDS` (ARCH-47). */
export const TRIGGERS: readonly (TokenId | null)[] = KINDS.map(
  (kind) => tokensById.find(({ extraFor }) => extraFor.includes(kind))?.id ?? null,
);
