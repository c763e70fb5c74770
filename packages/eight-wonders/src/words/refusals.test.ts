import { testTable } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { draws, play, scene } from '../../test/scene.js';
import type { Cards } from '../components/cards.js';
import { TABLES } from '../components/tables.js';
import { eightWonders } from '../game/index.js';
import type { State } from '../state/index.js';

const table = testTable(eightWonders);
const hand = (...cards: Cards): Cards => cards;

/** The refusal of a move as a sentence with its rule. */
const told = (state: State, code: string): string => table.why(state, code);

/** Red builds for four cranes on the Mausoleum. */
const offering = play(
  scene({
    wonders: { mausoleum: ['crane-4', 'ship-2', 'camel-3'] },
    hands: [
      [0, 1, 0, 0],
      [0, 3, 1, 0],
      [0, 2, 2, 0],
    ],
  }),
  'build 0 mausoleum 0',
);
const selecting = play(offering, 'offer 1 k3 true', 'offer 2 k2 true', 'offer 3 - false');
const noOffers = play(offering, 'offer 1 - false', 'offer 2 - false', 'offer 3 - false');

test('EIGHT-50, EIGHT-51: a refused build names the disc that may be built', () => {
  const given = scene({ wonders: { mausoleum: [null, 'ship-2', 'camel-3'], 'hanging-gardens': [null, null, null] } });
  expect(told(given, 'build 0 mausoleum 0')).toBe(
    'no disc lies on this space; left on the Mausoleum: 2 ships; 3 camels (EIGHT-50)',
  );
  expect(told(given, 'build 0 hanging-gardens 1')).toBe(
    'the Hanging Gardens is finished: no disc is left on it (EIGHT-50)',
  );
  expect(told(given, 'build 0 mausoleum 2')).toBe(
    'the Mausoleum is built from the top: its next disc needs 2 ships (EIGHT-51)',
  );
});

test('EIGHT-56, EIGHT-57, EIGHT-58, EIGHT-60: a refused offer says what would do', () => {
  expect(told(offering, 'offer 2 k3 false')).toBe(
    'the hand does not hold these cards; it holds 2 cranes and 2 ships (EIGHT-56)',
  );
  expect(told(offering, 'offer 1 k5 false')).toBe('an offer for this disc holds at most 4 cards (EIGHT-57)');
  expect(told(offering, 'offer 1 - true')).toBe(
    'the trading card is offered only together with a building card or more (EIGHT-60)',
  );
  const two = play(
    scene({ wonders: { mausoleum: ['camel-3-crane-2'] }, hands: [hand(0, 0, 0, 0), hand(4, 0, 0, 0)] }),
    'build 0 mausoleum 0',
  );
  expect(told(two, 'offer 1 c4 false')).toBe(
    'an offer holds no more cards of a needed type than the disc needs, and it needs 3 camels and 2 cranes (EIGHT-58)',
  );
});

test('EIGHT-65, EIGHT-66, EIGHT-67, EIGHT-68: a refused selection names seats and cards', () => {
  expect(told(selecting, 'complete 0 3 -')).toBe('only Blue and Green offered cards that the disc needs (EIGHT-65)');
  expect(told(noOffers, 'complete 0 1 -')).toBe('no offer has a card that the disc needs (EIGHT-65)');
  expect(told(selecting, 'complete 0 1,2 -')).toBe(
    'only one accepted offer may hold a trading card, and Blue and Green each laid theirs (EIGHT-66)',
  );
  const refusal = { code: 'no-offer', rule: 'EIGHT-65', offered: [1, 2] };
  expect(eightWonders.check(selecting, { kind: 'complete', seat: 0, accept: [3], jokers: [0, 0, 0, 0] })).toEqual(
    refusal,
  );
  const plain = play(offering, 'offer 1 k3 false', 'offer 2 k2 false', 'offer 3 - false');
  expect(told(plain, 'complete 0 1,2 -')).toBe('the disc needs 4 cranes, and the accepted offers hold 5 (EIGHT-67)');
  expect(told(plain, 'complete 0 2 -')).toBe(
    '2 cranes would have to come from the own hand, which holds 1 crane (EIGHT-68)',
  );
});

test('EIGHT-70, EIGHT-122: a refused Joker is explained by the cards that are missing, or by those held', () => {
  const given = { wonders: { mausoleum: ['crane-2'] }, hands: [hand(0, 1, 0, 0), hand(0, 2, 0, 0)] } as const;
  const select = (jokers: 0 | 1) =>
    play(
      scene({ ...given, actions: [jokers === 1 ? ['joker'] : []] }),
      'build 0 mausoleum 0',
      'offer 1 k2 false',
      'offer 2 - false',
      'offer 3 - false',
    );
  expect(told(select(1), 'complete 0 1 k1')).toBe('a Joker stands for cards that are missing, and none are (EIGHT-70)');
  expect(told(select(1), 'complete 0 - s1')).toBe(
    'a Joker stands for cards that are missing, and what is missing is 2 cranes (EIGHT-70)',
  );
  expect(told(select(1), 'complete 0 - k1')).toBe(
    'a Joker stands for exactly 2 cards, and 1 card cannot be shared out among Jokers (EIGHT-122)',
  );
  expect(told(select(0), 'complete 0 - k2')).toBe('there is no Joker in hand (EIGHT-122)');
});

test('EIGHT-120, EIGHT-121, EIGHT-126: refused action cards', () => {
  const start = scene({ hands: [hand(2, 1, 0, 0)], actions: [['card-trade', 'joker']] });
  expect(told(start, 'card-draw 0')).toBe('there is no Card draw in hand (EIGHT-120)');
  expect(told(start, 'card-trade 0 -')).toBe('a Card trade gives at least one building card (EIGHT-121)');
  expect(told(start, 'card-trade 0 c3')).toBe(
    'the hand does not hold these cards; it holds 2 camels and 1 crane (EIGHT-121)',
  );
  const { actionCards } = TABLES;
  const tables = { actionCards: { ...actionCards, 'card-trade': { count: 2, max: 2 } } };
  const limited = scene({ options: { tables }, hands: [hand(2, 1, 0, 0)], actions: [['card-trade']] });
  expect(told(limited, 'card-trade 0 c2k1')).toBe('a Card trade gives at most 2 building cards (EIGHT-121)');
  expect(told(draws(play(start, 'pass 0')), 'double 0 true')).toBe('there is no Double turn in hand (EIGHT-126)');
});
