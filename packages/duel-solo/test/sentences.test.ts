import type { Met, Said } from '@wonders/core';
import { coachEnglish, phrase } from '@wonders/core/words';
import { describe, expect, test } from 'vitest';
import type { Move } from '../src/index.js';
import { english } from '../src/words/index.js';
import { coachItalian, italian } from '../src/words/it/index.js';
import { scene } from './scene.js';

// What random games say too seldom to be heard in a short run, word by word.

const SCENE = { age: 2, pawn: 2, one: { wonders: ['pyramids'] } } as const;
/** SOLO's turn, and the player's. */
const turns = [scene({ ...SCENE, seat: 0 }), scene({ ...SCENE, seat: 1 })] as const;

type Tell = (values: object, position: (typeof turns)[0], met?: Met | 0 | 1) => Said;
/** The sentence of a key in one table of both languages. */
const both = (table: 'reasons' | 'prompts' | 'moves', key: string, values: object, seat: 0 | 1, met?: Met | 0 | 1) =>
  [english, italian].map(
    (language) =>
      phrase((language[table] as unknown as Readonly<Record<string, Tell>>)[key]?.(values, turns[seat], met) ?? '')
        .text,
  );

test.each<[key: string, values: object, met: Met | undefined, english: string, italian: string]>([
  ['adaptive-behaviour', {}, undefined, 'adaptive behaviour', 'comportamento adattabile'],
  ['free-choice-scale', {}, undefined, 'free-choice scale', 'scala di scelta gratuita'],
  ['isis-scale', {}, undefined, 'Isis scale', 'scala di Iside'],
  ['solo-and-anubis', {}, undefined, 'SOLO and Anubis', 'SOLO-Anubi'],
  ['solo-and-baal', {}, undefined, 'SOLO and Baal', 'SOLO-Baal'],
  ['solo-and-isis', {}, undefined, 'SOLO and Isis', 'SOLO-Iside'],
  ['solo-and-nisaba', {}, undefined, 'SOLO and Nisaba', 'SOLO-Nisaba'],
  ['solo-and-zeus', {}, undefined, 'SOLO and Zeus', 'SOLO-Zeus'],
  ['face-down-card', { token: null }, undefined, 'a face-down card', 'una carta a faccia in giù'],
  [
    'face-down-card',
    { token: 3 },
    undefined,
    'the face-down card with Offering 3',
    'la carta a faccia in giù con il segnalino Offerta 3',
  ],
  [
    'face-down-card',
    { token: 'greek' },
    undefined,
    'the face-down card with the Greek Mythology token',
    'la carta a faccia in giù con il segnalino della mitologia greca',
  ],
  [
    'military-token',
    { military: 'seat1-5' },
    undefined,
    'your 5-coin Military token',
    'il tuo segnalino Esercito da 5 monete',
  ],
  [
    'few-wonders',
    { tokens: ['law', 'strategy'], wonders: 1 },
    undefined,
    'SOLO has constructed at most 1 wonder: the first of these (Law, Strategy)',
    'SOLO ha costruito 0-1 meraviglie: il primo tra questi (legge, strategia)',
  ],
  [
    'few-wonders',
    { tokens: ['law'], wonders: 1 },
    'none',
    'SOLO has constructed at most 1 wonder: none of them is one of these (Law)',
    'SOLO ha costruito 0-1 meraviglie: nessuno è tra questi (legge)',
  ],
  [
    'few-wonder-points',
    { tokens: ['law'] },
    undefined,
    "SOLO's wonders are worth no more points than yours: the first of these (Law)",
    'le meraviglie di SOLO non valgono più Punti Civiltà delle tue: il primo tra questi (legge)',
  ],
  ['first-constructed', {}, undefined, 'first constructed', 'la prima costruita da te'],
  [
    'highest-offering',
    {},
    undefined,
    'highest discount of an Offering token',
    'segnalino Offerta che porta maggiore sconto',
  ],
  ['least-discount-unused', {}, undefined, 'least discount unused', 'meno sconto sprecato'],
  ['lowest-row', {}, undefined, 'row nearest to the bottom', 'fila più bassa'],
  ['most-coins-given', {}, undefined, 'most coins given', 'garantisce più monete'],
  ['symbol-player-lacks', {}, 'some', 'has a symbol that you lack', 'ha un simbolo che manca a te'],
  ['symbol-player-lacks', {}, 'all', 'each of them has a symbol that you lack', 'ognuna ha un simbolo che manca a te'],
  [
    'symbol-player-lacks',
    {},
    'none',
    'none of them has a symbol that you lack',
    'nessuna ha un simbolo che manca a te',
  ],
  ['coins', { coins: 1 }, undefined, '1 coin', '1 moneta'],
  ['coins', { coins: 4 }, undefined, '4 coins', '4 monete'],
  ['discount', { offering: 3 }, undefined, 'discount: 3', 'sconto: 3'],
  ['no-discount', {}, undefined, 'no discount', 'nessuno sconto'],
  ['as-good', {}, undefined, 'as good as any', 'buona come le migliori'],
  ['printed-cost', { total: 0, coins: 0, resources: 0 }, undefined, 'printed cost 0', 'costo stampato 0'],
  [
    'printed-cost',
    { total: 4, coins: 0, resources: 2 },
    undefined,
    'printed cost 4 = 2 resources × 2',
    'costo stampato 4 = 2 risorse × 2',
  ],
  [
    'printed-cost',
    { total: 5, coins: 3, resources: 1 },
    undefined,
    'printed cost 5 = 3 + 1 resource × 2',
    'costo stampato 5 = 3 + 1 risorsa × 2',
  ],
  [
    'anubis-turns-to-solo',
    {},
    undefined,
    "You have no constructed wonder, so Anubis strikes one of SOLO's",
    'Non hai costruito alcuna meraviglia: Anubi scarta la carta di una meraviglia di SOLO',
  ],
  [
    'chance-decides',
    { cards: 3 },
    undefined,
    'Chance decides which of 3 cards goes under it',
    'Una carta casuale tra 3 va sotto la meraviglia',
  ],
  [
    'gives-last-type',
    {},
    undefined,
    'SOLO gives away a card of the last type on its operational scale',
    "SOLO consegna la carta seguendo l'ordine inverso della scala operativa",
  ],
  [
    'latest-age',
    { age: 2 },
    undefined,
    'The card under the wonder comes from Age II, the latest in the discard pile',
    "La carta per costruire la meraviglia è dell'Epoca II, la più recente tra gli scarti",
  ],
  [
    'minerva-beside-pawn',
    {},
    undefined,
    "Minerva stands next to the Conflict pawn, on SOLO's side",
    'La pedina Minerva va adiacente alla pedina Conflitto, dal lato della capitale di SOLO',
  ],
  ['nothing-face-up', {}, undefined, 'No card lies face up', 'Nessuna carta è a faccia in su'],
  [
    'zeus-takes-last-type',
    {},
    undefined,
    'Zeus strikes a face-up card of the last type on the operational scale',
    "Zeus scarta una carta a faccia in su seguendo l'ordine inverso della scala operativa",
  ],
  [
    'zeus-takes-token',
    {},
    undefined,
    'SOLO has neither the Sanctuary nor the Divine Theater: Zeus takes a face-down card with a token',
    'SOLO non ha né il Santuario né il Teatro Divino: Zeus scarta una carta a faccia in giù con un segnalino',
  ],
])('the reason %s of %j, met by %s', (key, values, met, ...told) => {
  expect(both('reasons', key, values, 0, met)).toEqual(told);
});

