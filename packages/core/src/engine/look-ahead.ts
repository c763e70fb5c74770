import type { AleaRng } from '../contract/generator.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { draw, seedRng } from '../rng/rng.js';

/**
 * How far {@link lookAhead} looks.
 *
 * @category Writing a game
 */
export interface Lookout {
  /** How many guesses at what the seat does not see. */
  readonly worlds: number;
  /** For how many decisions of all seats it plays on after the move. */
  readonly decisions: number;
}

/**
 * The functions of a game that {@link lookAhead} calls. Rules made by `defineRules` have them.
 *
 * @category Writing a game
 */
export interface LookoutRules<S, D, M, V> {
  /** The seats that may move. */
  activeSeats(position: S): readonly Seat[];
  /** What a seat sees. */
  view(state: S, seat: Seat): V;
  /** A full state that agrees with a view. */
  determinize(view: V, rng: AleaRng): S;
  /** The fast lane. */
  readonly fast: {
    /** A draft of a state. */
    clone(state: S): D;
    /** Plays a move. */
    play(draft: D, move: M): void;
    /** A random move, an outcome of chance by its weight. */
    randomMove(position: D, random: () => number): M;
  };
}

/**
 * What each of some moves is worth to a seat: it plays on after the move as a bot would on every seat, in several guesses at what is
 * hidden, and takes the mean of what it finds. All moves are tried in the same guesses, with the same draws, and equal views give equal
 * values.
 *
 * @param bot - Chooses for every seat, from its view.
 * @param evaluate - How good a position is for a seat.
 * @returns The value of each move, in their order.
 * @category Writing a game
 */
export function lookAhead<S, D extends S & { rng: unknown }, M, V>(
  rules: LookoutRules<S, D, M, V>,
  bot: (view: V, seat: Seat) => M,
  evaluate: (position: D, seat: Seat) => number,
  view: V,
  seat: Seat,
  moves: readonly M[],
  { worlds, decisions }: Lookout,
): readonly number[] {
  const sums = moves.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    const state = rules.determinize(view, seedRng(`hidden ${world}`));
    const future = seedRng(`future ${world}`);
    for (const [i, move] of moves.entries()) {
      const rng = { ...future };
      const draft = rules.fast.clone(state);
      draft.rng = rng;
      rules.fast.play(draft, move);
      playOn(rules, bot, draft, decisions, () => draw(rng));
      sums[i] = (sums[i] ?? 0) + evaluate(draft, seat);
    }
  }
  return sums.map((sum) => sum / worlds);
}

/** Plays some decisions of a bot on every seat. */
function playOn<S, D extends S, M, V>(
  rules: LookoutRules<S, D, M, V>,
  bot: (view: V, seat: Seat) => M,
  draft: D,
  decisions: number,
  random: () => number,
): void {
  for (let left = decisions; left > 0; left--) {
    const [seat] = rules.activeSeats(draft);
    if (seat === undefined) return;
    const move = seat === CHANCE ? rules.fast.randomMove(draft, random) : bot(rules.view(draft, seat), seat);
    rules.fast.play(draft, move);
  }
}
