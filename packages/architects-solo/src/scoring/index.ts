import { deepFreeze, type Outcome, rank, type Score } from '@wonders/core';
import { CARDS, CAT, COIN, GREEN, SYMBOLS, total } from '../components/cards.js';
import { TOKEN_VP } from '../components/tokens.js';
import { type Ending, isAges, type Position } from '../state/index.js';
import { areaAt, isComplete, owns, type ReadArea, stagesOf } from '../table/area.js';
import { type Medal, medalFor, type Pars, parsOf } from './medals.js';

/**
 * The lines of the score sheet.
 *
 * @category Position
 */
export const CATEGORIES = /* @__PURE__ */ deepFreeze([
  'stages',
  'blue',
  'cat',
  'military',
  'tokens',
  'coins',
  'science',
  'adjustment',
] as const);

/**
 * The lines of the score sheet. `adjustment` is what the difficulty takes from the player's score (ARCH-110).
 *
 * @category Score
 */
export type Category = (typeof CATEGORIES)[number];

/**
 * How a game ended. In a solo game the total of seat 0 is the final score, which the difficulty has adjusted; the ranking
 * compares the scores without that adjustment (ARCH-110, ARCH-111).
 *
 * @category Score
 */
export interface Result extends Outcome<Category, Ending> {
  /** The medal that the final score earns; null where there is none. */
  readonly medal: Medal | null;
  /** The final scores that earn medals; null in a game without medals (ARCH-112). */
  readonly pars: Pars | null;
}

type Sheet = Record<Category, number>;

/** ARCH-102: the points of the Cat. */
export const CAT_VP = 2;
/** ARCH-106: how many coins are a point. */
export const COINS_PER_VP = 3;
/** ARCH-103: the points of a Victory token. */
export const MILITARY_VP = 3;
/** ARCH-107: the points of three different symbols. */
const SCIENCE_SET = 7;

/** ARCH-47: what tokens are worth at the end. */
function tokensVp(position: Position, area: ReadArea): number {
  let vp = 0;
  const cats = area.cards[CAT] as number;
  if (owns(area, 'decor')) vp += isComplete(area) ? TOKEN_VP.decorComplete : TOKEN_VP.decor;
  if (owns(area, 'politics'))
    vp += position.options.politics === 'per-cat' ? cats : Math.floor(cats / TOKEN_VP.catsPerPoint);
  if (owns(area, 'strategy')) vp += area.military;
  if (owns(area, 'education')) vp += TOKEN_VP.education * area.tokens.length;
  const cultures = area.tokens.filter((id) => id === 'culture').length;
  return vp + (cultures === 2 ? TOKEN_VP.cultures : TOKEN_VP.culture * cultures);
}

/** ARCH-106 */
function coinsVp(area: ReadArea): number {
  const yellow = area.cards[COIN] as number;
  const doubled = owns(area, 'economy') && yellow > 0 ? 1 : 0;
  return Math.floor((yellow + doubled + area.coins) / COINS_PER_VP);
}

/** ARCH-107 */
function scienceVp(area: ReadArea): number {
  const owned = SYMBOLS.map((_, symbol) => area.cards[GREEN + symbol] as number);
  return total(owned.map((number) => number * number)) + SCIENCE_SET * Math.min(...owned);
}

/** ARCH-104: a point for each victory, one less for each defeat. */
const byVictories = (position: Position): boolean => isAges(position) || position.options.military === 'source';

/** ARCH-102, before any adjustment. */
function sheetOf(position: Position, seat: number): Sheet {
  const area = areaAt(position, seat);
  return {
    stages: total(stagesOf(area).map(({ vp }, i) => (area.built[i] ? vp : 0))),
    blue: total(CARDS.map(({ vp }, kind) => vp * (area.cards[kind] as number))),
    cat: position.cat === seat ? CAT_VP : 0,
    // ARCH-103, ARCH-104
    military: byVictories(position) ? area.military - area.defeats : MILITARY_VP * area.military,
    tokens: tokensVp(position, area),
    coins: position.options.coinVp ? coinsVp(area) : 0,
    science: isAges(position) ? scienceVp(area) : 0,
    adjustment: 0,
  };
}

const sum = (sheet: Sheet): number => total(Object.values(sheet));

export function outcome(position: Position): Result {
  const sheets = position.areas.map((_, seat) => sheetOf(position, seat));
  const before = sheets.map(sum);
  // ARCH-110: in versus the factor is 0. Adding zero keeps −0 out of the result.
  (sheets[0] as Sheet).adjustment = -position.options.scoreFactor * (before[1] as number) + 0;
  const scores: Score<Category>[] = sheets.map((categories, seat) => {
    // ARCH-111, ARCH-126: more built stages break a tie.
    const stages = areaAt(position, seat).built.filter((built) => built).length;
    return { seat, total: sum(categories), categories, order: [before[seat] ?? 0, stages] };
  });
  const pars = parsOf(position.options);
  const medal = pars === null ? null : medalFor(pars, (scores[0] as Score<Category>).total);
  return { ...rank(position.ending ?? 'wonder-complete', scores), medal, pars };
}
