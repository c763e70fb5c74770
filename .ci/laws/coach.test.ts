import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgedAs, questionOf, reviewOf } from '../../packages/core/src/coach/analyse.js';
import {
  type Analysis,
  analyse,
  type Estimate,
  hint,
  type Puzzle,
  summary,
} from '../../packages/core/src/coach/index.js';
import { type Judged, judgement } from '../../packages/core/src/coach/judge.js';
import { judgeAll } from '../../packages/core/src/coach/puzzle.js';
import { type AnyGame, type MoveOf, type StateOf, seedRng } from '../../packages/core/src/index.js';
import type { GameRecord } from '../../packages/core/src/records/index.js';
import { createTable, dispatch, playBots, playthroughOf, stateOf } from '../../packages/core/src/table/index.js';
import { searched } from '../../packages/core/src/testing/searched.js';
import { coachEnglish } from '../../packages/core/src/words/index.js';
import * as italian from '../../packages/duel-solo/src/words/it/index.js';
import { games, variantsNamed } from '../lib/games.js';
import { DEEP, fewOf, MORE } from '../runs.js';

type Kept = GameRecord<MoveOf<AnyGame>, object>;

const found = await games();
const duel = found.find(({ pkg }) => pkg.id === 'duel-solo')?.game as AnyGame;
const VERSUS = { mode: 'versus', pantheon: false };

/** A game between house bots. */
function played(game: AnyGame, options: object): Kept {
  const table = createTable(game, { options, others: 'script', seats: { 0: 'script', 1: 'script' } });
  return playthroughOf(playBots(table)).record;
}

function whole(game: AnyGame, kept: Kept, options: Parameters<typeof analyse>[2] = {}): Analysis<MoveOf<AnyGame>> {
  const steps = analyse(game, kept, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** How good a move is by evaluation, right after it, over a few guesses of what the seat cannot see. */
function worth(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, seat: number): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const world = game.determinize(game.view(state, seat), seedRng(`worth ${i}`));
    sum += game.evaluate?.(game.applyMove(world, move, seat), seat) ?? 0;
  }
  return sum / 4;
}

/** From this ply on, a proof is looked for: none is shorter. */
const OPENING = 20;

/** A game between house bots, except that a seat plays its proven moves as soon as it has one; `from` is the ply of the first. */
function wonByProof(
  game: AnyGame,
  options: object,
  seat: number,
): { readonly kept: Kept; readonly from: number } | 'hidden' | undefined {
  let state: StateOf<AnyGame> = game.newGame(options);
  const moves: MoveOf<AnyGame>[] = [];
  let from: number | undefined;
  for (let [mover] = game.activeSeats(state); mover !== undefined; [mover] = game.activeSeats(state)) {
    let move = game.botMove(state, mover);
    if (mover === seat && moves.length > OPENING) {
      if (JSON.stringify(game.view(state, seat)).includes('"hidden"')) return 'hidden';
      const choice = searched(game, state, seat, { iterations: 1 });
      if (choice.proven) from ??= moves.length;
      if (choice.proven) move = game.decodeMove(choice.move) as MoveOf<AnyGame>;
    }
    moves.push(move);
    state = game.applyMove(state, move, mover);
  }
  return from === undefined ? undefined : { kept: { game: game.id, options, moves }, from };
}

/** The tables of all games on which their levels are compared, and where their last moves often decide. */
const PROOFS = found.flatMap(({ game, manifest }) =>
  variantsNamed(manifest, [...new Set([manifest.versus ?? manifest.close, manifest.close])]).map(
    ({ name, options }) => [`${game.id}, ${name}`, game, options] as const,
  ),
);

/** In how many games with a proof, and of how many games at most. */
const [PROVEN, SEEDS] = [3, 40];

test.for(DEEP ? PROOFS : [])(
  '%s: a game that is won by proven lines has no slip after the proof',
  ([, game, variant], { skip }) => {
    let proofs = 0;
    for (let deal = 0; deal < SEEDS && proofs < PROVEN; deal++) {
      const options = { ...variant, seed: `proven ${deal}` };
      const seat = game.seats(game.newGame(options)).findIndex(({ role }) => role === 'player');
      const won = wonByProof(game, options, seat);
      if (won === 'hidden') skip('where hands or orders are hidden there is no proof');
      if (typeof won !== 'object') continue;
      proofs++;
      const { kept, from } = won;
      const { outcome, reviews } = whole(game, kept, { seat, iterations: 60 });
      expect(outcome?.winners).toEqual([seat]);
      for (const review of reviews.filter(({ ply }) => ply >= from)) {
        expect(review.class, `deal ${deal}, ply ${review.ply}`).toMatch(/best|fine/);
        expect(review.after.value).toBe(1);
      }
    }
    expect(proofs).toBeGreaterThan(0);
  },
);

/** Games in which the worst move by evaluation may be a blunder. */
const PLAIN: readonly string[] = ['duel-solo', 'century-ai'];

