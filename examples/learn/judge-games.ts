/** Games, as what a net sees at each decision and who won. */
import { type AnyGame, draw, drawInt, type MoveOf, type Outcome, type Rng, seedRng } from '@wonders/core';
import { type Active, type Judge, noneActive } from '@wonders/core/learn';
import type { Draft, Lesson } from './lessons.js';

/** Positions, each as the list of its inputs. */
export interface Positions {
  /** The inputs of all positions, one after the other. */
  readonly inputs: Uint16Array;
  /** Where those of each position begin, and last where all of them end. */
  readonly begins: Int32Array;
  /** The result for the seat that decided: 1 for a win, 0 for a loss, a half for a shared victory. */
  readonly won: Float32Array;
  /** The lead that the game's own `evaluate` expects for that seat. */
  readonly leads: Float32Array;
  /** The game that each is from. */
  readonly games: Int32Array;
}

/** How a seat plays once nothing is left to chance. */
export type Player = (game: AnyGame, draft: Draft, seat: number) => MoveOf<AnyGame>;

/** Plays as the house bot does. */
export const house: Player = (game, draft, seat) => game.botMove(draft, seat);

/** Plays the move after which a judge sees it best. */
export const oneAhead =
  ({ chanceToWin }: Pick<Judge<Draft>, 'chanceToWin'>): Player =>
  (game, draft, seat) => {
    const moves: readonly MoveOf<AnyGame>[] = game.legalMoves(draft, seat);
    let [best, most] = [moves[0] as MoveOf<AnyGame>, Number.NEGATIVE_INFINITY];
    for (const move of moves) {
      const after = game.fast.clone(draft);
      game.fast.play(after, move);
      const value = chanceToWin(after, seat);
      if (value > most) [best, most] = [move, value];
    }
    return best;
  };

/** The shares of random moves in an opening. */
const SHARES = [0, 0.3, 0.8] as const;
/** The share of the positions that are kept. Those of one game have one outcome, so more of them teach little. */
const KEPT = 0.6;

/**
 * Plays games and keeps positions of each. Most begin with some moves at random, of which nothing is kept: the outcome of a position has to
 * follow from it, and not from a blunder.
 */
export function playedBy(lesson: Lesson, player: Player, games: number, seed: string): Positions {
  const rng = seedRng(seed);
  const active = noneActive();
  const lists: Uint16Array[] = [];
  const [begins, leads, won, of]: [number[], number[], number[], number[]] = [[0], [], [], []];
  for (let game = 0; game < games; game++) {
    const state = lesson.game.newGame({ ...lesson.options, seed: `${seed}/${game}` });
    const draft = lesson.game.fast.clone(state);
    const kept = playOne(lesson, player, draft, rng, active);
    const { winners } = lesson.game.outcome(draft) as Outcome;
    for (const { inputs, lead, seat } of kept) {
      lists.push(inputs);
      begins.push((begins.at(-1) ?? 0) + inputs.length);
      leads.push(lead);
      won.push(winners.includes(seat) ? 1 / winners.length : 0);
      of.push(game);
    }
  }
  const inputs = new Uint16Array(begins.at(-1) ?? 0);
  for (const [i, list] of lists.entries()) inputs.set(list, begins[i]);
  return {
    inputs,
    begins: Int32Array.from(begins),
    leads: Float32Array.from(leads),
    won: Float32Array.from(won),
    games: Int32Array.from(of),
  };
}

/** Plays a game to its end and gives what was kept of it. */
function playOne({ game, see, opening: most }: Lesson, player: Player, draft: Draft, rng: Rng, active: Active) {
  const random = () => draw(rng);
  const share = SHARES[drawInt(rng, SHARES.length)] as number;
  const opening = share === 0 ? 0 : drawInt(rng, most);
  const kept: { readonly inputs: Uint16Array; readonly lead: number; readonly seat: number }[] = [];
  for (let ply = 0; draft.pending.length > 0; ply++) {
    const seat = draft.pending.at(-1)?.seat as number;
    if (ply >= opening && random() < KEPT) {
      see(draft, seat, active);
      const lead = game.evaluate?.(draft, seat) ?? 0;
      kept.push({ inputs: active.numbers.slice(0, active.length), lead, seat });
    }
    const atRandom = ply < opening && random() < share;
    game.fast.play(draft, atRandom ? game.fast.randomMove(draft, random) : player(game, draft, seat));
  }
  return kept;
}
