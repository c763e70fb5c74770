import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { hasForm } from './form.js';
import type { State } from './index.js';

const VALUES = { list: [], object: {}, text: 'x', number: 1, flag: true, nothing: undefined } as const;

type Sort = keyof typeof VALUES;

/** The keys that the game adds to a state, by what they hold. */
const KEYS: Readonly<Partial<Record<Sort, readonly (keyof State)[]>>> = {
  object: ['options', 'central', 'looked', 'selection', 'opponentChoice'],
  text: ['phase', 'taken', 'ending'],
  number: ['seat', 'turn', 'age', 'passes', 'conflictsTurned', 'die', 'cat'],
  flag: ['denied'],
  list: [
    'areas',
    'pools',
    'faceUp',
    'hands',
    'discard',
    'tokenStack',
    'tokenSlots',
    'used',
    'triggers',
    'owed',
    'selectedCards',
  ],
};

test('a state has a value of the right sort under each key', () => {
  const s = scene();
  for (const [right, keys] of Object.entries(KEYS))
    for (const key of keys)
      for (const [sort, value] of Object.entries(VALUES))
        expect([key, sort, hasForm({ ...s, [key]: value })]).toEqual([key, sort, sort === right]);
  for (const key of ['looked', 'selection', 'opponentChoice', 'taken', 'ending', 'cat'] as const)
    expect([key, hasForm({ ...s, [key]: null })]).toEqual([key, true]);
});
