import type { AnyGame } from '@wonders/core';
import type { LogWords } from '@wonders/core/table';
import { duelSolo } from '@wonders/duel-solo';
import * as duelWords from '@wonders/duel-solo/words';
import { eightWonders } from '@wonders/eight-wonders';
import * as eightWords from '@wonders/eight-wonders/words';

export interface Offered {
  readonly game: AnyGame;
  readonly words: LogWords<AnyGame>;
  /** The tables that the lobby offers: their options by their titles. */
  readonly tables: Readonly<Record<string, object>>;
}

/** The games for which a room can be opened. To add a game, add a line. */
export const offered: ReadonlyMap<string, Offered> = new Map<string, Offered>([
  [
    eightWonders.id,
    {
      game: eightWonders,
      words: eightWords,
      tables: { 'Tower of Babel, three seats': { players: 3 }, 'Tower of Babel, four seats': { players: 4 } },
    },
  ],
  [
    duelSolo.id,
    {
      game: duelSolo,
      words: duelWords,
      tables: { '7 Wonders Duel, two seats': { mode: 'versus' }, '7 Wonders Duel, against SOLO': { mode: 'solo' } },
    },
  ],
]);
