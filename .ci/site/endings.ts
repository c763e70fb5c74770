import {
  type Complain,
  DESK,
  drawnGamesOf,
  expectFocus,
  go,
  type Open,
  PHONE,
  PLAYED,
  pick,
  playOne,
  press,
  seedOf,
  textOf,
  until,
  variant,
} from './reader.js';

const DAY = '/daily/2026-02-03';

/** Runs in the page: what of the result is out of sight. */
const OUT_OF_SIGHT = `['h2', '.actions', '.bars tr:last-child'].filter((name) => {
  const box = document.querySelector('.end ' + name)?.getBoundingClientRect();
  return box === undefined || box.top < 0 || box.bottom > innerHeight;
})`;

/** The result lies over the table, and all of it is in sight: who won, by what, and what to do next. */
async function inSight(open: Open, home: string, complain: Complain): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const page = await open('the result', { ...(viewport.width < 900 ? PHONE : DESK), viewport });
    await go(page, home);
    for (const game of await drawnGamesOf(page, 'the result')) {
      await go(page, `${home}#${game}${DAY}`);
      await until(page, () => press(page, 'Play it out'));
      await page.locator('.scores h2:focus').waitFor();
      for (const part of await page.evaluate<string[]>(OUT_OF_SIGHT))
        complain(`${game}: ${part} of the result is out of sight at ${viewport.width} × ${viewport.height}`);
    }
    await page.close();
  }
}

/** After a game: par is what the house bot does with the deal, and the next game is one button away, with the same options. */
export async function ending(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('ending', DESK);
  await go(page, `${home}#hal${DAY}`);
  await until(page, () => press(page, 'Play it out'));
  // The house bot plays the deal again first.
  await page.locator('.end .par b').waitFor();
  const [result, par] = [await textOf(page.locator('.scores h2')), await textOf(page.locator('.end .par'))];
  if (result === '' || par !== `Par, set by the house bot in your place: ${result}`)
    complain(`the house bot ends with “${result}”; “${par}”`);
  await until(page, () => page.getByRole('button', { name: 'Next daily deal' }).click());
  if (!(await seedOf(page)).startsWith('Daily deal') || new URL(page.url()).hash.startsWith('#hal/'))
    complain('the next daily deal is not that of the next game');
  await expectFocus(page, 'board', 'in the next daily deal', complain);

  await go(page, `${home}#hal`);
  await until(page, () => pick(page, 'variant', 'three players'));
  await until(page, () => press(page, 'Play it out'));
  const seed = await seedOf(page);
  await until(page, () => press(page, 'Rematch'));
  if ((await seedOf(page)) === seed) complain('a rematch has the same deal');
  if ((await variant(page)) !== 'three players') complain('a rematch has other options');
  await until(page, () => press(page, 'Play it out'));
  const again = await seedOf(page);
  await until(page, () => press(page, 'This deal again'));
  if ((await seedOf(page)) !== again) complain('“This deal again” deals another one');
  if ((await page.locator('.scores').count()) > 0) complain('“This deal again” does not begin at the beginning');
  await inSight(open, home, complain);
}

/** The review names the costliest moves; each can be tried again, in a game of its own. */
export async function retrying(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('retrying', DESK);
  await go(page, `${home}#hal${DAY}`);
  while ((await page.locator('.scores').count()) === 0) await playOne(page);
  await press(page, 'Review');
  const mistakes = page.locator('.review li');
  await page.locator('.review [role=status]').waitFor({ timeout: 60_000 });
  const count = await mistakes.count();
  if (count === 0 || count > 3) complain(`the review tells ${count} mistakes`);
  const told = await textOf(mistakes.first());
  const [, number = '', better = ''] =
    /^Move (\d+), a [\w ]+: .*(?:Better|another): (.*?)\. (?:It cost|The difference)/.exec(told) ?? [];
  await until(page, () => page.getByRole('button', { name: `Try again from move ${number}`, exact: true }).click());
  if ((await page.evaluate(PLAYED)) !== String(Number(number) - 1)) complain(`“${told}” is tried again elsewhere`);
  if (!(await page.locator('aside .moves button').allTextContents()).includes(better))
    complain(`“${told}” is tried again where the better move is none`);
  if ((await seedOf(page)).startsWith('Daily deal')) complain('another try counts as the daily deal');
  await playOne(page);
  await press(page, 'Your games');
  const [going, over] = ['In progress', 'Finished'].map((name) =>
    page.locator(`dialog[open] section[aria-label="${name}"] li`),
  );
  if ((await going?.count()) !== 1 || (await over?.count()) !== 1)
    complain('the game that was played and the new try are not both kept');
}
