import { CHANCE, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { changed, read, refused, scene } from '../test/scene.js';
import { chance } from './chance.js';
import { eightWonders } from './game/index.js';
import { decision, type State } from './state/index.js';

/** The numbers of the outcomes that come of draws from the middle of equal shares. */
const drawn = (kind: 'disc' | 'card', of: number, position: State): (number | undefined)[] =>
  Array.from({ length: of }, (_, i) => chance.rules[kind]?.random?.(position, decision(kind, 0), () => (i + 0.5) / of));

test('EIGHT-16: each card of the pile is as likely, and a type that has run out does not come', () => {
  const pile = (...left: readonly [number, number, number, number]) =>
    changed(scene(), (draft) => {
      draft.pile = [...left];
    });
  expect(drawn('card', 6, pile(2, 0, 3, 1))).toEqual([0, 0, 1, 1, 1, 2]);
  expect(drawn('card', 4, pile(1, 1, 1, 1))).toEqual([0, 1, 2, 3]);
  const none = [pile(0, 1, 1, 1), pile(1, 0, 1, 1), pile(1, 1, 0, 1), pile(1, 1, 1, 0)];
  const outcomes = none.map((state) =>
    [0, 1, 2, 3]
      .map((i) => chance.rules['card']?.outcome(state, decision('card', 0), i))
      .map((move) => move && 'card' in move && move.card),
  );
  expect(outcomes).toEqual([
    ['crane', 'ship', 'stone-mason', 'hidden'],
    ['camel', 'ship', 'stone-mason', 'hidden'],
    ['camel', 'crane', 'stone-mason', 'hidden'],
    ['camel', 'crane', 'ship', 'hidden'],
  ]);
  const sampled = changed(pile(1, 1, 1, 0), (draft) => {
    draft.rng = seedRng('sampled');
  });
  expect(chance.rules['card']?.size(sampled, decision('card', 0))).toBe(3);
});

test('EIGHT-08: only a host who answers for chance can say that a card is hidden', () => {
  for (const kind of ['card', 'action'] as const) {
    const byHost = changed(scene(), (draft) => {
      draft.pending = [decision(kind, 0)];
    });
    const sampled = changed(byHost, (draft) => {
      draft.rng = seedRng('sampled');
    });
    expect(refused(byHost, `${kind} hidden`)).toBeUndefined();
    expect(refused(sampled, `${kind} hidden`)).toMatchObject({ code: 'impossible' });
    expect(eightWonders.chances(byHost)).toHaveLength(eightWonders.chances(sampled).length + 1);
  }
});

test('EIGHT-12, EIGHT-18: discs and the starting seat are asked for in the name of seat 0', () => {
  let state = eightWonders.newGame({ chance: 'manual', players: 3 });
  const asked = new Set<string>();
  while (state.pending.at(-1)?.seat === CHANCE) {
    const [next] = state.pending;
    if (next?.kind !== 'card') asked.add(`${next?.kind} ${next?.owner}`);
    const [move] = eightWonders.legalMoves(state);
    state = eightWonders.applyMove(state, move ?? read('pass 0'));
  }
  expect([...asked]).toEqual(['disc 0', 'start 0']);
});

test('EIGHT-12: each disc of the box is as likely', () => {
  const state = changed(scene(), (draft) => {
    draft.box = [
      { disc: 'camel-1', count: 2 },
      { disc: 'ship-3', count: 1 },
    ];
  });
  expect(drawn('disc', 3, state)).toEqual([0, 0, 1]);
});

test('EIGHT-18: no seat begins that does not play', () => {
  const state = changed(scene({ options: { players: 3 } }), (draft) => {
    draft.pending = [decision('start', 0)];
  });
  expect(refused(state, 'start 2')).toBeUndefined();
  expect(refused(state, 'start 3')).toMatchObject({ code: 'impossible' });
});
