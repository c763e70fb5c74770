import { readFileSync } from 'node:fs';
import { draw, type Explanation, seedRng } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import type { DescribedExplanation } from '@wonders/core/words';
import { describe, expect, test } from 'vitest';
import { botShare, readings } from '../../../.ci/runs.js';
import {
  CARD_IDS,
  type ComponentId,
  DIVINITIES,
  duelSolo,
  MILITARY,
  MYTHOLOGIES,
  type Options,
  PROGRESS,
  type State,
  WONDER_IDS,
} from '../src/index.js';
import type { Reason } from '../src/reasons/index.js';
import { describeEvent, describeExplanation } from '../src/words/index.js';
import {
  describeEvent as evento,
  describeMove as muovi,
  nameOf as nome,
  describeRefusal as rifiuta,
  describeExplanation as spiega,
} from '../src/words/it/index.js';
import { scene } from './scene.js';

const { games: GAMES, part: PART } = readings();
const PROMOS = ['messe', 'statue-of-liberty'] as const;
const VARIANTS: Readonly<Record<string, Partial<Options> & { readonly names?: readonly string[] }>> = {
  'against SOLO': {},
  'against SOLO, by name': { names: ['', 'Anna'] },
  'against SOLO, legendary, with the promos': { level: 'legendary', promos: PROMOS, divinityCost: 'actual' },
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
  'two players, by name': { mode: 'versus', promos: PROMOS, names: ['Anna', 'Gino'] },
  'two players, the base game': { mode: 'versus', pantheon: false },
};

