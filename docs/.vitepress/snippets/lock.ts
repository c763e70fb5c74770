/// <reference lib="webworker" />

/** What reaches beyond a worker: the network, what the browser keeps, other workers and tabs. */
const DOORS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'cookieStore',
  'navigator',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'FontFace',
  'RTCPeerConnection',
  'eval',
  'Function',
];

/** What makes code of text: there an `import` of another address could stand. */
const MAKERS: readonly object[] = [
  () => undefined,
  async () => undefined,
  function* () {
    yield;
  },
  async function* () {
    yield;
  },
];

/**
 * Closes this worker: the code that runs from now on cannot load anything, send anything or read what the browser keeps. A snippet may come
 * from a link, and runs under the address of the site.
 */
export function lock(): void {
  for (const name of DOORS)
    for (let place: object | null = self; place !== null; place = Object.getPrototypeOf(place))
      if (Object.hasOwn(place, name)) Object.defineProperty(place, name, { value: undefined });
  for (const maker of MAKERS)
    Object.defineProperty(Object.getPrototypeOf(maker), 'constructor', { value: undefined, configurable: false });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const plain = self[name].bind(self) as (task: () => void, time?: number) => number;
    const only = (task: unknown, time?: number): number => {
      if (typeof task !== 'function') throw new TypeError(`${name} takes a function`);
      return plain(() => task(), time);
    };
    Object.defineProperty(self, name, { value: only });
  }
}
