import { expect, test } from 'vitest';
import { acting, build, edit, halActing, play, scene } from '../../test/scene.js';
import { type CardId, gifts, halTurn, newGame, type State, supplySize, view } from '../index.js';
import { openTurn } from './forecast.js';

test('HAL-19: gifts are told while a card has to be given, one for each card of the hand, as Hal would play it', () => {
  const state = scene(['a', 'yellow-1', 'blue-2']);
  const hand = state.players[0]?.hand ?? [];
  expect(hand).toHaveLength(3);
  expect(gifts(state)).toEqual(hand.map((card) => halTurn(state, card)));
  expect(gifts(view(state, 0))).toEqual(gifts(state));
  // Others do not see the hand.
  expect(gifts(view(state, 'spectator'))).toEqual([]);
});

test('HAL-19: at any other time there are none', () => {
  expect(gifts(acting(['red-1', 'b'], 'yellow-3'))).toEqual([]);
  expect(gifts(halActing('f'))).toEqual([]);
  expect(gifts(newGame({ mode: 'versus', players: 3, seed: 'gifts' }))).toEqual([]);
});

test('HAL-47: urbanizing puts one of his resources on the tile', () => {
  const state = halActing('f');
  const before = state.players[1]?.resources ?? 0;
  expect(halTurn(state, 'f')).toMatchObject({ action: 'urbanize', resources: 1, funds: before });
  expect(play(state, 'hal-turn', 'hal-tile blue-20').players[1]?.resources).toBe(before - 1);
});

test('HAL-58: a floor that Hal cannot build costs him nothing, and is foretold with what is left then', () => {
  const state = edit(halActing('yellow-3'), (draft) => {
    build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'] });
    Object.assign(draft.players[1] ?? {}, { resources: 2 });
  });
  const { left, resources, funds, ending } = halTurn(state, 'yellow-3');
  expect([ending, resources, funds]).toEqual(['hal-cannot-build', 3, 2]);
  const after = play(state, 'hal-turn', 'hal-tile blue-20');
  const { resources: own = 0, supply = 0 } = after.players[0] ?? {};
  expect(left).toEqual({ tiles: supplySize(after), human: own + supply, hal: after.players[1]?.resources });
});

test('HAL-50, HAL-54: what may be drawn for Hal is in the deck, which is never empty', () => {
  const left = (...deck: readonly CardId[]) =>
    edit(halActing('f', { level: 'expert' }), (draft) => {
      draft.deck = [...deck];
      draft.discard = ['red-9', 'blue-8'];
      build(draft, { x: 0, y: 1, tiles: ['red-4'], pawn: true });
      Object.assign(draft.players[0] ?? {}, { hand: ['g'] });
    });
  const drawn = (state: State, turn: typeof halTurn) => [...(turn(state, 'f').exchange?.drawable ?? [])].sort();
  // The table does not know the card that the human keeps.
  expect(drawn(left('red-5'), halTurn)).toEqual(['red-5']);
  expect(drawn(left('red-5'), openTurn)).toEqual(['g', 'red-5']);
});
