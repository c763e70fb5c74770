/** Guards the search of the site: what readers type finds the right page first, in Chromium. */
import { onSite } from '../lib/browser.js';

/** What is typed, and where the first result leads. */
const WANTED: readonly (readonly [typed: string, leads: RegExp])[] = [
  // Rules
  ['DUEL-145', /rules\/duel-solo#duel-145$/],
  ['HAL-51', /rules\/hal#hal-51$/],
  // Codes of refusals
  ['too-expensive', /games\/[\w-]+#refusal-too-expensive$/],
  ['not-your-turn', /games\/[\w-]+#refusal-not-your-turn$/],
  ['malformed', /games\/[\w-]+#refusal-malformed$/],
  // Kinds of moves
  ['construct-wonder', /games\/duel-solo#move-construct-wonder$/],
  ['take-progress', /games\/duel-solo#move-take-progress$/],
  // Options
  ['soloSeeksWin', /games\/duel-solo#option-soloSeeksWin$/],
  ['tiedAgeStart', /games\/duel-solo#option-tiedAgeStart$/],
  // Events
  ['wonder-built', /games\/duel-solo#event-wonder-built$/],
  ['offers-revealed', /games\/eight-wonders#event-offers-revealed$/],
  ['pawn', /games\/duel-solo#event-pawn$/],
  // Components
  // Two games have a Mausoleum, and are as good.
  ['Mausoleum', /games\/(duel-solo|eight-wonders)#piece-mausoleum$/],
  ['Great Library', /games\/duel-solo#piece-great-library$/],
  ['military token', /games\/duel-solo#event-military-token$/],
  // Questions
  ['how do I hide hands', /embedding#how-do-i-hide-hands$/],
  ['hidden hands', /embedding#how-do-i-hide-hands$/],
  ['how do I play', /lessons#how-do-i-play$/],
  ['how do I save', /getting-started#how-do-i-save-a-game$/],
  ['how do I win', /lessons#how-do-i-win$/],
  ['replay', /getting-started#how-do-i-replay-a-game$/],
  ['what is a blunder', /coach#what-is-a-blunder$/],
  ['Hal', /games\/hal#who-is-hal$/],
  ['two players', /rules\/duel-solo#two-players$/],
  ['position explorer', /explorer#what-is-the-position-explorer$/],
  ['cheat', /fairness#can-somebody-cheat$/],
  ['write a bot', /write-a-bot/],
  ['how does the game end', /rules\/[\w-]+#[\w-]*end/],
  ['offline', /index#play-offline$|\/#play-offline$/],
  ['daily deal', /#the-daily-deal$/],
  // Words with letters that have changed places, and a short word that is like others
  ['tarde', /#move-card-trade$/],
  ['tie', /#option-tiedAgeStart$/],
  ['undo', /recipes\/undo#/],
  ['translate', /translate-a-game/],
  // Functions: the guide that explains them
  ['determinize', /bots#search-determinize$/],
  ['searchBot', /bots#a-tree-searchbot$/],
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
