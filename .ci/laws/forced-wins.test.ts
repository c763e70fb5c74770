import { describe, expect, test } from 'vitest';
import { type AnyGame, CHANCE, type MoveOf, type Seat, type StateOf } from '../../packages/core/src/index.js';
import { searched } from '../../packages/core/src/testing/searched.js';
import { type FoundGame, games } from '../lib/games.js';
import { few } from '../runs.js';

/** The last decisions of a game in which there is something to win: a sure win is looked for in these. */
const LAST = 4;
const POSITIONS = few(4);
const MOST_SEEDS = 120;

/** Whether a seat has won whatever chance and others do; `undefined` when that is too much to look through. */
function wins(game: AnyGame, state: StateOf<AnyGame>, seat: Seat, budget: { left: number }): boolean | undefined {
  if (budget.left-- <= 0) return undefined;
  const [mover] = game.activeSeats(state);
  if (mover === undefined) {
    const winners = game.outcome(state)?.winners ?? [];
    return winners.length === 1 && winners[0] === seat;
  }
  const moves = mover === CHANCE ? game.chances(state).map(({ move }) => move) : game.legalMoves(state, mover);
  if (mover === seat && moves.length > 1) return undefined;
  const results = moves.map((move) => wins(game, game.applyMove(state, move, mover), seat, budget));
  return results.includes(false) ? false : results.includes(undefined) ? undefined : true;
}

/** The decisions of a game between house bots, with the seat that has a choice. */
function* decisions({ game, manifest }: FoundGame, seed: string): Generator<readonly [StateOf<AnyGame>, Seat]> {
  let state: StateOf<AnyGame> = game.newGame({ ...manifest.variants[manifest.close], seed });
  for (let [seat] = game.activeSeats(state); seat !== undefined; [seat] = game.activeSeats(state)) {
    const choice = game.seats(state)[seat]?.role === 'player' && game.legalMoves(state, seat).length > 1;
    if (choice) yield [state, seat];
    state = game.applyMove(state, game.botMove(state, seat), seat);
  }
}

/** A decision in which some moves win for sure and others do not. */
interface Chance {
  readonly state: StateOf<AnyGame>;
  readonly seat: Seat;
  readonly sure: readonly string[];
}

function sureWins(game: AnyGame, [state, seat]: readonly [StateOf<AnyGame>, Seat]): Chance | undefined {
  const open = { ...state, rng: null };
  const legal: readonly MoveOf<AnyGame>[] = game.legalMoves(state, seat);
  const sure = legal.filter((move) => wins(game, game.applyMove(open, move, seat), seat, { left: 400 }));
  return sure.length === 0 || sure.length === legal.length
    ? undefined
    : { state, seat, sure: sure.map(game.encodeMove) };
}

function* chancesOf(found: FoundGame): Generator<Chance> {
  for (let seed = 0; seed < MOST_SEEDS; seed++)
    for (const decision of [...decisions(found, `forced ${seed}`)].slice(-LAST).reverse()) {
      const chance = sureWins(found.game, decision);
      if (chance === undefined) continue;
      yield chance;
      break;
    }
}

/** The position after a move, with chance left open. */
const played = (game: AnyGame, state: StateOf<AnyGame>, seat: Seat, code: string): StateOf<AnyGame> =>
  game.applyMove({ ...state, rng: null }, game.decodeMove(code) as MoveOf<AnyGame>, seat);

describe.each(await games())('$game.id', (found) => {
  test('the search takes a win that nothing can prevent', () => {
    let seen = 0;
    for (const { state, seat, sure } of chancesOf(found)) {
      const { move, proven } = searched(found.game, state, seat, { iterations: 200 });
      // It may find a longer way too, of which this test knows nothing; what it calls proven cannot fail.
      if (!proven) expect(sure).toContain(move);
      else expect(wins(found.game, played(found.game, state, seat, move), seat, { left: 4000 })).not.toBe(false);
      if (++seen === POSITIONS) break;
    }
    expect(seen).toBe(POSITIONS);
  });
});
