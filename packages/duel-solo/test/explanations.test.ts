import { readFileSync } from 'node:fs';
import { draw, type Explanation, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import {
  CARD_IDS,
  DIVINITIES,
  duelSolo,
  MILITARY,
  MYTHOLOGIES,
  type Options,
  PROGRESS,
  type State,
  WONDER_IDS,
} from '../src/index.js';
import { describeExplanation } from '../src/words/index.js';
import { nameOf as nome, describeExplanation as spiega, translateExplanation } from '../src/words/it/index.js';

const RUNS = Math.max(20, Number(process.env.RUNS ?? 20));
const PROMOS = ['messe', 'statue-of-liberty'] as const;
const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  'against SOLO': {},
  'against SOLO, legendary, with the promos': { level: 'legendary', promos: PROMOS },
  'against SOLO, the other readings': {
    level: 'hard',
    costReading: 'actual',
    scaleVersion: 'as-printed',
    soloSeeksWin: 'on-turn',
    zeusToken: 'taken',
    raReading: 'printed',
    soloWinsWithWonder: true,
  },
  'two players': { mode: 'versus', promos: PROMOS },
  'two players, the base game': { mode: 'versus', pantheon: false },
};

const LEDGER = new Set(readFileSync('docs/rules/duel-solo.md', 'utf8').match(/DUEL-\d{3}/g));
const IDS = [...CARD_IDS, ...WONDER_IDS, ...PROGRESS, ...DIVINITIES, ...MYTHOLOGIES, ...MILITARY, 'gate'];
const HYPHENED = IDS.filter((id) => id.includes('-'));
/** Numbers of slots and seats, values without words, places that nothing was put in. */
const RAW = /\b(slot|seat|posto|posizione) ?\d|undefined|null|NaN|\[object|\{\d\}|-99|\s\s|\(\)|: *$|;\s*$/i;
/** Words that no Italian sentence of ours has. */
const ENGLISH =
  /\b(the|and|with|for|of|that|player|cards?|wonders?|coins?|points?|first|last|pays?|cannot|needs?|than)\b/;

/** The explanations of all moves that bots choose in random games; every third move is random. */
function* explanations(options: Partial<Options>): Generator<[State, Explanation<unknown>]> {
  const rng = seedRng('explanations');
  for (let game = 0; game < RUNS; game++) {
    let state: State = duelSolo.newGame({ ...options, seed: `explained ${game}` });
    while (state.pending.length > 0) {
      const told = duelSolo.explainBotMove(state);
      yield [state, told];
      const random = draw(rng) < 1 / 3;
      state = duelSolo.applyMove(
        state,
        random ? duelSolo.fast.randomMove(state, () => draw(rng)) : (told.move as ReturnType<typeof duelSolo.botMove>),
      );
    }
  }
}

/** What a person at the table could not follow, in an explanation. */
function flaws(told: Explanation<unknown>, lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of [told.says, ...told.reasons, ...lines]) {
    if (text.trim() === '') found.push('an empty sentence');
    if (RAW.test(text)) found.push(`raw: ${text}`);
    for (const id of HYPHENED) if (text.includes(id)) found.push(`id ${id}: ${text}`);
  }
  for (const { rule, list, item, label, candidates } of told.steps) {
    if (rule !== '' && !LEDGER.has(rule.slice(0, 8))) found.push(`${rule} is not in the ledger`);
    if (list === '' || label === '' || !Number.isInteger(item) || item < 1) found.push(`item ${item} of "${list}"`);
    if (candidates.length === 0) found.push(`${label}: nothing to choose from`);
    if (!candidates.some(({ kept }) => kept)) found.push(`${label}: nothing is kept`);
    for (const { id, name } of candidates) if (name === '' || HYPHENED.includes(name)) found.push(`name of ${id}`);
  }
  return found;
}

describe('every explanation of random games can be checked at the table', () => {
  for (const [name, options] of Object.entries(VARIANTS))
    test(name, () => {
      const found = new Set<string>();
      const english = new Set<string>();
      let moves = 0;
      for (const [, told] of explanations(options)) {
        moves++;
        for (const flaw of flaws(told, describeExplanation(told))) found.add(flaw);
        const italian = translateExplanation(told);
        for (const flaw of flaws(italian, spiega(told))) found.add(flaw);
        for (const line of spiega(told)) if (ENGLISH.test(line)) english.add(line);
        expect(italian.steps.map(({ candidates }) => candidates.length)).toEqual(
          told.steps.map(({ candidates }) => candidates.length),
        );
      }
      expect([...found].slice(0, 20)).toEqual([]);
      expect([...english].slice(0, 40)).toEqual([]);
      expect(moves).toBeGreaterThan(60 * RUNS);
    });
});

test('every component has an Italian name', () => {
  const same = ['scriptorium', 'arena', 'pantheon', 'messe', 'enki', 'ishtar', 'nisaba', 'astarte', 'baal', 'tanit'];
  for (const id of IDS.filter((each) => !each.startsWith('seat'))) {
    expect(nome(id)).not.toBe(id);
    if (!same.includes(id) && !['ra'].includes(id)) expect(nome(id)).toMatch(/^\p{L}/u);
  }
});
