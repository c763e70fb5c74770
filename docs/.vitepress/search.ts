import type { DefaultTheme } from 'vitepress';
import { terms } from './terms.js';

/** The entry point that a page of the reference belongs to: pages of all games have the same titles. */
const entryPointOf = (path: string): string | undefined =>
  /^api\/(@wonders\/.+?)\/(?:functions|interfaces|type-aliases|variables|classes|index\.md)/.exec(path)?.[1];

/** Without what a page says in other languages: the index is English. */
const inEnglish = (markdown: string): string =>
  markdown.replace(/<InLanguage language="(?!English)[\s\S]*?<\/InLanguage>/g, '');

/** A section of its own, so that its title leads there. Only a level right below its heading keeps it from the headings of others. */
const section = (title: string, anchor: string, level = 6): string =>
  `\n<h${level}>${title}<a href="#${anchor}"></a></h${level}>\n\n`;

/** The level below the heading before a place in a page. */
const below = (markdown: string, place: number): number =>
  1 + ([...markdown.slice(0, place).matchAll(/^(#+) /gm)].at(-1)?.[1]?.length ?? 1);

/** A rule of a ledger as a section. */
const withRules = (markdown: string): string =>
  markdown.replace(/^\s*[-*] \*\*([A-Z]+-\d+[a-z]?)\*\*/gm, (_, rule: string, place: number) =>
    section(rule, rule.toLowerCase(), below(markdown, place)),
  );

/** A name in a table of a game as a section: a move, an option, a refusal, an event, a piece. */
const withNames = (markdown: string): string =>
  markdown.replace(
    /^\| <a id="([\w-]+)"><\/a>(.*?) \|(.*)$/gm,
    (_, anchor: string, name: string, says: string, place: number) => {
      const title = `${name.replaceAll('`', '')} (${anchor.split('-')[0]})`;
      return `${section(title, anchor, below(markdown, place))}${says.replaceAll('|', ' ')}\n`;
    },
  );

/** Marks in a page where a question is answered: `<a id="who-is-hal" title="Who is Hal?"></a>`. They become sections at the head of the page. */
function withQuestions(markdown: string): string {
  const questions = [...markdown.matchAll(/<a id="([\w-]+)" title="([^"]+\?)"><\/a>/g)].map(([, id = '', asks = '']) =>
    section(asks, id).concat('It is answered here.\n'),
  );
  const [head = '', ...rest] = markdown.split(/^(?=## )/m);
  return [head, ...questions, '\n', ...rest].join('');
}

/** What the search of the site reads of each page, and what it puts first: guides, games and rules before the members of the reference. */
export const search: DefaultTheme.LocalSearchOptions = {
  _render(markdown, env, md) {
    const { relativePath } = env;
    const entryPoint = entryPointOf(relativePath);
    const named = entryPoint === undefined ? markdown : markdown.replace(/^# (.*)$/m, `# $1 · ${entryPoint}`);
    const read = relativePath.startsWith('rules/') ? withRules : relativePath.startsWith('games/') ? withNames : String;
    return md.render(withQuestions(read(inEnglish(named))), env);
  },
};

// Functions in the settings of a site go to its pages as texts, which a page with a policy does not make into code. So the build finds these
// here without copying them, and the theme brings them to the page.
Object.defineProperty(search, 'miniSearch', { value: terms, enumerable: false });
