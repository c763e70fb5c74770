import type { Page } from 'playwright-core';

/** Where a page shows a game, by selectors. */
interface Shown {
  /** The result, once its text has what `says` looks for. */
  readonly over: string;
  readonly says?: RegExp;
  /** Walks on to the question: with motion, the reader need not wait for it. */
  readonly skip?: string;
  /** The places of the board that can be chosen. */
  readonly places: string;
  /** The list of moves; those without a place on the board stand first in it. */
  readonly listed?: string;
  /** What the page then offers, and the button that confirms. */
  readonly offered: string;
  readonly confirm?: string;
}

/** Runs in the page. */
const PLAY_ON = `async ({ over, says, skip, places, listed, offered, confirm, keys, begin, most, patience }) => {
  const wait = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const all = (selector) => (selector === undefined ? [] : [...document.querySelectorAll(selector)]);
  const use = (element) => {
    if (!keys) return element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    element.focus();
    if (document.activeElement !== element) throw new Error('a place that takes no focus: ' + element.id);
    if (element.matches('button')) return element.click();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  };
  // Drawn, with a seed: a fixed stride would always take the first of as many places as it is long.
  let draw = 1;
  const useOne = async (elements) => {
    draw = (draw * 48271) % 2147483647;
    if (elements.length > 0) use(elements[draw % elements.length]);
    await wait();
  };
  for (let moves = begin, idle = 0; moves < most; ) {
    const result = all(over).find(({ textContent }) => new RegExp(says).test(textContent));
    if (result !== undefined) return result.textContent;
    const [last] = all(skip);
    if (last !== undefined) {
      await useOne([last]);
      moves++;
      continue;
    }
    const [hot, list] = [all(places), all(listed)];
    const byList = list.length > 0 && (hot.length === 0 || moves % 9 === 8);
    if (hot.length === 0 && !byList) {
      if (idle++ >= patience) throw new Error('nothing can be chosen after ' + moves + ' moves');
      await wait();
      continue;
    }
    await (byList ? useOne(list) : useOne(hot));
    await useOne(all(offered));
    if (confirm !== undefined) await useOne(all(confirm));
    moves++;
    idle = 0;
  }
  throw new Error('not over after ' + most + ' moves');
}`;

/**
 * Plays the game on a page to its end, in the page itself, by clicks that wait for nothing or, with `keys`, by focus and Enter.
 *
 * @param begin - As many moves have been made.
 * @param most - More moves than any game takes.
 * @param patience - For so many frames there may be nothing to choose, where a bot thinks.
 * @returns The result.
 */
export const playOn = (
  page: Page,
  { says = /^/, ...shown }: Shown,
  {
    keys = false,
    begin = 0,
    most,
    patience = 0,
  }: Readonly<{ keys?: boolean; begin?: number; most: number; patience?: number }>,
): Promise<string> =>
  page.evaluate<string>(
    `(${PLAY_ON})(${JSON.stringify({ ...shown, says: says.source, keys, begin, most, patience })})`,
  );
