import { CHANCE } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { MYTHOLOGIES } from '../components/cards.js';
import { duelSolo, type State } from '../index.js';
import {
  ASK,
  DISCARDED,
  FREE_CARD,
  isisCard,
  LIBERTY_CARD,
  lookAt,
  PROGRESS_FROM,
  PURPLE_PLACE,
  placing,
  reveal,
  revealForZeus,
  theaterChoice,
  turnUp,
} from '../state/decisions.js';
import * as english from './index.js';
import * as italian from './it/index.js';

/** The question of a position, in both languages. */
function asked(state: State): readonly string[] {
  const prompt = duelSolo.promptOf(state, duelSolo.activeSeats(state)[0] ?? CHANCE) ?? expect.fail('nothing is asked');
  return [english, italian].map((words) => words.describePrompt(state, prompt));
}

const versus = { mode: 'versus', names: ['', 'Anna'] } as const;

test('DUEL-080, DUEL-087: the article goes with the name of a mythology', () => {
  for (const mythology of MYTHOLOGIES) {
    const name = english.nameOf(mythology);
    const a = /^[AEIOU]/.test(name) ? 'an' : 'a';
    expect(asked(scene({ pending: [placing(mythology)[0]] }))[0]).toBe(
      `SOLO places ${a} ${name} divinity unseen: choose an empty space of the Pantheon`,
    );
    expect(asked(scene({ seat: 1, pending: [theaterChoice(mythology)[1]] }))[0]).toMatch(
      new RegExp(`^Take ${a} ${name} divinity in the Divine Theater`),
    );
  }
});

describe('who begins an Age', () => {
  const start = (seat: 0 | 1, pawn: number, options = {}) =>
    scene({ age: 2, seat, pawn, pending: [ASK.start[seat]], options });
  test.each([
    [
      start(1, 0),
      'Choose who begins Age II: the Conflict pawn is in the middle, and you had the last turn',
      "Scegli chi comincia l'Epoca II: la pedina Conflitto è al centro e l'ultimo turno è stato tuo",
    ],
    [
      start(1, 0, versus),
      'Anna: choose who begins Age II: the Conflict pawn is in the middle, and Anna had the last turn',
      "Anna: scegli chi comincia l'Epoca II: la pedina Conflitto è al centro e l'ultimo turno è stato di Anna",
    ],
    [
      start(1, 2),
      'Choose who begins Age II: you are the weaker in military',
      "Scegli chi comincia l'Epoca II: sei in svantaggio militare",
    ],
    [
      start(0, -2, versus),
      'Player 1: choose who begins Age II: Player 1 is the weaker in military',
      "Giocatore 1: scegli chi comincia l'Epoca II: Giocatore 1 è in svantaggio militare",
    ],
  ])('DUEL-070, DUEL-181: %#', (state, ...sentences) => {
    expect(asked(state)).toEqual(sentences);
  });
});

test("DUEL-013: which of SOLO's wonders leaves its direction open", () => {
  const state = scene({ seat: 1, pending: [ASK.direction[1]], zero: { wonders: ['sanctuary'] } });
  expect(asked(state)).toEqual([
    "Choose SOLO's direction, which its first wonder, the Sanctuary, leaves open",
    "Scegli l'indirizzo strategico di SOLO: la sua prima meraviglia, il Santuario, non lo fissa",
  ]);
});

