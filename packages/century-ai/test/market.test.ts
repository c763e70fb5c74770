import { replaced } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { CARGO_BONUS, CARGO_SPACES } from '../src/components/board.js';
import { cubesText } from '../src/components/cubes.js';
import { MARKET_TILES, SYMBOLS } from '../src/components/tiles.js';
import { outpostCost, outpostPrice } from '../src/costs/building.js';
import { maxTrades, trades } from '../src/costs/trading.js';
import { centuryAi } from '../src/game/index.js';
import type { MarketTileSpec } from '../src/options/index.js';
import { scoreSheet } from '../src/scoring.js';
import type { State } from '../src/state/index.js';
import { anyBonus } from '../src/table/boards.js';
import { cargo, decision, edited, legal, ownersAt, play, refused, START, scene } from './scene.js';

/** A board with a number of outposts in each row, none of them on the boat's tile. */
function rows(built: readonly number[], given: Parameters<typeof scene>[0] = {}): State {
  const state = scene(given);
  return edited(state, (draft) => {
    for (const [row, symbol] of SYMBOLS.entries()) {
      const places = [...draft.map.tiles.keys()].filter(
        (place) => draft.map.tiles[place]?.startsWith(`market-${symbol}`) && place !== draft.seats[0]?.boat,
      );
      for (const place of places.slice(0, built[row])) draft.outposts = replaced(draft.outposts, place, [0]);
    }
  });
}

