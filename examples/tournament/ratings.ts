import type { GameResult } from '@wonders/core/arena';
import { rate, rating } from 'openskill';

/** What a bot's games say of its strength, by Weng and Lin's Bayesian ratings (OpenSkill): any number of seats. */
export interface Rating {
  readonly bot: string;
  readonly mu: number;
  /** The standard deviation of what is believed of `mu`. */
  readonly sigma: number;
}

/** Rates the bots by the places in each game, in order. Scripts are rated along with them: they are who solo games are against. */
export function ratingsOf(results: Iterable<GameResult>): readonly Rating[] {
  const known = new Map<string, ReturnType<typeof rating>>();
  for (const { game, line, outcome } of results) {
    const names = line.map((name) => (name === 'script' ? `script of ${game}` : name));
    // The same bot on several seats: its own games against itself say nothing.
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
