import { describe, expect, test } from 'vitest';
import {
  absentAtDefault,
  either,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Schema,
  schema,
  text,
  variant,
  withDefault,
} from '../index.js';
import { jsonOf } from './schema.js';

const run = (of: Schema<unknown>, value: unknown) => of['~standard'].validate(value);
const issuesOf = (of: Schema<unknown>, value: unknown) => {
  const result = run(of, value);
  return 'issues' in result ? result.issues : [];
};

const level = oneOf('normal', 'expert');
const players = object<{ name: string; cards: readonly number[]; level: string }>({
  name: text(5),
  cards: list(integer(1, 7), 0, 2),
  level: withDefault<string>(level, 'normal'),
});

describe('a schema with a default', () => {
  test('as JSON requires the keys without one, and allows no others', () => {
    expect(jsonOf(players)).toMatchObject({
      required: ['name', 'cards'],
      additionalProperties: false,
      properties: { level: { default: 'normal' } },
    });
  });

  test('freezes the default, which all who leave it out share', () => {
    const read = run(withDefault(list(integer(1, 7), 0, 2), [1, 2]), undefined);
    expect('value' in read && Object.isFrozen(read.value)).toBe(true);
  });

  test('may leave the key out at its default, whether it was given or not', () => {
    const wind = object<{ wind?: string }>({ wind: absentAtDefault<string>(oneOf('calm', 'storm'), 'calm') });
    const keys = (value: object) => {
      const read = run(wind, value);
      return 'value' in read ? read.value : 'refused';
    };
    expect([{}, { wind: 'calm' }, { wind: 'storm' }, { wind: 'rain' }].map(keys)).toEqual([
      ...[{}, {}, { wind: 'storm' }, 'refused'],
    ]);
  });

  test('takes no key that an object inherits', () => {
    expect(issuesOf(object<{ name: string }>({ name: text(5) }), Object.create({ name: 'a' }))).toHaveLength(1);
  });
});

test.each<[string, Schema<unknown>, unknown]>([
  ['one of', level, 'expert'],
  ['one of with null', oneOf<null | 3 | true>(null, 3, true), null],
  ['integer', integer(-2, 2), -2],
  ['text', text(3), 'abc'],
  ['list', list(integer(0, 1), 1, 3), [0, 1]],
  ['either, first', either(integer(0, 9), level), 4],
  ['either, second', either(integer(0, 9), level), 'normal'],
  ['nullable', nullable(integer(0, 9)), null],
  ['own test', schema('even', (value): value is number => Number(value) % 2 === 0), 8],
])('%s takes what it describes', (_, of, value) => {
  expect(run(of, value)).toEqual({ value });
});

const LONG = 'x'.repeat(60);
test.each<[string, Schema<unknown>, unknown, string, string]>([
  ['one of', level, 'hard', '', 'the value should be one of normal, expert, got "hard"'],
  ['one of, long text', level, LONG, '', `the value should be one of normal, expert, got "${'x'.repeat(40)}"`],
  ['integer, too big', integer(0, 3), 4, '', 'the value should be a whole number from 0 to 3, got 4'],
  ['integer, fraction', integer(0, 3), 0.5, '', 'the value should be a whole number from 0 to 3, got 0.5'],
  ['integer, negative zero', integer(0, 3), -0, '', 'the value should be a whole number from 0 to 3, got 0'],
  ['integer, text', integer(0, 3), '2', '', 'the value should be a whole number from 0 to 3, got "2"'],
  ['text, too long', text(3), 'abcd', '', 'the value should be a text of at most 3 characters, got "abcd"'],
  [
    'list, no list',
    list(level, 0, 2),
    {},
    '',
    'the value should be a list of 0 to 2, each one of normal, expert, got object',
  ],
  [
    'list, too long',
    list(level, 0, 1),
    ['normal', 'normal'],
    '',
    'the value should be a list of 0 to 1, each one of normal, expert, got a list of 2',
  ],
  ['list, an item', list(level, 0, 2), ['normal', null], '1', '/1 should be one of normal, expert, got null'],
  [
    'either',
    either(integer(0, 1), level),
    7,
    '',
    'the value should be a whole number from 0 to 1, or one of normal, expert, got 7',
  ],
  ['one of, with null', oneOf('normal', null), 3, '', 'the value should be one of normal, null, got 3'],
  [
    'either, an item in it',
    either(list(level, 0, 2), oneOf(null)),
    ['normal', 4],
    '1',
    '/1 should be one of normal, expert, got 4',
  ],
  ['object, no object', players, null, '', 'the value should be an object with name, cards, level, got null'],
  [
    'object, a key',
    players,
    { name: 'Ada', cards: [1], level: 3 },
    'level',
    '/level should be one of normal, expert, got 3',
  ],
  [
    'object, an item in it',
    players,
    { name: 'Ada', cards: [1, 8] },
    'cards/1',
    '/cards/1 should be a whole number from 1 to 7, got 8',
  ],
  [
    'object, a missing key',
    players,
    { cards: [] },
    'name',
    '/name should be a text of at most 5 characters, got undefined',
  ],
  [
    'object, an unknown key',
    players,
    { name: 'Ada', cards: [], evil: 1 },
    'evil',
    '/evil should be absent (known here: name, cards, level), got 1',
  ],
  [
    'object, a key of all objects',
    players,
    JSON.parse('{"name":"Ada","cards":[],"__proto__":{}}'),
    '__proto__',
    '/__proto__ should be absent (known here: name, cards, level), got object',
  ],
])('%s: names the place and what is allowed', (_, of, value, path, message) => {
  expect(issuesOf(of, value).map((issue) => [issue.path.join('/'), issue.message])).toEqual([[path, message]]);
});

