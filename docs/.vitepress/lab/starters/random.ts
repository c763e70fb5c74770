import type { BotMaker } from '@wonders/core/bots';

/** Any legal move. */
export const mine: BotMaker =
  () =>
  ({ legal, random }) => ({ move: legal[Math.floor(random() * legal.length)] as (typeof legal)[0], candidates: [] });
