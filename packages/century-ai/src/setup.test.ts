import { type BaseOptions, InvalidOptionsError } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { few } from '../../../.ci/runs.js';
import { boatHex, cargo, decision, edited, legal, play, refused, START, scene } from '../test/scene.js';
import { PIECES, STARTING_SETS } from './components/board.js';
import { BONUS_POOLS, poolTiles } from './components/bonuses.js';
import { COLOURS } from './components/cubes.js';
import type { Hex } from './components/hexes.js';
import { ORDERS } from './components/orders.js';
import { MARKET_TILES, PORTS, SEA_TILES, SYMBOLS } from './components/tiles.js';
import { centuryAi } from './game/index.js';
import type { MarketTileSpec, Options, OrderSpec } from './options/index.js';
import type { State } from './state/index.js';
import { asks } from './state/index.js';

const { applyMove, chances, encodeMove, legalMoves, newGame } = centuryAi;

const issue = (options: Partial<Options & BaseOptions>): string => {
  try {
    newGame({ seed: '0', ...options });
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error.issues.map(({ message }) => message).join('; ');
    throw error;
  }
  return '';
};

/** The market table as options take it, with this number of tiles of each symbol. */
const marketTable = (perSymbol: number): MarketTileSpec[] =>
  SYMBOLS.flatMap((symbol) => Array.from({ length: perSymbol }, () => ({ symbol, give: 'YY', get: 'R' })));

const orderTable = (count: number): OrderSpec[] => Array.from({ length: count }, (_, i) => ({ cost: 'YY', vp: i }));

/** The kinds of chance decisions, in the order in which they are asked, and the game after them. */
function answered(state: State): { readonly kinds: readonly string[]; readonly state: State } {
  const kinds: string[] = [];
  let now = state;
  while (centuryAi.activeSeats(now)[0] === -1) {
    const [first] = chances(now);
    if (first === undefined) break;
    kinds.push(decision(now));
    now = applyMove(now, first.move);
  }
  return { kinds, state: now };
}

test('the tables that all games share cannot be changed', () => {
  const tables = [MARKET_TILES, ORDERS, SYMBOLS, SEA_TILES, PORTS, COLOURS, PIECES];
  for (const table of tables) expect(Object.isFrozen(table)).toBe(true);
  for (const entry of [MARKET_TILES, ORDERS].flatMap((table) => Object.values<object>(table)))
    expect(Object.isFrozen(entry)).toBe(true);
});

