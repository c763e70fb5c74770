import { expect, test } from 'vitest';
import { architectsSolo } from '../index.js';
import { english } from './index.js';

test('ARCH-81: with three Ages the cards of a seat are in its hand; in other decks there are more', () => {
  const { more } = english.board;
  const ages = architectsSolo.newGame({ structure: 'three-ages', seed: 'more' });
  const decks = architectsSolo.newGame({ seed: 'more' });
  expect([more(ages, 0, 4), more(ages, 'central', 4)]).toEqual(['4 in hand', '4 more']);
  expect([more(decks, 0, 4), more(decks, 'central', 4)]).toEqual(['4 more', '4 more']);
});
