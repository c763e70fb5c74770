import { describe, expect, test } from 'vitest';
import { scene } from '../test/scene.js';
import { CARDS, type CardId } from './components/cards.js';
import { RESOURCES, type Resource } from './components/resources.js';
import { tradeCost } from './costs.js';

/** A brown or grey card that produces one unit, one that produces it too, and the card that fixes its price. */
const OF: Readonly<Record<Resource, readonly [CardId, CardId, CardId]>> = {
  wood: ['lumber-yard', 'logging-camp', 'wood-reserve'],
  clay: ['clay-pool', 'clay-pit', 'clay-reserve'],
  stone: ['quarry', 'stone-pit', 'stone-reserve'],
  glass: ['glassworks', 'glassblower', 'customs-house'],
  papyrus: ['press', 'drying-room', 'customs-house'],
};
const NOTHING = { coins: 0, wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0 };

describe('DUEL-041: what two missing units cost', () => {
  for (const resource of RESOURCES)
    test(resource, () => {
      const [first, second, fixed] = OF[resource];
      const price = (own: readonly CardId[], theirs: readonly CardId[]) => {
        const { cities } = scene({ options: { mode: 'versus' }, zero: { cards: own }, one: { cards: theirs } });
        return tradeCost(cities[0], cities[1], { ...NOTHING, [resource]: 2 }, 0);
      };
      expect(price([], [])).toBe(4);
      expect(price([], [first])).toBe(6);
      expect(price([], [first, second])).toBe(8);
      expect(price([first], [first, second])).toBe(4);
      expect(price([fixed], [first, second])).toBe(2);
      // Neither a choice nor the price that somebody else has fixed changes what is asked.
      expect(price([], ['forum', 'caravansery', fixed])).toBe(4);
      // What the opponent produces of anything else does not count.
      const others = RESOURCES.filter((each) => each !== resource).map((each) => OF[each][0]);
      expect(price([], others)).toBe(4);
      expect(CARDS[first].gives).toBe(resource);
    });
});
