import type { Bot } from '../bots/bot.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../game.js';
import type { Outcome } from '../outcome.js';
import { CHANCE } from '../position.js';
import type { GameRecord } from '../records/record.js';
import { IllegalMoveError } from '../refusal.js';
import { draw, seedRng } from '../rng.js';

/**
 * The bots of a game value.
 *
 * @category Arena
 */
export type BotOf<G extends AnyGame> = Bot<ViewOf<G>, MoveOf<G>>;

/**
 * A game that bots have played to its end.
 *
 * @category Arena
 */
export interface Match<G extends AnyGame> {
  /** Options and moves: enough to see it again. */
  readonly record: GameRecord<MoveOf<G>, OptionsOf<G>>;
  /** The finished state. */
  readonly state: StateOf<G>;
  readonly outcome: Outcome;
}

/**
 * Plays one game. Each bot sees the view of its seat; seats of the script play by `botMove`; chance that is left to the
 * host is drawn by weight from the seed.
 *
 * @param bots - One for each seat, in seat order; those on seats of the script are never asked.
 * @param options - The game's options; the bots' chance follows their seed too.
 * @throws {@link InvalidOptionsError} as `newGame` does; {@link IllegalMoveError} when a bot's move is illegal, or a seat
 * has no bot.
 * @example
 * ```ts
 * import { playMatch } from '@wonders/core/arena';
 * import { houseBot, randomBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const { outcome } = playMatch(sealed, [houseBot(sealed), randomBot()], { seats: 2, seed: 'monday' });
 * console.log(outcome.scores.map((score) => score.total));
 * ```
 * @category Arena
 */
export function playMatch<G extends AnyGame>(game: G, bots: readonly BotOf<G>[], options: OptionsOf<G>): Match<G> {
  const rng = seedRng(`arena/${options.seed ?? '0'}`);
  const random = () => draw(rng);
  const moves: MoveOf<G>[] = [];
  let state: StateOf<G> = game.newGame(options);
  const roles = game.seats(state).map((seat) => seat.role);
  for (let seat = game.activeSeats(state)[0]; seat !== undefined; seat = game.activeSeats(state)[0]) {
    let move: MoveOf<G>;
    if (seat === CHANCE) move = game.fast.randomMove(state, random);
    else if (roles[seat] === 'script') move = game.botMove(state, seat);
    else {
      const bot = bots[seat];
      if (bot === undefined)
        throw new IllegalMoveError({ code: 'not-your-turn', active: [seat] }, `no bot for seat ${seat}`);
      const view = game.view(state, seat);
      ({ move } = bot({ view, seat, legal: game.legalMoves(view, seat), random }));
    }
    state = game.applyMove(state, move, seat);
    moves.push(move);
  }
  const outcome = game.outcome(state) as Outcome;
  return { record: { game: game.id, options, moves }, state, outcome };
}