describe('the only one of a kind is called so, in both languages', () => {
  const CARDS = ['altar', 'baths'] as const;
  const discarded = (cause: 'hades' | 'mausoleum', cards: number) =>
    scene({ seat: 1, pending: [DISCARDED[cause][1]], discard: CARDS.slice(0, cards) });
  const onBoard = (tokens: number) =>
    scene({ seat: 1, pending: [PROGRESS_FROM.board[1]], board: (['law', 'economy'] as const).slice(0, tokens) });
  const topRow = (structure: { [slot: number]: 'walls' | 'forum' | 'altar' }) =>
    scene({ seat: 1, age: 2, structure: { ...structure, 19: 'altar' }, pending: [ASK['top-row'][1]] });
  const anubis = (...built: ('sphinx' | 'piraeus')[]) => scene({ seat: 1, pending: [ASK.anubis[1]], one: { built } });
  const neptune = (...military: ('seat0-5' | 'seat1-2')[]) =>
    scene({ seat: 1, pending: [ASK['neptune-remove'][1]], military });
  const zeus = (structure: { [slot: number]: 'altar' | 'baths' }) =>
    scene({ seat: 1, structure, pending: [ASK.zeus[1]] });
  test.each([
    [
      'DUEL-095',
      discarded('mausoleum', 1),
      'Construct the only discarded card free, with the Mausoleum',
      "Costruisci gratis l'unica carta degli scarti con il Mausoleo",
    ],
    [
      'DUEL-095',
      discarded('hades', 2),
      'Construct one of the 2 discarded cards free, with Hades',
      'Costruisci gratis una di 2 carte degli scarti con Ade',
    ],
    [
      'DUEL-060',
      onBoard(1),
      'Take the only Progress token on the board',
      "Prendi un segnalino Progresso della plancia (è l'unico)",
    ],
    [
      'DUEL-060',
      onBoard(2),
      'Take one of the 2 Progress tokens on the board',
      'Prendi un segnalino Progresso della plancia (uno di 2)',
    ],
    [
      'DUEL-101',
      topRow({ 0: 'walls' }),
      'Construct the only card in the top row free',
      "Costruisci gratis l'unica carta della cima dello schema dell'Epoca",
    ],
    [
      'DUEL-101',
      topRow({ 0: 'walls', 1: 'forum' }),
      'Construct one of the 2 cards in the top row free',
      "Costruisci gratis una delle 2 carte della cima dello schema dell'Epoca",
    ],
    [
      'DUEL-097',
      anubis('sphinx'),
      'Choose the wonder whose card Anubis discards, the only wonder',
      "Scegli la meraviglia che perde la sua carta con Anubi (è l'unica)",
    ],
    [
      'DUEL-097',
      anubis('sphinx', 'piraeus'),
      'Choose the wonder whose card Anubis discards, one of 2 wonders',
      'Scegli la meraviglia che perde la sua carta con Anubi (una di 2)',
    ],
    [
      'DUEL-099',
      neptune('seat0-5'),
      'Choose the Military token that Neptune removes without effect, the only token',
      "Scegli il segnalino Esercito che Nettuno scarta senza applicarne l'effetto (è l'unico)",
    ],
    [
      'DUEL-099',
      neptune('seat0-5', 'seat1-2'),
      'Choose the Military token that Neptune removes without effect, one of 2 tokens',
      "Scegli il segnalino Esercito che Nettuno scarta senza applicarne l'effetto (uno di 2)",
    ],
    [
      'DUEL-096',
      zeus({ 19: 'altar' }),
      'Choose the card of the structure that Zeus discards, the only card',
      "Scegli la carta dello schema dell'Epoca che Zeus scarta, l'unica carta",
    ],
    [
      'DUEL-096',
      zeus({ 18: 'baths', 19: 'altar' }),
      'Choose the card of the structure that Zeus discards, one of 2 cards',
      "Scegli la carta dello schema dell'Epoca che Zeus scarta, una di 2 carte",
    ],
  ])('%s: %#', (_, state, ...sentences) => {
    expect(asked(state)).toEqual(sentences);
    expect(/the only|è l'unic|l'unica/.test(sentences.join())).toBe(duelSolo.legalMoves(state).length === 1);
  });
});

describe('SOLO does what it is asked, to you or to whom it plays against', () => {
  const one = { cards: ['school', 'library'] } as const;
  const nisaba = (options = {}) => scene({ pending: [ASK.nisaba[0]], one, options });
  const give = (options = {}) => scene({ pending: [ASK['liberty-give'][0]], removed: ['altar', 'baths'], options });
  const anna = { names: ['', 'Anna'] };
  test.each([
    [
      nisaba(),
      'SOLO chooses the green card in your city whose symbol Nisaba copies, one of 2 cards',
      'SOLO sceglie la carta verde nella tua città di cui Nisaba copia il simbolo (una di 2)',
    ],
    [
      nisaba(anna),
      "SOLO chooses the green card in Anna's city whose symbol Nisaba copies, one of 2 cards",
      'SOLO sceglie la carta verde nella città di Anna di cui Nisaba copia il simbolo (una di 2)',
    ],
    [
      give(),
      'SOLO gives you a removed card: Altar or Baths',
      "SOLO sceglie la carta tolta a inizio partita che ti consegna: l'Altare o i Bagni",
    ],
    [
      give(anna),
      'SOLO gives Anna a removed card: Altar or Baths',
      "SOLO consegna ad Anna una carta tolta a inizio partita: l'Altare o i Bagni",
    ],
  ])('%#', (state, ...sentences) => {
    expect(asked(state)).toEqual(sentences);
  });
});

