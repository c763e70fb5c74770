/**
 * What bots choose and why, what `evaluate` judges, what nets see and foretell, and what learners observe, as kept digests over fixed
 * positions of each game. Equal inputs have to give equal choices until the rules of a game, or the schema of its numbers, are raised: both
 * stand in the first line of each file, so that the commit shows one without the other. The gates compare them, and `npm run golden` writes
 * the files.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Bot, greedyBot, searchBot } from '../../packages/core/src/bots/index.js';
import {
  type AnyGame,
  CHANCE,
  draw,
  drawInt,
  type MoveOf,
  type Seat,
  type StateOf,
  seedRng,
  type ViewOf,
} from '../../packages/core/src/index.js';
import { type Active, noneActive } from '../../packages/core/src/learn/index.js';
import { digest } from '../../packages/core/src/records/index.js';
import { type FoundGame, games, variantsOf } from '../lib/games.js';
import { MORE } from '../runs.js';

const POSITIONS = 200;

/** Of the plies of these games every sixth is explained. */
const EXPLAINED = 6;

/** The bots that play out moves are asked in one position of this many: they think longest. */
const SEARCHED = 10;

/** A decision of a seat that has a choice. */
interface Asked {
  readonly state: StateOf<AnyGame>;
  readonly seat: Seat;
}

/**
 * Decisions from games of every variant, of which bots play a quarter of the moves: those with a choice, and those to be explained, which a
 * script may have left without one.
 */
function decisions(found: FoundGame): { readonly asked: readonly Asked[]; readonly explained: readonly Asked[] } {
  const { game } = found;
  const variants = variantsOf(found);
  const rng = seedRng('choices');
  const asked: Asked[] = [];
  const explained: Asked[] = [];
  for (let i = 0; asked.length < POSITIONS; i++) {
    const most = Math.ceil((POSITIONS * (i + 1)) / variants.length);
    let state: StateOf<AnyGame> = game.newGame({ ...variants[i % variants.length]?.options, seed: `choices ${i}` });
    while (state.pending.length > 0 && asked.length < Math.min(POSITIONS, most)) {
      const seat = game.activeSeats(state)[0] ?? CHANCE;
      const isChoice = seat !== CHANCE && game.legalMoves(state, seat).length > 1;
      if (seat !== CHANCE && state.ply % EXPLAINED === 0) explained.push({ state, seat });
      if (isChoice && drawInt(rng, 6) === 0) asked.push({ state, seat });
      const move: MoveOf<AnyGame> =
        isChoice && drawInt(rng, 4) === 0 ? game.botMove(state, seat) : game.fast.randomMove(state, () => draw(rng));
      state = game.applyMove(state, move);
    }
  }
  return { asked, explained };
}

/** Figures to the millionth: the last digits of logarithms and roots are the platform's. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The same with every figure rounded. */
const roundedIn = (told: object): unknown =>
  JSON.parse(JSON.stringify(told, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value)));

/** What a net sees of a position, and the chance to win that it gives; nothing of games for which it was not trained. */
interface Net {
  chanceToWin(position: StateOf<AnyGame>, seat: Seat): number;
  see(position: StateOf<AnyGame>, seat: Seat, active: Active): void;
}

const netOf = async ({ pkg }: FoundGame): Promise<Net | undefined> => {
  const file = join(pkg.dir, 'src/net/index.ts');
  return existsSync(file) ? ((await import(file)) as Net) : undefined;
};

function seenBy({ chanceToWin, see }: Net, { state, seat }: Asked): readonly (readonly number[])[] {
  try {
    const chance = rounded(chanceToWin(state, seat));
    const active = noneActive();
    see(state, seat, active);
    return [[chance, ...active.numbers.subarray(0, active.length)]];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

async function signature(found: FoundGame): Promise<string> {
  const { game, manifest } = found;
  const { learn } = await manifest.load.learn();
  const net = await netOf(found);
  const { asked, explained } = decisions(found);
  const players = asked.filter(({ state, seat }) => game.seats(state)[seat]?.role === 'player');
  const chosen = (effort?: string) =>
    asked.map(({ state, seat }) => game.encodeMove(game.botMove(state, seat, effort)));
  const thought = (bot: Bot<ViewOf<AnyGame>, MoveOf<AnyGame>>) =>
    players.flatMap(({ state, seat }, i) => {
      if (i % SEARCHED !== 0) return [];
      const view = game.view(state, seat);
      const rng = seedRng(`search ${i}`);
      const { move } = bot({ view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) });
      return game.encodeMove(move);
    });
  const lines: readonly (readonly [string, unknown])[] = [
    ['bot', chosen()],
    ...(game.efforts ?? []).map((effort) => [`bot, ${effort}`, chosen(effort)] as const),
    ['why', explained.map(({ state, seat }) => roundedIn(game.explainBotMove(game.view(state, seat), seat)))],
    ['greedy', thought(greedyBot(game))],
    ['search', thought(searchBot(game, { iterations: 12, early: false }))],
    ['evaluate', asked.map(({ state, seat }) => rounded(game.evaluate?.(state, seat) ?? 0))],
    ...(net === undefined ? [] : [['net', asked.flatMap((each) => seenBy(net, each))] as const]),
    ['observe', players.map(({ state, seat }) => Array.from(learn.observe(game.view(state, seat), seat), rounded))],
  ];
  const told = lines.map(([name, answers]) => `${name}: ${digest(answers as never)}`);
  const head = `${game.id} rules ${game.rules}, learn ${learn.observation.digest.slice(0, 16)}, ${asked.length} positions`;
  return [head, ...told, ''].join('\n');
}

test.runIf(MORE).each(await games())('$game.id: bots choose, judge and observe as kept', async (found) => {
  await expect(await signature(found)).toMatchFileSnapshot(join(found.pkg.dir, 'golden/choices.txt'));
});
