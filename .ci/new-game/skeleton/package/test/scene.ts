import type { OptionsOf } from '@wonders/core';
import { type Card, type Move, type State, tinyGame } from '../src/index.js';

/** A game at a table: the cards turn up as the test says. */
export const scene = (options: OptionsOf<typeof tinyGame> = {}): State =>
  tinyGame.newGame({ chance: 'manual', ...options });

/** The move of a text. */
function read(code: string): Move {
  const move = tinyGame.decodeMove(code);
  if (move === undefined) throw new Error(`no move: ${code}`);
  return move;
}

/** The state after these moves. */
export const play = (state: State, ...codes: readonly string[]): State =>
  codes.reduce((now, code) => tinyGame.applyMove(now, read(code)), state);

/** The codes of the legal moves. */
export const legal = (state: State): string[] => tinyGame.legalMoves(state).map(tinyGame.encodeMove);

/** The refusal of a move, as data; `undefined` when it is legal. */
export const refused = (state: State, code: string) => tinyGame.check(state, read(code));

/** What a move causes. */
export const events = (state: State, code: string) => tinyGame.transition(state, read(code)).events;

/** The codes of these cards, each taken. */
export const taken = (...cards: readonly Card[]): readonly string[] =>
  cards.flatMap((card) => [`card ${card}`, 'take']);
