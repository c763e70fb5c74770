import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../test/scene.js';
import { CARDS, type CardId } from '../components/cards.js';
import { evaluate, WIN } from './evaluation.js';

type Town = NonNullable<Scene['one']>;

/** A turn in the middle of the game. Its one card is beyond the means of those without coins. */
const MIDDLE: Scene = { age: 2, seat: 1, structure: { 19: 'school' } };

/** What the player's city is worth beside an empty one. */
const valued = (one: Town, given: Scene = {}): number => evaluate(scene({ ...MIDDLE, ...given, one }), 1);

/** What cards, tokens and so on add to an empty city. */
const worth = (one: Town, given: Scene = {}): number => valued(one, given) - valued({}, given);

describe('evaluate', () => {
  test('raw materials are worth the same whichever they are, two units twice as much, goods more', () => {
    const wood = worth({ cards: ['lumber-yard'] });
    expect(wood).toBeGreaterThan(0);
    expect(worth({ cards: ['clay-pool'] })).toBeCloseTo(wood);
    expect(worth({ cards: ['quarry'] })).toBeCloseTo(wood);
    expect(worth({ cards: ['sawmill'] })).toBeCloseTo(2 * wood);
    const glass = worth({ cards: ['glassworks'] });
    expect(glass).toBeGreaterThan(wood);
    expect(worth({ cards: ['press'] })).toBeCloseTo(glass);
    expect(worth({ cards: ['lumber-yard', 'clay-pool', 'quarry', 'glassworks', 'press'] })).toBeCloseTo(
      3 * wood + 2 * glass,
    );
  });

  test('production is worth more in Age I than in Age II, and nothing at the very end', () => {
    const late: Scene = { age: 3, structure: {} };
    for (const cards of [['lumber-yard'], ['press'], ['caravansery'], ['forum']] as const) {
      expect(worth({ cards }, { age: 1, structure: { 19: 'school' } })).toBeGreaterThan(worth({ cards }));
      expect(worth({ cards }, late)).toBeCloseTo(cards[0] === 'caravansery' || cards[0] === 'forum' ? 1 : 0);
    }
  });

  test('a fixed price for a raw material is worth more than none, the Customs House counts once for both goods', () => {
    const each = worth({ cards: ['stone-reserve'] });
    expect(worth({ cards: ['clay-reserve'] })).toBeCloseTo(each);
    expect(worth({ cards: ['stone-reserve', 'clay-reserve'] })).toBeCloseTo(2 * each);
    // A yellow card alone is worth a point.
    expect(each).toBeGreaterThan(2);
    expect(worth({ cards: ['customs-house'] })).toBeGreaterThan(each);
    expect(worth({ cards: ['customs-house', 'stone-reserve'] })).toBeCloseTo(
      worth({ cards: ['customs-house'] }) + each,
    );
  });

  test('a coin is worth less the later it is', () => {
    const coin = (given: Scene) => (worth({ coins: 9 }, given) - worth({ coins: 3 }, given)) / 6;
    expect(coin({ age: 1 })).toBeGreaterThan(coin({ age: 3 }));
    expect(coin({ age: 3 })).toBeGreaterThan(0);
  });

  test('the advance of the pawn is worth something to the seat that it favours, and feared by the other', () => {
    const pawn = (at: number) => evaluate(scene({ ...MIDDLE, pawn: at }), 1) - evaluate(scene(MIDDLE), 1);
    expect(pawn(-3)).toBeGreaterThan(0);
    expect(pawn(3)).toBeLessThan(0);
    expect(pawn(-8)).toBeGreaterThan(pawn(-3));
  });

  test('a wonder to come is worth something, less where it costs more; none once seven stand', () => {
    const wonders = (given: Scene, one: Town) => worth({ wonders: ['pyramids'], ...one }, given) - worth(one, given);
    expect(wonders({}, {})).toBeGreaterThan(0);
    expect(wonders({}, { cards: ['quarry'] })).toBeGreaterThan(wonders({}, {}));
    const six: Scene = {
      ...MIDDLE,
      zero: { built: ['circus-maximus', 'colossus', 'great-library'] },
      one: { built: ['piraeus', 'sphinx', 'mausoleum'], wonders: ['pyramids'] },
    };
    const seven: Scene = { ...six, zero: { built: ['circus-maximus', 'colossus', 'great-library', 'appian-way'] } };
    const without = (given: Scene): number =>
      evaluate(scene(given), 1) - evaluate(scene({ ...given, one: { ...given.one, wonders: [] } }), 1);
    expect(without(six)).toBeGreaterThan(0);
    expect(without(seven)).toBe(0);
  });

  test('a supremacy is worth more than any lead, a decided game its lead', () => {
    const ended = (ending: 'military' | 'points', winner: 0 | 1) => ({
      ...scene({ ...MIDDLE, one: { cards: ['altar'] } }),
      ending,
      winner,
      pending: [],
    });
    expect(evaluate(ended('military', 1), 1)).toBe(60);
    expect(evaluate(ended('military', 1), 0)).toBe(-60);
    expect(evaluate(ended('military', 0), 1)).toBe(-60);
    expect(evaluate(ended('points', 1), 1)).toBe(3);
    expect(evaluate(ended('points', 1), 0)).toBe(-3);
    expect(WIN).toBeGreaterThan(500);
  });

  describe('keeps what the games of the house bot have shown', () => {
    const END: Scene = { age: 3, seat: 1, structure: {}, pending: [] };
    const START: Scene = { age: 1, seat: 1, structure: { 19: 'school' } };
    const tenths = (value: number): number => Math.round(10 * value) / 10;
    const symbols = Object.values(CARDS).flatMap(({ symbol }) => symbol ?? []);
    const green = [...new Set(symbols)].map((each) =>
      (Object.keys(CARDS) as CardId[]).find((id) => CARDS[id].symbol === each),
    );
    /** What the first symbols add to a city at the end and at the beginning, the points of their cards included. */
    const added = (seat: 0 | 1, count: number): readonly number[] =>
      [END, START].map((given) => {
        const cards = green.slice(0, count).filter((id) => id !== undefined);
        const town = seat === 0 ? { zero: { cards } } : { one: { cards } };
        return tenths(evaluate(scene({ ...given, ...town }), seat) - evaluate(scene(given), seat));
      });
    const pawn = (at: number): readonly number[] =>
      [END, START].map((given) => tenths(evaluate(scene({ ...given, pawn: at }), 1) - evaluate(scene(given), 1)));

    test('of one to five symbols of a player', () => {
      expect([1, 2, 3, 4, 5].map((count) => added(1, count))).toEqual([
        [-7.2, 4.1],
        [-7.9, 9.5],
        [-12.7, 18.1],
        [-6.6, 33.7],
        [5.4, 65.3],
      ]);
    });

    test('of one to five symbols of SOLO', () => {
      expect([1, 2, 3, 4, 5].map((count) => added(0, count))).toEqual([
        [1.2, 2.2],
        [1.4, 3.3],
        [0.7, 7.1],
        [-0.5, 19.7],
        [2.3, 54],
      ]);
    });

    test('of the pawn on each space', () => {
      expect([-1, -2, -3, -4, -5, -6, -7, -8].map(pawn)).toEqual([
        [1.6, 1.1],
        [3.2, 2.1],
        [5.1, 4.4],
        [6.3, 8.6],
        [7.5, 12.7],
        [13.3, 19],
        [13, 33],
        [12.8, 47.2],
      ]);
    });
  });
});
