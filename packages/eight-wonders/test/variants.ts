import type { Options } from '../src/index.js';

interface Variant {
  readonly name: string;
  readonly options: Partial<Options>;
}

const seats = [3, 4, 5] as const;
const rulesets = ['manual', 'published'] as const;

/** A ruleset for a number of seats, with and without two-coloured discs and action cards. */
const ofTable = (players: 3 | 4 | 5, ruleset: 'manual' | 'published'): readonly Variant[] => [
  { name: `${ruleset}, ${players} seats`, options: { players, ruleset } },
  { name: `${ruleset}, ${players} seats, two-coloured`, options: { players, ruleset, twoColoured: true } },
  { name: `${ruleset}, ${players} seats, no action cards`, options: { players, ruleset, actionCards: false } },
  {
    name: `${ruleset}, ${players} seats, two-coloured, no action cards`,
    options: { players, ruleset, twoColoured: true, actionCards: false },
  },
];

/** Both rulesets for every number of seats, and two with masters instead of builders. */
export const variants: readonly Variant[] = [
  ...seats.flatMap((players) => rulesets.flatMap((ruleset) => ofTable(players, ruleset))),
  { name: 'manual, 4 seats, masters', options: { players: 4, ruleset: 'manual', bots: 'master' } },
  { name: 'published, 3 seats, masters', options: { players: 3, ruleset: 'published', bots: 'master' } },
];
