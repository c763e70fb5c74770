import { defineBots, type Trace } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import type { Reason } from '../opponent/reasons.js';
import { rules } from './rules.js';

/** The bots: Hal, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (view, seat, trace?: Trace<Reason>) => bot(rules, view, seat, trace),
  evaluate,
  search: { margin: 30, exploration: 0.3 },
  ladder: [
    { temperature: 30 },
    { temperature: 6 },
    { temperature: 2.8 },
    { temperature: 1.3 },
    { temperature: 0 },
    { temperature: 0, iterations: 100 },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
