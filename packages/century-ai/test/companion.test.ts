import { expect, test } from 'vitest';
import { answerShown, centuryAi, newGame } from '../src/index.js';
import { play, scene } from './scene.js';

test('CENT-05: a host answers chance by what a tile shows: its trade, or its cost and points', () => {
  let state = newGame({ chance: 'manual' });
  for (const shown of ['RR->YYB', 'YYY > GR', 'yy for g', ' BGYR->BB ']) {
    const move = answerShown(state, shown);
    if (move === undefined) {
      expect(shown).toBe(' BGYR->BB ');
      break;
    }
    state = centuryAi.applyMove(state, move);
  }
  expect(state.removed).toEqual(['market-ginger-6', 'market-chili-6', 'market-tea-6']);
  expect(answerShown(state, 'GRY=BB')).toEqual({ kind: 'remove', tile: 'market-cloves-4' });
  // That tile is out of the game, or of another symbol than the one that loses a tile now.
  expect(answerShown(state, 'RR->YYB')).toBeUndefined();
  while (state.pending.at(-1)?.kind === 'remove')
    state = centuryAi.applyMove(state, centuryAi.chances(state)[0]?.move ?? { kind: 'stay' });
  expect(answerShown(state, 'Sea')).toEqual({ kind: 'tile', tile: 'sea-1' });
  expect(answerShown(state, 'YY->RR')).toEqual({ kind: 'tile', tile: 'market-chili-4' });
});

test('CENT-29: orders are told by their cubes and points, the Closed Port by its name', () => {
  const drawing = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port');
  expect(answerShown(drawing, 'GGRRR 12')).toEqual({ kind: 'draw', tile: 'vp-03' });
  expect(answerShown(drawing, 'rrrgg for 12 vp')).toEqual({ kind: 'draw', tile: 'vp-03' });
  expect(answerShown(drawing, 'closed')).toEqual({ kind: 'draw', tile: 'closed-port' });
  // On a port already, of other points, or nothing at all.
  for (const shown of ['GGBB 14', 'RRRGG 13', 'RRRGG', '12', '', 'vp-03'])
    expect(answerShown(drawing, shown)).toBeUndefined();
});

test('the same by the tables that a host has given', () => {
  const vpTiles = Array.from({ length: 24 }, (_, i) => ({ cost: 'BBBG'.slice(i % 3), vp: 20 + i }));
  let state = newGame({ chance: 'manual', vpTiles });
  while (state.pending.at(-1)?.kind !== 'order')
    state = centuryAi.applyMove(state, centuryAi.chances(state)[0]?.move ?? { kind: 'stay' });
  expect(answerShown(state, 'BG 22')).toEqual({ kind: 'order', order: 'vp-03' });
});

test('no chance decision, no answer', () => {
  expect(answerShown(scene(), 'YY->RR')).toBeUndefined();
  const over = newGame();
  expect(answerShown(over, 'sea')).toBeUndefined();
});
