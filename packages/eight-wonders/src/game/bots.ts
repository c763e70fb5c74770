import { defineBots, type GameBots } from '@wonders/core';
import { evaluate } from '../house/evaluation.js';
import { bot } from '../house/index.js';
import { odds } from '../house/odds.js';
import { traits } from '../house/traits.js';
import { isStraight } from '../moves/offers.js';
import { BOT_EFFORTS } from '../options.js';
import type { EightWondersTypes } from '../types.js';
import { legalMoves, rules } from './rules.js';

/**
 * The house bot, and what guides a search.
 *
 * @category Game
 */
export const bots: GameBots<EightWondersTypes> = /* @__PURE__ */ defineBots(rules, {
  bot,
  efforts: BOT_EFFORTS,
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
  odds,
  traits,
  // Each level beats the one before in about two of three games: docs/levels.json.
  ladder: [
    { temperature: 1, house: 'master', sees: 0.56, trait: { name: 'hoards', points: 0.65 } },
    { temperature: 0.8, house: 'master', sees: 0.565, trait: { name: 'collects', points: 4 } },
    { temperature: 0.8, house: 'master', sees: 0.72, trait: { name: 'partakes', points: 1.5 } },
    { temperature: 1.13, house: 'master' },
    { temperature: 0.78, house: 'master' },
    { temperature: 0, house: 'master' },
  ],
});

export const { botMove, explainBotMove, playUntil, preview } = bots;
