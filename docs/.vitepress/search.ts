import type { DefaultTheme } from 'vitepress';

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

/** Marks in a page where a question is answered: `<a id="how-do-i-hide-hands"></a>`. They become sections at the head of the page. */
function withQuestions(markdown: string): string {
  const questions = [...markdown.matchAll(/<a id="(how-do-i-[\w-]+)"><\/a>/g)].map(([, id = '']) =>
    section(`${id.replaceAll('-', ' ').replace('how do i', 'How do I')}?`, id).concat('It is answered here.\n'),
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
  // The functions go to the page as text: they use nothing of this file.
  miniSearch: {
    options: {
      // What stands in every question says nothing about it.
      processTerm: (term: string) =>
        /^(a|an|and|are|can|do|does|how|i|in|is|it|my|of|the|to|what|when|which|who|with)$/i.test(term)
          ? null
          : term.toLowerCase(),
    },
    searchOptions: {
      // Numbers of rules are exact: 145 is not 125, and 14 is no beginning of it. So are short words: a tie is not a die. In longer
      // ones two letters may be wrong, or have changed places.
      fuzzy: (term: string) => (/\d$/.test(term) || term.length < 4 ? false : term.length < 5 ? 1 : 2),
      prefix: (term: string) => !/\d$/.test(term),
      // A rule comes before those that mention it.
      boost: { title: 12, text: 2, titles: 1 },
      // People ask how to play before they ask for a type, and what a thing is before they ask what is told of it.
      boostDocument(id: string) {
        const kinds = { '/api/': 0.1, '#how-do-i-': 2, '#event-': 0.7, '/rules/': 1.2 };
        const worth = Object.entries(kinds).find(([part]) => id.includes(part))?.[1] ?? 1;
        // Pages are indexed in any order, which would decide between equals: their addresses decide instead.
        let order = 0;
        for (const letter of id) order = (order * 31 + letter.charCodeAt(0)) % 1009;
        return worth * (1 - order / 1e9);
      },
    },
  },
};
