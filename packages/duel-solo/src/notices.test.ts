import { expect, test } from 'vitest';
import { type Scene, scene } from '../test/scene.js';
import { notices } from './notices.js';

/** What is told of the capital that the pawn is close to. */
const near = (given: Scene): object | undefined =>
  notices(scene({ age: 2, ...given })).find(({ key }) => key === 'near-capital')?.values;

test('DUEL-076: the pawn is near a capital from three spaces on, on either side', () => {
  expect(near({ pawn: 5 })).toBeUndefined();
  expect(near({ pawn: 6 })).toMatchObject({ seat: 0, spaces: 3 });
  expect(near({ pawn: -5 })).toBeUndefined();
  expect(near({ pawn: -8 })).toMatchObject({ seat: 1, spaces: 1 });
});

test('DUEL-096: the Minerva pawn is named where it stands between the Conflict pawn and the capital', () => {
  expect(near({ pawn: 7 })).toMatchObject({ minerva: false });
  expect(near({ pawn: 7, minerva: 8 })).toMatchObject({ minerva: true });
  expect(near({ pawn: 7, minerva: 3 })).toMatchObject({ minerva: false });
  expect(near({ pawn: -7, minerva: -9 })).toMatchObject({ minerva: true });
  expect(near({ pawn: -7, minerva: -2 })).toMatchObject({ minerva: false });
});

/** What is told of the end of an Age, with the first slots of the structure taken. */
const last = (left: number, given: Scene = {}) => {
  const cards = Object.fromEntries(
    (['altar', 'theater', 'baths'] as const).slice(0, left).map((id, i) => [17 + i, id]),
  );
  return notices(scene({ structure: cards, ...given })).filter(({ key }) => key === 'last-cards' || key === 'next-age');
};

test('DUEL-039: the end of an Age is told from two cards on, and after the last one no other Age', () => {
  expect(last(3)).toEqual([]);
  expect(last(2).map(({ values }) => values)).toEqual([
    { age: 1, left: 2 },
    { age: 2, seat: null, decides: true },
  ]);
  expect(last(0)[0]?.values).toEqual({ age: 1, left: 0 });
  expect(last(1, { age: 3 })).toEqual([{ key: 'last-cards', values: { age: 3, left: 1 } }]);
  expect(notices({ ...scene({ structure: { 18: 'altar' } }), phase: 'choose-start' as never })).toEqual([]);
});

test('DUEL-070, DUEL-071, DUEL-072: the next Age is begun by the seat before whose capital the pawn stands, and SOLO does not choose', () => {
  const next = (given: Scene) => last(1, given)[1]?.values;
  expect(next({ pawn: -1 })).toEqual({ age: 2, seat: 0, decides: false });
  expect(next({ pawn: 1 })).toEqual({ age: 2, seat: 1, decides: true });
  expect(next({ pawn: -1, options: { mode: 'versus' } })).toEqual({ age: 2, seat: 0, decides: true });
  expect(next({})).toEqual({ age: 2, seat: null, decides: true });
  expect(next({ options: { tiedAgeStart: 'last-active-begins' } })).toEqual({ age: 2, seat: null, decides: false });
});

test('DUEL-060: the sixth symbol is told with exactly five, for each seat', () => {
  const five = ['workshop', 'scriptorium', 'pharmacist', 'university', 'academy'] as const;
  const told = (given: Scene) =>
    notices(scene(given)).flatMap((notice) => (notice.key === 'last-symbol' ? notice.values.seat : []));
  expect(told({ zero: { cards: five }, one: { cards: five } })).toEqual([0, 1]);
  expect(told({ zero: { cards: five.slice(1) } })).toEqual([]);
});

test('DUEL-034: with six wonders constructed the others are told to leave the game, if there are two or more', () => {
  const zero = ['sphinx', 'pyramids', 'colossus'] as const;
  const one = ['mausoleum', 'piraeus', 'great-library'] as const;
  const told = (built: number, left: readonly ('hanging-gardens' | 'circus-maximus')[]) =>
    notices(
      scene({
        zero: { built: zero, wonders: left.slice(0, 1) },
        one: { built: one.slice(0, built), wonders: left.slice(1) },
      }),
    ).find(({ key }) => key === 'last-wonder')?.values;
  expect(told(3, ['hanging-gardens', 'circus-maximus'])).toEqual({
    wonders: ['hanging-gardens', 'circus-maximus'],
    built: 6,
  });
  expect(told(2, ['hanging-gardens', 'circus-maximus'])).toBeUndefined();
  expect(told(3, ['circus-maximus'])).toBeUndefined();
});

test('before the first Age and after the game nothing is told', () => {
  const near = scene({ pawn: 8 });
  expect(notices({ ...near, age: 0 })).toEqual([]);
  expect(notices({ ...near, ending: 'points' as never })).toEqual([]);
});
