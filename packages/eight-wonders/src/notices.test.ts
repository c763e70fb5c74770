import { expect, test } from 'vitest';
import { changed, type Scene, scene } from '../test/scene.js';
import { PARTS } from './components/types.js';
import type { Notices } from './notices.js';
import { notices } from './notices.js';
import { type State, tablesOf } from './state/index.js';

/** The values of all notices of a kind. */
const values = <K extends keyof Notices>(state: State, key: K): readonly unknown[] =>
  notices(state).flatMap((notice) => (notice.key === key ? [notice.values] : []));

/** Two discs or more show each type but camels: the Statue of Zeus decides what is left of them. */
const table = (pyramids: Scene['wonders'], given: Scene = {}) =>
  scene({
    others: false,
    ...given,
    wonders: {
      mausoleum: ['crane-2', 'ship-2', 'crane-1'],
      'colossus-of-rhodes': ['ship-1', 'stone-mason-1', 'stone-mason-2'],
      ...pyramids,
    },
  });

test('EIGHT-130, EIGHT-51: the only disc of a type is told, with the discs that have to be built before it', () => {
  const last = (discs: NonNullable<NonNullable<Scene['wonders']>['statue-of-zeus']>, given: Scene = {}) =>
    values(table({ 'statue-of-zeus': discs }, given), 'last-of-type');
  expect(last(['camel-2', 'camel-1', null])).toEqual([]);
  const camel = { type: 'camel', disc: 'camel-1', wonder: 'statue-of-zeus', building: false };
  expect(last(['ship-3', 'crane-3', 'camel-1'])).toEqual([{ ...camel, space: 2, above: 2 }]);
  expect(last([null, 'crane-3', 'camel-1'])).toEqual([{ ...camel, space: 2, above: 1 }]);
  expect(last([null, 'camel-1', 'crane-3'])).toEqual([{ ...camel, space: 1, above: 0 }]);
  expect(last(['ship-3', 'crane-3', 'camel-1'], { options: { discChoice: 'any' } })).toEqual([
    { ...camel, space: 2, above: 0 },
  ]);
});

test('EIGHT-130: the last disc of a type is told to be gone until its wonder has been scored', () => {
  const gone = (phase: State['phase'], site: number | null) =>
    values(
      changed(table({ 'statue-of-zeus': ['ship-3', null, null] }), (draft) => Object.assign(draft, { phase, site })),
      'type-gone',
    );
  expect(gone('reward', 1)).toHaveLength(1);
  expect(gone('turn', 1)).toEqual([]);
  expect(gone('reward', null)).toEqual([]);
});

test('EIGHT-100: a wonder with one disc left is told with the points of the row, but not in the light row', () => {
  const one: Scene['wonders'] = { 'statue-of-zeus': ['camel-1', null, null] };
  const { rows, others } = tablesOf(scene()).scoringTable;
  for (const row of [1, 2])
    expect(values(table(one, { row }), 'last-disc')).toEqual([
      { wonders: ['statue-of-zeus'], first: rows[row - 1]?.first, second: rows[row - 1]?.second, others },
    ]);
  expect(values(table({ 'statue-of-zeus': ['camel-1', 'camel-2', null] }), 'last-disc')).toEqual([]);
  const light = changed(table(one), (draft) => Object.assign(draft, { row: 'light' }));
  expect(values(light, 'last-disc')).toEqual([]);
});

test('EIGHT-133: turns without a disc are told a round before they end the game', () => {
  const stall = (idle: number) => values(scene({ options: { players: 3, stallRounds: 2 }, idle }), 'stall');
  expect(stall(2)).toEqual([]);
  expect(stall(3)).toEqual([{ turns: 3, now: true }]);
  const later = changed(scene({ options: { players: 3, stallRounds: 2 }, idle: 5 }), (draft) => {
    draft.phase = 'clear';
  });
  expect(values(later, 'stall')).toEqual([{ turns: 1, now: false }]);
  const keys = (idle: number) =>
    notices(scene({ options: { players: 3, stallRounds: 2 }, idle })).map(({ key }) => key);
  expect([keys(2).includes('tie'), keys(3).includes('tie')]).toEqual([false, true]);
});

test('EIGHT-36: the draw pile is told when it has no more than a card for each seat', () => {
  const pile = (cards: number) =>
    values(scene({ options: { players: 3 }, hands: [[25, 25, 25, 22 - cards]], discard: [0, 0, 0, 3] }), 'draw-pile');
  expect(pile(4)).toEqual([]);
  expect(pile(3)).toEqual([{ cards: 3, discard: 3 }]);
});

test('EIGHT-78: a seat with as many parts as the highest disc needs has enough', () => {
  const wonders: Scene['wonders'] = { 'statue-of-zeus': ['camel-3', 'ship-1', null] };
  const left = (parts: number) =>
    values(scene({ others: false, wonders, parts: { 'statue-of-zeus': [PARTS - parts, 0, 0, 0] } }), 'parts');
  expect(left(3)).toEqual([]);
  expect(left(2)).toEqual([{ seat: 0, parts: 2 }]);
});

test('before the first turn and after the game nothing is told; an end is told alone', () => {
  const keysWith = (change: object) =>
    notices(changed(scene({ idle: 99 }), (draft) => Object.assign(draft, change))).map(({ key }) => key);
  expect(keysWith({ phase: 'hands' })).toEqual([]);
  expect(keysWith({ phase: 'over' })).toEqual([]);
  expect(keysWith({ ending: 'stalled' })).toEqual(['ended', 'tie']);
  expect(keysWith({})).toContain('stall');
});
