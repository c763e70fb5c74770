import { describe, expect, test } from 'vitest';
import {
  type ArtPiece,
  type BoardOptions,
  beside,
  boardCss,
  box,
  column,
  columnsOf,
  fitted,
  flow,
  framed,
  GAP,
  hexagon,
  inked,
  label,
  NOTHING,
  type Place,
  type Room,
  type Skin,
  sketch,
  tabled,
  textWidth,
  toned,
  tray,
  wrapped,
} from './index.js';
import { escapeXml } from './svg.js';

const CARD: Place = { x: 0, y: 0, width: 60, height: 90, name: 'A card' };
const places = {
  placeOf: ({ kind }: { readonly kind: string }) => kind.slice(0, 1),
  describe: ({ kind }: { readonly kind: string }) => `Play <${kind}>`,
  encode: ({ kind }: { readonly kind: string }) => kind,
};
const PICTURE = { width: 100, height: 100, title: 'Table', description: 'A table.' };

describe('hotspots', () => {
  const board = sketch({ moves: [{ kind: 'a1' }, { kind: 'b1' }, { kind: 'b2' }] }, places);

  test('a place that answers one move bears it with its sentence', () => {
    const place = board.place('a', CARD);
    expect(place).toContain('role="button" tabindex="0" aria-label="Play &lt;a1&gt;" data-move="a1"');
  });

  test('a place that answers several moves bears them all, in their order', () => {
    expect(board.place('b', CARD)).toContain('data-moves="[&quot;b1&quot;,&quot;b2&quot;]"');
    expect(board.movesAt('b')).toEqual([{ kind: 'b1' }, { kind: 'b2' }]);
  });

  test('a place without moves is a picture with a name', () => {
    const place = board.place('c', CARD);
    expect(place).toContain('role="img" aria-label="A card"');
    expect(place).not.toContain('w-hot');
  });

  test('places of moves that are not drawn are left for buttons', () => {
    const fresh = sketch({ moves: [{ kind: 'a1' }, { kind: 'b1' }] }, places);
    fresh.place('a', CARD);
    expect(fresh.left()).toEqual(['b']);
    fresh.button('b', { x: 0, y: 0, width: 60, height: 44 }, 'Pass');
    expect(fresh.left()).toEqual([]);
  });

  test('buttons stand in rows across the room, as far from its left edge as from its right', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const [phone, across] of [
      [false, 5],
      [true, 2],
    ] as const) {
      const buttons: Place[] = [];
      const fresh = sketch({ moves: kinds.map((kind) => ({ kind })) }, places);
      const button = (_: string, place: Place) => `${buttons.push(place)}`;
      const room = { x: 10, y: 20, width: 300 };
      const { height } = tray({ ...fresh, button }, room, phone, ({ kind }) => kind);
      expect(buttons).toHaveLength(kinds.length);
      const row = buttons.slice(0, across);
      expect(new Set(row.map(({ y }) => y))).toEqual(new Set([room.y]));
      const [first = CARD, last = CARD] = [row[0], row.at(-1)];
      expect(first.x - room.x).toBeGreaterThan(0);
      expect(first.x - room.x).toBeCloseTo(room.x + room.width - last.x - last.width);
      expect(buttons[across]?.y).toBeGreaterThanOrEqual(room.y + 44);
      expect(room.y + height).toBe(Math.max(...buttons.map((each) => each.y + each.height)));
    }
  });
});

test('a picture without moves is one image to screen readers, one with moves a group of buttons', () => {
  expect(sketch({}, places).finish(PICTURE)).toMatch(/^<svg[^>]* role="img" aria-label="Table"/);
  expect(sketch({ moves: [{ kind: 'a1' }] }, places).finish(PICTURE)).toMatch(
    /^<svg[^>]* role="group" aria-label="Table"/,
  );
});

test('marks are told by shape as well as by colour', () => {
  const board = sketch({ marks: [{ place: 'c', as: 'hint' }] }, places);
  const place = board.place('c', CARD);
  expect(place).toContain('w-mark-hint');
  expect(place).toContain('#icon-hint');
});

