import { eightWonders as game, type Options } from '../src/index.js';

export { game };

interface Variant {
  readonly name: string;
  readonly options: Partial<Options>;
}

const seats = [3, 4, 5] as const;
const rulesets = ['manual', 'published'] as const;

/** Both rulesets for every number of seats, with and without two-coloured discs and action cards. */
export const variants: readonly Variant[] = seats.flatMap((players) =>
  rulesets.flatMap((ruleset) => [
    { name: `${ruleset}, ${players} seats`, options: { players, ruleset } },
    { name: `${ruleset}, ${players} seats, two-coloured`, options: { players, ruleset, twoColoured: true } },
    { name: `${ruleset}, ${players} seats, no action cards`, options: { players, ruleset, actionCards: false } },
    {
      name: `${ruleset}, ${players} seats, two-coloured, no action cards`,
      options: { players, ruleset, twoColoured: true, actionCards: false },
    },
  ]),
);
