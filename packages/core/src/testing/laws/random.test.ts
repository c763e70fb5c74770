import { expect, test } from 'vitest';
import { seedRng } from '../../rng/rng.js';
import { integer } from '../../schema/fields.js';
import { sealed } from '../index.js';
import { allMoves, candidates, junk } from './random.js';

test('junk is tried in every way: no move at all, a foreign key, a missing key, and a wrong value', () => {
  const rng = seedRng('junk');
  const [legal] = sealed.legalMoves(sealed.newGame({ seed: 'junk', seats: 2 }));
  const keys = Object.keys(legal ?? {});
  const kinds = Array.from({ length: 400 }, () => {
    const given = junk<typeof sealed>(legal === undefined ? [] : [legal], rng);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'no move';
    const own = Object.keys(given);
    if (keys.some((key) => !own.includes(key))) return 'a missing key';
    return own.length > keys.length ? 'a foreign key' : 'a wrong value';
  });
  const times = (kind: string): number => kinds.filter((each) => each === kind).length;
  for (const kind of ['no move', 'a missing key', 'a foreign key', 'a wrong value'])
    expect(times(kind), kind).toBeGreaterThan(50);
});

const state = sealed.newGame({ seed: 'junk', seats: 2 });
const legal = sealed.legalMoves(state, 0);

/** In how many parameters a move differs from the nearest legal one. */
const differences = (move: object): number => {
  const from = (other: object) => Object.entries(move).filter(([key, value]) => other[key as never] !== value).length;
  return Math.min(...legal.map(from));
};

test('candidates are well-formed moves: forty beside legal ones, and twenty of any kind', () => {
  const found = candidates(sealed, legal, seedRng('candidates'));
  expect(found).toHaveLength(60);
  for (const { move, code } of found) expect(sealed.decodeMove(code)).toEqual(move);
  const near = found.slice(0, 40).map(({ move }) => differences(move));
  expect(Math.max(...near)).toBe(1);
  const far = found.slice(40);
  expect(new Set(far.map(({ move }) => move.kind))).toEqual(new Set(['bid', 'draw']));
  expect(far.some(({ move }) => differences(move) > 1)).toBe(true);
  expect(new Set(far.map(({ code }) => code)).size).toBeGreaterThan(10);
});

test('all moves are listed where they are no more than four hundred, each of them once', () => {
  const codes = allMoves(sealed)?.map(({ code }) => code);
  expect(codes).toHaveLength(4 * 24 + 24);
  expect(new Set(codes).size).toBe(4 * 24 + 24);
  const counting = (...counts: readonly number[]) => {
    const kinds = counts.map((count, i) => [`say${i}`, { n: integer(1, count) }]);
    return { notation: Object.fromEntries(kinds), encodeMove: JSON.stringify } as unknown as typeof sealed;
  };
  expect(allMoves(counting(150, 250))).toHaveLength(400);
  expect(allMoves(counting(150, 251))).toBeUndefined();
});

test('without a legal move it is no move', () => {
  const rng = seedRng('none');
  const state = sealed.newGame({ seed: 'none', seats: 2 });
  for (let i = 0; i < 50; i++) expect(sealed.check(state, junk<typeof sealed>([], rng))).toBeDefined();
});
