import { expect, test } from 'vitest';
import { changed, play, read, scene } from '../../test/scene.js';
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
  return describePreview(state, preview(state, { kind: 'pass', seat: 0 }))[0]?.text ?? '';
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

const ahead = (state: State, code: string): string => describePreview(state, preview(state, read(code)))[0]?.text ?? '';

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

test('EIGHT-124: what an offer that is turned down brings with a Triple bonus, and without', () => {
  const asked = play(
    scene({
      wonders: { mausoleum: ['camel-2'] },
      hands: [
        [2, 0, 0, 0],
        [2, 0, 0, 0],
      ],
      actions: [[], ['triple-bonus']],
    }),
    'build 0 mausoleum 0',
    'offer 1 c2 false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
  );
  expect(ahead(asked, 'triple 1 false')).toBe('Blue scores 2 points for 2 camels');
  expect(ahead(asked, 'triple 1 true')).toBe('Blue scores 6 points for 2 camels');
});
