import type { MarkdownRenderer } from 'vitepress';
import { importable } from '../sandbox/plugin.js';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('{', '&#123;');

/** Why a block cannot run on a page; nothing where it can. */
function needs(code: string, known: ReadonlySet<string>): string {
  const imported = [...code.matchAll(/^\s*(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm)].map(([, name = '']) => name);
  const missing = imported.filter((name) => !known.has(name));
  if (missing.some((name) => name.startsWith('node:'))) return 'This example needs Node.';
  if (missing.some((name) => name.startsWith('.'))) return 'This example needs a file of your own.';
  if (missing.length > 0) return `This example needs Node and ${[...new Set(missing)].join(', ')}.`;
  if (/^\s*declare /m.test(code)) return 'This example leaves a part to you, so it does not run here.';
  return '';
}

/** Puts *Run* and *Edit* below every block that is marked `ts`. */
export function runnableFences(md: MarkdownRenderer): void {
  const known = importable();
  const plain = md.renderer.rules.fence;
  if (plain === undefined) throw new Error('There is no rule for blocks of code.');
  md.renderer.rules.fence = (tokens, at, options, env, self) => {
    const block = plain(tokens, at, options, env, self);
    const token = tokens[at];
    const [language, ...words] = (token?.info ?? '').trim().split(/\s+/);
    if (token === undefined || language !== 'ts') return block;
    // A region of a file, which `<<<` brings in.
    const cut = 'src' in token;
    env.snippets = (env.snippets ?? 0) + 1;
    const marks = ['continued', 'slow'].filter((word) => words.includes(word)).join(' ');
    const why = cut ? 'This is a part of an app: it needs the rest of it.' : needs(token.content, known);
    return `${block}<SnippetBar :n="${env.snippets}"${marks && ` ${marks}`}${why && ` needs="${escaped(why)}"`} />\n`;
  };
}
