import type { DefaultTheme } from 'vitepress';

/** How the search of the site reads words, when its index is built and when somebody searches. */
export const terms: DefaultTheme.LocalSearchOptions['miniSearch'] = {
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
    // Whoever writes a word means it: a blunder is no bundler.
    weights: { fuzzy: 0.1, prefix: 0.375 },
    // A rule comes before those that mention it.
    boost: { title: 12, text: 2, titles: 1 },
    // People ask how to play before they ask for a type, and what a thing is before they ask what is told of it.
    boostDocument(id: string) {
      const kinds = [
        [/\/api\//, 0.1],
        [/#(how-do-i|what-is-a|who-is|can-somebody)-/, 2],
        [/#event-/, 0.7],
        [/\/rules\//, 1.2],
      ] as const;
      const worth = kinds.find(([part]) => part.test(id))?.[1] ?? 1;
      // Pages are indexed in any order, which would decide between equals: their addresses decide instead.
      let order = 0;
      for (const letter of id) order = (order * 31 + letter.charCodeAt(0)) % 1009;
      return worth * (1 - order / 1e9);
    },
  },
};
