import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { activeSeats, type Event, fast, newGame, type Options, transition, viewEvent } from './index.js';
import { describeEvent } from './narration.js';

const rng = seedRng('narration');

/** Every event of a random game, told. */
function* told(options: Partial<Options> & { readonly seed: string; readonly chance?: 'manual' }) {
  let state = newGame(options);
  while (activeSeats(state).length > 0) {
    const after = transition(
      state,
      fast.randomMove(state, () => draw(rng)),
    );
    state = after.state;
    for (const event of after.events) yield { event, says: describeEvent(state, event), state };
  }
}

test('tells every kind of event of random games in whole sentences', () => {
  const kinds = new Set<Event['kind']>();
  for (let seed = 0; seed < 30; seed++)
    for (const chance of ['sampled', 'manual'] as const)
      for (const { event, says } of told({ seed: String(seed), players: 5, stallRounds: 3, chance } as never)) {
        if (says !== '') kinds.add(event.kind);
        expect(says).not.toMatch(/undefined|null|NaN|object|\s\s|^[a-z]/);
      }
  expect([...kinds].sort()).toEqual([
    'action-played',
    'cards-spent',
    'chance',
    'disc-taken',
    'discard-reshuffled',
    'ended',
    'next-turn',
    'offers-revealed',
    'parts-placed',
    'parts-returned',
    'points',
    'row-changed',
  ]);
});

test('tells a spectator that a card was drawn, not which', () => {
  const drawn: Event = { kind: 'chance', decision: 'card', move: { kind: 'card', card: 'crane' } as never, to: 1 };
  const state = newGame();
  expect(describeEvent(state, viewEvent(drawn, 1))).toMatch(/^Blue draws a /);
  expect(describeEvent(state, viewEvent(drawn, 'spectator'))).toBe('Blue draws a card');
  const action: Event = { kind: 'chance', decision: 'action', move: { kind: 'action', card: 'joker' }, to: 0 };
  expect(describeEvent(state, action)).toBe('Red takes the action card Joker');
  expect(describeEvent(state, viewEvent(action, 2))).toBe('Red takes an action card');
});

test('tells offers with the trading card, and what points are for', () => {
  const state = newGame();
  const offers = [null, { cards: [1, 0, 2, 0], trade: true }, { cards: [0, 0, 0, 0], trade: false }] as const;
  expect(describeEvent(state, { kind: 'offers-revealed', offers })).toBe(
    'The offers are turned up: Blue 1 camel and 2 ships with the trading card; Green nothing',
  );
  expect(describeEvent(state, { kind: 'points', seat: 1, category: 'rejected', points: 2 })).toBe(
    'Blue scores 2 for correct cards that were not accepted',
  );
  expect(describeEvent(state, { kind: 'ended', why: 'stall' })).toBe(
    'The game ends: nobody has taken a disc for too long',
  );
});
