import type { Page } from 'playwright-core';
import { type Complain, DESK, drawnGamesOf, go, type Open, PHONE, playOne, press, until } from './reader.js';

/** Runs in the page: waits until what has come into it is painted. */
export const PAINTED =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))';

/** Runs in the page: from here on, the largest shift is noted: of what lies on the table, and of all else that the reader has not just asked for. */
const WATCH = `new PerformanceObserver((list) => {
  const onTable = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest('.table') != null;
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput || sources.some(onTable)) globalThis.shifted = Math.max(globalThis.shifted ?? 0, value);
}).observe({ type: 'layout-shift' })`;

/** How far the layout may shift, as browsers measure it. */
const MOST_SHIFT = 0.05;

/** Runs in the page: goes through a third of the plies, all of them with `--all`, and gives the places at which the board stood. */
const WALK = `(async () => {
  const slider = document.querySelector('.steps input');
  const seen = new Set();
  for (let ply = 0; ply <= Number(slider.max); ply += ${process.argv.includes('--all') ? 1 : 3}) {
    slider.value = String(ply);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const board = document.querySelector('.board svg');
    const { left, top, width } = board.getBoundingClientRect();
    seen.add([left, top + scrollY, width, board.viewBox.baseVal.width].map(Math.round).join(' '));
    // What is drawn larger than its frame would be drawn smaller.
    const scale = board.getScreenCTM().a;
    seen.add('scale ' + scale.toFixed(3));
  }
  return [...seen];
})()`;

/** Runs in the page: what of the question and of its first answer is out of sight. */
const HIDDEN = `['.action .turn', '.action .moves button'].filter((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box === undefined || box.top < 0 || box.bottom > 740;
})`;

/** Runs in the page: whether a part of the question is cut off. */
const CUT = `(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)(document.querySelector('.action .turn'))`;

/** Runs in the page: how small the letters of the log are, in pixels. */
const LETTERS = `Math.min(...[...document.querySelectorAll('.log li, .log small')].map((line) => Number.parseFloat(getComputedStyle(line).fontSize)))`;

const LEAST_LETTERS = 14;

/** Runs in the page: how much of the width next to the board is left bare. */
const BARE = `(() => {
  const [board, aside] = ['.board svg', 'aside'].map((name) => document.querySelector(name).getBoundingClientRect());
  return innerWidth - aside.right + aside.left - board.right;
})()`;

/** Runs in the page: what one needs to play that lies below the window. */
const BELOW = `['.table', '.ask', '.steps', '.below', '.tools'].filter(
  (name) => document.querySelector('.play ' + name).getBoundingClientRect().bottom > innerHeight,
)`;

/** Runs in the page: where everything stands that has an id on the board, by the corner from which it is drawn: a frame may be larger. */
export const PIECES = `[...document.querySelectorAll('.board g[id]')].map((piece) => {
  const { e, f } = piece.getScreenCTM();
  return { id: piece.id, x: e, y: f + document.querySelector('.table').scrollTop };
})`;

export interface Piece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** So far a piece may move, in pixels: less than one sees. */
const MOST_MOVED = 0.5;

/** The first piece that does not stand where it stood, and how far it has moved. */
export function movedFrom(before: readonly Piece[], after: readonly Piece[]): string | undefined {
  const known = new Map(after.map((piece) => [piece.id, piece]));
  for (const { id, x, y } of before) {
    const now = known.get(id);
    const moved = now === undefined ? Number.POSITIVE_INFINITY : Math.max(Math.abs(now.x - x), Math.abs(now.y - y));
    if (moved > MOST_MOVED) return `${id} by ${Math.round(moved)} px`;
  }
  return undefined;
}

/** Runs in the page: touches a place, and tells whether its move waits then. */
const CHOOSE = `(async () => {
  document.querySelector('.board [role=button]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await ${PAINTED};
  return document.querySelector('.action.chosen .shut') !== null;
})()`;

/** How many tools stand in sight beside a board at most: all else is in the menu. */
const MOST_TOOLS = 5;

/** What one chooses moves nothing on the table, and few tools are in sight. */
async function calm(page: Page, name: string, complain: Complain): Promise<void> {
  const tools = await page.locator('.play .tool:visible').count();
  if (tools > MOST_TOOLS) complain(`${tools} tools are in sight on ${name}`);
  const before = await page.evaluate<Piece[]>(PIECES);
  if (!(await page.evaluate<boolean>(CHOOSE))) return;
  const moved = movedFrom(before, await page.evaluate<Piece[]>(PIECES));
  if (moved !== undefined) complain(`a choice moves ${moved} on ${name}`);
}

/** A wide screen is used from edge to edge, and nobody has to scroll to play. */
async function wide(page: Page, complain: Complain): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  for (const name of await page.evaluate<string[]>(BELOW)) complain(`${name} lies below a wide window`);
  const bare = await page.evaluate<number>(BARE);
  if (bare > 60) complain(`${Math.round(bare)} px beside the board are bare`);
}

async function watched(page: Page, name: string, complain: Complain): Promise<void> {
  for (let i = 0; i < 3; i++) {
    if (name === 'a phone')
      for (const part of await page.evaluate<string[]>(HIDDEN)) complain(`${part} is out of sight on ${name}`);
    if (await page.evaluate<boolean>(CUT)) complain(`the question is cut on ${name}`);
    await playOne(page);
  }
  if (name === 'a wide desk') await wide(page, complain);
  const letters = await page.evaluate<number>(LETTERS);
  if (letters < LEAST_LETTERS) complain(`letters of the log have ${letters} px on ${name}`);
  const shift = await page.evaluate<number>('globalThis.shifted ?? 0');
  if (shift > MOST_SHIFT) complain(`the layout shifts by ${shift.toFixed(3)} on ${name}`);
  await until(page, () => press(page, 'Play it out'));
  const places = await page.evaluate<string[]>(WALK);
  if (places.length > 2) complain(`the board stands at ${places.join(', ')} on ${name}`);
}

/**
 * Over a whole game the board keeps its place and its scale, and the log can be read. On a phone the question and an answer are in sight;
 * on a wide screen nothing is left bare beside the board, and everything that one needs is in sight.
 */
export async function frames(open: Open, home: string, complain: Complain): Promise<void> {
  for (const [name, device] of [
    ['a desk', DESK],
    ['a wide desk', { ...DESK, viewport: { width: 1920, height: 1080 } }],
    ['a phone', PHONE],
  ] as const) {
    const page = await open('frames', device);
    await page.goto(home);
    await page.locator('.board svg').waitFor();
    for (const game of await drawnGamesOf(page, `frames on ${name}`, 1)) {
      await page.goto('about:blank');
      await page.goto(`${home}#${game}/daily/2026-02-03`);
      await page.locator('.board svg').waitFor();
      // The first board pushes down what stands below it.
      await page.evaluate(PAINTED);
      await page.evaluate(WATCH);
      const problem = (text: string) => complain(`${game}: ${text}`);
      await watched(page, name, problem);
      await go(page, `${home}#${game}/daily/2026-02-04`);
      await calm(page, name, problem);
    }
    await page.close();
  }
}
