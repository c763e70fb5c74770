import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { acting, build, drawn, edit, eventsOf, halActing, play } from '../../test/scene.js';
import {
  chances,
  check,
  type Draft,
  deckSize,
  describeMove,
  describeRefusal,
  determinize,
  hal,
  legalMoves,
  newGame,
  type State,
  supplySize,
  transition,
  view,
  viewEvent,
} from '../index.js';
import { describeEvent } from '../words/index.js';

describe('against Hal', () => {
  const state = acting(['yellow-1', 'b'], 'c');

  test('HAL-19: the human sees his hand, his tiles and the card he gave; Hal’s seat and spectators do not', () => {
    expect(view(state, 0)).toMatchObject({ halCard: 'c', deck: state.deck, unseen: state.unseen });
    for (const viewer of [1, 'spectator'] as const) {
      const seen = view(state, viewer);
      expect(seen.halCard).toBe('hidden');
      expect(seen.players[0]?.hand).toEqual(['hidden', 'hidden']);
      expect(seen.players[0]?.tiles).toEqual(Array(6).fill('hidden'));
      expect(seen.deck).toEqual(expect.arrayContaining(['yellow-1', 'b', 'c']));
      expect(seen.deck.length).toBe(state.deck.length + 3);
      expect(seen.unseen.length).toBe(state.unseen.length + 6);
      expect(seen.players[0]).toMatchObject({ resources: 6, points: 6 });
      expect([deckSize(seen), supplySize(seen)]).toEqual([deckSize(state), supplySize(state)]);
    }
  });

  test('HAL-21: when his turn begins everybody sees Hal’s card', () => {
    expect(view(halActing('f'), 'spectator').halCard).toBe('f');
  });

  test('HAL-19: nobody sees a blind gift, and its card is still in the deck', () => {
    const blind = drawn(['a', 'b'], { giftToHal: 'blind' });
    expect(view(blind, 0)).toMatchObject({ halCard: 'face-down', deck: blind.deck });
    expect(deckSize(view(blind, 1))).toBe(deckSize(blind));
  });

  test('HAL-08: no view tells which tiles are out of the game', () => {
    expect(view(state, 0).removed).toBe(6);
    expect(view(state, 0).unseen.length).toBe(supplySize(state) + 6);
    // Every one of them may still turn up.
    const drawing = play(halActing('f'), 'hal-turn');
    expect(chances(drawing)).toEqual(drawing.unseen.map((tile) => ({ move: { kind: 'hal-tile', tile }, weight: 1 })));
    expect(drawing.unseen.length).toBe(45);
  });

  test('a view is refused where a state is needed', () => {
    expect(check(view(state, 0) as never, { kind: 'hal-turn' })).toEqual({ code: 'view', seat: 0 });
  });

  test('what a view hides is filled from its pools, each piece as likely', () => {
    const seen = view(state, 'spectator');
    const counts = new Map<string, number>();
    const runs = 3000;
    for (let i = 0; i < runs; i++) {
      const filled = determinize(seen, seedRng(`${i}`));
      const card = filled.halCard ?? '';
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(seen.deck.length);
    for (const count of counts.values()) expect(Math.abs(count - runs / seen.deck.length)).toBeLessThan(80);
  });

  test('the card given is hidden in the event from all but the human', () => {
    const { events } = transition(drawn(['a', 'b', 'c']), { kind: 'give', card: 'b' });
    expect(events.map((event) => viewEvent(event, 0))).toContainEqual({ kind: 'given', card: 'b' });
    expect(events.map((event) => viewEvent(event, 'spectator'))).toContainEqual({ kind: 'given', card: 'hidden' });
  });
});

describe('in versus', () => {
  test('HAL-78: what a seat returned is never thought to be out of the game', () => {
    const rng = seedRng('returns');
    const random = () => draw(rng);
    let state = newGame({ mode: 'versus', players: 3, seed: 'returns' });
    while (state.emptied === 0 || state.pending[0]?.kind === 'return-tiles')
      state = hal.applyMove(state, hal.fast.randomMove(state, random));
    expect(state.outOfPlay.length).toBe(6);
    expect(state.players.flatMap(({ returned }) => returned).length).toBeGreaterThan(0);
    for (const [seat, { returned }] of state.players.entries()) {
      for (let i = 0; i < 50; i++) {
        const filled = determinize(view(state, seat), seedRng(`${i}`));
        expect(filled.outOfPlay.some((tile) => returned.includes(tile))).toBe(false);
        expect(filled.outOfPlay.length).toBe(6);
      }
    }
  });

  test('HAL-71: a seat sees the characters it has just handed on, and no others', () => {
    let state = newGame({ mode: 'versus', players: 3, chance: 'manual' });
    while (state.pending[0]?.kind !== 'draft') state = hal.applyMove(state, legalMoves(state)[0] as never);
    expect(view(state, 0).players[1]?.dealt).toEqual(Array(4).fill('hidden'));
    for (const seat of [0, 1, 2]) state = hal.applyMove(state, legalMoves(state, seat)[0] as never);
    expect(view(state, 0).players[1]?.dealt).toEqual(state.players[1]?.dealt);
    expect(view(state, 0).players[2]?.dealt).toEqual(Array(3).fill('hidden'));
    expect(view(state, 0).players[1]?.characters).toEqual(['hidden']);
  });

  test('HAL-80: resources and points are secret until the game is over', () => {
    const state = newGame({ mode: 'versus', characters: 'starter' });
    expect(view(state, 0).players[1]).toMatchObject({ resources: 'hidden', points: 'hidden' });
    const over = edit(state, (draft: Draft) => {
      draft.pending.length = 0;
      draft.ending = 'tiles-exhausted';
    });
    const { resources, points } = over.players[1] ?? {};
    expect(view(over, 0).players[1]).toMatchObject({ resources, points, hand: Array(4).fill('hidden') });
  });
});

describe('sentences', () => {
  const state = acting(['red-1', 'b'], 'yellow-3');

  test('every move and every event of a game has one', () => {
    for (const options of [{}, { level: 'expert', giftToHal: 'blind' }, { mode: 'versus', players: 3 }] as const) {
      for (let i = 0; i < 20; i++) {
        const told: string[] = [];
        const rng = seedRng(`${i}`);
        let now = newGame({ ...options, seed: `${i}` });
        while (now.pending.length > 0) {
          const moves = legalMoves(now);
          const move = moves[Math.floor(rng.s1 * 997 + told.length) % moves.length];
          if (move === undefined) throw new Error('no move');
          told.push(describeMove(now, move));
          const { state: next, events } = transition(now, move);
          for (const event of events) {
            told.push(describeEvent(next, event));
            told.push(describeEvent(next, viewEvent(event, 'spectator') as typeof event));
          }
          now = next;
        }
        for (const text of told) expect(text).toMatch(/^\S.*[^.,;]$/);
        expect(told.join()).not.toMatch(/undefined|null|NaN|\[object/);
        expect(told.at(-1)).toContain('The game is over');
      }
    }
  });

  test('what happened is told with what it cost', () => {
    const { state: next, events } = transition(state, { kind: 'construct', card: 'red-1', tile: 'blue-8' });
    expect(events.map((event) => describeEvent(next, event))).toEqual([
      'You played red 1 with blue 8',
      'You constructed blue 8 on red 1, putting 2 resources on it, and a resource for the other colour',
      "Hal's card was yellow 3",
    ]);
  });

  test('HAL-51, HAL-52: who took resources back is told in one sentence', () => {
    const tell = (before: State, code: string) =>
      eventsOf(before, code)
        .filter(({ kind }) => kind === 'constructed')
        .map((event) => describeEvent(before, event));
    const on = (before: State, owner: 0 | 1) =>
      edit(before, (draft) => build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'], owner }));
    const mine = acting(['yellow-3', 'b'], 'red-1');
    expect(tell(on(mine, 1), 'construct yellow-3 yellow-7')).toEqual([
      'You constructed yellow 7 on yellow 3; Hal took back 2 resources and gained 2 points, and you put 3 resources on it',
    ]);
    expect(tell(on(mine, 0), 'construct yellow-3 yellow-7')).toEqual([
      'You constructed yellow 7 on yellow 3, taking back 2 and putting 3 resources on it',
    ]);
    const his = play(on(halActing('yellow-3'), 0), 'hal-turn');
    expect(tell(his, 'hal-tile blue-20')).toEqual([
      'Hal constructed blue 20 on yellow 3; you took back 2 resources and gained 2 points, and Hal put 3 resources on it',
    ]);
  });

  test('refusals say what is needed and which rule says so', () => {
    const poor = edit(state, (draft) => {
      (draft.players[0] as Draft['players'][number]).resources = 1;
    });
    const refusal = check(poor, { kind: 'construct', card: 'red-1', tile: 'blue-8' });
    if (refusal === undefined) throw new Error('not refused');
    expect(describeRefusal(refusal)).toBe('this takes 3 resources, there are 1 (HAL-36)');
    expect(describeMove(play(state, 'urbanize b red-6'), { kind: 'move-token', x: 0, y: -3 })).toBe(
      'Move token B to (0, -3)',
    );
  });
});
