/** Games, as what a net sees at each decision, who won, and which moves a search tried how often. */
import { type AnyGame, draw, drawInt, type MoveOf, type Outcome, type Rng, seedRng, victoryShare } from '@wonders/core';
import { type SearchOptions, searchBot } from '@wonders/core/bots';
import { type Active, noneActive } from '@wonders/core/learn';
import type { Draft, Lesson } from './lessons.js';

/** Positions, each as the list of its inputs. */
export interface Positions {
  /** The inputs of all positions, one after the other. */
  readonly inputs: Uint16Array;
  /** Where those of each position begin, and last where all of them end. */
  readonly begins: Int32Array;
  /** The result for the seat that decided: 1 for a win, 0 for a loss, a half for a shared victory. */
  readonly won: Float32Array;
  /** The chance to win that the seat saw, where it weighed its moves; elsewhere the result. */
  readonly seen: Float32Array;
  /** The parts of all moves that were weighed, {@link PARTS_OF_MOVE} for each move; {@link NO_PART} fills up. */
  readonly parts: Uint16Array;
  /** For each of these moves its share of the visits. */
  readonly shares: Float32Array;
  /** For each of these moves its mean reward: the chance to win after it. */
  readonly values: Float32Array;
  /** Where the moves of each position begin, and last where all of them end. */
  readonly moves: Int32Array;
  /** The lead that the game's own `evaluate` expects for that seat. */
  readonly leads: Float32Array;
  /** The game that each is from. */
  readonly games: Int32Array;
}

/** The most parts that a move is made of. */
export const PARTS_OF_MOVE = 2;
/** Stands where a move has fewer parts. */
export const NO_PART = 0xffff;

/** What a player thought of its moves. */
interface Thought {
  /** The chance to win that it sees. */
  readonly chance: number;
  readonly moves: readonly MoveOf<AnyGame>[];
  /** The share of each of them. */
  readonly shares: readonly number[];
  /** The chance to win after each of them. */
  readonly values: readonly number[];
}

/** How a seat plays once nothing is left to chance: its move, and what it thought where it weighs moves. */
export type Player = (
  game: AnyGame,
  draft: Draft,
  seat: number,
  random: () => number,
) => { readonly move: MoveOf<AnyGame>; readonly thought?: Thought };

/** Plays as the house bot does. */
export const house: Player = (game, draft, seat) => ({ move: game.botMove(draft, seat) });

/** Plays by search. Moves share what it thinks by their visits. */
export function searching(search: SearchOptions, iterations: number): Player {
  let bot: ReturnType<typeof searchBot> | undefined;
  return (game, draft, seat, random) => {
    bot ??= searchBot(game, { ...search, iterations, early: false });
    const view = game.view(draft, seat);
    const legal: readonly MoveOf<AnyGame>[] = game.legalMoves(view, seat);
    const { move, candidates } = bot({ view, seat, legal, random });
    const visits = candidates.reduce((sum, each) => sum + each.visits, 0);
    if (visits === 0) return { move };
    const shares = candidates.map((each) => each.visits / visits);
    const chance = candidates.reduce((sum, { value }, i) => sum + value * (shares[i] as number), 0);
    const [moves, values] = [candidates.map((each) => each.move), candidates.map(({ value }) => value)];
    return { move, thought: { chance, moves, shares, values } };
  };
}

/** Plays the move after which the net of a search sees it best, without search. */
export function alone({ judge }: SearchOptions): Player {
  return (game, draft, seat) => {
    let [best, most] = [undefined as MoveOf<AnyGame> | undefined, Number.NEGATIVE_INFINITY];
    for (const move of game.legalMoves(draft, seat)) {
      const next = game.fast.clone(draft);
      game.fast.play(next, move);
      const chance = judge?.(next)[seat] ?? 0;
      if (chance > most) [best, most] = [move, chance];
    }
    return { move: best as MoveOf<AnyGame> };
  };
}

/** The shares of random moves in an opening. */
const SHARES = [0, 0.3, 0.8] as const;
/**
 * The share of the positions that are kept where nobody weighed the moves. Those of one game have one outcome, so more of them teach little.
 */
const KEPT = 0.6;