test.each<[move: object, english: string, italian: string]>([
  [
    { kind: 'theater-deck', mythology: 'greek' },
    'SOLO opens the Greek deck',
    'SOLO apre il mazzo della mitologia greca',
  ],
  [
    { kind: 'theater-choose', divinity: 'zeus' },
    'SOLO chooses Zeus in the Divine Theater',
    'SOLO sceglie Zeus con il Teatro Divino',
  ],
  [
    { kind: 'theater-order', divinity: 'zeus' },
    'SOLO puts Zeus on top of its deck',
    'SOLO rimette Zeus in cima al mazzo',
  ],
  [
    { kind: 'liberty-own', card: 'baths' },
    'SOLO constructs Baths from the removed cards',
    'SOLO costruisce gratis i Bagni, carta tolta a inizio partita',
  ],
  [{ kind: 'liberty-give', card: 'baths' }, 'SOLO gives Baths to you', 'SOLO ti consegna i Bagni'],
  [{ kind: 'ra-wonder', wonder: 'pyramids' }, 'SOLO takes the Pyramids from you', 'SOLO ti ruba le Piramidi'],
  [
    { kind: 'minerva-space', space: 3 },
    'SOLO places the Minerva pawn 1 space ahead of the Conflict pawn',
    'SOLO colloca la pedina Minerva 1 casella davanti alla pedina Conflitto',
  ],
  [
    { kind: 'minerva-space', space: 1 },
    'SOLO places the Minerva pawn 1 space behind the Conflict pawn',
    'SOLO colloca la pedina Minerva 1 casella dietro la pedina Conflitto',
  ],
  [
    { kind: 'minerva-space', space: -1 },
    'SOLO places the Minerva pawn 3 spaces behind the Conflict pawn',
    'SOLO colloca la pedina Minerva 3 caselle dietro la pedina Conflitto',
  ],
  [
    { kind: 'neptune-remove', military: 'seat0-2' },
    "SOLO removes the 2-coin Military token on SOLO's side without effect",
    "SOLO scarta il proprio segnalino Esercito da 2 monete senza applicarne l'effetto",
  ],
  [
    { kind: 'isis-build', wonder: 'pyramids', card: null },
    'SOLO constructs the wonder Pyramids with a card from the discard pile',
    'SOLO costruisce gratis le Piramidi con una carta degli scarti',
  ],
  [
    { kind: 'isis-build', wonder: 'pyramids', card: 'baths' },
    'SOLO constructs the wonder Pyramids with Baths from the discard pile',
    'SOLO costruisce gratis le Piramidi con la carta Bagni degli scarti',
  ],
  [{ kind: 'removed-card', card: 'baths' }, 'Baths', 'i Bagni'],
  [{ kind: 'isis-card', card: 'baths' }, 'Baths', 'i Bagni'],
  [{ kind: 'offering-token', offering: 3 }, 'The Offering token 3', 'Il segnalino Offerta 3'],
  [{ kind: 'look-divinity', divinity: 'zeus' }, 'Zeus', 'Zeus'],
  [{ kind: 'theater-draw', divinity: 'zeus' }, 'Zeus', 'Zeus'],
])('SOLO: %j', (move, ...told) => {
  expect(both('moves', (move as Move).kind, move, 0)).toEqual(told);
});

