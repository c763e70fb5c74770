import { defineGame } from '@wonders/core';
import { chance } from './chance.js';
import type { OwnEvent } from './events.js';
import { settle } from './flow.js';
import { DECISIONS } from './moves/index.js';
import type { Move } from './notation.js';
import { NOTATION } from './notation.js';
import { bot } from './opponent/index.js';
import type { Options } from './options.js';
import { conflict, OPTIONS } from './options.js';
import { play } from './play/index.js';
import type { Refusal } from './refusals.js';
import * as scoring from './scoring.js';
import { GAME, RULES, setup } from './setup.js';
import { clone } from './state/clone.js';
import type { Decision, Draft, State, View } from './state/index.js';
import * as sight from './view.js';
import { describeMove as moveWords } from './words/moves.js';
import { describeRefusal as refusalWords } from './words/refusals.js';
import { seatsOf } from './words/seats.js';

/**
 * 7 Wonders Duel, with Pantheon and SOLO, as one value for tools that work with any game.
 *
 * @example
 * ```ts
 * import { duelSolo } from '@wonders/duel-solo';
 * let state = duelSolo.newGame({ level: 'hard', seed: 'tuesday' });
 * while (duelSolo.activeSeats(state).length > 0) state = duelSolo.applyMove(state, duelSolo.botMove(state));
 * console.log(duelSolo.outcome(state)?.ending);
 * ```
 * @category Contract
 */
export const duelSolo = defineGame<State, Draft, Move, OwnEvent, View, Options, Refusal, Decision>({
  id: GAME,
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: seatsOf,
  decisions: DECISIONS,
  chance,
  play,
  settle,
  bot,
  outcome: scoring.outcome,
  view: sight.view,
  viewEvent: sight.viewEvent,
  determinize: sight.determinize,
  notation: NOTATION,
  describeMove: moveWords,
  describeRefusal: refusalWords,
});

/**
 * A new game.
 *
 * @param options - {@link Options}, and `seed` and `chance` of every game; all have defaults.
 * @param emit - Hears the opening: what is drawn before the first decision.
 * @throws `InvalidOptionsError` that names each wrong option and what is allowed.
 * @example
 * ```ts
 * import { newGame } from '@wonders/duel-solo';
 * const state = newGame({ level: 'normal', seed: 'monday' });
 * console.log(state.cities[0].wonders.length); // 1
 * ```
 * @category Contract
 */
export const newGame = duelSolo.newGame;

/**
 * The seats with their names and roles: SOLO is seat 0, the human seat 1.
 *
 * @category Contract
 */
export const seats = duelSolo.seats;

/**
 * Who decides now: one seat, `[-1]` when the host answers chance, none when the game is over.
 *
 * @category Contract
 */
export const activeSeats = duelSolo.activeSeats;

/**
 * The legal moves in a fixed order: constructions, discards, wonders, activations, each by slot or space. On SOLO's turn
 * it is the one move that its scales dictate (DUEL-125).
 *
 * @example
 * ```ts
 * import { legalMoves, newGame } from '@wonders/duel-solo';
 * console.log(legalMoves(newGame({ mode: 'versus' })).map((move) => move.kind)[0]); // draft-wonder
 * ```
 * @category Contract
 */
export const legalMoves = duelSolo.legalMoves;

/**
 * The outcomes of a pending chance decision with their weights, for companion mode and for search.
 *
 * @category Chance
 */
export const chances = duelSolo.chances;

/**
 * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
 *
 * @category Contract
 */
export const check = duelSolo.check;

/**
 * The state after a move; the given state is untouched.
 *
 * @throws `IllegalMoveError` that carries the refusal.
 * @example
 * ```ts
 * import { applyMove, legalMoves, newGame } from '@wonders/duel-solo';
 * let state = newGame({ seed: 'friday' });
 * for (const [move] = legalMoves(state); move !== undefined; ) {
 *   state = applyMove(state, move);
 *   break;
 * }
 * console.log(state.cities[1].wonders.length); // 1
 * ```
 * @category Contract
 */
export const applyMove = duelSolo.applyMove;

/**
 * The state after a move, with what happened.
 *
 * @throws `IllegalMoveError` that carries the refusal.
 * @category Contract
 */
export const transition = duelSolo.transition;

/**
 * SOLO's move on its turn, the house bot's on any other seat.
 *
 * @throws `IllegalMoveError` when that seat does not decide now.
 * @category Contract
 */
export const botMove = duelSolo.botMove;

/**
 * The same move with its reasons: the step of the tactical scale, and what each item of each scale kept and dropped.
 *
 * @throws `IllegalMoveError` when that seat does not decide now.
 * @example
 * ```ts
 * import { applyMove, botMove, explainBotMove, newGame } from '@wonders/duel-solo';
 * let state = newGame({ seed: 'sunday' });
 * while (state.phase !== 'turn') state = applyMove(state, botMove(state));
 * console.log(explainBotMove(state).reasons[0]); // SOLO decides by its tactical scale
 * ```
 * @category Contract
 */
export const explainBotMove = duelSolo.explainBotMove;

/**
 * The scores by category and the ranking, `undefined` while the game goes on (DUEL-073 … DUEL-076).
 *
 * @category Contract
 */
export const outcome = duelSolo.outcome;

/**
 * What a seat or a spectator may see: all but the divinities that only others know.
 *
 * @category Contract
 */
export const view = duelSolo.view;

/**
 * What a seat or a spectator may know of an event.
 *
 * @category Contract
 */
export const viewEvent = duelSolo.viewEvent;

/**
 * A full state that agrees with a view.
 *
 * @category Contract
 */
export const determinize = duelSolo.determinize;

/**
 * A move as text, `'construct-wonder 14 sphinx'`.
 *
 * @category Contract
 */
export const encodeMove = duelSolo.encodeMove;

/**
 * The move for a text, `undefined` for any text that `encodeMove` does not give.
 *
 * @category Contract
 */
export const decodeMove = duelSolo.decodeMove;

/**
 * A move as a sentence.
 *
 * @category Contract
 */
export const describeMove = duelSolo.describeMove;

/**
 * A refusal as a sentence.
 *
 * @category Contract
 */
export const describeRefusal = duelSolo.describeRefusal;

/**
 * The fast lane: mutable drafts without checks, for playouts.
 *
 * @category Contract
 */
export const fast = duelSolo.fast;
