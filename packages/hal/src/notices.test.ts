import type { Viewer } from '@wonders/core';
import { expect, test } from 'vitest';
import { acting, build, edit, play, scene } from '../test/scene.js';
import { type Draft, hal, type Notice, type State } from './index.js';
import { suppliesOf } from './options.js';
import { supplySize } from './table/piles.js';

/** The values of a notice; `undefined` where it is not given. */
const values = (state: State, key: Notice['key']): object | undefined =>
  hal.notices(state).find((notice) => notice.key === key)?.values;

/** The supply has so many tiles left. */
const tilesLeft = (state: State, tiles: number): State =>
  edit(state, (draft) => {
    draft.unseen = draft.unseen.slice(0, draft.removed + tiles);
  });

const player = (draft: Draft, seat: number, change: object): void =>
  void Object.assign(draft.players[seat] ?? {}, change);

const turn = acting(['red-1', 'blue-2'], 'yellow-3');

test('HAL-56: against Hal the last rounds are counted from three tiles on', () => {
  const left = (tiles: number) => values(tilesLeft(turn, tiles), 'rounds-left');
  expect([4, 3, 2, 1].map(left)).toEqual([undefined, { rounds: 3 }, { rounds: 2 }, undefined]);
  const last = (tiles: number) => values(tilesLeft(turn, tiles), 'last-tile');
  expect([2, 1, 0].map(last)).toEqual([undefined, { tiles: 1 }, { tiles: 0 }]);
});

test('HAL-57, HAL-58: few resources are told from the number on that one floor can take', () => {
  const given = (resources: number, supply: number, floors: number, owner: 0 | 1 | null = null, pawn = false) =>
    edit(turn, (draft) => {
      draft.city = draft.city.map((building) => ({ ...building, tiles: building.tiles.slice(0, 1) }));
      build(draft, { x: 1, y: 1, tiles: (['red-1', 'red-4', 'red-5'] as const).slice(0, floors), owner, pawn });
      player(draft, 0, { resources, supply });
    });
  const low = (...place: Parameters<typeof given>) => values(given(...place), 'human-low');
  expect(low(2, 0, 1)).toEqual({ resources: 2 });
  expect(low(3, 0, 1)).toBeUndefined();
  expect(low(3, 0, 2)).toEqual({ resources: 3 });
  expect(low(3, 0, 2, 1)).toEqual({ resources: 3 });
  expect(low(1, 1, 1)).toBeUndefined();
  // Nobody covers a building of his own, or one that bears a pawn.
  expect(low(3, 0, 2, 0)).toBeUndefined();
  expect(low(3, 0, 2, null, true)).toBeUndefined();
  const without = edit(given(2, 0, 1), (draft) => Object.assign(draft, { city: [] }));
  expect(values(without, 'human-low')).toBeUndefined();
  expect(values(given(0, 0, 1), 'human-placed')).toEqual({});
  const hals = (resources: number) => edit(given(9, 9, 1), (draft) => player(draft, 1, { resources }));
  expect([3, 2, 1].map((resources) => values(hals(resources), 'hal-low'))).toEqual([
    undefined,
    { resources: 2 },
    undefined,
  ]);
  expect(values(hals(1), 'hal-last')).toEqual({ sure: false });
  const acted = (tiles: number) =>
    hal.notices(
      edit(tilesLeft(play(acting(['a', 'f'], 'yellow-3'), 'exploit a tile'), tiles), (draft) => {
        draft.halCard = 'face-down';
        player(draft, 1, { resources: 1 });
      }),
    );
  expect(acted(9).map(({ key }) => key)).toEqual(['hal-last', 'tie']);
  expect(acted(9)[0]?.values).toEqual({ sure: true });
  expect(acted(2).map(({ key }) => key)).toEqual(['last-tile', 'hal-last', 'tie']);
});

test('HAL-78: the supply is low from two tiles for each seat on', () => {
  const versus = edit(hal.newGame({ mode: 'versus', players: 3, seed: 'low' }), (draft) => {
    draft.round = 1;
  });
  const low = (tiles: number) => values(tilesLeft(versus, tiles), 'supply-low');
  expect([7, 6, 0].map(low)).toEqual([undefined, { tiles: 6 }, { tiles: 0 }]);
  const again = edit(tilesLeft(versus, 6), (draft) => {
    draft.emptied = 1;
  });
  expect(values(again, 'supply-low')).toBeUndefined();
  expect(values(again, 'last-supply')).toEqual({ tiles: supplySize(again) });
  expect(hal.notices(edit(again, (draft) => Object.assign(draft, { emptied: 2 }))).map(({ key }) => key)).toEqual([
    'last-round',
    'tie',
  ]);
});

