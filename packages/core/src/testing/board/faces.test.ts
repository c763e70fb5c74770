import { describe, expect, test } from 'vitest';
import { textWidth } from '../../board/index.js';
import { drawnIn } from './drawn.js';
import { apart, inLine, outlined, showsNumbers } from './faces.js';

const svg = (...parts: readonly string[]): string => `<svg viewBox="0 0 200 100">${parts.join('')}</svg>`;

const panel = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const icon = (x: number, y: number, size: number): string =>
  `<use href="#i" transform="translate(${x} ${y})scale(${size / 24})"/>`;
const disc = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const text = (x: number, y: number, said: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="10"${more}>${said}</text>`;

const isApart = (...parts: readonly string[]) => {
  const picture = svg(...parts);
  return () => apart(picture, drawnIn(picture));
};

describe('what a picture shows', () => {
  test('a line stands on its foot, as wide as most fonts draw it, from its anchor', () => {
    const width = 0.94 * textWidth('abc', 10, false);
    const bold = 0.94 * textWidth('abc', 10, true);
    const [left, middle, end, thick, squeezed] = drawnIn(
      svg(
        text(50, 40, 'abc'),
        text(50, 40, 'abc', ' class="w-middle"'),
        text(50, 40, 'abc', ' class="w-end"'),
        text(50, 40, 'abc', ' class="w-bold"'),
        text(50, 40, 'abc', ' textLength="5"'),
      ),
    );
    const at = (line: typeof left) =>
      [line?.left, line?.right, line?.top, line?.bottom, line?.middle].map((each) => each?.toFixed(3));
    const spots = (from: number, to: number) => [from, to, 32.8, 40, 36.5].map((each) => each.toFixed(3));
    expect(left).toMatchObject({ what: 'text', told: '"abc"', centre: undefined });
    expect(at(left)).toEqual(spots(50, 50 + width));
    expect(at(middle)).toEqual(spots(50 - width / 2, 50 + width / 2));
    expect([middle?.centre, end?.centre]).toEqual([50, undefined]);
    expect(at(end)).toEqual(spots(50 - width, 50));
    expect(at(thick)).toEqual(spots(50, 50 + bold));
    expect(at(squeezed)).toEqual(spots(50, 55));
  });

  test('groups move what they hold, and name its place; definitions are not drawn, and frames are known as such', () => {
    const things = drawnIn(
      svg(
        `<g id="a" transform="translate(10 20)">${panel(1, 2, 30, 40)}<g transform="translate(3 4)">${disc(5, 6, 7)}</g>${text(1, 9, 'x &amp; y')}</g>`,
        `<defs><symbol id="s">${panel(0, 0, 9, 9)}</symbol></defs><style>.a{}</style>`,
        `<g id="b"><rect class="w-frame" width="9" height="9"/>${icon(2, 3, 8)}</g>${icon(0, 0, 4)}`,
      ),
    );
    expect(things).toMatchObject([
      {
        what: 'panel',
        told: 'a panel of 30 by 40',
        left: 11,
        top: 22,
        right: 41,
        bottom: 62,
        middle: 42,
        centre: 26,
        place: 'a',
      },
      { what: 'disc', told: 'a disc', left: 11, top: 23, right: 25, bottom: 37, middle: 30, centre: 18, place: 'a' },
      { what: 'text', told: '"x & y"', left: 11, bottom: 29, place: 'a' },
      { what: 'frame', left: 0, right: 9, bottom: 9, place: 'b' },
      { what: 'icon', told: '#i', left: 2, top: 3, right: 10, bottom: 11, middle: 7, centre: 6, place: 'b' },
      { what: 'icon', left: 0, place: undefined },
    ]);
    expect(things).toHaveLength(6);
  });

  test('letters without a size have that of the picture', () => {
    const [line] = drawnIn(svg('<text x="0" y="50">a</text>'));
    expect(line?.top).toBeCloseTo(50 - 0.72 * 11);
  });
});

describe('lines and icons stand apart', () => {
  test.each<[string, number, number, boolean]>([
    ['left', -2, 20, true],
    ['left', -2.1, 20, false],
    ['right', 182, 20, true],
    ['right', 182.1, 20, false],
    ['top', 20, -2, true],
    ['top', 20, -2.1, false],
    ['bottom', 20, 82, true],
    ['bottom', 20, 82.1, false],
  ])('an icon may reach two units beyond the %s edge of the picture: at (%d, %d) %s', (_, x, y, good) => {
    if (good) expect(isApart(icon(x, y, 20))).not.toThrow();
    else
      expect(isApart(icon(x, y, 20))).toThrow(
        `#i at (${Math.round(x)}, ${Math.round(y)}) leaves the picture of 200 by 100`,
      );
  });

  test.each<[number, number, boolean]>([
    [48, 20, true],
    [47.9, 20, false],
    [72, 20, true],
    [72.1, 20, false],
    [60, 8, true],
    [60, 7.9, false],
    [60, 32, true],
    [60, 32.1, false],
  ])('and as far beyond its panel: at (%d, %d) %s', (x, y, good) => {
    const parts = [panel(50, 10, 40, 40), icon(x, y, 20)];
    if (good) expect(isApart(...parts)).not.toThrow();
    else expect(isApart(...parts)).toThrow('leaves a panel of 40 by 40 at (50, 10)');
  });

  test('the panel of a thing is the last one below its middle', () => {
    expect(isApart(panel(0, 0, 20, 20), panel(50, 10, 40, 40), icon(60, 20, 20))).not.toThrow();
    expect(isApart(panel(0, 0, 150, 90), panel(50, 10, 40, 40), icon(55, 15, 45))).toThrow(
      'leaves a panel of 40 by 40',
    );
    // Its middle stands on the edge, or outside: it is on no panel.
    for (const [x, y] of [
      [40, 20],
      [80, 20],
      [60, 0],
      [60, 40],
    ] as const)
      expect(isApart(panel(50, 10, 40, 40), icon(x, y, 20))).not.toThrow();
  });

  test('an icon on a disc may cross the edge of the panel, beside the disc it may not', () => {
    const parts = [panel(50, 10, 40, 40), disc(86, 14, 9)];
    expect(isApart(...parts, icon(80, 6, 12))).not.toThrow();
    expect(isApart(...parts, icon(81, 6, 12))).not.toThrow();
    expect(isApart(...parts, icon(76, 3, 16))).toThrow('leaves a panel of 40 by 40');
    expect(isApart(panel(50, 10, 40, 40), disc(20, 60, 9), icon(80, 6, 12))).toThrow('leaves a panel of 40 by 40');
  });

  test('lines may touch, and not overlap by more than two units either way', () => {
    const wide = 0.94 * textWidth('wide', 10, false);
    expect(isApart(text(10, 20, 'wide'), text(10 + wide - 2, 20, 'x'))).not.toThrow();
    expect(isApart(text(10, 20, 'wide'), text(10 + wide - 2.1, 20, 'x'))).toThrow('"x" at');
    expect(isApart(text(10, 20, 'wide'), text(10, 20 + 7.2 - 2, 'x'))).not.toThrow();
    expect(isApart(text(10, 20, 'wide'), text(10, 20 + 7.2 - 2.1, 'x'))).toThrow('lies over "wide" at (10, 13)');
    expect(isApart(text(10, 20 + 7.2 - 2.1, 'wide'), text(10, 20, 'x'))).toThrow('lies over');
  });

  test('a panel or a disc hides the lines below it, and only those', () => {
    expect(isApart(text(10, 20, 'wide'), panel(5, 5, 60, 30), text(10, 22, 'over'))).not.toThrow();
    expect(isApart(text(20, 30, 'wide'), disc(25, 28, 20), text(20, 30, 'x'))).not.toThrow();
    expect(isApart(text(10, 20, 'wide'), panel(5, 60, 60, 30), text(10, 22, 'over'))).toThrow(
      '"over" at (10, 15) lies over "wide"',
    );
    expect(isApart(text(10, 20, 'wide'), icon(100, 50, 10), text(10, 22, 'over'))).toThrow('lies over');
  });

  test('an icon is round: a line may reach into its corner, and not into its middle', () => {
    expect(isApart(text(40, 40, 'wide'), icon(40, 25, 20))).toThrow('#i at (40, 25) lies over "wide"');
    expect(isApart(text(40, 40, 'wide'), icon(24, 40, 20))).not.toThrow();
    expect(isApart(text(40, 40, 'wide'), icon(24, 35.5, 20))).not.toThrow();
    expect(isApart(text(40, 40, 'wide'), icon(28, 28, 20))).toThrow('lies over');
    expect(isApart(text(40, 40, 'wide'), icon(23, 22, 20))).not.toThrow();
    expect(isApart(text(40, 40, 'wide'), icon(24, 22, 20))).toThrow('lies over');
    // What is painted later is told: a line over an icon is the art of the icon.
    expect(isApart(icon(40, 25, 20), text(40, 40, 'wide'))).not.toThrow();
  });
});

