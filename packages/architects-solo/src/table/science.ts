import { GREEN, SYMBOLS } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import { type ScienceSet, SETS, TOKEN_PLACES, type TokenPlace } from '../notation.js';
import { isAges, type Position } from '../state/index.js';
import type { ReadArea } from './area.js';

// Science sets, and the Progress tokens that they bring.

/** The set of three different symbols stands last in {@link SETS}, after a pair of each. */
const TRIPLE = SYMBOLS.length;

/** How many green cards of each symbol a set takes. */
export const setCards = (set: ScienceSet): readonly number[] =>
  SYMBOLS.map((symbol) => (set === 'triple' ? 1 : set === `pair:${symbol}` ? 2 : 0));

/** Green cards of a symbol that can still be part of a set: in the three Ages a card gives a token once (ARCH-91). */
const free = (area: ReadArea, symbol: number): number =>
  (area.cards[GREEN + symbol] as number) - (area.matched[symbol] as number);

/** ARCH-45: whether a seat has the set with this index of {@link SETS}. */
export function hasSet(area: ReadArea, set: number): boolean {
  if (set < TRIPLE) return free(area, set) >= 2;
  return free(area, 0) > 0 && free(area, 1) > 0 && free(area, 2) > 0;
}

function hasAnySet(area: ReadArea): boolean {
  for (let set = 0; set < SETS.length; set++) if (hasSet(area, set)) return true;
  return false;
}

/** The sets that a seat has, pairs before the triple (ARCH-64). */
export const setsOf = (area: ReadArea): readonly ScienceSet[] => SETS.filter((_, set) => hasSet(area, set));

export const hasToken = (position: Position, place: TokenPlace): boolean =>
  place === 'stack' ? position.tokenStack.length > 0 : position.tokenSlots[place] !== null;

/** The Progress tokens that lie face up, in the order of their places. */
export const openTokens = (position: Position): readonly TokenId[] =>
  position.tokenSlots.flatMap((token) => token ?? []);

/** ARCH-46: whether a Progress token is left. */
export const tokenLeft = (position: Position): boolean => TOKEN_PLACES.some((place) => hasToken(position, place));

/** ARCH-90 g: whether this is the phase of the three Ages in which sets are made, and nothing else. */
export const onlyScience = (position: Position): boolean => position.phase === 'progress';

const mayScience = (position: Position): boolean => isAges(position) === onlyScience(position) && tokenLeft(position);

/** Whether a seat must make a set (ARCH-24, ARCH-90 g). */
export const mustScience = (position: Position, area: ReadArea): boolean => hasAnySet(area) && mayScience(position);
