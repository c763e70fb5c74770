import '../../sealed/index.js';
import { test } from 'vitest';
import { runs } from '../../../../../.ci/runs.js';
import { contract, dealLaws, optionLaws, sealed } from '../index.js';

const variants = [2, 3, 4].flatMap((seats) => [
  { name: `${seats} seats`, options: { seats } },
  { name: `${seats} seats, manual chance`, options: { seats, chance: 'manual' as const } },
]);

optionLaws(sealed, { variants }, test);
dealLaws(sealed, { variants }, test);

contract(
  sealed,
  {
    variants,
    bound: 60,
    ...runs(),
    invariants({ pool, hands, bids, prize, round }) {
      const cards = [...pool, ...hands.flat(), ...[...bids, prize].filter((card) => card !== null)];
      if (new Set(cards).size !== cards.length) throw new Error(`a card twice: ${cards}`);
      if (cards.length + round * (hands.length + 1) !== 24) throw new Error(`${cards.length} cards in round ${round}`);
    },
    fold: {
      numbers: (view) => ({
        ...Object.fromEntries(view.won.map((points, seat) => [`won ${seat}`, points])),
        ...Object.fromEntries(view.hands.map((hand, seat) => [`hand ${seat}`, hand.length])),
      }),
      apply(numbers, event) {
        const add = (key: string, by: number) => ({ ...numbers, [key]: (numbers[key] ?? 0) + by });
        if (event.kind === 'bid') return add(`hand ${event.seat}`, -1);
        if (event.kind === 'sold') return add(`won ${event.to}`, event.prize);
        return event.to === 'all' ? numbers : add(`hand ${event.to}`, 1);
      },
    },
  },
  test,
);