const LEDGER = new Set(readFileSync('docs/rules/duel-solo.md', 'utf8').match(/DUEL-\d{3}/g));
const IDS: readonly ComponentId[] = [
  ...CARD_IDS,
  ...WONDER_IDS,
  ...PROGRESS,
  ...DIVINITIES,
  ...MYTHOLOGIES,
  ...MILITARY,
  'gate',
];
const HYPHENED: readonly string[] = IDS.filter((id) => id.includes('-'));
/** Numbers of slots and seats, values without words, unfilled placeholders. */
const RAW = /\b(slot|seat|posto|posizione) ?\d|undefined|null|NaN|\[object|\{\d\}|-99|\s\s|\(\)|: *$|;\s*$/i;
/** Words that must not occur in our Italian sentences. */
const ENGLISH =
  /\b(the|and|with|for|of|that|player|cards?|wonders?|coins?|points?|first|last|pays?|cannot|needs?|than)\b/;

/** A seat without its name. */
const NAMELESS = /\bthe player\b|\b(il|al|del|dal) giocatore\b/i;

/** The explanations of the bots' choices in random games. */
function* explanations(options: (typeof VARIANTS)[string]): Generator<[State, Explanation<unknown, Reason>]> {
  const [rng, looks] = [seedRng('explanations'), seedRng('looks')];
  for (let game = 0; game < GAMES; game++) {
    let state: State = duelSolo.newGame({ ...options, seed: `explained ${game}` });
    while (state.pending.length > 0) {
      if (draw(looks) < PART) yield [state, duelSolo.explainBotMove(state)];
      const byBot = draw(rng) < botShare(game);
      state = duelSolo.applyMove(
        state,
        byBot ? duelSolo.botMove(state) : duelSolo.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
}

const linesOf = ({ headline, reasons, steps }: DescribedExplanation): readonly string[] => [
  headline,
  ...reasons.map(({ text }) => text),
  ...steps.map(({ line }) => line),
];

/** The parts of an explanation that a person at the table could not follow. */
function flaws(told: DescribedExplanation): string[] {
  const found: string[] = [];
  for (const text of linesOf(told)) {
    if (text.trim() === '') found.push('an empty sentence');
    if (RAW.test(text)) found.push(`raw: ${text}`);
    for (const id of HYPHENED) if (text.includes(id)) found.push(`id ${id}: ${text}`);
  }
  for (const { rules } of told.reasons)
    for (const id of rules) if (!LEDGER.has(id)) found.push(`${id} is not in the ledger`);
  for (const { text } of told.lines) if (NAMELESS.test(text)) found.push(`no name: ${text}`);
  for (const { rule, list, item, label, candidates } of told.steps) {
    if (rule !== '' && !LEDGER.has(rule.slice(0, 8))) found.push(`${rule} is not in the ledger`);
    if (list === '' || label === '' || !Number.isInteger(item) || item < 1) found.push(`item ${item} of "${list}"`);
    const number = /\.(\d+)$/.exec(rule)?.[1];
    if (number !== undefined && item !== Number(number)) found.push(`${rule} is told as item ${item} of "${list}"`);
    if (candidates.length === 0) found.push(`${label}: nothing to choose from`);
    if (!candidates.some(({ kept }) => kept)) found.push(`${label}: nothing is kept`);
    for (const { id, name } of candidates) if (name === '' || HYPHENED.includes(name)) found.push(`name of ${id}`);
  }
  return found;
}

/** The legal moves that an explanation leaves out. The house bot has to name each one; SOLO has no choice. */
function unnamed(state: State, { steps }: DescribedExplanation): string[] {
  const [seat] = duelSolo.activeSeats(state);
  if (state.options.mode === 'solo' && seat === 0) return [];
  const named = steps.flatMap(({ candidates }) => candidates.map(({ id }) => id));
  return duelSolo
    .legalMoves(state)
    .map((move) => duelSolo.encodeMove(move))
    .filter((code) => !named.includes(code));
}

describe('every explanation of random games can be checked at the table', () => {
  for (const [name, options] of Object.entries(VARIANTS))
    test(name, () => {
      const found = new Set<string>();
      const english = new Set<string>();
      let moves = 0;
      for (const [state, explanation] of explanations(options)) {
        moves++;
        const [told, italian] = [describeExplanation(state, explanation), spiega(state, explanation)];
        for (const flaw of unnamed(state, told)) found.add(flaw);
        for (const flaw of [...flaws(told), ...flaws(italian)]) found.add(flaw);
        for (const line of linesOf(italian)) if (ENGLISH.test(line)) english.add(line);
        expect(italian.reasons).toHaveLength(told.reasons.length);
      }
      expect([...found].slice(0, 20)).toEqual([]);
      expect([...english].slice(0, 40)).toEqual([]);
      expect(moves).toBeGreaterThan(40 * PART * GAMES);
    });
});

test("SOLO's scales call the seats by their names", () => {
  const state = (names: readonly string[]) =>
    scene({ age: 2, structure: { 18: 'walls', 19: 'horse-breeders' }, zero: { coins: 0 }, options: { names } });
  const side = (told: DescribedExplanation): string | undefined => told.steps.at(-1)?.label;
  const sides = (...names: readonly string[]) =>
    [describeExplanation, spiega].map((tell) => side(tell(state(names), duelSolo.explainBotMove(state(names)))));
  expect(sides()).toEqual(['nearest to your side', 'la prima partendo dal tuo lato']);
  expect(sides('', 'Anna')).toEqual(["nearest to Anna's side", 'la prima partendo dal lato di Anna']);
});

/** Phrases that are not Italian. */
const CLUMSY = /\b(?<!verso )di te\b|costa a te|\ba A|la carta (una|la) /;

/** The texts of random games: moves, their events, and refusals of illegal moves. An event is empty if the move already says it. */
function* told(options: (typeof VARIANTS)[string]): Generator<readonly [string, string]> {
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
        if (refusal !== undefined) yield [duelSolo.describeRefusal(refusal, state), rifiuta(refusal, state)];
      }
      before = state;
      const move = duelSolo.fast.randomMove(state, () => draw(rng));
      const { state: next, events } = duelSolo.transition(state, move);
      for (const event of events) yield [describeEvent(state, event)?.text ?? '', evento(state, event)?.text ?? ''];
      state = next;
    }
  }
}

describe('moves, events and refusals use names, in both languages', () => {
  for (const [name, options] of Object.entries(VARIANTS))
    test(name, () => {
      const raw = new Set<string>();
      const english = new Set<string>();
      for (const [one, two] of told(options)) {
        for (const text of [one, two])
          if (text !== text.trim() || RAW.test(text) || HYPHENED.some((id) => text.includes(id))) raw.add(text);
        if ((one === '') !== (two === '')) raw.add(`told in one language alone: ${one}${two}`);
        if (ENGLISH.test(two) || CLUMSY.test(two)) english.add(two);
      }
      expect([...raw].slice(0, 20)).toEqual([]);
      expect([...english].slice(0, 20)).toEqual([]);
    });
});

test('refusals say which moves would be legal', () => {
  const state = scene({
    options: { mode: 'versus', names: ['Anna', ''] },
    age: 2,
    structure: { 16: 'altar', 18: 'baths', 19: 'walls' },
    zero: { coins: 3, wonders: ['sphinx'], offerings: [2] },
    spaces: { 1: 'mars', 6: 'gate' },
  });
  const why = (move: Parameters<typeof duelSolo.describeMove>[1]) => {
    const refusal = duelSolo.check(state, move);
    return refusal === undefined
      ? []
      : [duelSolo.describeRefusal(refusal, state), rifiuta(refusal, state)].map((text) =>
          cited({ text, rules: 'rule' in refusal ? [refusal.rule] : [] }),
        );
  };
  expect(why({ kind: 'construct', slot: 19 })).toEqual([
    'it costs 4 coins (2 stone at 2 each), and Anna has 3 (DUEL-041)',
    'costa 4 monete (2 pietre a 2), e Anna ne ha 3 (DUEL-041)',
  ]);
  expect(why({ kind: 'construct', slot: 16 })).toEqual([
    'Altar is covered by Baths and Walls (DUEL-030)',
    'la carta Altare è coperta dai Bagni e dalle Mura (DUEL-030)',
  ]);
  expect(why({ kind: 'construct-wonder', slot: 19, wonder: 'colossus' })[0]).toBe(
    'the only wonder left to construct is the Sphinx (DUEL-033)',
  );
  expect(why({ kind: 'activate', space: 3, offerings: [] })[0]).toBe(
    'the cards that can be activated are Mars (3 coins) and the Gate (16 coins) (DUEL-031)',
  );
  expect(why({ kind: 'activate', space: 1, offerings: [3] })).toEqual([
    'the only available Offering token is 2 (DUEL-084)',
    'i segnalini Offerta da usare: 2 (DUEL-084)',
  ]);
});

test('every component has an Italian name', () => {
  const same = ['scriptorium', 'arena', 'pantheon', 'messe', 'enki', 'ishtar', 'nisaba', 'astarte', 'baal', 'tanit'];
  for (const id of IDS.filter((each) => !each.startsWith('seat'))) {
    expect(nome(id)).not.toBe(id);
    if (!same.includes(id) && !['ra'].includes(id)) expect(nome(id)).toMatch(/^\p{L}/u);
  }
});
