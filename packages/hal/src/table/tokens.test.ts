import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { few } from '../../../../.ci/runs.js';
import { acting, build, edit, events, legal, play, refused } from '../../test/scene.js';
import { applyMove, type Cell, fast, type Letter, legalMoves, newGame, promptOf, type State } from '../index.js';
import { alongOutline, outlineOf, placeOf } from './outline.js';

/** A city of these cells besides the first nine, and tokens moved to others; the human may urbanize with these cards. */
const city = (hand: readonly [Letter, Letter], buildings: readonly (readonly [number, number])[], tokens: object) =>
  edit(acting(hand, 'red-1'), (draft) => {
    for (const [x, y] of buildings) build(draft, { x, y, tiles: ['red-4'] });
    draft.tokens = { ...draft.tokens, ...tokens };
  });

const at = (x: number, y: number): Cell => ({ x, y });
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

describe('HAL-32: no cell beside the new building is empty', () => {
  // E stands in a courtyard of one cell, at (2, 0).
  const closed = city(
    ['e', 'l'],
    [
      [2, -1],
      [3, -1],
      [3, 0],
      [3, 1],
      [2, 1],
    ],
    { d: at(4, 0), f: at(3, 2) },
  );

  test('HAL-32, HAL-83: it goes between the letters before and after it, however far that is (example 27)', () => {
    const now = play(closed, 'urbanize e yellow-7');
    expect(legal(now)).toEqual(['move-token 4 1']);
    const far = edit(closed, (draft) => {
      draft.tokens = { ...draft.tokens, d: at(3, -2) };
    });
    const moved = play(far, 'urbanize e yellow-7');
    expect(legal(moved)).toEqual(['move-token 4 -1', 'move-token 4 0', 'move-token 4 1']);
    expect(refused(moved, 'move-token 2 -2')).toEqual({
      code: 'breaks-order',
      letter: 'e',
      between: ['d', 'f'],
      cells: [at(4, -1), at(4, 0), at(4, 1)],
      rule: 'HAL-32',
    });
    expect(refused(moved, 'move-token 5 5')).toMatchObject({ code: 'not-a-cell-for-it', rule: 'HAL-32' });
    expect(promptOf(moved)?.values).toEqual({
      letter: 'e',
      site: at(2, 0),
      between: ['d', 'f'],
      giveWay: [],
      gaveWayTo: null,
    });
  });

  test('HAL-83: the outline passes a cell between two rows of buildings twice, and a token fits in at either time', () => {
    const ring = [
      [2, -1],
      [3, -1],
      [3, 0],
      [3, 1],
      [2, 1],
    ] as const;
    const rows = [
      [4, -1],
      [5, -1],
      [4, 1],
      [5, 1],
    ] as const;
    const lifted = (tokens: object) => play(city(['e', 'l'], [...ring, ...rows], tokens), 'urbanize e yellow-7');
    // The outline goes in along one row to (4, 0) and out along the other: E belongs before F, which stands there, or after D.
    const goingIn = lifted({ d: at(6, -1), f: at(4, 0) });
    expect(legal(goingIn)).toEqual(['move-token 5 0']);
    expect(play(goingIn, 'move-token 5 0').tokens.e).toEqual(at(5, 0));
    const goingOut = lifted({ d: at(4, 0), f: at(6, 1) });
    expect(legal(goingOut)).toEqual(['move-token 5 0']);
    expect(play(goingOut, 'move-token 5 0').tokens.e).toEqual(at(5, 0));
  });

  test('HAL-32, HAL-82: cells of a courtyard are not offered', () => {
    // The token stands in the courtyard (0, 3), beside which another empty one lies.
    const yard = city(
      ['h', 'l'],
      [
        [-1, 2],
        [1, 2],
        [1, 3],
        [1, 4],
        [0, 4],
        [-1, 4],
        [-1, 3],
      ],
      { g: at(2, 2), h: at(0, 2), i: at(-2, 2), f: at(2, 1) },
    );
    // (0, 2) and (0, 3) are enclosed: H may go beside its building, into the other courtyard cell (HAL-31).
    expect(legal(play(yard, 'urbanize h yellow-7'))).toEqual(['move-token 0 3']);
    const full = edit(yard, (draft) => build(draft, { x: 0, y: 3, tiles: ['red-5'] }));
    const cells = legalMoves(play(full, 'urbanize h yellow-7'));
    expect(cells.length).toBeGreaterThan(1);
    expect(legal(play(full, 'urbanize h yellow-7'))).not.toContain('move-token 0 3');
  });
});

