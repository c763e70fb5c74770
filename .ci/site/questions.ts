/** The page that finds positions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '../../docs/questions/pack.js';
import { answersTo, termsIn } from '../../docs/questions/query.js';
import { holds, LOOKS, type Site, tabTo } from '../lib/browser.js';
import { root } from '../lib/packages.js';

/** What is asked for is found, and can be taken away in every way. */
export async function finds(site: Site): Promise<void> {
  const { origin, open, expect, lookAt } = site;
  const page = await open(LOOKS['on a desk']);
  await page.goto(`${origin}/questions.html`);
  await page.locator('.answer-card img').first().waitFor();
  expect('more than twelve boards are drawn at once', (await page.locator('.answer-card').count()) === 12);
  await page.getByRole('button', { name: 'Show more' }).click();
  await tabTo(page, 'input[name=question]');
  await page.keyboard.insertText('ends:science age:2 seat:you');
  await holds(page, `decodeURIComponent(location.hash).endsWith('ends:science age:2 seat:you')`);
  await page.locator('.answer-card img').first().waitFor();
  const pack = JSON.parse(readFileSync(join(root, 'docs/questions/duel-solo.json'), 'utf8')) as Pack;
  const answers = answersTo(pack, termsIn('ends:science age:2 seat:you', pack)).length;
  const told = (await page.locator('.counted').textContent()) ?? '';
  expect(`${told}, and not ${answers}, are found`, told.startsWith(`${answers} `));
  await tabTo(page, '.choices > summary');
  await page.keyboard.press('Enter');
  await page.locator('select[name=wins]').selectOption('You');
  await holds(page, `document.querySelector('input[name=question]').value.endsWith('wins:You')`);
  await lookAt(page, 'a question on a desk');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [button, wanted] of [
    ['test', /testTable[\s\S]*duelSolo/],
    ['code', /readPosition[\s\S]*wonders-position/],
  ] as const) {
    await page
      .getByRole('button', { name: `Copy as ${button}` })
      .first()
      .click();
    await page.getByText(`The ${button} is copied`).waitFor();
    expect(
      `what is copied as a ${button} is none`,
      wanted.test(await page.evaluate<string>('navigator.clipboard.readText()')),
    );
  }
  await page.locator('.as-code summary').click();
  const code = (await page.locator('.as-code code').textContent()) ?? '';
  expect('the question is no code', /end\?\.ending === .science./.test(code));
  const addresses = await page
    .locator('.answer-card a')
    .evaluateAll((all) => all.slice(0, 2).map((each) => (each as HTMLAnchorElement).href));
  for (const [i, shows] of ['.explorer .board svg', '.position .board svg'].entries()) {
    await page.goto(addresses[i] ?? '');
    await page.locator(shows).first().waitFor();
  }
  await page.close();
  for (const name of ['on a phone', 'on a desk in the dark'] as const) {
    const other = await open(
      name === 'on a phone' ? { ...LOOKS[name], viewport: { width: 360, height: 740 } } : LOOKS[name],
    );
    await other.goto(`${origin}/questions.html#hal/${encodeURIComponent('hal cannot build')}`);
    await other.locator('.answer-card img').first().waitFor();
    await lookAt(other, `a question ${name}`);
    await other.close();
  }
}
