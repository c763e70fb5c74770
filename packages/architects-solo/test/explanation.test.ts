import { readFileSync } from 'node:fs';
import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { readings } from '../../../.ci/runs.js';
import { CARDS } from '../src/components/cards.js';
import { activeSeats, explainBotMove, fast, legalMoves, newGame, type State } from '../src/index.js';
import { describeExplanation } from '../src/words/index.js';
import { variants } from './variants.js';

const LEDGER = readFileSync(new URL('../../../docs/rules/architects-solo.md', import.meta.url), 'utf8');
const rules = new Set([...LEDGER.matchAll(/^- \*\*(ARCH-\d+)\*\*/gm)].map(([, rule]) => rule));

/** Ids of cards and moves, names of fields, numbers that stand for seats and places. */
const RAW = new RegExp(
  [
    ...CARDS.map(({ id }) => id).filter((id) => id.includes('-')),
    'deck (player|opponent|\\d)',
    '(seat|slot) \\d',
    'undefined|null|NaN|Infinity|\\[object',
    'take-|opponent-turn|end-turn|pair:',
    '\\s\\s| ,|: ?$|\\(\\)|sss',
  ].join('|'),
);

const { games: GAMES, part: PART } = readings();

/** What is wrong with the texts of an explanation. */
function faultsOf(sentences: readonly string[]): readonly string[] {
  return sentences.filter((text) => !/^[A-Z].*[\w)]$/.test(text) || RAW.test(text));
}

function checkExplanation(state: State, where: string): void {
  const explanation = explainBotMove(state);
  const { headline, reasons, steps } = describeExplanation(state, explanation);
  expect(faultsOf([headline, ...reasons.map(({ text }) => text)]), where).toEqual([]);
  expect(reasons.length, where).toBeGreaterThan(0);
  const cited = reasons.flatMap((reason) => reason.rules);
  const unknown = [...cited, ...steps.map((step) => step.rule)].filter((rule) => !rules.has(rule));
  expect(unknown, where).toEqual([]);
  for (const { list, item, label, candidates, line } of steps) {
    expect([list, label, line], where).not.toContain('');
    expect(item, where).toBeGreaterThan(0);
    expect(candidates.length, where).toBeGreaterThan(0);
    expect(candidates.filter(({ kept }) => kept).length, where).toBeGreaterThan(0);
    expect(faultsOf(candidates.map(({ name }) => name)), where).toEqual([]);
    const notes = candidates.map(({ note }) => note);
    expect(
      notes.filter((note) => note === '' || RAW.test(note)),
      where,
    ).toEqual([]);
    expect(Math.max(...candidates.map(({ score }) => Math.abs(score))), where).toBeLessThan(100);
  }
  if (explanation.move.kind !== 'opponent-turn') {
    const [only] = steps;
    expect(only?.candidates.length, where).toBe(legalMoves(state).length);
  }
}

test('ARCH-60, ARCH-61, ARCH-127: every move of random games is explained in sentences that name what they speak of', () => {
  const [rng, looks] = [seedRng('explained'), seedRng('looks')];
  for (const options of variants)
    for (let seed = 0; seed < GAMES; seed++) {
      let state: State = newGame({ ...options, chance: 'sampled', seed: String(seed) });
      for (let ply = 0; state.pending.length > 0; ply++) {
        if (activeSeats(state).length !== 1) throw new Error(`${activeSeats(state)} are to move at ply ${ply}`);
        if (draw(looks) < PART) checkExplanation(state, `${JSON.stringify(options)}, seed ${seed}, ply ${ply}`);
        const next = fast.clone(state);
        fast.play(
          next,
          fast.randomMove(next, () => draw(rng)),
        );
        state = next;
      }
    }
});
