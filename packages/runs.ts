/** How many random games of a variant and arbitrary inputs of a property the tests try: RUNS, set by the configuration of vitest. */
export const RUNS = Number(process.env['RUNS']);

/** Which random games a contract plays: a share of {@link RUNS}, from the game numbered FIRST on, with seeds that begin with SEEDS. */
export function runs(share = 1): { readonly games: number; readonly first: number; readonly seeds: string } {
  return {
    games: Math.ceil(RUNS * share),
    first: Number(process.env['FIRST']),
    seeds: process.env['SEEDS'] ?? '',
  };
}
