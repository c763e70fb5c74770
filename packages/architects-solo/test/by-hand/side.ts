import { CARDS, type CardKind, type State, TOKENS, WONDERS } from '../../src/index.js';
import { sum } from './decks.js';

// The Opponent's side of a game, kept by hand as at a table: from the rules (ARCH-60 to ARCH-67, and what they lead to) and from what chance
// turns up. It shares the printed cards with the package, and no code.

export const RESOURCES = ['wood', 'stone', 'clay', 'papyrus', 'glass'] as const;
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;

const KINDS = CARDS.map(({ id }) => id);
export const print = (kind: CardKind) => CARDS.find(({ id }) => id === kind) ?? CARDS[0];
export const isGrey = (kind: CardKind): boolean => print(kind).colour === 'grey';
export const extraFor = (token: string): readonly string[] => TOKENS.find(({ id }) => id === token)?.extraFor ?? [];

/** What lies in front of a seat. */
export interface Side {
  readonly wonder: keyof typeof WONDERS;
  readonly built: boolean[];
  readonly cards: Record<CardKind, number>;
  readonly tokens: string[];
}

export const sideOf = ({ wonder, built, cards, tokens }: State['areas'][number]): Side => ({
  wonder: wonder ?? 'giza',
  built: [...built],
  cards: Object.fromEntries(KINDS.map((kind, i) => [kind, cards[i] ?? 0])) as Record<CardKind, number>,
  tokens: [...tokens],
});

/** ARCH-40. */
export const available = ({ wonder, built }: Side): readonly number[] =>
  [0, 1, 2, 3, 4].filter((i) => !built[i] && WONDERS[wonder].stages[i]?.requires.every((below) => built[below]));

export const costOf = (i: number): { readonly count: number; readonly alike: boolean } => ({
  count: [2, 2, 3, 3, 4][i] ?? 0,
  alike: i === 1 || i === 3,
});

/** Which of the tokens that help with a payment a seat has, and may still use in its turn (ARCH-26). */
export interface Helps {
  readonly economy: boolean;
  readonly engineering: boolean;
}

export const helpsOf = ({ tokens }: Side, used: ReadonlySet<string> = new Set()): Helps => ({
  economy: tokens.includes('economy') && !used.has('economy'),
  engineering: tokens.includes('engineering') && !used.has('engineering'),
});

/** How many grey cards can pay for a stage together (ARCH-41, ARCH-43). */
export function greyFor({ cards }: Side, i: number, engineering: boolean): number {
  const counts = RESOURCES.map((resource) => cards[resource]);
  if (engineering) return sum(counts);
  return costOf(i).alike ? Math.max(...counts) : counts.filter((count) => count > 0).length;
}

/** ARCH-62: what a side lacks for a stage, with the tokens that it may use. */
export const shortfall = (side: Side, i: number, { economy, engineering }: Helps): number => {
  const coins = side.cards.coin + (economy && side.cards.coin > 0 ? 1 : 0);
  return Math.max(0, costOf(i).count - greyFor(side, i, engineering) - coins);
};

export const withCard = (side: Side, kind: CardKind): Side => ({
  ...side,
  cards: { ...side.cards, [kind]: side.cards[kind] + 1 },
});

/** ARCH-51. */
export const shields = ({ cards, tokens, wonder, built }: Side): number =>
  cards['shield-0'] +
  cards['shield-1'] +
  cards['shield-2'] +
  (tokens.includes('tactics') ? 2 : 0) +
  WONDERS[wonder].stages.filter(({ effect }, i) => built[i] && effect === 'shield').length;

/** The printed values by which the Opponent chooses tokens (ARCH-65). */
const WORTH: Readonly<Record<string, number>> = { culture: 12, decor: 6, education: 2, politics: 1, strategy: 1 };

/** ARCH-65: the place of the token that it takes. */
export function chosen(slots: readonly (string | null)[], stack: number): number | 'stack' | undefined {
  const worth = (token: string | null | undefined): number => WORTH[token ?? ''] ?? 0;
  const best = Math.max(...slots.map(worth));
  if (best > 0) return slots.findIndex((token) => worth(token) === best);
  const first = slots.findIndex((token) => token !== null);
  return stack > 0 ? 'stack' : first < 0 ? undefined : first;
}

/** The set of green cards that it uses first (ARCH-64). */
export function setOf(greens: readonly number[]): string | undefined {
  const pair = SYMBOLS.find((_, i) => (greens[i] ?? 0) >= 2);
  if (pair !== undefined) return `pair:${pair}`;
  return greens.every((count) => count > 0) ? 'triple' : undefined;
}