describe('general', () => {
  test('CENT-01: solo has two sides, you on seat 0 and the AI on seat 1, and the higher total wins', () => {
    const state = newGame();
    expect(centuryAi.seats(state)).toEqual([
      { name: 'You', role: 'player' },
      { name: 'AI', role: 'script' },
    ]);
    const over = edited(state, (draft) => {
      draft.pending = [];
      draft.phase = 'over';
      if (draft.seats[0]) draft.seats[0].orders = ['vp-26'];
    });
    expect(centuryAi.outcome(over)?.winners).toEqual([0]);
  });

  test('CENT-02: the colours rise from yellow by red and green to brown, and brown rises no further', () => {
    expect(COLOURS).toEqual(['yellow', 'red', 'green', 'brown']);
    const state = scene({ boat: '0,3', cargo: [1, 1, 1, 1], bonuses: ['bonus-upgrade'] });
    const asked = play(state, 'stay', 'market -');
    expect(legal(asked)).toEqual(['upgrade yellow', 'upgrade red', 'upgrade green', 'skip-upgrade']);
    expect(refused(asked, 'upgrade brown')?.code).toBe('top-rank');
    expect(cargo(play(asked, 'upgrade yellow'))).toEqual([0, 2, 1, 1]);
    expect(cargo(play(asked, 'upgrade red'))).toEqual([1, 0, 2, 1]);
    expect(cargo(play(asked, 'upgrade green'))).toEqual([1, 1, 0, 2]);
  });

  test('CENT-03: the supply never runs out: the AI can hold more cubes than the box has', () => {
    const state = play(scene({ boat: '2,0', ai: [0, 0, 0, 0] }), 'stay', 'harvest');
    const rich = edited(state, (draft) => {
      if (draft.seats[1]) draft.seats[1].cargo = [500, 0, 0, 0];
    });
    expect(cargo(play(rich, 'react'), 1)).toEqual([502, 0, 0, 0]);
  });

  test('cubes that positions and moves share cannot be changed', () => {
    const state = play(scene({ boat: '1,4', cargo: [4, 4, 0, 0], outposts: { '1,4': [1] } }), 'stay');
    const vectors = legalMoves(state).flatMap((move) => (move.kind === 'market' ? [move.pay] : []));
    const tables = Object.values(MARKET_TILES).flatMap(({ give, get }) => [give, get]);
    const costs = Object.values(ORDERS).map(({ cost }) => cost);
    const sets = Object.values(STARTING_SETS);
    expect([...vectors, ...tables, ...costs, ...sets].every(Object.isFrozen)).toBe(true);
  });

  test('CENT-04: in solo a view shows all but the generator', () => {
    const state = newGame({ seed: 'open' });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(centuryAi.view(state, viewer)).toEqual({ ...state, rng: null, viewer });
    const { events } = centuryAi.transition(play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay'), {
      kind: 'port',
    });
    for (const event of events)
      for (const viewer of [0, 1, 'spectator'] as const) expect(centuryAi.viewEvent(event, viewer)).toEqual(event);
  });

  test('CENT-05: after the setup only drawing a VP tile is chance, and the AI never rolls', () => {
    let state = newGame({ seed: 'dice', aiTradeGain: 'once' });
    for (let ply = 0; ply < 400 && state.pending.length > 0; ply++) {
      const { state: next, events } = centuryAi.transition(state, centuryAi.botMove(state));
      const drawn = events.filter((event) => event.kind === 'chance');
      for (const event of drawn) expect(event.decision).toBe('draw');
      expect(drawn.length).toBeLessThanOrEqual(events.filter((event) => event.kind === 'order').length);
      expect(JSON.stringify(next.rng) === JSON.stringify(state.rng)).toBe(drawn.length === 0);
      state = next;
    }
  });

  test('CENT-06: the defaults of each mode, and what a mode does not take', () => {
    expect(newGame().options).toEqual({
      mode: 'solo',
      map: 'hexagon',
      seaTiles: 'included',
      startingCubes: 'random',
      bonusPool: 'seed',
      aiTradeGain: 'printed',
      aiMarketReaction: 'place-and-gain',
      aiBoard: 'none',
      roundLimit: 200,
    });
    const versus = newGame({ mode: 'versus' });
    expect(versus.options).toMatchObject({ seaTiles: 'removed', startingCubes: 'choose', bonusPool: 'published' });
    expect(versus.seats).toHaveLength(2);
    expect(newGame({ mode: 'versus', seaTiles: 'included' }).map.hexes).toHaveLength(28);
    expect(issue({ players: 3 })).toContain('/players should be 2 in mode solo');
    expect(issue({ mode: 'versus', players: 5 })).toContain('/players');
    expect(issue({ mode: 'versus', bonusPool: 'seed' })).toContain('/bonusPool should be published');
    expect(issue({ mode: 'versus', startingCubes: 'random' })).toContain('/startingCubes should be choose');
    expect(issue({ roundLimit: 19 })).toContain('/roundLimit should be a whole number from 20 to 1000');
    expect(issue({ aiTradeGain: 'twice' } as never)).toContain('/aiTradeGain should be one of printed, matched, once');
    expect(issue({ difficulty: 'hard' } as never)).toContain('/difficulty');
  });

  test('CENT-07: tables can be replaced, and one that cannot fill the map is refused with the reason', () => {
    const vpTiles = orderTable(20);
    const state = newGame({ marketTiles: marketTable(6), vpTiles });
    expect(state.unseen).toHaveLength(16);
    expect(state.tables?.market['market-tea-6']).toEqual({ symbol: 'tea', give: [2, 0, 0, 0], get: [0, 1, 0, 0] });
    expect(state.tables?.orders['vp-20']).toEqual({ cost: [2, 0, 0, 0], vp: 19 });

    expect(issue({ marketTiles: marketTable(5) })).toContain('24 cells; these make 20');
    expect(issue({ marketTiles: marketTable(5), map: 'random' })).toBe('');
    expect(newGame({ marketTiles: marketTable(5), map: 'random' }).map.tiles).toHaveLength(20);
    expect(issue({ marketTiles: marketTable(2), map: 'random', seaTiles: 'removed' })).toContain('these make 4');
    expect(issue({ marketTiles: [...marketTable(2), ...marketTable(3).slice(0, 6)] })).toContain('cells');
    expect(issue({ marketTiles: marketTable(6).slice(5) })).toContain('there are 1 of ginger');
    const seven: MarketTileSpec[] = [...marketTable(5), { symbol: 'tea', give: 'Y', get: 'R' }];
    expect(issue({ marketTiles: [...seven, ...seven.slice(-1)] })).toContain('there are 7 of tea');
    expect(issue({ marketTiles: [...marketTable(6).slice(1), { symbol: 'ginger', give: 'Y', get: 'YR' }] })).toContain(
      'trades that cost something, unlike Y->YR',
    );
    expect(issue({ vpTiles: orderTable(19) })).toContain('/vpTiles');
    expect(issue({ marketTiles: [{ symbol: 'tea', give: 'X', get: 'R' }] })).toContain('/marketTiles');
  });

  test('CENT-08: a start laid out by hand is taken over, and the game goes on at the first decision left open', () => {
    const state = newGame({ start: START, chance: 'manual' });
    expect(decision(state)).toBe('lot');
    expect(state.removed).toEqual(['market-ginger-4', 'market-chili-2', 'market-tea-3', 'market-cloves-1']);
    expect(state.ports).toEqual(['vp-13', 'vp-06', 'vp-18', 'vp-09']);
    expect(state.unseen).toHaveLength(22);
    expect(hexOfTile(state, 'market-chili-4')).toBe('0,4');

    const withCargo = newGame({ start: { ...START, seats: [{ cargo: 'YYR', boat: null }], ai: 'GB' } });
    expect(decision(withCargo)).toBe('place-boat');
    expect([cargo(withCargo), cargo(withCargo, 1)]).toEqual([
      [2, 1, 0, 0],
      [0, 0, 1, 1],
    ]);
    // With the boat alone the cubes are still drawn.
    const withBoat = newGame({ start: { ...START, seats: [{ cargo: null, boat: '0,4' }] }, chance: 'manual' });
    expect([decision(withBoat), decision(play(withBoat, 'lot red'))]).toEqual(['lot', 'sail']);
    const all = newGame({ start: { ...START, seats: [{ cargo: 'YYR', boat: '0,4' }] } });
    expect([decision(all), boatHex(all)]).toEqual(['sail', '0,4']);
    const versus = newGame({
      mode: 'versus',
      seaTiles: 'included',
      start: { ...START, seats: [{ cargo: 'RR', boat: '0,4' }] },
    });
    expect(versus.pending.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['place-boat 1', 'choose-start 1']);
    // The set that seat 0 has begun with is no longer there (CENT-113).
    expect(legal(versus)).toEqual(['choose-start yellow', 'choose-start green', 'choose-start brown']);
  });

  test('CENT-08: a start that no setup could lead to is refused with the reason', () => {
    const { tiles, ports } = START;
    const start = (change: Partial<typeof START>): string => issue({ start: { ...START, ...change } });
    expect(start({ tiles: tiles.slice(1) })).toContain('5 tiles of ginger; it has 4');
    const doubled = tiles.map((each, i) => (i === 0 ? { ...each, tile: 'market-ginger-3' as const } : each));
    expect(start({ tiles: doubled })).toContain('lays each tile once');
    const far = tiles.map((each, i) => (i === 0 ? { ...each, hex: '9,9' as const } : each));
    expect(start({ tiles: far })).toContain('touches two others');
    const island: readonly Hex[] = ['9,9', '10,9', '9,10'];
    const split = tiles.map((each, i) => ({ ...each, hex: island[i - 10] ?? each.hex }));
    expect(start({ tiles: split })).toContain('a connected map');
    expect(start({ ports: ports.map(({ hex }) => ({ hex, order: 'vp-01' })) })).toContain('lays each tile once');
    expect(start({ ports: ports.map((each) => ({ ...each, order: 'vp-30' as const })) })).toContain(
      'without vp-30, which is not in the table',
    );
    expect(start({ ports: ports.map(({ order }) => ({ hex: '0,4', order })) })).toContain('one tile on a hex');
    expect(start({ seats: [{ cargo: null, boat: '2,0' }] })).toContain('boats on market tiles');
    expect(start({ seats: [{ cargo: 'YYYYYYYYYYY', boat: null }] })).toContain('/start');
    expect(start({ seats: [START, START].map(() => ({ cargo: null, boat: null })) })).toContain('at most 1 seats');
    expect(issue({ start: START, seaTiles: 'removed' })).toContain('0 sea tiles');
    expect(issue({ mode: 'versus', seaTiles: 'included', start: { ...START, ai: 'Y' } })).toContain('without an AI');
  });
});

