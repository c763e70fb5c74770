const RUNS = Number(process.env['RUNS']);

/** Whether this is one of the gates, or a soak, and no short run of everything. */
export const DEEP = RUNS >= 40;

/** How many arbitrary inputs a property is tried on: a hundred in `npm test`, thousands at the gates. */
export const TRIES = Math.min(10_000, RUNS * 100);

/**
 * Which random games a contract plays: one in `npm test`, 40 of each variant at the gates, thousands in `npm run soak`.
 *
 * @param share - Of that many; for variants that are slow, or that differ from others in little.
 */
export function runs(share = 1): { readonly games: number; readonly first: number; readonly seeds: string } {
  return { games: Math.ceil(RUNS * share), first: Number(process.env['FIRST']), seeds: process.env['SEEDS'] ?? '' };
}

/**
 * How many of these games to look at: a sixth in `npm test`, all of them at the gates. For tests that look closely at whole games.
 *
 * @param oneIn - One in so many, where a sixth tells too little.
 */
export function few(games: number, oneIn = 6): number {
  return DEEP ? games : Math.ceil(games / oneIn);
}

/** Whether more is looked at than in `npm test`: at the gates, where a broken rule has to be noticed, and where kept games are written. */
export const MORE = RUNS > 1 || process.env['GOLDEN'] === 'all';

/**
 * One in six of these in `npm test`, and all of them where more is looked at. For variants of which each takes long.
 *
 * @param oneIn - One in so many.
 */
export function fewOf<T>(all: readonly T[], oneIn = 6): readonly T[] {
  return MORE ? all : all.filter((_, i) => i % oneIn === 0);
}

/** One position in this many is drawn in `npm test`, and more at the gates. */
export const every = DEEP ? 14 : RUNS > 1 ? 42 : 84;

/** On one drawn board in this many, and on the first of each game, the ways to paint are compared, letters with what lies beneath, and the frames of all forms. */
export const paints = DEEP ? 3 : 16;

/**
 * How much of a game whose explanations are read the house bot plays, in place of chance: half of the first one, which is all that
 * `npm test` reads, and of every eighth after it; little of the others, since its moves take most of the time.
 */
export const botShare = (game: number): number => (game % 8 === 0 ? 1 / 2 : 1 / 16);

/**
 * Of which random games the explanations are read, and what part of their moves: half of one game in `npm test`, of 200 games of each
 * variant one here and there at the gates, and every one of them in `npm run soak`.
 *
 * @param share - Of that part; for bots that think long.
 */
export function readings(share = 1): { readonly games: number; readonly part: number } {
  const games = DEEP ? Math.max(200, RUNS) : 1;
  return { games, part: process.env['PLIES'] === 'all' ? 1 : Math.min(DEEP ? 1 : 1 / 2, (3 * share) / games) };
}

/**
 * How many games guesses are judged by: 100 in `npm test`, 2,000 at the gates.
 *
 * @param share - Of that many; for games in which the noise is large.
 */
export const guesses = (share = 1): number => (DEEP ? 2000 * share : 100);

/** How many positions of a game are forged: 50 in `npm test`, hundreds at the gates, a hundred thousand every night. */
export const forgeries = RUNS > 1 ? Math.min(100_000, RUNS * 200) : 50;
