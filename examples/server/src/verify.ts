import type { AnyGame, BaseView } from '@wonders/core';
import { load } from '@wonders/core/records';
import { type Seen, verifyDeal, verifySeen } from '@wonders/core/sealed';

// #region verify
/**
 * What a player checks once the game is over: that the moves are legal, that seed, options and rules are those to which the server had
 * committed itself, and that the game is the one that the server showed.
 *
 * @param save - What the server tells: `/rooms/ID/save`.
 * @param commitments - Those with each part: that of the server, as it told it before any player gave a part, and those of the players.
 * @param updates - Those that this player has received.
 * @returns What is wrong, `undefined` when nothing is.
 */
export function verify(
  game: AnyGame,
  save: unknown,
  commitments: readonly string[],
  updates: readonly Seen<BaseView>[],
): string | undefined {
  const loaded = load(game, save);
  if (!loaded.ok) return loaded.issue.message;
  const { record } = loaded.playthrough;
  return verifyDeal(game, record, commitments) ?? verifySeen(game, record, updates);
}
// #endregion verify
