import { seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { MORE } from '../../../../.ci/runs.js';
import { acting, build, edit, events, halActing, play } from '../../test/scene.js';
import { describeMove, legalMoves, newGame, type State, transition, viewEvent } from '../index.js';
import { describeEvent, describeOutcome } from './index.js';

describe('sentences', () => {
  const state = acting(['red-1', 'b'], 'yellow-3');

  test.runIf(MORE)('every move and every event of a game has one', () => {
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
            // The sentence of the move has named the card.
            if (event.kind === 'given') expect(describeEvent(next, event)).toBeUndefined();
            else told.push(describeEvent(next, event)?.text ?? '');
            told.push(describeEvent(next, viewEvent(event, 'spectator') as typeof event)?.text ?? '');
          }
          now = next;
        }
        expect(told.filter((text) => !/^\S.*[^.,;]$/.test(text))).toEqual([]);
        expect(told.join()).not.toMatch(/undefined|null|NaN|\[object/);
        expect(told.at(-1)).toContain('The game is over');
      }
    }
  });

  test('HAL-68: equal totals are a draw, which names you within the sentence', () => {
    const level = edit(acting(['red-1', 'b'], 'yellow-3'), (draft) => {
      draft.pending = [];
      draft.ending = 'tiles-exhausted';
      for (const player of draft.players) Object.assign(player, { points: 0, tableau: [], tiles: [], resources: 0 });
    });
    expect(describeOutcome(level)).toBe(
      'A draw between you and Hal, 0 points each: the game ended because the tile supply is exhausted',
    );
  });

  test('an event says what it cost', () => {
    const { state: next, events } = transition(state, { kind: 'construct', card: 'red-1', tile: 'blue-8' });
    expect(events.map((event) => describeEvent(next, event)?.text)).toEqual([
      'You play red 1 with blue 8',
      'You construct blue 8 on red 1, putting 2 resources on it, paying a resource for the other colour and keeping the card',
      "Hal's card is yellow 3",
    ]);
  });

  test('HAL-51, HAL-52: one sentence says who took resources back', () => {
    const tell = (before: State, code: string) =>
      events(before, code)
        .filter(({ kind }) => kind === 'constructed')
        .map((event) => describeEvent(before, event)?.text);
    const on = (before: State, owner: 0 | 1) =>
      edit(before, (draft) => build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'], owner }));
    const mine = acting(['yellow-3', 'b'], 'red-1');
    expect(tell(on(mine, 1), 'construct yellow-3 yellow-7')).toEqual([
      'You construct yellow 7 on yellow 3, putting 3 resources on it and keeping the card; Hal takes back 2 resources and gains 2 points',
    ]);
    expect(tell(on(mine, 0), 'construct yellow-3 yellow-7')).toEqual([
      'You construct yellow 7 on yellow 3, taking back 2 resources, putting 3 resources on it and keeping the card',
    ]);
    const his = play(on(halActing('yellow-3'), 0), 'hal-turn');
    expect(tell(his, 'hal-tile blue-20')).toEqual([
      'Hal constructs blue 20 on yellow 3, putting 3 resources on it and keeping the card; you take back 2 resources and gain 2 points',
    ]);
  });

  test('HAL-22: whose cards go to the discard pile, and which of them had not been played', () => {
    const now = play(acting(['red-1', 'b'], 'yellow-3'), 'exploit b resource', 'hal-turn');
    expect(events(now, 'hal-tile blue-20').map((event) => describeEvent(now, event)?.text)).toContain(
      'Your unplayed card red 1 goes to the discard pile',
    );
    const played = acting(['red-1', 'b'], 'yellow-3');
    expect(events(played, 'exploit b resource').map((event) => describeEvent(played, event)?.text)).toContain(
      'Your B goes to the discard pile',
    );
  });
});
