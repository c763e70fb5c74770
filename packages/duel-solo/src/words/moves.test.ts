import { CHANCE } from '@wonders/core';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { LAYOUTS, SLOTS } from '../components/layouts.js';
import { spacePrice } from '../components/pantheon.js';
import { duelSolo, type Move, type State } from '../index.js';
import { ASK, PURPLE_PLACE, placing } from '../state/decisions.js';
import * as english from './index.js';
import * as italian from './it/index.js';

const described = (state: Parameters<typeof english.describeMove>[0], move: Move): readonly string[] =>
  [english, italian].map((words) => words.describeMove(state, move));

const PLACES = [
  ['first', 'primo'],
  ['second', 'secondo'],
  ['third', 'terzo'],
  ['fourth', 'quarto'],
  ['fifth', 'quinto'],
  ['sixth', 'sesto'],
] as const;

test('DUEL-020, DUEL-180: the table says of every slot where it is, by its row and from the side of seat 0', () => {
  for (const [pantheon, card, carta] of [
    [true, 'A Grand Temple', 'Un Grande Tempio'],
    [false, 'A guild', 'Una gilda'],
  ] as const) {
    const options = { mode: 'versus', chance: 'manual', pantheon } as const;
    const state = scene({ age: 3, options, pending: [PURPLE_PLACE] });
    const moves = duelSolo.legalMoves(state, CHANCE);
    expect(moves).toHaveLength(SLOTS);
    for (const move of moves) {
      const { slot } = move as { slot: number };
      const { places } = LAYOUTS[3];
      const row = places[slot]?.row;
      const line = places.filter((each) => each.row === row).map(({ column }) => column);
      const [place, posto] = PLACES[line.sort((a, b) => a - b).indexOf(places[slot]?.column ?? -1)] ?? [];
      expect(described(state, move)).toEqual([
        `${card} lies in row ${row}, ${place} from Player 1's side`,
        `${carta} è nella fila ${row}, al ${posto} posto dal lato di Giocatore 1`,
      ]);
    }
  }
});

test('DUEL-080: who has not seen a divinity hears where it is placed, and at which price', () => {
  const state = scene({ options: { mode: 'versus' }, pending: [placing('roman')[0]], tops: ['mars', 'neptune'] });
  const moves = duelSolo.legalMoves(state) as readonly Extract<Move, { kind: 'place-divinity' }>[];
  expect(moves).toHaveLength(12);
  for (const move of moves) {
    const { space, divinity } = move;
    const coins = spacePrice(space, 0);
    expect(described(state, { ...move, divinity: null })).toEqual([
      `Place an unseen divinity on the space that costs ${coins} coins for Player 1`,
      `Piazza una divinità non vista nella casella che costa ${coins} monete a Giocatore 1`,
    ]);
    expect(described(state, move)).toEqual([
      `Place ${divinity === 'mars' ? 'Mars' : 'Neptune'} on the space that costs ${coins} coins for Player 1`,
      `Piazza ${divinity === 'mars' ? 'Marte' : 'Nettuno'} nella casella che costa ${coins} monete a Giocatore 1`,
    ]);
  }
});

test('DUEL-022: before Age II nobody reads which divinity lies on a space', () => {
  const activate = { kind: 'activate', space: 2, offerings: [] } as const;
  const state = scene({ seat: 1, spaces: { 2: 'open', 4: 'gate' } });
  expect(described(state, activate)).toEqual(['Activate a divinity', 'Attiva una divinità']);
  expect(described(state, { ...activate, space: 4 })).toEqual(['Activate the Gate', 'Attiva il Portale']);
  const known = scene({ seat: 1, age: 2, spaces: { 2: 'mars' } });
  expect(described(known, activate)).toEqual(['Activate Mars', 'Attiva Marte']);
  expect(described(duelSolo.view(known, 0), activate)).toEqual(['Activate Mars', 'Attiva Marte']);
});

test('DUEL-094: the symbol that Nisaba copies is that of the card', () => {
  const state = scene({ seat: 1, pending: [ASK.nisaba[1]], zero: { cards: ['school', 'library', 'university'] } });
  expect(duelSolo.legalMoves(state).map((move) => described(state, move))).toEqual([
    ['Put the snake on School and gain the symbol wheel', 'Metti il serpente sulla Scuola e ottieni il simbolo ruota'],
    [
      'Put the snake on Library and gain the symbol inkwell',
      'Metti il serpente sulla Biblioteca e ottieni il simbolo calamaio',
    ],
    [
      'Put the snake on University and gain the symbol astrolabe',
      "Metti il serpente sull'Università e ottieni il simbolo astrolabio",
    ],
  ]);
});

test('DUEL-036: the card that goes under a wonder', () => {
  const state = (seat: 0 | 1): State =>
    scene({ seat, structure: { 18: 'altar', 19: 'baths' }, one: { coins: 30, wonders: ['pyramids'] } });
  const move = { kind: 'construct-wonder', slot: 19, wonder: 'pyramids' } as const;
  expect(described(state(1), move)).toEqual([
    'Construct the Pyramids with Baths',
    'Costruisci le Piramidi con la carta Bagni',
  ]);
  expect(described(state(0), move)).toEqual([
    'SOLO constructs the wonder Pyramids with Baths under it',
    'SOLO costruisce le Piramidi con la carta Bagni',
  ]);
});
