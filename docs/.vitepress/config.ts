import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { rulesPlugin } from './rules.js';

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
        text: /^# (.*)$/m.exec(markdown)?.[1] ?? file,
        link: `/${dir}${file.replace(/\.md$/, '')}`,
        order: Number(/^order: (\d+)$/m.exec(markdown)?.[1] ?? 99),
      };
    })
    .sort((a, b) => a.order - b.order || a.text.localeCompare(b.text));
}

/** Written by `npm run docs:reference`. */
function reference(): DefaultTheme.SidebarItem[] {
  const file = `${docs}api/typedoc-sidebar.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DefaultTheme.SidebarItem[]) : [];
}

const guide = pages('');
const rules = pages('rules/');

export default defineConfig({
  title: '@wonders',
  description: 'Five board games with scripted opponents as small embeddable packages',
  lang: 'en',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  srcExclude: ['api-reports/**'],
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: guide[0]?.link ?? '/' },
      ...(rules.length > 0 ? [{ text: 'Rules', items: rules }] : []),
      { text: 'Play', link: '/play' },
      { text: 'Reference', link: '/api/' },
    ],
    sidebar: {
      '/api/': [{ text: 'Reference', link: '/api/', items: reference() }],
      '/': [{ text: 'Guide', items: guide }, ...(rules.length > 0 ? [{ text: 'Rules', items: rules }] : [])],
    },
    outline: [2, 3],
    footer: { message: 'MIT licence. All rights to the games rest with their publishers.' },
  },
  vite: {
    plugins: [rulesPlugin()],
    resolve: { conditions },
    ssr: { noExternal: [/^@wonders\//], resolve: { conditions } },
  },
});
