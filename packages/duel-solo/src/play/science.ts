import type { Seat } from '@wonders/core';
import type { ScienceSymbol } from '../components/cards.js';
import { count } from '../components/layouts.js';
import { ART_OF, type ProgressId } from '../components/progress.js';
import type { Sink } from '../events.js';
import { PROGRESS_FROM } from '../state/decisions.js';
import type { City, Draft } from '../state/index.js';
import { cityOf } from '../state/index.js';
import { SYMBOLS_TO_WIN, symbolBit } from '../table/science.js';
import { win } from './conflict.js';
import { gain } from './treasury.js';

/** DUEL-060: adds a symbol. It may win the game, or make a pair that earns a token from the board. */
export function gainSymbol(draft: Draft, seat: Seat, city: City, symbol: ScienceSymbol, emit?: Sink): void {
  const bit = symbolBit(symbol);
  const pair = (city.symbols & bit) !== 0;
  city.symbols |= bit;
  if (!pair) emit?.({ kind: 'symbol', seat, symbols: city.symbols });
  if (count(city.symbols) >= SYMBOLS_TO_WIN) win(draft, seat, 'science', emit);
  else if (pair && draft.board.length > 0) draft.pending.push(PROGRESS_FROM.board[seat as 0 | 1]);
}

/** DUEL-061: adds a progress token to a city. */
export function gainProgress(draft: Draft, seat: Seat, token: ProgressId, emit?: Sink): void {
  const city = cityOf(draft, seat);
  city.progress = [...city.progress, token];
  city.arts |= ART_OF[token];
  emit?.({ kind: 'progress', seat, token });
  if (token === 'agriculture' || token === 'urbanism') gain(city, seat, 6, 'effect', emit);
  if (token === 'law') gainSymbol(draft, seat, city, 'law', emit);
}
