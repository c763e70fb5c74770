import { defineBots } from '@wonders/core';
import { evaluate } from '../house/evaluation.js';
import { bot } from '../house/index.js';
import { odds } from '../house/odds.js';
import { traits } from '../house/traits.js';
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
  traits,
  // Each level beats the one before in about two of three games: docs/levels.json.
  ladder: [
    { temperature: 1.4, sees: 0.4, trait: { name: 'fears-war', points: 10 } },
    { temperature: 1.4, sees: 0.62, trait: { name: 'studies', points: 3 } },
    { temperature: 1.4, sees: 0.765, trait: { name: 'greedy', points: 0.9 } },
    { temperature: 1.72 },
    { temperature: 1.12 },
    { temperature: 0 },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
