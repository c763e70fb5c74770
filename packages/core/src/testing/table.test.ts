import { describe, expect, test } from 'vitest';
import { sealed } from './sealed.js';
import { testTable } from './table.js';

const table = testTable(sealed);
const manual = sealed.newGame({ seats: 2, chance: 'manual', seed: 'table' });
const dealt = table.play(manual, 'draw 1', 'draw 2', 'draw 3', 'draw 4', 'draw 24');

describe('a test table', () => {
  test('plays codes and lists legal moves as codes', () => {
    expect(table.legal(dealt)).toEqual(['bid 0 1', 'bid 0 2', 'bid 1 3', 'bid 1 4']);
    expect(table.legal(dealt, 1)).toEqual(['bid 1 3', 'bid 1 4']);
    expect(table.deciding(table.play(dealt, 'bid 0 1'))).toEqual([1]);
    expect(table.decision(dealt)).toBe('bid');
    expect(table.pending(dealt)).toEqual(['bid']);
  });

  test('refuses with the code or the sentence of the refusal', () => {
    expect(table.refusal(dealt, 'bid 0 1')).toBe('legal');
    expect(table.refusal(dealt, 'bid 0 3')).toBe('not-held');
    expect(table.refusal(dealt, 'bid 0 1', 1)).toBe('not-your-turn');
    expect(table.refused(dealt, 'bid 0 3')).toEqual({ code: 'not-held', rule: 'SEALED-2' });
    expect(table.why(dealt, 'bid 0 3')).toBe('that card is not in the hand (SEALED-2)');
    expect(table.why(dealt, 'bid 0 1')).toBe('');
  });

  test('an unreadable code or an illegal move throws an error that lists the legal ones', () => {
    expect(() => table.play(dealt, 'bit 0 1')).toThrow('no move "bit 0 1" (bid, draw)');
    expect(() => table.play(dealt, 'bid 0')).toThrow('no move "bid 0" (its parameters: seat card)');
    expect(() => table.play(dealt, 'bid 0 3')).toThrow('legal: bid 0 1, bid 0 2');
    expect(() => table.play(manual, 'bid 0 1')).toThrow(/legal: draw 1, .*, draw 20 and 4 more$/);
    const four = table.play(manual, 'draw 1', 'draw 2', 'draw 3', 'draw 4');
    expect(() => table.play(four, 'bid 0 1')).toThrow(/, draw 24$/);
  });

  test('tells events, sentences and the choice of the bot', () => {
    expect(table.events(dealt, 'bid 0 1', 'bid 1 4').map(({ kind }) => kind)).toEqual(['bid', 'bid', 'sold']);
    expect(table.told(dealt, 'bid 0 1')).toBe(sealed.describeMove(dealt, table.move('bid 0 1')));
    expect(table.bot(dealt, 1)).toBe('bid 1 4');
  });

  test('chance decisions show their weights and are answered as the test says, else by the first outcome', () => {
    expect(table.chances(manual)).toMatchObject({ 'draw 1': 1, 'draw 24': 1 });
    expect(table.chances(dealt)).toEqual({});
    expect(table.deciding(manual)).toEqual([-1]);
    expect(table.settled(manual, 'draw 9', 'draw 7').hands).toEqual([
      [7, 9],
      [1, 2],
    ]);
    expect(table.settled(dealt)).toBe(dealt);
  });
});
