import { phrase } from '../../engine/telling.js';
import type { AnyGame, MoveOf, Said, Seat, StateOf } from '../../index.js';
import { CHANCE, draw, drawInt, seedRng } from '../../index.js';

/** A legal move of a random game, with what its preview says. */
export interface Previewed<G extends AnyGame> {
  readonly state: StateOf<G>;
  readonly seat: Seat;
  readonly move: MoveOf<G>;
  /** What the move means besides its events, as the seat reads it; `''` where there is nothing to say. */
  readonly line: string;
}

/** The most legal moves of a decision that are looked at. */
const LOOKED_AT = 6;

/**
 * Legal moves of the people in random games, with what they mean: those of every second decision.
 *
 * @param ahead - The table `ahead` of a language.
 */
export function* previewed<G extends AnyGame>(
  game: G,
  ahead: object,
  options: object,
  games: number,
): Generator<Previewed<G>> {
  const says = ahead as Readonly<Record<string, (move: MoveOf<G>, view: unknown) => Said>>;
  for (let deal = 0; deal < games; deal++) {
    const rng = seedRng(`previewed ${deal}`);
    let state: StateOf<G> = game.newGame({ ...options, seed: `previewed ${deal}` });
    for (let [seat] = game.activeSeats(state); seat !== undefined; [seat] = game.activeSeats(state)) {
      if (seat !== CHANCE && game.seats(state)[seat]?.role !== 'script' && drawInt(rng, 2) === 0) {
        const view = game.view(state, seat);
        const legal: readonly MoveOf<G>[] = game.legalMoves(state, seat);
        const step = Math.ceil(legal.length / LOOKED_AT);
        for (let i = drawInt(rng, step); i < legal.length; i += step) {
          const move = legal[i] as MoveOf<G>;
          const { text } = phrase(says[move.kind]?.(move, view) ?? '');
          yield { state, seat, move, line: text };
        }
      }
      state = game.applyMove(
        state,
        game.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
}

/** The figures in a text, from left to right. */
export const figures = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