describe('lines and icons stand in line', () => {
  const isInLine = (...parts: readonly string[]) => {
    const picture = svg(...parts);
    return () => inLine(drawnIn(picture));
  };

  test.each<[number, boolean]>([
    [0, true],
    [0.5, true],
    [0.7, false],
    [2.9, false],
    [3, true],
    [-0.7, false],
    [-2.9, false],
    [-3, true],
  ])('an icon stands halfway up a low panel, or clearly does not: %d off %s', (off, good) => {
    const parts = (height: number) => [panel(10, 10, 90, height), icon(20, 10 + height / 2 - 5 + off, 10)];
    if (good) expect(isInLine(...parts(48))).not.toThrow();
    else expect(isInLine(...parts(48))).toThrow('is not halfway up a panel of 90 by 48 at (10, 10)');
    expect(isInLine(...parts(49))).not.toThrow();
  });

  test.each<[number, boolean]>([
    [0, true],
    [0.2, true],
    [0.3, false],
    [2.9, false],
    [3, true],
    [-0.3, false],
  ])('a centred line stands in the middle of a narrow panel, or clearly does not: %d off %s', (off, good) => {
    const parts = (width: number) => [
      panel(10, 10, width, 60),
      text(10 + width / 2 + off, 30, 'ab', ' class="w-middle"'),
    ];
    if (good) expect(isInLine(...parts(120))).not.toThrow();
    else expect(isInLine(...parts(120))).toThrow('"ab" at');
    expect(isInLine(...parts(121))).not.toThrow();
    expect(isInLine(panel(10, 10, 80, 60), text(49, 30, 'ab'))).not.toThrow();
  });

  test('what only reaches over the edge of a disc does not stand on it', () => {
    expect(isInLine(disc(50, 50, 10), icon(45, 46, 10))).toThrow('is not halfway up a disc');
    expect(isInLine(disc(50, 50, 10), icon(52, 46, 10))).not.toThrow();
    expect(isInLine(disc(50, 50, 25), icon(45, 46, 10))).not.toThrow();
  });

  test('lines of one place and size stand on one line, or clearly do not', () => {
    const line = (off: number, more = '') => `<g id="p">${text(10, 40, 'ab')}${text(60, 40 + off, 'cd', more)}</g>`;
    expect(isInLine(line(0))).not.toThrow();
    expect(isInLine(line(0.2))).not.toThrow();
    expect(isInLine(line(0.3))).toThrow('"cd" at (60, 33) is not in line with "ab" at (10, 33)');
    expect(isInLine(line(-2.9))).toThrow('is not in line');
    expect(isInLine(line(3))).not.toThrow();
    expect(isInLine(`<g id="p">${text(10, 40, 'ab')}</g><g id="q">${text(60, 41, 'cd')}</g>`)).not.toThrow();
    expect(isInLine(text(10, 40, 'ab'), text(60, 41, 'cd'))).not.toThrow();
    expect(isInLine(`<g id="p">${text(10, 40, 'ab')}<text x="60" y="41" font-size="14">cd</text></g>`)).not.toThrow();
    expect(isInLine(`<g id="p">${text(10, 40, 'ab')}${text(10, 60, 'x')}${text(60, 41, 'cd')}</g>`)).toThrow(
      'is not in line with "ab"',
    );
  });
});

