/**
 * Looks at the pictures of the boards: a board of each game, in Chromium under a strict content security policy and in resvg, which
 * knows no style sheets with variables. Their colours have to agree.
 */
import { Resvg } from '@resvg/resvg-js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardCss } from '../../packages/core/src/board/index.js';
import { hasChromium, launch, serve } from '../lib/browser.js';
import { games } from '../lib/games.js';
import { root } from '../lib/packages.js';
import { DEEP } from '../runs.js';

const isThere = hasChromium();

/** The board of each game that the README shows, with hotspots and a mark. */
const boards = (await games()).map(({ game, manifest, pkg }) => ({
  id: pkg.id,
  async draw(how: object): Promise<string> {
    const { variant, seed, moves } = manifest.shown.picture;
    const { drawBoard } = await manifest.load.board();
    let state = game.newGame({ ...manifest.variants[variant], seed });
    for (let i = 0; i < moves && game.activeSeats(state).length > 0; i++)
      state = game.applyMove(state, game.botMove(state));
    const view = game.view(state, game.activeSeats(state)[0] ?? 'spectator');
    return drawBoard(view, { moves: game.legalMoves(view), ...how });
  },
}));

/** Pixels, four bytes each, row by row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

function byResvg(svg: string): Pixels {
  const { width, height, pixels } = new Resvg(svg).render();
  return { width, height, bytes: pixels };
}

/** The half of the square around a spot that has to have one colour. */
const AROUND = 2;

/** From one spot to the next, in units of the board. */
const STEP = 5;

/** The colour of the square around a spot; `undefined` at an edge and in letters, which each renderer smooths its own way. */
function colourAt({ width, bytes }: Pixels, x: number, y: number): string | undefined {
  const at = (dx: number, dy: number): string => {
    const from = ((y + dy) * width + x + dx) * 4;
    return bytes.subarray(from, from + 4).join(' ');
  };
  const colour = at(0, 0);
  for (let dy = -AROUND; dy <= AROUND; dy++)
    for (let dx = -AROUND; dx <= AROUND; dx++) if (at(dx, dy) !== colour) return undefined;
  return colour;
}

/** How far apart two colours are in the channel in which they differ most. Blended colours are rounded one way or the other. */
const apart = (one: string, other: string): number => {
  const parts = other.split(' ').map(Number);
  return Math.max(...one.split(' ').map((part, i) => Math.abs(Number(part) - (parts[i] ?? 0))));
};

/** How two pictures agree at the spots where both have one colour. */
function compared(a: Pixels, b: Pixels) {
  const unlike: string[] = [];
  const colours = new Map<string, number>();
  let [spots, all] = [0, 0];
  for (let y = AROUND; y < a.height - AROUND; y += STEP)
    for (let x = AROUND; x < a.width - AROUND; x += STEP) {
      const [one, other] = [colourAt(a, x, y), colourAt(b, x, y)];
      all++;
      if (one === undefined || other === undefined) continue;
      spots++;
      colours.set(one, (colours.get(one) ?? 0) + 1);
      if (apart(one, other) > 2) unlike.push(`${x},${y}: ${one} and ${other}`);
    }
  return { unlike, share: spots / all, colours: colours.size };
}

/** The pixels in which two pictures of one browser differ by more than rounding. */
function differing(a: Pixels, b: Pixels): readonly string[] {
  if (a.bytes.length !== b.bytes.length) return ['their sizes'];
  const found = new Set<number>();
  for (const [i, byte] of a.bytes.entries()) if (Math.abs(byte - (b.bytes[i] ?? 0)) > 1) found.add(i >> 2);
  return [...found].map((pixel) => `${pixel % a.width},${Math.floor(pixel / a.width)}`);
}

/** Runs in a page: the bytes of a PNG as pixels, in base 64. */
const DECODE = `async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768));
  return { width: image.width, height: image.height, base64: btoa(text) };
}`;

/** A page that holds a board and nothing else, with the policy that it is served under. */
const pageOf = (svg: string): string =>
  `<!doctype html><html lang="en"><head><title>Board</title><link rel="stylesheet" href="/board.css"></head><body>${svg}</body></html>`;

/** What the page serves by itself: no margin, and the colours of boards that are painted by classes. */
const SHEET = `body{margin:0}svg{display:block}${boardCss('light')}${boardCss('dark')}`;

/** What react-native-svg draws, by its own list, and two elements for screen readers that it leaves out. */
const NATIVE = ['svg', 'title', 'desc', 'defs', 'symbol', 'use', 'g', 'rect', 'circle', 'path', 'polygon', 'text'];