describe('market', () => {
  test('CENT-45: the market action needs a market tile; its parts come in order: build, upgrade, bonus, trade', () => {
    for (const boat of ['2,0', '2,-1'] as const) {
      const state = play(scene({ boat }), 'stay');
      expect(legal(state)).not.toContain('market -');
      expect(refused(state, 'market -')?.code).toBe('no-market');
    }
    let state = play(rows([1, 1, 1, 0], { boat: '0,3', cargo: [3, 3, 0, 0], bonuses: [] }), 'stay');
    state = edited(state, (draft) => {
      if (draft.seats[0]) draft.seats[0].bonuses = ['bonus-upgrade'];
      for (const [place, owners] of draft.outposts.entries())
        if (owners.length === 0 && draft.map.tiles[place]?.startsWith('market-') && place !== draft.seats[0]?.boat)
          if (!draft.map.tiles[place]?.startsWith('market-cloves'))
            draft.outposts = replaced(draft.outposts, place, [0]);
    });
    state = edited(state, (draft) => {
      const cloves = draft.map.tiles.indexOf('market-cloves-6');
      draft.outposts = replaced(draft.outposts, cloves, [0]);
    });
    const seen: string[] = [];
    for (const code of ['market -', 'skip-upgrade', 'bonus bonus-cargo', 'trade 1']) {
      state = play(state, code);
      seen.push(decision(state));
    }
    expect(seen).toEqual(['upgrade', 'bonus', 'trade', 'react']);
  });

  test('CENT-46: without an outpost you must build; with one you build no second', () => {
    const built = play(scene({ cargo: [4, 0, 0, 0] }), 'stay', 'market -');
    expect(ownersAt(built, '0,4')).toEqual([0]);
    const again = play(scene({ cargo: [4, 0, 0, 0], outposts: { '0,4': [0] } }), 'stay', 'market -', 'trade 1');
    expect(ownersAt(again, '0,4')).toEqual([0]);
    expect(again.built).toBe(false);
  });

  test('CENT-47: the first outpost on a tile is free', () => {
    const state = play(scene({ cargo: [4, 0, 0, 0] }), 'stay');
    expect(legal(state)).toEqual(['harvest', 'market -']);
    expect(refused(state, 'market YY')?.code).toBe('wrong-payment');
    expect(cargo(play(state, 'market -'))).toEqual([4, 0, 0, 0]);
  });

  test('CENT-48: an AI outpost makes it 2 cubes of your choice (example 7)', () => {
    const harvested = play(scene({ boat: '1,4', cargo: [1, 1, 0, 0] }), 'stay', 'harvest', 'react');
    expect([ownersAt(harvested, '1,4'), cargo(harvested, 1)]).toEqual([[1], [2, 0, 0, 0]]);
    const state = play(harvested, 'stay');
    expect(cargo(state)).toEqual([3, 1, 0, 0]);
    expect(legal(state)).toEqual(['harvest', 'market YR', 'market YY']);
    const built = play(state, 'market YY');
    expect(ownersAt(built, '1,4')).toEqual([0, 1]);
    // YY->G cannot be paid: the trade is passed over.
    expect([cargo(built), decision(built), built.trades]).toEqual([[1, 1, 0, 0], 'react', 0]);
    const poor = play(scene({ boat: '1,4', cargo: [1, 0, 0, 0], outposts: { '1,4': [1] } }), 'stay');
    expect(legal(poor)).toEqual(['harvest']);
    expect(refused(poor, 'market YY')?.code).toBe('too-expensive');
  });

  test('CENT-49: the outpost uncovers the leftmost space of its row, worth 0, 1, 2, 2, 3', () => {
    for (const [before, vp] of [0, 1, 3, 5, 8].entries()) {
      const state = rows([0, before, 0, 0], { cargo: [0, 0, 0, 0] });
      expect(scoreSheet(state, 0).categories.board).toBe([0, 0, 1, 3, 5][before]);
      const { state: built, events } = centuryAi.transition(play(state, 'stay'), { kind: 'market', pay: [0, 0, 0, 0] });
      expect(events).toContainEqual({ kind: 'outpost', seat: 0, place: 13, symbol: 'chili', column: before });
      expect(built.seats[0]?.built).toEqual([0, before + 1, 0, 0]);
      expect(scoreSheet(built, 0).categories.board).toBe(vp);
    }
  });

  test('CENT-50: a seat that owned the upgrade tile before may upgrade a cube on building (example 10)', () => {
    const state = play(scene({ boat: '-1,2', cargo: [1, 0, 1, 0], bonuses: ['bonus-upgrade'] }), 'stay', 'market -');
    expect(legal(state)).toEqual(['upgrade yellow', 'upgrade green', 'skip-upgrade']);
    const upgraded = play(state, 'upgrade green');
    expect([cargo(upgraded), decision(upgraded)]).toEqual([[1, 0, 0, 1], 'react']);
    expect(cargo(play(state, 'skip-upgrade'))).toEqual([1, 0, 1, 0]);
    const brown = play(scene({ boat: '-1,2', cargo: [0, 0, 0, 3], bonuses: ['bonus-upgrade'] }), 'stay', 'market -');
    expect(decision(brown)).toBe('react');
    const own = { boat: '0,4', cargo: [4, 0, 0, 0], bonuses: ['bonus-upgrade'], outposts: { '0,4': [0] } } as const;
    expect(decision(play(scene(own), 'stay', 'market -'))).toBe('trade');
  });

  test('CENT-51: the build that empties a column in all four rows brings a bonus tile (example 9)', () => {
    const state = rows([1, 1, 1, 0], { boat: '0,3', cargo: [0, 0, 0, 0] });
    expect(decision(play(state, 'stay', 'market -'))).toBe('bonus');
    expect(decision(play(rows([1, 1, 0, 0], { boat: '0,3' }), 'stay', 'market -'))).toBe('react');
    expect(decision(play(rows([1, 0, 1, 0], { boat: '0,3' }), 'stay', 'market -'))).toBe('react');
    // The column counts in every row: here one other row lacks its outpost.
    for (const built of [
      [0, 0, 1, 1],
      [1, 0, 0, 1],
      [1, 0, 1, 0],
    ])
      expect(decision(play(rows(built), 'stay', 'market -'))).toBe('react');
    const unequal = rows([2, 1, 3, 1]);
    expect(scoreSheet(unequal, 0).categories.board).toBe(4);
  });

  test('CENT-52: any number of trades, each gain counting at once (example 5)', () => {
    const state = play(scene({ cargo: [5, 0, 0, 0] }), 'stay', 'market -');
    expect(legal(state)).toEqual(['trade 0', 'trade 1', 'trade 2']);
    const traded = play(state, 'trade 2');
    expect([cargo(traded), traded.trades]).toEqual([[1, 4, 0, 0], 2]);
    expect(refused(state, 'trade 3')?.code).toBe('times');
  });

  test('CENT-52: the most trades are those that a cargo can pay for in a row, for every tile and cargo', () => {
    const shared = { symbol: 'tea', give: [2, 1, 0, 0], get: [1, 0, 1, 0] } as const;
    for (const tile of [...Object.values(MARKET_TILES), shared])
      for (const held of [
        [7, 3, 2, 1],
        [2, 2, 2, 2],
        [13, 0, 0, 0],
        [0, 6, 5, 4],
        // Two of the shared trade look like all that 4 yellow can pay, but each gives one back.
        [4, 6, 0, 0],
      ] as const) {
        let [now, times]: [readonly number[], number] = [held, 0];
        while (tile.give.every((n, rank) => (now[rank] ?? 0) >= n)) {
          now = now.map((n, rank) => n - (tile.give[rank] ?? 0) + (tile.get[rank] ?? 0));
          times++;
        }
        expect(maxTrades(held, tile)).toBe(times);
      }
  });

  test('CENT-52: the trade that the source document shows, by a replaced table (example 6)', () => {
    const marketTiles: MarketTileSpec[] = Object.entries(MARKET_TILES).map(([id, { symbol, give, get }]) =>
      id === 'market-chili-4'
        ? { symbol, give: 'YYY', get: 'R' }
        : { symbol, give: cubesText(give), get: cubesText(get) },
    );
    for (const [aiTradeGain, red] of [
      ['once', 1],
      ['matched', 2],
    ] as const) {
      const start = { ...START, seats: [{ cargo: 'Y', boat: '0,4' }] } as const;
      const options = { start, marketTiles, aiTradeGain };
      const state = scene({ cargo: [7, 0, 0, 0], outposts: { '0,4': [0] }, options });
      const market = play(state, 'stay', 'market -');
      expect(legal(market)).toEqual(['trade 1', 'trade 2']);
      const traded = play(market, 'trade 2');
      expect(cargo(traded)).toEqual([1, 2, 0, 0]);
      expect(cargo(play(traded, 'react'), 1)).toEqual([0, red, 0, 0]);
    }
  });

  test('CENT-53: no trade only after building; without either the action is refused', () => {
    const own = { cargo: [3, 0, 0, 0], outposts: { '0,4': [0] } } as const;
    expect(legal(play(scene(own), 'stay', 'market -'))).toEqual(['trade 1']);
    expect(refused(play(scene(own), 'stay', 'market -'), 'trade 0')?.code).toBe('times');
    const poor = play(scene({ ...own, cargo: [1, 0, 0, 0] }), 'stay');
    expect(refused(poor, 'market -')?.code).toBe('nothing-to-do');
    expect(legal(poor)).toEqual(['harvest']);
    // Having built a turn ago is not having built now.
    const before = play(scene({ cargo: [6, 0, 0, 0] }), 'stay', 'market -', 'trade 0', 'react');
    expect(legal(play(before, 'stay', 'market -'))).toEqual(['trade 1', 'trade 2', 'trade 3']);
  });

  test('CENT-54: a column brings a bonus tile and nothing else', () => {
    const state = play(rows([1, 1, 1, 0], { boat: '0,3', cargo: [0, 0, 0, 0] }), 'stay', 'market -');
    expect(legal(state).every((code) => code.startsWith('bonus '))).toBe(true);
  });
});

