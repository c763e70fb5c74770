import { available, costOf, type Helps, helpsOf, RESOURCES, type Side } from './side.js';

// What a seat may pay for a stage, from the rules alone (ARCH-40 to ARCH-43).

/** Grey cards by resource, yellow cards, and how many of these count two. */
export interface Paid {
  readonly greys: readonly number[];
  readonly coin: number;
  readonly doubled: number;
}

export const textOf = (stage: number, { greys, coin, doubled }: Paid): string =>
  `${stage}: ${[...greys, coin, doubled].join(' ')}`;

/** Whether the grey cards of a payment are alike, or different, as the cost says (ARCH-41). */
function fits(stage: number, greys: readonly number[]): boolean {
  const kinds = greys.filter((count) => count > 0);
  return costOf(stage).alike ? kinds.length <= 1 : kinds.every((count) => count === 1);
}

/** ARCH-43: whether a payment needs Engineering. */
export const needsEngineering = (stage: number, { greys }: Paid): boolean => !fits(stage, greys);

const choices = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);

/** All payments for a stage. */
function payments({ cards }: Side, stage: number, { economy, engineering }: Helps): readonly Paid[] {
  const ways = RESOURCES.reduce<readonly (readonly number[])[]>(
    (before, resource) => before.flatMap((greys) => choices(cards[resource]).map((count) => [...greys, count])),
    [[]],
  );
  return ways.flatMap((greys) =>
    choices(cards.coin).flatMap((coin) =>
      [0, 1].flatMap((doubled) => {
        const worth = greys.reduce((a, b) => a + b, 0) + coin + doubled;
        const paid = { greys, coin, doubled };
        if (worth !== costOf(stage).count || doubled > Number(economy && coin > 0)) return [];
        return engineering || !needsEngineering(stage, paid) ? [paid] : [];
      }),
    ),
  );
}

/** What a seat may build, each stage with each payment, when it has used these tokens in its turn. */
export const buildable = (side: Side, used: ReadonlySet<string>): readonly string[] =>
  available(side).flatMap((stage) => payments(side, stage, helpsOf(side, used)).map((paid) => textOf(stage, paid)));
