/** The pages of the built site, and those among them that a commit looks at. */
import { readdirSync } from 'node:fs';
import { drawn, isChanged } from '../lib/draws.js';

/** The pages of the site, as paths in its directory. */
export const pagesIn = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .sort();

/** The kind of a page: a member of the reference, a page of a folder, a guide, or a page that does something of its own. */
function kindOf(path: string): string {
  if (/^(index|play|lessons|puzzles|lab|explorer|questions|getting-started)\.html$/.test(path)) return path;
  if (!path.includes('/')) return 'guide';
  return /\/(functions|interfaces|type-aliases|variables|classes)\//.exec(path)?.[1] ?? path.replace(/\/.*/, '');
}

/**
 * The pages to look at: those that the commit changes, and those that it draws, a quarter of each kind and eight at most.
 *
 * @param purpose - What they are looked at for.
 */
export function drawnPages(paths: readonly string[], purpose: string): readonly string[] {
  const kinds = [...new Set(paths.map(kindOf))].map((kind) => paths.filter((path) => kindOf(path) === kind));
  const taken = kinds.flatMap((pages) => drawn(pages, purpose, Math.min(8, Math.ceil(pages.length / 4))));
  return paths.filter((path) => taken.includes(path) || isChanged(`docs/${path.replace(/html$/, 'md')}`));
}
