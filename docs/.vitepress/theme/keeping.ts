/// <reference types="vite/client" />
/// <reference lib="dom" />

/**
 * What runs code, the guides and the search come to stay as well, for those who have installed the site: the service worker keeps what it
 * hands through.
 */
async function keepAll(base: string): Promise<void> {
  await navigator.serviceWorker.ready;
  const list = (await (await fetch(`${base}later.json`)).json()) as readonly string[];
  for (const file of list) await fetch(`${base}${file}`).catch(() => undefined);
}

/** The games come to stay, for times without a network: once the page has nothing else to do. */
export function keepForLater(base: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined), 4000);
  const keep = () => void keepAll(base);
  window.addEventListener('appinstalled', keep);
  if (matchMedia('(display-mode: standalone)').matches) keep();
}