test('a report has every issue, not only the first', () => {
  expect(issuesOf(players, { name: 'Ada Lovelace', cards: [0, 9], evil: 1 })).toHaveLength(4);
});

test('a default stands for an absent value, and only for that', () => {
  expect(run(players, { name: 'Ada', cards: [] })).toEqual({ value: { name: 'Ada', cards: [], level: 'normal' } });
  expect(issuesOf(players, { name: 'Ada', cards: [], level: null })).toHaveLength(1);
});

test('schemas have the shape of Standard Schema', () => {
  expect(players['~standard']).toMatchObject({ version: 1, vendor: '@wonders' });
});

describe('fields', () => {
  test.each([
    ['ids', oneOf('baths', 'the-pyramids', 'colossus'), 3],
    ['yes and no', oneOf(true, false), 2],
    ['integers', integer(-3, 12), 16],
    ['nullable', nullable(oneOf('a', 'b')), 3],
  ] as const)('%s: every value has one index and one text', (_, field, count) => {
    const walk = field as Pick<typeof field, 'count'> & {
      nth(i: number): unknown;
      is(value: unknown): boolean;
      write(value: unknown): string;
      read(text: string): unknown;
    };
    expect(walk.count).toBe(count);
    const values = Array.from({ length: count }, (_, i) => walk.nth(i));
    for (const value of values) {
      expect(walk.is(value)).toBe(true);
      expect(walk.write(value)).not.toContain(' ');
      expect(walk.read(walk.write(value))).toEqual(value);
    }
    expect(new Set(values.map((value) => walk.write(value))).size).toBe(count);
  });

  test.each([undefined, null, -1, '__proto__', 'constructor', {}, [], [[]], Number.NaN])('%s is no id', (value) => {
    expect(oneOf('a', 'b').is(value)).toBe(false);
  });
});

describe('variant', () => {
  type Bonus =
    | { readonly kind: 'flat'; readonly points: number }
    | { readonly kind: 'per-card' | 'per-tile'; readonly color: string; readonly points: number };
  const points = integer(0, 9);
  const color = oneOf('red', 'blue');
  const bonus = variant<Bonus, 'kind'>('kind', {
    flat: { points },
    'per-card': { color, points },
    'per-tile': { color, points },
  });

  test('takes each kind with what belongs to it, the tag first', () => {
    for (const value of [
      { kind: 'flat', points: 3 },
      { kind: 'per-tile', color: 'red', points: 0 },
    ])
      expect(run(bonus, value)).toEqual({ value });
    const result = run(bonus, { points: 1, kind: 'flat' });
    expect('value' in result && Object.keys(result.value as object)).toEqual(['kind', 'points']);
  });

  test('speaks of the kind that was given', () => {
    const messages = (value: unknown) => issuesOf(bonus, value).map(({ message }) => message);
    expect(messages({ kind: 'flat', points: 12 })).toEqual(['/points should be a whole number from 0 to 9, got 12']);
    expect(messages({ kind: 'flat', points: 1, color: 'red' })[0]).toContain('/color should be absent');
    expect(messages({ kind: 'toString' })).toEqual(['/kind should be one of flat, per-card, per-tile, got "toString"']);
    expect(messages(7)[0]).toContain('the value should be an object with kind (flat, per-card, per-tile)');
    expect(messages(JSON.parse('{"__proto__":{"kind":"flat"},"points":1}'))[0]).toContain('/kind should be');
  });
});

test('optional is null by default', () => {
  const shape = object<{ level: string | null }>({ level: optional<string>(level) });
  expect(run(shape, {})).toEqual({ value: { level: null } });
  expect(run(shape, { level: null })).toEqual({ value: { level: null } });
  expect(run(shape, { level: 'expert' })).toEqual({ value: { level: 'expert' } });
  expect(issuesOf(shape, { level: 'hard' })[0]?.message).toContain('/level should be one of normal, expert');
});

describe('the work that junk makes is bounded', () => {
  const shape = object<{ cards: readonly number[] }>({ cards: list(integer(1, 7), 0, 100_000) });

  test('a report has at most 20 issues, and cuts what it quotes', () => {
    const keys = Array.from({ length: 1000 }, (_, i) => [`${'k'.repeat(500)}${i}`, 'v'.repeat(500)]);
    const foreign = issuesOf(shape, Object.fromEntries(keys));
    expect(foreign).toHaveLength(20);
    for (const { message } of foreign) expect(message.length).toBeLessThan(200);
    expect(issuesOf(shape, { cards: Array(1000).fill('x') })).toHaveLength(20);
  });

  test('what comes after the last issue is not looked at', () => {
    let looked = 0;
    const cards = new Proxy([], {
      get(_, key) {
        if (key === 'length') return 90_000;
        looked++;
        return 'junk';
      },
    });
    expect(issuesOf(shape, { cards })).toHaveLength(20);
    expect(looked).toBeLessThan(50);
    const long = new Proxy([], {
      get(_, key) {
        if (key === 'length') return 3_000_000;
        looked = Number.NaN;
        return 'junk';
      },
    });
    looked = 0;
    expect(issuesOf(shape, { cards: long })).toHaveLength(1);
    expect(looked).toBe(0);
  });

  test('foreign keys are enumerated once, and no more than 20 values are looked at', () => {
    let [enumerated, looked] = [0, 0];
    const names = Array.from({ length: 5000 }, (_, i) => `k${i}`);
    const given = new Proxy(
      {},
      {
        ownKeys() {
          enumerated++;
          return names;
        },
        getOwnPropertyDescriptor: () => ({ value: 0, enumerable: true, configurable: true }),
        get() {
          looked++;
          return 0;
        },
      },
    );
    expect(issuesOf(shape, given)).toHaveLength(20);
    expect([enumerated, looked]).toEqual([1, 20]);
  });
});
