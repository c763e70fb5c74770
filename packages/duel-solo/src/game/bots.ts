import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import { rules } from './rules.js';

/** What chooses: the script, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (position, seat, trace) => bot(position, seat, rules.encodeMove, trace),
  evaluate,
  search: { margin: 15, depth: 12, exploration: 0.3 },
});

export const { botMove, explainBotMove, playUntil } = bots;
