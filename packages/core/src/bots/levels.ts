import type { AnyGame, MoveOf, StateOf, ViewOf } from '../contract/game.js';
import type { LevelTuning } from '../contract/tuning.js';
import { gameGiven } from '../engine/given.js';
import { playUnchecked } from '../engine/unchecked.js';
import { draw, seedRng } from '../rng/rng.js';
import { deepFreeze } from '../schema/freeze.js';
import type { Bot, Candidate, Turn } from './bot.js';
import { searchBot } from './search/search.js';

/**
 * The names of the levels, the weakest first: the same in all games.
 *
 * @category Bots
 */
export const LEVELS = /* @__PURE__ */ deepFreeze([
  'first-game',
  'novice',
  'casual',
  'regular',
  'expert',
  'master',
] as const);

/**
 * The name of a level.
 *
 * @category Bots
 */
export type LevelName = (typeof LEVELS)[number];

/**
 * An opponent for people.
 *
 * @category Bots
 */
export interface Level<G extends AnyGame> {
  /** The name of the level, from `first-game` to `master`. */
  readonly name: LevelName;
  /** The bot that plays at this level. */
  readonly bot: Bot<ViewOf<G>, MoveOf<G>>;
  /** What it has a weakness for: `describeTrait` of the words of the game says it. Absent: nothing in particular. */
  readonly trait?: string;
}

/** The levels of a game without a ladder of its own. */
const DEFAULTS: readonly LevelTuning[] = [16, 8, 4, 2, 1, 0].map((temperature) => ({ temperature }));

/** By how many points the advice of the house bot counts for more than the best of the other moves. */
const TRUST = 2;

/** A move that loses more than this many temperatures is never made. */
const BOUND = 3;

/** How many moves it weighs at most, that of the house bot included. */
const WIDTH = 16;

/** Some of the moves, in their order; all of them where there are no more. */
function someOf<M>(moves: readonly M[], count: number, random: () => number): readonly M[] {
  let left = count;
  return moves.filter((_, i) => {
    const taken = random() * (moves.length - i) < left;
    if (taken) left--;
    return taken;
  });
}

/** The moves with what they promise the level, in points: that of the house bot stands above all others, but for the trait. */
function weighed<G extends AnyGame>(
  game: G,
  { view, seat, legal, random }: Turn<ViewOf<G>, MoveOf<G>>,
  advised: MoveOf<G>,
  { trait, sees = 1 }: LevelTuning,
): readonly Candidate<MoveOf<G>>[] {
  const { evaluate, traits } = game;
  const state: StateOf<G> = game.determinize(view, seedRng(String(random())));
  const code = game.encodeMove(advised);
  const all: readonly MoveOf<G>[] = game.candidates?.(view, seat) ?? legal;
  const others = someOf(
    all.filter((move) => game.encodeMove(move) !== code),
    WIDTH - 1,
    random,
  );
  const found = [advised, ...others].map((move) => {
    const after: ViewOf<G> = game.view(playUnchecked(game, state, move), seat);
    const weakness = trait === undefined ? 0 : trait.points * (traits?.[trait.name]?.(after, seat) ?? 0);
    return { move, points: evaluate?.(after, seat) ?? 0, weakness };
  });
  const best = found.reduce((most, { points }) => Math.max(most, points), Number.NEGATIVE_INFINITY);
  const weighed = found.map(({ move, points, weakness }, i): Candidate<MoveOf<G>> => {
    const value = (i === 0 ? best + TRUST : points) + weakness;
    return { move, value, visits: 1 };
  });
  if (sees === 1) return weighed;
  // Not by the random numbers of the turn: who overlooks a move does not see it when asked again.
  const seen = weighed.filter(({ move }) => draw(seedRng(`${view.ply} ${game.encodeMove(move)}`)) < sees);
  return seen.length > 0 ? seen : weighed;
}

/** Draws a move: the less it loses, the likelier, and none that loses more than the bound. */
function drawn<M>(candidates: readonly Candidate<M>[], temperature: number, random: () => number): M {
  const best = candidates.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const shares = candidates.map(({ value }) =>
    best - value > BOUND * temperature + TRUST ? 0 : Math.exp((value - best) / temperature),
  );
  let left = random() * shares.reduce((sum, share) => sum + share, 0);
  const at = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return (candidates[Math.max(0, at)] as Candidate<M>).move;
}

/** The bot of a level. */
function levelBot<G extends AnyGame>(game: G, tuning: LevelTuning): Bot<ViewOf<G>, MoveOf<G>> {
  const { temperature, house, iterations } = tuning;
  if (iterations !== undefined) return searchBot(game, { iterations });
  return (turn) => {
    const { view, seat, legal, random } = turn;
    if (legal.length === 1) return { move: legal[0] as MoveOf<G>, candidates: [] };
    const advised: MoveOf<G> = game.botMove(view, seat, house);
    if (temperature === 0) return { move: advised, candidates: [] };
    const candidates = weighed(game, turn, advised, tuning);
    return { move: drawn(candidates, temperature, random), candidates };
  };
}

/**
 * Opponents for people, from a first game to a master, for every seat of a player, with the same names in all games. Each beats the one
 * before; the page _How strong the bots are_ has the figures.
 *
 * A weaker level does not think less, it is less exact. It weighs its moves one ply ahead, trusts the advice of the house bot most, and
 * draws: the less a move loses, the likelier. A move that loses more than a bound is never made. The weakest levels have a trait besides,
 * such as a fear of war, and overlook some moves. The bots are deterministic by the random numbers of the turn.
 *
 * @returns Six levels, the weakest first.
 * @example
 * ```ts
 * import { playMatch } from '@wonders/core/arena';
 * import { levels } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const [first, ...others] = levels(sealed);
 * const master = others.at(-1);
 * console.log(first?.name, master?.name); // first-game master
 * if (first && master) console.log(playMatch(sealed, [first.bot, master.bot], { seats: 2 }).outcome.ending); // all-sold
 * ```
 * @category Bots
 */
export function levels<G extends AnyGame>(game: G): readonly Level<G>[] {
  gameGiven('levels', game);
  const ladder = game.ladder ?? DEFAULTS;
  return LEVELS.map((name, i) => {
    const tuning = (ladder[i] ?? DEFAULTS[i]) as LevelTuning;
    return { name, bot: levelBot(game, tuning), ...(tuning.trait && { trait: tuning.trait.name }) };
  });
}
