import { expect, test } from 'vitest';
import { acting } from '../../test/scene.js';
import { hal } from '../index.js';

const against = acting(['e', 'd'], 'red-1');
const five = hal.newGame({ mode: 'versus', players: 5, seed: 'schema' });

const takes = (state: object): boolean => !('issues' in hal.states['~standard'].validate(state));

/** The same with a change in one of the buildings, or of what a seat owns. */
const building = (change: object) => ({ city: against.city.map((each) => ({ ...each, ...change })) });
const player = (change: object) => ({ players: against.players.map((each) => ({ ...each, ...change })) });
const decision = (change: object) => ({ pending: against.pending.map((each) => ({ ...each, ...change })) });
const running = (change: object) => ({ running: { seat: 0, card: 'a', site: null, giveWay: null, ...change } });

test('a state is taken by what each key can hold', () => {
  expect([takes(against), takes(five)]).toEqual([true, true]);
  expect(takes({ ...against, players: five.players })).toBe(false);
  expect(takes({ ...five, players: five.players.slice(1) })).toBe(false);
});

test.each<readonly [what: string, good: object, bad: object]>([
  ['a number from 0', { round: 0 }, { round: -1 }],
  ['a number below 10000', { round: 9999 }, { round: 10000 }],
  ['the turn', { turn: 0 }, { turn: 0.5 }],
  ['how many cards are to be burnt', { burning: 7 }, { burning: '7' }],
  ['no more cards to burn than there are', { burning: 72 }, { burning: 73 }],
  ['the turns of a round', { turn: 2 }, { turn: 3 }],
  ['the resources of a player', player({ supply: 25 }), player({ supply: 26 })],
  ['how many tiles are removed', { removed: 6 }, { removed: null }],
  ['how often the supply ran out', { emptied: 2 }, { emptied: 3 }],
  ['not less than never', { emptied: 0 }, { emptied: -1 }],
  ['the first player', { first: 0 }, { first: -1 }],
  ['the last seat', { first: 1 }, { first: 2 }],
  ['for whom is decided', decision({ whose: 1 }), decision({ whose: 2 })],
  ['the kind of a decision', decision({ kind: 'give' }), decision({ kind: 'gift' })],
  ['who decides', decision({ seat: 1 }), decision({ seat: 2 })],
  ['a column', building({ x: 53 }), building({ x: 54 })],
  ['a column to the left', building({ x: -53 }), building({ x: -54 })],
  ['a row', building({ y: 53 }), building({ y: 54 })],
  ['an owner', building({ owner: null }), building({ owner: 5 })],
  ['a pawn', building({ pawn: true }), building({ pawn: 1 })],
  ['no pawn', building({ pawn: false }), building({ pawn: null })],
  ['points owed', player({ points: -9999 }), player({ points: -10000 })],
  ['points', player({ points: 9999 }), player({ points: 10000 })],
  ['a stash', player({ resources: 0 }), player({ resources: -1 })],
  [
    'a commitment',
    player({ commitment: { card: 'a', tile: null } }),
    player({ commitment: { card: null, tile: null } }),
  ],
  ['a hand', player({ hand: ['a', 'red-1'] }), player({ hand: ['m'] })],
  ['no more cards than there are', { deck: Array(72).fill('a') }, { deck: Array(73).fill('a') }],
  ['no more tiles than there are', { unseen: Array(60).fill('red-1') }, { unseen: Array(61).fill('red-1') }],
  ['no more buildings than tiles', { city: [] }, { city: Array(61).fill(against.city[0]) }],
  [
    'a token that is lifted',
    { tokens: { ...against.tokens, a: null } },
    { tokens: { ...against.tokens, a: 'lifted' } },
  ],
  ['an action between two decisions', running({ site: { x: 0, y: 0 } }), running({ site: { x: 0 } })],
  ['who acts', running({ seat: 1 }), running({ seat: 2 })],
  ['a card that lies face down', { halCard: 'face-down' }, { halCard: 'hidden' }],
  ['an ending', { ending: null }, { ending: 'over' }],
])('the form of a state: %s', (_, good, bad) => {
  expect(takes({ ...against, ...good })).toBe(true);
  expect(takes({ ...against, ...bad })).toBe(false);
});
