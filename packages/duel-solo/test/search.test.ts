import { draw, seedRng } from '@wonders/core';
import { type SearchOptions, searchBot } from '@wonders/core/bots';
import { describe, expect, test } from 'vitest';
import { nodeOf } from '../../core/src/bots/search/resume.js';
import { edgeOf, edgesOf, leaf } from '../../core/src/bots/search/tree.js';
import { searched } from '../../core/src/testing/searched.js';
import type { CardId } from '../src/components/cards.js';
import { duelSolo } from '../src/game/index.js';
import type { View } from '../src/state/index.js';
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

describe('a search that goes on with its tree', () => {
  const rng = seedRng('reuse');
  const random = () => draw(rng);
  let state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'reuse' });
  while (state.age === 0) state = duelSolo.applyMove(state, duelSolo.botMove(state));
  const [seat = 0] = duelSolo.activeSeats(state);
  const other = 1 - seat;
  const view = duelSolo.view(state, seat);

  test('finds the node of its next turn, whatever the other seat did and however the cards fell', () => {
    for (const move of duelSolo.legalMoves(state)) {
      const after = duelSolo.applyMove(state, move);
      const node = leaf();
      const edges = edgesOf(node, other);
      const answers = duelSolo.legalMoves(after);
      for (const answer of answers) edgeOf(duelSolo, edges, answer).next = leaf();
      for (const answer of answers) {
        const next = duelSolo.view(duelSolo.applyMove(after, answer), seat);
        if (duelSolo.activeSeats(next)[0] !== seat) continue;
        const edge = edgeOf(duelSolo, edges, answer);
        const found = () => nodeOf(duelSolo, { view, move, node }, next, seat, random);
        expect(found()).toBe(edge.next);
        edge.next = undefined;
        expect(found()).toBeUndefined();
        edge.next = leaf();
      }
    }
  });

  test('has more visits on its next turn than iterations', () => {
    const bot = searchBot(duelSolo, { iterations: 200, early: false, proof: 0, reuse: 1 });
    const turn = (view: View) => ({ view, seat, legal: duelSolo.legalMoves(view), random });
    const visits = ({ candidates }: ReturnType<typeof bot>) => candidates.reduce((sum, each) => sum + each.visits, 0);
    const first = bot(turn(view));
    expect(visits(first)).toBe(200);
    const after = duelSolo.applyMove(state, first.move);
    const answer = first.line?.[1];
    if (answer === undefined) throw new RangeError('it looks no further');
    const next = duelSolo.applyMove(after, answer);
    expect(visits(bot(turn(duelSolo.view(next, seat))))).toBeGreaterThan(200);
  });
});
