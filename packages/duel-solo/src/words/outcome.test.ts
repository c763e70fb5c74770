import { expect, test } from 'vitest';
import { type Event, newGame, outcome, type State } from '../index.js';
import { CHANCES, type Ending } from '../state/index.js';
import { describeEvent, describeOutcome } from './index.js';
import { describeEvent as racconta, describeOutcome as racontaEsito } from './it/index.js';

const start = newGame({ mode: 'versus', pantheon: false, seed: 'outcome' });

/** The end of a game in which seat 0 has an Altar, and seat 1 so many coins. */
function ended(coins: number, ending: Ending | null, winner: number | null): State {
  const [own, other] = start.cities;
  return {
    ...start,
    pending: [],
    cities: [
      { ...own, cards: ['altar'], blue: 1 },
      { ...other, coins },
    ],
    ending,
    winner,
  } as State;
}

const told = (state: State): readonly string[] => [describeOutcome(state), racontaEsito(state)];

test('a game that goes on has no outcome', () => {
  expect(told(start)).toEqual(['', '']);
});

test('DUEL-076: a victory by points names both totals, a tie in points the blue cards, and a shared one both', () => {
  const byPoints = ended(21, 'points', 1);
  expect(outcome(byPoints)?.margin?.by).toBe(2);
  expect(told(byPoints)).toEqual(['Player 2 wins by 2 points, 7 to 5', 'Giocatore 2 ha vinto di 2 punti, 7 a 5']);
  expect(told(ended(15, 'blue-cards', 0))).toEqual([
    'Player 1 wins by 3 points on blue cards, 3 to 0, after a tie at 5 points',
    'Giocatore 1 ha vinto di 3 punti sulle carte blu, 3 a 0, a parità di Punti Civiltà (5)',
  ]);
  const level = { ...start, pending: [], ending: 'shared', winner: null } as State;
  expect(told(level)).toEqual([
    'The victory is shared: 2 points each, and 0 each on blue cards',
    'La vittoria è condivisa: 2 punti ciascuno, e 0 ciascuno sulle carte blu',
  ]);
  const over: Event = { kind: 'over', ending: 'shared', winner: null };
  expect([describeEvent(level, over)?.text, racconta(level, over)?.text]).toEqual([
    'The game is over: points and blue cards are tied, and the victory is shared',
    'La partita è finita: punti e carte blu sono pari, e la vittoria è condivisa',
  ]);
});

test('a victory without points says how', () => {
  expect(told(ended(15, 'military', 0))).toEqual([
    "Player 1 wins by military supremacy: the Conflict pawn is in Player 2's capital",
    'Giocatore 1 ha vinto per Supremazia Militare: la pedina Conflitto è nella capitale di Giocatore 2',
  ]);
  expect(told(ended(15, 'science', 1))).toEqual([
    'Player 2 wins by scientific supremacy: 6 different science symbols',
    'Giocatore 2 ha vinto per Scienza e Progresso: 6 simboli scientifici diversi',
  ]);
});

test('what turned up unseen is not told, but who looked is', () => {
  for (const decision of CHANCES) {
    const unseen = { kind: 'chance', decision, to: 'all', move: 'hidden' } as Event;
    for (const told of [describeEvent(start, unseen), racconta(start, unseen)]) expect(told, decision).toBeUndefined();
  }
  const look = { kind: 'chance', decision: 'look-divinity', to: 0, move: 'hidden' } as Event;
  expect(describeEvent(start, look)?.text).toBe('Player 1 looks at a divinity');
  expect(racconta(start, look)?.text).toMatch(/^Giocatore 1 guarda .*divinità/);
});