test('HAL-79: what a seat has left is told from the number on that one floor can take, once its supply is empty', () => {
  const versus = (placed: number, supply: number) =>
    edit(hal.newGame({ mode: 'versus', players: 2, seed: 'low' }), (draft) => {
      draft.round = 1;
      draft.city = [];
      for (let i = 0; i < placed; i++) build(draft, { x: i, y: 0, tiles: ['red-1'], owner: 1 });
      build(draft, { x: 0, y: 1, tiles: ['red-2', 'red-3'], owner: 0 });
      player(draft, 1, { supply });
    });
  const { resources: all } = suppliesOf(versus(0, 0).options);
  expect(values(versus(all, 0), 'all-placed')).toEqual({ seat: 1 });
  // HAL-86: whose resources have come back is not remembered.
  const back = (placed: number) => edit(versus(placed, 0), (draft) => Object.assign(draft, { placed: true }));
  expect([all, all - 2].map((placed) => values(back(placed), 'were-placed'))).toEqual([undefined, {}]);
  const low = (left: number, supply = 0) => values(versus(all - left, supply), 'few-left');
  expect([4, 3, 1].map((left) => low(left))).toEqual([undefined, { seat: 1, resources: 3 }, { seat: 1, resources: 1 }]);
  expect(low(3, 1)).toBeUndefined();
});

test('HAL-78: before the first round, and after the game, nothing is told', () => {
  const versus = tilesLeft(hal.newGame({ mode: 'versus', seed: 'low' }), 0);
  expect(versus.round).toBe(0);
  expect(hal.notices(versus)).toEqual([]);
  const over = edit(tilesLeft(turn, 0), (draft) => Object.assign(draft, { ending: 'tiles-exhausted' }));
  expect(hal.notices(over)).toEqual([]);
});

test('HAL-54: whether an expert Hal ends the game is told by what a seat knows of the cards that he may draw', () => {
  const turn = acting(['a', 'yellow-1'], 'c', { level: 'expert' });
  // Only a floor on yellow 2 takes all that Hal has; the human holds its card, which others think may be drawn.
  const ending = edit(play(turn, 'exploit a resource'), (draft) => {
    build(draft, { x: -1, y: 0, tiles: ['red-4', 'yellow-2'], owner: null });
    player(draft, 0, { hand: ['yellow-2'] });
    draft.deck = draft.deck.filter((card) => card !== 'yellow-2');
    player(draft, 1, { resources: 3 });
  });
  const told = (viewer: Viewer) => hal.notices(hal.view(ending, viewer)).map(({ key }) => key);
  expect([ending.phase, ending.deck.length > 0]).toEqual(['hal', true]);
  expect([told(0), told(1), told('spectator')]).toEqual([[], ['hal-may-end'], ['hal-may-end']]);
  // Where a state is asked and nobody is named, it tells what all know.
  const open = (...seat: [number?]) => hal.notices(ending, ...seat).map(({ key }) => key);
  expect([open(0), open(1), open()]).toEqual([[], ['hal-may-end'], ['hal-may-end']]);
});

test('HAL-19, HAL-56: of a blind gift the human knows no more than others, when he has acted, too', () => {
  const blind = tilesLeft(play(scene(['a', 'f'], { giftToHal: 'blind' }), 'exploit a tile'), 3);
  const told = (viewer: Viewer) => hal.notices(hal.view(blind, viewer));
  expect(told(0)).toEqual([{ key: 'rounds-left', values: { rounds: 2 } }]);
  expect(told('spectator')).toEqual(told(0));
});

test('HAL-59, HAL-60: while you move the token for Hal, you are told whether the game ends with the round', () => {
  const moving = (resources: number) => {
    const turn = edit(play(acting(['a', 'b'], 'f'), 'exploit a resource'), (draft) => player(draft, 1, { resources }));
    return hal.notices(play(turn, 'hal-turn', 'hal-tile red-20'));
  };
  const ending = { key: 'round-ends', values: { ending: 'hal-resources-exhausted' } };
  expect([moving(1), moving(2)]).toEqual([[ending, { key: 'tie', values: {} }], []]);
});

test('HAL-28: a tile that you still have to draw is no longer there for Hal', () => {
  const drawing = play(acting(['a', 'f'], 'yellow-3'), 'exploit a tile');
  expect(drawing.pending.map(({ kind }) => kind)).toContain('tile');
  const [three, none] = [tilesLeft(drawing, 3), tilesLeft(drawing, 0)].map((state) => hal.notices(state)[0]);
  expect([three?.values, none?.values]).toEqual([{ rounds: 2 }, { tiles: 0 }]);
});
