/** What a hostile bot tries against the real games: the answers of their moves have lists, which those of the small game have not. */

import { describe, expect, test } from 'vitest';
import { type BotOf, playMatch } from '../../packages/core/src/arena/index.js';
import { houseBot } from '../../packages/core/src/bots/index.js';
import type { AnyGame, MoveOf } from '../../packages/core/src/index.js';
import { replay } from '../../packages/core/src/records/index.js';
import { games, variantsOf } from '../lib/games.js';
import { fewOf } from '../runs.js';

/** Gives a property that is right when it is read for the first time, and wrong ever after. */
function fleeting(target: object, key: PropertyKey, value: unknown): void {
  let reads = 0;
  Object.defineProperty(target, key, { enumerable: true, configurable: true, get: () => (reads++ === 0 ? value : 99) });
}

/** A copy of a move that changes once it has been checked, by getters and by methods of its own. */
function shifty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [...value] : {};
  for (const [key, own] of Object.entries(value)) fleeting(copy, key, shifty(own));
  if (Array.isArray(value))
    Object.defineProperty(copy, 'map', {
      value: () => {
        const answers = [...value];
        for (const [i, own] of value.entries()) fleeting(answers, i, own);
        return answers;
      },
    });
  return copy;
}

describe.each(await games())('$game.id', (found) => {
  test('plays and records what was checked, whatever the answer turns into afterwards', () => {
    const { game } = found;
    for (const { options } of fewOf(variantsOf(found), 9)) {
      const house = houseBot(game);
      const twister: BotOf<AnyGame> = (turn) => ({ ...house(turn), move: shifty(house(turn).move) as MoveOf<AnyGame> });
      const given = { ...options, seed: 'twister' };
      const seats = game.seats(game.newGame(given)).length;
      const honest = playMatch(game, Array(seats).fill(house), given);
      const match = playMatch(game, [twister, ...Array(seats - 1).fill(house)], given);
      expect(match).toEqual(honest);
      expect(replay(game, match.record)).toEqual(match.state);
    }
  });
});
