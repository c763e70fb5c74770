import { defineBots } from '@wonders/core';
import { evaluate } from '../opponent/evaluation.js';
import { bot, type Teller } from '../opponent/index.js';
import { describeHalTurn } from '../words/hal.js';
import { describeChoice, describeLead } from '../words/house.js';
import { describeMove } from '../words/moves.js';
import { rules } from './rules.js';

/** How choices are put into words. */
const TELLER: Teller = {
  move: describeMove,
  code: (move) => rules.encodeMove(move),
  halTurn: describeHalTurn,
  lead: describeLead,
  choice: describeChoice,
};

/** What chooses: Hal, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot: (view, seat, trace) => bot(view, seat, trace, TELLER),
  evaluate,
  search: { margin: 30, exploration: 0.3 },
});

export const { botMove, explainBotMove, playUntil } = bots;
