import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import { describeHalTurn } from '../words/hal.js';
import { describeMove } from '../words/moves.js';
import { rules } from './rules.js';

/** What chooses: Hal, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (view, seat, trace) => bot(view, seat, trace, { move: describeMove, halTurn: describeHalTurn }),
  evaluate,
  search: { margin: 30, exploration: 0.3 },
});

export const { botMove, explainBotMove, playUntil } = bots;
