/** An event does not tell how many sit at its table: what `viewEvent` refuses are the seats that no table of the game has. */

import { expect, test } from 'vitest';
import { NoSuchSeatError } from '../packages/core/src/index.js';
import { games } from './games.js';

const MOST = { 'duel-solo': 2, 'architects-solo': 7, 'century-ai': 4, hal: 5, 'eight-wonders': 5 } as const;

test('viewEvent answers every seat of the largest table, and no other', async () => {
  const found = await games();
  for (const [id, most] of Object.entries(MOST)) {
    const game = found.find((each) => each.game.id === id)?.game;
    if (game === undefined) throw new Error(`there is no ${id}`);
    const event = { kind: 'over', ending: 'any' };
    expect(() => game.viewEvent(event, most - 1)).not.toThrow();
    expect(() => game.viewEvent(event, most)).toThrow(NoSuchSeatError);
  }
});
