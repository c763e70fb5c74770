import { readFileSync } from 'node:fs';
import { draw, type Explanation, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { readings } from '../../runs.js';
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
import {
  describeMove as muovi,
  nameOf as nome,
  describeRefusal as rifiuta,
  describeExplanation as spiega,
  translateExplanation,
} from '../src/words/it/index.js';
import { scene } from './scene.js';

const { games: GAMES, part: PART } = readings();
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
  const [rng, looks] = [seedRng('explanations'), seedRng('looks')];
  for (let game = 0; game < GAMES; game++) {
    let state: State = duelSolo.newGame({ ...options, seed: `explained ${game}` });
    while (state.pending.length > 0) {
      if (draw(looks) < PART) yield [state, duelSolo.explainBotMove(state)];
      const random = draw(rng) < 1 / 3;
      state = duelSolo.applyMove(
        state,
        random ? duelSolo.fast.randomMove(state, () => draw(rng)) : duelSolo.botMove(state),
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
      expect(moves).toBeGreaterThan(40 * PART * GAMES);
    });
});

/** Moves, and refusals of moves that are not legal now, of random games. */
function* told(options: Partial<Options>): Generator<readonly [string, string]> {
  const [rng, looks] = [seedRng('told'), seedRng('looks')];
  for (let game = 0; game < GAMES; game++) {
    let state: State = duelSolo.newGame({ ...options, seed: `told ${game}` });
    let before = state;
    while (state.pending.length > 0) {
      const legal = draw(looks) < PART ? duelSolo.legalMoves(state) : [];
      for (const move of legal.slice(0, 12)) yield [duelSolo.describeMove(state, move), muovi(state, move)];
      const strays = legal.length === 0 ? [] : [...duelSolo.legalMoves(before), ...legal.slice(0, 3)].slice(0, 12);
      for (const move of strays) {
        const refusal = duelSolo.check(state, 'slot' in move ? { ...move, slot: (move.slot + 7) % 20 } : move);
        if (refusal === undefined || !('rule' in refusal)) continue;
        yield [duelSolo.describeRefusal(refusal as never, state), rifiuta(refusal as never, state)];
      }
      before = state;
      state = duelSolo.applyMove(
        state,
        duelSolo.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
}

describe('moves and refusals are told by names, in both languages', () => {
  for (const [name, options] of Object.entries(VARIANTS))
    test(name, () => {
      const raw = new Set<string>();
      const english = new Set<string>();
      for (const [one, two] of told(options)) {
        for (const text of [one, two])
          if (text.trim() === '' || RAW.test(text) || HYPHENED.some((id) => text.includes(id))) raw.add(text);
        if (ENGLISH.test(two)) english.add(two);
      }
      expect([...raw].slice(0, 20)).toEqual([]);
      expect([...english].slice(0, 20)).toEqual([]);
    });
});

test('refusals say what would do', () => {
  const s = scene({
    options: { mode: 'versus', names: ['Anna', ''] },
    age: 2,
    structure: { 16: 'altar', 18: 'baths', 19: 'walls' },
    zero: { coins: 3, wonders: ['sphinx'], offerings: [2] },
    spaces: { 1: 'mars', 6: 'gate' },
  });
  const why = (move: Parameters<typeof duelSolo.describeMove>[1]) => {
    const refusal = duelSolo.check(s, move);
    return refusal === undefined
      ? []
      : [duelSolo.describeRefusal(refusal, s), rifiuta(refusal as Parameters<typeof rifiuta>[0], s)];
  };
  expect(why({ kind: 'construct', slot: 19 })).toEqual([
    'it costs 4 coins (2 stone at 2 each), and Anna has 3 (DUEL-041)',
    'costa 4 monete (2 pietra a 2), e Anna ne ha 3',
  ]);
  expect(why({ kind: 'construct', slot: 16 })).toEqual([
    'Altar is covered by Baths and Walls (DUEL-030)',
    'la carta Altare è coperta da Bagni e Mura',
  ]);
  expect(why({ kind: 'construct-wonder', slot: 19, wonder: 'colossus' })[0]).toBe(
    'the wonders left to construct are Sphinx (DUEL-033)',
  );
  expect(why({ kind: 'activate', space: 3, offerings: [] })[0]).toBe(
    'the cards that can be activated are Mars (3 coins) or the Gate (16 coins) (DUEL-031)',
  );
  expect(why({ kind: 'activate', space: 1, offerings: [3] })).toEqual([
    'the Offering tokens at hand are 2 (DUEL-084)',
    'i segnalini Offerta da usare: 2',
  ]);
});

test('every component has an Italian name', () => {
  const same = ['scriptorium', 'arena', 'pantheon', 'messe', 'enki', 'ishtar', 'nisaba', 'astarte', 'baal', 'tanit'];
  for (const id of IDS.filter((each) => !each.startsWith('seat'))) {
    expect(nome(id)).not.toBe(id);
    if (!same.includes(id) && !['ra'].includes(id)) expect(nome(id)).toMatch(/^\p{L}/u);
  }
});
