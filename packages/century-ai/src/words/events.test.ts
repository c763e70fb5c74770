import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { few, MORE } from '../../../../.ci/runs.js';
import type { Event } from '../events.js';
import { activeSeats, fast, newGame, transition } from '../game/index.js';
import { viewEvent } from '../index.js';
import { describeEvent } from './index.js';

const rng = seedRng('narration');

test.runIf(MORE)('tells every kind of event of random games in whole sentences', () => {
  const kinds = new Set<string>();
  const wrong = new Set<string>();
  const variants = [{}, { chance: 'manual' }, { mode: 'versus', players: 4 }, { mode: 'versus', players: 2 }] as const;
  for (const options of variants)
    for (let seed = 0; seed < few(15); seed++) {
      let state = newGame({ ...options, seed: String(seed) });
      while (activeSeats(state).length > 0) {
        const { state: next, events } = transition(
          state,
          fast.randomMove(state, () => draw(rng)),
        );
        for (const event of events) {
          const says = describeEvent(next, event)?.text;
          if (says === undefined) continue;
          kinds.add(event.kind);
          if (/undefined|null|NaN|object|\s\s|^[a-z]/.test(says)) wrong.add(says);
        }
        state = next;
      }
    }
  expect([...wrong]).toEqual([]);
  for (const kind of ['turn', 'cubes', 'loose', 'outpost', 'bonus', 'order', 'over', 'chance'])
    expect(kinds).toContain(kind);
});

test('the human is addressed, the AI is named', () => {
  const state = newGame();
  const by = [2, 0, 0, 0] as const;
  expect(describeEvent(state, { kind: 'cubes', seat: 0, by, why: 'harvest' })?.text).toBe('You harvest 2 yellow');
  expect(describeEvent(state, { kind: 'cubes', seat: 1, by, why: 'reaction' })?.text).toBe('The AI gains 2 yellow');
  expect(describeEvent(state, { kind: 'turn', seat: 0, round: 3 })?.text).toBe('Round 3: your turn');
});

test('tells upgrades and trades by what is given and what is got', () => {
  const state = newGame({ mode: 'versus' });
  const upgraded = [-1, 1, 0, 0] as const;
  expect(describeEvent(state, { kind: 'cubes', seat: 1, by: upgraded, why: 'upgrade' })?.text).toBe(
    'Seat 2 upgrades 1 yellow to 1 red',
  );
  expect(describeEvent(state, { kind: 'cubes', seat: 0, by: [0, 0, 2, 0], why: 'trade' })?.text).toBe(
    'Seat 1 receives 2 green',
  );
  expect(describeEvent(state, { kind: 'cubes', seat: 0, by: [-3, 0, 0, 0], why: 'trade' })?.text).toBe(
    'Seat 1 trades 3 yellow',
  );
});

test('tells ports by their names, and an order only to those who may see it', () => {
  const state = newGame({ mode: 'versus' });
  expect(describeEvent(state, { kind: 'closed-port', from: 0, to: 2 })?.text).toBe(
    'The Closed Port moves from the north-west port to the south-east port',
  );
  const order: Event = { kind: 'order', seat: 1, port: 1, order: 'vp-01', to: 1 };
  expect(describeEvent(state, order)?.text).toMatch(/^Seat 2 takes the .*-point order .* from the north-east port$/);
  expect(describeEvent(state, viewEvent(order, 0) as Event)?.text).toBe(
    'Seat 2 takes an order from the north-east port',
  );
});
