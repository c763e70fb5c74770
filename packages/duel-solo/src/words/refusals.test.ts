import { cited } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { CAPITAL } from '../components/military.js';
import { duelSolo, type Move, type State } from '../index.js';
import { ASK } from '../state/decisions.js';
import * as english from './index.js';
import * as italian from './it/index.js';

const versus = { mode: 'versus' } as const;

/** Why a move is refused, in both languages; told without the position as well. */
function why(state: State, move: Move): readonly (readonly string[])[] {
  const refusal = duelSolo.check(state, move) ?? expect.fail('the move is legal');
  return [state, undefined].map((seen) =>
    [english, italian].map((words) =>
      cited({ text: words.describeRefusal(refusal, seen), rules: 'rule' in refusal ? [refusal.rule] : [] }),
    ),
  );
}

describe('what would do instead, of none, one or several', () => {
  const colossus = { kind: 'construct-wonder', slot: 19, wonder: 'colossus' } as const;
  const activate = { kind: 'activate', space: 2, offerings: [] } as const;
  const spend = { kind: 'activate', space: 2, offerings: [4] } as const;
  const mars = { 2: 'mars' } as const;
  test.each<[rule: string, state: State, move: Move, english: string, italian: string]>([
    [
      'DUEL-033',
      scene({ options: versus }),
      colossus,
      'no wonder is left to construct',
      'non resta nessuna meraviglia da costruire',
    ],
    [
      'DUEL-033',
      scene({ options: versus, zero: { wonders: ['sphinx'] } }),
      colossus,
      'the only wonder left to construct is the Sphinx',
      'le meraviglie ancora da costruire: la Sfinge',
    ],
    [
      'DUEL-033',
      scene({ options: versus, zero: { wonders: ['sphinx', 'pyramids'] } }),
      colossus,
      'the wonders left to construct are the Sphinx and the Pyramids',
      'le meraviglie ancora da costruire: la Sfinge e le Piramidi',
    ],
    [
      'DUEL-031',
      scene({ options: versus, spaces: { 2: 'open' } }),
      activate,
      'no card of the Pantheon can be activated yet',
      'non si può ancora attivare nessuna carta del Pantheon',
    ],
    [
      'DUEL-031',
      scene({ options: versus, age: 2, spaces: { 1: 'mars' } }),
      activate,
      'the only card that can be activated is Mars (3 coins)',
      'le carte che si possono attivare: Marte (3 monete)',
    ],
    [
      'DUEL-031',
      scene({ options: versus, age: 2, spaces: { 1: 'mars', 3: 'ra', 6: 'gate' } }),
      activate,
      'the cards that can be activated are Mars (3 coins), Ra (5 coins) and the Gate (16 coins)',
      'le carte che si possono attivare: Marte (3 monete), Ra (5 monete) e il Portale (16 monete)',
    ],
    [
      'DUEL-084',
      scene({ options: versus, age: 2, spaces: mars }),
      spend,
      'Player 1 has no Offering token',
      'non ci sono segnalini Offerta da usare',
    ],
    [
      'DUEL-084',
      scene({ options: versus, age: 2, spaces: mars, zero: { offerings: [3] } }),
      spend,
      'the only available Offering token is 3',
      'i segnalini Offerta da usare: 3',
    ],
    [
      'DUEL-084',
      scene({ options: versus, age: 2, spaces: mars, zero: { offerings: [2, 3] } }),
      spend,
      'the available Offering tokens are 2 and 3',
      'i segnalini Offerta da usare: 2 e 3',
    ],
  ])('%s: %#', (rule, state, move, ...sentences) => {
    expect(why(state, move)[0]).toEqual(sentences.map((sentence) => `${sentence} (${rule})`));
  });
});

test('DUEL-099: of many moves the first five are named, and the others counted', () => {
  const state = scene({ options: versus, pending: [ASK.minerva[0]] });
  const moves = duelSolo.legalMoves(state);
  expect(moves).toHaveLength(2 * CAPITAL);
  const quoted = (words: typeof english | typeof italian) =>
    moves
      .slice(0, 5)
      .map((move) => `"${words.describeMove(state, move)}"`)
      .join(', ');
  expect(why(state, { kind: 'minerva-space', space: 0 })).toEqual([
    [
      `the choice is ${quoted(english)} and ${moves.length - 5} more (DUEL-099)`,
      `la scelta è tra ${quoted(italian)} e altre ${moves.length - 5} (DUEL-099)`,
    ],
    [`the choice is between ${moves.length} moves (DUEL-099)`, `la scelta è tra ${moves.length} mosse (DUEL-099)`],
  ]);
});

test('DUEL-097: of several moves each is named, and an only one is called so', () => {
  const anubis = (...built: ('sphinx' | 'piraeus')[]) =>
    scene({ options: versus, pending: [ASK.anubis[0]], zero: { built } });
  const wrong = { kind: 'anubis-wonder', wonder: 'pyramids' } as const;
  expect(why(anubis('sphinx'), wrong)).toEqual([
    [
      'the only choice is "Discard the card under the Sphinx" (DUEL-097)',
      'l\'unica scelta è "Scarta la carta sotto la Sfinge" (DUEL-097)',
    ],
    ['there is only one choice (DUEL-097)', 'la scelta è una sola (DUEL-097)'],
  ]);
  expect(why(anubis('sphinx', 'piraeus'), wrong)[0]).toEqual([
    'the choice is "Discard the card under the Sphinx" or "Discard the card under the Piraeus" (DUEL-097)',
    'la scelta è tra "Scarta la carta sotto la Sfinge" e "Scarta la carta sotto il Pireo" (DUEL-097)',
  ]);
});
