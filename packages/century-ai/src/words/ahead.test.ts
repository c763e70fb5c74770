import { expect, test } from 'vitest';
import { edited, play, START, scene, table } from '../../test/scene.js';
import { drawBoard } from '../board/index.js';
import type { Cubes } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import type { PortFace } from '../components/orders.js';
import { centuryAi, type State } from '../index.js';
import { describeNotice, describePiece, describePreview, describePrompt } from './index.js';

const { preview, promptOf, view } = centuryAi;

const ahead = (state: State, code: string): readonly string[] =>
  describePreview(state, preview(state, table.move(code))).map(({ text }) => text);

const asked = (state: State): string => {
  const prompt = promptOf(state);
  return prompt === undefined ? '' : describePrompt(state, prompt);
};

/** Three seats with their boats; the first one has this cargo. */
function three(boats: readonly [Hex, Hex, Hex], cargo: Cubes, edit?: Parameters<typeof edited>[1]): State {
  const start = { ...START, seats: boats.map(() => ({ cargo: 'Y', boat: '0,4' as const })) };
  const options = { mode: 'versus', players: 3, seaTiles: 'included', chance: 'manual', start } as const;
  return edited(centuryAi.newGame(options), (draft) => {
    for (const [seat, side] of draft.seats.entries())
      Object.assign(side, {
        boat: draft.map.hexes.indexOf(boats[seat] ?? '0,4'),
        cargo: seat === 0 ? cargo : [0, 0, 0, 0],
      });
    draft.path = [draft.seats[0]?.boat ?? 0];
    edit?.(draft);
  });
}

test('CENT-57: what a port offers: its order, none, or none since it is closed', () => {
  const at = (face: PortFace) =>
    ahead(scene({ boat: '2,-1', ports: ['vp-13', face, 'vp-18', 'vp-09'] }), 'stay').join();
  expect(at('vp-06')).toBe(
    'Nothing is paid or collected; the order here takes 2 red, 1 green and 1 brown and is worth 12 points',
  );
  expect(at('closed-port')).toBe('Nothing is paid or collected; the port is closed');
  expect(at(null)).toBe('Nothing is paid or collected; the port has no order');
});

test('CENT-63: with one more free step the next one is free', () => {
  const two = scene({ bonuses: ['bonus-extra-move'] });
  expect(ahead(two, 'sail 1,4 -').join()).toMatch(/; the next step is free$/);
  expect(ahead(scene(), 'sail 1,4 -').join()).toMatch(/; no cube is left for another step$/);
  expect(ahead(scene({ cargo: [1, 0, 0, 0] }), 'sail 1,4 -').join()).toMatch(/; the next step leaves a cube behind$/);
  expect(asked(two)).toBe('Your turn: sail, or stay here; the first 2 steps are free');
  expect(asked(play(two, 'sail 1,4 -'))).toBe('Your turn: one more step is free; sail on, or end the movement');
});

