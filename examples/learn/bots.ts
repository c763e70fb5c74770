/** A bot for tournaments, with `--own examples/learn/bots.ts`: `net:200` searches with the net of its game. */
import { type BotMaker, searchMaker } from '@wonders/core/bots';
import { lessonFor } from './lessons.js';

export const net: BotMaker = (game, words, settings) => searchMaker(lessonFor(game).search)(game, words, settings);
