import { expect, test } from 'vitest';
import { events, held, play, pool, sampledScene, scene } from '../../test/scene.js';
import type { Draft, State } from '../state/index.js';
import { hiddenCard } from './hidden.js';

const gear = hiddenCard('gear', 2);
const coin = hiddenCard('coin', 2);

/** The Opponent turns to the central deck, since you took its card. */
const denied = (edit: (d: Draft) => void): State =>
  play(
    sampledScene({}, (d) => {
      d.pools[2] = pool({});
      edit(d);
    }),
    'pick opponent',
  );

test('ARCH-28: the discard pile stays while the deck has a card, be it the last one', () => {
  const state = denied((d) => {
    d.pools[2] = pool({ compass: 1 });
    d.central.discard = [coin, gear];
  });
  const happened = events(state, 'opponent-turn');
  expect(happened.some(({ kind }) => kind === 'recycled')).toBe(false);
  const after = play(state, 'opponent-turn');
  expect(held(after, 1, 'compass')).toBe(1);
  expect(after.central.discard).toEqual([coin, gear]);
});

test('ARCH-28: a top card that a seat knows is a card of the deck', () => {
  const state = denied((d) => {
    d.central = { cards: [], top: { card: 'tablet', back: 2, seenBy: [0] }, discard: [coin] };
  });
  const after = play(state, 'opponent-turn');
  expect(held(after, 1, 'tablet')).toBe(1);
  expect(after.central.discard).toEqual([coin]);
});

test('ARCH-28: made anew, the deck holds what lay on the pile and nothing else, and the pile is empty', () => {
  const state = denied((d) => {
    d.central.discard = [coin, coin, gear];
    d.discard = pool({ wood: 9 });
  });
  expect(events(state, 'opponent-turn')).toContainEqual({ kind: 'recycled', cards: 3 });
  const after = play(state, 'opponent-turn');
  const taken = held(after, 1, 'gear');
  expect(taken + held(after, 1, 'coin')).toBe(1);
  expect(after.pools[2]).toEqual(pool({ coin: 1 + taken, gear: 1 - taken }));
  expect(after.central.discard).toEqual([]);
  expect(after.discard).toEqual(pool({ wood: 9 }));
});

test('ARCH-28: in the three Ages the pile is the new deck too, when a card is drawn from it', () => {
  const state = scene({ structure: 'three-ages' }, (d) => {
    d.central = { cards: [], top: null, discard: [hiddenCard('gear', 1)] };
    d.rng = { c: 1, s0: 0.25, s1: 0.5, s2: 0.75 };
    d.faceUp = [hiddenCard('wood', 0), hiddenCard('coin', 1)];
  });
  const after = play(state, 'select opponent - - play');
  expect(after.selectedCards[1]).toBe('gear');
  expect(after.central).toEqual({ cards: [], top: null, discard: [] });
});
