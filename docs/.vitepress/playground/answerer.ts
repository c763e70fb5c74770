/// <reference lib="webworker" />
import type { AnyGame, MoveOf, Seat } from '@wonders/core';
import { load } from '@wonders/core/records';
import { offers, type Playable } from './games.js';
import { sit } from './session.js';

/** A game in which others are to move, as the page sends it; without a save, the game is only made ready. */
export interface Ask {
  readonly id: number;
  /** The name of its package. */
  readonly game: string;
  readonly level: Playable['level'];
  /** The game as a save. */
  readonly save?: string;
}

/** What the others play. */
export interface Answer {
  readonly id: number;
  /** `undefined` where the game cannot be read. */
  readonly moves: readonly { readonly seat: Seat; readonly move: MoveOf<AnyGame> }[] | undefined;
}

self.onmessage = async ({ data: { id, game, level, save } }: MessageEvent<Ask>) => {
  const playable = await offers[game]?.load();
  if (playable === undefined || save === undefined) return;
  const read = load(playable.game, save);
  const record = read.ok ? read.playthrough.record : undefined;
  const moves =
    record &&
    sit({ ...playable, level }, record.options, record)
      .table.played.slice(record.moves.length)
      .map(({ seat, move }) => ({ seat, move }));
  self.postMessage({ id, moves } satisfies Answer);
};
