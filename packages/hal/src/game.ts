import { defineGame } from '@wonders/core';
import { chance } from './chance.js';
import type { Event } from './events.js';
import { settle } from './flow/index.js';
import { decisions } from './moves.js';
import { type Move, notation, type SeatMove } from './notation.js';
import { bot } from './opponent/index.js';
import { conflict, type Options, options } from './options.js';
import { play } from './play/index.js';
import type { Refusal } from './refusals.js';
import { outcome as score } from './scoring.js';
import { setup } from './setup.js';
import { clone } from './state/clone.js';
import type { Decision } from './state/decision.js';
import { type Draft, isScript, type State, type View } from './state/position.js';
import { determinize as fill } from './view/determinize.js';
import { view as look, viewEvent as lookAt } from './view/index.js';
import { describeHalTurn } from './words/hal.js';
import { describeMove as tellMove } from './words/moves.js';
import { seatName } from './words/names.js';
import { describeRefusal as tellRefusal } from './words/refusals.js';

/**
 * The game as one value, for core's bots, arena, records and tests. Its functions are also exported by name.
 *
 * @example
 * ```ts
 * import { hal } from '@wonders/hal';
 * console.log(hal.id, hal.seats(hal.newGame()).map((seat) => seat.name).join(' and ')); // hal You and Hal
 * ```
 * @category Game
 */
export const hal = /* @__PURE__ */ defineGame<State, Draft, Move, Event, View, Options, Refusal, Decision>({
  id: 'hal',
  rules: 1,
  options,
  conflict,
  setup,
  clone,
  seats: (position) =>
    position.players.map((_, seat) => ({
      name: seatName(position, seat),
      role: isScript(position, seat) ? 'script' : 'player',
    })),
  decisions,
  chance,
  play: (draft, decision, move, emit) => play(draft, decision, move as SeatMove, emit),
  settle,
  bot: (view, seat, trace) => bot(view, seat, trace, { move: tellMove, halTurn: describeHalTurn }),
  outcome: score,
  view: look,
  viewEvent: lookAt,
  determinize: fill,
  notation,
  describeMove: tellMove,
  describeRefusal: tellRefusal,
});

/**
 * A new game. Everything that chance decides comes from `seed`: equal options give equal games.
 *
 * @param options - Any of {@link Options}, `seed` (text) and `chance` (`'sampled'` or `'manual'`).
 * @param emit - Hears the opening, event by event.
 * @throws InvalidOptionsError that names each wrong option and what is allowed.
 * @example
 * ```ts
 * import { newGame } from '@wonders/hal';
 * const game = newGame({ level: 'expert', seed: 'monday' });
 * console.log(game.city.length, game.players[0]?.points); // 9 6
 * ```
 * @category Game
 */
export const newGame = hal.newGame;

/**
 * The seats with names and roles: against Hal `You` (seat 0) and `Hal` (seat 1, a script), else `Seat 1` …
 *
 * @category Game
 */
export const seats = hal.seats;

/**
 * Who decides now: none when the game is over, several when all choose at the same time, −1 for the table when chance is
 * answered by the host.
 *
 * @category Game
 */
export const activeSeats = hal.activeSeats;

/**
 * The legal moves of all active seats, or of one, in a fixed order: by card in canonical order, alone before with a
 * tile. From a view: those of its own seat.
 *
 * @example
 * ```ts
 * import { encodeMove, legalMoves, newGame } from '@wonders/hal';
 * console.log(legalMoves(newGame({ seed: 'monday' })).map(encodeMove).length); // 3
 * ```
 * @category Game
 */
export const legalMoves = hal.legalMoves;

/**
 * The outcomes of a pending chance decision, all of weight 1; none when no chance decision is pending.
 *
 * @category Chance
 */
export const chances = hal.chances;

/**
 * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
 *
 * @param seat - When given, the move must also be this seat's to make.
 * @category Game
 */
export const check = hal.check;

/**
 * The state after a move; the given state is untouched.
 *
 * @throws IllegalMoveError that carries the refusal.
 * @example
 * ```ts
 * import { activeSeats, applyMove, botMove, newGame, outcome } from '@wonders/hal';
 * let game = newGame({ seed: 'monday' });
 * while (activeSeats(game).length > 0) game = applyMove(game, botMove(game));
 * console.log(outcome(game)?.scores.length); // 2
 * ```
 * @category Game
 */
export const applyMove = hal.applyMove;

/**
 * The state after a move, with the events that led there.
 *
 * @throws IllegalMoveError that carries the refusal.
 * @category Game
 */
export const transition = hal.transition;

/**
 * Hal's move on his turn; on any other seat the move of the house bot. It sees no more than that seat.
 *
 * @param seat - Default: the viewer of a view, the first active seat of a state.
 * @throws IllegalMoveError when that seat is not active.
 * @category Bots
 */
export const botMove = hal.botMove;

/**
 * The same move with its reasons: what Hal's card forces, or how the house bot rates what it could do.
 *
 * @throws IllegalMoveError when that seat is not active.
 * @example
 * ```ts
 * import { applyMove, botMove, explainBotMove, newGame } from '@wonders/hal';
 * let game = newGame({ seed: 'monday' });
 * while (game.phase !== 'hal') game = applyMove(game, botMove(game));
 * console.log(explainBotMove(game).reasons[0]?.includes('Hal')); // true
 * ```
 * @category Bots
 */
export const explainBotMove = hal.explainBotMove;

/**
 * Scores by category, ranking and why the game ended; `undefined` while it goes on. Against Hal you win with more points
 * than he has; with equal totals both seats stand on place 1, which is a draw.
 *
 * @category Game
 */
export const outcome = hal.outcome;

/**
 * What a seat, or a `'spectator'`, may see. Pools hold every piece that the viewer cannot place.
 *
 * @category Views
 */
export const view = hal.view;

/**
 * What a seat, or a `'spectator'`, may know of an event.
 *
 * @category Views
 */
export const viewEvent = hal.viewEvent;

/**
 * A full state that agrees with a view: hidden pieces are drawn uniformly from its pools, secret choices from the legal
 * ones.
 *
 * @param rng - Left as it is; a copy goes into the state.
 * @category Views
 */
export const determinize = hal.determinize;

/**
 * A move as stable, readable text.
 *
 * @example
 * ```ts
 * import { decodeMove, encodeMove } from '@wonders/hal';
 * console.log(encodeMove({ kind: 'construct', card: 'red-1', tile: 'red-6' })); // construct red-1 red-6
 * console.log(decodeMove('move-token 3 0')); // { kind: 'move-token', x: 3, y: 0 }
 * ```
 * @category Notation
 */
export const encodeMove = hal.encodeMove;

/**
 * The move for a text, `undefined` for any text that `encodeMove` does not give.
 *
 * @category Notation
 */
export const decodeMove = hal.decodeMove;

/**
 * A move as a sentence, told from the position in which it is made.
 *
 * @category Notation
 */
export const describeMove = hal.describeMove;

/**
 * A refusal as a sentence with its rule.
 *
 * @category Notation
 */
export const describeRefusal = hal.describeRefusal;

/**
 * The fast lane: drafts that are changed in place, without checks.
 *
 * @category Game
 */
export const fast = hal.fast;
