import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSW, getManifest } from 'workbox-build';

/** The pages with games, as the names of their files. */
const PAGES = ['index', 'lessons', 'play', 'puzzles'] as const;

/** The pictures of the home page. */
const PICTURES = ['boards/*.svg', 'boards/states/*-{2,3}-phone.svg'] as const;

/** What runs code: the lab, the explorer, the examples of the guides, with the types that the editor shows. */
const RUNS = [
  '{lab,explorer}.html',
  'assets/{player,referee,runner,types-worker}-*.js',
  'assets/chunks/{@localSearchIndex,BotLab,PositionExplorer,CodeEditor,SnippetPanel,typing}*.js',
];

/** The pages that one reads. */
const TEXTS = [
  '*.html',
  '{recipes,rules}/*.html',
  'boards/states/*.svg',
  'assets/!(api_*).md.*.lean.js',
  'api/**/*.html',
  'assets/api_*.js',
];

/**
 * Writes the service worker of the built site. It keeps the five games with their lessons and puzzles, and the text of the guides,
 * before anybody asks for them. What runs code, the reference and the index of the search are large: `later.json` lists them, with their
 * revisions, for those who have installed the site. Others keep what they have seen.
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
      ...PICTURES,
      'opponents/*.svg',
      '{favicon.svg,icon-*.png,manifest.webmanifest,vp-icons.css}',
      'assets/*.css',
      'assets/!(api_*|*.lean).js',
      `assets/{${pages},games_*}.md.*.lean.js`,
      'assets/chunks/*.js',
    ],
    globIgnores: [...RUNS],
    swDest: join(site, 'sw.js'),
    mode: 'production',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    skipWaiting: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        // What comes to stay passes: the page keeps it.
        urlPattern: ({ sameOrigin, request }) => sameOrigin && request.cache !== 'no-cache',
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'seen',
          expiration: { maxEntries: 1000 },
          plugins: [
            {
              cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
                if (cachedResponse) return cachedResponse;
                const { origin, pathname } = new URL(request.url);
                const kept = await caches.open('kept');
                return (await kept.match(origin + pathname.replace(/\/$/, '/index.html'))) ?? null;
              },
            },
          ],
        },
      },
    ],
  });
  const later = await getManifest({
    globDirectory: site,
    globPatterns: [...RUNS, ...TEXTS],
    globIgnores: ['404.html', `{${pages}}.html`, ...PICTURES],
    maximumFileSizeToCacheInBytes: 10_000_000,
  });
  const files = later.manifestEntries.map(({ url, revision }) => [url, revision ?? '']);
  writeFileSync(join(site, 'later.json'), JSON.stringify(Object.fromEntries(files)));
  const all = [...warnings, ...later.warnings];
  if (all.length > 0) throw new Error(all.join('\n'));
}
