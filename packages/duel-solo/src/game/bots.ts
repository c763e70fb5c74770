import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import type { Trace } from '../opponent/trace.js';
import { rules } from './rules.js';

/** The bots: SOLO's script, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (position, seat, trace?: Trace) => bot(position, seat, rules.encodeMove, trace),
  evaluate,
  search: { margin: 15, depth: 12, exploration: 0.3 },
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
