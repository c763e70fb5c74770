import { defineBots } from '@wonders/core';
import { weighed } from '../house/candidates.js';
import { evaluate } from '../house/evaluation.js';
import { bot } from '../house/index.js';
import { odds } from '../house/odds.js';
import { traits } from '../house/traits.js';
import { legalMoves, rules } from './rules.js';

/**
 * What chooses: the script, and the house bot on every other seat.
 *
 * @category Game
 */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot,
  evaluate,
  candidates: (position, seat) => weighed(position, seat, legalMoves(position, seat)),
  search: { margin: 60, depth: 0, exploration: 0.3, bias: 20 },
  odds,
  traits,
  // Each level beats the one before in about two of three games: docs/levels.json.
  ladder: [
    { temperature: 0.5, sees: 0.963, trait: { name: 'hoards', points: 0.34 } },
    { temperature: 0.5, sees: 0.965, trait: { name: 'stays', points: 1.1 } },
    { temperature: 0.5, sees: 0.966, trait: { name: 'settles', points: 8 } },
    { temperature: 0.58 },
    { temperature: 0.47 },
    { temperature: 0 },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
