import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineLoader } from 'vitepress';

declare const data: Readonly<Record<string, string>>;

export { data };

/** The first sentence that the page of a game says about how it plays. */
const sentenceOf = (page: string): string =>
  /## How it plays\s+([\s\S]*?[.])\s/.exec(page)?.[1]?.replaceAll('\n', ' ') ?? '';

/** How each game plays, in a sentence, by the names of the packages. */
export default defineLoader({
  watch: ['../../games/*.md'],
  load: (files): typeof data =>
    Object.fromEntries(files.map((file) => [basename(file, '.md'), sentenceOf(readFileSync(file, 'utf8'))])),
});