test.each<[move: object, english: string, italian: string]>([
  [{ kind: 'theater-deck', mythology: 'greek' }, 'Open the Greek deck', 'Apri il mazzo della mitologia greca'],
  [{ kind: 'theater-choose', divinity: 'zeus' }, 'Choose Zeus', 'Scegli Zeus'],
  [{ kind: 'theater-order', divinity: 'zeus' }, 'Put Zeus back on top', 'Rimetti Zeus in cima al mazzo'],
  [{ kind: 'liberty-own', card: 'baths' }, 'Construct Baths, free', 'Costruisci gratis i Bagni'],
  [{ kind: 'liberty-give', card: 'baths' }, 'Give Baths to SOLO', 'Consegna i Bagni a SOLO'],
  [{ kind: 'ra-wonder', wonder: 'pyramids' }, 'Take the Pyramids from SOLO', 'Ruba le Piramidi a SOLO'],
  [
    { kind: 'minerva-space', space: 3 },
    'Put the Minerva pawn on space 3 on your side',
    'Colloca la pedina Minerva sulla casella 3 dal tuo lato',
  ],
  [
    { kind: 'neptune-remove', military: 'seat0-2' },
    "Remove the 2-coin Military token on SOLO's side without effect",
    "Scarta il segnalino Esercito da 2 monete dal lato di SOLO senza applicarne l'effetto",
  ],
  [
    { kind: 'isis-build', wonder: 'pyramids', card: null },
    'Construct the Pyramids with a random card from the discard pile, free',
    'Costruisci gratis le Piramidi con una carta casuale degli scarti',
  ],
])('you: %j', (move, ...told) => {
  expect(both('moves', (move as Move).kind, move, 1)).toEqual(told);
});

test.each<[key: string, values: object, english: string, italian: string]>([
  [
    'theater-order',
    { mythology: 'greek', divinities: ['zeus', 'aphrodite'] },
    'Choose the divinity that goes back on top of the Greek deck: Zeus or Aphrodite',
    'Scegli la divinità che torna in cima al mazzo della mitologia greca: Zeus o Afrodite',
  ],
  [
    'theater-draw',
    { divinities: ['zeus', 'aphrodite'] },
    'Which divinity does SOLO draw in the Divine Theater: Zeus or Aphrodite?',
    'Quale divinità pesca SOLO con il Teatro Divino: Zeus o Afrodite?',
  ],
  [
    'isis-card',
    { wonder: 'pyramids', left: 3 },
    'Which discarded card does SOLO draw for the Pyramids? (one of 3 cards)',
    'Quale carta degli scarti pesca SOLO per la costruzione delle Piramidi? (una di 3 carte)',
  ],
])('the question %s of %j', (key, values, ...told) => {
  expect(both('prompts', key, values, 1, 1)).toEqual(told);
});

