import { readFileSync } from 'node:fs';
import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { botShare, fewOf, readings } from '../../../.ci/runs.js';
import { ACTION_CARDS } from '../src/components/actions.js';
import { DISC_IDS } from '../src/components/discs.js';
import { BUILDING_TYPES } from '../src/components/types.js';
import { WONDERS } from '../src/components/wonders.js';
import { eightWonders } from '../src/game/index.js';
import { BOT_EFFORTS, type Options } from '../src/options.js';
import type { State } from '../src/state/index.js';
import { describeExplanation } from '../src/words/index.js';

const { games: GAMES, part: PART } = readings(1 / 3);

const ledger = new Set(
  readFileSync(new URL('../../../docs/rules/eight-wonders.md', import.meta.url), 'utf8').match(/EIGHT-\d+/g),
);
const ids: readonly string[] = [...WONDERS, ...ACTION_CARDS, ...BUILDING_TYPES, ...DISC_IDS];
const raw = ids.filter((id) => id.includes('-'));

/** What is wrong with a text that a player reads. */
function faultsOf(text: string): readonly string[] {
  const faults: string[] = [];
  if (text.trim() === '' || text !== text.trim()) faults.push('empty, or with a space at an end');
  if (/undefined|null|NaN|Infinity|\[object|\bseats? \d|\bslots? \d|\bspaces? \d|\btype \d/.test(text))
    faults.push('a number or value of the engine');
  for (const id of raw) if (text.includes(id)) faults.push(`the id ${id}`);
  for (const rule of text.match(/EIGHT-\d+/g) ?? []) if (!ledger.has(rule)) faults.push(`${rule} is no rule`);
  return faults.map((fault) => `${fault}: ${text}`);
}

/** What is wrong with the explanation of a seat's move. */
function check(state: State, seat: number): readonly string[] {
  const explanation = eightWonders.explainBotMove(state, seat);
  const { move } = explanation;
  const { headline, reasons, steps } = describeExplanation(state, explanation);
  const legal = new Set(eightWonders.legalMoves(state, seat).map((each) => eightWonders.encodeMove(each)));
  const faults = [headline, ...reasons.map(({ text }) => text)].flatMap(faultsOf);
  if (eightWonders.encodeMove(move) !== eightWonders.encodeMove(eightWonders.botMove(state, seat)))
    faults.push('another move');
  const name = eightWonders.seats(state)[seat]?.name ?? '';
  if (!headline.startsWith(`${name} `)) faults.push(`the headline does not say whose choice it is: ${headline}`);
  for (const { rule, list, item, label, candidates } of steps) {
    faults.push(...faultsOf(list), ...faultsOf(label));
    if (item < 1) faults.push(`${list} has no item ${item}`);
    if (!ledger.has(rule)) faults.push(`${rule} is no rule`);
    if (!candidates.some(({ kept }) => kept)) faults.push(`${label} keeps no candidate`);
    if (new Set(candidates.map(({ name: each }) => each)).size < candidates.length)
      faults.push(`two candidates of one name: ${candidates.map((each) => each.name).join(' | ')}`);
    for (const { id, name: told, note, score } of candidates) {
      faults.push(...faultsOf(told), ...(note === '' ? [] : faultsOf(note)));
      const asked = state.pending.at(-1)?.kind;
      if (asked !== 'double' && !legal.has(id)) faults.push(`${id} is not legal`);
      if (note === '') faults.push(`nothing is said of ${told}`);
      if (Math.abs(score) > 200) faults.push(`${told} is not told in points: ${score}`);
    }
  }
  return faults;
}

const variants: readonly Partial<Options>[] = BOT_EFFORTS.flatMap((bots): Partial<Options>[] => [
  { players: 3, bots, ruleset: 'published', twoColoured: true },
  { players: 4, bots },
  { players: 5, bots, ruleset: 'published' },
]);

test.each(fewOf(variants))('EIGHT-225: explanations of random games can be checked (%#)', (options) => {
  for (let game = 0; game < GAMES; game++) {
    const [rng, looks] = [seedRng(`explained ${game}`), seedRng(`looks ${game}`)];
    let state = eightWonders.newGame({ ...options, seed: String(game) });
    while (state.pending.length > 0) {
      for (const seat of eightWonders.activeSeats(state))
        if (draw(looks) < PART) expect(check(state, seat)).toEqual([]);
      state = eightWonders.applyMove(
        state,
        draw(rng) < botShare(game) / 2
          ? eightWonders.botMove(state, eightWonders.activeSeats(state)[0])
          : eightWonders.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
});
