import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineLoader } from 'vitepress';

/** What each option of a game does, by game and option. */
type Explanations = Readonly<Record<string, Readonly<Record<string, string>>>>;

declare const data: Explanations;

export { data };

/** A row of the table of options on the page of a game: name, what it takes, what it does. */
const ROW = /^\| `(\w+)` \| .* \| (.*) \|$/gm;

/** Read from the pages of the games, which tell it by the doc comments of the sources. */
export default defineLoader({
  watch: ['../../games/*.md'],
  load: (files): Explanations =>
    Object.fromEntries(
      files.map((file) => {
        const rows = readFileSync(file, 'utf8').matchAll(ROW);
        return [
          basename(file, '.md'),
          Object.fromEntries(Array.from(rows, ([, name = '', says = '']) => [name, says.replaceAll('`', '')])),
        ];
      }),
    ),
});
