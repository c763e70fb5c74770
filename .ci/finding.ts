/** Types into the search of the built site, in Chromium, what readers look for: the right page has to come first. */
import { onSite } from './browser.js';

/** What is typed, and where the first result leads. */
const WANTED: readonly (readonly [typed: string, leads: RegExp])[] = [
  // Rules
  ['DUEL-145', /rules\/duel-solo#duel-145$/],
  ['duel-14', /rules\/duel-solo#duel-14$/],
  ['HAL-51', /rules\/hal#hal-51$/],
  // Codes of refusals
  ['too-expensive', /games\/[\w-]+#too-expensive$/],
  ['not-your-turn', /games\/[\w-]+#not-your-turn$/],
  ['malformed', /games\/[\w-]+#malformed$/],
  // Kinds of moves
  ['construct-wonder', /games\/duel-solo#construct-wonder$/],
  ['discard', /games\/[\w-]+#discard$/],
  // Options
  ['pantheon', /games\/duel-solo#pantheon$/],
  ['hal-level', /games\/hal#/],
  // Events
  ['conflict-moved', /games\/duel-solo#conflict-moved$/],
  // Components
  ['Mausoleum', /games\/duel-solo#the-mausoleum$/],
  ['military token', /rules\/duel-solo#duel-\d+$/],
  // Questions
  ['how do I hide hands', /fairness|recipes\/server|embedding/],
  ['how do I play', /getting-started|play|lessons|games\//],
  ['hidden hands', /^(?!.*\/api\/)/],
  ['write a bot', /write-a-bot/],
  ['undo', /recipes\/undo/],
  ['translate', /translate-a-game/],
  // Functions
  ['determinize', /^(?!.*\/api\/)/],
];

await onSite(async ({ origin, open, complain }) => {
  const page = await open();
  await page.goto(`${origin}/index.html`);
  await page.locator('.VPNavBarSearch button').first().click();
  const field = page.locator('.VPLocalSearchBox input.search-input');
  await field.waitFor();
  for (const [typed, leads] of WANTED) {
    await field.fill('');
    await page.locator('.VPLocalSearchBox .result').first().waitFor({ state: 'detached' });
    await field.fill(typed);
    const results = page.locator('.VPLocalSearchBox .result');
    await results.first().waitFor();
    const found = (
      await results.evaluateAll((all) => all.slice(0, 4).map((each) => each.getAttribute('href') ?? ''))
    ).map((href) => href.replace('.html', ''));
    if (!leads.test(found[0] ?? '')) complain(`"${typed}" leads to ${found.join(', ')}`);
  }
  return `${WANTED.length} searches lead to the right page first`;
});
