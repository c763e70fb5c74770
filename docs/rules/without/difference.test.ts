import { type AnyGame, CHANCE } from '@wonders/core';
import { sealed } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { lineOf, parted } from './difference.js';

const game = sealed as AnyGame;
const line = lineOf(game, { seats: 2, seed: 'monday' });
const decided = line.states.findIndex((state) => (game.activeSeats(state)[0] ?? CHANCE) !== CHANCE);

test('under the same rules a game goes the same way', () => {
  expect(line.codes.length).toBeGreaterThan(5);
  expect(parted(game, line)).toBeUndefined();
});

test('other points at the end part it at its end', () => {
  const other: AnyGame = { ...game, outcome: (position) => ({ ...game.outcome(position), winners: [] }) as never };
  expect(parted(other, line)).toEqual([line.codes.length]);
});

test('a move that is not legal parts it before that move', () => {
  const legal = line.legal[decided] ?? [];
  const other: AnyGame = {
    ...game,
    legalMoves: ((position: never, seat: never) => {
      const moves = game.legalMoves(position, seat);
      return moves.length === legal.length ? moves.slice(1) : moves;
    }) as never,
  };
  expect(parted(other, line)).toEqual([decided, legal[0]]);
});

test('a move that does something else parts it there', () => {
  const other: AnyGame = {
    ...game,
    transition: ((state: never, move: never) => ({ ...game.transition(state, move), events: [] })) as never,
  };
  const told = line.events.findIndex((events) => events !== '[]');
  expect(parted(other, line)).toEqual([told, line.codes[told]]);
});
