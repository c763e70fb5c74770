import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.js';

/** A block of code with its language, or a command in a sentence. */
const SHOWN = /^```(\w*).*\n([\s\S]*?)^```|`((?:npm|npx|node|bash) [^`\n]+)`/gm;
const isCommand = (line: string): boolean => /^(npm|npx|node|bash|cd|cp) /.test(line);

/** The commands that a text names, as they are written, in blocks and in sentences. */
export function commandsIn(text: string): readonly string[] {
  return [...text.matchAll(SHOWN)].flatMap(([, language = '', block, inline = '']) => {
    if (block === undefined) return [inline];
    if (language !== '' && language !== 'sh') return [];
    const lines = block
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter((line) => line !== '' && (language === 'sh' || isCommand(line)));
    // A block that goes to another directory is one command: its lines belong together.
    return lines.some((line) => /(^|&& )cd /.test(line)) ? [lines.join(' && ')] : lines;
  });
}

/**
 * The commands that a page names.
 *
 * @param page - From the root: `'docs/install.md'`.
 */
export const commandsOf = (page: string): readonly string[] => commandsIn(readFileSync(join(root, page), 'utf8'));
