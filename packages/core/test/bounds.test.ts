/** The bounds of what comes from outside: the last value that is taken, and the first that is refused. */
import { describe, expect, test } from 'vitest';
import type { Schema } from '../src/contract/schema.js';
import { compactSaveSchema } from '../src/records/compact.js';
import { saveSchema } from '../src/records/save.js';
import { seedRng } from '../src/rng/rng.js';
import { sealedRng } from '../src/sealed/index.js';
import { createTable, dispatch, playAnswer, stateOf, updateMessage } from '../src/table/index.js';
import { sealed } from '../src/testing/index.js';

const takes = (schema: Schema<unknown>, value: unknown): boolean => !('issues' in schema['~standard'].validate(value));

const save = {
  format: 'wonders-save',
  version: 1,
  game: 'sealed',
  rules: 1,
  options: {},
  moves: [] as readonly string[],
  digest: '0'.repeat(14),
};
const compact = { ...save, format: 'wonders-compact-save', plies: 0, moves: '' };
const verdict = { by: 'host', seat: 0, ply: 0 };

test.each<[what: string, schema: Schema<unknown>, good: object, bad: object]>([
  ['the name of a game', saveSchema, { ...save, game: 'x'.repeat(100) }, { ...save, game: 'x'.repeat(101) }],
  ['the rules, upwards', saveSchema, { ...save, rules: 1_000_000 }, { ...save, rules: 1_000_001 }],
  ['the rules, downwards', saveSchema, { ...save, rules: 1 }, { ...save, rules: 0 }],
  ['the version', saveSchema, save, { ...save, version: 0 }],
  ['the length of a move', saveSchema, { ...save, moves: ['x'.repeat(1000)] }, { ...save, moves: ['x'.repeat(1001)] }],
  [
    'how many moves',
    saveSchema,
    { ...save, moves: Array(100_000).fill('a') },
    { ...save, moves: Array(100_001).fill('a') },
  ],
  ['the digest', saveSchema, save, { ...save, digest: '0'.repeat(15) }],
  ['the options', saveSchema, save, { ...save, options: [] }],
  ['the meta', saveSchema, { ...save, meta: {} }, { ...save, meta: null }],
  ['the verdict', saveSchema, { ...save, verdict }, { ...save, verdict: null }],
  ['who gives a verdict', saveSchema, { ...save, verdict }, { ...save, verdict: { ...verdict, by: 'nobody' } }],
  [
    'the seat of a verdict, upwards',
    saveSchema,
    { ...save, verdict: { ...verdict, seat: 99 } },
    { ...save, verdict: { ...verdict, seat: 100 } },
  ],
  [
    'the seat of a verdict, downwards',
    saveSchema,
    { ...save, verdict },
    { ...save, verdict: { ...verdict, seat: -1 } },
  ],
  [
    'a verdict about nobody',
    saveSchema,
    { ...save, verdict: { ...verdict, seat: null } },
    { ...save, verdict: { ...verdict, seat: 0.5 } },
  ],
  [
    'the ply of a verdict',
    saveSchema,
    { ...save, verdict: { ...verdict, ply: 100_000 } },
    { ...save, verdict: { ...verdict, ply: 100_001 } },
  ],
  ['the ply of a verdict, downwards', saveSchema, { ...save, verdict }, { ...save, verdict: { ...verdict, ply: -1 } }],
  [
    'the name of a game, compact',
    compactSaveSchema,
    { ...compact, game: 'x'.repeat(100) },
    { ...compact, game: 'x'.repeat(101) },
  ],
  ['the rules, compact', compactSaveSchema, { ...compact, rules: 1_000_000 }, { ...compact, rules: 1_000_001 }],
  ['the rules, compact, downwards', compactSaveSchema, { ...compact, rules: 1 }, { ...compact, rules: 0 }],
  ['the version, compact', compactSaveSchema, compact, { ...compact, version: 0 }],
  ['how many moves, compact', compactSaveSchema, { ...compact, plies: 100_000 }, { ...compact, plies: 100_001 }],
  ['no moves, compact', compactSaveSchema, compact, { ...compact, plies: -1 }],
  [
    'the moves as text',
    compactSaveSchema,
    { ...compact, moves: '0'.repeat(1_000_000) },
    { ...compact, moves: '0'.repeat(1_000_001) },
  ],
  ['the digest, compact', compactSaveSchema, compact, { ...compact, digest: '0'.repeat(15) }],
])('the bounds of a save: %s', (_, schema, good, bad) => {
  expect(takes(schema, good)).toBe(true);
  expect(takes(schema, bad)).toBe(false);
});

