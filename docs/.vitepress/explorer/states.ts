import type { AnyGame, MoveOf, StateOf } from '@wonders/core';

/** The positions of a game as it went: the opening, and that after each move. */
export function statesAlong(
  game: AnyGame,
  { options, moves }: { readonly options: object; readonly moves: readonly MoveOf<AnyGame>[] },
): readonly StateOf<AnyGame>[] {
  const states: StateOf<AnyGame>[] = [game.newGame(options)];
  for (const move of moves) {
    const state = states.at(-1) as StateOf<AnyGame>;
    states.push(game.applyMove(state, move, game.activeSeats(state)[0]));
  }
  return states;
}
