import { expect, test } from 'vitest';
import { changed, play, read, scene } from '../../test/scene.js';
import { TABLES } from '../components/tables.js';
import { preview, type State } from '../index.js';
import { describePreview } from './index.js';

/** What is said of passing, by the number of cards left to draw. Each of four seats draws one, the seat that passes draws two. */
const passing = (left: number, idle = 0): string => {
  const state = scene({
    idle,
    hands: [
      [25, 0, 0, 0],
      [0, 25, 0, 0],
      [0, 0, 25, 0],
      [0, 0, 0, 25 - left],
    ],
  });
  return describePreview(state, preview(state, { kind: 'pass', seat: 0 }))[0] ?? '';
};

test('EIGHT-30, EIGHT-36: before a pass it is said who draws, as long as there are cards for all', () => {
  expect(passing(5)).toMatch(
    /draws a card, and every seat draws one at the end of the turn: Red then has 27 cards; one turn without/,
  );
  expect(passing(4)).toMatch(/^The turn brings no disc: one turn without a disc, and 20 end the game/);
});

test('EIGHT-133: the pass that ends the game draws one card and no more', () => {
  expect(passing(1, 19)).toMatch(/draws a card: Red then has 26 cards; 20 turns in a row without a disc/);
  expect(passing(0, 19)).toMatch(/^The turn brings no disc: 20 turns in a row/);
});

const ahead = (state: State, code: string): string => describePreview(state, preview(state, read(code)))[0] ?? '';

test('EIGHT-56: before a build it is said what the hand holds of it, unless its cards are hidden', () => {
  const site = { wonders: { mausoleum: ['crane-4'], 'statue-of-zeus': ['ship-1'] } } as const;
  const holding = (cranes: number, ships = 0) => scene({ ...site, hands: [[0, cranes, ships, 0]] });
  const built = (state: State) => ahead(state, 'build 0 mausoleum 0').replace(/.*: Red /, '');
  expect(built(holding(0))).toBe('holds 0 of the 4 cards and has 0 parts there');
  expect(built(holding(2))).toBe('holds 2 of the 4 cards and has 0 parts there');
  expect(built(holding(5))).toBe('holds all 4 cards and has 0 parts there');
  const hidden = changed(holding(2), (draft) => {
    draft.hidden[0] = 1;
  });
  expect(built(hidden)).toBe('has 0 parts there');
  const one = (ships: number) => ahead(holding(0, ships), 'build 0 statue-of-zeus 0').replace(/.*: Red /, '');
  expect(one(0)).toMatch(/^lacks the card and has 0 parts there/);
  expect(one(1)).toMatch(/^holds the card and has 0 parts there/);
});

test('EIGHT-124, EIGHT-137: how many parts count with a Triple bonus, and without', () => {
  const { parts } = TABLES.actionCards['triple-bonus'];
  const scored = play(
    scene({
      others: false,
      wonders: { mausoleum: ['camel-1'], 'statue-of-zeus': ['ship-1', 'crane-1', 'stone-mason-1'] },
      parts: { mausoleum: [0, 1], 'statue-of-zeus': [0, 2] },
      hands: [[1, 0, 0, 0]],
      actions: [[], ['triple-bonus']],
    }),
    'build 0 mausoleum 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );
  expect(ahead(scored, 'triple 1 false')).toBe('1 part of Blue counts on the Mausoleum');
  expect(ahead(scored, 'triple 1 true')).toBe(`${1 + parts} parts of Blue count on the Mausoleum`);
  // No disc shows a camel any more: the game ends, and the card is still there for a wonder that is not finished.
  const last = play(scored, 'triple 1 false', 'action five-vp', 'triple-final 0 -');
  expect(ahead(last, 'triple-final 1 statue-of-zeus')).toBe(`${2 + parts} parts of Blue count on the Statue of Zeus`);
  expect(ahead(last, 'triple-final 1 -')).toBe('Blue leaves the unfinished wonders as they stand');
});