describe('the coach', () => {
  const loss = { value: 0.124, low: -0.02, high: 0.2, points: 1.26 };
  test.each<[tell: (coach: typeof coachEnglish) => string, english: string, italian: string]>([
    [
      (coach) => coach.counts({ best: 1, fine: 3, slip: 0, blunder: 2 }),
      '1 best move, 3 fine moves and 2 blunders.',
      '1 mossa migliore, 3 mosse buone e 2 errori gravi.',
    ],
    [(coach) => coach.counts({ best: 0, fine: 0, slip: 0, blunder: 0 }), 'No moves.', 'Nessuna mossa.'],
    [
      (coach) => coach.decidedBy(12, 'X', 0.2, 0.81),
      'Move 12 decided most: X. The chance to win went from 20 % to 81 %.',
      "La mossa 12 è stata la più decisiva: X. La probabilità di vittoria è passata dal 20 % all'81 %.",
    ],
    [
      (coach) => coach.decidedAfter(0, 0.08, 0.11),
      'What came before the first move decided most: the chance to win went from 8 % to 11 %.',
      "Ciò che è accaduto prima della prima mossa è stato decisivo: la probabilità di vittoria è passata dall'8 % all'11 %.",
    ],
    [
      (coach) => coach.decidedAfter(7, 0, 1),
      'What followed move 7 decided most: the chance to win went from 0 % to 100 %.',
      'Ciò che è accaduto dopo la mossa 7 è stato decisivo: la probabilità di vittoria è passata dallo 0 % al 100 %.',
    ],
    [
      (coach) => coach.mistake(4, 'slip', 'X', 'Y', loss),
      'Move 4, a slip: X. Better: Y. It cost 12 % of the chance to win (0 % to 20 %), and 1.3 points.',
      "Mossa 4, un'imprecisione: X. Meglio: Y. È costata il 12 % di probabilità di vittoria (dallo 0 % al 20 %) e 1,3 punti.",
    ],
    [
      (coach) => coach.mistake(4, 'blunder', 'X', 'Y', loss),
      'Move 4, a blunder: X. Better: Y. It cost 12 % of the chance to win (0 % to 20 %), and 1.3 points.',
      'Mossa 4, un errore grave: X. Meglio: Y. È costata il 12 % di probabilità di vittoria (dallo 0 % al 20 %) e 1,3 punti.',
    ],
    [
      (coach) => coach.clean(0.03),
      'No move was a mistake: none clearly cost 3 % of the chance to win.',
      'Nessuna mossa è stata un errore: nessuna è costata con certezza il 3 % di probabilità di vittoria.',
    ],
    [
      (coach) => coach.closeCall(4, 'X', 'Y', loss),
      'Move 4, a close call: X. The search leans to another: Y. The difference is 12 % of the chance to win (0 % to 20 %).',
      "Mossa 4, una scelta difficile: X. La ricerca preferisce di poco un'altra mossa: Y. La differenza è il 12 % di probabilità di vittoria (dallo 0 % al 20 %).",
    ],
    [(coach) => coach.lookAt(['A', 'B']), 'Look at A or B.', 'Guarda qui: A o B.'],
    [(coach) => coach.weigh(2, 9), '2 moves of 9 deserve a closer look.', 'Su 9 mosse, 2 da valutare con attenzione.'],
    [(coach) => coach.among(['A', 'B']), 'One of these: A; B.', 'Una di queste: A; B.'],
    [(coach) => coach.among(['A']), 'This one: A.', 'Questa: A.'],
    [
      (coach) => coach.advice('X', 0.5),
      'X. With it the chance to win is 50 %.',
      'X. Con questa mossa la probabilità di vittoria è del 50 %.',
    ],
    [(coach) => coach.wins('X'), 'X. It wins whatever the others do.', 'X. Vince qualunque cosa facciano gli altri.'],
    [
      (coach) => coach.against('X', loss),
      'The house bot would choose otherwise: X. The search finds that this costs 12 % of the chance to win (0 % to 20 %).',
      'Il bot di casa sceglierebbe diversamente: X. Secondo la ricerca costa il 12 % di probabilità di vittoria (dallo 0 % al 20 %).',
    ],
    [
      (coach) => coach.level('X'),
      'The search would also consider: X. It finds no clear difference.',
      'La ricerca valuta anche: X. Non trova una differenza chiara.',
    ],
    [
      (coach) => coach.why.win('X', 1),
      'X. This wins against every answer; the other move does not.',
      "X. Vince contro ogni risposta; l'altra mossa non lo fa.",
    ],
    [
      (coach) => coach.why.win('X', 3),
      'X. This wins against every answer; none of the 3 other moves does.',
      'X. Vince contro ogni risposta; nessuna delle altre 3 mosse lo fa.',
    ],
    [
      (coach) => coach.why.save('X', 1),
      'X. After the other move the game is lost by force.',
      "X. Dopo l'altra mossa la partita è persa.",
    ],
    [
      (coach) => coach.why.save('X', 3),
      'X. After each of the 3 other moves the game is lost by force.',
      'X. Dopo ognuna delle altre 3 mosse la partita è persa.',
    ],
    [
      (coach) => coach.why.gain('X', 'Y', 2.5),
      'X. The next best, Y, brings 2.5 points less on average.',
      'X. La seconda migliore, Y, rende in media 2,5 punti in meno.',
    ],
  ])('says %s', (tell, ...told) => {
    expect([tell(coachEnglish), tell(coachItalian)]).toEqual(told);
  });
});

