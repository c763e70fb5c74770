import type { BaseOptions } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { few, fewOf, runs } from '../../../.ci/runs.js';
import { variants } from '../manifest.js';
import { centuryAi, type Options, type State } from '../src/index.js';
import { capacity } from '../src/table/boards.js';
import { seatOf } from '../src/table/seats.js';
import { describeExplanation } from '../src/words/index.js';

const { applyMove, botMove, explainBotMove, legalMoves, newGame } = centuryAi;

/** The deals of each variant: two in `npm test`, six at the gates, some 300 turns of each variant, and 200 in a soak. */
const DEALS = Math.min(200, Math.max(2, runs(1 / 10).games));

/** The variants of the manifest in which the game deals itself, and readings that none of them has. */
const PLAYED: Readonly<Record<string, Partial<Options & BaseOptions>>> = {
  ...Object.fromEntries(Object.entries(variants).filter(([, options]) => !('chance' in options))),
  'place or gain': { aiMarketReaction: 'place-or-gain' },
  'virtual board': { aiBoard: 'virtual' },
  'random map, chosen cubes, place or gain': {
    aiMarketReaction: 'place-or-gain',
    aiBoard: 'virtual',
    map: 'random',
    startingCubes: 'choose',
  },
  'one of each': { bonusPool: 'one-of-each' },
};

/** What a turn can change besides the place of the boat. */
const standingOf = (state: State, seat: number): string => {
  const { cargo, built, orders } = seatOf(state, seat);
  return JSON.stringify([cargo, built, orders]);
};

/** What happened in the games of a variant. */
interface Count {
  turns: number;
  idle: number;
  /** The most turns in a row that changed nothing. */
  longest: number;
  /** Harvests of more than the hold took, where a market action was legal. */
  wasted: number;
}

function watch(state: State, count: Count): void {
  const before = new Map<number, string>();
  const row = new Map<number, number>();
  let now = state;
  while (now.pending.length > 0) {
    const { kind, seat } = now.pending.at(-1) ?? { kind: '', seat: -1 };
    if (kind === 'sail' && now.path.length === 1) before.set(seat, standingOf(now, seat));
    const move = botMove(now);
    if (move.kind === 'harvest') {
      const side = seatOf(now, seat);
      const full = side.cargo.reduce((a, b) => a + b, 0) + 2 > capacity(side);
      if (full && legalMoves(now).some((each) => each.kind === 'market')) count.wasted++;
    }
    const next = applyMove(now, move);
    const { turn } = now;
    const begun = before.get(turn);
    if (begun !== undefined && (next.turn !== turn || next.round !== now.round || next.pending.length === 0)) {
      before.delete(turn);
      count.turns++;
      const idle = standingOf(next, turn) === begun;
      if (idle) count.idle++;
      row.set(turn, idle ? (row.get(turn) ?? 0) + 1 : 0);
      count.longest = Math.max(count.longest, row.get(turn) ?? 0);
    }
    now = next;
  }
}

describe('the house bot does not stall', () => {
  test.each(fewOf(Object.entries(PLAYED)))(
    '%s: less than a hundredth of its turns change nothing, never three in a row, and it wastes no harvest',
    (_name, options) => {
      const count: Count = { turns: 0, idle: 0, longest: 0, wasted: 0 };
      for (let deal = 0; deal < DEALS; deal++) watch(newGame({ ...options, seed: `stall ${deal}` }), count);
      expect(count.turns).toBeGreaterThan(20 * DEALS);
      expect(count.idle / count.turns).toBeLessThan(0.01);
      expect(count.longest).toBeLessThan(3);
      expect(count.wasted).toBe(0);
    },
  );
});

/** How often the house bot begins two turns in a row with the same move for the same reason. */
function repeated(options: Partial<Options & BaseOptions>): readonly string[] {
  const found: string[] = [];
  const last = new Map<number, string>();
  let now = newGame({ seed: '0', ...options });
  while (now.pending.length > 0) {
    const { kind, seat } = now.pending.at(-1) ?? { kind: '', seat: -1 };
    const { move, headline } = explainBotMove(now);
    if (kind === 'sail' && now.path.length === 1) {
      const hint = describeExplanation(now, { move, headline, reasons: [], steps: [] }).headline;
      if (hint === last.get(seat)) found.push(`${options.seed}, round ${now.round}: ${hint}`);
      last.set(seat, hint);
    }
    now = applyMove(now, move);
  }
  return found;
}

test.each(fewOf(Object.entries(PLAYED)))('%s: no turn begins with the hint of the turn before', (_name, options) => {
  for (let deal = 0; deal < DEALS / 4; deal++) expect(repeated({ ...options, seed: `stall ${deal}` })).toEqual([]);
});

test('CENT-94: with few rounds the house bot hurries, because running out of them loses', () => {
  const [deals, out] = [few(20), [] as string[]];
  for (let deal = 0; deal < deals; deal++) {
    let now = newGame({ seed: `limit ${deal}`, roundLimit: 28 });
    while (now.pending.length > 0) now = applyMove(now, botMove(now));
    if (now.ending === 'round-limit') out.push(`limit ${deal}`);
  }
  expect(out.length).toBeLessThan(0.65 * deals);
});
