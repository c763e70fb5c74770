import type { AnyGame } from '@wonders/core';
import { compact, type PlaythroughOf } from '@wonders/core/records';
import { pack } from './share.js';

/** What stands behind the # of Play here and of the explorer, so that they open a game as far as it has been played. */
export const fragmentFor = async (game: AnyGame, playthrough: PlaythroughOf<AnyGame>): Promise<string> =>
  `${game.id}/${await pack(JSON.stringify(compact(game, playthrough)))}`;
