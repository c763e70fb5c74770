import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { CARDS } from '../components/cards.js';
import { CAPITAL, MILITARY, militaryPoints } from '../components/military.js';
import { duelSolo, type State } from '../index.js';
import { ASK, isisCard, mythologyToken } from '../state/decisions.js';
import * as english from './index.js';
import * as italian from './it/index.js';

/** What the player reads of a piece, in both languages. */
const read = (state: State, place: string, viewer: 0 | 1 = 1) =>
  [english, italian].map((words) => words.describePiece(duelSolo.view(state, viewer), place));
const texts = (state: State, place: string) => read(state, place).map((piece) => piece?.text);

const base = { mode: 'versus', pantheon: false } as const;

test('DUEL-041, DUEL-047: who receives what a trade costs', () => {
  const owner = (progress: readonly ('economy' | 'law')[], mine: readonly 'quarry'[] = []) =>
    scene({
      seat: 1,
      structure: { 18: 'baths', 19: 'altar' },
      zero: { cards: ['stone-pit'], progress },
      one: { cards: mine },
    });
  // The Baths cost a stone: 2 coins, and 1 for the stone of the Stone Pit.
  const each = 2 + 1;
  expect(CARDS.baths.stone).toBe(1);
  expect(read(owner(['economy']), 'card-baths').map((piece) => piece?.price)).toEqual([
    [`${each} coins = 1 stone at ${each}`, `${each} coins of it to SOLO by Economy`],
    [`${each} monete = 1 pietra a ${each}`, `di cui ${each} monete a SOLO per economia`],
  ]);
  expect(read(owner(['law']), 'card-baths').map((piece) => piece?.price.length)).toEqual([1, 1]);
  expect(read(owner(['economy'], ['quarry']), 'card-baths').map((piece) => piece?.price)).toEqual([[], []]);
});

test('DUEL-042: what Masonry and Architecture spare', () => {
  const masonry = scene({
    seat: 1,
    age: 2,
    structure: { 18: 'aqueduct', 19: 'altar' },
    one: { progress: ['masonry'] },
  });
  expect(CARDS.aqueduct.stone).toBe(3);
  expect(read(masonry, 'card-aqueduct').map((piece) => piece?.price)).toEqual([
    ['2 coins = 1 stone at 2', '−1 stone −1 stone: Masonry'],
    ['2 monete = 1 pietra a 2', '−1 pietra −1 pietra: edilizia'],
  ]);
  const architecture = scene({ seat: 1, one: { wonders: ['sphinx'], progress: ['architecture'] } });
  expect(read(architecture, 'wonder-sphinx').map((piece) => piece?.price)).toEqual([
    ['4 coins = 2 glass at 2', '−1 clay −1 stone: Architecture'],
    ['4 monete = 2 vetri a 2', '−1 argilla −1 pietra: architettura'],
  ]);
});

test('DUEL-033: what the other seat would pay for its wonder, and that it need not pay', () => {
  const cards = ['quarry', 'shelf-quarry', 'stone-pit', 'press'] as const;
  const state = scene({ seat: 1, zero: { wonders: ['pyramids', 'appian-way'], cards } });
  expect(texts(state, 'wonder-pyramids')).toEqual([
    'Pyramids: 9 points; not yet constructed; printed cost 3 stone, 1 papyrus; free for SOLO',
    'Piramidi: 9 punti; non ancora costruita; costo stampato 3 pietre, 1 papiro; gratis per SOLO',
  ]);
  const [clay, each] = [2, 2];
  expect(read(state, 'wonder-appian-way').map((piece) => piece?.status.split('; ').at(-1))).toEqual([
    `SOLO would pay ${clay * each} coins`,
    `SOLO dovrebbe pagare ${clay * each} monete`,
  ]);
});

test('DUEL-020, DUEL-180: the back of a purple card', () => {
  const down = (options: object, purple: number): State => ({
    ...scene({ age: 3, structure: { 9: 'face-down', 19: 'walls' }, options }),
    purple,
  });
  const status = (state: State) => read(state, 'slot-9').map((piece) => piece?.status);
  expect(status(down(base, 1 << 9))).toEqual(['with the back of a guild', 'con il dorso di una gilda']);
  expect(status(down({}, 1 << 9))).toEqual(['with the back of a Grand Temple', 'con il dorso di un Grande Tempio']);
  expect(status(down({}, 1 << 8))).toEqual(['', '']);
});

test('a card says on which pile it lies, if on one', () => {
  const status = (state: State) => read(state, 'card-forum').map((piece) => piece?.status);
  expect(status(scene({ removed: ['forum'] }))).toEqual([
    'among the removed cards',
    'tra le carte tolte a inizio partita',
  ]);
  expect(status(scene({ discard: ['forum'] }))).toEqual(['in the discard pile', 'negli scarti']);
  expect(status(scene())).toEqual(['', '']);
  expect(texts(scene({ removed: ['forum', 'walls'] }), 'removed')).toEqual([
    'Removed cards; 2 cards',
    'Carte tolte a inizio partita; 2 carte',
  ]);
  expect(texts(scene({ discard: ['forum'] }), 'discard')).toEqual([
    'Discard pile; 1 card',
    'Pila degli scarti; 1 carta',
  ]);
});

