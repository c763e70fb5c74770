import { type ScienceSymbol, SYMBOLS } from '../components/cards.js';
import { ART_OF, artsIn } from '../components/progress.js';
import { tableOf } from '../components/resources.js';
import type { Draft, Position } from '../state/index.js';

/** The number of different symbols that wins the game. */
export const SYMBOLS_TO_WIN = 6;

/** The bit of a symbol. */
export const symbolBit = (symbol: ScienceSymbol): number => BITS[symbol];
const BITS = tableOf(SYMBOLS, (symbol) => 1 << SYMBOLS.indexOf(symbol));

/** DUEL-004, DUEL-062: the tokens in the box, as bits of `arts`. */
export function inBox({ board, drawn, pantheon, cities, options }: Position | Draft): number {
  let gone = cities[0].arts | cities[1].arts;
  for (const token of board) gone |= ART_OF[token];
  for (const token of drawn) gone |= ART_OF[token];
  if (pantheon !== null) for (const token of pantheon.enki) gone |= ART_OF[token];
  return artsIn(options.pantheon) & ~gone;
}
