/// <reference lib="webworker" />
import { botNamed } from '@wonders/core/bots';
import { answerTurn, type TurnMessage } from '@wonders/core/table';
import { GAMES } from './games.js';

/** In comes a turn, with nothing but a view, and the bot to ask; out goes a move. All of it is plain data. */
self.onmessage = async ({ data: [turn, bot] }: MessageEvent<readonly [TurnMessage, string]>) => {
  const game = await GAMES[turn.game]?.game();
  if (game !== undefined) self.postMessage(answerTurn(game, botNamed(game, bot), turn));
};