test('the answers that the table can pick are described as what they are', () => {
  const manual = { chance: 'manual' } as const;
  const isis = scene({
    structure: { 19: 'baths' },
    discard: ['altar', 'theater'],
    zero: { wonders: ['pyramids'] },
    options: manual,
    pending: [isisCard('pyramids')],
  });
  for (const { card } of duelSolo.legalMoves(isis) as readonly { card: 'altar' }[])
    expect(read(isis, `pick-${card}`)).toEqual(read(isis, `card-${card}`));
  expect(texts(isis, 'pick-altar')).toEqual([
    'Altar: blue, 3 points, then Temple is free; in the discard pile',
    'Altare: blu, 3 punti, rende gratis il Tempio; negli scarti',
  ]);
  const token = scene({ structure: { 10: 'face-down' }, options: manual, pending: [mythologyToken(10)] });
  expect(texts(token, 'pick-greek')).toEqual([
    'Greek Mythology token: one of the top two Greek divinities goes to the Pantheon',
    'Segnalino della mitologia greca: una delle prime due divinità del mazzo della mitologia greca va nel Pantheon',
  ]);
  const next = ['next-wonder', 'next-progress'].map((place) => texts(scene({ options: manual }), place));
  expect(next).toEqual([
    ['The next wonder of the batch', 'La prossima meraviglia del gruppo'],
    ['The next Progress token', 'Il prossimo segnalino Progresso'],
  ]);
  expect(texts(scene(), 'offering-3')).toEqual([
    'Offering token 3: once 3 coins off a card of the Pantheon',
    'Segnalino Offerta 3: una volta 3 monete in meno per una carta del Pantheon',
  ]);
});

test('DUEL-060: a token on the board, among those to choose from, on Enki, or in the box', () => {
  const state = scene({ board: ['economy'], drawn: ['law'], enki: ['masonry'] });
  const where = (['economy', 'law', 'masonry', 'theology'] as const).map((token) =>
    read(state, `progress-${token}`).map((piece) => piece?.status),
  );
  expect(where).toEqual([
    ['on the board', 'sulla plancia'],
    ['to choose from', 'tra quelli da scegliere'],
    ['on Enki', 'su Enki'],
    ['', ''],
  ]);
});

test('DUEL-050, DUEL-099: every space of the track, for whom it counts', () => {
  const state = scene({ seat: 1, pending: [ASK.minerva[1]] });
  for (let space = -CAPITAL; space <= CAPITAL; space++) {
    const [who, chi, side, lato] = space > 0 ? ['SOLO', 'SOLO', 'your', 'tuo'] : ['you', 'te', "SOLO's", 'di SOLO'];
    const points = militaryPoints(space);
    const said =
      space === 0
        ? ['The middle: no points', 'Al centro: nessun punto']
        : Math.abs(space) === CAPITAL
          ? [
              `${side.replace(/^y/, 'Y')} capital: ${space > 0 ? 'SOLO wins' : 'you win'} at once`,
              `Nella ${space > 0 ? 'tua capitale: SOLO vince' : 'capitale di SOLO: vinci'} subito`,
            ]
          : [
              `Space ${Math.abs(space)} on ${side} side: ${points} points for ${who}`,
              `Sulla casella ${Math.abs(space)} dal ${space > 0 ? `${lato} lato` : `lato ${lato}`}: ${points} punti per ${chi}`,
            ];
    expect(texts(state, `track-${space}`)).toEqual(said);
    const [pawn, pedina] = read({ ...state, pawn: space }, 'pawn').map((p) => p?.status);
    const left = CAPITAL - Math.abs(space);
    expect(pawn).toContain(`; ${left} ${left === 1 ? 'space' : 'spaces'} from ${space === 0 ? 'each' : side} capital`);
    expect(pedina).toContain(`; a ${left} ${left === 1 ? 'casella' : 'caselle'} da`);
  }
});

test('what is not on the table is no piece', () => {
  const places = ['minerva', 'track-10', 'choice-0-raw', 'astarte-0', 'choice-0-goods', 'space-7'];
  for (const place of places) expect([place, ...read(scene(), place)]).toEqual([place, undefined, undefined]);
  expect(read(scene({ options: base }), 'mythology-greek')).toEqual([undefined, undefined]);
  expect(texts(scene({ minerva: 3 }), 'minerva')).toEqual([
    'Minerva pawn: stops the Conflict pawn once before its space; space 3 on your side',
    'Pedina Minerva: ferma una volta la pedina Conflitto prima della sua casella; sulla casella 3 dal tuo lato',
  ]);
});

test('a Military token has the name of its coins and its seat', () => {
  for (const id of MILITARY) {
    const [, seat = '', coins = ''] = /^seat(\d)-(\d)$/.exec(id) ?? [];
    expect([english.nameOf(id), italian.nameOf(id)]).toEqual([
      `Military token ${coins} of seat ${seat}`,
      `segnalino Esercito ${coins} del posto ${seat}`,
    ]);
  }
});