describe('the bounds of a state', () => {
  const state = sealed.newGame({ seats: 2, seed: 'bounds' });
  const is = (change: object): boolean => takes(sealed.states, { ...state, ...change });
  const rng = seedRng('bounds');

  test('it takes what the game gives', () => {
    for (const options of [{}, { seats: 4 }, { chance: 'manual' }, { rng: 'sealed', seed: 'bounds' }] as const)
      expect(takes(sealed.states, sealed.newGame(options))).toBe(true);
  });

  test('99 decisions may wait, and one more may not', () => {
    const [decision] = state.pending;
    expect(is({ pending: Array(99).fill(decision) })).toBe(true);
    expect(is({ pending: Array(100).fill(decision) })).toBe(false);
  });

  test('somebody has to decide who is at the table', () => {
    expect(is({ pending: [] })).toBe(false);
    expect(is({ pending: [{ kind: 'bid', seat: 1 }] })).toBe(true);
    expect(is({ pending: [{ kind: 'bid', seat: 2 }] })).toBe(false);
    expect(is({ pending: [], round: 4, prize: null })).toBe(true);
    const result = sealed.states['~standard'].validate({
      ...state,
      pending: [state.pending[0], { kind: 'bid', seat: 3 }],
    });
    expect('issues' in result && result.issues).toMatchObject([
      { path: ['pending', 1, 'seat'], expected: 'a whole number from -1 to 1' },
    ]);
    const nobody = sealed.states['~standard'].validate({ ...state, pending: [] });
    expect('issues' in nobody && nobody.issues).toMatchObject([
      { path: ['pending'], expected: 'a list with a decision, since the game goes on' },
    ]);
  });

  test('plies, names and what follows from the rest', () => {
    expect([is({ ply: 0 }), is({ ply: Number.MAX_SAFE_INTEGER }), is({ ply: -1 }), is({ ply: 2 ** 53 })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(is({ names: Array(2).fill('x'.repeat(40)) })).toBe(true);
    expect(is({ names: Array(3).fill('x') })).toBe(false);
    expect(is({ names: ['x'.repeat(41)] })).toBe(false);
    expect([is({ game: 'other' }), is({ rules: 2 }), is({ viewer: 0 })]).toEqual([false, false, false]);
    const result = sealed.states['~standard'].validate({ ...state, won: [0, 0, 0] });
    expect('issues' in result && result.issues).toMatchObject([
      { path: ['won'], expected: 'a list of 2 to 2, each a whole number from 0 to 90' },
    ]);
  });

  test('a generator has numbers that it can come to, and none besides', () => {
    expect(is({ rng })).toBe(true);
    expect(is({ rng: sealedRng('bounds') })).toBe(true);
    for (const key of ['s0', 's1', 's2']) {
      expect(is({ rng: { ...rng, [key]: 0 } })).toBe(true);
      expect(is({ rng: { ...rng, [key]: 1 } })).toBe(false);
      expect(is({ rng: { ...rng, [key]: -0.1 } })).toBe(false);
      expect(is({ rng: { ...rng, [key]: null } })).toBe(false);
    }
    expect(is({ rng: { ...rng, c: 0 } })).toBe(true);
    expect(is({ rng: { ...rng, c: 2_091_638 } })).toBe(true);
    for (const c of [2_091_639, -1, 0.5, Number.NaN, '1', undefined]) expect(is({ rng: { ...rng, c } })).toBe(false);
    expect(is({ rng: { ...rng, more: 1 } })).toBe(false);
    const { key, counter } = sealedRng('bounds') as { readonly key: string; readonly counter: number };
    expect(is({ rng: { key, counter: 0 } })).toBe(true);
    for (const other of [
      { key, counter: -1 },
      { key, counter: 0.5 },
      { key, counter: 2 ** 53 },
      { key: key.slice(1), counter },
      { key: `${key}0`, counter },
      { key: key.replace(/^./, 'g'), counter },
      { key, counter, more: 1 },
    ])
      expect(is({ rng: other })).toBe(false);
    for (const other of [undefined, 7, 'alea', [], {}]) expect(is({ rng: other })).toBe(false);
  });
});

describe('the bounds of messages', () => {
  const table = createTable(sealed, { options: { seats: 2, seed: 'bounds' } });
  const move = sealed.encodeMove(sealed.botMove(stateOf(table), 0));
  const message = { kind: 'move', game: 'sealed', ply: 0, revision: 0, seat: 0, move };
  const refusal = (change: object) => {
    const played = playAnswer(table, { ...message, ...change });
    return played.ok
      ? 'played'
      : `${played.refusal.code} ${'path' in played.refusal ? played.refusal.path : ''}`.trim();
  };

  test('a move', () => {
    expect(refusal({})).toBe('played');
    expect(refusal({ revision: undefined })).toBe('played');
    expect([refusal({ ply: 1_000_000 }), refusal({ ply: 1_000_001 }), refusal({ ply: -1 })]).toEqual([
      'stale',
      'malformed ply',
      'malformed ply',
    ]);
    expect([refusal({ revision: 1_000_001 }), refusal({ revision: -1 })]).toEqual([
      'malformed revision',
      'malformed revision',
    ]);
    expect([refusal({ seat: 99 }), refusal({ seat: 100 }), refusal({ seat: -1 })]).toEqual([
      'not-your-turn',
      'malformed seat',
      'malformed seat',
    ]);
    expect(refusal({ move: 'x'.repeat(10_001) })).toBe('malformed move');
    expect(refusal({ move: 'x'.repeat(10_000) })).not.toBe('malformed move');
    expect(refusal({ kind: 'moves' })).toBe('malformed kind');
    expect(refusal({ game: 'other' })).toBe('malformed game');
  });

  test('what a viewer has seen', () => {
    const words = { describeEvent: () => undefined };
    const result = dispatch(table, sealed.decodeMove(move), { seat: 0 });
    const next = result.ok ? result.table : table;
    const kind = (since: unknown) => updateMessage(next, 0, words, since).kind;
    for (const since of [0, 1, { ply: 1 }, { ply: 1, revision: 1 }, { ply: 0, revision: 0 }])
      expect(kind(since)).toBe('update');
    for (const since of [
      2,
      -1,
      0.5,
      null,
      'x',
      { ply: 2 },
      { ply: 1, revision: 0 },
      { ply: 1, revision: 2 },
      { ply: 0, revision: 1 },
    ])
      expect(kind(since)).toBe('refused');
    const refused = updateMessage(next, 0, words, 9);
    expect('refusal' in refused && refused.refusal).toEqual({
      code: 'malformed',
      path: 'since',
      expected: 'what a viewer has seen of 1 moves, at revision 1 at most',
    });
  });
});
