import type { DefaultTheme } from 'vitepress';

/** The entry point that a page of the reference belongs to: pages of all games have the same titles. */
const entryPointOf = (path: string): string | undefined =>
  /^api\/(@wonders\/.+?)\/(?:functions|interfaces|type-aliases|variables|classes|index\.md)/.exec(path)?.[1];

/** A rule of a ledger as a section of its own, so that its id leads to it. */
const withRules = (markdown: string): string =>
  markdown.replace(
    /^\s*[-*] \*\*([A-Z]+-\d+[a-z]?)\*\*/gm,
    (_, rule: string) => `\n<h6>${rule}<a href="#${rule.toLowerCase()}"></a></h6>\n\n`,
  );

/** What the search of the site reads of each page, and what it puts first: guides, games and rules before the members of the reference. */
export const search: DefaultTheme.LocalSearchOptions = {
  _render(markdown, env, md) {
    const { relativePath } = env;
    if (relativePath.startsWith('rules/')) return md.render(withRules(markdown), env);
    const entryPoint = entryPointOf(relativePath);
    const named = entryPoint === undefined ? markdown : markdown.replace(/^# (.*)$/m, `# $1 · ${entryPoint}`);
    return md.render(named, env);
  },
  // The functions go to the page as text: they use nothing of this file.
  miniSearch: {
    searchOptions: {
      // Numbers of rules are exact: 145 is not 125, and 14 is no beginning of it.
      fuzzy: (term: string) => (/\d$/.test(term) ? false : 0.2),
      prefix: (term: string) => !/\d$/.test(term),
      // A rule comes before those that mention it.
      boost: { title: 12, text: 2, titles: 1 },
      // People ask how to play before they ask for a type.
      boostDocument: (id: string) => (id.includes('/api/') ? 0.1 : 1),
    },
  },
};
