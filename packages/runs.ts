const RUNS = Number(process.env['RUNS']);

/** How many arbitrary inputs a property is tried on: hundreds in `npm test`, ten thousand at the gates. */
export const TRIES = Math.min(10_000, RUNS * 100);

/**
 * Which random games a contract plays: a few in `npm test`, 300 of each variant at the gates, thousands in `npm run soak`.
 *
 * @param share - Of that many; for variants that are slow, or that differ from others in little.
 */
export function runs(share = 1): { readonly games: number; readonly first: number; readonly seeds: string } {
  return {
    games: Math.ceil(RUNS * share),
    first: Number(process.env['FIRST']),
    seeds: process.env['SEEDS'] ?? '',
  };
}

/**
 * Of which random games the explanations are read, and what part of their moves: every move of a few games in `npm test`, of 200 games
 * of each variant one here and there at the gates, and every one of them in `npm run soak`.
 *
 * @param share - Of that part; for bots that think long.
 */
export function readings(share = 1): { readonly games: number; readonly part: number } {
  const games = Math.ceil((RUNS * 2) / 3);
  return { games, part: process.env['PLIES'] === 'all' ? 1 : Math.min(1, (6 * share) / games) };
}
