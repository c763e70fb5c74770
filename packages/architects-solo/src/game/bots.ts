import { defineBots } from '@wonders/core';
import { evaluate } from '../house/evaluation.js';
import { bot } from '../house/index.js';
import { odds } from '../house/odds.js';
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
  odds,
  // Each level beats the one before in about two of three games: docs/levels.json.
  ladder: [
    { temperature: 45 },
    { temperature: 5.7 },
    { temperature: 2.8 },
    { temperature: 1.72 },
    { temperature: 1.12 },
    { temperature: 0 },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
