import type { AnyGame } from '@wonders/core';
import type { Words } from '@wonders/core/table';
import { duelSolo } from '@wonders/duel-solo';
import * as duelWords from '@wonders/duel-solo/words';
import { eightWonders } from '@wonders/eight-wonders';
import * as eightWords from '@wonders/eight-wonders/words';

export interface Offered {
  readonly game: AnyGame;
  readonly words: Words<AnyGame>;
}

/** The games for which a room can be opened. To add a game, add a line. */
export const offered: ReadonlyMap<string, Offered> = new Map<string, Offered>([
  [duelSolo.id, { game: duelSolo, words: duelWords }],
  [eightWonders.id, { game: eightWonders, words: eightWords }],
]);