describe('bonus tiles', () => {
  const column = (n: number, given: Parameters<typeof scene>[0] = {}): State =>
    play(rows([n, n, n, n - 1], { boat: '0,3', cargo: [0, 0, 0, 0], ...given }), 'stay', 'market -');

  test('CENT-60: any ability tile you do not own, or the top of the open pile; taking one is compulsory', () => {
    const state = column(1);
    expect(legal(state)).toEqual([
      'bonus bonus-extra-move',
      'bonus bonus-upgrade',
      'bonus bonus-harvest-red',
      'bonus bonus-cargo',
      'bonus bonus-vp-5',
    ]);
    expect(refused(state, 'bonus bonus-vp-4')?.code).toBe('not-on-top');
    const taken = play(state, 'bonus bonus-vp-5');
    expect(taken.seats[0]?.bonuses).toEqual(['bonus-vp-5']);
    expect(taken.bonusLeft).not.toContain('bonus-vp-5');
    const second = column(2, { bonuses: ['bonus-vp-5'] });
    expect(legal(second)).toContain('bonus bonus-vp-4');
    expect(refused(second, 'bonus bonus-vp-5')?.code).toBe('not-left');
  });

  test('CENT-60: in the published pool you may own any number of each tile, as long as one is left', () => {
    const options = { bonusPool: 'published' } as const;
    const state = column(1, { options });
    expect(legal(state)).toContain('bonus bonus-vp-6');
    expect(refused(state, 'bonus bonus-vp-5')?.code).toBe('not-on-top');
    const second = edited(column(2, { options, bonuses: ['bonus-vp-6'] }), (draft) => {
      draft.bonusLeft = ['bonus-cargo', 'bonus-vp-5', 'bonus-vp-4'];
    });
    expect(legal(second)).toEqual(['bonus bonus-cargo', 'bonus bonus-vp-5']);
    const third = edited(second, (draft) => {
      if (draft.seats[0]) draft.seats[0].bonuses = ['bonus-cargo'];
    });
    expect(play(third, 'bonus bonus-cargo').seats[0]?.bonuses).toEqual(['bonus-cargo', 'bonus-cargo']);
    expect(refused(third, 'bonus bonus-upgrade')?.code).toBe('not-left');
  });

  test('CENT-61: the 6 points set aside are for the fifth column alone', () => {
    const abilities = ['bonus-extra-move', 'bonus-upgrade', 'bonus-harvest-red', 'bonus-cargo'] as const;
    expect(refused(column(1), 'bonus bonus-vp-6')?.code).toBe('too-early');
    expect(refused(column(4, { bonuses: abilities.slice(0, 3) }), 'bonus bonus-vp-6')?.code).toBe('too-early');
    const fifth = column(5, { bonuses: abilities });
    const asked = decision(fifth) === 'upgrade' ? play(fifth, 'skip-upgrade') : fifth;
    expect(legal(asked)).toEqual(['bonus bonus-vp-6', 'bonus bonus-vp-5']);
    const few = column(5, { bonuses: abilities, options: { bonusPool: 'one-of-each' } });
    expect(legal(few)).toEqual(['bonus bonus-vp-6']);
  });

  test('CENT-60, CENT-61: where no tile can be taken, none is asked for', () => {
    const state = column(1);
    expect(anyBonus(state, 0)).toBe(true);
    for (const bonusLeft of [[], ['bonus-vp-6']] as const) {
      const bare = edited(state, (draft) => {
        draft.bonusLeft = bonusLeft;
      });
      expect(anyBonus(bare, 0)).toBe(false);
    }
  });

  test('CENT-62: the AI gains no bonus tiles, whatever it builds', () => {
    const state = edited(scene({ boat: '1,4', cargo: [0, 0, 0, 0] }), (draft) => {
      for (const [place, tile] of draft.map.tiles.entries())
        if (tile.startsWith('market-') && place !== draft.seats[0]?.boat)
          draft.outposts = replaced(draft.outposts, place, [1]);
    });
    const after = play(state, 'stay', 'harvest', 'react');
    expect(after.seats[1]?.built).toEqual([5, 5, 5, 5]);
    expect([after.seats[1]?.bonuses, decision(after)]).toEqual([[], 'sail']);
  });

  test('CENT-50, CENT-64: upgrading begins with the next build, and the tile is worth 2 points', () => {
    const state = play(column(1, { cargo: [2, 2, 0, 0] }), 'bonus bonus-upgrade');
    expect(decision(state)).toBe('trade');
    expect(scoreSheet(state, 0).categories.bonus).toBe(2);
  });

  test('CENT-65: red on harvest gives a red cube with every harvest, and is worth a point', () => {
    const state = scene({ boat: '2,0', bonuses: ['bonus-harvest-red'] });
    expect(cargo(play(state, 'stay', 'harvest'))).toEqual([2, 1, 0, 0]);
    expect(scoreSheet(state, 0).categories.bonus).toBe(1);
    // Each such tile gives its own cube and its own point (example 26).
    const two = scene({ boat: '2,0', bonuses: ['bonus-harvest-red', 'bonus-harvest-red'] });
    expect(cargo(play(two, 'stay', 'harvest'))).toEqual([2, 2, 0, 0]);
    expect(scoreSheet(two, 0).categories.bonus).toBe(2);
  });

  test('CENT-50, CENT-60: two upgrade tiles upgrade twice, also the same cube; declining ends it', () => {
    const bonuses = ['bonus-upgrade', 'bonus-upgrade'] as const;
    const state = play(scene({ cargo: [1, 0, 0, 0], bonuses }), 'stay', 'market -');
    const once = play(state, 'upgrade yellow');
    expect([decision(once), legal(once)]).toEqual(['upgrade', ['upgrade red', 'skip-upgrade']]);
    const twice = play(once, 'upgrade red');
    expect([decision(twice), cargo(twice)]).toEqual(['react', [0, 0, 1, 0]]);
    expect(decision(play(state, 'skip-upgrade'))).toBe('react');
    expect(decision(play(once, 'skip-upgrade'))).toBe('react');
    // The second is not asked where nothing can rise any more.
    const green = play(scene({ cargo: [0, 0, 1, 0], bonuses }), 'stay', 'market -', 'upgrade green');
    expect([decision(green), cargo(green)]).toEqual(['react', [0, 0, 0, 1]]);
  });

  test('CENT-66: the cargo tile makes the hold 13, at once', () => {
    const state = play(column(1, { cargo: [13, 0, 0, 0] }), 'bonus bonus-cargo', 'react');
    expect(decision(state)).toBe('sail');
    const fourteen = play(column(1, { cargo: [14, 0, 0, 0] }), 'bonus bonus-cargo', 'react');
    expect(decision(fourteen)).toBe('discard');
    expect(scoreSheet(state, 0).categories.bonus).toBe(0);
  });

  test('CENT-60, CENT-68: each further cargo tile adds as many spaces (example 26)', () => {
    const spaces = CARGO_SPACES + 2 * CARGO_BONUS;
    const two = scene({ boat: '2,0', cargo: [spaces - 1, 0, 0, 0], bonuses: ['bonus-cargo', 'bonus-cargo'] });
    const full = play(two, 'stay', 'harvest', 'react');
    expect([decision(full), decision(play(full, 'discard yellow'))]).toEqual(['discard', 'sail']);
  });
});

