import { expect, test } from 'vitest';
import { seedRng } from '../rng.js';
import { sealed } from './index.js';
import { junk } from './random.js';

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

test('without a legal move it is no move', () => {
  const rng = seedRng('none');
  const state = sealed.newGame({ seed: 'none', seats: 2 });
  for (let i = 0; i < 50; i++) expect(sealed.check(state, junk<typeof sealed>([], rng))).toBeDefined();
});
