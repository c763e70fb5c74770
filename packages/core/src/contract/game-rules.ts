import type { Emit } from './event.js';
import type { GameNotation } from './game-notation.js';
import type { GameSchemas } from './game-schemas.js';
import type {
  AskedOf,
  DraftOf,
  EndOf,
  EventOf,
  GameTypes,
  MoveOf,
  OptionsOf,
  OutcomeOf,
  RefusalOf,
  SetupOf,
  StandingOf,
  StateOf,
  ViewOf,
} from './game-types.js';
import type { GameViews } from './game-views.js';
import type { AleaRng } from './generator.js';
import type { SealedMove } from './notation.js';
import type { Seat, SeatInfo, Viewer } from './position.js';
import type { CoreRefusal } from './refusal.js';
import type { Migration, Save } from './save.js';
import type { ChanceOutcome, Choices, Fast, Meant, Transition } from './transition.js';

/**
 * The part of a game that plays: pure functions over plain JSON.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export interface GameRules<G extends GameTypes> extends GameSchemas<G>, GameNotation<G>, GameViews<G> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<G, Exclude<keyof GameTypes, 'reason'>>;
  /**
   * A new game. Everything that chance decides comes from `seed`: equal options give equal games.
   *
   * @param options - Any of the game's options, and `seed`, `chance`, `names` ({@link BaseOptions}).
   * @param emit - Hears the opening, event by event.
   * @throws {@link InvalidOptionsError} that names each wrong option and what is allowed.
   * @example
   * ```ts
   * import { newGame } from '@wonders/hal';
   * const state = newGame({ level: 'expert', seed: 'monday' });
   * console.log(state.ply, state.options.level, state.options.giftToHal); // 0 expert chosen
   * ```
   * @category Start a game
   */
  newGame(options?: OptionsOf<this>, emit?: Emit<EventOf<this>>): StateOf<this>;
  /**
   * Whether players hold cards that the others may not see, under these options.
   *
   * @throws {@link InvalidOptionsError} as `newGame` does.
   * @example
   * ```ts
   * import { hal } from '@wonders/hal';
   * console.log(hal.secret(), hal.secret({ mode: 'versus', seed: 'monday' })); // false true
   * ```
   * @category Start a game
   */
  secret(options?: SetupOf<this>): boolean;
  /**
   * The seats with their names and roles.
   *
   * @example
   * ```ts
   * import { newGame, seats } from '@wonders/hal';
   * console.log(seats(newGame())); // [{ name: 'You', role: 'player' }, { name: 'Hal', role: 'script' }]
   * ```
   * @category Start a game
   */
  seats(position: StateOf<this> | ViewOf<this>): readonly SeatInfo[];
  /**
   * The seats that decide now: none when the game is over, several when they choose at the same time, `[-1]` when the host answers
   * chance.
   *
   * @example
   * ```ts
   * import { activeSeats, newGame } from '@wonders/hal';
   * console.log(activeSeats(newGame()), activeSeats(newGame({ chance: 'manual' }))); // [0] [-1]
   * ```
   * @category Ask what is legal
   */
  activeSeats(position: StateOf<this> | ViewOf<this>): readonly Seat[];
  /**
   * What is asked now, as data: `describePrompt` of the game's entry `words` makes a sentence of it.
   *
   * @param seat - Whom you ask for, where several seats choose at the same time. Default: the viewer of a view if it is asked, else
   *   the first active seat.
   * @returns `undefined` when the game is over, or when the seat is not asked.
   * @example
   * ```ts
   * import { newGame, promptOf } from '@wonders/hal';
   * console.log(promptOf(newGame())); // { key: 'give', values: { cards: 3 }, places: [], seat: 0 }
   * ```
   * @category Ask what is legal
   */
  promptOf(position: StateOf<this> | ViewOf<this>, seat?: Seat): AskedOf<this>['prompt'] | undefined;
  /**
   * What is about to end the game, or a part of it, as data: a last round, a tie that the other side would win. `describeNotice` of
   * the game's entry `words` makes a sentence of each.
   *
   * @param seat - Whose knowledge counts: a card that this seat alone has seen may end the game. Default: the viewer of a view; of a
   *   state only what everybody knows.
   * @example
   * ```ts
   * import { hal } from '@wonders/hal';
   * let state = hal.newGame({ seed: 'monday' });
   * while (hal.notices(state).length === 0) state = hal.applyMove(state, hal.botMove(state));
   * console.log(hal.notices(state)[0]?.key); // hal-low
   * ```
   * @category Ask what is legal
   */
  notices(position: StateOf<this> | ViewOf<this>, seat?: Seat): readonly AskedOf<this>['notice'][];
  /**
   * The legal moves in a fixed order, of all seats that decide, or of one. From a view: those of its own seat. Positions may share
   * the list: read it, do not change it.
   *
   * @param seat - Only the moves of this seat.
   * @example
   * ```ts
   * import { legalMoves, newGame } from '@wonders/hal';
   * console.log(legalMoves(newGame({ seed: 'monday' }))[0]); // { kind: 'give', card: 'red-1' }
   * ```
   * @category Ask what is legal
   */
  legalMoves(position: StateOf<this> | ViewOf<this>, seat?: Seat): readonly MoveOf<this>[];
  /**
   * The legal moves bound to a state of your own, for loops that choose from the list: `play` skips what listing has proven, and so
   * takes three quarters of the time of `applyMove`. Let moves from outside go through `applyMove`.
   *
   * @param state - A state that this library made: its form is not checked.
   * @param seat - Only the moves of this seat.
   * @throws {@link IllegalMoveError} for a view, and for a state of another game or of other rules.
   * @example
   * ```ts
   * import { sealed } from '@wonders/core/testing';
   * let state = sealed.newGame({ seats: 2, seed: 'monday' });
   * while (state.pending.length > 0) state = sealed.choices(state).play(0);
   * console.log(sealed.outcome(state)?.ending); // all-sold
   * ```
   * @category Ask what is legal
   */
  choices(state: StateOf<this>, seat?: Seat): Choices<StateOf<this>, MoveOf<this>, EventOf<this>>;
  /**
   * The outcomes of a pending chance decision with their weights; empty when none is pending.
   *
   * @example
   * ```ts
   * import { chances, newGame } from '@wonders/hal';
   * console.log(chances(newGame({ chance: 'manual' }))[0]); // { move: { kind: 'start-tile', tile: 'red-1' }, weight: 1 }
   * ```
   * @category Ask what is legal
   */
  chances(position: StateOf<this> | ViewOf<this>): readonly ChanceOutcome<MoveOf<this>>[];
  /**
   * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
   *
   * @param by - The seat that sent the move, or `{ seat, ply }`: which seat sent it, and for which ply.
   * @example
   * ```ts
   * import { check, newGame } from '@wonders/hal';
   * const state = newGame({ seed: 'monday' });
   * console.log(check(state, { kind: 'give', card: 'a' })); // { code: 'not-in-hand', card: 'a', hand: ['red-1', 'g', 'i'], rule: 'HAL-19' }
   * console.log(check(state, { kind: 'give', card: 'g' }, 1)); // { code: 'not-your-turn', active: [0] }
   * ```
   * @category Ask what is legal
   */
  check(state: StateOf<this>, move: unknown, by?: Seat | Meant): CoreRefusal | RefusalOf<this> | undefined;
  /**
   * The state after a move. The given state is untouched.
   *
   * @param by - The seat that sent the move, or `{ seat, ply }`: which seat sent it, and for which ply.
   * @throws {@link IllegalMoveError} that carries the refusal.
   * @example
   * ```ts
   * import { applyMove, newGame } from '@wonders/hal';
   * const before = newGame({ seed: 'monday' });
   * const after = applyMove(before, { kind: 'give', card: 'g' });
   * console.log(before.ply, after.ply); // 0 1
   * ```
   * @category Play
   */
  applyMove(state: StateOf<this>, move: MoveOf<this>, by?: Seat | Meant): StateOf<this>;
  /**
   * The state after a move, with what happened on the way.
   *
   * @param by - The seat that sent the move, or `{ seat, ply }`: which seat sent it, and for which ply.
   * @throws {@link IllegalMoveError} that carries the refusal.
   * @example
   * ```ts
   * import { newGame, transition } from '@wonders/hal';
   * const { state, events } = transition(newGame({ seed: 'monday' }), { kind: 'give', card: 'g' });
   * console.log(state.ply, events); // 1 [{ kind: 'given', card: 'g' }]
   * ```
   * @category Play
   */
  transition(state: StateOf<this>, move: MoveOf<this>, by?: Seat | Meant): Transition<StateOf<this>, EventOf<this>>;
  /**
   * What a seat, or a `'spectator'`, may know of a move when it is made. Secret choices of other seats and hidden draws come back
   * sealed: only that they were made.
   *
   * @param position - The position in which it is made: the state, or the viewer's view.
   * @throws {@link NoSuchSeatError}
   * @example
   * ```ts
   * import { newGame, viewMove } from '@wonders/hal';
   * const state = newGame({ seed: 'monday' });
   * console.log(viewMove(state, { kind: 'give', card: 'g' }, 0)); // { kind: 'give', card: 'g' }
   * console.log(viewMove(state, { kind: 'give', card: 'g' }, 1)); // { kind: 'sealed', seat: 0 }
   * ```
   * @category Show a seat what it may see
   */
  viewMove(position: StateOf<this> | ViewOf<this>, move: MoveOf<this>, viewer: Viewer): MoveOf<this> | SealedMove;
  /**
   * A full state that agrees with a view: draws at random what the view hides. Its future is drawn from `rng`, too: a fast
   * generator, even where that of the game is sealed.
   *
   * @param rng - Not advanced; the state gets a copy.
   * @example
   * ```ts
   * import { seedRng } from '@wonders/core';
   * import { determinize, newGame, view } from '@wonders/hal';
   * const seen = view(newGame({ seed: 'monday' }), 1);
   * const guess = determinize(seen, seedRng('a guess'));
   * console.log(seen.players[0]?.hand, guess.players[0]?.hand); // ['hidden', 'hidden', 'hidden'] ['red-1', 'b', 'k']
   * ```
   * @category Show a seat what it may see
   */
  determinize(view: ViewOf<this>, rng: AleaRng): StateOf<this>;
  /**
   * Scores by category, ranking and why the game ended, by its rules or by a verdict; `undefined` while it goes on.
   *
   * @example
   * ```ts
   * import { applyMove, botMove, newGame, outcome } from '@wonders/hal';
   * let state = newGame({ seed: 'monday' });
   * console.log(outcome(state)); // undefined
   * while (outcome(state) === undefined) state = applyMove(state, botMove(state));
   * console.log(outcome(state)?.ending, outcome(state)?.winners); // hal-resources-exhausted [0]
   * ```
   * @category Score
   */
  outcome(position: StateOf<this> | ViewOf<this>): EndOf<this> | undefined;
  /**
   * Scores and ranking as if the game ended now.
   *
   * @example
   * ```ts
   * import { newGame, standing } from '@wonders/hal';
   * const [you] = standing(newGame()).scores;
   * console.log(you?.total, you?.categories); // 6 { points: 6, cards: 0, districts: 0 }
   * ```
   * @category Score
   */
  standing(state: StateOf<this>): OutcomeOf<this>;
  /**
   * The same from a view, as far as the view shows it: `null` for what it hides.
   *
   * @example
   * ```ts
   * import { newGame, standing, view } from '@wonders/hal';
   * const state = newGame({ mode: 'versus', seed: 'monday' });
   * const { scores, winners } = standing(view(state, 0));
   * console.log(scores[1]?.total, winners); // null null
   * ```
   * @category Score
   */
  standing(position: StateOf<this> | ViewOf<this>): StandingOf<this>;
  /**
   * Brings a save of other rules up to date; `undefined` when it cannot. `load` asks it where the moves do not lead to the same game
   * any more, and does not compare the digest of what it gives.
   *
   * @param save - A save of this game, under other rules.
   * @returns A {@link Save} with all moves, or a {@link Migration} that says how many it drops.
   * @example
   * ```ts
   * import { begin, save } from '@wonders/core/records';
   * import { hal } from '@wonders/hal';
   * console.log(hal.migrate({ ...save(hal, begin(hal)), rules: 1 })); // undefined
   * ```
   * @category Save and send
   */
  migrate(save: Save): Save | Migration | undefined;
  /**
   * The fast lane: plays on drafts, in place, without checks.
   *
   * @category Search and train
   */
  readonly fast: Fast<StateOf<this>, DraftOf<this>, MoveOf<this>, EventOf<this>, G['own']>;
}
