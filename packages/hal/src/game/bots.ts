import { defineBots, type Trace } from '@wonders/core';
import { evaluate } from '../house/evaluation.js';
import { bot, EFFORTS } from '../house/index.js';
import { odds } from '../house/odds.js';
import { traits } from '../house/traits.js';
import type { Reason } from '../reasons/index.js';
import { rules } from './rules.js';

/**
 * The bots: Hal, and the house bot on every other seat.
 *
 * @category Game
 */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (view, seat, trace?: Trace<Reason>, level?) => bot(rules, view, seat, trace, level),
  efforts: EFFORTS,
  evaluate,
  search: { margin: 30, exploration: 0.3 },
  odds,
  traits,
  // Each level beats the one before in about two of three games: docs/levels.json.
  ladder: [
    { temperature: 1, sees: 0.52, trait: { name: 'hoards', points: 2 } },
    { temperature: 0.7, sees: 0.63, trait: { name: 'greedy', points: 3.5 } },
    { temperature: 0.7, sees: 0.76, trait: { name: 'builds', points: 5 } },
    { temperature: 0.68 },
    { temperature: 0 },
    { temperature: 0, house: 'thorough' },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
