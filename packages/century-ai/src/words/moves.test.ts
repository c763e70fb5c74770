import { expect, test } from 'vitest';
import { play, scene, table } from '../../test/scene.js';
import { centuryAi } from '../game/index.js';
import type { State } from '../state/index.js';

const told = (state: State): readonly string[] =>
  centuryAi.legalMoves(state).map((move) => centuryAi.describeMove(state, move));

test('a way is described by its end', () => {
  expect(told(scene({ boat: '2,0', cargo: [1, 0, 0, 0] }))).toEqual([
    'Sail to the north-east port',
    'Sail to the cloves market (1 yellow, 1 red and 1 green for 2 brown)',
    'Sail to the cloves market (3 yellow for 1 brown)',
    'Sail to the chili market (2 green for 2 red and 1 brown)',
    'Stay here',
  ]);
  const under = play(scene({ cargo: [1, 0, 0, 0] }), 'sail 1,4 -');
  expect(table.told(under, 'sail 2,3 yellow')).toBe(
    'Leave a yellow cube and sail to the ginger market (1 green for 4 yellow and 1 red)',
  );
  expect(told(scene({ boat: '1,1' }))).toContain('Sail to the sea tile beside the north-east port');
});

test('an action is described with its cubes', () => {
  expect(told(play(scene({ boat: '2,0' }), 'stay'))).toEqual(['Harvest 2 yellow']);
  const bonuses = ['bonus-harvest-red'] as const;
  expect(told(play(scene({ boat: '2,0', bonuses }), 'stay'))).toEqual(['Harvest 2 yellow and 1 red']);
  const port = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay');
  expect(told(port)).toContain('Deliver 2 red, 1 green and 1 brown for 12 points');
  const built = play(scene({ cargo: [5, 0, 0, 0] }), 'stay', 'market -');
  expect(told(built)).toEqual(['Trade nothing', 'Trade 2 yellow for 2 red', 'Trade 4 yellow for 4 red']);
});

test('a tile that turns up is described with the port or hex where it goes', () => {
  let state = centuryAi.newGame({ chance: 'manual' });
  expect(told(state)[0]).toBe('Remove the ginger tile (1 green for 4 yellow and 1 red) from the game');
  while (state.ports[0] === null) state = centuryAi.applyMove(state, centuryAi.chances(state)[0]?.move as never);
  expect(told(state)[0]).toBe('Put the 11-point order (3 yellow and 2 brown) on the north-east port');
  const drawn = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port');
  expect(table.told(drawn, 'draw closed-port')).toBe('Draw the Closed Port for the north-east port');
});
