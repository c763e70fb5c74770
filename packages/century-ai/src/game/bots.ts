import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import { rules } from './rules.js';

/**
 * What chooses: the script, and the house bot on every other seat.
 *
 * @category Game
 */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot,
  evaluate,
  search: { margin: 60, depth: 0, exploration: 0.3, bias: 20 },
  ladder: [
    { temperature: 4 },
    { temperature: 2.5 },
    { temperature: 1.6 },
    { temperature: 1.1 },
    { temperature: 0.7 },
    { temperature: 0 },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
