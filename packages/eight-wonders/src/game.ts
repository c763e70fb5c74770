import { defineGame } from '@wonders/core';
import { chance } from './chance.js';
import { COLOURS } from './components/wonders.js';
import type { GameEvent } from './events.js';
import { settle } from './flow.js';
import { decisions } from './moves/index.js';
import * as notation from './notation.js';
import { bot } from './opponent/index.js';
import { conflict, OPTIONS, type Options } from './options.js';
import { play } from './play.js';
import type { Refusal } from './refusals.js';
import { outcome as outcomeOf } from './scoring.js';
import { RULES, setup } from './setup.js';
import { clone, type Decision, type Draft, entry, type State, type View } from './state.js';
import * as views from './view.js';
import { describeMove as describeOwnMove } from './words/moves.js';
import { describeRefusal as describeOwnRefusal } from './words/refusals.js';

/**
 * The game as one value, for tools that work with any game: `begin(eightWonders)`, `ismcts(eightWonders)`. Each of its
 * functions is also exported by name.
 *
 * @category Contract
 */
export const eightWonders = /* @__PURE__ */ defineGame<
  State,
  Draft,
  notation.Move,
  GameEvent,
  View,
  Options,
  Refusal,
  Decision
>({
  id: 'eight-wonders',
  rules: RULES,
  options: OPTIONS,
  conflict,
  setup,
  clone,
  seats: (position) =>
    Array.from({ length: position.settings.players }, (_, seat) => ({ name: entry(COLOURS, seat), role: 'player' })),
  decisions,
  chance,
  play,
  settle,
  bot,
  outcome: outcomeOf,
  view: views.view,
  viewEvent: views.viewEvent,
  determinize: views.determinize,
  notation: notation.notation,
  describeMove: describeOwnMove,
  describeRefusal: describeOwnRefusal,
});

/**
 * A new game, dealt. Equal options give equal games.
 *
 * @param options - See {@link Options}; `seed` is any text, `chance: 'manual'` lets a host answer all draws.
 * @param emit - Hears the opening.
 * @throws `InvalidOptionsError` that names each wrong option and what is allowed.
 * @example
 * ```ts
 * import { newGame } from '@wonders/eight-wonders';
 * const state = newGame({ players: 3, ruleset: 'published', seed: 'monday' });
 * console.log(state.hands.length, state.spaces.length); // 3 24
 * ```
 * @category Playing
 */
export const newGame = eightWonders.newGame;

/**
 * The seats with their names.
 *
 * @category Playing
 */
export const seats = eightWonders.seats;

/**
 * Who may move now: one seat, several while offers are made, clockwise from the active seat, `[-1]` when the host is to
 * answer a draw, nobody when the game is over.
 *
 * @category Playing
 */
export const activeSeats = eightWonders.activeSeats;

/**
 * The legal moves, always in the same order. While several seats make their offers, those of all of them one after the
 * other, or of the seat given. A view lists those of its own seat.
 *
 * @example
 * ```ts
 * import { encodeMove, legalMoves, newGame } from '@wonders/eight-wonders';
 * console.log(encodeMove(legalMoves(newGame({ startSeat: 2 }))[0] ?? { kind: 'pass', seat: 0 })); // pass 2
 * ```
 * @category Playing
 */
export const legalMoves = eightWonders.legalMoves;

/**
 * The outcomes of a draw that the host is to answer, with their weights; none otherwise. Weight 0 has only `hidden`: the
 * answer of a host who cannot see the card (EIGHT-08).
 *
 * @category Chance
 */
export const chances = eightWonders.chances;

/**
 * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
 *
 * @example
 * ```ts
 * import { check, describeRefusal, newGame } from '@wonders/eight-wonders';
 * const refusal = check(newGame({ startSeat: 0 }), { kind: 'pass', seat: 1 });
 * console.log(refusal && describeRefusal(refusal)); // it is the turn of seat 0
 * ```
 * @category Playing
 */
export const check = eightWonders.check;

/**
 * The state after a move; the given one is untouched.
 *
 * @param seat - Who sends the move, if a server knows; a move of another seat is refused.
 * @throws `IllegalMoveError` that carries the refusal; nothing has changed then.
 * @example
 * ```ts
 * import { applyMove, newGame } from '@wonders/eight-wonders';
 * const state = applyMove(newGame({ startSeat: 0 }), { kind: 'pass', seat: 0 });
 * console.log(state.active); // 1
 * ```
 * @category Playing
 */
export const applyMove = eightWonders.applyMove;

/**
 * The state after a move, and what happened, for animations and logs.
 *
 * @throws `IllegalMoveError` that carries the refusal.
 * @example
 * ```ts
 * import { newGame, transition } from '@wonders/eight-wonders';
 * const { events } = transition(newGame({ startSeat: 0 }), { kind: 'pass', seat: 0 });
 * console.log(events[0]); // { kind: 'passed', seat: 0 }
 * ```
 * @category Playing
 */
export const transition = eightWonders.transition;

/**
 * The move of the house bot for any active seat, from what that seat may see, at the level of the options (EIGHT-210).
 *
 * @throws `IllegalMoveError` when that seat is not active.
 * @example
 * ```ts
 * import { applyMove, botMove, newGame, outcome } from '@wonders/eight-wonders';
 * let state = newGame({ players: 3, seed: 'bots', bots: ['builder', 'apprentice', 'architect'] });
 * while (outcome(state) === undefined) state = applyMove(state, botMove(state));
 * console.log(state.phase); // over
 * ```
 * @category Bots
 */
export const botMove = eightWonders.botMove;

/**
 * The same move with its reasons: what the bot expects of the others, and the value of every candidate (EIGHT-225).
 *
 * @throws `IllegalMoveError` when that seat is not active.
 * @category Bots
 */
export const explainBotMove = eightWonders.explainBotMove;

/**
 * Scores by category, ranks and winners of a game that is over, `undefined` before.
 *
 * @category Playing
 */
export const outcome = eightWonders.outcome;

/**
 * What a seat or a spectator may see (EIGHT-05): hands of others become numbers of hidden cards, and `pile` holds all that
 * this viewer cannot place.
 *
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/eight-wonders';
 * console.log(view(newGame({ players: 3 }), 1).hidden); // [4, 0, 4]
 * ```
 * @category Views
 */
export const view = eightWonders.view;

/**
 * What a seat or a spectator may know of an event: not the cards that others draw or commit.
 *
 * @category Views
 */
export const viewEvent = eightWonders.viewEvent;

/**
 * A full state that agrees with a view: everybody holds what has been shown, the rest is dealt at random.
 *
 * @param rng - From `seedRng`; it is left as it is, and a copy decides the future of the state.
 * @category Views
 */
export const determinize = eightWonders.determinize;

/**
 * A move as stable text: `offer 2 c2s1 true`. Letters: c camel, k crane, s ship, m stone mason.
 *
 * @category Notation
 */
export const encodeMove = eightWonders.encodeMove;

/**
 * The move for a text of {@link encodeMove}, `undefined` for any other text.
 *
 * @category Notation
 */
export const decodeMove = eightWonders.decodeMove;

/**
 * A move as a sentence, told from the position in which it is made.
 *
 * @category Notation
 */
export const describeMove = eightWonders.describeMove;

/**
 * A refusal as a sentence, with its rule.
 *
 * @category Notation
 */
export const describeRefusal = eightWonders.describeRefusal;

/**
 * The fast lane for searches: mutable drafts, no checks.
 *
 * @category Bots
 */
export const fast = eightWonders.fast;
