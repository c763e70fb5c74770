/// <reference types="vite/client" />
/// <reference lib="dom" />

/** The files that come to stay, each with its revision. */
type Kept = Record<string, string>;

/** The most files that come at a time. */
const LANES = 6;
/** How often it is noted what has come: what was broken off goes on from there. */
const NOTED = 100;

const readList = async (response: Response | undefined): Promise<Kept> => ((await response?.json()) ?? {}) as Kept;

/**
 * Everything else comes to stay as well, for those who have installed the site: what runs code, the guides, the reference and the search.
 * What is there already in its latest revision does not come again.
 */
async function keepAll(base: string): Promise<void> {
  await navigator.serviceWorker.ready;
  const cache = await caches.open('kept');
  const address = `${base}later.json`;
  const now = await readList(await fetch(address, { cache: 'no-cache' }));
  const kept = await readList(await cache.match(address));
  const note = () => cache.put(address, new Response(JSON.stringify(kept)));
  for (const file of Object.keys(kept).filter((each) => !(each in now))) {
    await cache.delete(`${base}${file}`);
    delete kept[file];
  }
  const missing = Object.keys(now).filter((file) => kept[file] !== now[file]);
  let next = 0;
  const lane = async () => {
    for (let file = missing[next++]; file !== undefined; file = missing[next++]) {
      // The service worker lets such requests pass: nothing is kept twice.
      const response = await fetch(`${base}${file}`, { cache: 'no-cache' });
      if (!response.ok) continue;
      await cache.put(`${base}${file}`, response);
      kept[file] = now[file] ?? '';
      if (next % NOTED === 0) await note();
    }
  };
  // Without a network the rest comes another time.
  await Promise.allSettled(Array.from({ length: LANES }, lane));
  await note();
}

/** The games come to stay, for times without a network: once the page has nothing else to do. */
export function keepForLater(base: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined), 4000);
  const keep = () => void keepAll(base).catch(() => undefined);
  window.addEventListener('appinstalled', keep);
  if (matchMedia('(display-mode: standalone)').matches) keep();
}
