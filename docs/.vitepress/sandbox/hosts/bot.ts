/// <reference lib="webworker" />
/** The realm of the reader's bot: it gets views, and nothing else of the game. */
import { type AnyGame, draw, type MoveOf, seedRng, type ViewOf } from '@wonders/core';
import { type Bot, type BotMaker, botNamed } from '@wonders/core/bots';
import type { Order, Reply } from '../../lab/messages.js';
import { type Code, faultOf, type Require } from './hosting.js';

const reply = (message: Reply): void => self.postMessage(message);

const isMaker = (value: unknown): value is BotMaker => typeof value === 'function';

const silent = () => undefined;
const QUIET = { log: silent, info: silent, debug: silent, dir: silent, table: silent, warn: silent, error: silent };

/** The first maker of a bot that the code exports. */
async function makerIn(code: Code, require: Require): Promise<BotMaker> {
  const exports = {};
  await code(require, exports, QUIET);
  const maker = Object.values(exports).find(isMaker);
  if (maker === undefined)
    throw new Error('This file exports no bot. Export a maker: export const mine: BotMaker = (game) => (turn) => …');
  return maker;
}

/**
 * Loads a bot, says that it is ready, and answers one turn after the other.
 *
 * @param given - The package of the game, and the name under which it exports its game.
 */
export async function host(
  code: Code,
  require: Require,
  lines: number,
  given: { readonly pack: string; readonly name: string },
): Promise<void> {
  const game = require(given.pack)[given.name] as AnyGame;
  let bot: Bot<ViewOf<AnyGame>, MoveOf<AnyGame>>;
  try {
    const mine = await makerIn(code, require);
    self.onmessage = ({ data }: MessageEvent<Order>) => {
      try {
        if (data.fresh) bot = botNamed(game, 'mine', { mine });
        const view = data.view as ViewOf<AnyGame>;
        const rng = seedRng(data.seed);
        const legal = game.legalMoves(view, data.seat);
        const began = performance.now();
        const { move, candidates } = bot({ view, seat: data.seat, legal, random: () => draw(rng) });
        const time = performance.now() - began;
        const weighed = candidates.map(({ move: each, value, visits }) => ({
          code: game.encodeMove(each),
          value,
          visits,
        }));
        reply({ kind: 'move', move: JSON.parse(JSON.stringify(move ?? null)), candidates: weighed, time });
      } catch (error) {
        reply(faultOf(error, lines));
      }
    };
    reply({ kind: 'ready' });
  } catch (error) {
    reply(faultOf(error, lines));
  }
}
