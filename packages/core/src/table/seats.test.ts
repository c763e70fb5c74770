import { describe, expect, test } from 'vitest';
import { houseBot } from '../bots/index.js';
import '../sealed/index.js';
import { sealed } from '../testing/index.js';
import { createTable, handSeat, type Player, playBots, rematch, stateOf, type Table, undo } from './index.js';

type SealedTable = Table<typeof sealed>;

const people = (): SealedTable => createTable(sealed, { options: { seats: 2, seed: 'hand' } });
const moversOf = ({ played }: SealedTable) => played.map(({ seat }) => seat);

describe('a seat handed on', () => {
  test('is played by the bot until it is handed back, and the game goes on from there', () => {
    const table = people();
    const away = playBots(handSeat(table, 0, houseBot(sealed)));
    expect(moversOf(away)).toEqual([0]);
    const back = handSeat(away, 0, 'human');
    expect(back.players).toEqual(table.players);
    expect([back.played, back.revision]).toEqual([away.played, away.revision]);
    const both = playBots(handSeat(handSeat(back, 0, 'script'), 1, 'script'));
    expect(sealed.outcome(stateOf(both))).toBeDefined();
    expect(table.players).toEqual(['human', 'human']);
  });

  test('is a seat of persons or bots for undo as it is now', () => {
    const away = playBots(handSeat(people(), 0, 'script'));
    expect(undo(away)).toBe(away);
    expect(undo(handSeat(away, 0, 'human')).played).toHaveLength(0);
  });

  test('has to be a seat of the game, and the player one', () => {
    for (const seat of [-1, 2, 0.5]) expect(() => handSeat(people(), seat, 'human')).toThrow(RangeError);
    const scripted = {
      ...sealed,
      seats: (at: Parameters<typeof sealed.seats>[0]) =>
        sealed.seats(at).map((info) => ({ ...info, role: 'script' as const })),
    };
    expect(() => handSeat({ ...people(), game: scripted }, 0, 'human')).toThrow('sealed plays seat 0 by its script');
    expect(() => handSeat(people(), 0, 'robot' as unknown as Player<typeof sealed>)).toThrow(TypeError);
  });
});

describe('hidden cards', () => {
  const secret = { ...sealed, secret: () => true };
  const options = { seats: 3, seed: 'hand' } as const;

  test('that alea has dealt are handed to no second person, unless the host has said alea', () => {
    const alone = createTable(secret, { options, others: 'script' });
    for (const seat of [1, 2])
      expect(() => handSeat(alone, seat, 'human')).toThrow(
        "sealed was dealt for one person, and from the draws of alea a second one could compute the hidden cards: create the table with rng: 'sealed'",
      );
    const away = handSeat(alone, 0, 'script');
    expect(handSeat(away, 2, 'human').players).toEqual(['script', 'script', 'human']);
    const said = createTable(secret, { options: { ...options, rng: 'alea' }, others: 'script' });
    expect(handSeat(said, 1, 'human').players).toEqual(['human', 'human', 'script']);
    const manual = createTable(secret, { options: { ...options, chance: 'manual' }, others: 'script' });
    expect(handSeat(manual, 1, 'human').players).toEqual(['human', 'human', 'script']);
  });

  test('of a sealed deal are handed to whoever comes', () => {
    const table = createTable(secret, { options: { ...options, rng: 'sealed' }, others: 'script' });
    expect(handSeat(handSeat(table, 1, 'human'), 2, 'human').players).toEqual(['human', 'human', 'human']);
  });
});

describe('a rematch', () => {
  test('begins another game of the same players and options', () => {
    const first = playBots(createTable(sealed, { options: { seats: 3, seed: 'one' }, others: 'script' }));
    const again = rematch(first, 'two');
    expect(again).toEqual(createTable(sealed, { options: { ...first.options, seed: 'two' }, others: 'script' }));
    expect(again.players).toEqual(first.players);
    expect(again.opening).not.toEqual(first.opening);
    expect(rematch(first, 'one').opening).toEqual(first.opening);
  });
});
