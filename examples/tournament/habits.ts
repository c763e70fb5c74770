import type { AnyGame, MoveOf, Seat, StateOf } from '@wonders/core';
import { CHANCE, draw, drawInt, seedRng } from '@wonders/core';
import type { Level } from '@wonders/core/bots';

/** How a level answers: whether it wavers when it is asked again, and whether it takes a win at hand. */
export interface Habits {
  readonly level: string;
  /** How many different moves it makes on average when it is asked twenty times in one position. */
  readonly ways: number;
  /** In how many positions one of its moves wins at once, and another does not. */
  readonly wins: number;
  /** In how many of these it wins. */
  readonly taken: number;
}

/** A decision of a seat; `winning` are the codes of the moves that win at once. */
interface Decision {
  readonly state: StateOf<AnyGame>;
  readonly seat: Seat;
  readonly legal: readonly MoveOf<AnyGame>[];
  readonly winning: readonly string[];
}

const [ASKINGS, POSITIONS, WINS, GAMES] = [20, 60, 31, 60];

/** The moves that end the game with a victory of this seat alone. */
function winning(game: AnyGame, { state, seat, legal }: Omit<Decision, 'winning'>): readonly string[] {
  return legal.flatMap((move) => {
    const draft = game.fast.clone(state);
    game.fast.play(draft, move);
    const winners: readonly Seat[] = draft.pending.length > 0 ? [] : (game.outcome(draft)?.winners ?? []);
    return winners.length === 1 && winners[0] === seat ? [game.encodeMove(move)] : [];
  });
}

/** Decisions of games of the house bot, which makes any move now and then: some of all, and those that may win at once. */
function decisions(game: AnyGame, options: object): { readonly any: Decision[]; readonly close: Decision[] } {
  const rng = seedRng('habits');
  const [any, close]: [Decision[], Decision[]] = [[], []];
  for (let i = 0; i < GAMES && close.length < WINS; i++) {
    let state: StateOf<AnyGame> = game.newGame({ ...options, seed: `habits ${i}` });
    for (
      let [seat] = game.activeSeats(state);
      seat !== undefined && seat !== CHANCE;
      [seat] = game.activeSeats(state)
    ) {
      const legal: readonly MoveOf<AnyGame>[] = game.legalMoves(state, seat);
      const decision = { state, seat, legal, winning: winning(game, { state, seat, legal }) };
      if (legal.length > 1 && any.length < POSITIONS && drawInt(rng, 20) === 0) any.push(decision);
      if (decision.winning.length > 0 && decision.winning.length < legal.length) close.push(decision);
      const odd = drawInt(rng, 4) === 0 ? legal[drawInt(rng, legal.length)] : undefined;
      state = game.applyMove(state, odd ?? game.botMove(state, seat), seat);
    }
  }
  return { any, close: close.slice(0, WINS) };
}

/** The habits of levels of a game, at a table with these options. */
export function habitsOf(game: AnyGame, asked: readonly Level<AnyGame>[], options: object): readonly Habits[] {
  const { any, close } = decisions(game, options);
  return asked.map(({ name, bot }) => {
    const answer = ({ state, seat, legal }: Decision, seed: string): string => {
      const rng = seedRng(seed);
      const { move } = bot({ view: game.view(state, seat), seat, legal, random: () => draw(rng) });
      return game.encodeMove(move);
    };
    const ways = any.map(
      (decision) => new Set(Array.from({ length: ASKINGS }, (_, i) => answer(decision, `asked ${i}`))).size,
    );
    return {
      level: name,
      ways: ways.reduce((sum, count) => sum + count, 0) / ways.length,
      wins: close.length,
      taken: close.filter((decision, i) => decision.winning.includes(answer(decision, `win ${i}`))).length,
    };
  });
}
