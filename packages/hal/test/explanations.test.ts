import { readFileSync } from 'node:fs';
import { draw, type Explanation, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { readings } from '../../../.ci/runs.js';
import { hal, type Move, type Reason, type State } from '../src/index.js';
import { describeExplanation } from '../src/words/index.js';
import { variants } from './variants.js';

const { games: GAMES, part: PART } = readings();

const ledger = readFileSync(new URL('../../../docs/rules/hal.md', import.meta.url), 'utf8');

/** Ids of pieces and kinds as programs write them, values without words, and numbers of seats. */
const RAW =
  /\b(?:red|blue|yellow|character)-\d|\b[a-z]+-(?:turn|token|tile|card|tiles|hand)\b|undefined|null|NaN|Infinity|\bseat \d|\[object|\s\s|\b0 points? (?:better|ahead|behind)/i;

/** What is wrong with a sentence. */
function faults(text: string): readonly string[] {
  const found: string[] = [];
  if (!/^\S.*[^\s.,;:]$/.test(text)) found.push(`no whole sentence: "${text}"`);
  const raw = RAW.exec(text.replace(/Seat \d/g, 'Somebody'));
  if (raw !== null) found.push(`"${raw[0]}" in "${text}"`);
  for (const [id] of text.matchAll(/HAL-\d+[a-z]?/g))
    if (!ledger.includes(`**${id}**`)) found.push(`${id} is not in the ledger`);
  return found;
}

/** What is wrong with an explanation. */
function check(state: State, explanation: Explanation<Move, Reason>): readonly string[] {
  const { move } = explanation;
  const { headline, reasons, steps } = describeExplanation(state, explanation);
  const found = [headline, ...reasons.map(({ text }) => text)].flatMap(faults);
  if (reasons.length === 0) found.push('no reasons');
  if (move.kind === 'hal-turn' && reasons.some(({ rules }) => rules.length === 0))
    found.push(`a reason of Hal without its rule: ${reasons.map(({ text }) => text).join(' | ')}`);
  if (move.kind === 'hal-turn') return found;
  const legal = hal.legalMoves(state, 'seat' in move ? move.seat : undefined).length;
  if (steps[0]?.candidates.length !== legal) found.push(`${steps[0]?.candidates.length} of ${legal} moves are told`);
  for (const { label, candidates } of steps) {
    found.push(...faults(label));
    const names = candidates.map(({ name }) => name);
    if (new Set(names).size < names.length) found.push(`two candidates of one name: ${names.join(' | ')}`);
    for (const { name, note } of candidates) found.push(...faults(name), ...(note === '' ? [] : faults(note)));
  }
  if (!steps.at(-1)?.candidates.some(({ kept, id }) => kept && id === hal.encodeMove(move)))
    found.push('the choice is not among those kept');
  return found;
}

for (const { name, options } of variants)
  test(`explanations, ${name}: every candidate is named, every rule is in the ledger, no id is raw`, () => {
    const wrong = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const [rng, looks] = [seedRng(`explanations ${i}`), seedRng(`looks ${i}`)];
      let state = hal.newGame({ ...options, seed: `explanations ${i}` });
      while (state.pending.length > 0) {
        for (const seat of hal.activeSeats(state))
          if (seat >= 0 && draw(looks) < PART)
            for (const fault of check(state, hal.explainBotMove(state, seat))) wrong.add(fault);
        state = hal.applyMove(
          state,
          hal.fast.randomMove(state, () => draw(rng)),
        );
      }
    }
    expect([...wrong].slice(0, 10)).toEqual([]);
  });