test.runIf(MORE).each(PLAIN)('%s: finds a planted blunder', (id) => {
  const { game, manifest } = found.find(({ pkg }) => pkg.id === id) as (typeof found)[number];
  const options = id === 'duel-solo' ? VERSUS : { ...manifest.variants[manifest.close] };
  let blunders = 0;
  for (let seed = 0; seed < 6 && blunders === 0; seed++) {
    const kept = played(game, { ...options, seed: `planted ${seed}` });
    const table = createTable(game, { record: kept });
    const seat = game.seats(table.opening).findIndex(({ role }) => role === 'player');
    const planted = table.played.flatMap((each, ply) => {
      const state = stateOf(table, ply);
      const legal: readonly MoveOf<AnyGame>[] = each.seat === seat ? game.legalMoves(state, seat).slice(0, 12) : [];
      if (legal.length < 2) return [];
      const judged = legal
        .map((move) => ({ move, value: worth(game, state, move, seat) }))
        .sort((a, b) => a.value - b.value);
      const [worst] = judged as [(typeof judged)[number]];
      return [{ ply, move: worst.move, loss: (judged.at(-1)?.value ?? 0) - worst.value }];
    });
    for (const { ply, move } of planted.sort((a, b) => b.loss - a.loss).slice(0, 4)) {
      const record = { ...kept, moves: [...kept.moves.slice(0, ply), move] };
      const last = lastOf(game, record, seat);
      if (last?.class !== 'blunder') continue;
      blunders++;
      expect(game.encodeMove(last.best)).not.toBe(game.encodeMove(move));
      expect(last.loss.low).toBeGreaterThanOrEqual(0.12);
      break;
    }
  }
  expect(blunders).toBe(1);
});

/** The puzzles of a game, which are in the docs. */
const puzzlesOf = (id: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../docs/puzzles/${id}.json`, import.meta.url), 'utf8')).puzzles;

/** The games with a script whose worst moves by evaluation are no blunders. */
const PUZZLED = found.flatMap(({ pkg, manifest }) =>
  manifest.box === undefined || PLAIN.includes(pkg.id) ? [] : [pkg.id],
);

/** A loss of the chance to win that no doubt makes a smaller one. */
const GRAVE = 0.35;

test.each(DEEP ? PUZZLED : [])('%s: a blunder planted in a puzzle is found, by a search ten times as deep', (id) => {
  const { game } = found.find(({ pkg }) => pkg.id === id) as (typeof found)[number];
  for (const { options, moves: codes, seat } of puzzlesOf(id)) {
    const moves = codes.map((code) => game.decodeMove(code) as MoveOf<AnyGame>);
    const state = stateOf(createTable(game, { record: { game: id, options, moves } }));
    const { field } = judgeAll(game, state, seat, { iterations: 3000, seed: 'planted' });
    const [best, worst] = [field[0], field.at(-1)] as [Judged, Judged];
    if (mean(best.chances) - mean(worst.chances) < GRAVE) continue;
    const last = lastOf(game, { game: id, options, moves: [...moves, worst.move] }, seat);
    expect(last?.class).toBe('blunder');
    expect(last && game.encodeMove(last.best)).not.toBe(worst.code);
    return;
  }
  expect.fail('no puzzle has a grave mistake');
});

/** The review of the last move of a record, without those before it. */
function lastOf(game: AnyGame, record: Kept, seat: number) {
  const ply = record.moves.length - 1;
  const played = record.moves[ply] as MoveOf<AnyGame>;
  const view = game.view(stateOf(createTable(game, { record }), ply), seat);
  const found = judgement(game, questionOf(view, seat, played, { iterations: 300, seed: 'coach', search: {} }));
  return reviewOf(found, judgedAs(found, game.encodeMove(played)));
}

/** A game in which a seat follows every hint, and the house bot plays the others; with the chances that the hints told. */
function hinted(game: AnyGame, options: object, seat: number, iterations: number) {
  const chances: Estimate[] = [];
  let table = createTable(game, { options, others: 'script' });
  for (table = playBots(table); game.activeSeats(stateOf(table)).includes(seat); table = playBots(table)) {
    const { move, chance } = hint(game, game.view(stateOf(table), seat), { iterations });
    chances.push(chance);
    const result = dispatch(table, move, { seat });
    if (!result.ok) throw new Error(`a hint of ${game.id} was refused`);
    table = result.table;
  }
  return { record: playthroughOf(table).record, chances };
}

test.each(fewOf(found).map((each) => [each.game.id, each] as const))(
  '%s: a review tells the chance that a hint told, and whoever follows every hint has made no mistake',
  (_, { game, manifest }) => {
    const options = { ...manifest.variants[manifest.close], seed: 'hinted' };
    const seat = game.seats(game.newGame(options)).findIndex(({ role }) => role === 'player');
    const { record, chances } = hinted(game, options, seat, 40);
    const { reviews } = whole(game, record, { seat, iterations: 40 });
    expect(reviews.length).toBeGreaterThan(5);
    expect(reviews.map(({ after }) => after)).toEqual(chances);
    for (const { ply, class: kind } of reviews) expect(kind, `ply ${ply}`).toMatch(/best|fine/);
  },
);

test('a summary is told in Italian without an English sentence', () => {
  const record = played(duel, { ...VERSUS, seed: 'monday' });
  const analysis = whole(duel, record, { iterations: 40 });
  const { lines } = summary(duel, record, analysis, {
    describeMove: italian.describeMove as AnyGame['describeMove'],
    coach: italian.coachItalian,
  });
  const english = summary(duel, record, analysis).lines;
  expect(lines).toHaveLength(english.length);
  for (const line of lines) expect(english).not.toContain(line);
  expect(Object.keys(italian.coachItalian)).toEqual(Object.keys(coachEnglish));
});