describe('HAL-84: other tokens give way', () => {
  const corner = city(
    ['d', 'l'],
    [
      [1, -2],
      [1, -3],
      [2, -1],
      [2, 0],
      [3, 0],
      [3, -1],
    ],
    { c: at(2, -3), d: at(2, -2), e: at(3, -2) },
  );
  const lifted = play(corner, 'urbanize d yellow-7');

  test('HAL-84: a token in a corner takes the cell of one of its neighbours, which moves on (example 26)', () => {
    expect(legal(lifted)).toEqual(['move-token 2 -3', 'move-token 3 -2']);
    expect(promptOf(lifted)?.values).toMatchObject({ letter: 'd', between: ['c', 'e'], giveWay: ['c', 'e'] });
    expect(refused(lifted, 'move-token 4 0')).toMatchObject({ code: 'gives-way', giveWay: ['c', 'e'], rule: 'HAL-84' });
    const after = play(lifted, 'move-token 3 -2');
    expect([after.tokens.d, after.tokens.e, after.running?.giveWay]).toEqual([at(3, -2), null, 'after']);
    expect(promptOf(after)?.values).toMatchObject({ letter: 'e', between: ['d', 'f'], giveWay: [], gaveWayTo: 'd' });
    expect(legal(after)).toEqual(['move-token 4 -1', 'move-token 4 0', 'move-token 3 1']);
    const before = play(lifted, 'move-token 2 -3');
    expect(legal(before)).toEqual(['move-token 1 -4', 'move-token 0 -3']);
    expect(promptOf(before)?.values).toMatchObject({ letter: 'c', between: ['b', 'd'], gaveWayTo: 'd' });
  });

  test('HAL-33, HAL-84: the buildings produce when the last token is down', () => {
    const after = play(lifted, 'move-token 3 -2');
    expect([after.pending.at(-1)?.kind, after.discard.includes('d')]).toEqual(['move-token', false]);
    expect(events(lifted, 'move-token 3 -2')).toEqual([{ kind: 'token', letter: 'd', givesWay: 'e', ...at(3, -2) }]);
    const done = play(after, 'move-token 4 0');
    expect([done.tokens.e, done.running, done.discard.includes('d')]).toEqual([at(4, 0), null, true]);
  });

  test('HAL-84: a direction in which more tokens would have to give way is not offered', () => {
    // F fills the cells after E as far as it can: C has room, E has none.
    const more = edit(corner, (draft) => {
      build(draft, { x: 3, y: 1, tiles: ['red-5'] });
      draft.tokens = { ...draft.tokens, f: at(4, -1), g: at(4, 0), h: at(4, 1) };
    });
    expect(legal(play(more, 'urbanize d yellow-7'))).toEqual(['move-token 2 -3']);
  });
});

test('HAL-04: in games of all modes each token keeps its place in the alphabet and touches a building', () => {
  const rng = seedRng('outline');
  let chains = 0;
  for (const options of [{}, { level: 'expert' }, { mode: 'versus', players: 3 }] as const)
    for (let game = 0; game < few(12, 4); game++) {
      let state: State = newGame({ ...options, seed: `outline ${game}` });
      while (state.pending.length > 0) {
        // Who urbanizes whenever he can fills the outline.
        const urban = legalMoves(state).filter(({ kind }) => kind === 'urbanize');
        const move = urban[Math.floor(draw(rng) * urban.length)];
        state = applyMove(state, move ?? fast.randomMove(state, () => draw(rng)));
        if (state.pending.at(-1)?.kind === 'move-token' && state.running?.giveWay !== null) chains++;
        const walk = outlineOf(state.city);
        if (state.city.length < 9) continue;
        expect(new Set(walk).size).toBeGreaterThanOrEqual(12);
        for (const letter of letters) {
          const cell = state.tokens[letter];
          if (cell === null) continue;
          expect(state.city.some(({ x, y }) => Math.abs(x - cell.x) + Math.abs(y - cell.y) === 1)).toBe(true);
          if (!walk.includes(placeOf(cell))) continue;
          // Lifted, it could be put down where it was: the order is kept.
          const { cells } = alongOutline(
            { city: state.city, tokens: { ...state.tokens, [letter]: null } },
            letter,
            null,
          );
          expect(cells).toContainEqual(cell);
        }
      }
    }
  expect(chains).toBeGreaterThan(0);
});

describe('HAL-82: the outline', () => {
  const places = (cells: readonly (readonly [number, number])[]) =>
    outlineOf(cells.map(([x, y]) => ({ x, y, tiles: ['red-4'], owner: null, pawn: false })));

  test('HAL-82: goes round a single building, clockwise from above', () => {
    expect(places([[0, 0]])).toEqual([at(0, -1), at(1, 0), at(0, 1), at(-1, 0)].map(placeOf));
  });

  test('HAL-82: passes a cell in an inner corner once for each of its walls', () => {
    const corner = places([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(corner.filter((place) => place === placeOf(at(1, 0)))).toHaveLength(2);
    expect(corner).toHaveLength(8);
  });

  test('HAL-82: turns inside a cell between two buildings that touch at a corner, and enters no courtyard', () => {
    // Eight buildings around (1, 1): two of them touch at a corner only.
    const ring = places([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(ring).toHaveLength(12);
    expect(ring).not.toContain(placeOf(at(1, 1)));
    const open = places([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(open).not.toContain(placeOf(at(1, 1)));
  });
});
