import type { SearchOptions } from '@wonders/core/bots';
import { describe, expect, test } from 'vitest';
import { searched } from '../../core/src/testing/searched.js';
import type { CardId } from '../src/components/cards.js';
import { duelSolo } from '../src/game/index.js';
import { type Scene, scene } from './scene.js';

/** SOLO leads by points, so only an immediate victory beats it. */
const BEHIND: Scene['zero'] = { cards: ['palace', 'gardens', 'pantheon', 'senate', 'town-hall', 'obelisk'] };
const FIVE: readonly CardId[] = ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university'];

/** The move that the search chooses for the player. */
const chosen = (given: Scene, options: SearchOptions<typeof duelSolo> = {}) =>
  searched(duelSolo, scene({ age: 3, seat: 1, ...given }), 1, options);

describe('the search in won positions', () => {
  test('it takes a military victory at once', () => {
    const given: Scene = { pawn: -7, zero: BEHIND, structure: { 18: 'altar', 19: 'arsenal' }, one: { coins: 40 } };
    expect(chosen(given, { iterations: 1 })).toEqual({ move: 'construct 19', proven: true });
  });

  test('it takes a scientific victory at once', () => {
    const given: Scene = { zero: BEHIND, structure: { 18: 'altar', 19: 'study' }, one: { coins: 40, cards: FIVE } };
    expect(chosen(given, { iterations: 1 })).toEqual({ move: 'construct 19', proven: true });
  });

  test('it takes a scientific victory through the token for a pair', () => {
    const given: Scene = {
      zero: BEHIND,
      structure: { 18: 'altar', 19: 'school' },
      board: ['masonry', 'law'],
      one: { coins: 40, cards: FIVE },
    };
    expect(chosen(given, { iterations: 1 })).toEqual({ move: 'construct 19', proven: true });
  });
});

describe('the search where SOLO is about to win', () => {
  test('takes the card that would bring SOLO to the capital', () => {
    const given: Scene = {
      pawn: 6,
      structure: { 17: 'theater', 18: 'arsenal', 19: 'altar' },
      zero: { coins: 40 },
      one: { coins: 3 },
    };
    const { move } = chosen(given, { iterations: 200 });
    expect(move).toMatch(/^(construct|discard) 18$/);
  });
});
