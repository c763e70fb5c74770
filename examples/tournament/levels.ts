/**
 * The levels for people on one scale: `npm run strength -- levels` plays each level against the one below, on the same deals from every
 * side, and writes `docs/levels.json`, from it `docs/public/levels.svg` and the tables of `docs/strength.md`. Run it again, and it
 * continues where it stopped.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@wonders/core';
import { playMatch } from '@wonders/core/arena';
import { LEVELS, type Level, levels } from '@wonders/core/bots';
import { Command } from 'commander';
import { manifests, variantsNamed } from '../../.ci/lib/games.js';
import { habitsOf } from './habits.js';
import { type Ladder, ladderPlot, type Step, withLadders } from './levels-page.js';
import { openShares, type Shares } from './shares.js';
import { gamesById } from './tournament.js';

const FIGURES = 'docs/levels.json';
const SECRET = 'levels';

const flags = new Command('levels')
  .option(
    '--deals <count>',
    'how many deals each pair plays, each with the level on one seat and on all but one',
    '300',
  )
  .option('--games <ids>', 'only these games; the others keep their figures')
  .option('--steps <levels>', 'only these levels against the ones below; the others keep their figures')
  .option('--out <folder>', 'the folder of the games', 'temp/levels')
  .option('--played', 'play nothing: make the page from the figures')
  .parse(process.argv)
  .opts<{
    readonly deals: string;
    readonly games?: string;
    readonly steps?: string;
    readonly out: string;
    readonly played?: true;
  }>();

/** Who plays which seat: the stronger level takes one seat, or all the others. */
const lineUp = (seats: number, deal: number, alone: boolean): readonly boolean[] =>
  Array.from({ length: seats }, (_, seat) => (seat === deal % seats) === alone);

/** The share of pairs of seats in which the stronger level is ahead, in one game; a tie counts half. */
function shareOf(
  game: AnyGame,
  bots: readonly [Level<AnyGame>, Level<AnyGame>],
  line: readonly boolean[],
  options: object,
): number {
  const [stronger, weaker] = bots;
  const { outcome, fault } = playMatch(
    game,
    line.map((own) => (own ? stronger : weaker).bot),
    options,
  );
  if (fault !== undefined) throw new Error(`${game.id}: seat ${fault.seat} failed: ${fault.reason}`);
  const { ranks } = outcome;
  let [points, pairs] = [0, 0];
  for (const [a, own] of line.entries())
    for (const [b, other] of line.entries()) {
      if (!own || other) continue;
      pairs++;
      points += Math.max(0, Math.min(1, 0.5 + ((ranks[b] ?? 0) - (ranks[a] ?? 0)) / 2));
    }
  return points / pairs;
}

/** A level against the one below. Deals that were played before are not played again. */
function stepOf(
  game: AnyGame,
  pair: readonly [Level<AnyGame>, Level<AnyGame>],
  options: object,
  deals: number,
  kept: Shares,
): Step {
  const { length } = game.seats(game.newGame({ ...options, seed: SECRET }));
  for (let deal = kept.shares.length; deal < deals; deal++) {
    const played = { ...options, seed: `${SECRET} ${deal}` };
    const both = [true, false].map((alone) => shareOf(game, pair, lineUp(length, deal, alone), played));
    kept.append(((both[0] ?? 0) + (both[1] ?? 0)) / 2);
  }
  const shares = kept.shares.slice(0, deals);
  const mean = shares.reduce((sum, share) => sum + share, 0) / deals;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, deals - 1);
  const half = 1.96 * Math.sqrt(variance / deals);
  return { level: pair[0].name, won: mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half), deals };
}

const known: readonly Ladder[] = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')).ladders : [];
const games = await gamesById();
const ladders: Ladder[] = [];
for (const { pkg, manifest } of await manifests()) {
  const { versus } = manifest;
  const before = known.find((ladder) => ladder.game === pkg.id);
  const left = flags.played === true || (flags.games !== undefined && !flags.games.split(',').includes(pkg.id));
  if (versus === undefined) continue;
  if (left) {
    if (before !== undefined) ladders.push(before);
    continue;
  }
  const game = games.get(pkg.id) as AnyGame;
  const [{ options } = { options: {} }] = variantsNamed(manifest, [versus]);
  const bots = levels(game);
  const steps = LEVELS.slice(1).map((name, i) => {
    const left = before?.steps.find(({ level }) => level === name);
    if (left !== undefined && flags.steps !== undefined && !flags.steps.split(',').includes(name)) return left;
    const pair = [bots[i + 1], bots[i]] as [Level<AnyGame>, Level<AnyGame>];
    const tunings = [game.ladder?.[i + 1] ?? null, game.ladder?.[i] ?? null];
    const plan = { game: pkg.id, rules: game.rules, options, secret: SECRET, tunings };
    const kept = openShares(join(flags.out, `${pkg.id}-${name}.jsonl`), plan);
    const step = stepOf(game, pair, options, Number(flags.deals), kept);
    process.stderr.write(`${pkg.id}: ${name} wins ${Math.round(100 * step.won)} % against ${LEVELS[i]}\n`);
    return step;
  });
  const tunings = game.ladder ?? [];
  const habits = habitsOf(
    game,
    bots.filter((_, i) => (tunings[i]?.temperature ?? 0) > 0),
    options,
  );
  ladders.push({ title: manifest.title, game: pkg.id, variant: versus, tunings, steps, habits });
}

writeFileSync(FIGURES, `${JSON.stringify({ secret: SECRET, ladders }, null, 2)}\n`);
writeFileSync('docs/public/levels.svg', ladderPlot(ladders));
const page = 'docs/strength.md';
writeFileSync(page, withLadders(readFileSync(page, 'utf8'), ladders));
