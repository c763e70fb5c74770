import { draw, drawInt, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { events, legal, play, refused, type Scene, scene } from '../../test/scene.js';
import { CARD_IDS, CARDS } from '../components/cards.js';
import { count } from '../components/layouts.js';
import { type Cost, RESOURCES } from '../components/resources.js';
import { cardPrice, tradeCost, wonderPrice } from '../costs/index.js';
import { duelSolo } from '../index.js';
import { emptyCity } from '../state/city.js';
import { wonderOf } from '../table/city.js';

const base = { mode: 'versus', pantheon: false, firstPlayer: 0 } as const;
const both = { mode: 'versus', firstPlayer: 0 } as const;
const at = (given: Scene) => scene({ options: base, ...given });
const withPantheon = (given: Scene) => scene({ options: both, ...given });

describe('turns', () => {
  test('DUEL-030: only uncovered cards can be taken', () => {
    const state = at({ structure: { 12: 'altar', 18: 'theater', 19: 'baths' } });
    expect(duelSolo.check(state, { kind: 'discard', slot: 12 })).toMatchObject({ code: 'covered', by: [18] });
    expect(legal(play(state, 'discard 18', 'discard 19'))).toEqual(['construct 12', 'discard 12']);
    expect(refused(state, 'discard 0')?.code).toBe('empty');
  });

  test('DUEL-031: one action: construct, discard, construct a wonder, activate', () => {
    const state = withPantheon({
      age: 2,
      structure: { 19: 'theater' },
      zero: { coins: 20, wonders: ['sphinx'] },
      spaces: { 1: 'tanit' },
    });
    expect(legal(state)).toEqual(['construct 19', 'discard 19', 'construct-wonder 19 sphinx', 'activate 1 -']);
    const early = withPantheon({ age: 1, zero: { coins: 20 }, spaces: { 1: 'tanit' } });
    expect(refused(early, 'activate 1 -')).toMatchObject({ code: 'no-divinity', spaces: [] });
    expect(refused(state, 'activate 2 -')).toMatchObject({ code: 'no-divinity', spaces: [1] });
  });

  test('DUEL-032: a discard gives 2 coins and 1 per yellow card, and the pile is public', () => {
    const state = play(at({ zero: { coins: 0, cards: ['tavern', 'forum'] } }), 'discard 18');
    expect(state.cities[0].coins).toBe(4);
    expect(state.discard).toEqual(['altar']);
  });

  test('DUEL-033: a wonder stands on an age card that has no effect and is not discarded', () => {
    const state = play(at({ zero: { coins: 20, wonders: ['pyramids'] } }), 'construct-wonder 18 pyramids');
    expect(state.cities[0].built).toEqual([{ wonder: 'pyramids', card: 'altar' }]);
    expect(state.cities[0].cards).toEqual([]);
    expect(state.discard).toEqual([]);
    expect(refused(at({ zero: { coins: 20 } }), 'construct-wonder 18 pyramids')?.code).toBe('no-such-wonder');
  });

  test('DUEL-034: when the seventh wonder stands, the unconstructed ones leave before it takes effect', () => {
    // E22 of the worked examples.
    const state = withPantheon({
      zero: { coins: 30, wonders: ['appian-way'], built: ['sphinx', 'piraeus', 'colossus'] },
      one: { coins: 30, wonders: ['pyramids'], built: ['mausoleum', 'great-library', 'sanctuary'] },
    });
    const next = play(state, 'construct-wonder 18 appian-way');
    expect(next.cities[1].wonders).toEqual([]);
    expect(next.cities[0].built).toHaveLength(4);
    expect(next.cities[1].coins).toBe(27);
    let left = -1;
    const draft = duelSolo.fast.clone(state);
    duelSolo.fast.play(draft, { kind: 'construct-wonder', slot: 18, wonder: 'appian-way' }, (event) => {
      if (event.kind === 'coins' && event.seat === 1) left = draft.cities[1].wonders.length;
    });
    expect(left).toBe(0);
  });

  test('DUEL-035: a building is paid for, gives coins, then shields, then its symbol', () => {
    const order: string[] = [];
    const state = at({ age: 3, pawn: 2, structure: { 19: 'arsenal' }, zero: { coins: 60 } });
    duelSolo.transition(state, { kind: 'construct', slot: 19 }).events.forEach((event) => {
      order.push(event.kind);
    });
    expect(order.slice(0, 2)).toEqual(['coins', 'built']);
    expect(order.indexOf('pawn')).toBeGreaterThan(order.indexOf('built'));
    const tavern = play(at({ structure: { 19: 'tavern' } }), 'construct 19');
    expect(tavern.cities[0].coins).toBe(11);
    const armory = play(
      at({ age: 3, structure: { 19: 'armory', 18: 'altar' }, zero: { coins: 20, cards: ['stable', 'walls'] } }),
      'construct 19',
    );
    expect(armory.cities[0].coins).toBe(20 - 6 + 2);
    const lighthouse = play(
      at({ age: 3, structure: { 19: 'lighthouse', 18: 'altar' }, zero: { coins: 0, cards: ['tavern'] } }),
      'construct 19',
    );
    expect(lighthouse.cities[0].coins).toBe(2);
  });

  test('DUEL-036: a wonder gives coins, takes coins, moves the pawn, then does its special', () => {
    const position = at({
      zero: { coins: 20, wonders: ['appian-way', 'circus-maximus'] },
      one: { coins: 2, cards: ['press'] },
    });
    const road = play(position, 'construct-wonder 18 appian-way');
    expect(road.cities[0].coins).toBe(20 - 11 + 3);
    expect(road.cities[1].coins).toBe(0);
    expect(road.seat).toBe(0);
    const { state, events } = duelSolo.transition(position, {
      kind: 'construct-wonder',
      slot: 18,
      wonder: 'circus-maximus',
    });
    expect(events.map((event) => event.kind)).toContain('pawn');
    expect(state.pawn).toBe(1);
    expect(legal(state)).toEqual(['destroy-card press']);
  });

  test('DUEL-037: tokens are taken before the cards under them are turned up, and both before another turn', () => {
    const position = withPantheon({
      age: 2,
      structure: { 6: 'face-down', 7: 'face-down', 11: 'altar' },
      tokens: { 6: 3 },
      zero: { coins: 20, wonders: ['sphinx'] },
    });
    const { state, events } = duelSolo.transition(position, { kind: 'construct-wonder', slot: 11, wonder: 'sphinx' });
    const kinds = events.map((event) => event.kind);
    expect(kinds.indexOf('token')).toBeLessThan(kinds.indexOf('chance'));
    expect(kinds.indexOf('chance')).toBeLessThan(kinds.lastIndexOf('turn'));
    expect(state.pantheon?.holdings[0].offerings).toEqual([3]);
    expect(state.hidden).toBe(0);
    expect(state.seat).toBe(0);
    expect(count(state.open)).toBe(2);
  });

  test('DUEL-038: another turn comes at most once, and not when the structure is empty', () => {
    const two = at({ zero: { coins: 30, wonders: ['sphinx'], progress: ['theology'] } });
    const again = play(two, 'construct-wonder 18 sphinx');
    expect(again.seat).toBe(0);
    expect(play(again, 'discard 19').age).toBe(2);
    const theology = at({
      structure: { 17: 'baths', 18: 'altar', 19: 'theater' },
      zero: { coins: 30, wonders: ['pyramids'], progress: ['theology'] },
    });
    const replay = play(theology, 'construct-wonder 19 pyramids');
    expect(replay.seat).toBe(0);
    expect(play(replay, 'discard 18').seat).toBe(1);
    const last = at({ structure: { 19: 'altar' }, pawn: 3, zero: { coins: 30, wonders: ['sphinx'] } });
    const next = play(last, 'construct-wonder 19 sphinx');
    expect(next.age).toBe(2);
    expect(next.again).toBe(false);
    expect(next.pending.at(-1)).toMatchObject({ kind: 'start', seat: 1 });
  });

  test('DUEL-039: an empty structure ends the Age', () => {
    const state = play(at({ structure: { 19: 'altar' } }), 'discard 19');
    expect(state.age).toBe(2);
    expect(count(state.present)).toBe(20);
    expect(play(at({ age: 3, structure: { 19: 'altar' } }), 'discard 19').ending).toBe('points');
  });
});

describe('payment', () => {
  const price = (given: Scene, card: keyof typeof CARDS, seat = 0) => cardPrice(at(given), seat, CARDS[card]);

  test('DUEL-040: brown and grey cards produce, choices give one unit each, nothing is used up', () => {
    expect(price({ zero: { cards: ['sawmill', 'glassworks'] } }, 'courthouse')).toBe(0);
    expect(price({ zero: { cards: ['forum'] } }, 'chamber-of-commerce')).toBe(2);
    expect(price({ zero: { cards: ['caravansery'], built: ['great-lighthouse'] } }, 'horse-breeders')).toBe(0);
    expect(price({ zero: { built: ['piraeus'] } }, 'workshop')).toBe(0);
    expect(price({ zero: { wonders: ['piraeus'] } }, 'workshop')).toBe(2);
  });

  test('DUEL-041: a missing unit costs 2 plus the opponent’s production of it, or 1 at a fixed price', () => {
    expect(price({}, 'baths')).toBe(2);
    expect(price({ one: { cards: ['shelf-quarry', 'quarry'] } }, 'baths')).toBe(5);
    expect(price({ zero: { cards: ['stone-reserve'] }, one: { cards: ['shelf-quarry', 'quarry'] } }, 'aqueduct')).toBe(
      3,
    );
    expect(price({ zero: { cards: ['customs-house'] } }, 'chamber-of-commerce')).toBe(2);
    expect(price({ one: { cards: ['forum', 'caravansery'], built: ['piraeus'] } }, 'workshop')).toBe(2);
    const state = at({ structure: { 19: 'baths' }, zero: { coins: 1 } });
    expect(duelSolo.check(state, { kind: 'construct', slot: 19 })).toEqual({
      code: 'too-expensive',
      rule: 'DUEL-041',
      need: 2,
      have: 1,
      price: { coins: 2, printed: 0, trade: [{ resource: 'stone', units: 1, each: 2 }], reductions: [], has: 1 },
    });
  });

  test('DUEL-042: Architecture takes two units off wonders, Masonry off blue cards', () => {
    const state = at({ zero: { progress: ['architecture', 'masonry'] }, one: { cards: ['press'] } });
    expect(wonderPrice(state, 0, wonderOf(state, 'pyramids'))).toBe(4);
    expect(cardPrice(state, 0, CARDS.temple)).toBe(0);
    expect(cardPrice(state, 0, CARDS.school)).toBe(8);
    expect(wonderPrice(at({ zero: { progress: ['masonry'] } }), 0, wonderOf(state, 'pyramids'))).toBe(8);
  });

  test('DUEL-043: the price is the cheapest of all assignments, in 10,000 random cities', () => {
    const rng = seedRng('cities');
    const upTo = (n: number) => drawInt(rng, n + 1);
    for (let i = 0; i < 10_000; i++) {
      const me = emptyCity(0);
      const you = emptyCity(0);
      const cost = { coins: 0 } as Record<keyof Cost, number>;
      for (const resource of RESOURCES) {
        me[resource] = upTo(2);
        you[resource] = upTo(3);
        cost[resource] = draw(rng) < 0.5 ? 0 : upTo(3);
      }
      me.rawChoices = upTo(2);
      me.goodChoices = upTo(2);
      me.fixed = upTo(31);
      const rebate = draw(rng) < 0.4 ? 2 : 0;
      const [price, least] = [tradeCost(me, you, cost, rebate), cheapest(me, you, cost, rebate)];
      if (price !== least) expect.fail(`city ${i} pays ${price} where ${least} are enough`);
    }
  });

  test('DUEL-044: a chain, or the Mythology token of a Grand Temple, makes a card free', () => {
    const state = at({ age: 2, structure: { 19: 'library', 18: 'altar' }, zero: { coins: 0, cards: ['scriptorium'] } });
    expect(play(state, 'construct 19').cities[0].cards).toContain('library');
    const temple = withPantheon({
      age: 3,
      structure: { 19: 'roman-grand-temple', 18: 'altar' },
      zero: { coins: 0, mythologies: ['roman'] },
    });
    const next = play(temple, 'construct 19');
    expect(next.cities[0].temple).toBe(1);
    expect(next.pantheon?.holdings[0].mythologies).toEqual(['roman']);
    const greek = withPantheon({
      age: 3,
      structure: { 19: 'greek-grand-temple' },
      zero: { coins: 0, mythologies: ['roman'] },
    });
    expect(refused(greek, 'construct 19')?.code).toBe('too-expensive');
    const links = CARD_IDS.filter((id) => CARDS[id].from !== null);
    expect(links).toHaveLength(17);
    for (const id of links) {
      const from = CARDS[id].from;
      if (from !== null) expect(price({ zero: { cards: [from] } }, id)).toBe(0);
    }
  });

  test('DUEL-045: Engineering builds a card with a chain symbol, or a Grand Temple, for one coin', () => {
    const engineer = { zero: { progress: ['engineering' as const] } };
    const state = withPantheon(engineer);
    expect(cardPrice(state, 0, CARDS.library)).toBe(1);
    expect(cardPrice(state, 0, CARDS['greek-grand-temple'])).toBe(1);
    expect(cardPrice(state, 0, CARDS.walls)).toBe(4);
    const rich = withPantheon({ zero: { progress: ['engineering'], cards: ['sawmill', 'quarry', 'glassworks'] } });
    expect(cardPrice(rich, 0, CARDS.library)).toBe(0);
  });

  test('DUEL-046: Urbanism rewards a free construction by chain, and no other', () => {
    const chain = { age: 2 as const, structure: { 19: 'library' as const, 18: 'altar' as const } };
    const owner = { coins: 0, cards: ['scriptorium' as const], progress: ['urbanism' as const] };
    expect(play(at({ ...chain, zero: owner }), 'construct 19').cities[0].coins).toBe(4);
    expect(
      play(
        at({ structure: { 19: 'altar', 18: 'theater' }, zero: { coins: 0, progress: ['urbanism'] } }),
        'construct 19',
      ).cities[0].coins,
    ).toBe(0);
    const engineered = play(
      withPantheon({ ...chain, zero: { coins: 1, progress: ['engineering', 'urbanism'] } }),
      'construct 19',
    );
    expect(engineered.cities[0].coins).toBe(0);
    const temple = withPantheon({
      age: 3,
      structure: { 19: 'roman-grand-temple', 18: 'altar' },
      zero: { coins: 0, mythologies: ['roman'], progress: ['urbanism'] },
    });
    expect(play(temple, 'construct 19').cities[0].coins).toBe(4);
  });

  test('DUEL-047: Economy gives its owner the opponent’s trade coins, and no other coins', () => {
    const structure = { 19: 'caravansery' as const, 18: 'altar' as const };
    const state = at({
      age: 2,
      structure,
      zero: { coins: 10 },
      one: { coins: 0, progress: ['economy'], cards: ['press'] },
    });
    const next = play(state, 'construct 19');
    expect(next.cities.map((city) => city.coins)).toEqual([10 - 2 - 2 - 3, 5]);
    const wonder = at({ zero: { coins: 10, wonders: ['pyramids'] }, one: { coins: 0, progress: ['economy'] } });
    expect(play(wonder, 'construct-wonder 18 pyramids').cities.map((city) => city.coins)).toEqual([2, 8]);
    const engineered = withPantheon({
      age: 2,
      structure: { 19: 'library', 18: 'altar' },
      zero: { coins: 5, progress: ['engineering'] },
      one: { coins: 0, progress: ['economy'] },
    });
    expect(play(engineered, 'construct 19').cities.map((city) => city.coins)).toEqual([4, 0]);
  });

  test('DUEL-048: the treasury pays first, and Astarte pays the rest', () => {
    const position = withPantheon({
      structure: { 19: 'stone-reserve', 18: 'altar' },
      zero: { coins: 1, astarte: 7, divinities: ['astarte'] },
    });
    const next = play(position, 'construct 19');
    expect(next.cities[0]).toMatchObject({ coins: 0, astarte: 5 });
    const rich = withPantheon({
      structure: { 19: 'stone-reserve', 18: 'altar' },
      zero: { coins: 4, astarte: 7, divinities: ['astarte'] },
    });
    expect(play(rich, 'construct 19').cities[0]).toMatchObject({ coins: 1, astarte: 7 });
    const paid = (state: typeof position) => events(state, 'construct 19').filter(({ kind }) => kind.includes('coins'));
    expect(paid(position)).toEqual([
      { kind: 'coins', seat: 0, by: -1, why: 'price' },
      { kind: 'astarte-coins', seat: 0, by: -2 },
    ]);
    expect(paid(rich)).toEqual([{ kind: 'coins', seat: 0, by: -3, why: 'price' }]);
  });

  test('DUEL-049: free construction costs nothing, not even the printed coins', () => {
    const state = at({
      zero: {
        coins: 10,
        wonders: ['mausoleum'],
        cards: ['clay-pool', 'clay-pit', 'glassworks', 'glassblower', 'press'],
      },
      discard: ['pretorium'],
    });
    const next = play(state, 'construct-wonder 18 mausoleum', 'build-discarded pretorium');
    expect(next.cities[0].coins).toBe(10);
    expect(next.pawn).toBe(3);
    expect(next.discard).toEqual([]);
  });
});

/** The price by trying every assignment of choices and rebates. */
function cheapest(
  me: ReturnType<typeof emptyCity>,
  you: ReturnType<typeof emptyCity>,
  cost: Cost,
  rebate: number,
): number {
  const missing: number[] = [];
  const kinds: number[] = [];
  for (const [i, resource] of RESOURCES.entries()) {
    const unit = (me.fixed & (1 << i)) !== 0 ? 1 : 2 + you[resource];
    for (let n = me[resource]; n < cost[resource]; n++) {
      missing.push(unit);
      kinds.push(i < 3 ? 0 : 1);
    }
  }
  const search = (i: number, raw: number, good: number, off: number): number => {
    const unit = missing[i];
    if (unit === undefined) return 0;
    let best = unit + search(i + 1, raw, good, off);
    if (kinds[i] === 0 && raw > 0) best = Math.min(best, search(i + 1, raw - 1, good, off));
    if (kinds[i] === 1 && good > 0) best = Math.min(best, search(i + 1, raw, good - 1, off));
    if (off > 0) best = Math.min(best, search(i + 1, raw, good, off - 1));
    return best;
  };
  return search(0, me.rawChoices, me.goodChoices, rebate);
}