test.each(boards)('$id: react-native-svg knows every element, and takes each attribute', async ({ draw }) => {
  const svg = await draw({ paint: 'attributes', width: 'phone', moves: [] });
  const names = [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name);
  expect([...new Set(names)].filter((name) => !NATIVE.includes(name ?? ''))).toEqual([]);
  // Android refuses every value of this attribute that its views do not have, such as `all`.
  expect(svg).not.toMatch(/pointer-events| style=| class=/);
});

// At the gates: a browser takes longer than all other tests of boards together.
describe.runIf(isThere && DEEP)('in Chromium', () => {
  let browser: Browser;
  let decoder: Page;
  beforeAll(async () => {
    browser = await launch();
    decoder = await browser.newPage();
  });
  afterAll(() => browser?.close());

  /** What a board looks like under a policy, and what the browser refused. */
  async function shown(
    svg: string,
    policy: string,
  ): Promise<{ readonly pixels: Pixels; readonly refused: readonly string[] }> {
    const server = await serve(root, { '/': pageOf(svg), '/board.css': SHEET }, { 'content-security-policy': policy });
    const [, width = 0, height = 0] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number);
    const page = await browser.newPage({ viewport: { width: Math.floor(width), height: Math.floor(height) } });
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.goto(server.origin);
    const png = (await page.screenshot()).toString('base64');
    await page.close();
    server.close();
    const decoded = await decoder.evaluate<{ width: number; height: number; base64: string }>(
      `(${DECODE})(${JSON.stringify(png)})`,
    );
    return { pixels: { ...decoded, bytes: Buffer.from(decoded.base64, 'base64') }, refused };
  }

  const STRICT = "default-src 'none'; style-src 'self'";

  test.each(boards)('$id: resvg paints a board in attributes as Chromium does', async ({ draw }) => {
    for (const theme of ['light', 'dark']) {
      const svg = await draw({ theme, paint: 'attributes' });
      const { pixels, refused } = await shown(svg, STRICT);
      const { unlike, share, colours } = compared(pixels, byResvg(svg));
      expect(refused.filter((text) => /style/i.test(text))).toEqual([]);
      expect(unlike).toEqual([]);
      expect(share).toBeGreaterThan(0.5);
      expect(colours).toBeGreaterThan(5);
    }
  });

  test.each(boards)('$id: under a strict policy the three ways look alike', async ({ draw }) => {
    const theme = 'light';
    const attributes = await shown(await draw({ theme, paint: 'attributes' }), STRICT);
    const classes = await shown(await draw({ theme, paint: 'classes' }), STRICT);
    const nonce = 'b2FyZA';
    const styled = await shown(await draw({ theme, nonce }), `${STRICT} 'nonce-${nonce}'`);
    for (const { pixels, refused } of [classes, styled]) {
      expect(refused.filter((text) => /style/i.test(text))).toEqual([]);
      expect(differing(pixels, attributes.pixels)).toEqual([]);
    }
  });

  test.each([
    [
      'handed on by a policy',
      "trustedTypes.createPolicy('wonders', { createHTML: (text) => text }).createHTML(svg)",
      1,
    ],
    ['as text', 'svg', 0],
  ])('under Trusted Types a page takes a board %s, or not at all', async (_, given, drawn) => {
    const svg = (await boards[0]?.draw({ theme: 'light', paint: 'classes' })) ?? '';
    const script = `const svg = ${JSON.stringify(svg)}; document.querySelector('#board').innerHTML = ${given};`;
    const policy = `${STRICT}; script-src 'self'; require-trusted-types-for 'script'; trusted-types wonders`;
    const html =
      '<!doctype html><link rel="stylesheet" href="/board.css"><div id="board"></div><script src="/own.js"></script>';
    const server = await serve(
      root,
      { '/': html, '/own.js': script, '/board.css': SHEET },
      { 'content-security-policy': policy },
    );
    const page = await browser.newPage();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(server.origin);
    expect(await page.locator('#board > svg [data-move]').count()).toBeGreaterThanOrEqual(drawn);
    expect(await page.locator('#board > svg').count()).toBe(drawn);
    expect(thrown.filter((message) => message.includes('TrustedHTML'))).toHaveLength(1 - drawn);
    await page.close();
    server.close();
  });

  test('a style element without a nonce is refused: this test sees what it looks for', async () => {
    const svg = (await boards[0]?.draw({ theme: 'dark' })) ?? '';
    const fine = (await boards[0]?.draw({ theme: 'dark', paint: 'attributes' })) ?? '';
    const policy = "default-src 'none'; style-src 'none'";
    const { pixels, refused } = await shown(svg, policy);
    expect(refused.join()).toMatch(/style/i);
    const { unlike } = compared(pixels, byResvg(fine));
    expect(unlike.length).toBeGreaterThan(100);
  });
});
