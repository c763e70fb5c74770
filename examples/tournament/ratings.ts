import type { GameResult } from '@wonders/core/arena';
import { rate, rating } from 'openskill';

/** The strength of a bot by Weng and Lin's Bayesian ratings (OpenSkill), for any number of seats. */
export interface Rating {
  readonly bot: string;
  readonly mu: number;
  /** The standard deviation of the belief about `mu`. */
  readonly sigma: number;
}

/** Rates the bots by the ranks in each game, in order. Scripts get ratings, too, as the opponents of solo games. */
export function ratingsOf(results: Iterable<GameResult>): readonly Rating[] {
  const known = new Map<string, ReturnType<typeof rating>>();
  for (const { game, line, outcome } of results) {
    const names = line.map((name) => (name === 'script' ? `script of ${game}` : name));
    // Games of a bot against itself say nothing.
    if (new Set(names).size !== names.length) continue;
    const teams = names.map((name) => [known.get(name) ?? rating()]);
    const rated = rate(teams, { rank: [...outcome.ranks] });
    for (const [seat, name] of names.entries()) {
      const [mine] = rated[seat] ?? [];
      if (mine !== undefined) known.set(name, mine);
    }
  }
  return [...known].map(([bot, { mu, sigma }]) => ({ bot, mu, sigma })).sort((a, b) => b.mu - a.mu);
}
