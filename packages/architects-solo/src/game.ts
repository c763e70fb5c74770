import { defineGame } from '@wonders/core';
import { chance } from './chance/index.js';
import type { Event } from './events.js';
import { settle } from './flow/index.js';
import { decisions } from './moves.js';
import { type Move, notation } from './notation.js';
import { bot } from './opponent/index.js';
import { conflict, OPTIONS, type Options } from './options.js';
import { play } from './play/index.js';
import type { Refusal } from './refusals.js';
import { type Result, outcome as result } from './scoring.js';
import { RULES, setup } from './setup.js';
import { clone, type Decision, type Draft, type Position, type State, type View } from './state.js';
import { seatsOf } from './table/seats.js';
import { determinize as fill, view as show, viewEvent as showEvent } from './view.js';
import { describeMove as moveWords } from './words/moves.js';
import { describeRefusal as refusalWords } from './words/refusals.js';

/**
 * The whole game as one value, for tools that work with any game.
 *
 * @example
 * ```ts
 * import { architectsSolo } from '@wonders/architects-solo';
 * console.log(architectsSolo.id, architectsSolo.rules); // architects-solo 2
 * ```
 * @category Game
 */
export const architectsSolo = /* @__PURE__ */ defineGame<State, Draft, Move, Event, View, Options, Refusal, Decision>({
  id: 'architects-solo',
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: seatsOf,
  decisions,
  chance,
  play,
  settle,
  bot: (view, seat, trace) => bot(view, seat, trace, (move) => moveWords(view, move)),
  outcome: result,
  view: show,
  viewEvent: showEvent,
  determinize: fill,
  notation,
  describeMove: moveWords,
  describeRefusal: refusalWords,
});

/**
 * Starts a game. The same options give the same game.
 *
 * @throws `InvalidOptionsError` that names each wrong option and what is allowed in its place.
 * @example
 * ```ts
 * import { newGame } from '@wonders/architects-solo';
 * const state = newGame({ playerWonder: 'giza', opponentWonder: 'rhodes', difficulty: 'hard', seed: 'monday' });
 * console.log(state.areas[1]?.tokens.length); // 2
 * ```
 * @category Game
 */
export const newGame = architectsSolo.newGame;

/**
 * The seats with their names and roles: `You` and the scripted `Opponent`, or the seats of versus.
 *
 * @category Game
 */
export const seats = architectsSolo.seats;

/**
 * Who may move now: a seat, −1 when the host answers chance, nobody when the game is over.
 *
 * @category Game
 */
export const activeSeats = architectsSolo.activeSeats;

/**
 * The legal moves in a fixed order (ARCH-22, ARCH-24, ARCH-41, ARCH-90). On the Opponent's turn the only one is
 * `opponent-turn`.
 *
 * @example
 * ```ts
 * import { encodeMove, legalMoves, newGame } from '@wonders/architects-solo';
 * console.log(legalMoves(newGame()).map(encodeMove)); // [ 'pick player', 'pick opponent' ]
 * ```
 * @category Game
 */
export const legalMoves = architectsSolo.legalMoves;

/**
 * With `chance: 'manual'`: what may turn up now, with whole weights; empty when a seat is to move.
 *
 * @category Chance
 */
export const chances = architectsSolo.chances;

/**
 * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
 *
 * @example
 * ```ts
 * import { check, newGame } from '@wonders/architects-solo';
 * console.log(check(newGame(), { kind: 'pick', deck: 'central' })?.code); // face-down
 * ```
 * @category Game
 */
export const check = architectsSolo.check;

/**
 * The state after a move; the given state is untouched. `opponent-turn` carries out the whole turn of the Opponent.
 *
 * @throws `IllegalMoveError` that carries the refusal.
 * @category Game
 */
export const applyMove = architectsSolo.applyMove;

/**
 * The state after a move, with what happened: cards taken and placed, the die, what the Opponent chose and why.
 *
 * @throws `IllegalMoveError` that carries the refusal.
 * @example
 * ```ts
 * import { applyMove, newGame, transition } from '@wonders/architects-solo';
 * const state = applyMove(newGame({ seed: 'monday' }), { kind: 'pick', deck: 'opponent' });
 * const chose = transition(state, { kind: 'opponent-turn' }).events.find((event) => event.kind === 'chose');
 * console.log(chose?.kind === 'chose' && chose.choice.by); // denial
 * ```
 * @category Game
 */
export const transition = architectsSolo.transition;

/**
 * `opponent-turn` for the Opponent, the house bot's move for any other seat.
 *
 * @throws `IllegalMoveError` when that seat is not to move.
 * @category Bots
 */
export const botMove = architectsSolo.botMove;

/**
 * The same with its reasons. For the Opponent: which priority the card of each deck matches, and the table of the die
 * (ARCH-60, ARCH-61).
 *
 * @throws `IllegalMoveError` when that seat is not to move.
 * @category Bots
 */
export const explainBotMove = architectsSolo.explainBotMove;

/**
 * The {@link Result}, `undefined` while the game goes on: scores by category and why it ended (ARCH-100 to ARCH-111).
 *
 * @category Game
 */
export const outcome = architectsSolo.outcome as (position: Position) => Result | undefined;

/**
 * What a seat, or a spectator, may see (ARCH-03, ARCH-85).
 *
 * @category Views
 */
export const view = architectsSolo.view;

/**
 * What a seat, or a spectator, may know of an event.
 *
 * @category Views
 */
export const viewEvent = architectsSolo.viewEvent;

/**
 * A full state that agrees with a view, for bots that search.
 *
 * @category Views
 */
export const determinize = architectsSolo.determinize;

/**
 * A move as stable, readable text: `build 0 wood+clay`.
 *
 * @category Notation
 */
export const encodeMove = architectsSolo.encodeMove;

/**
 * The move for a text, `undefined` for any text that {@link encodeMove} does not give.
 *
 * @category Notation
 */
export const decodeMove = architectsSolo.decodeMove;

/**
 * A move as a sentence: `Build stage 1 (4 points) with 1 wood and 1 coin`.
 *
 * @param position - The position in which the move is made.
 * @category Notation
 */
export const describeMove = architectsSolo.describeMove;

/**
 * A refusal as a sentence that says what would do, with the rule: `stage 1 is built already: next comes stage 2 (ARCH-40)`.
 *
 * @category Notation
 */
export const describeRefusal = architectsSolo.describeRefusal;

/**
 * The fast lane for playouts: mutable drafts, nothing checked.
 *
 * @category Bots
 */
export const fast = architectsSolo.fast;
