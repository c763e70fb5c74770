import { type BaseOptions, draw, drawInt, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { DEEP, MORE } from '../../../../.ci/runs.js';
import { edited, play, scene } from '../../test/scene.js';
import { activeSeats, fast, newGame, seats } from '../game/index.js';
import { determinize, view } from '../index.js';
import type { Options } from '../options/index.js';
import type { Position } from '../state/index.js';
import { describePosition } from './index.js';

/** The lines under a heading. */
const under = (position: Position, heading: string): readonly string[] | undefined =>
  describePosition(position).find((paragraph) => paragraph.heading === heading)?.lines;

/** Headings and lines as they would be printed. */
const text = (position: Position): readonly string[] =>
  describePosition(position).flatMap(({ heading, lines }) => [`# ${heading}`, ...lines]);

/** The kinds of lines, and of the facts of hexes and ports: `Hex: outposts`. */
const KINDS = [
  'Action this turn',
  'Boat',
  'Bonus pile from the top',
  'Bonus tiles',
  'Bonus tiles left',
  'Cargo',
  'Cubes',
  'Draw pile',
  'Hex',
  'Hex: boats',
  'Hex: cubes',
  'Hex: no tile yet',
  'Hex: outposts',
  'Hex: sea',
  'Orders',
  'Outposts built',
  'Pieces',
  'Points',
  'Port',
  'Port: boats',
  'Port: closed',
  'Port: cubes',
  'Port: empty',
  'Round',
  'Set aside for the last column',
  'Starting sets left',
  'Steps away',
  'Tiles not yet laid',
  'Tiles out of the game',
  'Turn',
  'Way this turn',
  'Winner',
];

function kindsOf(line: string): readonly string[] {
  const [label = '', said = ''] = line.split(': ');
  const kind = label
    .replace(/^Hex .*/, 'Hex')
    .replace(/^.* port$/, 'Port')
    .replace(/^\d+ steps? away/, 'Steps away');
  const more = /^(Hex|Port)$/.test(kind)
    ? (said.match(/boats|closed|cubes|empty|no tile yet|outposts|sea/g) ?? [])
    : [];
  return [kind, ...more.map((each) => `${kind}: ${each}`)];
}

const VARIANTS: readonly Partial<Options & BaseOptions>[] = [
  {},
  { chance: 'manual', map: 'random', startingCubes: 'choose' },
  { aiBoard: 'virtual', aiTradeGain: 'printed', bonusPool: 'one-of-each' },
  { mode: 'versus', players: 2 },
  { mode: 'versus', players: 4, map: 'random', seaTiles: 'included' },
];

const WELL_FORMED = /^[A-Z0-9][^:]*: [^:]*[^.:;,\s]$/;
/** A notice of what is about to end. */
const NOTICE = /^[A-Z]\S.*[^.]\.$/;
const SLIPS = /undefined|null|NaN|object|\s\s|(market|sea|vp|bonus|port|closed)-[a-z\d]|\(\)/;

const rng = seedRng('words');

/** Looks at a position with all that lies on the table, and as one of its viewers sees it. */
function look(state: ReturnType<typeof newGame>, kinds: Set<string>): void {
  const viewers = [...state.seats.keys(), 'spectator' as const];
  const viewer = viewers[drawInt(rng, viewers.length)] ?? 'spectator';
  for (const position of [state, view(state, viewer)]) {
    const paragraphs = describePosition(position);
    const headings = paragraphs.map(({ heading }) => heading);
    const names = seats(state).map(({ name, role }, seat) =>
      role === 'player' && seat === position.viewer ? 'You' : name,
    );
    expect(headings.slice(-names.length)).toEqual(names);
    expect(new Set(headings).size).toBe(headings.length);
    const lines = paragraphs.flatMap((paragraph) => paragraph.lines);
    expect(paragraphs.filter((paragraph) => paragraph.lines.length === 0)).toEqual([]);
    expect(lines.filter((line) => !(WELL_FORMED.test(line) || NOTICE.test(line)) || SLIPS.test(line))).toEqual([]);
    for (const kind of lines.filter((line) => !NOTICE.test(line)).flatMap(kindsOf)) kinds.add(kind);
  }
}

test.runIf(MORE)('tells every position of random games in whole lines, for every viewer', () => {
  const kinds = new Set<string>();
  for (const options of VARIANTS) {
    let state = newGame({ roundLimit: 20, ...options, seed: 'words' });
    look(state, kinds);
    while (activeSeats(state).length > 0) {
      const draft = fast.clone(state);
      fast.play(
        draft,
        fast.randomMove(draft, () => draw(rng)),
      );
      state = draft;
      if (DEEP || drawInt(rng, 2) === 0 || state.pending.length === 0) look(state, kinds);
    }
  }
  // Random players deliver no orders, so nothing closes a port or leaves it empty for long.
  const open = { boat: '2,-1', cargo: [1, 2, 1, 1], ports: ['closed-port', 'vp-06', 'vp-18', 'vp-09'] } as const;
  look(play(scene(open), 'stay', 'port'), kinds);
  expect([...kinds].sort()).toEqual(KINDS);
});

describe('the whole table', () => {
  /** Your trade on 2,2 has ended, and the AI is to react. */
  const middle = play(
    scene({
      cargo: [9, 1, 0, 1],
      ai: [4, 0, 2, 0],
      bonuses: ['bonus-cargo', 'bonus-vp-5'],
      orders: ['vp-03'],
      aiOrders: ['vp-20', 'vp-02'],
      outposts: {
        '-2,5': [0],
        '0,1': [0],
        '0,3': [0],
        '0,4': [0, 1],
        '1,1': [0],
        '1,2': [0],
        '1,3': [1],
        '2,1': [0],
        '2,3': [0],
      },
      loose: { '2,0': [1, 0, 1, 0], '2,4': [0, 0, 0, 2] },
      ports: ['vp-13', 'closed-port', 'vp-18', 'vp-09'],
    }),
    'sail 1,3 -',
    'sail 2,2 yellow',
    'dock',
    'market -',
    'trade 2',
  );

  test('in the middle of a game', () => {
    expect(text(middle)).toEqual([
      '# The round',
      'Round: 1',
      'Turn: You',
      'Way this turn: hex 14 to hex 19 to hex 23',
      'Action this turn: market, an outpost built, 2 trades',
      'The Closed Port goes to the port of the next order that is taken; the north-east port then gets the next tile.',
      '# The map',
      'Hex 1: ginger market (1 red for 3 yellow); beside hexes 2, 5 and 6 and the north-west port',
      'Hex 2: ginger market (1 brown for 3 yellow and 1 green); beside hexes 1, 3, 6 and 7',
      'Hex 3: sea tile; beside hexes 2, 4, 7 and 8',
      'Hex 4: tea market (1 brown for 2 green); beside hexes 3, 8 and 9 and the south-west port; outposts you',
      'Hex 5: ginger market (2 red for 2 yellow and 1 brown); beside hexes 1, 6, 10 and 11 and the north-west port',
      'Hex 6: cloves market (2 green for 2 brown); beside hexes 1, 2, 5, 7, 11 and 12',
      'Hex 7: sea tile; beside hexes 2, 3, 6, 8, 12 and 13',
      'Hex 8: sea tile; beside hexes 3, 4, 7, 9, 13 and 14',
      'Hex 9: tea market (2 red for 2 green); beside hexes 4, 8, 14 and 15 and the south-west port',
      'Hex 10: chili market (2 brown for 3 red and 2 green); beside hexes 5, 11 and 16',
      'Hex 11: tea market (1 brown for 1 yellow, 1 red and 1 green); beside hexes 5, 6, 10, 12, 16 and 17; outposts you',
      'Hex 12: chili market (1 brown for 3 red); beside hexes 6, 7, 11, 13, 17 and 18',
      'Hex 13: cloves market (1 yellow and 1 red for 1 brown); beside hexes 7, 8, 12, 14, 18 and 19; outposts you',
      'Hex 14: chili market (2 yellow for 2 red); beside hexes 8, 9, 13, 15, 19 and 20; outposts you, the AI',
      'Hex 15: cloves market (3 red for 2 brown); beside hexes 9, 14 and 20',
      'Hex 16: cloves market (1 yellow, 1 red and 1 green for 2 brown); beside hexes 10, 11, 17 and 21 and the north-east port',
      'Hex 17: cloves market (3 yellow for 1 brown); beside hexes 11, 12, 16, 18, 21 and 22; outposts you',
      'Hex 18: ginger market (1 brown for 3 yellow and 2 red); beside hexes 12, 13, 17, 19, 22 and 23; outposts you',
      'Hex 19: chili market (3 yellow for 1 red and 1 green); beside hexes 13, 14, 18, 20, 23 and 24; outposts the AI; cubes 1 yellow',
      'Hex 20: tea market (2 yellow for 1 green); beside hexes 14, 15, 19 and 24 and the south-east port',
      'Hex 21: sea tile; beside hexes 16, 17 and 22 and the north-east port; cubes 1 yellow and 1 green',
      'Hex 22: chili market (2 green for 2 red and 1 brown); beside hexes 17, 18, 21 and 23; outposts you',
      'Hex 23: tea market (4 yellow for 1 green and 1 brown); beside hexes 18, 19, 22 and 24; outposts you; boats you',
      'Hex 24: ginger market (1 green for 4 yellow and 1 red); beside hexes 19, 20 and 23 and the south-east port; outposts you',
      '# The ports',
      'North-west port: 2 green and 2 brown for 14 points; beside hexes 1 and 5',
      'North-east port: closed; beside hexes 16 and 21',
      'South-east port: 2 red and 3 brown for 16 points; beside hexes 20 and 24; cubes 2 brown',
      'South-west port: 2 yellow, 2 red and 2 green for 13 points; beside hexes 4 and 9',
      '# The supply',
      'Tiles out of the game: ginger (2 red for 3 yellow and 1 green), chili (1 green for 2 red), tea (5 yellow for 3 green), cloves (5 yellow for 2 brown)',
      'Draw pile: 20 orders',
      'Bonus tiles left: 1 Extra Move, 1 Upgrade on Build, 1 Red on Harvest',
      'Bonus pile from the top: 4 points, 3 points',
      'Set aside for the last column: 6 points',
      '# You',
      'Pieces: blue',
      'Boat: on hex 23',
      '1 step away: hex 18 (north-west), hex 19 (south-west), hex 22 (north), hex 24 (south)',
      '2 steps away: hex 12, hex 13, hex 14, hex 17, hex 20, hex 21, south-east port',
      '3 steps away: hex 6, hex 7, hex 8, hex 9, hex 11, hex 15, hex 16, north-east port',
      '4 steps away: hex 1, hex 2, hex 3, hex 4, hex 5, hex 10, south-west port',
      '5 steps away: north-west port',
      'Cargo: 1 red, 2 green and 3 brown; 6 of 13 spaces',
      'Outposts built: 2 ginger, 2 chili, 3 tea, 2 cloves; 2 columns emptied',
      'Bonus tiles: Extra Cargo, 5 points',
      'Orders: 3 red and 2 green for 12 points',
      'Points: 29 (orders 12, bonus tiles 5, board 6, cubes 6)',
      '# AI',
      'Pieces: orange',
      'Cubes: 4 yellow and 2 green',
      'Outposts built: 0 ginger, 2 chili, 0 tea, 0 cloves',
      'Orders: 2 yellow, 2 green and 2 brown for 17 points; 3 yellow and 2 brown for 11 points',
      'Points: 30 (orders 28, cubes 2)',
    ]);
  });

  test('while the map grows', () => {
    const start = newGame({ chance: 'manual', map: 'random', startingCubes: 'choose', colour: 'white' });
    const removed = [
      'remove market-ginger-4',
      'remove market-chili-1',
      'remove market-tea-6',
      'remove market-cloves-2',
    ];
    expect(text(play(start, ...removed, 'cell 1,-1'))).toEqual([
      '# The round',
      'Round: setup',
      '# The map',
      'Hex 1: no tile yet',
      'Hex 2: no tile yet',
      'Hex 3: no tile yet',
      'Hex 4: no tile yet',
      '# The supply',
      'Starting sets left: 4 yellow; 2 red; 1 yellow and 1 green; 2 yellow and 1 red',
      'Tiles not yet laid: 24',
      'Tiles out of the game: ginger (2 red for 3 yellow and 1 green), chili (2 green for 2 red and 1 brown), tea (2 yellow for 1 green), cloves (1 yellow and 1 red for 1 brown)',
      'Draw pile: 26 orders and the Closed Port',
      'Bonus tiles left: 1 Extra Move, 1 Upgrade on Build, 1 Red on Harvest, 1 Extra Cargo',
      'Bonus pile from the top: 5 points, 4 points, 3 points',
      'Set aside for the last column: 6 points',
      '# You',
      'Pieces: white',
      'Boat: not on the map yet',
      'Cargo: none; 0 of 10 spaces',
      'Outposts built: 0 ginger, 0 chili, 0 tea, 0 cloves; 0 columns emptied',
      'Bonus tiles: none',
      'Orders: none',
      'Points: 0',
      '# AI',
      'Pieces: blue',
      'Cubes: none',
      'Outposts built: 0 ginger, 0 chili, 0 tea, 0 cloves',
      'Orders: none',
      'Points: 0',
    ]);
  });
});

describe('the round and the supply, as the game goes on', () => {
  test('the last round is announced, the end names the winner', () => {
    const before = scene({ orders: ['vp-01', 'vp-02', 'vp-03', 'vp-04'] });
    expect(under(before, 'The round')).toEqual([
      'Round: 1',
      'Turn: You',
      'You have 4 orders: the game ends with this round.',
      'The AI reacts once more, to this turn; after that you only discard.',
      'With equal points the AI wins: the side that took the last turn.',
    ]);
    const after = play(before, 'stay', 'harvest', 'react');
    expect(under(after, 'The round')).toEqual(['Round: 1, the game is over', 'Winner: You']);
  });

  test('a draft names who chooses, and the sets that are left', () => {
    const start = newGame({ mode: 'versus', players: 3, seed: 'draft' });
    expect(under(start, 'The round')).toEqual(['Round: setup', 'Turn: Seat 3']);
    const next = play(start, 'choose-start red');
    expect(under(next, 'The supply')?.[0]).toBe(
      'Starting sets left: 4 yellow; 1 yellow and 1 green; 2 yellow and 1 red',
    );
    const sailing = edited(next, (draft) => {
      draft.pending = [];
      draft.phase = 'turn';
    });
    expect(under(sailing, 'The supply')?.[0]).toMatch(/^Tiles out of the game: /);
  });

  test('bonus tiles of which several are left are counted, and none are told as none', () => {
    const start = newGame({ mode: 'versus', players: 2 });
    expect(under(start, 'The supply')).toEqual(
      expect.arrayContaining([
        'Bonus tiles left: 4 Extra Move, 4 Upgrade on Build, 4 Red on Harvest, 4 Extra Cargo',
        'Bonus pile from the top: 6 points, 5 points, 4 points, 3 points',
      ]),
    );
    const bare = edited(start, (draft) => {
      draft.bonusLeft = [];
    });
    expect(under(bare, 'The supply')?.slice(-2)).toEqual([
      'Draw pile: 22 orders and the Closed Port',
      'Bonus tiles left: none',
    ]);
  });
});

describe('CENT-118: claimed orders among people', () => {
  const state = edited(newGame({ mode: 'versus', players: 3, seed: 'orders' }), (draft) => {
    for (const [seat, side] of draft.seats.entries()) {
      side.cargo = [2, seat, 0, 0];
      side.orders = draft.unseen.slice(seat * 2, seat * 2 + seat);
    }
    draft.unseen = draft.unseen.filter((order) => draft.seats.every(({ orders }) => !orders.includes(order)));
  });
  const told = (position: Position, seat: string): readonly string[] | undefined =>
    under(position, seat)?.filter((line) => /^(Orders|Points)/.test(line));
  const own = told(state, 'Seat 3');

  test('their owner and a full state know them, others count them', () => {
    expect(own?.[0]).toMatch(/^Orders: .* for \d+ points; .* for \d+ points$/);
    expect(told(view(state, 2), 'You')).toEqual(own);
    expect(told(view(state, 0), 'Seat 3')).toEqual([
      'Orders: 2 hidden orders',
      'Points: 2 besides the hidden orders (cubes 2)',
    ]);
    expect(told(view(state, 'spectator'), 'Seat 2')).toEqual([
      'Orders: 1 hidden order',
      'Points: 1 besides the hidden orders (cubes 1)',
    ]);
    expect(told(view(state, 0), 'You')).toEqual(['Orders: none', 'Points: 0']);
  });

  test('all states that agree with a view read the same, the draw pile too', () => {
    const seen = view(state, 1);
    for (let i = 0; i < 10; i++) expect(text(view(determinize(seen, rng), 1))).toEqual(text(seen));
    const pile = (position: Position) => under(position, 'The supply')?.find((line) => line.startsWith('Draw pile'));
    expect(pile(seen)).toBe('Draw pile: 19 orders and the Closed Port');
    expect(pile(state)).toBe(pile(seen));
  });
});
