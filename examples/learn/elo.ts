import type { Command } from 'commander';

/** How much more of its games than the other one a bot wins that leads by so many points of Elo. */
export const marginOf = (points: number): number => 2 / (1 + 10 ** (-points / 400)) - 1;

/** The two leads that a sequential test tells apart, as `--elo 0,50` names them. */
export function leadsOf(command: Command, text: string): readonly [least: number, most: number] {
  const [least = Number.NaN, most = Number.NaN] = text.split(',').map(Number);
  if (!(least >= 0 && most > least)) command.error('--elo should be two leads from 0, the smaller one first');
  return [least, most];
}
