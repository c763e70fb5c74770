// The build writes two lines before these: FILES, the files that come at once, and LATER, the list of those that come to who installs the
// site; each by its address with the sum of its text. What a cache holds is answered only if it has that sum, whoever has put it there.
/* global FILES, LATER */
const CACHE = 'files';
const KEPT = 'kept';

const addressOf = (path) => new URL(path, self.registration.scope).href;

/** The path of a request within the site, as lists have it. */
function pathOf(request) {
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  return decodeURI(pathname.slice(scope.pathname.length)).replace(/(^|\/)$/, '$1index.html');
}

/** The answer if it has a sum; without that, nothing. */
async function checked(response, sum) {
  if (!response?.ok) return undefined;
  const body = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  if (btoa(String.fromCharCode(...digest)) !== sum) return undefined;
  return new Response(body, { headers: { 'content-type': response.headers.get('content-type') ?? '' } });
}

/** Fetches a file, and keeps it if it is the one that is listed. */
async function fetched(path, sum, request = new Request(addressOf(path), { cache: 'reload' })) {
  const response = await fetch(request);
  const good = await checked(response.clone(), sum);
  if (good !== undefined) await (await caches.open(CACHE)).put(addressOf(path), good);
  return response;
}

async function answered(path, sum, request) {
  const kept = await (await caches.open(CACHE)).match(addressOf(path));
  return (await checked(kept, sum)) ?? fetched(path, sum, request);
}

/** The files that come later, each with its sum, once the list of them is here. */
async function listed() {
  const list = await (await caches.open(CACHE)).match(addressOf('later.json'));
  return (await (await checked(list, LATER))?.json()) ?? {};
}

/** Asks the network. Without one, a page leads to that of pages that are not here, which finds what a guide says among the files that are. */
async function asked(request) {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== 'navigate') throw error;
    const { pathname, search, hash } = new URL(request.url);
    return Response.redirect(`${addressOf('404.html')}#${pathname}${search}${hash}`);
  }
}

async function answeredLater(path, request) {
  const list = await listed();
  if (!Object.hasOwn(list, path)) return asked(request);
  const kept = await (await caches.open(KEPT)).match(addressOf(path));
  return (await checked(kept, list[path])) ?? asked(request);
}

async function install() {
  const left = Object.entries(FILES);
  const lane = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [path, sum] = next;
      const kept = await (await caches.open(CACHE)).match(addressOf(path));
      if ((await checked(kept, sum)) === undefined) await fetched(path, sum);
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  await self.skipWaiting();
}

/** Drops what is no longer listed. */
async function activate() {
  for (const name of await caches.keys()) if (name !== CACHE && name !== KEPT) await caches.delete(name);
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const path = pathOf(request);
    if (path !== 'later.json' && !Object.hasOwn(FILES, path)) await cache.delete(request);
  }
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (path === undefined) return;
  if (path === 'later.json') event.respondWith(fetched(path, LATER, request));
  else if (Object.hasOwn(FILES, path)) event.respondWith(answered(path, FILES[path], request));
  // What comes to stay passes: the page keeps it.
  else if (request.cache !== 'no-cache') event.respondWith(answeredLater(path, request));
});
