import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getManifest } from 'workbox-build';

/** The pages with games, as the names of their files. */
const PAGES = ['index', 'lessons', 'play', 'puzzles'] as const;

/** The pictures of the home page. */
const PICTURES = ['boards/*.svg', 'boards/states/*-{2,3}-phone.svg'] as const;

/** What runs code: the lab, the explorer with the positions to ask for, the examples of the guides, with the types that the editor shows. */
const RUNS = [
  '{lab,explorer,questions}.html',
  'assets/*.json',
  'assets/{referee,types-worker}-*.js',
  'assets/chunks/{@localSearchIndex,BotLab,PositionExplorer,QuestionPage,CodeEditor,SnippetPanel,typing,useRun,pack-}*.js',
];

/** The pages that one reads. */
const TEXTS = [
  '*.html',
  '{contributing,recipes,rules}/*.html',
  'boards/states/*.svg',
  'assets/!(api_*).md.*.lean.js',
  'api/**/*.html',
  'assets/api_*.js',
];

/** The sum of a text, as the service worker compares it. */
const sumOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64');

/** The files of the site that patterns find, each with its sum. @throws Error where one is too large to be kept, or a pattern finds none. */
async function listed(
  site: string,
  globPatterns: readonly string[],
  globIgnores: readonly string[],
  most: number,
): Promise<Readonly<Record<string, string>>> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: site,
    globPatterns: [...globPatterns],
    globIgnores: [...globIgnores],
    maximumFileSizeToCacheInBytes: most,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return Object.fromEntries(manifestEntries.map(({ url }) => [url, sumOf(readFileSync(join(site, url)))]));
}

/**
 * Writes the service worker of the built site. It keeps the five games with their lessons and puzzles, and the text of the guides,
 * before anybody asks for them: without a network, `404.html` shows a guide from its text. What runs code, the reference and the index of the search are large: `later.json` lists them, with their
 * sums, for those who have installed the site.
 *
 * @throws Error where a file is too large to be kept, or a pattern finds none.
 */
export async function writeServiceWorker(site: string): Promise<void> {
  const pages = PAGES.join(',');
  const now = [
    `{404,${pages}}.html`,
    'games/*.html',
    ...PICTURES,
    'opponents/*.svg',
    '{favicon.svg,icon-*.png,manifest.webmanifest,vp-icons.css}',
    'assets/*.css',
    'assets/*.woff2',
    'assets/!(api_*|*.lean).js',
    `assets/{${pages},games_*}.md.*.lean.js`,
    'assets/chunks/*.js',
  ];
  const files = await listed(site, now, RUNS, 2_000_000);
  const later = JSON.stringify(
    await listed(site, [...RUNS, ...TEXTS], ['404.html', `{${pages}}.html`, ...PICTURES], 10_000_000),
  );
  const code = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
  writeFileSync(join(site, 'later.json'), later);
  writeFileSync(
    join(site, 'sw.js'),
    `const FILES = ${JSON.stringify(files)};\nconst LATER = ${JSON.stringify(sumOf(later))};\n${code}`,
  );
}
