import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import { botWords } from '../words/reasons.js';
import { rules } from './rules.js';

/** What chooses: the script, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (view, seat, trace) => bot(view, seat, trace, botWords(view)),
  evaluate,
  search: { margin: 60, root: 'halving', bias: 1, depth: 20, playout: 'house', probability: 0.7, exploration: 0.3 },
});

export const { botMove, explainBotMove, playUntil } = bots;
