import { type BaseOptions, replaced } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { cargo, decision, edited, legal, ownersAt, play, START, scene } from '../test/scene.js';
import { centuryAi } from './game/index.js';
import type { Options } from './options/index.js';
import type { State } from './state/index.js';
import { describeExplanation } from './words/index.js';

const start = { ...START, seats: [{ cargo: 'Y', boat: '0,4' }] } as const;

/** You trade twice on 0,4, where you build first. */
const tradedTwice = (options: Partial<Options & BaseOptions> = {}): State =>
  play(scene({ cargo: [5, 0, 0, 0], options: { start, chance: 'manual', ...options } }), 'stay', 'market -', 'trade 2');

const explain = (state: State) => describeExplanation(state, centuryAi.explainBotMove(state));

const reasons = (state: State): string => explain(state).reasons.map(cited).join('\n');

describe('the AI', () => {
  test('CENT-70: it has a store without limit, outposts and orders, and never discards', () => {
    const state = scene({ boat: '2,0', ai: [30, 20, 0, 0] });
    const after = play(state, 'stay', 'harvest', 'react');
    expect([cargo(after, 1), decision(after)]).toEqual([[32, 20, 0, 0], 'sail']);
    expect(after.seats[1]?.boat).toBeNull();
  });

  test('CENT-71: it acts once after each of your actions, before your discard', () => {
    const acted = play(scene({ boat: '2,0', cargo: [10, 0, 0, 0] }), 'stay', 'harvest');
    expect(legal(acted)).toEqual(['react']);
    expect(decision(play(acted, 'react'))).toBe('discard');
    expect(centuryAi.check(acted, { kind: 'react' }, 0)?.code).toBe('not-your-turn');
  });

  test('CENT-72: it takes the order with the highest VP that it can pay, and does nothing else', () => {
    const state = play(scene({ cargo: [5, 0, 0, 0], ai: [0, 2, 2, 3] }), 'stay', 'market -', 'trade 2', 'react');
    const taken = play(state, 'draw vp-03');
    expect(taken.seats[1]?.orders).toEqual(['vp-18']);
    expect([cargo(taken, 1), ownersAt(taken, '0,4')]).toEqual([[0, 0, 2, 0], [0]]);
  });

  test('CENT-72: among orders of the same VP it takes the one with fewest cubes, then the lowest port (example 15)', () => {
    const harvested = (
      ports: readonly [string, string, string, string],
      ai: readonly [number, number, number, number],
    ) => play(scene({ boat: '2,0', ai, ports: ports as never }), 'stay', 'harvest', 'react').seats[1]?.orders;
    expect(harvested(['vp-13', 'vp-12', 'vp-26', 'vp-19'], [0, 3, 2, 2])).toEqual(['vp-13']);
    expect(harvested(['vp-12', 'vp-13', 'vp-26', 'vp-19'], [0, 3, 2, 2])).toEqual(['vp-13']);
    expect(harvested(['vp-26', 'vp-05', 'vp-19', 'vp-06'], [1, 2, 1, 1])).toEqual(['vp-05']);
    expect(harvested(['vp-26', 'vp-06', 'vp-19', 'vp-05'], [1, 2, 1, 1])).toEqual(['vp-06']);
  });

  test('CENT-72: after a port action it harvests when it can pay no order', () => {
    const state = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [1, 0, 0, 0] });
    expect(cargo(play(state, 'stay', 'port', 'draw vp-03', 'react'), 1)).toEqual([3, 0, 0, 0]);
  });

  test('CENT-72: what it gains by each reading when you traded twice (example 5)', () => {
    for (const [aiTradeGain, red] of [
      ['matched', 4],
      ['once', 2],
      ['printed', 2],
    ] as const) {
      const after = play(tradedTwice({ aiTradeGain }), 'react');
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
      expect(cargo(play(state, 'stay', 'market -', 'react'), 1)).toEqual([0, red, 0, 0]);
    }
    // YY->G cannot be paid, and the trades of the turn before are over.
    const built = play(tradedTwice(), 'react', 'sail 1,4 -', 'dock', 'market -', 'react');
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
      const market = play(scene({ boat: '1,1', options }), 'stay', 'harvest', 'react');
      expect([cargo(market, 1), ownersAt(market, '1,1')]).toEqual([gain, [1]]);
      const sea = play(scene({ boat: '2,0', options }), 'stay', 'harvest', 'react');
      expect(cargo(sea, 1)).toEqual([2, 0, 0, 0]);
    }
  });

  test('CENT-72: by the strict reading an outpost is all it does (example 17)', () => {
    for (const [aiTradeGain, red] of [
      ['matched', 4],
      ['once', 2],
    ] as const) {
      const strict = { aiMarketReaction: 'place-or-gain', aiTradeGain } as const;
      const placed = play(tradedTwice(strict), 'react');
      expect([cargo(placed, 1), ownersAt(placed, '0,4')]).toEqual([
        [0, 0, 0, 0],
        [0, 1],
      ]);
      const again = edited(placed, (draft) => {
        if (draft.seats[0]) draft.seats[0].cargo = [4, 0, 0, 0];
      });
      expect(cargo(play(again, 'stay', 'market -', 'trade 2', 'react'), 1)).toEqual([0, red, 0, 0]);
    }
  });

  test('CENT-73: it may take the order that your own claim has just turned up, one at a time, from anywhere', () => {
    const state = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [0, 3, 2, 0] });
    const shown = play(state, 'stay', 'port', 'draw vp-03', 'react');
    expect([shown.seats[1]?.orders, shown.ports[1]]).toEqual([['vp-03'], null]);
    const rich = play(scene({ boat: '2,0', ai: [9, 9, 9, 9] }), 'stay', 'harvest', 'react', 'draw vp-03');
    expect([rich.seats[1]?.orders, decision(rich)]).toEqual([['vp-18'], 'sail']);
  });

  test('CENT-74: its outposts are free, and may stand where you have none', () => {
    const after = play(scene({ boat: '1,4', ai: [0, 0, 0, 0] }), 'stay', 'harvest', 'react');
    expect([ownersAt(after, '1,4'), cargo(after, 1)]).toEqual([[1], [2, 0, 0, 0]]);
    expect(after.seats[1]?.built).toEqual([0, 0, 1, 0]);
    const port = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port', 'draw vp-03', 'react');
    expect(port.outposts.flat()).toEqual([]);
  });

  test('CENT-75: harvesting on a sea tile or port places nothing', () => {
    for (const boat of ['2,0', '2,-1'] as const) {
      const after = play(scene({ boat }), 'stay', 'harvest', 'react');
      expect(after.outposts.flat()).toEqual([]);
    }
  });

  test('CENT-76: your bonus tiles do not help it', () => {
    const state = scene({ boat: '2,0', bonuses: ['bonus-harvest-red', 'bonus-upgrade'] });
    const after = play(state, 'stay', 'harvest', 'react');
    expect([cargo(after), cargo(after, 1)]).toEqual([
      [2, 1, 0, 0],
      [2, 0, 0, 0],
    ]);
  });

  test('CENT-77: a reaction that changes nothing is a reaction', () => {
    const state = play(scene({ cargo: [1, 0, 0, 0], outposts: { '0,4': [1] }, loose: {} }), 'stay');
    const built = edited(state, (draft) => {
      if (draft.seats[0]) draft.seats[0].cargo = [2, 0, 0, 0];
    });
    const acted = play(built, 'market YY');
    expect(legal(acted)).toEqual(['react']);
    const after = play(acted, 'react');
    expect([after.seats[1], after.outposts]).toEqual([acted.seats[1], acted.outposts]);
    expect(decision(after)).toBe('sail');
  });

  test('CENT-78: on a standard map its pile lasts: one outpost for each of the 20 market tiles', () => {
    const state = edited(scene({ boat: '0,4' }), (draft) => {
      for (const [place, tile] of draft.map.tiles.entries())
        if (tile.startsWith('market-') && place !== draft.seats[0]?.boat)
          draft.outposts = replaced(draft.outposts, place, [1]);
    });
    const after = play(state, 'stay', 'harvest', 'react');
    const built = after.seats[1]?.built ?? [];
    expect(built.reduce((a, b) => a + b, 0)).toBe(20);
    expect(after.outposts.flat()).toHaveLength(20);
  });
});

