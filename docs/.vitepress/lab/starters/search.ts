import { type BotMaker, searchBot } from '@wonders/core/bots';

/** The search of @wonders/core, tuned by you: see `SearchOptions` for all that it takes. */
export const mine: BotMaker = (game) => searchBot(game, { iterations: 60, depth: 8, exploration: 0.5 });
