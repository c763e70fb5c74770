import { defineGame } from '@wonders/core';
import { CHANCE_RULES } from './chance.js';
import type { Event } from './events.js';
import { settle } from './flow.js';
import { DECISIONS } from './moves.js';
import type { Move } from './notation.js';
import { NOTATION } from './notation.js';
import { bot } from './opponent/index.js';
import { conflict, OPTIONS } from './options/index.js';
import type { Options } from './options/settings.js';
import { play } from './play.js';
import type { Refusal } from './refusals.js';
import { outcome as outcomeOf } from './scoring.js';
import { setup } from './setup.js';
import type { Decision, Draft, State, View } from './state.js';
import { clone, ID, RULES } from './state.js';
import { seatInfos } from './table/seats.js';
import { determinize as fill, viewEvent as seenBy, view as viewOf } from './view.js';
import { describeMove as tellMove } from './words/moves.js';
import { describeRefusal as explainRefusal } from './words/refusals.js';

/**
 * The game as one value, for tools that work with any game: bots, arena, records, the contract kit.
 *
 * @category Game
 */
export const centuryAi = /* @__PURE__ */ defineGame<State, Draft, Move, Event, View, Options, Refusal, Decision>({
  id: ID,
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: seatInfos,
  decisions: DECISIONS,
  chance: CHANCE_RULES,
  play,
  settle,
  bot,
  outcome: outcomeOf,
  view: viewOf,
  viewEvent: seenBy,
  determinize: fill,
  notation: NOTATION,
  describeMove: tellMove,
  describeRefusal: explainRefusal,
});

/**
 * A new game. Everything that chance decides comes from `seed`: equal options give equal games.
 *
 * @param options - Any of {@link Options}, `seed` (text) and `chance` (`'sampled'` or `'manual'`).
 * @param emit - Hears the opening, event by event.
 * @throws InvalidOptionsError that names each wrong option and what is allowed: also a table that cannot fill the map,
 * and a start that no setup could lead to.
 * @example
 * ```ts
 * import { newGame } from '@wonders/century-ai';
 * const game = newGame({ seed: 'monday', aiTradeGain: 'once' });
 * console.log(game.map.hexes.length, game.unseen.length); // 28 22
 * ```
 * @category Game
 */
export const newGame = centuryAi.newGame;

/**
 * The seats with names and roles: `You` (seat 0) and `AI` (seat 1, a script), in versus `Seat 1` …
 *
 * @category Game
 */
export const seats = centuryAi.seats;

/**
 * Who decides now: one seat, none when the game is over, −1 for the table when chance is answered by the host.
 *
 * @category Game
 */
export const activeSeats = centuryAi.activeSeats;

/**
 * The legal moves in a fixed order: ways by neighbour and colour, then staying or docking; payments as vectors in
 * lexicographic order; numbers of trades ascending; bonus tiles as printed.
 *
 * @example
 * ```ts
 * import { legalMoves, newGame } from '@wonders/century-ai';
 * console.log(legalMoves(newGame()).length); // 20
 * ```
 * @category Game
 */
export const legalMoves = centuryAi.legalMoves;

/**
 * The outcomes of a pending chance decision with their weights; none when no chance decision is pending.
 *
 * @example
 * ```ts
 * import { chances, newGame } from '@wonders/century-ai';
 * console.log(chances(newGame({ chance: 'manual' })).length); // 6
 * ```
 * @category Chance
 */
export const chances = centuryAi.chances;

/**
 * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
 *
 * @param seat - When given, the move must also be this seat's to make.
 * @example
 * ```ts
 * import { check, newGame } from '@wonders/century-ai';
 * console.log(check(newGame(), { kind: 'harvest' })); // { code: 'not-now', expected: ['place-boat'] }
 * ```
 * @category Game
 */
export const check = centuryAi.check;

/**
 * The state after a move; the given state is untouched.
 *
 * @throws IllegalMoveError that carries the refusal.
 * @example
 * ```ts
 * import { activeSeats, applyMove, botMove, newGame, outcome } from '@wonders/century-ai';
 * let game = newGame({ seed: 'monday' });
 * while (activeSeats(game).length > 0) game = applyMove(game, botMove(game));
 * console.log(outcome(game)?.scores.length); // 2
 * ```
 * @category Game
 */
export const applyMove = centuryAi.applyMove;

/**
 * The state after a move, with the events that led there.
 *
 * @throws IllegalMoveError that carries the refusal.
 * @category Game
 */
export const transition = centuryAi.transition;

/**
 * The AI's reaction on its turn, which is dictated; on any other seat the move of the house bot, which plans routes over
 * map, cargo and open orders. It sees no more than its seat.
 *
 * @param seat - Default: the viewer of a view, the active seat of a state.
 * @throws IllegalMoveError when that seat is not active.
 * @category Bots
 */
export const botMove = centuryAi.botMove;

/**
 * The same move with its reasons. Of the AI: which orders it can pay and why it takes this one, why it places an outpost
 * or not, what it gains and by which reading. Of the house bot: the order it heads for and its route.
 *
 * @throws IllegalMoveError when that seat is not active.
 * @example
 * ```ts
 * import { applyMove, botMove, explainBotMove, newGame } from '@wonders/century-ai';
 * let game = newGame({ seed: 'monday' });
 * while (game.pending.at(-1)?.kind !== 'react') game = applyMove(game, botMove(game));
 * console.log(explainBotMove(game).steps[0]?.candidates.length); // 5
 * ```
 * @category Bots
 */
export const explainBotMove = centuryAi.explainBotMove;

/**
 * The score sheets, the ranking and why the game ended; `undefined` while it goes on.
 *
 * @category Game
 */
export const outcome = centuryAi.outcome;

/**
 * What a seat, or a `'spectator'`, may see: all but the generator, and in versus but the orders that others claimed.
 *
 * @category Views
 */
export const view = centuryAi.view;

/**
 * What a seat, or a `'spectator'`, may know of an event.
 *
 * @category Views
 */
export const viewEvent = centuryAi.viewEvent;

/**
 * A full state that agrees with a view: hidden orders are dealt out of those unseen.
 *
 * @param rng - Left as it is; a copy goes into the state.
 * @category Views
 */
export const determinize = centuryAi.determinize;

/**
 * A move as stable, readable text.
 *
 * @example
 * ```ts
 * import { decodeMove, encodeMove } from '@wonders/century-ai';
 * console.log(encodeMove({ kind: 'sail', to: '1,-3', drop: 'red' })); // sail 1,-3 red
 * console.log(decodeMove('market YY')); // { kind: 'market', pay: [2, 0, 0, 0] }
 * ```
 * @category Notation
 */
export const encodeMove = centuryAi.encodeMove;

/**
 * The move for a text, `undefined` for any text that `encodeMove` does not give.
 *
 * @category Notation
 */
export const decodeMove = centuryAi.decodeMove;

/**
 * A move as a sentence, told from the position in which it is made.
 *
 * @category Notation
 */
export const describeMove = centuryAi.describeMove;

/**
 * A refusal as a sentence, with the rule it comes from.
 *
 * @category Notation
 */
export const describeRefusal = centuryAi.describeRefusal;

/**
 * The fast lane for playouts: mutable drafts, no checks.
 *
 * @category Bots
 */
export const fast = centuryAi.fast;