describe('frames fill their places', () => {
  const framed =
    (shape: string, frame = '<rect class="w-frame" width="40" height="30" rx="6"/>') =>
    () =>
      outlined(`<svg><g id="p">${shape}${frame}</g></svg>`);

  test.each([
    ['<rect width="40" height="30" rx="6"/>', true],
    ['<rect x="2" y="2" width="36" height="26" rx="4"/>', true],
    ['<rect x="2" y="2" width="36" height="26" rx="6"/>', false],
    ['<rect x="2" y="1" width="36" height="27" rx="4"/>', false],
    ['<rect x="0.2" y="0" width="39.8" height="30" rx="6"/>', true],
    ['<rect x="0.3" y="0" width="39.7" height="30" rx="6"/>', false],
    ['<rect width="39" height="30" rx="6"/>', false],
    ['<rect width="40" height="29" rx="6"/>', false],
    ['<rect x="-2" y="-2" width="44" height="34" rx="8"/>', true],
    ['<rect x="5" y="5" width="30" height="20" rx="9"/>', true],
    ['<rect x="4" y="4" width="32" height="22" rx="9"/>', false],
    ['<rect x="1" y="1" width="38" height="28" rx="9"/><rect width="40" height="30" rx="6"/>', true],
    ['<rect x="8" y="8" width="5" height="5"/>', true],
  ] as const)('%s: %s', (shape, good) => {
    if (good) expect(framed(shape)).not.toThrow();
    else expect(framed(shape)).toThrow(/does not fill the place p, a panel of 40 by 30 with corners of 6/);
  });

  test('corners of a margin that is wider than they are round are square', () => {
    const small = '<rect class="w-frame" width="40" height="30" rx="2"/>';
    expect(framed('<rect x="3" y="3" width="34" height="24" rx="0"/>', small)).not.toThrow();
    expect(framed('<rect x="3" y="3" width="34" height="24" rx="1"/>', small)).toThrow('does not fill');
  });

  test('discs are framed by discs', () => {
    const round = '<circle class="w-frame" cx="20" cy="20" r="12"/>';
    expect(framed('<circle cx="20" cy="20" r="12"/>', round)).not.toThrow();
    expect(framed('<circle cx="20" cy="20" r="10"/>', round)).not.toThrow();
    expect(framed('<circle cx="21" cy="20" r="12"/>', round)).toThrow(
      'a disc of 12 does not fill the place p, a disc of 12',
    );
    expect(framed('<circle cx="20" cy="20" r="12"/>')).not.toThrow();
  });

  test('what stands in a group of its own, or outside of places, is no outline', () => {
    expect(framed('<g><rect width="39" height="30" rx="6"/></g>')).not.toThrow();
    expect(() =>
      outlined('<svg><rect width="39" height="30"/><rect class="w-frame" width="40" height="30"/></svg>'),
    ).not.toThrow();
    expect(() =>
      outlined(
        '<svg><g id="p"><rect width="39" height="30"/></g><g id="q"><rect class="w-frame" width="40" height="30"/></g></svg>',
      ),
    ).not.toThrow();
  });
});

