import { boardLaws, testTable } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { few } from '../../../runs.js';
import { scene } from '../../test/scene.js';
import { duelSolo } from '../game/index.js';
import { drawBoard, drawText } from './index.js';

boardLaws(
  duelSolo,
  {
    drawBoard,
    drawText,
    games: few(2),
    variants: [
      { name: 'against SOLO', options: { level: 'normal' } },
      { name: 'base', options: { mode: 'versus', pantheon: false } },
      { name: 'Pantheon', options: { mode: 'versus' } },
      {
        name: 'promos, answered by the host',
        options: { mode: 'versus', promos: ['messe', 'statue-of-liberty'], chance: 'manual' },
      },
    ],
  },
  test,
);

const boardOf = (state: ReturnType<typeof scene>): string => {
  const view = duelSolo.view(state, 1);
  return drawBoard(view, { moves: duelSolo.legalMoves(view) });
};

/** The place with an id, up to the next place. */
const place = (svg: string, id: string): string => svg.split('<g id="').find((part) => part.startsWith(`${id}"`)) ?? '';

describe('prices on the board', () => {
  const state = scene({ seat: 1, structure: { 17: 'altar', 18: 'press', 19: 'stone-pit' }, one: { coins: 1 } });

  test('a card without cost is free', () => {
    expect(place(boardOf(state), 'card-altar')).toContain('>free</text>');
  });

  test('a card is told with what its seat pays now', () => {
    expect(place(boardOf(state), 'card-press')).toContain('>1</text>');
  });

  test('a card that is too dear bears a cross', () => {
    const poor = scene({ seat: 1, structure: { 19: 'press' }, one: { coins: 0 } });
    expect(place(boardOf(poor), 'card-press')).toContain('#icon-cross');
    expect(place(boardOf(state), 'card-press')).toContain('#icon-coin');
  });
});

test('a card that can be taken bears every move that it answers', () => {
  const state = scene({ seat: 1, structure: { 19: 'press' }, one: { coins: 20, wonders: ['pyramids', 'sphinx'] } });
  const card = place(boardOf(state), 'card-press');
  for (const code of testTable(duelSolo).legal(state)) expect(card).toContain(`&quot;${code}&quot;`);
});

test('the same card keeps its id when it moves from the structure to a city', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' } });
  const after = testTable(duelSolo).play(state, 'construct 19');
  expect(place(boardOf(after), 'card-press')).not.toBe('');
});

test('a finished game shows who won and the score sheet', () => {
  const state = scene({ seat: 1, structure: { 19: 'guard-tower' }, pawn: -8 });
  const won = testTable(duelSolo).play(state, 'construct 19');
  const svg = drawBoard(duelSolo.view(won, 1));
  expect(svg).toContain('>You win</text>');
  expect(svg).toContain('>Total</text>');
});

test('the text board tells the prices of what can be taken', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' } });
  expect(drawText(duelSolo.view(state, 1))).toMatch(/Press +1/);
});