test('a place that is told about has a frame alone, beside what the question is about', () => {
  const board = sketch({ marks: [{ place: 'c', as: 'told' }] }, { ...places, asked: ['d'] });
  const told = board.place('c', CARD);
  expect(told).toContain('class="w-mark-told"');
  expect(told).toContain('class="w-frame"');
  expect(told).not.toContain('w-badge');
  expect(board.place('d', CARD)).toContain('w-mark-asked');
});

test('only signs that are used are defined, and ids bear their prefix', () => {
  const board = sketch({ idPrefix: 'left-' }, places);
  const svg = board.finish(PICTURE, board.icon('coin', 10, 10, 16), board.place('c', CARD));
  expect([...svg.matchAll(/<path id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['left-icon-coin']);
  expect(svg).toContain('href="#left-icon-coin"');
  expect(svg).toContain('id="left-c"');
});

describe('the ways to paint a board', () => {
  const drawn = (how: BoardOptions<{ readonly kind: string }>): string => {
    const board = sketch({ moves: [{ kind: 'a1' }], marks: [{ place: 'a', as: 'last' }], ...how }, places);
    return board.finish(
      PICTURE,
      toned('on-red', label(4, 4, 'Five', { bold: true })),
      board.place('a', CARD, box(0, 0, 9, 9, 'red edge')),
    );
  };

  test('by default a style element has the colours, and a nonce where one is given', () => {
    expect(drawn({})).toContain(`<style>${boardCss('light')}</style>`);
    expect(drawn({ nonce: 'a"b' })).toContain(`<style nonce="a&quot;b">${boardCss('light')}</style>`);
  });

  test('by classes there is no style element: the page serves the sheet of the theme', () => {
    for (const theme of ['light', 'dark', 'contrast', 'auto'] as const)
      expect(drawn({ theme, paint: 'classes' })).toBe(
        drawn({ theme }).replace(`<style>${boardCss(theme)}</style>`, ''),
      );
  });

  test('by attributes each shape has its colours, the frame of a mark those of the mark', () => {
    const svg = drawn({ paint: 'attributes', theme: 'dark' });
    expect(svg).toContain('<rect width="9" height="9" rx="6" stroke="#2a2318" stroke-opacity=".35" fill="#b33b33"/>');
    expect(svg).toContain(
      '<rect width="60" height="90" rx="6" fill="transparent" stroke="#d3c2f7" stroke-width="3" stroke-dasharray="7 4"/>',
    );
    expect(svg).toContain('<g fill="#fffdf8"><text x="4" y="8.2" font-size="12" font-weight="700">Five</text></g>');
    expect(svg).toMatch(/^<svg [^>]*fill="#2a2318" font-family="ui-sans-serif,system-ui,Segoe UI,/);
    expect(svg).not.toMatch(/class=|<style|var\(|outline|background/);
  });

  test('what cannot be painted is refused', () => {
    expect(() => drawn({ paint: 'attributes', theme: 'auto' })).toThrow(
      /'light', 'dark' or 'contrast', or a skin, not 'auto'/,
    );
    expect(() => drawn({ paint: 'ink' as 'style' })).toThrow(/not 'ink'/);
    expect(() => boardCss('toString' as 'light')).toThrow(RangeError);
  });
});

describe('a skin', () => {
  const chalk: Skin = {
    name: 'chalk',
    base: 'dark',
    colours: { panel: '#28403a', red: '#ffb3ba', accent: '#102030' },
    font: '"Gill Sans", cursive',
  };
  const drawn = (how: BoardOptions<{ readonly kind: string }>): string => {
    const board = sketch({ theme: chalk, moves: [{ kind: 'a1' }], ...how }, places);
    return board.finish(
      PICTURE,
      board.place('a', CARD, box(0, 0, 9, 9, 'red'), label(4, 4, 'Five', { tone: 'on-red' })),
    );
  };

  test('has colours and a font of its own, and the others of its base', () => {
    const svg = drawn({});
    expect(svg).toContain('class="wonders-board wonders-chalk w-slate"');
    expect(svg).toContain(boardCss(chalk));
    expect(svg).toContain('--panel:var(--wonders-panel,#28403a)');
    expect(svg).toContain('.wonders-chalk.w-slate{--paper:var(--wonders-paper,#272d37)}');
    expect(svg).toContain('--font:var(--wonders-font,"Gill Sans", cursive)');
  });

  test('has letters that stand out on its colours', () => {
    expect(drawn({})).toContain('--on-red:#211e19');
    expect(drawn({})).toContain('--on-accent:#fffdf8');
    expect(drawn({})).toContain('--ink:var(--wonders-ink,#fffdf8)');
  });

  test('is written into attributes as well', () => {
    const svg = drawn({ paint: 'attributes' });
    expect(svg).toContain('font-family="&quot;Gill Sans&quot;, cursive"');
    expect(svg).toContain('fill="#ffb3ba"');
    expect(svg).toMatch(/<text [^>]*fill="#211e19">Five/);
    expect(svg).not.toMatch(/class=|<style|var\(/);
  });

  test.each<[why: string, skin: Skin]>([
    ['the name of a theme', { name: 'dark' }],
    ['a name that is no class', { name: 'my skin' }],
    ['a base that is none', { name: 'x', base: 'auto' as 'dark' }],
    ['a colour that boards do not use', { name: 'x', colours: { pink: '#ffffff' } as object }],
    ['a value that leaves its declaration', { name: 'x', font: 'x}</style>' }],
  ])('is refused with %s', (_, theme) => {
    expect(() => drawn({ theme })).toThrow(RangeError);
  });

  test('names the colours that boards use to who sets another one', () => {
    const theme: Skin = { name: 'x', colours: { pink: '#ffffff' } as object };
    expect(() => drawn({ theme })).toThrow("no colour 'pink'. There are: paper, panel, ink, muted, soft, line, accent");
    expect(() => drawn({ theme: { name: 'my skin' } })).toThrow("not 'my skin'");
    expect(() => drawn({ theme: { name: 'x', base: 'auto' as 'dark' } })).toThrow("not 'auto'");
    expect(() => drawn({ theme: { name: 'x', font: 'x}</style>' } })).toThrow("'x}</style>' is no value for 'font'");
  });

  test('art takes the place of what the board draws; the place, its name and its frame stay', () => {
    const asked: ArtPiece[] = [];
    const svg = drawn({
      art: (piece) => {
        asked.push(piece);
        return piece.id === 'a' ? '<circle class="w-blue" r="5"/>' : undefined;
      },
    });
    expect(asked).toEqual([
      expect.objectContaining({
        id: 'a',
        name: 'A card',
        width: 60,
        height: 90,
        drawn: expect.stringContaining('Five'),
      }),
    ]);
    expect(svg).toContain('<circle class="w-blue" r="5"/><rect class="w-frame"');
    expect(svg).toContain('data-move="a1"');
    expect(svg).not.toContain('Five');
    expect(drawn({ art: ({ drawn: own }) => own })).toBe(drawn({}));
    expect(drawn({ art: () => '<circle class="w-blue" r="5"/>', paint: 'attributes' })).toMatch(
      /<circle r="5" fill="#\w+"\/>/,
    );
  });
});

test('an emblem is a path of the game, written once', () => {
  const board = sketch({ idPrefix: 'left-' }, places);
  const svg = board.finish(
    PICTURE,
    board.emblem('sun', 'M1 1Z', 9, 9, 6),
    board.emblem('sun', 'M1 1Z', 20, 9, 6, 'red'),
  );
  expect(svg.match(/<path id="left-emblem-sun" d="M1 1Z"\/>/g)).toHaveLength(1);
  expect(svg).toContain('<use class="w-red" href="#left-emblem-sun" transform="translate(17 6)scale(0.25)"/>');
});

test('lines that are wrapped keep the spaces between their words, and nothing else', () => {
  expect(wrapped('one two three', 1000)).toEqual(['one two three']);
  expect(wrapped('one two three', 1)).toHaveLength(3);
  const text = 'The Hanging Gardens of Babylon stand by the river';
  for (const width of [60, 90, 150, 400]) expect(wrapped(text, width).join(' ')).toBe(text);
});

test('a word that is too long is broken before a syllable, and never within two consonants that are spoken as one', () => {
  expect(wrapped('Glassblower', 48)).toEqual(['Glass-', 'blower']);
  expect(wrapped('Photographer', 52)).toEqual(['Photo-', 'grapher']);
  expect(wrapped('Amphitheater', 45)).toEqual(['Amphi-', 'theater']);
});

test('text is escaped, measured, cut short and wrapped', () => {
  expect(escapeXml('<"&">')).toBe('&lt;&quot;&amp;&quot;&gt;');
  expect(label(1, 2, 'A & B')).toContain('>A &amp; B</text>');
  expect(textWidth('iii')).toBeLessThan(textWidth('mmm'));
  expect(fitted('Hanging Gardens', 1000)).toBe('Hanging Gardens');
  const short = fitted('Hanging Gardens', 60);
  expect(short.endsWith('…') && textWidth(short) <= 60).toBe(true);
  const lines = wrapped('The Hanging Gardens of Babylon', 80, 12, 2);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80);
});

test('a hexagon has six corners on its circle', () => {
  const corners = hexagon(10, 10, 5)
    .split(' ')
    .map((corner) => corner.split(',').map(Number));
  expect(corners).toHaveLength(6);
  for (const [x = 0, y = 0] of corners) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(5, 1);
});

test('numbers are rounded, and what is undefined is left out', () => {
  expect(box(1 / 3, 0, 2, 2, 'red frame', 0)).toBe('<rect class="w-red w-frame" x="0.3" width="2" height="2" rx="0"/>');
});

describe('text for the terminal', () => {
  test('colours are escape sequences that take no columns', () => {
    expect(inked('7', 'red', false)).toBe('7');
    expect(inked('7', 'red', true)).toBe('\u001B[31m7\u001B[0m');
    expect(columnsOf(inked('seven', 'bold', true))).toBe(5);
  });

  test('frames, blocks and tables line up', () => {
    expect(framed('A', ['one', 'three'])).toEqual(['┌ A ────┐', '│ one   │', '│ three │', '└───────┘']);
    expect(beside([['a', 'bb'], ['c']])).toEqual(['a   c', 'bb']);
    expect(
      tabled([
        ['a', '1'],
        ['long', '2'],
      ]),
    ).toEqual(['a     1', 'long  2']);
  });
});

test('parts lie one below the other, and what is not there takes no room', () => {
  const part = (height: number) => (room: Room) => ({ svg: `<g y="${room.y}"/>`, height });
  const room = { x: 0, y: 10, width: 100 };
  expect(column(room, part(20), () => NOTHING, part(30))).toEqual({
    svg: `<g y="10"/><g y="${10 + 20 + GAP}"/>`,
    height: 20 + GAP + 30,
  });
  expect(column(room, () => NOTHING)).toEqual(NOTHING);
});

test('items that find no room begin a new row', () => {
  const item = (width: number) => ({ width, draw: (x: number, y: number) => `${x},${y};` });
  expect(flow([item(40), item(40), item(40)], { x: 0, y: 0, width: 100 }, 30)).toEqual({
    svg: '0,0;46,0;0,30;',
    height: 60,
  });
  expect(flow([], { x: 0, y: 0, width: 100 }, 30)).toEqual(NOTHING);
});

test('a line is as wide as its letters: narrow, wide, capital and bold ones', () => {
  const widths = ['', 'l', 'm', 'A', 'x', '†', '—'].map((text) => Math.round(textWidth(text, 100)));
  expect(widths).toEqual([0, 28, 92, 72, 57, 100, 100]);
  expect(textWidth('', 100)).toBe(0);
  expect(textWidth('lA')).toBeCloseTo(12);
  expect(textWidth('lA', 100, true)).toBeCloseTo(106);
  // The ellipsis needs its room, too.
  expect(fitted('xxxx', 228, 100)).toBe('xxxx');
  expect(fitted('xxxx', 227, 100)).toBe('xx…');
  expect(fitted('xxxx', 213, 100)).toBe('x…');
});