describe('places show the numbers of the position', () => {
  const shows =
    (numbers: Readonly<Record<string, readonly number[]>>, names: readonly string[] = []) =>
    () =>
      showsNumbers(
        `<svg><g id="p"><text>Anna 2</text><text>3 of −4</text><text>B5 &amp; 6</text><g id="q"><text>7</text><text>8</text></g><g><text>9</text></g></g></svg>`,
        numbers,
        names,
      );

  test('the first numbers, in their order, without those in words and names', () => {
    expect(shows({ p: [2, 3, -4, 6, 9], q: [7, 8] })).not.toThrow();
    expect(shows({ p: [3, -4] }, ['Anna 2'])).not.toThrow();
    expect(shows({ p: [3] })).toThrow('p shows "Anna 2 3 of −4 B5 & 6 9", and the position has 3');
    expect(shows({ p: [2, 3, 4] })).toThrow('and the position has 2, 3, 4');
    expect(shows({ q: [7, 8, 9] })).toThrow('q shows "7 8", and the position has 7, 8, 9');
    expect(shows({ q: [8, 7] })).toThrow('q shows');
    expect(shows({ q: [] })).not.toThrow();
  });

  test('a place that is not drawn shows none', () => {
    expect(shows({ r: [] })).not.toThrow();
    expect(shows({ r: [1, 2] })).toThrow('no place r, which should show 1, 2');
  });
});
