/** A player who computes the generator from what its seat is shown: for the tests that attack games. */

import { isChance } from '../../engine/events.js';
import {
  type AleaRng,
  type AnyGame,
  type BaseEvent,
  CHANCE,
  type ChanceEvent,
  draw,
  type MoveOf,
  type OptionsOf,
  type Seat,
  type StateOf,
} from '../../index.js';
import { foresee, type SeenDraw } from './foresee.js';

/** The seat of the spy. */
export const SPY: Seat = 0;

/**
 * What a spy makes of the events that its seat receives.
 *
 * @category Testing
 */
export interface Spy {
  /** How many draws there have been, seen or not. */
  readonly draws: number;
  /** An event, as its seat may know it. */
  hear(event: BaseEvent): void;
  /** A move that all see. */
  follow(move: unknown): void;
  /** What it knows of the draws by now. */
  seen(): readonly SeenDraw[];
}

const bitsOf = (seen: readonly SeenDraw[]): number =>
  seen.reduce((sum, { of, low, high = low + 1 }) => sum + Math.log2(of / (high - low)), 0);

/** The number of further bits after which it tries again. */
const MORE = 8;

/**
 * Lets the bots play a game, and the spy attack it whenever it knows enough.
 *
 * @param bits - How many bits it should know before it tries.
 * @param tries - The attempts after which it gives up.
 * @returns After which move it had the generator of the game itself, `undefined` if it never had it, and how often it tried.
 */
export function spiedOn<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
  spy: Spy,
  bits: number,
  tries = Number.POSITIVE_INFINITY,
): { readonly ply: number | undefined; readonly tried: number } {
  const hear = (event: BaseEvent) => spy.hear(game.viewEvent(event, SPY));
  let state: StateOf<G> = game.newGame(options, hear);
  let [next, tried] = [bits, 0];
  while (game.activeSeats(state).length > 0 && tried < tries) {
    const move = game.botMove(state);
    const { state: after, events } = game.transition(state, move);
    for (const event of events) hear(event);
    spy.follow(move);
    state = after;
    const seen = spy.seen();
    if (bitsOf(seen) < next) continue;
    next = bitsOf(seen) + MORE;
    tried++;
    const found = foresee(seen);
    if (found === undefined) continue;
    for (let at = (seen.at(-1)?.at ?? 0) + 1; at < spy.draws; at++) draw(found);
    const rng = state.rng as AleaRng;
    const same = (['c', 's0', 's1', 's2'] as const).every((part) => found[part] === rng[part]);
    if (same) return { ply: state.ply, tried };
  }
  return { ply: undefined, tried };
}

/** A spy in a game whose draws all see: it plays the game again and answers chance by what it hears. */
export class Replayer<G extends AnyGame> implements Spy {
  readonly #game: G;
  #state: StateOf<G>;
  #seen: SeenDraw[] = [];
  #answered = 0;
  readonly #heard: ChanceEvent<MoveOf<G>>[] = [];

  constructor(game: G, options: OptionsOf<G>) {
    this.#game = game;
    this.#state = game.newGame({ ...options, chance: 'manual' } as OptionsOf<G>, (event) => this.#count(event));
  }

  get draws(): number {
    return this.#seen.length;
  }

  #count(event: BaseEvent): void {
    if (isChance(event)) this.#answered++;
  }

  #play(move: MoveOf<G>): void {
    const { state, events } = this.#game.transition(this.#state, move);
    for (const event of events) this.#count(event);
    this.#state = state;
  }

  hear(event: BaseEvent): void {
    if (isChance<MoveOf<G>>(event)) this.#heard.push(event);
  }

  follow(move: MoveOf<G>): void {
    this.#answer();
    this.#play(move);
    this.#answer();
  }

  #answer(): void {
    while (this.#game.activeSeats(this.#state)[0] === CHANCE) {
      const move = this.#heard[this.#answered]?.move as MoveOf<G>;
      const outcomes = this.#game.chances(this.#state);
      const turnedUp = this.#game.encodeMove(move);
      const at = outcomes.findIndex((outcome) => this.#game.encodeMove(outcome.move) === turnedUp);
      const below = (end: number): number => outcomes.slice(0, end).reduce((sum, { weight }) => sum + weight, 0);
      this.#seen.push({ at: this.#seen.length, of: below(outcomes.length), low: below(at), high: below(at + 1) });
      this.#play(move);
    }
  }

  seen(): readonly SeenDraw[] {
    return this.#seen;
  }
}
