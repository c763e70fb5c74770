/** An event does not tell how many sit at its table: what `viewEvent` refuses are the seats that no table of the game has. */

import { expect, test } from 'vitest';
import { NoSuchSeatError } from '../../packages/core/src/index.js';
import { games } from '../lib/games.js';

test.each(await games())('$game.id: viewEvent answers every seat of the largest table, and no other', (found) => {
  const { game, manifest } = found;
  const event = { kind: 'over', ending: 'any' };
  expect(() => game.viewEvent(event, manifest.seats - 1)).not.toThrow();
  expect(() => game.viewEvent(event, manifest.seats)).toThrow(NoSuchSeatError);
});
