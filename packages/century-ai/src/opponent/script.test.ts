import { droppedBy, keptBy } from '@wonders/core/words';
import { describe, expect, test } from 'vitest';
import { cargo, edited, legal, ownersAt, phase, played, START, scene } from '../../test/scene.js';
import { centuryAi } from '../game.js';
import type { NewGameOptions } from '../options/settings.js';
import type { State } from '../state.js';

const start = { ...START, seats: [{ cargo: 'Y', boat: '0,4' }] } as const;

/** You trade twice on 0,4, where you build first. */
const tradedTwice = (options: NewGameOptions = {}): State =>
  played(
    scene({ cargo: [5, 0, 0, 0], options: { start, chance: 'manual', ...options } }),
    'stay',
    'market -',
    'trade 2',
  );

const says = (state: State): string => centuryAi.explainBotMove(state).reasons.join('\n');

describe('the AI', () => {
  test('CENT-70: it has a store without limit, outposts and orders, and never discards', () => {
    const state = scene({ boat: '2,0', ai: [30, 20, 0, 0] });
    const after = played(state, 'stay', 'harvest', 'react');
    expect([cargo(after, 1), phase(after)]).toEqual([[32, 20, 0, 0], 'sail']);
    expect(after.seats[1]?.boat).toBeNull();
  });

  test('CENT-71: it acts once after each of your actions, before your discard', () => {
    const acted = played(scene({ boat: '2,0', cargo: [10, 0, 0, 0] }), 'stay', 'harvest');
    expect(legal(acted)).toEqual(['react']);
    expect(phase(played(acted, 'react'))).toBe('discard');
    expect(centuryAi.check(acted, { kind: 'react' }, 0)?.code).toBe('not-your-turn');
  });

  test('CENT-72: it takes the order with the highest VP that it can pay, and does nothing else', () => {
    const state = played(scene({ cargo: [5, 0, 0, 0], ai: [0, 2, 2, 3] }), 'stay', 'market -', 'trade 2', 'react');
    const taken = played(state, 'draw vp-03');
    expect(taken.seats[1]?.orders).toEqual(['vp-18']);
    expect([cargo(taken, 1), ownersAt(taken, '0,4')]).toEqual([[0, 0, 2, 0], [0]]);
  });

  test('CENT-72: among orders of the same VP it takes the one with fewest cubes, then the lowest port (example 15)', () => {
    const harvested = (
      ports: readonly [string, string, string, string],
      ai: readonly [number, number, number, number],
    ) => played(scene({ boat: '2,0', ai, ports: ports as never }), 'stay', 'harvest', 'react').seats[1]?.orders;
    expect(harvested(['vp-13', 'vp-12', 'vp-26', 'vp-19'], [0, 3, 2, 2])).toEqual(['vp-13']);
    expect(harvested(['vp-12', 'vp-13', 'vp-26', 'vp-19'], [0, 3, 2, 2])).toEqual(['vp-13']);
    expect(harvested(['vp-26', 'vp-05', 'vp-19', 'vp-06'], [1, 2, 1, 1])).toEqual(['vp-05']);
    expect(harvested(['vp-26', 'vp-06', 'vp-19', 'vp-05'], [1, 2, 1, 1])).toEqual(['vp-06']);
  });

  test('CENT-72: after a port action it harvests when it can pay no order', () => {
    const state = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [1, 0, 0, 0] });
    expect(cargo(played(state, 'stay', 'port', 'draw vp-03', 'react'), 1)).toEqual([3, 0, 0, 0]);
  });

  test('CENT-72: what it gains by each reading when you traded twice (example 5)', () => {
    for (const [aiTradeGain, red] of [
      ['matched', 4],
      ['once', 2],
      ['printed', 2],
    ] as const) {
      const after = played(tradedTwice({ aiTradeGain }), 'react');
      expect(cargo(after, 1)).toEqual([0, red, 0, 0]);
      expect(ownersAt(after, '0,4')).toEqual([0, 1]);
    }
  });

  test('CENT-72: what it gains by each reading when you only built', () => {
    for (const [aiTradeGain, red] of [
      ['matched', 0],
      ['once', 0],
      ['printed', 2],
    ] as const) {
      const state = scene({ cargo: [1, 0, 0, 0], options: { start, chance: 'manual', aiTradeGain } });
      expect(cargo(played(state, 'stay', 'market -', 'react'), 1)).toEqual([0, red, 0, 0]);
    }
    // YY->G cannot be paid, and the trades of the turn before are over.
    const built = played(tradedTwice(), 'react', 'sail 1,4 -', 'dock', 'market -', 'react');
    expect([cargo(built, 1), ownersAt(built, '1,4')]).toEqual([
      [0, 4, 0, 0],
      [0, 1],
    ]);
  });

  test('CENT-72: what it gains by each reading when you harvested (example 16)', () => {
    for (const [aiTradeGain, gain] of [
      ['matched', [2, 0, 0, 0]],
      ['once', [2, 0, 0, 0]],
      ['printed', [0, 0, 0, 1]],
    ] as const) {
      const options = { start, chance: 'manual', aiTradeGain } as const;
      const market = played(scene({ boat: '1,1', options }), 'stay', 'harvest', 'react');
      expect([cargo(market, 1), ownersAt(market, '1,1')]).toEqual([gain, [1]]);
      const sea = played(scene({ boat: '2,0', options }), 'stay', 'harvest', 'react');
      expect(cargo(sea, 1)).toEqual([2, 0, 0, 0]);
    }
  });

  test('CENT-72: by the strict reading an outpost is all it does (example 17)', () => {
    for (const [aiTradeGain, red] of [
      ['matched', 4],
      ['once', 2],
    ] as const) {
      const strict = { aiMarketReaction: 'place-or-gain', aiTradeGain } as const;
      const placed = played(tradedTwice(strict), 'react');
      expect([cargo(placed, 1), ownersAt(placed, '0,4')]).toEqual([
        [0, 0, 0, 0],
        [0, 1],
      ]);
      const again = edited(placed, (draft) => {
        if (draft.seats[0]) draft.seats[0].cargo = [4, 0, 0, 0];
      });
      expect(cargo(played(again, 'stay', 'market -', 'trade 2', 'react'), 1)).toEqual([0, red, 0, 0]);
    }
  });

  test('CENT-73: it may take the order that your own claim has just turned up, one at a time, from anywhere', () => {
    const state = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [0, 3, 2, 0] });
    const shown = played(state, 'stay', 'port', 'draw vp-03', 'react');
    expect([shown.seats[1]?.orders, shown.ports[1]]).toEqual([['vp-03'], null]);
    const rich = played(scene({ boat: '2,0', ai: [9, 9, 9, 9] }), 'stay', 'harvest', 'react', 'draw vp-03');
    expect([rich.seats[1]?.orders, phase(rich)]).toEqual([['vp-18'], 'sail']);
  });

  test('CENT-74: its outposts are free, and may stand where you have none', () => {
    const after = played(scene({ boat: '1,4', ai: [0, 0, 0, 0] }), 'stay', 'harvest', 'react');
    expect([ownersAt(after, '1,4'), cargo(after, 1)]).toEqual([[1], [2, 0, 0, 0]]);
    expect(after.seats[1]?.built).toEqual([0, 0, 1, 0]);
    const port = played(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port', 'draw vp-03', 'react');
    expect(port.outposts.flat()).toEqual([]);
  });

  test('CENT-75: harvesting on a sea tile or port places nothing', () => {
    for (const boat of ['2,0', '2,-1'] as const) {
      const after = played(scene({ boat }), 'stay', 'harvest', 'react');
      expect(after.outposts.flat()).toEqual([]);
    }
  });

  test('CENT-76: your bonus tiles do not help it', () => {
    const state = scene({ boat: '2,0', bonuses: ['bonus-harvest-red', 'bonus-upgrade'] });
    const after = played(state, 'stay', 'harvest', 'react');
    expect([cargo(after), cargo(after, 1)]).toEqual([
      [2, 1, 0, 0],
      [2, 0, 0, 0],
    ]);
  });

  test('CENT-77: a reaction that changes nothing is a reaction', () => {
    const state = played(scene({ cargo: [1, 0, 0, 0], outposts: { '0,4': [1] }, loose: {} }), 'stay');
    const built = edited(state, (draft) => {
      if (draft.seats[0]) draft.seats[0].cargo = [2, 0, 0, 0];
    });
    const acted = played(built, 'market YY');
    expect(legal(acted)).toEqual(['react']);
    const after = played(acted, 'react');
    expect([after.seats[1], after.outposts]).toEqual([acted.seats[1], acted.outposts]);
    expect(phase(after)).toBe('sail');
  });

  test('CENT-78: on a standard map its pile lasts: one outpost for each of the 20 market tiles', () => {
    const state = edited(scene({ boat: '0,4' }), (draft) => {
      for (const [place, tile] of draft.map.tiles.entries())
        if (tile.startsWith('market-') && place !== draft.seats[0]?.boat) draft.outposts[place] = [1];
    });
    const after = played(state, 'stay', 'harvest', 'react');
    const built = after.seats[1]?.built ?? [];
    expect(built.reduce((a, b) => a + b, 0)).toBe(20);
    expect(after.outposts.flat()).toHaveLength(20);
  });
});

