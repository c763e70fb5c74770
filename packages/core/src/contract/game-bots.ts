import type { BotReasonOf, EventOf, GameTypes, MoveOf, StateOf, ViewOf } from './game-types.js';
import type { Seat } from './position.js';
import type { Preview } from './preview.js';
import type { Explanation } from './priority.js';
import type { Played } from './transition.js';
import type { LevelTuning, Odds, SearchTuning, Trait } from './tuning.js';

/**
 * The part of a game that chooses.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export interface GameBots<G extends GameTypes> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<G, 'state' | 'move' | 'event' | 'view' | 'reason'>;
  /**
   * The move of the scripted opponent on its seat, of the house bot on any other. It sees no more than its seat does.
   *
   * @param seat - Default: the viewer of a view, the first active seat of a state.
   * @param effort - How hard the house bot thinks: one of {@link GameBots.efforts}. Default: the effort that the options give the seat.
   * @throws {@link IllegalMoveError} when the seat is not to move, {@link NoSuchSeatError} when the game does not have it,
   *   RangeError when the house bot does not know the effort.
   * @example
   * ```ts
   * import { botMove, newGame } from '@wonders/hal';
   * console.log(botMove(newGame({ seed: 'monday' }))); // { kind: 'give', card: 'i' }
   * ```
   * @category Play
   */
  botMove(position: StateOf<this> | ViewOf<this>, seat?: Seat, effort?: string): MoveOf<this>;
  /**
   * The same choice with its reasons, as data: `describeExplanation` of the game's entry `words` puts them into sentences.
   *
   * @param seat - Default: the viewer of a view, the first active seat of a state.
   * @param effort - As {@link GameBots.botMove} takes it.
   * @throws {@link IllegalMoveError} when the seat is not to move, {@link NoSuchSeatError} when the game does not have it,
   *   RangeError when the house bot does not know the effort.
   * @example
   * ```ts
   * import { explainBotMove, newGame } from '@wonders/hal';
   * import { describeExplanation } from '@wonders/hal/words';
   * const state = newGame({ seed: 'monday' });
   * console.log(describeExplanation(state, explainBotMove(state)).headline.split(':')[0]); // Give I to Hal
   * ```
   * @category Say it in words
   */
  explainBotMove(
    position: StateOf<this> | ViewOf<this>,
    seat?: Seat,
    effort?: string,
  ): Explanation<MoveOf<this>, BotReasonOf<this>>;
  /**
   * Plays the other seats by their scripts and house bots until it is the turn of a seat, the host has to answer chance, or the
   * game is over.
   *
   * @param watch - Hears each move with its events.
   * @throws {@link NoSuchSeatError}
   * @example
   * ```ts
   * import { applyMove, botMove, newGame, playUntil } from '@wonders/hal';
   * let state = newGame({ seed: 'monday' });
   * state = applyMove(state, botMove(state));
   * state = applyMove(state, botMove(state));
   * state = playUntil(state, 0, ({ move }) => console.log(move)); // { kind: 'hal-turn' }
   * ```
   * @category Play
   */
  playUntil(
    state: StateOf<this>,
    seat: Seat,
    watch?: (played: Played<StateOf<this>, MoveOf<this>, EventOf<this>>) => void,
  ): StateOf<this>;
  /**
   * What a move will certainly do: its events and the answers of scripted opponents, up to the first thing that is hidden or left
   * to chance. A function of what the mover sees: it tells nothing that is hidden or random.
   *
   * @param position - The view of the mover, or a state.
   * @param move - A legal move of a seat.
   * @throws {@link IllegalMoveError} that carries the refusal.
   * @example
   * ```ts no-run
   * import { describePreview } from '@wonders/hal/words';
   * import { hal } from '@wonders/hal';
   * const view = hal.view(hal.newGame({ seed: 'monday' }), 1);
   * for (const move of hal.legalMoves(view)) console.log(describePreview(view, hal.preview(view, move))[0]?.brief);
   * ```
   * @category Ask what is legal
   */
  preview(position: StateOf<this> | ViewOf<this>, move: MoveOf<this>): Preview<MoveOf<this>, EventOf<this>>;
  /**
   * A rough guess of the lead at the end, in points: those of a seat less those of the best other seat. Cheap, without chance, for
   * states, drafts and views. Absent where a game judges no positions.
   *
   * @example
   * ```ts
   * import { hal } from '@wonders/hal';
   * const state = hal.newGame({ seed: 'monday' });
   * console.log(hal.evaluate?.(state, 0).toFixed(1), hal.evaluate?.(state, 1).toFixed(1)); // 25.3 -25.3
   * ```
   * @category Search and train
   */
  evaluate?(position: StateOf<this> | ViewOf<this>, seat: Seat): number;
  /**
   * The moves that a search should consider: the legal moves of a seat without those that another one makes pointless; at least
   * one. Absent: all.
   *
   * @example
   * ```ts
   * import { eightWonders } from '@wonders/eight-wonders';
   * const state = eightWonders.newGame({ seed: 'monday' });
   * const [seat = 0] = eightWonders.activeSeats(state);
   * console.log(eightWonders.candidates?.(state, seat).length); // 9
   * ```
   * @category Search and train
   */
  candidates?(position: StateOf<this> | ViewOf<this>, seat: Seat): readonly MoveOf<this>[];
  /**
   * The best settings of a search for this game.
   *
   * @category Search and train
   */
  readonly search?: Partial<SearchTuning>;
  /**
   * The efforts of `botMove`, the weakest first. Absent where the house bot has only one.
   *
   * @category Search and train
   */
  readonly efforts?: readonly string[];
  /**
   * How the six levels for people play, the weakest first: `levels` of `@wonders/core/bots` makes them. Absent: as in any game.
   *
   * @category Search and train
   */
  readonly ladder?: readonly LevelTuning[];
  /**
   * What the levels for people may have a weakness for, by name. `describeTrait` of the game's entry `words` says each in a sentence.
   *
   * @example
   * ```ts
   * import { hal } from '@wonders/hal';
   * console.log(hal.traits?.hoards?.(hal.newGame({ seed: 'monday' }), 0)); // 12
   * ```
   * @category Search and train
   */
  readonly traits?: Readonly<Record<string, Trait<StateOf<this> | ViewOf<this>>>>;
  /**
   * How leads become chances to win. Of several that hold, the one for as many seats counts, and of these the first. Absent: a lead of as
   * many points as the `margin` of `search` wins seven of eight games, whenever it is.
   *
   * @category Search and train
   */
  readonly odds?: readonly Odds[];
}
