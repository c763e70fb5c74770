import { describe, expect, test } from 'vitest';
import { commonEnglish } from './english.js';

describe('an item of a priority list', () => {
  const plain = { list: '', item: 2, label: 'most coins', kept: 'wood', dropped: '', alone: false, equal: false };
  const told = (more: Partial<typeof plain>) => commonEnglish.item({ ...plain, ...more } as never);

  test('tells its list, what it kept and what it dropped, as far as there are any', () => {
    expect(told({})).toBe('most coins: wood');
    expect(told({ list: 'Cards' })).toBe('Cards, item 2: most coins: wood');
    expect(told({ dropped: 'clay' })).toBe('most coins: wood; not clay');
    expect(told({ equal: true })).toBe('most coins, all equal: wood');
  });

  test('is short where one candidate was left', () => {
    expect(told({ alone: true })).toBe('only wood is left');
    expect(told({ alone: true, list: 'Cards' })).toBe('Cards: only wood is left');
  });
});

test('a piece tells what it does, how it stands and what it costs, as far as there is anything to tell', () => {
  const told = (more: object) =>
    commonEnglish.piece({ name: 'Baths', effect: '', status: '', price: [], ...more } as never);
  expect(told({})).toBe('Baths');
  expect(told({ effect: '3 points' })).toBe('Baths: 3 points');
  expect(told({ status: 'built' })).toBe('Baths; built');
  expect(told({ price: ['1 coin'] })).toBe('Baths; costs 1 coin');
  expect(told({ effect: '3 points', status: 'built', price: ['1 coin', '2 stones'] })).toBe(
    'Baths: 3 points; built; costs 1 coin, 2 stones',
  );
});

test('what an option takes is told by its bounds', () => {
  const told = (more: object) =>
    commonEnglish.allowed({ kind: 'choice', values: [], items: [], min: 0, max: 0, distinct: false, ...more } as never);
  expect(told({ values: ['a', 'b'] })).toBe('“a” or “b”');
  expect(told({ kind: 'number', min: 1, max: 4 })).toBe('a whole number from 1 to 4');
  expect(told({ kind: 'number', min: 3, max: 3 })).toBe('3');
  expect(told({ kind: 'number', values: ['none'], min: 1, max: 4 })).toBe('“none”, or a whole number from 1 to 4');
  expect(told({ kind: 'text', max: 40 })).toBe('a text of at most 40 characters');
  expect(told({ kind: 'text', min: 2, max: 2 })).toBe('a text of 2 characters');
  expect(told({ kind: 'list', min: 1, max: 3 })).toBe('a list of 1 to 3 texts');
  expect(told({ kind: 'list', max: 3, items: ['a', 'b'], distinct: true })).toBe(
    'a list of at most 3 of “a” and “b”, none of them twice',
  );
});

test('who has chosen in secret is told in the second person to who has', () => {
  expect([commonEnglish.sealed('You'), commonEnglish.sealed('Ada')]).toEqual([
    'You have chosen in secret',
    'Ada has chosen in secret',
  ]);
});
