import { expect, test } from 'vitest';
import { encoded, integer, type Notation, nullable, oneOf, spelled } from '../index.js';
import { fieldsOf, malformed, moveSchema, readMove, writeMove } from './codec.js';

type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'build'; readonly card: 'baths' | 'the-pyramids'; readonly slot: number }
  | { readonly kind: 'pay'; readonly with: 'gold' | 'wood' | null; readonly to: number | null };
const notation: Notation<Move> = {
  pass: {},
  build: { card: oneOf('baths', 'the-pyramids'), slot: integer(0, 19) },
  pay: { with: nullable(oneOf('gold', 'wood')), to: nullable(integer(0, 6)) },
};
const fields = fieldsOf(notation);

const MOVES: readonly [Move, string][] = [
  [{ kind: 'pass' }, 'pass'],
  [{ kind: 'build', card: 'the-pyramids', slot: 17 }, 'build the-pyramids 17'],
  [{ kind: 'pay', with: null, to: null }, 'pay - -'],
  [{ kind: 'pay', with: 'gold', to: 0 }, 'pay gold 0'],
];

test.each(MOVES)('%j is written, read and well formed', (move, code) => {
  expect(writeMove(fields, move)).toBe(code);
  expect(readMove(fields, code)).toEqual(move);
  expect(JSON.stringify(readMove(fields, code))).toBe(JSON.stringify(move));
  expect(malformed(fields, move)).toBeUndefined();
});

test('a text of up to a thousand letters is read, and only as it would be written', () => {
  const word = (letters: number) => 'x'.repeat(letters);
  const long = fieldsOf({ say: { word: encoded('a word', [word(996), word(997)], String) } } as never);
  expect(readMove(long, `say ${word(996)}`)).toEqual({ kind: 'say', word: word(996) });
  expect(readMove(long, `say ${word(997)}`)).toBeUndefined();
  const lenient = fieldsOf({ say: { n: spelled(integer(1, 3), { write: String, read: Number }) } } as never);
  expect(readMove(lenient, 'say 3')).toEqual({ kind: 'say', n: 3 });
  for (const code of ['say 03', 'say 3.0', 'say 4', 'say x']) expect(readMove(lenient, code)).toBeUndefined();
});

test.each<unknown>([
  ...['', ' ', 'pass ', ' pass', 'PASS', 'pass pass', 'build', 'build baths', 'build baths 20', 'build baths 1 1'],
  ...['build baths 01', 'build baths +1', 'build baths 1e0', 'build baths 0x1', 'build baths -0', 'build  baths 1'],
  ...['pay gold, 0', 'pay ,gold 0', 'pay stone 0', 'pay - null', '__proto__', 'constructor', 'toString'],
  ...['pass\n', 'pass\u0000', `pass${' '.repeat(2000)}`, undefined, null, 7, ['pass'], { kind: 'pass' }],
])('%j is no move', (code) => {
  expect(readMove(fields, code)).toBeUndefined();
});

test.each<[unknown, string, string]>([
  [null, '', 'a move object'],
  ['pass', '', 'a move object'],
  [[{ kind: 'pass' }], '', 'a move object'],
  [{}, '/kind', 'one of pass, build, pay'],
  [{ kind: 7 }, '/kind', 'one of pass, build, pay'],
  [{ kind: 'constructor' }, '/kind', 'one of pass, build, pay'],
  [{ kind: '__proto__' }, '/kind', 'one of pass, build, pay'],
  [Object.create({ kind: 'pass' }), '/kind', 'one of pass, build, pay'],
  [Object.assign(Object.create({ slot: 3 }), { kind: 'build', card: 'baths' }), '/slot', 'a whole number from 0 to 19'],
  [{ kind: 'build', slot: 3 }, '/card', 'one of baths, the-pyramids'],
  [{ kind: 'build', card: 'baths', slot: 20 }, '/slot', 'a whole number from 0 to 19'],
  [{ kind: 'pay', with: 'stone', to: null }, '/with', 'one of gold, wood or null'],
  [{ kind: 'pay', with: null, to: undefined }, '/to', 'a whole number from 0 to 6 or null'],
  [{ kind: 'pass', slot: 1 }, '/slot', 'absent'],
  [{ kind: 'pass', toString: 1 }, '/toString', 'absent'],
  [JSON.parse('{"kind":"pass","__proto__":1}'), '/__proto__', 'absent'],
])('%j: what is wrong is named with its place', (value, path, expected) => {
  expect(malformed(fields, value)).toEqual({ path, expected });
  const result = moveSchema<Move>(fields)['~standard'].validate(value);
  expect(result).toMatchObject({ issues: [{ path: path === '' ? [] : [path.slice(1)], expected }] });
});

test('the schema of moves gives the move back', () => {
  const move: Move = { kind: 'build', card: 'baths', slot: 2 };
  expect(moveSchema<Move>(fields)['~standard'].validate(move)).toEqual({ value: move });
});

test('foreign keys are listed once, and only where all that a move should have is right', () => {
  let listed = 0;
  const junk = (own: object) =>
    new Proxy(own, {
      ownKeys(target) {
        listed++;
        return [...Reflect.ownKeys(target), 'evil'];
      },
      getOwnPropertyDescriptor: (target, key) =>
        Reflect.getOwnPropertyDescriptor(target, key) ??
        (key === 'evil' ? { configurable: true, enumerable: true } : undefined),
    });
  const only = fieldsOf<{ kind: 'bid'; coins: number }>({ bid: { coins: integer(0, 9) } });
  expect(malformed(only, junk({}))?.path).toBe('/kind');
  expect(malformed(only, junk({ kind: 'bid' }))?.path).toBe('/coins');
  expect(malformed(only, junk({ kind: 'bid', coins: 12 }))?.path).toBe('/coins');
  expect(listed).toBe(0);
  expect(malformed(only, junk({ kind: 'bid', coins: 1 }))?.path).toBe('/evil');
  expect(listed).toBe(1);
});
