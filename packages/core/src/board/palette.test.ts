import { describe, expect, test } from 'vitest';
import { boardCss, coin, laurel, type Skin, sketch } from './index.js';
import { CLOTHS, type Cloth } from './palette.js';
import { lookOf } from './theme.js';
import { thingOf } from './things.js';

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const NAMES = Object.keys(CLOTHS) as readonly Cloth[];
const GROUNDS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'brown',
  'grey',
  'white',
  'black',
  'line',
  'accent',
];
const MARKS = ['hint', 'last', 'kept', 'dropped', 'accent'];

/** The letters on a ground, as the rules have them. */
const on = (ground: string, look: Readonly<Record<string, string>>): string =>
  look[`on-${ground}`] ??
  new RegExp(`\\.w-on-${ground}\\{fill:var\\(--on-${ground},(#\\w+)`).exec(boardCss('light'))?.[1] ??
  '';

describe.each(NAMES)('on %s', (cloth) => {
  test.each(['light', 'dark', 'contrast'] as const)('letters and marks stand out in the theme %s', (theme) => {
    const look = lookOf(theme, cloth) ?? {};
    const of = (name: string): string => look[name] ?? '';
    const pairs = [
      ...['on-paper', 'soft', ...MARKS].map((letters) => [letters, 'paper']),
      ...MARKS.map((sign) => [sign, 'badge']),
      ['ink', 'panel'],
      ['muted', 'panel'],
    ] as const;
    for (const [letters = '', ground = ''] of pairs) {
      const least = MARKS.includes(letters) && ground === 'paper' ? 3 : 4.5;
      expect([letters, ground, contrast(of(letters), of(ground)) >= least]).toEqual([letters, ground, true]);
    }
    for (const ground of GROUNDS)
      expect([ground, contrast(on(ground, look), of(ground)) >= 4.5]).toEqual([ground, true]);
  });

  test.each(['light', 'dark', 'contrast'] as const)('a cube of any colour stands out by its rim in %s', (theme) => {
    const { panel = '', paper = '' } = lookOf(theme, cloth) ?? {};
    expect(contrast(panel, paper)).toBeGreaterThanOrEqual(3);
    expect(thingOf('cube')[1]).toMatch(/^<path class="w-stock"/);
  });

  test('the sheet gives the table its colour, in the light and in the dark', () => {
    for (const theme of ['light', 'dark'] as const)
      expect(boardCss(theme)).toContain(
        `.wonders-${theme}.w-${cloth}{--paper:var(--wonders-paper,${CLOTHS[cloth][theme]})}`,
      );
    const both = boardCss('auto');
    expect(both.indexOf(CLOTHS[cloth].light)).toBeLessThan(both.indexOf('@media'));
    expect(both.indexOf(CLOTHS[cloth].dark)).toBeGreaterThan(both.indexOf('@media'));
  });
});

const places = { placeOf: () => 'a', describe: () => 'Play', encode: () => 'a' };
const PICTURE = { width: 100, height: 100, title: 'Table', description: 'A table.' };

test('the paper of a skin is laid over the cloth, with letters that stand out on it', () => {
  const chalk: Skin = { name: 'chalk', colours: { paper: '#fafafa' } };
  const look = lookOf(chalk, 'leaf') ?? {};
  expect(look['paper']).toBe('#fafafa');
  expect(look['on-paper']).toBe('#211e19');
  expect(look['soft']).toBe('#211e19');
  expect(boardCss(chalk)).not.toContain('.w-leaf');
});

test('a board without a cloth of its own lies on slate', () => {
  expect(sketch({}, places).finish(PICTURE)).toContain('class="wonders-board wonders-light w-slate" ');
  expect(sketch({}, places, 'sea').finish(PICTURE)).toContain('class="wonders-board wonders-light w-sea" ');
});

test('letters on the cards of a skin are those that stand out on them, unless it names them', () => {
  const night: Skin = { name: 'night', colours: { panel: '#101820', muted: '#c0c0c0' } };
  expect(lookOf(night)).toMatchObject({ ink: '#fffdf8', muted: '#c0c0c0' });
});

test('in attributes the colours of the cloth stand in the shapes', () => {
  const board = sketch({ paint: 'attributes', theme: 'dark' }, places, 'brick');
  expect(board.finish(PICTURE)).toContain(`fill="${CLOTHS.brick.dark}"`);
});

test('what is raised has its outline in the dark below it', () => {
  const board = sketch({}, places);
  const raised = board.place('a', { x: 0, y: 0, width: 60, height: 90, name: 'A card', raised: true });
  expect(raised).toContain('<rect class="w-deep" y="3" width="60" height="90" rx="6"/>');
  expect(board.place('b', { x: 0, y: 0, width: 60, height: 90, name: 'A card' })).not.toContain('w-deep');
});

test('a coin that cannot be paid is pale and bears a cross, and its number is the same', () => {
  const board = sketch({}, places);
  const [paid, short] = [coin(board, 10, 10, 18, 7), coin(board, 10, 10, 18, 7, false)];
  for (const each of [paid, short]) expect(each).toContain('>7</text>');
  expect(paid).toContain('class="w-yellow" href="#thing-coin"');
  expect(paid).not.toContain('#thing-short');
  expect(short).toContain('class="w-line" href="#thing-coin"');
  expect(short).toContain('#thing-short');
  expect(coin(board, 10, 10, 18)).not.toContain('<text');
});

test('a thing is written once, however often it lies there', () => {
  const board = sketch({ idPrefix: 'left-' }, places);
  const svg = board.finish(PICTURE, laurel(board, 9, 9, 20, 3), laurel(board, 30, 9, 20, 4));
  expect(svg.match(/<symbol id="left-thing-laurel"/g)).toHaveLength(1);
  expect(svg.match(/href="#left-thing-laurel"/g)).toHaveLength(2);
});
