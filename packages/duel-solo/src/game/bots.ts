import { defineBots } from '@wonders/core';
import { evaluate } from '../house/evaluation.js';
import { bot, EFFORTS } from '../house/index.js';
import { odds } from '../house/odds.js';
import { traits } from '../house/traits.js';
import type { Trace } from '../reasons/trace.js';
import { rules } from './rules.js';

/**
 * The bots: SOLO's script, and the house bot on every other seat.
 *
 * @category Game
 */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (position, seat, trace?: Trace, level?) => bot(rules, position, seat, trace, level),
  efforts: EFFORTS,
  evaluate,
  search: { margin: 15, depth: 12, exploration: 0.3 },
  odds,
  traits,
  // Each level beats the one before in about two of three games: docs/levels.json.
  ladder: [
    { temperature: 1, sees: 0.7, trait: { name: 'hoards', points: 0.6 } },
    { temperature: 1, sees: 0.75, trait: { name: 'fears-war', points: 5 } },
    { temperature: 1, sees: 0.84, trait: { name: 'greedy', points: 1 } },
    { temperature: 1.5 },
    { temperature: 0 },
    { temperature: 0, iterations: 400 },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
