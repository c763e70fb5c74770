import { describe, expect, test } from 'vitest';
import type { Draft } from '../src/state/index.js';
import { hiddenCard } from '../src/table/hidden.js';
import { decisionOf, faceUp, game, held, legal, now, play, pool, refused, scene, toOf } from './scene.js';

const versus = (players: number, edit: (d: Draft) => void = () => undefined, options: object = {}) =>
  scene({ mode: 'versus', players, ...options }, edit);

describe('versus', () => {
  test('ARCH-120: every seat has its own Wonder and deck; left is its own, right its right neighbour’s', () => {
    const state = versus(4);
    expect(new Set(state.areas.map(({ wonder }) => wonder)).size).toBe(4);
    expect(state.faceUp.every((top) => top !== null)).toBe(true);
    expect(legal(state)).toEqual(['pick 0', 'pick 3', 'pick central']);
    expect(refused(state, 'pick 1')?.code).toBe('out-of-reach');
    expect(refused(state, 'pick player')?.code).toBe('no-such-deck');
    expect(refused(state, 'pick 5')?.code).toBe('no-such-deck');
    expect(legal(versus(2))).toEqual(['pick 0', 'pick 1', 'pick central']);
  });

  test('ARCH-122: the first seat is an option, then clockwise', () => {
    const state = versus(
      3,
      (d) => {
        d.rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
        d.faceUp = faceUp('blue-3', 'blue-3', 'blue-3');
      },
      { firstSeat: 2 },
    );
    expect(state.pending.at(-1)).toEqual(decisionOf('pick', 2));
    expect(play(state, 'pick 2').pending.at(-1)?.seat).toBe(0);
  });

  test('ARCH-123: the central card is taken blind, extra cards come from the same decks, Alexandria reaches every deck', () => {
    expect(now(play(versus(4), 'pick central'))).toBe('blind');
    const state = versus(4, (d) => {
      d.faceUp[0] = hiddenCard('wood', 0);
      d.areas[0] = { ...(d.areas[0] as Draft['areas'][number]), tokens: ['urbanism'] };
      d.pools[0] = pool({ gear: 9 });
    });
    expect(legal(play(state, 'pick 0'))).toEqual([
      'extra urbanism 0',
      'extra urbanism 3',
      'extra urbanism central',
      'end-turn',
    ]);
    expect(refused(play(state, 'pick 0'), 'extra urbanism 1')?.code).toBe('out-of-reach');
    const any = versus(4, (d) => {
      d.pending = [decisionOf('take-top', 0)];
      d.phase = 'act';
    });
    expect(legal(any)).toEqual(['take-top 0', 'take-top 1', 'take-top 2', 'take-top 3', 'take-top central']);
  });

  test('ARCH-21, ARCH-123: a peeked card is known to the seats that peeked, as long as it lies there', () => {
    const position = versus(3, (d) => {
      d.cat = 1;
      d.central.top = { card: 'gear', back: 3, seenBy: [0] };
      d.rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
      d.faceUp = faceUp('blue-3', 'blue-3', 'blue-3');
    });
    const { state, events } = game.transition(position, { kind: 'pick', deck: 0 });
    expect(state.central.top).toEqual({ card: 'gear', back: 3, seenBy: [0, 1] });
    const peeked = events.find((event) => event.kind === 'peeked');
    expect(peeked).toEqual({ kind: 'peeked', seat: 1, card: 'gear' });
    expect(peeked && game.viewEvent(peeked, 2)).toEqual({ kind: 'peeked', seat: 1, card: 'hidden' });
    expect([0, 1, 2].map((seat) => game.view(state, seat).central.top?.card)).toEqual(['gear', 'gear', null]);
    const taken = play(state, 'pick central');
    expect(held(taken, 1, 'gear')).toBe(1);
  });

  test('ARCH-21: the holder of the Cat, whichever seat it is, is the one that sees the card', () => {
    const state = versus(3, (d) => {
      d.cat = 2;
      d.seat = 1;
      d.pending = [decisionOf('pick', 1)];
      d.faceUp = faceUp('blue-3', 'blue-3', 'blue-3');
      d.pools[1] = pool({ 'blue-3': 1 });
    });
    const peeking = play(state, 'pick 1');
    expect(peeking.pending.at(-1)).toMatchObject({ kind: 'flip', receiver: 2 });
    expect(toOf(peeking, 'flip gear central')).toBe(2);
    expect(play(peeking, 'flip gear central').central.top).toEqual({ card: 'gear', back: 3, seenBy: [2] });
  });

  test('ARCH-21: a card that the holder of the Cat knows already is not looked at again', () => {
    const position = versus(3, (d) => {
      d.cat = 1;
      d.central.top = { card: 'gear', back: 3, seenBy: [1] };
      d.rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
      d.faceUp = faceUp('blue-3', 'blue-3', 'blue-3');
    });
    const { state, events } = game.transition(position, { kind: 'pick', deck: 0 });
    expect(state.central.top?.seenBy).toEqual([1]);
    expect(events.map(({ kind }) => kind)).not.toContain('peeked');
  });

  test('ARCH-21: a preview does not tell the card that the next seat looks at by the Cat', () => {
    const state = versus(3, (d) => {
      d.cat = 1;
      d.central.top = { card: 'gear', back: 3, seenBy: [2] };
      d.faceUp = faceUp('blue-3', 'blue-3', 'blue-3');
      d.pools[0] = pool({});
    });
    const { plies } = game.preview(game.view(state, 0), { kind: 'pick', deck: 0 });
    expect(plies.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['taken', 'placed', 'turn']);
  });

  test('ARCH-29: a deck that has given its last card stays empty, while others have cards', () => {
    const start = versus(3, (d) => {
      d.rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
      d.pools = [pool({}), pool({ stone: 9 }), pool({ stone: 9 }), pool({ stone: 1 })];
      d.faceUp = faceUp('wood', 'wood', 'wood');
    });
    const state = play(start, 'pick 0', 'pick central', 'pick 2');
    expect(legal(state)).toEqual(['pick 2']);
    for (const deck of ['0', 'central']) expect(refused(state, `pick ${deck}`)?.code).toBe('empty');
  });

  test('ARCH-125: a seat without a card in reach passes, and all passing ends the game', () => {
    let state = versus(3, (d) => {
      d.pools = d.pools.map(() => pool({}));
      d.faceUp = faceUp(null, 'wood', null);
    });
    expect(legal(state)).toEqual(['pass']);
    expect(refused(versus(3), 'pass')?.code).toBe('cards-to-take');
    expect(game.transition(state, { kind: 'pass' }).events).toContainEqual({ kind: 'passed', seat: 0 });
    state = play(state, 'pass');
    expect(legal(state)).toEqual(['pick 1']);
    state = play(state, 'pick 1');
    expect(state.passes).toBe(0);
    state = play(state, 'pass', 'pass', 'pass');
    expect(game.outcome(state)?.ending).toBe('all-passed');
  });

  test('ARCH-127: every seat is a player; the house bot plays any of them', () => {
    const state = versus(5);
    expect(game.seats(state).every(({ role }) => role === 'player')).toBe(true);
    expect(game.check(state, game.botMove(state, 0))).toBeUndefined();
  });
});
