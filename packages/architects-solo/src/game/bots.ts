import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import { rules } from './rules.js';

/**
 * The bots: the script, and the house bot on every other seat.
 *
 * @category Game
 */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot,
  evaluate,
  search: { margin: 60, root: 'halving', plies: 1, depth: 8, playout: 'house', bias: 0.05 },
  // Each level beats the one before in about two of three games: docs/levels.json.
  ladder: [
    { temperature: 45 },
    { temperature: 8 },
    { temperature: 3.3 },
    { temperature: 2.2 },
    { temperature: 1.45 },
    { temperature: 0 },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
