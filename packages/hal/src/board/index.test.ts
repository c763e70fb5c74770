import { boardLaws } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { every, fewOf, paints } from '../../../../.ci/runs.js';
import { acting, edit, halActing, play, scene, table } from '../../test/scene.js';
import { shown } from '../../test/shown.js';
import { variants } from '../../test/variants.js';
import { hal, legalMoves, type State, view } from '../index.js';
import { drawBoard, drawText } from './index.js';

boardLaws(
  hal,
  { drawBoard, drawText, variants: fewOf(variants, variants.length), games: 1, every, paints, numbers: shown },
  test,
);

const boardOf = (state: State): string => {
  const mine = view(state, 0);
  return drawBoard(mine, { moves: legalMoves(mine) });
};

/** The place with an id, up to the next place. */
const place = (svg: string, id: string): string => svg.split('<g id="').find((part) => part.startsWith(`${id}"`)) ?? '';

/** The lines of text at a place, one after the other. */
const told = (svg: string, id: string): string =>
  [...place(svg, id).matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line).join(' ');

describe('places answer moves', () => {
  const state = acting(['red-1', 'b'], 'yellow-3');
  const board = boardOf(state);

  test('HAL-20: a card answers for playing it alone, its building for constructing, its token for urbanizing', () => {
    expect(place(board, 'card-b')).toContain('[&quot;exploit b resource&quot;,&quot;exploit b tile&quot;]');
    expect(place(board, 'card-red-1')).toContain('data-move="exploit red-1 -"');
    expect(place(board, 'tile-red-1')).toContain('&quot;construct red-1 red-6&quot;');
    expect(place(board, 'token-b')).toContain('&quot;urbanize b red-6&quot;');
  });

  test('HAL-31: the cells for a lifted token are hotspots', () => {
    expect(place(boardOf(play(state, 'urbanize b red-6')), 'cell-0--3')).toContain('data-move="move-token 0 -3"');
  });

  test('a tile keeps its id on the way from the stash to the city', () => {
    expect(place(board, 'tile-red-6')).toContain('in your stash');
    expect(place(boardOf(play(state, 'construct red-1 red-6')), 'tile-red-6')).toContain('2 floors');
  });
});

test('a token that is lifted beside a city without buildings is refused', () => {
  const lifted = edit(play(acting(['red-1', 'b'], 'yellow-3'), 'urbanize b red-6'), (draft) => {
    draft.city = [];
    draft.running = { seat: 0, card: 'b', site: { x: 0, y: -2 }, giveWay: 'after' };
  });
  const refusal = expect.objectContaining({ code: 'not-this-game' });
  expect(() => boardOf({ ...lifted, pending: [] })).toThrow(expect.objectContaining({ refusal }));
});

describe('what Hal was given', () => {
  test('HAL-19: each gift bears what it would mean', () => {
    const giving = edit(scene(['a', 'yellow-3', 'red-2']), (draft) => {
      draft.players = draft.players.map((each, seat) => (seat === 1 ? { ...each, resources: 1 } : each));
    });
    expect(told(boardOf(giving), 'card-a')).toContain('Hal: 1 point, game ends');
    expect(told(boardOf(giving), 'card-yellow-3')).toContain('Hal cannot build, game ends');
  });

  test('HAL-19, HAL-21: the human sees his card, and every viewer once it has been turned up', () => {
    const state = acting(['red-1', 'b'], 'yellow-3');
    expect(place(boardOf(state), 'card-yellow-3')).toContain('Yellow 3');
    expect(drawBoard(view(state, 'spectator'))).not.toContain('card-yellow-3');
    expect(drawBoard(view(halActing('f'), 'spectator'))).toContain('id="card-f"');
    expect(place(boardOf(halActing('f')), 'hal-turn')).not.toContain('data-move=');
    const his = view(halActing('f'), 1);
    expect(place(drawBoard(his, { moves: legalMoves(his) }), 'hal-turn')).toContain('data-move="hal-turn"');
  });
});

test('HAL-01: the terminal shows the city as a grid with floors, owners and tokens', () => {
  const text = drawText(view(play(acting(['red-1', 'b'], 'yellow-3'), 'construct red-1 red-6'), 0));
  expect(text.split('\n').slice(4, 10)).toEqual([
    '    -2     -1     0      1      2',
    '-2         (A)    (B)    (C)',
    '',
    '-1  (L)    B1     Y1     R6×2   (D)',
    '           ·      ·      You^',
    '0   (K)    Y2     B2     B3     (E)',
  ]);
  expect(table.decision(acting(['red-1', 'b'], 'yellow-3'))).toBe('act');
});
