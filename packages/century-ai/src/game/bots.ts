import { defineBots } from '@wonders/core';
import { bot } from '../opponent/index.js';
import { rules } from './rules.js';

/** What chooses: the script, and the house bot on every other seat. */
export const bots = /* @__PURE__ */ defineBots(rules, {
  bot,
});

export const { botMove, explainBotMove, playUntil } = bots;
