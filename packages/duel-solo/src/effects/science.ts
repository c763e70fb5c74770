import type { Seat } from '@wonders/core';
import { gain } from '../city.js';
import type { ScienceSymbol } from '../components/cards.js';
import { SYMBOLS } from '../components/cards.js';
import { count } from '../components/layouts.js';
import { ART, artsIn, type ProgressId } from '../components/progress.js';
import { PROGRESS_FROM } from '../decisions.js';
import type { Draft, Position, Sink } from '../state.js';
import { cityOf } from '../state.js';
import { win } from './conflict.js';

/** How many different symbols win the game. */
export const SYMBOLS_TO_WIN = 6;

/** The bit of a symbol. */
export const symbolBit = (symbol: ScienceSymbol): number => 1 << SYMBOLS.indexOf(symbol);

/** DUEL-060: a symbol wins the game, or makes a pair that is worth a token of the board. */
export function gainSymbol(s: Draft, seat: Seat, symbol: ScienceSymbol, emit: Sink): void {
  const city = cityOf(s, seat);
  const bit = symbolBit(symbol);
  const pair = (city.symbols & bit) !== 0;
  city.symbols |= bit;
  if (!pair) emit?.({ kind: 'symbol', seat, symbols: city.symbols });
  if (count(city.symbols) >= SYMBOLS_TO_WIN) win(s, seat, 'science', emit);
  else if (pair && s.board.length > 0) s.pending.push(PROGRESS_FROM.board[seat as 0 | 1]);
}

/** DUEL-061: a progress token comes to a city. */
export function gainProgress(s: Draft, seat: Seat, token: ProgressId, emit: Sink): void {
  const city = cityOf(s, seat);
  city.progress = [...city.progress, token];
  city.arts |= ART[token];
  emit?.({ kind: 'progress', seat, token });
  if (token === 'agriculture' || token === 'urbanism') gain(s, seat, 6, emit);
  if (token === 'law') gainSymbol(s, seat, 'law', emit);
}

/** DUEL-004, DUEL-062: the tokens in the box, as bits of `arts`. */
export function inBox({ board, drawn, pantheon, cities, options }: Position | Draft): number {
  let gone = cities[0].arts | cities[1].arts;
  for (const token of board) gone |= ART[token];
  for (const token of drawn) gone |= ART[token];
  if (pantheon !== null) for (const token of pantheon.enki) gone |= ART[token];
  return artsIn(options.pantheon) & ~gone;
}
