import { deepFreeze } from '@wonders/core';
import { type CardKind, KINDS, places } from './cards.js';

/**
 * A Progress token.
 *
 * @category Components
 */
export interface Token {
  /** The token. */
  readonly id: string;
  /** How many of it there are. */
  readonly copies: number;
  /** The highest number of points printed on it: the Opponent compares tokens by it (ARCH-65). */
  readonly worth: number;
  /** The cards for which it gives an extra card. */
  readonly extraFor: readonly CardKind[];
}

interface Rest {
  readonly worth?: number;
  readonly copies?: number;
  readonly extraFor?: readonly CardKind[];
}

const token = <const I extends string>(id: I, { worth = 0, copies = 1, extraFor = [] }: Rest = {}) =>
  Object.freeze({ id, copies, worth, extraFor });

/**
 * The fourteen kinds of Progress tokens. Of Culture there are two (ARCH-47).
 *
 * @category Components
 */
export const TOKENS = /* @__PURE__ */ deepFreeze([
  token('urbanism', { extraFor: ['wood', 'clay'] }),
  token('crafts', { extraFor: ['papyrus', 'glass'] }),
  token('jewellery', { extraFor: ['stone', 'coin'] }),
  token('science', { extraFor: ['compass', 'gear', 'tablet'] }),
  token('propaganda', { extraFor: ['shield-1', 'shield-2'] }),
  token('architecture'),
  token('economy'),
  token('engineering'),
  token('tactics'),
  token('decor', { worth: 6 }),
  token('politics', { worth: 1 }),
  token('strategy', { worth: 1 }),
  token('education', { worth: 2 }),
  token('culture', { worth: 12, copies: 2 }),
] as const satisfies readonly Token[]);

/** ARCH-47: the points of tokens at the end, and for how many Cat icons Politics gives one by the reading `per-four`. */
export const TOKEN_VP = {
  decor: 4,
  decorComplete: 6,
  education: 2,
  culture: 4,
  cultures: 12,
  catsPerPoint: 4,
} as const;

/**
 * The id of a Progress token.
 *
 * @category Components
 */
export type TokenId = (typeof TOKENS)[number]['id'];

export const TOKEN_IDS: readonly TokenId[] = TOKENS.map(({ id }) => id);

export const TOKEN_INDEX = /* @__PURE__ */ places(TOKEN_IDS);

const tokensById: readonly (Token & { readonly id: TokenId })[] = [...TOKENS];

export const tokenOf = (id: TokenId): Token => tokensById[TOKEN_INDEX[id]] as Token;

/** The token that gives an extra card for a kind of card, by position in `CARDS` (ARCH-47). */
export const TRIGGERS: readonly (TokenId | null)[] = /* @__PURE__ */ KINDS.map(
  (kind) => tokensById.find(({ extraFor }) => extraFor.includes(kind))?.id ?? null,
);