describe('harvest and discard', () => {
  test('CENT-67: 2 yellow on any tile: market, sea, port or closed port', () => {
    for (const boat of ['0,4', '2,0', '2,-1'] as const)
      expect(cargo(play(scene({ boat }), 'stay', 'harvest'))).toEqual([2, 0, 0, 0]);
    const closed = scene({ boat: '2,-1', ports: ['vp-13', 'closed-port', 'vp-18', 'vp-09'] });
    expect(cargo(play(closed, 'stay', 'harvest'))).toEqual([2, 0, 0, 0]);
  });

  test('CENT-68: after the reaction the hold is cut down, one cube at a time (example 11)', () => {
    const state = scene({ boat: '2,0', cargo: [6, 3, 0, 0], bonuses: ['bonus-harvest-red'] });
    const reacted = play(state, 'stay', 'harvest', 'react');
    expect([cargo(reacted), legal(reacted)]).toEqual([
      [8, 4, 0, 0],
      ['discard yellow', 'discard red'],
    ]);
    const done = play(reacted, 'discard yellow', 'discard yellow');
    expect([cargo(done), decision(done)]).toEqual([[6, 4, 0, 0], 'sail']);
    expect(refused(reacted, 'discard brown')?.code).toBe('no-such-cube');
  });
});

