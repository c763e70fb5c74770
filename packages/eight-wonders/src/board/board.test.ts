import { sketch } from '@wonders/core/board';
import { boardLaws } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { DEEP, fewOf, paints } from '../../../../.ci/runs.js';
import { changed, play, scene } from '../../test/scene.js';
import { shown } from '../../test/shown.js';
import { variants } from '../../test/variants.js';
import type { Cards } from '../components/cards.js';
import { COLOURS } from '../components/wonders.js';
import { eightWonders } from '../game/index.js';
import type { State } from '../state/index.js';
import { cardsLine } from './cards.js';
import { drawBoard, drawText } from './index.js';
import type { Table } from './table.js';

const drawn = [
  ...variants.filter(({ name }) => !name.includes('no action')),
  { name: 'answered by the host', options: { players: 4, chance: 'manual' } as const },
];

boardLaws(
  eightWonders,
  {
    drawBoard,
    drawText,
    variants: fewOf(drawn, drawn.length),
    games: 1,
    every: DEEP ? 20 : 60,
    paints,
    numbers: shown,
  },
  test,
);

/** The place with an id, up to the next place. */
const place = (svg: string, id: string): string => svg.split('<g id="').find((part) => part.startsWith(`${id}"`)) ?? '';

/** Red builds for four cranes; Blue has two of them and a ship. */
const building = play(
  scene({
    wonders: { mausoleum: ['crane-4', 'ship-2', null] },
    hands: [
      [0, 3, 0, 0],
      [0, 2, 1, 0],
    ],
  }),
  'build 0 mausoleum 0',
);

test('EIGHT-55: an offer that is not revealed lies face down, whatever it holds', () => {
  const drawn = ['offer 1 k2s1 true', 'offer 1 - false'].map((offer) =>
    drawBoard(eightWonders.view(play(building, offer), 2)),
  );
  expect(place(drawn[0] ?? '', 'offered-1')).toContain('face down');
  expect(drawn[0]).toBe(drawn[1]);
  const open = play(building, 'offer 1 k2s1 true', 'offer 2 - false', 'offer 3 - false');
  const told = place(drawBoard(eightWonders.view(open, 2)), 'offered-1');
  expect(told).toContain(
    'Offer of Blue, 2 cranes with the trading card: accepted, Blue takes the disc and Red places 2 parts; turned down, it brings Blue 2 points',
  );
  expect(told).toContain('#icon-crane');
});

test('EIGHT-61: offers with the same correct cards are one place, and its first move has no decoys', () => {
  const view = eightWonders.view(building, 1);
  const svg = drawBoard(view, { moves: eightWonders.legalMoves(view) });
  const one = place(svg, 'offer-1-crane');
  expect(one).toContain('data-moves="[&quot;offer 1 k1 false&quot;,&quot;offer 1 k1s1 false&quot;]"');
  expect(place(svg, 'offer-2-crane-trading')).toContain('[&quot;offer 1 k2 true&quot;');
});

test('EIGHT-52: the board says which disc is under construction', () => {
  expect(place(drawBoard(eightWonders.view(building, 3)), 'disc-mausoleum-0')).toContain(
    'Disc of 4 cranes: worth no point to you; top space of the Mausoleum, under construction; costs 4 cranes (none in hand)',
  );
});

test('a space without its disc cannot be chosen, and names of people stand for the colours', () => {
  const named = eightWonders.newGame({ players: 3, seed: 'names', startSeat: 0, names: ['Ada', 'Bo', 'Cy'] });
  const empty = place(drawBoard(eightWonders.view(building, 0)), 'disc-mausoleum-2');
  expect(empty).toContain('role="img" aria-label="Bottom space of the Mausoleum; its disc has been taken"');
  expect(drawBoard(eightWonders.view(named, 1))).toContain('Turn of Ada');
  expect(drawText(eightWonders.view(named, 1))).toContain('B You');
});

test('the title names the game and the moment, the description who is ahead and what is asked', () => {
  const frame = (state: State) => /<title>(.*)<\/title><desc>(.*)<\/desc>/.exec(drawBoard(eightWonders.view(state, 0)));
  const [, title, description] = frame(building) ?? [];
  expect(title).toBe('Tower of Babel, You build on the Mausoleum');
  expect(description).toBe(
    'All seats have 0 points. Blue: offer cards to you, or nothing: 4 cranes needed for the Mausoleum.',
  );
  const ahead = changed(scene(), ({ scores }) => {
    for (const seat of [1, 2]) if (scores[seat] !== undefined) scores[seat].rejected = 3;
  });
  expect(frame(ahead)?.[2]).toBe('Blue and Green are ahead with 3 points. Your turn: pass, or build for a disc.');
  const over = changed(ahead, (draft) => {
    draft.phase = 'over';
    draft.ending = 'stall';
    draft.pending = [];
  });
  expect(frame(over)?.[1]).toBe('Tower of Babel, The game is over');
  expect(frame(over)?.[2]).toBe(
    'You share third place with 0 points. Blue and Green share the victory with 3 points each: no disc was taken in 20 turns.',
  );
});

