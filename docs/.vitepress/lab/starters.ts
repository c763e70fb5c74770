import evaluate from './starters/evaluate.ts?raw';
import greedy from './starters/greedy.ts?raw';
import playouts from './starters/playouts.ts?raw';
import random from './starters/random.ts?raw';
import rules from './starters/rules.ts?raw';
import search from './starters/search.ts?raw';

/** The bots to start from, by what the lab calls them. */
export const starters: Readonly<Record<string, string>> = {
  'a random bot': random,
  'a greedy bot: most points now': greedy,
  'a list of rules': rules,
  'one move ahead, by evaluate': evaluate,
  'random playouts': playouts,
  'the search, tuned': search,
};
