import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { readings } from '../../../.ci/runs.js';
import { type Draft, duelSolo, type Move, type Options, type State } from '../src/index.js';
import type { Reason } from '../src/reasons/index.js';
import { pointsOf } from '../src/scoring.js';

// Recomputes, with the engine alone, what the house bot says about its moves.

const { games } = readings();
const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  'against SOLO': {},
  'against SOLO, easy': { level: 'easy' },
  'two players': { mode: 'versus' },
  'two players, the base game': { mode: 'versus', pantheon: false },
};

/** The position after a move, with the draws that the house bot tries. */
function tried(state: State, seat: number, move: Move): Draft {
  const draft = duelSolo.fast.clone(duelSolo.determinize(duelSolo.view(state, seat), seedRng('house')));
  draft.rng = seedRng('what turns up');
  duelSolo.fast.play(draft, move);
  return draft;
}

/** 1 if the seat has won by supremacy after SOLO's answers and its own choices that follow, −1 if it has lost by one; 0 if points decide, or the game goes on. */
function decided(draft: Draft, seat: number, following: number): number {
  const roles = duelSolo.seats(draft);
  let pending = draft.pending.at(-1);
  while (pending !== undefined && roles[pending.seat]?.role === 'script') {
    duelSolo.fast.play(draft, duelSolo.botMove(draft));
    pending = draft.pending.at(-1);
  }
  if (draft.ending === 'military' || draft.ending === 'science') return draft.winner === seat ? 1 : -1;
  const free = pending?.seat === seat && !['turn', 'draft', 'start'].includes(pending.kind);
  if (!free || following === 0) return 0;
  const ends = duelSolo.legalMoves(draft, seat).map((move) => {
    const after = duelSolo.fast.clone(draft);
    duelSolo.fast.play(after, move);
    return decided(after, seat, following - 1);
  });
  return Math.max(...ends);
}

const total = (state: State | Draft, seat: number): number =>
  Object.values(pointsOf(state, seat)).reduce((sum, points) => sum + points, 0);

/** What is false in the reasons of a headline. */
function falseReason(state: State, seat: number, move: Move, { key, values }: Reason): boolean {
  const after = tried(state, seat, move);
  /** DUEL-171: what turns up can bring points, as SOLO's free card does. */
  const isFalseGain = (
    whose: number,
    { points, about }: { readonly points: number; readonly about: boolean },
  ): boolean => {
    const gains = Array.from({ length: 24 }, (_, i) => {
      const draft = duelSolo.fast.clone(
        duelSolo.determinize(duelSolo.view(state, seat), seedRng(`another world ${i}`)),
      );
      draft.rng = seedRng(`other draws ${i}`);
      duelSolo.fast.play(draft, move);
      return total(draft, whose) - total(state, whose);
    });
    const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length;
    return about ? Math.abs(mean - points) > 2 : gains.some((each) => each !== points);
  };
  const end = decided(tried(state, seat, move), seat, 2);
  switch (key) {
    case 'wins-the-game':
      return after.winner !== seat;
    case 'leads-to-win':
      return end !== 1;
    case 'own-points':
      return isFalseGain(seat, values);
    case 'opponents-points':
      return isFalseGain(1 - seat, values);
    case 'only-move':
      return duelSolo.legalMoves(state, seat).length !== 1;
    case 'other-moves-lose':
      return duelSolo
        .legalMoves(state, seat)
        .some(
          (each) =>
            duelSolo.encodeMove(each) !== duelSolo.encodeMove(move) &&
            decided(tried(state, seat, each), seat, 2) !== -1,
        );
    case 'another-turn':
      return after.seat !== seat;
    case 'denies':
      return !('slot' in move) || state.structure[move.slot] !== values.card;
    default:
      return false;
  }
}

/** What is false in an explanation of the house bot. */
function faults(state: State, seat: number): readonly string[] {
  const { move, headline, reasons, steps } = duelSolo.explainBotMove(state, seat);
  const moves = duelSolo.legalMoves(state, seat);
  const found: string[] = [];
  for (const each of [...reasons, ...(headline?.key === 'house-plays' ? headline.values.because : [])])
    if (falseReason(state, seat, move, each)) found.push(`${each.key} ${JSON.stringify(each.values)}`);
  const ahead = reasons.find(({ key }) => key === 'looks-ahead');
  if (ahead?.key !== 'looks-ahead' || ahead.values.moves !== moves.length) found.push('looks at other moves');
  for (const { label, met, candidates } of steps) {
    if (label.key === 'most-promising') continue;
    const asked = label.key === 'move-leads-to-win' ? (end: number) => end === 1 : (end: number) => end !== -1;
    const yes = candidates.map(({ id }) =>
      asked(decided(tried(state, seat, duelSolo.decodeMove(id) as Move), seat, 2)),
    );
    const kept = candidates.map((each) => each.kept);
    const some = yes.some(Boolean);
    if (candidates.length > 1 && met !== (yes.every(Boolean) ? 'all' : some ? 'some' : 'none'))
      found.push(`met by ${met}`);
    if (some && kept.some((each, i) => each !== yes[i])) found.push(`${label.key}: keeps others`);
  }
  const kept = steps.at(-1)?.candidates.filter((each) => each.kept) ?? [];
  if (steps.length > 0 && !kept.some(({ id }) => id === duelSolo.encodeMove(move))) found.push('drops its own move');
  return found;
}

test.each(Object.entries(VARIANTS))('what the house bot says of its moves is true, %s', (name, options) => {
  const rng = seedRng(`house ${name}`);
  const found: string[] = [];
  let asked = 0;
  for (let game = 0; game < 2 * games; game++) {
    let state: State = duelSolo.newGame({ ...options, seed: `house ${game}` });
    while (state.pending.length > 0) {
      const seat = state.pending.at(-1)?.seat ?? 0;
      const isScript = duelSolo.seats(state)[seat]?.role === 'script';
      const late = state.age === 3 || Math.max(...state.cities.map(({ symbols }) => symbols)) > 0b11111;
      if (!isScript && draw(rng) < (late ? 0.3 : 0.05)) {
        asked++;
        found.push(...faults(state, seat));
      }
      state = duelSolo.applyMove(
        state,
        isScript ? duelSolo.botMove(state) : duelSolo.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
  expect(found).toEqual([]);
  expect(asked).toBeGreaterThan(5);
});
