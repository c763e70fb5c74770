import { join } from 'node:path';
import { generateSW } from 'workbox-build';

/** The pages that work without a network, as the names of their files. */
const PAGES = ['index', 'lessons', 'play', 'puzzles', 'lab', 'explorer'] as const;

/**
 * Writes the service worker of the built site. It keeps the five games with their lessons and puzzles, and the text of the guides,
 * before anybody asks for them; of the reference it keeps what the reader has seen.
 *
 * @throws Error where a file is too large to be kept, or a pattern finds none.
 */
export async function writeServiceWorker(site: string): Promise<void> {
  const pages = PAGES.join(',');
  const { warnings } = await generateSW({
    globDirectory: site,
    globPatterns: [
      `{${pages}}.html`,
      'games/*.html',
      '{boards,opponents}/*.svg',
      '{favicon.svg,icon-*.png,manifest.webmanifest,vp-icons.css}',
      'assets/*.css',
      'assets/!(api_*|*.lean).js',
      `assets/{${pages},games_*}.md.*.lean.js`,
      'assets/chunks/*.js',
    ],
    // What runs code on the pages is large, and so is the index of the search.
    globIgnores: ['assets/chunks/{@localSearchIndex,CodeEditor}*', 'assets/{player,referee,runner}-*'],
    swDest: join(site, 'sw.js'),
    mode: 'production',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    skipWaiting: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin }) => sameOrigin,
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'seen', expiration: { maxEntries: 200 } },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
