import '../sealed/index.js';
import { expect, test } from 'vitest';
import type { AnyGame } from '../contract/game.js';
import { dealtFor } from './deal.js';

/** A game of these seats. */
const gameOf = (roles: readonly string[], secret = true) =>
  ({ newGame: () => ({}), seats: () => roles.map((role) => ({ role })), secret: () => secret }) as unknown as AnyGame;
const two = gameOf(['player', 'player']);
const alone = gameOf(['player', 'script']);

test.each<[string, AnyGame, object, number | undefined, object]>([
  ['two people', two, {}, undefined, { rng: 'sealed' }],
  ['two people who decide, of three', gameOf(['player', 'player', 'player']), {}, 2, { rng: 'sealed' }],
  ['one person against the script', alone, {}, undefined, {}],
  ['one person against a bot', two, {}, 1, {}],
  ['nobody', two, {}, 0, {}],
  ['people who name a generator', two, { rng: 'alea' }, undefined, { rng: 'alea' }],
  ['people who draw by hand', two, { chance: 'manual' }, undefined, { chance: 'manual' }],
  ['people who hide nothing', gameOf(['player', 'player'], false), {}, undefined, {}],
])('the deal is sealed where several people hide cards: %s', (_, game, options, people, dealt) => {
  expect(dealtFor(game, options as never, people)).toEqual(dealt);
});
