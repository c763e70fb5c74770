import { defineBots } from '@wonders/core';
import { isStraight } from '../moves/offers.js';
import { evaluate } from '../opponent/evaluation.js';
import { bot } from '../opponent/index.js';
import { BOT_LEVELS } from '../options.js';
import { legalMoves, rules } from './rules.js';

/** The house bot, and what guides a search. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot,
  levels: BOT_LEVELS,
  evaluate,
  candidates: (position, seat) => legalMoves(position, seat).filter((move) => isStraight(position, move)),
  search: {
    margin: 20,
    victory: 0.3,
    root: 'halving',
    plies: 1,
    depth: 8,
    playout: 'house',
    others: 'house',
    bias: 0.5,
  },
  ladder: [
    { temperature: 2.2, house: 'master' },
    { temperature: 1.6, house: 'master' },
    { temperature: 1.16, house: 'master' },
    { temperature: 0.86, house: 'master' },
    { temperature: 0.53, house: 'master' },
    { temperature: 0, house: 'master' },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