test('the discs of a seat lie in its panel, whoever looks; a seat without any says so', () => {
  const state = changed(scene(), ({ discs }) => {
    discs[1]?.push('crane-4', 'ship-2', 'camel-3');
  });
  for (const width of ['desk', 'phone'] as const)
    for (const viewer of [0, 1] as const) {
      const svg = drawBoard(eightWonders.view(state, viewer), { width });
      const [one, two] = [place(svg, 'seat-1'), place(svg, 'seat-2')];
      expect(one).not.toContain('no discs');
      expect(two).toContain('no discs');
      // Its middle is as far from the one before it as from the next, and all of them in one row.
      const spots = [
        ...svg.slice(svg.indexOf('<g id="seat-1"')).matchAll(/translate\(([\d.]+) ([\d.]+)\)"><circle class="w-deep"/g),
      ];
      const row = spots.map(([, x, y]) => [Number(x), Number(y)] as const);
      const [[x = 0, y = 0] = [], [next = 0] = []] = row;
      expect(row.slice(0, 3).map(([left, top]) => [left - x, top - y])).toEqual([
        [0, 0],
        [next - x, 0],
        [2 * (next - x), 0],
      ]);
    }
});

test('in a line of cards a type without cards has no room', () => {
  const board = sketch({}, { placeOf: String, describe: String, encode: String });
  const right = (...cards: Cards) => cardsLine({ board } as Table, cards, 0, 0).right;
  const one = right(1, 0, 0, 0) - right(0, 0, 0, 0);
  expect(one).toBeGreaterThan(0);
  expect(right(9, 0, 0, 0)).toBe(right(0, 1, 0, 0));
  expect(right(3, 2, 0, 12)).toBe(right(0, 0, 0, 0) + 3 * one);
});

test('each colour has a sign of its own, and the seal of a seat shows both', () => {
  const svg = drawBoard(eightWonders.view(eightWonders.newGame({ players: 5, seed: 'signs' }), 0));
  const signs = COLOURS.map((colour, seat) => {
    const [, sign] =
      new RegExp(`<circle class="w-${colour}"[^>]*/><use class="w-on-${colour}" href="#(.*?)"`).exec(
        place(svg, `seat-${seat}`),
      ) ?? [];
    return new RegExp(`<path id="${sign}" d="(.*?)"/>`).exec(svg)?.[1];
  });
  expect(signs).not.toContain(undefined);
  expect(new Set(signs).size).toBe(5);
});

test('a wonder rises by a stage with each disc: what is built is solid, what is to come is a line around nothing', () => {
  const discs = ['camel-1', 'crane-4', 'ship-2'] as const;
  for (const width of ['desk', 'phone'] as const)
    for (let built = 0; built <= discs.length; built++) {
      const state = scene({ wonders: { mausoleum: discs.map((disc, space) => (space < built ? null : disc)) } });
      const svg = drawBoard(eightWonders.view(state, 0), { width, theme: 'light', paint: 'attributes' });
      const shapes = [...place(svg, 'wonder-mausoleum').matchAll(/<use href="#(stage|plan)-mausoleum-(\d)"([^>]*)>/g)];
      expect(shapes.map(([, shape, stage, look = '']) => [shape, stage, / fill="none"/.test(look)])).toEqual(
        ['0', '1', '2'].map((stage, i) => (i < built ? ['stage', stage, false] : ['plan', stage, true])),
      );
      for (const [, shape, , look] of shapes) if (shape === 'plan') expect(look).toMatch(/ stroke="#[\da-f]{6}"/);
      expect(place(svg, 'wonder-mausoleum').includes('>finished<')).toBe(built === discs.length);
    }
});

test('a wonder has a tower for each seat with parts', () => {
  const state = scene({ wonders: { mausoleum: [null, 'crane-4', 'ship-2'] }, parts: { mausoleum: [2, 0, 3, 0] } });
  for (const width of ['desk', 'phone'] as const) {
    const told = place(drawBoard(eightWonders.view(state, 0), { width }), 'wonder-mausoleum');
    expect([...told.matchAll(/href="#emblem-(seat-\w+)"/g)].map(([, sign]) => sign)).toEqual([
      'seat-red',
      'seat-green',
    ]);
  }
});

test('the two icons of a disc keep to their halves', () => {
  const two = scene({ options: { twoColoured: true }, wonders: { mausoleum: ['crane-3-ship-2', null, null] } });
  for (const [width, radius] of [
    ['desk', 21],
    ['phone', 19],
  ] as const) {
    const told = place(drawBoard(eightWonders.view(two, 0), { width }), 'disc-mausoleum-0');
    const icons = [...told.matchAll(/<use [^>]*? transform="translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)"/g)].map(
      ([, x, y, scale]) => [Number(x), Number(y), 24 * Number(scale)] as const,
    );
    expect(icons).toHaveLength(2);
    for (const [i, [x, y, size]] of icons.entries()) {
      expect(size).toBeGreaterThanOrEqual(12);
      expect(i === 0 ? x + size <= 0 : x >= 0).toBe(true);
      expect(Math.hypot(Math.abs(x + size / 2), y + size / 2)).toBeLessThan(radius - size / 3);
    }
  }
});