describe('what the table is asked, with as many answers as there are', () => {
  const manual = { chance: 'manual' } as const;
  const base = { ...manual, mode: 'versus', pantheon: false } as const;
  const last = (options: object, pending: State['pending']): State => ({
    ...scene({ age: 3, structure: { 17: 'face-down', 19: 'face-down' }, options, pending }),
    purple: 1 << 19,
  });
  test.each<[rule: string, state: State, english: string, italian: string]>([
    [
      'DUEL-020',
      scene({ age: 3, options: base, pending: [PURPLE_PLACE] }),
      'Where does the first guild lie? (one of # places)',
      'Dove si trova la prima gilda? (uno di # posti)',
    ],
    [
      'DUEL-020',
      { ...scene({ age: 3, options: manual, pending: [PURPLE_PLACE] }), purple: 0b101 },
      'Where does the third Grand Temple lie? (one of # places)',
      'Dove si trova il terzo Grande Tempio? (uno di # posti)',
    ],
    [
      'DUEL-180',
      last(base, [reveal(19)]),
      "Which guild lies at the second place of row 7 from Player 1's side? (one of # cards)",
      'Qual è la seconda carta della fila 7 dal lato di Giocatore 1, una gilda? (una di # carte)',
    ],
    [
      'DUEL-020',
      last(manual, [reveal(19)]),
      "Which Grand Temple lies at the second place of row 7 from SOLO's side? (one of # cards)",
      'Qual è la seconda carta della fila 7 dal lato di SOLO, un Grande Tempio? (una di # carte)',
    ],
    [
      'DUEL-096',
      last(manual, [revealForZeus(17)]),
      "Which card does Zeus discard at the third place of row 6 from SOLO's side? (one of # cards)",
      'Qual è la terza carta della fila 6 dal lato di SOLO, che Zeus scarta? (una di # carte)',
    ],
    [
      'DUEL-102',
      scene({
        seat: 1,
        age: 2,
        options: { ...manual, promos: ['statue-of-liberty'] },
        removed: ['forum'],
        pending: [LIBERTY_CARD],
      }),
      'Which is the second removed card of Age II? (one of # cards)',
      "Qual è la seconda carta tolta dall'Epoca II? (una di # carte)",
    ],
    [
      'DUEL-171',
      scene({ age: 2, options: { ...manual, level: 'hard' }, pending: [FREE_CARD] }),
      'Which removed card of Age II does SOLO draw? It constructs it free (one of # cards)',
      "Quale carta tolta dall'Epoca II pesca SOLO? La costruisce gratis (una di # carte)",
    ],
    [
      'DUEL-098',
      scene({
        discard: ['altar', 'theater'],
        zero: { wonders: ['pyramids'] },
        options: manual,
        pending: [isisCard('pyramids')],
      }),
      'Which discarded card does SOLO draw for the Pyramids? (one of # cards)',
      'Quale carta degli scarti pesca SOLO per la costruzione delle Piramidi? (una di # carte)',
    ],
  ])('%s: %#', (_, state, ...sentences) => {
    const { length } = duelSolo.legalMoves(state);
    expect(length).toBeGreaterThan(1);
    expect(asked(state)).toEqual(sentences.map((sentence) => sentence.replace('#', String(length))));
  });

  test('DUEL-080, DUEL-087: which divinity of a deck, and who looks at it', () => {
    expect(asked(scene({ age: 2, options: manual, pending: [turnUp(1, 'mesopotamian')] }))).toEqual([
      'Which divinity is second in the Mesopotamian deck?',
      'Quale divinità è la seconda del mazzo della mitologia mesopotamica, a faccia in su?',
    ]);
    expect(asked(scene({ age: 2, options: manual, pending: [turnUp(0, 'mesopotamian')] }))).toEqual([
      'Which divinity is on top of the Mesopotamian deck?',
      'Quale divinità è la prima del mazzo della mitologia mesopotamica, a faccia in su?',
    ]);
    expect(asked(scene({ seat: 1, options: manual, pending: [lookAt(1, 'mesopotamian')] }))).toEqual([
      'Which divinity is second in the Mesopotamian deck? Only you look',
      'Quale divinità è la seconda del mazzo della mitologia mesopotamica? La guardi solo tu',
    ]);
    expect(asked(scene({ seat: 1, options: { ...manual, ...versus }, pending: [lookAt(0, 'mesopotamian')] }))).toEqual([
      'Which divinity is on top of the Mesopotamian deck? Only Anna looks',
      'Quale divinità è la prima del mazzo della mitologia mesopotamica? La guarda solo Anna',
    ]);
  });
});
