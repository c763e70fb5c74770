import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import { rules } from './rules.js';

/** What chooses: the script, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot,
  evaluate,
  search: {
    margin: 20,
    victory: 0.3,
    depth: 8,
    playout: 'house',
    others: 'house',
    exploration: 0.15,
    bias: 3,
    widening: 8,
  },
});

export const { botMove, explainBotMove, playUntil } = bots;
