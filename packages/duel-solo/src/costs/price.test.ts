import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { CARDS, type CardId } from '../components/cards.js';
import { RESOURCES, type Resource } from '../components/resources.js';
import { duelSolo, faceDownSlots, fixedPricesOf, hasProgress, openSlots, type State, symbolsOf } from '../index.js';
import { wonderOf } from '../table/city.js';
import { activationPrice, cardPrice, type Priced, price, tradeCost, wonderPrice } from './index.js';

/** A brown or grey card that produces one unit, one that produces it too, and the card that fixes its price. */
const OF: Readonly<Record<Resource, readonly [CardId, CardId, CardId]>> = {
  wood: ['lumber-yard', 'logging-camp', 'wood-reserve'],
  clay: ['clay-pool', 'clay-pit', 'clay-reserve'],
  stone: ['quarry', 'stone-pit', 'stone-reserve'],
  glass: ['glassworks', 'glassblower', 'customs-house'],
  papyrus: ['press', 'drying-room', 'customs-house'],
};
const NOTHING = { coins: 0, wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0 };

describe('DUEL-041: the price of two missing units', () => {
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
      // A choice changes nothing here, and neither does a fixed price of the opponent.
      expect(price([], ['forum', 'caravansery', fixed])).toBe(4);
      // The opponent's other production does not count.
      const others = RESOURCES.filter((each) => each !== resource).map((each) => OF[each][0]);
      expect(price([], others)).toBe(4);
      expect(CARDS[first].gives).toBe(resource);
    });
});

describe('DUEL-040, DUEL-043: a price with its parts', () => {
  test('the parts add up to the coins paid, in every position of random games', () => {
    const rng = seedRng('prices');
    let priced = 0;
    const wrong: unknown[] = [];
    for (const options of [{ level: 'hard' }, { mode: 'versus' }, { mode: 'versus', pantheon: false }] as const)
      for (let seed = 0; seed < 8; seed++) {
        let state: State = duelSolo.newGame({ ...options, seed: `price ${seed}` });
        while (state.pending.length > 0) {
          for (const seat of [0, 1])
            for (const what of everything(state, seat)) {
              const { coins, printed, trade, reductions } = price(state, seat, what);
              const sum = trade.reduce((all, { units, each }) => all + units * each, 0);
              const off = reductions.reduce((all, each) => all + ('coins' in each ? each.coins : 0), 0);
              const by = reductions.map((each) => each.by);
              const expected = by.includes('chain') ? 0 : by.includes('engineering') ? 1 : printed + sum - off;
              if (coins !== expected || coins !== paid(state, seat, what)) wrong.push({ seat, what, coins, expected });
              priced++;
            }
          state = duelSolo.applyMove(
            state,
            duelSolo.fast.randomMove(state, () => draw(rng)),
          );
        }
      }
    expect(wrong).toEqual([]);
    expect(priced).toBeGreaterThan(10_000);
  });

  test('each reduction is named', () => {
    const state = scene({
      options: { mode: 'versus' },
      age: 3,
      zero: {
        cards: ['caravansery', 'customs-house', 'altar', 'quarry'],
        progress: ['masonry', 'engineering', 'architecture'],
        mythologies: ['greek'],
        built: ['sanctuary'],
        offerings: [3],
      },
      one: { cards: ['brickyard'] },
      spaces: { 6: 'mars', 5: 'gate' },
    });
    const by = (what: Priced) => price(state, 0, what).reductions;
    expect(by({ kind: 'card', card: 'temple' })).toEqual([{ by: 'chain', from: 'altar' }]);
    expect(by({ kind: 'card', card: 'greek-grand-temple' })).toEqual([{ by: 'chain', from: 'greek' }]);
    expect(by({ kind: 'card', card: 'circus' })).toEqual([{ by: 'engineering' }]);
    // Clay is dearest at 4 coins, and the choice takes one; Masonry the next two.
    expect(by({ kind: 'card', card: 'palace' })).toEqual([
      { by: 'choice', resource: 'clay' },
      { by: 'masonry', resources: ['wood', 'glass'] },
      { by: 'fixed-price', resource: 'glass' },
    ]);
    expect(price(state, 0, { kind: 'card', card: 'palace' })).toMatchObject({
      coins: 1,
      trade: [{ resource: 'glass', units: 1, each: 1 }],
    });
    expect(by({ kind: 'wonder', wonder: 'colossus' })).toEqual([
      { by: 'choice', resource: 'clay' },
      { by: 'architecture', resources: ['clay', 'clay'] },
      { by: 'fixed-price', resource: 'glass' },
    ]);
    expect(price(state, 0, { kind: 'space', space: 6, offerings: [3] })).toMatchObject({
      coins: 3,
      printed: 8,
      reductions: [
        { by: 'sanctuary', coins: 2 },
        { by: 'offerings', coins: 3 },
      ],
    });
    expect(price(state, 0, { kind: 'space', space: 5 })).toMatchObject({ coins: 12, printed: 14 });
    expect(() => price(state, 0, { kind: 'space', space: 1 })).toThrow(TypeError);
    expect([
      symbolsOf(state, 0),
      fixedPricesOf(state, 0),
      hasProgress(state, 0, 'masonry'),
      hasProgress(state, 1, 'masonry'),
    ]).toEqual([[], ['glass', 'papyrus'], true, false]);
    expect([openSlots(state), faceDownSlots(state)]).toEqual([[18, 19], []]);
  });
});

/** Everything that may have a price for a seat. */
function everything(state: State, seat: number): readonly Priced[] {
  const cards = state.structure.filter((card) => card !== null && card !== 'face-down');
  const { wonders } = seat === 0 ? state.cities[0] : state.cities[1];
  const spaces = (state.pantheon?.spaces ?? []).flatMap((place, i) => (place === null ? [] : [i + 1]));
  return [
    ...cards.map((card): Priced => ({ kind: 'card', card: card as CardId })),
    ...wonders.map((wonder): Priced => ({ kind: 'wonder', wonder })),
    ...spaces.map((space): Priced => ({ kind: 'space', space })),
  ];
}

/** The coins that the moves charge. */
function paid(state: State, seat: number, what: Priced): number {
  if (what.kind === 'card') return cardPrice(state, seat, CARDS[what.card]);
  if (what.kind === 'wonder') return wonderPrice(state, seat, wonderOf(state, what.wonder));
  return activationPrice(state, seat, what.space, state.pantheon?.spaces[what.space - 1]?.id ?? 'gate');
}
