import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig, type HeadConfig } from 'vitepress';
import { guidesPlugin } from './guides.js';
import { licensesPlugin, writeLicenses } from './licenses.js';
import { writeServiceWorker } from './offline.js';
import { sizedPictures } from './pictures.js';
import { rulesPlugin } from './rules.js';
import { sandboxPlugin } from './sandbox/plugin.js';
import { withPolicy } from './sandbox/policy.js';
import { search } from './search.js';
import { declarationsPlugin } from './snippets/declarations.js';
import { runnableFences } from './snippets/fences.js';

const docs = fileURLToPath(new URL('..', import.meta.url));
const conditions = ['@wonders/source'];

interface Page {
  readonly text: string;
  readonly link: string;
  readonly order: number;
}

/** The pages of a directory: their titles are their headings, their order is in their frontmatter. */
function pages(dir: string): Page[] {
  return readdirSync(`${docs}${dir}`)
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => {
      const markdown = readFileSync(`${docs}${dir}${file}`, 'utf8');
      return {
        text: /^(?:title:|#) (.*)$/m.exec(markdown)?.[1] ?? file,
        link: `/${dir}${file.replace(/\.md$/, '')}`,
        order: Number(/^order: (\d+)$/m.exec(markdown)?.[1] ?? 99),
      };
    })
    .sort((a, b) => a.order - b.order || a.text.localeCompare(b.text));
}

/** Written by `npm run docs -- reference`: an item for each entry point, with its exports. */
function entryPoints(): readonly DefaultTheme.SidebarItem[] {
  const file = `${docs}api/typedoc-sidebar.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DefaultTheme.SidebarItem[]) : [];
}

/**
 * The sidebars of the reference: a page shows the entry points of its own package, and the categories of its own entry point, which lead to
 * the list of what it exports. With every export each of the hundreds of pages would be a copy of the whole table of contents.
 */
function reference(): DefaultTheme.SidebarMulti {
  const all = entryPoints();
  const packageOf = (text: string) => text.split('/').slice(0, 2).join('/');
  const own = all.map(({ text = '', link = '', items = [] }) => {
    const categories = items.map((item) => ({ text: item.text ?? '', link: `${link}#${anchor(item.text ?? '')}` }));
    const siblings = all
      .filter((each) => packageOf(each.text ?? '') === packageOf(text))
      .map((each) => ({
        text: each.text ?? '',
        link: each.link ?? '',
        ...(each.text === text && { items: categories }),
      }));
    return [link, [{ text: 'Reference', link: '/api/', items: siblings }]];
  });
  const listed = all.map(({ text = '', link = '' }) => ({ text, link }));
  return { ...Object.fromEntries(own), '/api/': [{ text: 'Reference', link: '/api/', items: listed }] };
}

/** The anchor of a heading. */
const anchor = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

/** What a page says of itself to those who share its address: its first paragraph. */
function lead(file: string): string {
  const [, text = ''] = /^# .*\n+((?:[\w[`*].*\n)+)/m.exec(readFileSync(`${docs}${file}`, 'utf8')) ?? [];
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const guide = pages('');
const recipes = pages('recipes/');
const rules = pages('rules/');
const games = pages('games/');
const contributing = pages('contributing/');

export default defineConfig({
  title: '@wonders',
  description: 'Five board games with scripted opponents as small embeddable packages',
  lang: 'en',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }],
    ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
    ['meta', { property: 'og:image', content: `${process.env['SITE_URL'] ?? ''}/og.png` }],
  ],
  transformHead: ({ title, description, assets }) => [
    ...assets
      .filter((file) => file.endsWith('.woff2'))
      .map((href): HeadConfig => ['link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
  ],
  // A screen reader jumps to the main part, also before scripts run: pages that the theme lays out without one get it here.
  transformHtml: (html) =>
    withPolicy(html.includes('<main') ? html : html.replace('id="VPContent"', 'id="VPContent" role="main"')),
  buildEnd: ({ outDir }) => {
    writeLicenses(outDir);
    return writeServiceWorker(outDir);
  },
  srcExclude: ['api-reports/**'],
  // The pages of the reference have no order in which one would read them.
  transformPageData: ({ relativePath, frontmatter, description }) =>
    relativePath.startsWith('api/')
      ? { frontmatter: { ...frontmatter, prev: false, next: false } }
      : { description: description || lead(relativePath) },
  // What all pages share is a file of its own, not a part of each of them.
  metaChunk: true,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => {
      runnableFences(md);
      sizedPictures(md);
    },
  },
  themeConfig: {
    search: { provider: 'local', options: search },
    nav: [
      { text: 'Play', link: '/play' },
      { text: 'Learn', link: '/lessons' },
      { text: 'Puzzles', link: '/puzzles' },
      {
        text: 'Explore',
        items: [
          { text: 'Position explorer', link: '/explorer' },
          { text: 'Find a position', link: '/questions' },
          { text: 'Bot lab', link: '/lab' },
          // A list of all five would stand in each of the hundreds of pages of the reference.
          { text: 'Rules', link: rules[0]?.link ?? '/', activeMatch: '^/rules/' },
        ],
      },
      {
        text: 'Docs',
        items: [
          { text: 'Guide', link: guide[0]?.link ?? '/' },
          { text: 'Recipes', link: recipes[0]?.link ?? '/', activeMatch: '^/recipes/' },
          { text: 'Games', link: games[0]?.link ?? '/', activeMatch: '^/games/' },
          { text: 'Reference', link: '/api/' },
        ],
      },
    ],
    sidebar: {
      ...reference(),
      '/': [
        { text: 'Guide', items: guide },
        { text: 'Games', items: games },
        { text: 'Recipes', items: recipes },
        { text: 'Contributing', items: contributing },
        ...(rules.length > 0 ? [{ text: 'Rules', items: rules }] : []),
      ],
    },
    outline: [2, 3],
    footer: {
      message:
        'MIT licence, with <a href="/licenses.txt" target="_self">code of others</a>. All rights to the games rest with their publishers.',
    },
  },
  vite: {
    plugins: [rulesPlugin(), guidesPlugin(), sandboxPlugin(), licensesPlugin()],
    resolve: { conditions },
    worker: { format: 'es', plugins: () => [declarationsPlugin(), licensesPlugin()] },
    ssr: { noExternal: [/^@wonders\//], resolve: { conditions } },
  },
});
