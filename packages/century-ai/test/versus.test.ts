import { replaced, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import type { Cubes } from '../src/components/cubes.js';
import type { Hex } from '../src/components/hexes.js';
import { reachable } from '../src/costs/reach.js';
import { centuryAi } from '../src/game/index.js';
import type { State } from '../src/state/index.js';
import { boatHex, cargo, decision, edited, legal, looseOn, play, refused, START } from './scene.js';

const { newGame } = centuryAi;

/** Seat 0 begins on the start of the worked examples; the other boats and all cargos as given. */
function table(boats: readonly Hex[], cargos: readonly Cubes[], edit?: Parameters<typeof edited>[1]): State {
  const seats = boats.map(() => ({ cargo: 'Y', boat: '0,4' as const }));
  const start = { ...START, seats };
  const options = { mode: 'versus', players: boats.length, seaTiles: 'included', chance: 'manual', start } as const;
  return edited(newGame(options), (draft) => {
    for (const [seat, side] of draft.seats.entries()) {
      side.boat = draft.map.hexes.indexOf(boats[seat] ?? '0,4');
      side.cargo = cargos[seat] ?? [0, 0, 0, 0];
    }
    draft.path = [draft.seats[0]?.boat ?? 0];
    edit?.(draft);
  });
}

const NOTHING: Cubes = [0, 0, 0, 0];

describe('setting up', () => {
  test('CENT-110: 2 to 4 seats, all of them players, seat 0 first', () => {
    for (const players of [2, 3, 4]) {
      let state = newGame({ mode: 'versus', players, seed: 'first' });
      expect(centuryAi.seats(state).map(({ role }) => role)).toEqual(Array.from({ length: players }, () => 'player'));
      while (decision(state) !== 'sail') state = centuryAi.applyMove(state, centuryAi.botMove(state));
      expect(centuryAi.activeSeats(state)).toEqual([0]);
    }
  });

  test('CENT-111: the published hexagon without sea tiles, unless the options say otherwise', () => {
    expect(newGame({ mode: 'versus' }).map.tiles).toHaveLength(20);
    expect(newGame({ mode: 'versus', seaTiles: 'included', map: 'random' }).map.tiles).toHaveLength(24);
  });

  test('CENT-112: each seat has a board and a boat, the pool is the published one, and there is no reaction', () => {
    const state = newGame({ mode: 'versus', players: 3 });
    expect(state.seats).toHaveLength(3);
    expect([state.options.bonusPool, state.bonusLeft.length]).toEqual(['published', 20]);
    const acted = play(table(['0,4', '2,1'], [NOTHING, NOTHING]), 'stay', 'harvest');
    expect([decision(acted), acted.turn]).toEqual(['sail', 1]);
  });

  test('CENT-113: the last seat drafts first: a set that is left, then a boat on any market tile', () => {
    let state = newGame({ mode: 'versus', players: 3, seed: 'draft' });
    const seen: string[] = [];
    let hex = '';
    for (const set of ['brown', 'yellow', 'green']) {
      seen.push(`${decision(state)} ${centuryAi.activeSeats(state)[0]}`);
      state = play(state, `choose-start ${set}`);
      seen.push(`${decision(state)} ${centuryAi.activeSeats(state)[0]}`);
      if (hex === '') hex = legal(state)[0] ?? '';
      // All on the same tile: an occupied one may be chosen too.
      state = play(state, hex);
      if (decision(state) === 'choose-start') expect(refused(state, `choose-start ${set}`)?.code).toBe('taken');
    }
    expect(seen).toEqual([
      'choose-start 2',
      'place-boat 2',
      'choose-start 1',
      'place-boat 1',
      'choose-start 0',
      'place-boat 0',
    ]);
    expect(state.seats.map((side) => side.cargo)).toEqual([
      [1, 0, 1, 0],
      [4, 0, 0, 0],
      [2, 1, 0, 0],
    ]);
    expect(new Set(state.seats.map(({ boat }) => boat)).size).toBe(1);
  });
});

describe('tolls', () => {
  test('CENT-38, CENT-39: ending on a tile costs a cube for each other boat, or you may not end there (example 23)', () => {
    const poor = table(['0,4', '1,3', '1,3'], [[1, 0, 0, 0]]);
    const there = play(poor, 'sail 1,3 -');
    expect(centuryAi.check(there, { kind: 'dock' })).toEqual({ code: 'toll', rule: 'CENT-38', need: 2, have: 1 });
    const rich = table(['0,4', '1,3', '1,3'], [[1, 1, 0, 0]], (draft) => {
      draft.loose = replaced(draft.loose, draft.map.hexes.indexOf('1,3'), [0, 0, 1, 0]);
    });
    const docked = play(rich, 'sail 1,3 -', 'dock');
    // The cube lying there cannot pay the toll.
    expect([decision(docked), legal(docked), cargo(docked)]).toEqual([
      'toll',
      ['pay-toll yellow', 'pay-toll red'],
      [1, 1, 0, 0],
    ]);
    const asked = play(docked, 'pay-toll red', 'pay-toll yellow');
    expect([decision(asked), cargo(asked)]).toEqual(['collect', NOTHING]);
    const paid = play(asked, 'collect');
    expect([cargo(paid), cargo(paid, 1), cargo(paid, 2), looseOn(paid, '1,3')]).toEqual([
      [0, 0, 1, 0],
      [0, 1, 0, 0],
      [1, 0, 0, 0],
      NOTHING,
    ]);
    expect(decision(paid)).toBe('action');
  });

  test('CENT-38: the house bot sails to an order only where it can still pay it after the tolls and the steps', () => {
    const goes = (boats: readonly Hex[], own: Cubes): readonly [string, string] => {
      const state = table(boats, [own]);
      const { move, headline } = centuryAi.explainBotMove(state);
      const turns = headline?.key === 'head-for' ? headline.values.turns : 0;
      return [centuryAi.encodeMove(move), turns === 1 ? 'delivers' : 'not this turn'];
    };
    // The order at 2,-1 asks for two red, a green and a brown cube. Boats there ask for none.
    expect(goes(['2,0', '0,4'], [0, 2, 1, 1])).toEqual(['sail 2,-1 -', 'delivers']);
    expect(goes(['2,0', '2,-1', '2,-1'], [0, 2, 1, 1])).toEqual(['sail 2,-1 -', 'delivers']);
    // From two steps away a cube is left behind.
    expect(goes(['1,1', '2,-1'], [0, 2, 1, 1])[1]).toBe('not this turn');
    expect(goes(['1,1', '2,-1'], [1, 2, 1, 1])[1]).toBe('delivers');
  });

  test('CENT-38, CENT-42: where a player has sailed farther than it would, the house bot goes on if it cannot pay to end', () => {
    const there = play(table(['0,4', '2,2', '2,2'], [[2, 0, 0, 0]]), 'sail 1,3 -', 'sail 2,2 yellow');
    expect(centuryAi.check(there, { kind: 'dock' })?.code).toBe('toll');
    const { move, headline, reasons } = centuryAi.explainBotMove(there);
    expect(centuryAi.check(there, move)).toBeUndefined();
    expect(move.kind).toBe('sail');
    expect([headline?.key, reasons]).toEqual(['unweighed', []]);
  });

  test('CENT-38: tiles merely passed and the tile where you stay cost nothing', () => {
    const passed = play(table(['0,4', '1,3'], [[1, 0, 0, 0]]), 'sail 1,3 -', 'sail 2,2 yellow', 'dock');
    expect([decision(passed), cargo(passed, 1)]).toEqual(['action', NOTHING]);
    expect(decision(play(table(['0,4', '0,4'], [[1, 0, 0, 0]]), 'stay'))).toBe('action');
  });

  test('CENT-42: no step after which the movement could not end', () => {
    // Without a cube the step onto a boat is refused: it could neither end there nor go on.
    const none = table(['0,4', '1,3', '1,3'], [NOTHING]);
    expect(refused(none, 'sail 1,3 -')?.code).toBe('stranded');
    expect(legal(none)).not.toContain('sail 1,3 -');
    // With one cube it can go on, leaving the cube, as long as a tile without boats is next to it.
    const one = table(['0,4', '1,3', '1,3'], [[1, 0, 0, 0]]);
    expect(refused(one, 'sail 1,3 -')).toBeUndefined();
    // With boats on all tiles around it, ports and sea tiles aside, it cannot.
    const shut = table(['1,4', '0,5', '0,5', '1,4'], [[1, 0, 0, 0]], (draft) => {
      for (const hex of ['0,4', '-1,5'] as const) {
        const place = draft.map.hexes.indexOf(hex);
        draft.seats.push({ ...(draft.seats[3] as never as (typeof draft.seats)[0]), boat: place });
      }
    });
    expect(refused(shut, 'sail 0,5 -')?.code).toBe('stranded');
  });

  test('CENT-38, CENT-42: seat 0 is paid like the others, and with two seats too', () => {
    const second = play(table(['1,3', '0,4'], [NOTHING, NOTHING]), 'stay', 'harvest');
    expect(refused(second, 'sail 1,3 -')?.code).toBe('stranded');
  });

  test('CENT-42, CENT-63: a free step that is left counts as a way on', () => {
    const first = table(['0,4', '1,3'], [NOTHING], (draft) => {
      if (draft.seats[0]) draft.seats[0].bonuses = ['bonus-extra-move'];
    });
    expect(legal(first)).toContain('sail 1,3 -');
    const there = play(first, 'sail 1,3 -');
    expect(refused(there, 'dock')?.code).toBe('toll');
    expect(legal(there)).toContain('sail 2,2 -');
  });

  test('CENT-42: every sailing seat can always end its movement', () => {
    for (let game = 0; game < 30; game++) {
      let state = newGame({ mode: 'versus', players: 4, seed: `end ${game}`, roundLimit: 20 });
      const rng = seedRng(`end ${game}`);
      const random = () => {
        rng.s0 = (rng.s0 * 69069 + 0.123) % 1;
        return rng.s0;
      };
      while (state.pending.length > 0) {
        const codes = legal(state);
        const ends = codes.some((code) => code === 'stay' || code === 'dock' || code.startsWith('sail'));
        if (codes.length === 0 || (decision(state) === 'sail' && !ends)) expect.fail(`game ${game}: ${codes}`);
        state = centuryAi.applyMove(state, centuryAi.fast.randomMove(state, random));
      }
    }
  });

  test('CENT-114, CENT-122: tolls go in seat order after the mover into the other holds, which are cut down with this turn (example 27)', () => {
    const state = table(['0,4', '1,3', '2,2', '1,3'], [[2, 0, 0, 0], [10, 0, 0, 0], NOTHING, NOTHING]);
    const turned = edited(state, (draft) => {
      draft.turn = 0;
    });
    const docked = play(turned, 'sail 1,3 -', 'dock');
    expect(docked.pending.map(({ kind, owner }) => `${kind} ${owner}`)).toEqual(['toll 3', 'toll 1']);
    const paid = play(docked, 'pay-toll yellow', 'pay-toll yellow', 'harvest');
    expect([cargo(paid, 1), cargo(paid, 3)]).toEqual([
      [11, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    // It is still the turn of seat 0, and seat 1 discards.
    expect([decision(paid), paid.turn, centuryAi.activeSeats(paid)]).toEqual(['discard', 0, [1]]);
    const next = play(paid, 'discard yellow');
    expect([cargo(next, 1), decision(next), next.turn]).toEqual([[10, 0, 0, 0], 'sail', 1]);
    const second = table(['1,3', '0,4', '1,3', '1,3'], [NOTHING, [3, 0, 0, 0]]);
    const owners = play(second, 'stay', 'harvest', 'sail 1,3 -', 'dock').pending.map(({ seat, owner }) => [
      seat,
      owner,
    ]);
    expect(owners.reverse()).toEqual([
      [1, 2],
      [1, 3],
      [1, 0],
    ]);
  });

  test('CENT-38, CENT-114: at ports and on sea tiles nothing is due, whoever lies there', () => {
    for (const hex of ['2,0', '2,-1'] as const) {
      const from = hex === '2,0' ? '2,1' : '2,0';
      const docked = play(table([from, hex, hex], [NOTHING]), `sail ${hex} -`, 'dock');
      expect([decision(docked), cargo(docked, 1)]).toEqual(['action', NOTHING]);
    }
  });

  test('CENT-38, CENT-40: a movement that ends where it began pays the toll there', () => {
    const back = play(table(['0,4', '0,4'], [[2, 0, 0, 0]]), 'sail 1,3 -', 'sail 0,4 yellow', 'dock');
    expect([decision(back), cargo(play(back, 'pay-toll yellow'), 1)]).toEqual(['toll', [1, 0, 0, 0]]);
  });

  test('CENT-42: with the last cube a boat may also go on to a port or back to where it came from', () => {
    // Both boats lie on 1,3, and the one cube cannot pay them; 0,4 is free again.
    const there = play(table(['0,4', '1,3', '1,3'], [[1, 0, 0, 0]]), 'sail 1,3 -');
    expect(legal(there)).toContain('sail 0,4 yellow');
    expect(decision(play(there, 'sail 0,4 yellow', 'dock'))).toBe('action');
    // A boat on 0,4 shuts the way back.
    const shut = play(table(['0,4', '1,3', '1,3', '0,4'], [[1, 0, 0, 0]]), 'sail 1,3 -');
    expect(refused(shut, 'sail 0,4 yellow')?.code).toBe('stranded');
  });

  test('CENT-122: at the end of a turn the mover discards first, then the others clockwise', () => {
    const state = table(['2,0', '0,4', '1,3'], [NOTHING, [12, 0, 0, 0], [0, 11, 0, 0]]);
    const second = edited(state, (draft) => {
      draft.turn = 1;
      draft.path = [draft.seats[1]?.boat ?? 0];
      draft.pending = [{ kind: 'sail', seat: 1, owner: null, port: null }];
      if (draft.seats[0]) draft.seats[0].cargo = [0, 0, 0, 11];
    });
    const asked: (string | undefined)[] = [];
    let now = play(second, 'stay', 'harvest');
    while (decision(now) === 'discard') {
      asked.push(`${centuryAi.activeSeats(now)[0]} ${legal(now)}`);
      now = play(now, legal(now)[0] ?? '');
    }
    const [one, two, zero] = ['1 discard yellow', '2 discard red', '0 discard brown'];
    expect(asked).toEqual([one, one, one, one, two, zero]);
    expect([decision(now), now.turn]).toEqual(['sail', 2]);
  });

  test('reachable counts tolls and leaves out where they cannot be paid', () => {
    const reach = reachable(table(['0,4', '1,3', '1,3'], [[1, 0, 0, 0]]));
    expect(reach.map(({ hex }) => hex)).not.toContain('1,3');
    expect(reachable(table(['0,4', '1,3'], [[1, 0, 0, 0]])).find(({ hex }) => hex === '1,3')?.toll).toBe(1);
    // Who stays pays nothing and collects nothing; who has come there does both (CENT-40).
    const shared = (boats: readonly Hex[]): State =>
      table(boats, [[2, 0, 0, 0]], (draft) => {
        draft.loose = replaced(draft.loose, draft.map.hexes.indexOf('0,4'), [0, 0, 1, 0]);
      });
    expect(reachable(shared(['0,4', '0,4']))[0]).toMatchObject({ hex: '0,4', toll: 0, collects: NOTHING });
    const arrived = reachable(play(shared(['1,3', '0,4']), 'sail 0,4 -'))[0];
    expect(arrived).toMatchObject({ hex: '0,4', toll: 1, collects: [0, 0, 1, 0] });
  });
});

describe('playing', () => {
  test('CENT-115: an outpost costs 2 cubes for each there with 2 seats, 1 with 3 or 4 (example 24)', () => {
    const price = (players: number, owners: readonly number[]): number => {
      const state = table(
        Array.from({ length: players }, () => '0,4' as const),
        [[9, 0, 0, 0]],
        (draft) => {
          draft.outposts = replaced(draft.outposts, draft.map.hexes.indexOf('0,4'), owners);
        },
      );
      const code = legal(play(state, 'stay')).find((each) => each.startsWith('market')) ?? '';
      return code.replace('market ', '').replace('-', '').length;
    };
    const ways = (owners: readonly number[]): readonly string[] =>
      legal(
        play(
          table(['0,4', '0,4', '0,4', '0,4'], [[9, 9, 9, 9]], (draft) => {
            draft.outposts = replaced(draft.outposts, draft.map.hexes.indexOf('0,4'), owners);
          }),
          'stay',
        ),
      ).filter((code) => code.startsWith('market'));
    // Cubes of any colours will do (CENT-47).
    expect(ways([1])).toEqual(['market B', 'market G', 'market R', 'market Y']);
    expect([ways([]), ways([1, 2]), ways([1, 2, 3])].map(({ length }) => length)).toEqual([1, 10, 20]);
    expect([price(2, []), price(2, [1]), price(3, [1]), price(3, [1, 2]), price(4, [1, 2, 3])]).toEqual([
      0, 2, 1, 2, 3,
    ]);
  });

  test('CENT-60: a seat may own several bonus tiles of a kind, and any number of the pile: 6, then 5, 4, 3', () => {
    const state = table(['0,3', '0,3'], [NOTHING], (draft) => {
      draft.bonusLeft = draft.bonusLeft.filter((tile) => tile !== 'bonus-vp-6');
      for (const [place, tile] of draft.map.tiles.entries())
        if (tile.startsWith('market-') && tile !== 'market-cloves-2' && !tile.startsWith('market-cloves'))
          draft.outposts = replaced(draft.outposts, place, [0]);
    });
    const asked = play(state, 'stay', 'market -');
    expect(legal(asked).filter((code) => code.includes('vp'))).toEqual(['bonus bonus-vp-5']);
    const owner = edited(asked, (draft) => {
      if (draft.seats[0]) draft.seats[0].bonuses = ['bonus-vp-6', 'bonus-cargo'];
    });
    expect(legal(owner)).toEqual([
      'bonus bonus-extra-move',
      'bonus bonus-upgrade',
      'bonus bonus-harvest-red',
      'bonus bonus-cargo',
      'bonus bonus-vp-5',
    ]);
    const taken = play(owner, 'bonus bonus-cargo');
    expect(taken.seats[0]?.bonuses).toEqual(['bonus-vp-6', 'bonus-cargo', 'bonus-cargo']);
    expect(taken.bonusLeft.filter((tile) => tile === 'bonus-cargo')).toHaveLength(3);
  });

  test('CENT-32, CENT-120: the action may be left out', () => {
    const state = table(['0,4', '1,3'], [[11, 0, 0, 0], NOTHING]);
    const passed = play(state, 'stay', 'pass');
    // Nothing has happened, and the hold is cut down all the same.
    expect([decision(passed), cargo(passed), passed.action]).toEqual(['discard', [11, 0, 0, 0], null]);
    const next = play(passed, 'discard yellow');
    expect([decision(next), next.turn, cargo(next)]).toEqual(['sail', 1, [10, 0, 0, 0]]);
    expect(decision(play(table(['0,4', '1,3'], [NOTHING]), 'sail 1,4 -', 'dock', 'pass'))).toBe('sail');
  });

  test('CENT-39, CENT-121: after docking the cubes there are collected or left, all of them; none lying there, none asked', () => {
    const state = table(['0,4', '2,2'], [[1, 0, 0, 0]], (draft) => {
      draft.loose = replaced(draft.loose, draft.map.hexes.indexOf('1,3'), [1, 0, 2, 0]);
    });
    const asked = play(state, 'sail 1,3 -', 'dock');
    expect([decision(asked), legal(asked)]).toEqual(['collect', ['collect', 'leave']]);
    const collected = play(asked, 'collect');
    expect([decision(collected), cargo(collected), looseOn(collected, '1,3')]).toEqual([
      'action',
      [2, 0, 2, 0],
      NOTHING,
    ]);
    const left = play(asked, 'leave');
    expect([decision(left), cargo(left), looseOn(left, '1,3')]).toEqual(['action', [1, 0, 0, 0], [1, 0, 2, 0]]);
    expect(decision(play(state, 'sail 1,4 -', 'dock'))).toBe('action');
    expect(decision(play(state, 'stay'))).toBe('action');
  });

  test('CENT-117: after a 4th VP tile all seats finish the round; the last of equals wins', () => {
    const state = table(['2,-1', '0,4', '0,4'], [[0, 2, 1, 1]], (draft) => {
      if (draft.seats[0]) draft.seats[0].orders = ['vp-01', 'vp-02', 'vp-03'];
      draft.unseen = draft.unseen.filter((order) => !['vp-01', 'vp-02', 'vp-03'].includes(order));
    });
    const claimed = play(state, 'stay', 'port', 'draw vp-04');
    expect([decision(claimed), claimed.turn]).toEqual(['sail', 1]);
    const second = play(claimed, 'stay', 'harvest');
    expect([decision(second), second.turn]).toEqual(['sail', 2]);
    const over = play(second, 'stay', 'harvest');
    expect(decision(over)).toBe('over');
    expect(centuryAi.outcome(over)).toMatchObject({ ending: 'fourth-order', winners: [0] });
    const tie = edited(over, (draft) => {
      for (const side of draft.seats) side.orders = [];
    });
    expect(centuryAi.outcome(tie)).toMatchObject({ winners: [2], ranks: [3, 2, 1] });
  });

  test('CENT-118: others see how many orders a seat claimed, not which, until the game is over', () => {
    const state = table(['2,-1', '0,4'], [[0, 2, 1, 1]]);
    const { state: claimed, events } = centuryAi.transition(play(state, 'stay'), { kind: 'port' });
    const order = events.find((event) => event.kind === 'order');
    if (order === undefined) throw new Error('no order was taken');
    expect(centuryAi.viewEvent(order, 0)).toMatchObject({ order: 'vp-06' });
    expect(centuryAi.viewEvent(order, 1)).toMatchObject({ order: 'hidden' });
    expect(centuryAi.viewEvent(order, 'spectator')).toMatchObject({ order: 'hidden' });
    expect(centuryAi.view(claimed, 0).seats[0]?.orders).toEqual(['vp-06']);
    const other = centuryAi.view(claimed, 1);
    expect(other.seats[0]?.orders).toEqual(['hidden']);
    expect(other.unseen).toContain('vp-06');
    const dealt = new Set<string>();
    for (let i = 0; i < 200; i++) dealt.add(centuryAi.determinize(other, seedRng(`${i}`)).seats[0]?.orders[0] ?? '');
    expect(dealt.size).toBe(23);
    const over = edited(claimed, (draft) => {
      draft.pending = [];
      draft.phase = 'over';
    });
    expect(centuryAi.view(over, 1).seats[0]?.orders).toEqual(['vp-06']);
  });

  test('CENT-119: the limit of rounds holds here too', () => {
    let state = newGame({ mode: 'versus', players: 2, roundLimit: 20, seed: 'limit' });
    while (state.pending.length > 0) {
      const moves = centuryAi.legalMoves(state);
      const still = moves.find(({ kind }) => kind === 'stay' || kind === 'harvest') ?? moves[0] ?? { kind: 'stay' };
      state = centuryAi.applyMove(state, still);
    }
    expect([state.round, centuryAi.outcome(state)?.ending]).toEqual([20, 'round-limit']);
    expect(boatHex(state)).toBeDefined();
  });
});
