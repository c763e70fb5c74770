/// <reference lib="webworker" />
/** The realm of the reader's bot: it gets views, and nothing else of the game. */
import { type AnyGame, draw, type MoveOf, seedRng, type ViewOf } from '@wonders/core';
import { type Bot, type BotMaker, botNamed } from '@wonders/core/bots';
import { offers } from '../playground/games.js';
import { SyntaxProblem } from '../snippets/compile.js';
import { lock } from '../snippets/lock.js';
import { lineOf, moduleOf } from '../snippets/module.js';
import type { Order, Reply } from './messages.js';

const reply = (message: Reply): void => self.postMessage(message);

function fault(error: unknown): Reply {
  if (!(error instanceof Error)) return { kind: 'failed', says: `It threw ${String(error)}.` };
  const line = error instanceof SyntaxProblem ? error.line : lineOf(error);
  return { kind: 'failed', says: `${error.name}: ${error.message}`, ...(line !== undefined && { line }) };
}

const isMaker = (value: unknown): value is BotMaker => typeof value === 'function';

let game: AnyGame;
let makers: Readonly<Record<string, BotMaker>> = {};
let bot: Bot<ViewOf<AnyGame>, MoveOf<AnyGame>>;

const silent = () => undefined;
const QUIET = { log: silent, info: silent, debug: silent, dir: silent, table: silent, warn: silent, error: silent };

async function load({ source, game: name }: Order & { readonly kind: 'load' }): Promise<void> {
  const offer = offers[name];
  if (offer === undefined) throw new Error(`There is no game ${name}.`);
  const [module, playable] = await Promise.all([moduleOf(source), offer.load()]);
  game = playable.game;
  lock();
  const exported = Object.entries(await module.run(QUIET)).filter(([, value]) => isMaker(value));
  if (exported.length === 0)
    throw new Error('This file exports no bot. Export a maker: export const mine: BotMaker = (game) => (turn) => …');
  makers = Object.fromEntries(exported) as Record<string, BotMaker>;
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  try {
    if (data.kind === 'load') {
      await load(data);
      return reply({ kind: 'ready' });
    }
    const view = data.view as ViewOf<AnyGame>;
    if (data.fresh) bot = botNamed(game, Object.keys(makers)[0] ?? '', makers);
    const rng = seedRng(data.seed);
    const legal = game.legalMoves(view, data.seat);
    const began = performance.now();
    const { move, candidates } = bot({ view, seat: data.seat, legal, random: () => draw(rng) });
    const time = performance.now() - began;
    const weighed = candidates.map(({ move: each, value, visits }) => ({ code: game.encodeMove(each), value, visits }));
    return reply({ kind: 'move', move: JSON.parse(JSON.stringify(move ?? null)), candidates: weighed, time });
  } catch (error) {
    return reply(fault(error));
  }
};
