import { inked } from '@wonders/core/board';
import { boardLaws, testTable } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { DEEP, few, fewOf, paints } from '../../../../.ci/runs.js';
import { scene } from '../../test/scene.js';
import { shown } from '../../test/shown.js';
import { MARKET_TILE_IDS, PORTS, SEA_TILES } from '../components/tiles.js';
import { centuryAi } from '../game/index.js';
import type { Move } from '../notation.js';
import type { State } from '../state/index.js';
import { hexes } from '../table/map.js';
import { drawBoard, drawText } from './index.js';

boardLaws(
  centuryAi,
  {
    drawBoard,
    drawText,
    every: DEEP ? 25 : 100,
    paints,
    numbers: shown,
    games: few(2),
    variants: fewOf([
      { name: 'against the AI', options: { roundLimit: 40 } },
      { name: 'a random map', options: { map: 'random', roundLimit: 40 } },
      { name: 'four players', options: { mode: 'versus', players: 4, roundLimit: 20 } },
      { name: 'answered by the host', options: { chance: 'manual', roundLimit: 20 } },
    ]),
  },
  test,
);

const boardOf = (state: ReturnType<typeof scene>): string => {
  const view = centuryAi.view(state, 0);
  return drawBoard(view, { moves: centuryAi.legalMoves(view) });
};

const firstMove = (state: State): Move => {
  const [move] = centuryAi.legalMoves(state);
  if (move === undefined) throw new Error('no move');
  return move;
};

/** The place with an id, up to the next place. */
const place = (svg: string, id: string): string => svg.split('<g id="').find((part) => part.startsWith(`${id}"`)) ?? '';

test('a hex that the boat can reach is a hotspot, others are not', () => {
  const svg = boardOf(scene({ boat: '0,4', cargo: [0, 0, 0, 0] }));
  expect(place(svg, 'hex-0_3')).toContain('data-move="sail 0,3 -"');
  expect(place(svg, 'hex--2_2')).not.toContain('data-move');
});

test('a hex tells its trade, the boats, outposts and cubes on it', () => {
  const svg = drawBoard(
    centuryAi.view(scene({ boat: '0,4', outposts: { '0,3': [0, 1] }, loose: { '0,3': [2, 0, 0, 1] } }), 0),
  );
  expect(place(svg, 'hex-0_4')).toContain('Chili market: trade 2 yellow for 2 red; your boat');
  expect(place(svg, 'hex-0_3')).toContain("your and the AI's outposts, 2 yellow and 1 brown");
});

test('ports are built on, market islands are not, and the open sea is free of land', () => {
  const svg = boardOf(scene());
  const drawn = (tiles: readonly string[]) =>
    hexes(centuryAi.view(scene(), 0)).flatMap(({ hex, tile }) =>
      tiles.includes(tile) ? [/#(island|port)-\d/.exec(place(svg, `hex-${hex.replace(',', '_')}`))?.[1]] : [],
    );
  expect(new Set(drawn(MARKET_TILE_IDS))).toEqual(new Set(['island']));
  expect(new Set(drawn(SEA_TILES))).toEqual(new Set([undefined]));
  expect(drawn(PORTS)).toEqual(['port', 'port', 'port', 'port']);
});

test('a port shows its order', () => {
  expect(place(boardOf(scene()), 'hex--2_1')).toContain(
    'deliver 2 green and 2 brown for 14 points; costs 2 green (2 missing), 2 brown (2 missing)',
  );
});

test('what is done where the boat lies is offered on its hex', () => {
  const state = testTable(centuryAi).play(scene({ boat: '0,3', cargo: [0, 4, 0, 0] }), 'stay');
  const codes = testTable(centuryAi).legal(state);
  const hex = place(boardOf(state), 'hex-0_3');
  for (const code of codes.filter((each) => each.startsWith('market'))) expect(hex).toContain(code);
});

test('the text board tells trades, points and boats', () => {
  const text = drawText(centuryAi.view(scene(), 0));
  expect(text).toContain('@1');
  expect(text).toMatch(/points +0/);
});

test('CENT-72: what the AI prefers among ports and tiles is marked on the map', () => {
  const state = centuryAi.newGame({ seed: 'monday' });
  const marked = drawBoard(centuryAi.view(state, 0), { marks: [{ place: 'port-sw', as: 'kept' }] });
  expect(marked.match(/<g id="hex-[^"]+" data-piece="[^"]+" class="w-mark-kept"/g)).toHaveLength(1);
});

/** The title of a picture, and its description. */
const told = (svg: string): readonly string[] =>
  [/<title>([^<]*)</, /<desc>([^<]*)</].map((part) => part.exec(svg)?.[1] ?? '');

test('a board names the game and the moment, and describes who is ahead and what is asked', () => {
  const game = 'Century: Eastern Wonders';
  expect(told(boardOf(centuryAi.newGame({ seed: 'monday' })))).toEqual([
    `${game}, Setup`,
    'You and the AI are level at 0 points. Your turn: place the boat on a market tile.',
  ]);
  const ahead = scene({ cargo: [0, 2, 0, 0], boat: '2,0' });
  expect(told(boardOf(ahead))).toEqual([
    `${game}, Round 1`,
    'You lead 2 to 0. Your turn: sail, or stay here; the first step is free.',
  ]);
  const table = testTable(centuryAi);
  expect(told(boardOf(table.play(ahead, 'stay', 'harvest')))[1]).toBe(
    'You lead 2 to 0. The AI reacts to your harvest.',
  );
  const last = scene({ boat: '2,0', orders: ['vp-01', 'vp-02', 'vp-03', 'vp-04'] });
  expect(told(boardOf(table.play(last, 'stay', 'harvest', 'react')))).toEqual([
    `${game}, The game is over`,
    'You win by 46 points: you 46, the AI 0; your 4 orders ended the game.',
  ]);
});

test('a mark on the map is in sight: it stands on a corner of its hex, which is drawn after all others', () => {
  const state = centuryAi.newGame({ seed: 'marks' });
  const idsOf = (svg: string): readonly string[] => [...svg.matchAll(/<g id="(hex-[^"]+)"/g)].map(([, id = '']) => id);
  const draw = (marked: string): string =>
    drawBoard(centuryAi.view(state, 0), { marks: [{ place: marked, as: 'hint' }] });
  const [first = ''] = idsOf(draw('no place'));
  const svg = draw(first);
  expect(idsOf(svg).at(-1)).toBe(first);
  const [, x, y] =
    /<g transform="translate\(([\d.]+) ([\d.]+)\)"><circle class="w-badge"/.exec(place(svg, first)) ?? [];
  const [, corners = ''] = /<polygon class="w-frame" points="([^"]+)"/.exec(place(svg, first)) ?? [];
  expect(corners.split(' ')).toContain(`${x},${y}`);
});