describe('its explanation', () => {
  test('tells for each port what it shows and what the AI lacks, then the outpost and the gain by the reading', () => {
    const state = tradedTwice();
    expect(says(state)).toContain('It cannot pay the order at port-nw, GGBB for 14 VP: it lacks 2 green and 2 brown.');
    expect(says(state)).toContain('It has no outpost on 0,4, so it places one, free of charge (CENT-74).');
    expect(says(state)).toContain(
      'You traded YY->RR 2 times: by the reading matched it gains 4 red (CENT-72, step 3).',
    );
    const once = played(
      scene({ cargo: [2, 0, 0, 0], options: { start, chance: 'manual' } }),
      'stay',
      'market -',
      'trade 1',
    );
    expect(says(once)).toContain('You traded YY->RR 1 time: by the reading matched it gains 2 red');
    expect(says(tradedTwice({ aiTradeGain: 'printed' }))).toContain(
      'The tile prints YY->RR: by the reading printed it gains 2 red',
    );
    expect(says(tradedTwice({ aiMarketReaction: 'place-or-gain' }))).toContain('the outpost is all it does');
  });

  test('shows the priority list when several orders can be paid', () => {
    const state = played(
      scene({ boat: '2,0', ai: [0, 3, 2, 2], ports: ['vp-12', 'vp-13', 'vp-26', 'vp-19'] }),
      'stay',
      'harvest',
    );
    const { move, steps } = centuryAi.explainBotMove(state);
    expect(move).toEqual({ kind: 'react' });
    expect(steps.map((step) => [step.label, keptBy(step), droppedBy(step)])).toEqual([
      ['highest VP', ['port-nw', 'port-ne'], []],
      ['fewest cubes', ['port-ne'], ['port-nw']],
    ]);
    expect(says(state)).toContain('It takes the order at port-ne (CENT-72, step 1)');
  });

  test('tells why it harvests, places nothing or gains nothing', () => {
    const port = played(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port', 'draw closed-port');
    expect(says(port)).toContain('port-ne shows no order (CENT-58).');
    expect(says(port)).toContain('You took a port action, so it harvests 2 yellow (CENT-72, step 2).');
    expect(says(played(scene({ boat: '2,0' }), 'stay', 'harvest'))).toContain('2,0 is no market tile');
    const own = scene({ boat: '0,4', cargo: [2, 0, 0, 0], outposts: { '0,4': [1] } });
    expect(says(played(own, 'stay', 'market YY'))).toContain('it gains nothing');
    expect(says(played(own, 'stay', 'harvest'))).toContain('It has an outpost on 0,4 already.');
  });
});
