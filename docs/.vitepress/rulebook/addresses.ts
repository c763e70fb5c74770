import { withBase } from 'vitepress';

/** The rule of an item of a list: `DUEL-128` of `DUEL-128.2`. */
export const ruleOf = (id: string): string => id.replace(/\..*$/, '');

/** The place of a rule on its page: items of a list stand with their rule. */
export const ruleAddress = (game: string, id: string): string =>
  withBase(`/rules/${game}.html#${ruleOf(id).toLowerCase()}`);