describe('trades', () => {
  test('tells what each number of trades does to the cargo', () => {
    expect(trades(scene({ cargo: [5, 0, 0, 1] }))).toEqual([
      { times: 1, give: [2, 0, 0, 0], get: [0, 2, 0, 0], cargo: [3, 2, 0, 1] },
      { times: 2, give: [4, 0, 0, 0], get: [0, 4, 0, 0], cargo: [1, 4, 0, 1] },
    ]);
    const all = [
      { times: 1, give: [1, 1, 1, 0], get: [0, 0, 0, 2], cargo: [1, 1, 1, 2] },
      { times: 2, give: [2, 2, 2, 0], get: [0, 0, 0, 4], cargo: [0, 0, 0, 4] },
    ];
    expect(trades(scene({ boat: '1,0', cargo: [2, 2, 2, 0] }))).toEqual(all);
    expect(trades(scene({ boat: '0,1', cargo: [0, 0, 0, 2] })).at(-1)).toEqual({
      times: 2,
      give: [0, 0, 0, 2],
      get: [2, 2, 2, 0],
      cargo: [2, 2, 2, 0],
    });
    expect(trades(scene({ boat: '2,0', cargo: [5, 0, 0, 0] }))).toEqual([]);
    expect(trades(centuryAi.newGame())).toEqual([]);
  });
});

test('before the map is dealt no outpost costs anything, and who asks of a boat or seat that is not there is told', () => {
  const growing = centuryAi.newGame({ map: 'random', chance: 'manual' });
  expect(outpostCost(growing, 0)).toBe(0);
  expect(() => outpostPrice(growing, 0)).toThrow('there is no boat of seat 0');
  expect(() => scoreSheet(growing, 2)).toThrow('there is no seat 2');
});
