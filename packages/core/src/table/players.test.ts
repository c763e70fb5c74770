import { describe, expect, test } from 'vitest';
import { type Bot, houseBot } from '../bots/index.js';
import { sealed } from '../testing/index.js';
import {
  answerTurn,
  createStore,
  createTable,
  dispatch,
  type Player,
  playBots,
  type Setting,
  stateOf,
  turnMessage,
} from './index.js';

type Seats = NonNullable<Setting<typeof sealed>['seats']>;

const options = { seats: 3, seed: 'players' } as const;
const set = (seats: Seats) => createTable(sealed, { options, seats });
const house = houseBot(sealed);
/** What a host writes who has not read the types. */
const late = (async (turn: Parameters<typeof house>[0]) => house(turn)) as unknown as typeof house;

describe('the players of a table', () => {
  test('stand in a list of the right length, or by their seats', () => {
    expect(set(['human', 'script', house] as unknown as Seats).players).toEqual(['human', 'script', house]);
    expect(set({ 2: house }).players).toEqual(['human', 'human', house]);
    for (const list of [[], ['human'], ['human', 'script'], ['human', 'script', 'script', 'script']])
      expect(() => set(list as unknown as Seats)).toThrow(
        new RangeError(`sealed has 3 seats here, and the list of players names ${list.length}`),
      );
  });

  test('have a seat that the game has', () => {
    for (const seat of ['3', '-1', '0.5', '01', 'north'])
      expect(() => set({ [seat]: 'human' } as Seats)).toThrow(
        new RangeError(`sealed has no seat ${seat} here, only 0 to 2`),
      );
  });

  test('are persons, scripts or bots', () => {
    for (const player of ['robot', 3, null, Promise.resolve(house)] as unknown as Player<typeof sealed>[]) {
      const sentence = `should be 'human', 'script' or a bot, not ${String(player)}`;
      expect(() => set({ 1: player })).toThrow(new TypeError(`sealed: the player of seat 1 ${sentence}`));
      expect(() => createTable(sealed, { options, others: player })).toThrow(
        new TypeError(`sealed: the player of the others ${sentence}`),
      );
    }
  });
});

describe('a bot that gives a promise', () => {
  const sentence = /sealed: the bot of seat 0 gives a promise, and a bot at a table has to choose at once/;

  test('is refused at a table and in a worker, with a sentence that says what to do', () => {
    expect(() => playBots(set({ 0: late }))).toThrow(sentence);
    expect(() => playBots(set({ 0: late }))).toThrow(/await the bot, and play its move with dispatch/);
    expect(() => answerTurn(sealed, late, turnMessage(set({}), 0))).toThrow(sentence);
  });

  test('plays as the sentence says', async () => {
    const table = set({ 1: 'script', 2: 'script' });
    const view = sealed.view(stateOf(table), 0);
    const turn: Parameters<Bot<typeof view, never>>[0] = { view, seat: 0, legal: [], random: () => 0 };
    const { move } = await late({ ...turn, legal: sealed.legalMoves(view, 0) });
    expect(dispatch(table, move, { seat: 0, ply: 0, revision: table.revision }).ok).toBe(true);
  });
});

describe('mistakes that a host is likely to make', () => {
  test('a bot that gives its move in place of a choice', () => {
    const bare = ((turn: Parameters<typeof house>[0]) => house(turn).move) as unknown as typeof house;
    const said = /^sealed: the bot of seat 0 should give \{ move, candidates \}, not \{"kind":"bid"/;
    expect(() => playBots(set({ 0: bare }))).toThrow(said);
    expect(() => playBots(set({ 0: (() => undefined) as never }))).toThrow(/candidates \}, not undefined/);
    const circle: { move?: unknown } = {};
    circle.move = [circle];
    for (const choice of [{ move: 5n }, { candidates: circle }])
      expect(() => playBots(set({ 0: (() => choice) as never }))).toThrow(/candidates \}, not what JSON cannot write/);
  });

  test('a table that comes back from JSON', () => {
    const table = JSON.parse(JSON.stringify(set({})));
    expect(() => stateOf(table)).toThrow(/^stateOf: the table has lost its game, which JSON cannot carry/);
    expect(() => dispatch(table, { kind: 'bid', seat: 0, card: 1 })).toThrow(/lost its game/);
  });

  test('a store whose table is replaced by an older one', () => {
    const store = createStore(set({}));
    const older = store.getSnapshot();
    store.dispatch(house({ view: sealed.view(stateOf(older), 0), seat: 0, legal: [], random: () => 0 }).move);
    expect(() => store.replace(older)).toThrow(/^the table is at revision 1, and this one is as it was at 0/);
    store.replace(set({}));
    expect(store.getSnapshot().revision).toBe(0);
  });
});
