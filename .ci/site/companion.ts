import { holds } from '../lib/browser.js';
import { type Complain, DESK, drawnGamesOf, go, type Open, pick, textOf, until } from './reader.js';

/** More questions than the box on a table asks in a game, and more frames than an answer takes. */
const PATIENCE = 1500;

/** Runs in the page: answers questions about the table by the first answer, and lets the house bot move, to the end; gives all questions. */
const BY_QUESTIONS = `(async () => {
  const asked = [];
  while (document.querySelector('.scores') === null) {
    const question = document.querySelector('.play .turn').textContent.trim();
    if (asked.push(question) > ${PATIENCE}) throw new Error('not over after ${PATIENCE} questions: ' + question);
    const before = location.hash;
    const answer = question.includes('?')
      ? document.querySelector('aside .moves button')
      : [...document.querySelectorAll('.play button')].find(({ textContent }) => textContent.trim() === 'Play this move for me');
    answer.click();
    for (let frames = 0; frames === 0 || location.hash === before; frames++) {
      if (frames > ${PATIENCE}) throw new Error('nothing happens after the answer to: ' + question);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }
  return asked;
})()`;

/** A player with the box on the table comes to the end of a game by the questions alone: no two questions about the table are alike. */
export async function companion(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('companion', DESK);
  await go(page, home);
  for (const game of await drawnGamesOf(page, 'companion', 1)) {
    await pick(page, 'game', game);
    await holds(page, `location.hash.startsWith('#${game}/')`);
    const variants = page.locator('select[name=variant] option');
    const table = (await variants.allTextContents()).find((name) => name.startsWith('on your own table'));
    if (table === undefined) continue;
    await until(page, () => pick(page, 'variant', table));
    const questions = await page.evaluate<string[]>(BY_QUESTIONS);
    for (const [i, question] of questions.entries())
      if (question === '' || (question.includes('?') && question === questions[i - 1]))
        complain(`${game}: after "${questions[i - 1]}" "${question}"`);
    if ((await textOf(page.locator('.scores h2'))) === '') complain(`${game}: the result says nothing`);
  }
}