describe('its explanation', () => {
  test('names every order with what it costs and what the AI lacks, a single one included', () => {
    const state = edited(tradedTwice(), (draft) => {
      if (draft.seats[1]) draft.seats[1].cargo = [2, 0, 1, 2];
    });
    const { headline, steps } = explain(state);
    expect(centuryAi.explainBotMove(state).move).toEqual({ kind: 'react' });
    expect(headline).toBe('The AI places an outpost on the chili market (2 yellow for 2 red) and gains 4 red.');
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ rule: 'CENT-72', list: "the AI's reaction, step 1", item: 1 });
    expect(steps[0]?.candidates.map(({ id, name, kept, note }) => [id, name, kept, note])).toEqual([
      ['port-nw', 'the north-west port', false, 'cannot pay 2 green and 2 brown for 14 points: lacks 1 green'],
      ['port-ne', 'the north-east port', false, 'cannot pay 2 red, 1 green and 1 brown for 12 points: lacks 2 red'],
      ['port-se', 'the south-east port', false, 'cannot pay 2 red and 3 brown for 16 points: lacks 2 red and 1 brown'],
      [
        'port-sw',
        'the south-west port',
        false,
        'cannot pay 2 yellow, 2 red and 2 green for 13 points: lacks 2 red and 1 green',
      ],
      ['no-order', 'no order', true, 'the last resort'],
    ]);
  });

  test('CENT-72: shows the priority list when several orders can be paid', () => {
    const ports = ['vp-12', 'vp-13', 'vp-26', 'vp-19'] as const;
    const { headline, steps } = explain(play(scene({ boat: '2,0', ai: [0, 3, 2, 2], ports }), 'stay', 'harvest'));
    expect(headline).toBe(
      'The AI takes the 14-point order (2 green and 2 brown) from the north-east port: of those worth most points, the one with the fewest cubes.',
    );
    expect(steps.map(({ item, label }) => [item, label])).toEqual([
      [1, 'an order that its cubes can pay'],
      [2, 'the order worth most points'],
      [3, 'the order with the fewest cubes'],
    ]);
    expect(steps[2]?.candidates.map(({ name, kept, note }) => [name, kept, note])).toEqual([
      ['the north-west port', false, '5 cubes'],
      ['the north-east port', true, '4 cubes'],
    ]);
  });

  test('tells what it gains by which reading, and never counts no trades', () => {
    expect(reasons(tradedTwice())).toContain(
      'You traded twice; by the reading "matched" it gains what the trade gives as often as you: it gains 4 red',
    );
    expect(reasons(tradedTwice({ aiTradeGain: 'once' }))).toContain('once, however often you trade: it gains 2 red');
    expect(reasons(tradedTwice({ aiTradeGain: 'printed' }))).toContain(
      'The trade of the tile gives 2 red, whatever you did: it gains 2 red. (CENT-72)',
    );
    expect(reasons(tradedTwice({ aiMarketReaction: 'place-or-gain' }))).toContain(
      'By the reading "place-or-gain" a turn in which it places an outpost brings no cubes',
    );
    const built = play(scene({ cargo: [1, 0, 0, 0] }), 'stay', 'market -');
    expect(reasons(built)).toContain('You built and did not trade, so by the reading "matched" it gains nothing');
    expect(reasons(built)).not.toContain('CENT-77');
  });

  test('CENT-77: a turn is said to change nothing only when it does', () => {
    const own = scene({ boat: '0,4', cargo: [2, 0, 0, 0], outposts: { '0,4': [1] } });
    const idle = play(own, 'stay', 'market YY');
    expect(explain(idle).headline).toBe('The AI has its turn and changes nothing.');
    expect(reasons(idle)).toContain('A turn that changes nothing is its turn all the same. (CENT-77)');
    expect(reasons(play(own, 'stay', 'harvest'))).not.toContain('CENT-77');
  });

  test('tells why it harvests, places nothing, or passes over a port', () => {
    const port = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port', 'draw closed-port');
    expect(explain(port).headline).toBe('The AI gains 2 yellow.');
    expect(reasons(port)).toContain('The north-east port is closed. (CENT-58)');
    expect(reasons(port)).toContain('You took a port action, so it harvests. (CENT-72)');
    const sea = play(scene({ boat: '2,0' }), 'stay', 'harvest');
    expect(reasons(sea)).toContain(
      'Outposts stand on market tiles alone, so it places none on the sea tile beside the north-east port. (CENT-75)',
    );
    const own = scene({ boat: '0,4', cargo: [2, 0, 0, 0], outposts: { '0,4': [1] } });
    expect(reasons(play(own, 'stay', 'harvest'))).toContain(
      'It has an outpost on the chili market (2 yellow for 2 red)',
    );
  });
});
