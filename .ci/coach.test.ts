import { expect, test } from 'vitest';
import { type Analysis, analyse, summary } from '../packages/core/src/coach/index.js';
import { type AnyGame, type MoveOf, type StateOf, seedRng } from '../packages/core/src/index.js';
import type { GameRecord } from '../packages/core/src/records/index.js';
import { createTable, playthroughOf, playUntil, stateOf } from '../packages/core/src/table/index.js';
import { coachEnglish } from '../packages/core/src/words/index.js';
import * as italian from '../packages/duel-solo/src/words/it/index.js';
import { DEEP } from '../packages/runs.js';
import { searched } from '../packages/searched.js';
import { games } from './games.js';

type Kept = GameRecord<MoveOf<AnyGame>, object>;

const found = await games();
const duel = found.find(({ pkg }) => pkg.id === 'duel-solo')?.game as AnyGame;
const VERSUS = { mode: 'versus', pantheon: false };

/** A game between house bots. */
function played(game: AnyGame, options: object): Kept {
  const table = createTable(game, { options, others: 'script', seats: { 0: 'script', 1: 'script' } });
  return playthroughOf(playUntil(table)).record;
}

function whole(game: AnyGame, kept: Kept, options: Parameters<typeof analyse>[2] = {}): Analysis<MoveOf<AnyGame>> {
  const steps = analyse(game, kept, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How good a move is by evaluation, right after it, over a few guesses of what the seat cannot see. */
function worth(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, seat: number): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const world = game.determinize(game.view(state, seat), seedRng(`worth ${i}`));
    sum += game.evaluate?.(game.applyMove(world, move, seat), seat) ?? 0;
  }
  return sum / 4;
}

test('a game that is won by proven lines has no slip after the proof', () => {
  let proofs = 0;
  for (let seed = 0; seed < 12 && proofs < 3; seed++) {
    let state: StateOf<AnyGame> = duel.newGame({ ...VERSUS, seed: `proven ${seed}` });
    const moves: MoveOf<AnyGame>[] = [];
    let from: number | undefined;
    while (duel.activeSeats(state).length > 0) {
      const [seat = 0] = duel.activeSeats(state);
      let move = duel.botMove(state, seat);
      if (seat === 0 && moves.length > 40) {
        const choice = searched(duel, state, 0, { iterations: 1 });
        if (choice.proven) from ??= moves.length;
        if (choice.proven) move = duel.decodeMove(choice.move) as MoveOf<AnyGame>;
      }
      moves.push(move);
      state = duel.applyMove(state, move, seat);
    }
    if (from === undefined) continue;
    proofs++;
    expect(duel.outcome(state)?.winners).toEqual([0]);
    const analysis = whole(
      duel,
      { game: duel.id, options: { ...VERSUS, seed: `proven ${seed}` }, moves },
      { iterations: 60 },
    );
    for (const review of analysis.reviews.filter(({ ply }) => ply >= (from ?? 0))) {
      expect(review.class, `seed ${seed}, ply ${review.ply}`).toMatch(/best|fine/);
      expect(review.after.value).toBe(1);
    }
  }
  expect(proofs).toBe(3);
});

test.each(DEEP ? ['duel-solo', 'century-ai'] : ['duel-solo'])('%s: finds a planted blunder', (id) => {
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

/** The review of the last move of a record, without those before it. */
function lastOf(game: AnyGame, record: Kept, seat: number) {
  return whole(game, record, { seat, iterations: 300 }).reviews.at(-1);
}

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