test('CENT-114: a cube for each boat that lies where a movement ends', () => {
  const two = three(['0,4', '1,4', '1,4'], [3, 0, 0, 0]);
  expect(ahead(two, 'sail 1,4 -').join()).toMatch(
    /^The movement can end there for a toll of 2 cubes and collects nothing/,
  );
  expect(describePiece(two, 'hex-1_4')?.text).toMatch(
    /; Seat 2's and Seat 3's boats; costs 2 cubes for the boats there$/,
  );
  expect(ahead(play(two, 'sail 1,4 -'), 'dock').join()).toMatch(
    /^A toll of 2 cubes is due first; Seat 1 collects nothing/,
  );
  const one = three(['0,4', '1,4', '2,2'], [3, 0, 0, 0]);
  expect(ahead(one, 'sail 1,4 -').join()).toMatch(/ for a toll of 1 cube and /);
  expect(describePiece(one, 'hex-1_4')?.text).toMatch(/; Seat 2's boat; costs 1 cube for the boat there$/);
});

test('CENT-114: who cannot pay the toll sails on', () => {
  const poor = three(['0,4', '1,4', '1,4'], [1, 0, 0, 0]);
  expect(asked(play(poor, 'sail 1,4 -'))).toBe("Seat 1's turn: leave the last cube here and sail on");
  const free = three(['0,4', '1,4', '1,4'], [0, 0, 0, 0], (draft) => {
    Object.assign(draft.seats[0] ?? {}, { bonuses: ['bonus-extra-move'] });
  });
  expect(asked(play(free, 'sail 1,4 -'))).toBe("Seat 1's turn: one more step is free; sail on");
});

test('CENT-57: whether the port that the Closed Port leaves gets a tile', () => {
  const closed = scene({ ports: ['vp-13', 'closed-port', 'vp-18', 'vp-09'] });
  const told = (state: State) => centuryAi.notices(state).map((notice) => describeNotice(state, notice).text);
  const before = 'The Closed Port goes to the port of the next order that is taken; the north-east port then';
  expect(told(closed)).toContain(`${before} gets the next tile.`);
  expect(told(edited(closed, (draft) => Object.assign(draft, { unseen: [] })))).toContain(`${before} stays empty.`);
});

test('CENT-118: the points of a table say that they leave out the orders that lie face down', () => {
  const described = (orders: readonly string[]) => {
    const state = three(['0,4', '1,4', '2,2'], [0, 0, 0, 0], (draft) =>
      Object.assign(draft.seats[1] ?? {}, { orders }),
    );
    return /<desc>(.*?)\. /.exec(drawBoard(view(state, 0)))?.[1];
  };
  expect(described([])).toBe('You, Seat 2 and Seat 3 are level at 0 points');
  expect(described(['vp-12'])).toBe('You, Seat 2 and Seat 3 are level at 0 points, hidden orders aside');
});

test('CENT-17, CENT-23: what turns up while a map is laid out by chance', () => {
  let state: State = centuryAi.newGame({ chance: 'manual', map: 'random', seed: '1' });
  const first = new Map<string, State>();
  while (state.pending.at(-1)?.kind !== 'sail') {
    const kind = state.pending.at(-1)?.kind ?? '';
    if (!first.has(kind)) first.set(kind, state);
    const [move] = centuryAi.legalMoves(state);
    if (move === undefined) throw new Error('no move');
    state = centuryAi.applyMove(state, move);
  }
  const told = (kind: string, place: string) => {
    const at = first.get(kind);
    return at && describePiece(at, place)?.text;
  };
  expect(told('cell', 'hex-0_0')).toBe('Hex in column 2 from the west, 1 from the north; on the map');
  expect(told('cell', 'hex--1_1')).toBe('Hex in column 1 from the west, 1 from the north: the map may grow here');
  expect(told('cell', 'hex-9_9')).toBeUndefined();
  expect(told('tile', 'tile-market-chili-2')).toBe('Chili tile: trade 1 green for 2 red');
  expect(told('tile', 'tile-sea-1')).toBe('Sea tile: no trade and no outposts');
  expect(told('lot', 'tile-market-ginger-2')).toBeUndefined();
  expect(told('order', 'order-vp-04')).toBe('Order: 12 points for 4 green');
  expect(told('lot', 'lot-green')).toBe('Green lot: 1 yellow and 1 green to start with');
  expect(told('lot', 'lot-blue')).toBeUndefined();
  const drawn = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port');
  expect(describePiece(drawn, 'order-closed-port')?.text).toBe('Closed Port: nothing can be delivered where it lies');
  expect(describePiece(scene({ aiOrders: ['vp-04'] }), 'order-vp-04')?.text).toBe(
    'Order: 12 points for 4 green; delivered by the AI',
  );
});

test('CENT-64: who upgrades nothing keeps the cargo', () => {
  for (const [cargo, cubes] of [
    [[2, 1, 1, 0], '4 cubes'],
    [[1, 0, 0, 0], '1 cube'],
  ] as const) {
    const state = play(scene({ cargo, bonuses: ['bonus-upgrade'] }), 'stay', 'market -');
    expect(table.legal(state)).toContain('skip-upgrade');
    expect(ahead(state, 'skip-upgrade')).toContain(`Your cargo keeps its ${cubes}`);
  }
});

test('CENT-53: without a new outpost the action trades once at least', () => {
  const state = play(scene({ boat: '0,4', cargo: [9, 9, 9, 9], outposts: { '0,4': [0] } }), 'stay');
  const [market] = centuryAi.legalMoves(state).filter(({ kind }) => kind === 'market');
  expect(market && describePreview(state, preview(state, market))).toMatchObject([{ text: 'You trade 1 to 4 times' }]);
});