test.each<[code: string, values: object, told: string]>([
  ['not-this-game', { rules: 3 }, 'questa non è una partita di 7 Wonders Duel con le regole 3'],
  [
    'not-this-game',
    { rules: 3, madeUnder: 2 },
    'questa posizione viene dalle regole 2, queste sono le regole 3: carica il salvataggio, che rigioca la partita',
  ],
  ['view', { seat: 1 }, 'questa è la vista di chi guarda, non lo stato della partita'],
  ['over', {}, 'la partita è finita'],
  ['malformed', {}, 'la mossa non è scritta come dovrebbe'],
  ['not-your-turn', { active: [-1] }, 'prima si deve dire che cosa mostra il tavolo'],
  ['not-your-turn', { active: [0] }, 'tocca a SOLO'],
  ['not-your-turn', { active: [7] }, "tocca all'altro giocatore"],
  ['stale', {}, 'la partita è andata avanti: la mossa era per una posizione precedente'],
  [
    'not-now',
    { expected: ['construct', 'discard'] },
    'ora si può: costruire una carta o scartare una carta per ottenere monete',
  ],
  ['impossible', { answer: 'baths' }, 'non può più uscire: i Bagni'],
])('in Italian, the refusal %s of %j', (code, values, told) => {
  const refusals = italian.common.refusals as unknown as Readonly<
    Record<string, (values: object, seat: (seat: number) => string) => string>
  >;
  expect(refusals[code]?.(values, (seat) => ['SOLO', 'Tu'][seat] ?? '')).toBe(told);
});

test('in Italian, secret choices and moves that are not listed', () => {
  const { sealed, more } = italian.common;
  expect([sealed('Tu'), sealed('Anna')]).toEqual(['Hai scelto in segreto', 'Anna ha scelto in segreto']);
  expect([more(1), more(3)]).toEqual(['un’altra mossa', 'altre 3 mosse']);
});

const draft: Move = { kind: 'draft-wonder', wonder: 'pyramids' };

test.each<[moves: readonly Move[], seen: boolean, english: string, italian: string]>([
  [[draft, draft], false, 'the choice is between 2 moves', 'la scelta è tra 2 mosse'],
  [[draft], false, 'there is only one choice', 'la scelta è una sola'],
  [[draft], true, 'the only choice is "SOLO takes the wonder Pyramids"', 'l\'unica scelta è "SOLO prende le Piramidi"'],
])('what the choice is, of %j, seen %s', (moves, seen, ...sentences) => {
  const refusal = { code: 'not-offered', rule: 'DUEL-022', moves } as const;
  expect(
    [english, italian].map(({ refusals }) => refusals['not-offered'](refusal, seen ? turns[0] : undefined)),
  ).toEqual(sentences);
});
