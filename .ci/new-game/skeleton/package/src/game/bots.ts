import { defineBots } from '@wonders/core';
import { evaluate } from '../house/evaluation.js';
import { bot } from '../house/index.js';
import { rules } from './rules.js';

/**
 * What chooses: the script, and the house bot on every other seat.
 *
 * @category Game
 */
export const bots = /* @__PURE__ */ defineBots(rules, { bot, evaluate });

export const { botMove, explainBotMove, playUntil, preview } = bots;