/** What is kept of a decision. */
interface Kept {
  readonly inputs: Uint16Array;
  readonly lead: number;
  readonly seat: number;
  readonly thought: Omit<Thought, 'moves'> | undefined;
  readonly parts: readonly number[];
}

/** Lists one after the other, and where each begins. */
function joined<A extends Uint16Array | Float32Array>(lists: readonly ArrayLike<number>[], all: (length: number) => A) {
  const begins = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) begins[i + 1] = (begins[i] as number) + list.length;
  const numbers = all(begins[lists.length] as number);
  for (const [i, list] of lists.entries()) numbers.set(list, begins[i]);
  return { begins, numbers };
}

/**
 * Plays games and keeps positions of each. Most begin with some moves at random, of which nothing is kept: the outcome of a position has to
 * follow from it, and not from a blunder.
 *
 * @param from - The number of the first game: where the games of a seed are played in several portions.
 */
export function playedBy(lesson: Lesson, player: Player, count: number, seed: string, from = 0): Positions {
  const rng = seedRng(from === 0 ? seed : `${seed}/from ${from}`);
  const active = noneActive();
  const kept: Kept[] = [];
  const [won, seen, games]: [number[], number[], number[]] = [[], [], []];
  for (let game = from; game < from + count; game++) {
    const state = lesson.game.newGame({ ...lesson.options, seed: `${seed}/${game}` });
    const draft = lesson.game.fast.clone(state);
    const positions = playOne(lesson, player, draft, rng, active);
    const outcome = lesson.game.outcome(draft) as Outcome;
    for (const each of positions) {
      const result = victoryShare(outcome, each.seat);
      kept.push(each);
      won.push(result);
      seen.push(each.thought?.chance ?? result);
      games.push(game);
    }
  }
  const { begins, numbers: inputs } = joined(
    kept.map((each) => each.inputs),
    (length) => new Uint16Array(length),
  );
  const { begins: moves, numbers: shares } = joined(
    kept.map(({ thought }) => thought?.shares ?? []),
    (length) => new Float32Array(length),
  );
  const { numbers: values } = joined(
    kept.map(({ thought }) => thought?.values ?? []),
    (length) => new Float32Array(length),
  );
  const { numbers: parts } = joined(
    kept.map((each) => each.parts),
    (length) => new Uint16Array(length),
  );
  const leads = Float32Array.from(kept, ({ lead }) => lead);
  const results = { won: Float32Array.from(won), seen: Float32Array.from(seen), games: Int32Array.from(games) };
  return { inputs, begins, leads, parts, shares, values, moves, ...results };
}

/** The parts of moves, as many for each. */
function partsOfAll({ parts }: Lesson, draft: Draft, moves: readonly MoveOf<AnyGame>[], list: Active): number[] {
  return moves.flatMap((move) => {
    list.length = 0;
    parts?.write(draft, move, list);
    return Array.from({ length: PARTS_OF_MOVE }, (_, i) => (i < list.length ? (list.numbers[i] as number) : NO_PART));
  });
}

/** Plays a game to its end and gives what was kept of it. */
function playOne(lesson: Lesson, player: Player, draft: Draft, rng: Rng, active: Active): readonly Kept[] {
  const { game, see, opening: most } = lesson;
  const random = () => draw(rng);
  const list = noneActive(PARTS_OF_MOVE);
  const share = SHARES[drawInt(rng, SHARES.length)] as number;
  const opening = share === 0 ? 0 : drawInt(rng, most);
  const kept: Kept[] = [];
  for (let ply = 0; draft.pending.length > 0; ply++) {
    const seat = draft.pending.at(-1)?.seat as number;
    const isKept = ply >= opening && random() < KEPT;
    const atRandom = ply < opening && random() < share;
    if (atRandom) {
      game.fast.play(draft, game.fast.randomMove(draft, random));
      continue;
    }
    const { move, thought } = (ply < opening ? house : player)(game, draft, seat, random);
    if (isKept || thought !== undefined) {
      see(draft, seat, active);
      const lead = game.evaluate?.(draft, seat) ?? 0;
      const parts = partsOfAll(lesson, draft, thought?.moves ?? [], list);
      kept.push({ inputs: active.numbers.slice(0, active.length), lead, seat, thought, parts });
    }
    game.fast.play(draft, move);
  }
  return kept;
}