test.each(['desk', 'phone'] as const)(
  'CENT-15: on a %s the map that grows lies between its question and the seats, in the middle',
  (width) => {
    let state = centuryAi.newGame({ map: 'random', chance: 'manual' });
    let cells = 0;
    for (; state.pending.at(-1)?.kind === 'cell' || cells === 0; cells++) {
      while (state.pending.at(-1)?.kind !== 'cell') state = centuryAi.applyMove(state, firstMove(state));
      const svg = drawBoard(centuryAi.view(state, 0), { moves: centuryAi.legalMoves(state), width });
      const at = (id: string) =>
        new RegExp(`id="${id}"[^>]*translate\\(([\\d.]+) ([\\d.]+)\\)`).exec(svg)?.slice(1).map(Number);
      const hexes = [...svg.matchAll(/id="(hex-[^"]+)"/g)].map(([, id = '']) => at(id) ?? []);
      const [xs, ys] = [hexes.map(([x = 0]) => x), hexes.map(([, y = 0]) => y)];
      const size = Number(/<text class="w-muted w-middle" x="([\d.]+)"/.exec(svg)?.[1]);
      const question = Math.max(...[...svg.matchAll(/y="([\d.]+)"[^>]*>On your table/g)].map(([, y]) => Number(y)));
      const below = at('seat-0')?.[1] ?? 0;
      const whole = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      expect(Math.min(...ys) - question).toBeGreaterThan(5);
      expect(Math.min(...ys) - question).toBeLessThan(20);
      expect(below - (Math.max(...ys) + 2 * size)).toBeGreaterThan(5);
      expect(below - (Math.max(...ys) + 2 * size)).toBeLessThan(20);
      expect(Math.min(...xs)).toBeGreaterThan(0);
      const [left, right] = [Math.min(...xs), whole - (Math.max(...xs) + 2 * size)];
      expect(Math.abs(left - right)).toBeLessThan(2);
      state = centuryAi.applyMove(state, centuryAi.legalMoves(state).at(-1) ?? firstMove(state));
    }
    expect(cells).toBeGreaterThan(15);
  },
);

test('the cubes of the text board have their colours where it is asked for colour', () => {
  const view = centuryAi.view(scene({ loose: { '0,3': [2, 0, 0, 1] } }), 0);
  const map = drawText(view, { colour: true });
  const [yellow, red] = [inked('Y', 'yellow', true), inked('R', 'red', true)];
  // Only the cubes: neither the arrow between them nor what else stands in a cell.
  expect(map).toContain(` ${yellow}${yellow}→${red}${red} `);
  expect(map).toContain(' @1 ');
  expect(drawText(view)).not.toContain(inked('Y', 'yellow', true));
});