const hexOfTile = ({ map }: State, tile: string): string | undefined =>
  map.hexes[(map.tiles as readonly string[]).indexOf(tile)];

describe('setup', () => {
  test('CENT-10: the AI plays pieces of another colour than yours', () => {
    for (const colour of PIECES) {
      const { seats } = newGame({ colour });
      expect(seats[0]?.pieces).toBe(colour);
      expect(seats[1]?.pieces).not.toBe(colour);
    }
    expect(new Set(newGame({ mode: 'versus', players: 4 }).seats.map(({ pieces }) => pieces)).size).toBe(4);
  });

  test('a game begins with nothing done yet, and shares no list of its map with another', () => {
    const [one, other] = [newGame({ chance: 'manual' }), newGame({ chance: 'manual' })];
    expect(one).toMatchObject({ phase: 'deal', ply: 0, round: 1, turn: 0, path: [], action: null, ending: null });
    expect(one).toMatchObject({ drawn: 0, built: false, trades: 0, removed: [], ports: [null, null, null, null] });
    expect(one.map).toEqual(other.map);
    expect(one.map.hexes).not.toBe(other.map.hexes);
    expect(one.map.neighbours[0]).not.toBe(other.map.neighbours[0]);
  });

  test('CENT-11: one tile of each symbol leaves the game, in the order of the symbols', () => {
    let state = newGame({ chance: 'manual' });
    for (const symbol of SYMBOLS) {
      expect(legal(state)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `remove market-${symbol}-${n}`));
      state = play(state, `remove market-${symbol}-3`);
    }
    expect(state.removed).toEqual(SYMBOLS.map((symbol) => `market-${symbol}-3`));
    expect(decision(state)).toBe('tile');
  });

  test('CENT-12: 24 map tiles with the sea tiles, 20 without (example 1)', () => {
    const included = newGame();
    expect(included.map.tiles).toHaveLength(24);
    expect(included.map.tiles.filter((tile) => tile.startsWith('sea-'))).toHaveLength(4);
    expect([included.map.hexes.length, included.unseen.length + 1]).toEqual([28, 23]);
    const removed = newGame({ seaTiles: 'removed' });
    expect([removed.map.tiles.length, removed.map.hexes.length]).toEqual([20, 24]);
    expect(removed.map.tiles.some((tile) => tile.startsWith('sea-'))).toBe(false);
  });

  test('CENT-13: each cell gets one of the tiles not laid yet, all equally likely', () => {
    let state = newGame({ chance: 'manual' });
    while (decision(state) === 'remove') state = applyMove(state, legalMoves(state)[0] ?? { kind: 'stay' });
    expect(chances(state)).toHaveLength(24);
    expect(new Set(chances(state).map(({ weight }) => weight))).toEqual(new Set([1]));
    state = play(state, 'tile sea-2');
    expect(chances(state)).toHaveLength(23);
    expect(refused(state, 'tile sea-2')?.code).toBe('impossible');
    const firstTiles = new Set(Array.from({ length: 300 }, (_, i) => newGame({ seed: `${i}` }).map.tiles[0]));
    expect(firstTiles.size).toBe(28);
  });

  test('CENT-18: an order on each port, in port order, never the Closed Port', () => {
    let { state } = { state: newGame({ chance: 'manual' }) };
    while (decision(state) !== 'order') state = applyMove(state, legalMoves(state)[0] ?? { kind: 'stay' });
    expect(chances(state)).toHaveLength(26);
    state = play(state, 'order vp-13', 'order vp-06', 'order vp-18');
    expect(state.ports).toEqual(['vp-13', 'vp-06', 'vp-18', null]);
    expect(legal(state)).toHaveLength(23);
    expect(play(state, 'order vp-09').ports).toEqual(['vp-13', 'vp-06', 'vp-18', 'vp-09']);
  });

  test('CENT-19: the pile holds 22 orders and the Closed Port, which comes 1st to 6th, each equally often', () => {
    const games = few(3000);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let game = 0; game < games; game++) {
      let state = edited(newGame({ seed: `${game}`, start: START }), (draft) => {
        Object.assign(draft.seats[0] ?? {}, { cargo: [99, 99, 99, 99] });
      });
      for (let draws = 0; draws < 6; draws++) {
        const draft = centuryAi.fast.clone(state);
        const port = draft.ports.findIndex((face) => face !== 'closed-port');
        Object.assign(draft, { pending: [asks('action', 0)], turn: 0, phase: 'act', round: 1 });
        Object.assign(draft.seats[0] ?? {}, { boat: draft.map.tiles.length + port, orders: [] });
        centuryAi.fast.play(draft, { kind: 'port' });
        state = draft;
        if (!state.ports.includes('closed-port')) continue;
        counts[draws] = (counts[draws] ?? 0) + 1;
        break;
      }
    }
    expect(counts.reduce((a, b) => a + b)).toBe(games);
    for (const count of counts)
      expect(Math.abs(count - games / 6)).toBeLessThan(5 * Math.sqrt(games * (1 / 6) * (5 / 6)));
  });

  test('CENT-20: the three pools of bonus tiles', () => {
    const abilities = ['bonus-extra-move', 'bonus-upgrade', 'bonus-harvest-red', 'bonus-cargo'];
    const pile = ['bonus-vp-6', 'bonus-vp-5', 'bonus-vp-4', 'bonus-vp-3'];
    expect(newGame().bonusLeft).toEqual([...abilities, ...pile]);
    expect(newGame({ bonusPool: 'one-of-each' }).bonusLeft).toEqual([...abilities, 'bonus-vp-6']);
    expect(newGame({ bonusPool: 'published' }).bonusLeft).toHaveLength(20);
    for (const ability of abilities) expect(poolTiles('published').filter((tile) => tile === ability)).toHaveLength(4);
    expect(poolTiles('published').slice(16)).toEqual(pile);
    expect([BONUS_POOLS.seed.sixLast, BONUS_POOLS.published.sixLast]).toEqual([true, false]);
  });

  test('CENT-21: your board begins full: five outposts in each of four rows', () => {
    expect(newGame().seats[0]?.built).toEqual([0, 0, 0, 0]);
    let state = newGame({ seed: 'rows', aiTradeGain: 'once' });
    while (state.pending.length > 0) {
      state = applyMove(state, centuryAi.botMove(state));
      for (const built of state.seats[0]?.built ?? []) expect(built).toBeLessThanOrEqual(5);
    }
  });

  test('CENT-22: the AI begins with all its outposts in its pile and none on the map', () => {
    const state = newGame();
    expect(state.seats[1]?.built).toEqual([0, 0, 0, 0]);
    expect(state.outposts.flat()).toEqual([]);
  });

  test('CENT-23: a lot decides your starting set (example 22)', () => {
    const state = newGame({ start: START, chance: 'manual' });
    expect(legal(state)).toEqual(['lot yellow', 'lot red', 'lot green', 'lot brown']);
    const sets = COLOURS.map((colour) => cargo(play(state, `lot ${colour}`)));
    expect(sets).toEqual([
      [4, 0, 0, 0],
      [0, 2, 0, 0],
      [1, 0, 1, 0],
      [2, 1, 0, 0],
    ]);
  });

  test('CENT-24: with startingCubes choose you choose one of the four sets first', () => {
    const state = newGame({ startingCubes: 'choose', start: START });
    expect(legal(state)).toEqual(COLOURS.map((set) => `choose-start ${set}`));
    expect(cargo(play(state, 'choose-start green'))).toEqual([1, 0, 1, 0]);
  });

  test('CENT-25: unused sets go back, and the AI begins with nothing', () => {
    const state = newGame({ seed: 'sets' });
    expect(state.sets).toEqual([]);
    expect(cargo(state, 1)).toEqual([0, 0, 0, 0]);
    const drawn = play(newGame({ start: START, chance: 'manual' }), 'lot red');
    expect([drawn.sets, cargo(drawn), decision(drawn)]).toEqual([[], [0, 2, 0, 0], 'place-boat']);
  });

  test('CENT-79: with aiCubes the AI begins with as many cubes of each colour', () => {
    expect(cargo(newGame({ aiCubes: 3 }), 1)).toEqual([3, 3, 3, 3]);
    expect(cargo(newGame({ aiCubes: 3, start: START }), 1)).toEqual([3, 3, 3, 3]);
    expect(cargo(newGame({ aiCubes: 3, start: { ...START, ai: 'RB' } }), 1)).toEqual([0, 1, 0, 1]);
    expect(newGame({ aiCubes: 0, seed: 'sets' })).toEqual(newGame({ seed: 'sets' }));
    expect(issue({ aiCubes: 7 })).toContain('/aiCubes');
    expect(issue({ mode: 'versus', aiCubes: 1 })).toContain('/aiCubes should be 0 in mode versus');
  });

  test('CENT-26: in solo only you choose cubes and place a boat', () => {
    const state = newGame({ startingCubes: 'choose' });
    expect(state.pending.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['place-boat 0', 'choose-start 0']);
    expect(state.seats[1]?.boat).toBeNull();
  });

  test('CENT-27: the boat starts on any market tile, free of charge, and collects nothing', () => {
    const state = newGame({ start: { ...START, seats: [{ cargo: 'RR', boat: null }] } });
    expect(legalMoves(state)).toHaveLength(20);
    expect(refused(state, 'place-boat 2,0')?.code).toBe('no-market');
    expect(refused(state, 'place-boat 2,-1')?.code).toBe('no-market');
    expect(refused(state, 'place-boat 7,7')?.code).toBe('no-market');
    const placed = play(state, 'place-boat 0,4');
    expect([boatHex(placed), cargo(placed), decision(placed)]).toEqual(['0,4', [0, 2, 0, 0], 'sail']);
  });

  test('CENT-28: the chance events of the setup, in their order', () => {
    const hexagon = answered(newGame({ chance: 'manual' }));
    const times = (kind: string, n: number): string[] => Array.from({ length: n }, () => kind);
    expect(hexagon.kinds).toEqual([
      ...times('remove', 4),
      // The last tile is the only one left: it is laid unasked.
      ...times('tile', 23),
      ...times('order', 4),
      'lot',
    ]);
    const random = answered(newGame({ chance: 'manual', map: 'random', startingCubes: 'choose' }));
    expect(random.kinds.slice(0, 5)).toEqual([...times('remove', 4), 'cell']);
    expect(random.kinds.filter((kind) => kind === 'cell')).toHaveLength(21);
    expect(random.kinds).not.toContain('lot');
    expect(random.state.map.hexes).toHaveLength(28);
    expect(Object.keys(MARKET_TILES).map((tile) => encodeMove({ kind: 'tile', tile: tile as never }))).toHaveLength(24);
  });

  test('CENT-29: the weights of a draw are those of the shuffled pile', () => {
    const claim = (state: State): State => play(state, 'stay', 'port');
    const first = claim(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }));
    const weights = chances(first).map(({ move, weight }) => `${encodeMove(move)} ${weight}`);
    expect(weights).toHaveLength(23);
    expect(weights[0]).toBe('draw vp-01 5');
    expect(weights.at(-1)).toBe('draw closed-port 22');
    const drawn = (n: number): State =>
      claim(
        edited(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), (draft) => {
          draft.drawn = n;
        }),
      );
    expect(chances(drawn(3))[0]?.weight).toBe(2);
    const last = claim({ ...scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), unseen: ['vp-01'], drawn: 4 });
    expect(chances(last).map(({ weight }) => weight)).toEqual([1, 1]);
    // As the sixth tile it comes for certain, so there is nothing to ask.
    expect(drawn(5).ports).toEqual(['vp-13', 'closed-port', 'vp-18', 'vp-09']);
    const outside = claim(
      scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ports: ['vp-13', 'vp-06', 'closed-port', 'vp-09'] }),
    );
    expect(new Set(chances(outside).map(({ weight }) => weight))).toEqual(new Set([1]));
    expect(refused(outside, 'draw closed-port')?.code).toBe('impossible');
    expect(refused(outside, 'draw vp-13')?.code).toBe('impossible');
  });
});
