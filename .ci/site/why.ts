import { type Complain, DESK, go, type Open, playOne, press, textOf, until } from './reader.js';

/** Why? says what the reader could have done so that the script chose otherwise, and *Try that* brings the reader to that move. */
export async function changing(open: Open, home: string, complain: Complain): Promise<void> {
  const page = await open('changing', DESK);
  await go(page, `${home}#duel-solo/daily/2026-02-03`);
  const why = page.locator('.tools .tool-why');
  const ask = page.getByRole('button', { name: 'What would change it?' });
  const tryIt = page.getByRole('button', { name: 'Try that' });
  const headline = () => textOf(page.locator('.why h2'));
  for (let i = 0; i < 20; i++) {
    await playOne(page);
    if (await why.isDisabled()) continue;
    await why.click();
    const before = await headline();
    if ((await ask.count()) > 0) {
      await ask.click();
      await ask.waitFor({ state: 'detached' });
    }
    if ((await tryIt.count()) === 0) {
      await press(page, 'Close');
      continue;
    }
    await tryIt.click();
    await press(page, 'Leave it');
    const move = await textOf(page.locator('.answer .do'));
    await until(page, () => page.locator('.answer .do').click());
    await why.click();
    if ((await headline()) === before) complain(`SOLO answers “${move}” as before: “${before}”`);
    return;
  }
  complain('nothing would change what SOLO does in twenty moves');
}
