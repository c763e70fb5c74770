import { expect, test } from 'vitest';
import { play, scene } from '../../test/scene.js';
import { centuryAi } from '../game/index.js';
import { hexInWords } from '../words/map.js';
import { hexes } from './map.js';

test('hexes gives the tile, cubes, outposts and boats of each hex', () => {
  const state = scene({ loose: { '1,3': [1, 0, 0, 0] }, outposts: { '0,4': [0, 1] } });
  const map = hexes(state);
  expect(map).toHaveLength(28);
  expect(map.find(({ hex }) => hex === '0,4')).toEqual({
    hex: '0,4',
    q: 0,
    r: 4,
    tile: 'market-chili-4',
    market: { symbol: 'chili', give: [2, 0, 0, 0], get: [0, 2, 0, 0] },
    face: null,
    neighbours: ['1,4', '1,3', '0,3', '-1,4', '-1,5', '0,5'],
    cubes: [0, 0, 0, 0],
    outposts: [0, 1],
    boats: [0],
  });
  expect(map.find(({ hex }) => hex === '1,3')?.cubes).toEqual([1, 0, 0, 0]);
  const port = map.find(({ tile }) => tile === 'port-se');
  expect([port?.hex, port?.face, port?.market]).toEqual(['2,4', 'vp-18', null]);
});

test('hexes shows a map that is not dealt to its end', () => {
  let state = centuryAi.newGame({ chance: 'manual', map: 'random' });
  const seen: number[] = [];
  while (centuryAi.activeSeats(state)[0] === -1) {
    const [move] = centuryAi.legalMoves(state);
    if (move === undefined) break;
    seen.push(hexes(state).length);
    state = centuryAi.applyMove(state, move);
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  expect([seen[0], seen.at(-1), hexes(play(scene(), 'stay')).length]).toEqual([0, 28, 28]);
});

test('CENT-15: while tiles are laid, a hex without one is no port', () => {
  let state = centuryAi.newGame({ chance: 'manual' });
  while (state.map.tiles.length < 2) state = centuryAi.applyMove(state, centuryAi.chances(state)[0]?.move as never);
  const names = state.map.hexes.map((hex) => hexInWords(state, hex));
  expect(names.slice(2, 4)).toEqual([
    'the hex in column 1 from the west, 4 from the north',
    'the hex in column 1 from the west, 5 from the north',
  ]);
  expect(names.filter((name) => name.endsWith('port'))).toEqual([
    'the north-west port',
    'the north-east port',
    'the south-east port',
    'the south-west port',
  ]);
});
