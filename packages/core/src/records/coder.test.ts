import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../../.ci/runs.js';
import { type Coder, type Model, modelled, newModel, reader, writer } from './coder.js';

/** Choices, each one of so many, of a kind. */
interface Choice {
  readonly count: number;
  readonly which: number;
  readonly kind: number;
}

const choices = fc.array(
  fc
    .record({ kind: fc.nat(2), count: fc.constantFrom(1, 2, 7, 60), of: fc.nat(59) })
    .map(({ kind, count, of }): Choice => ({ kind: kind + count * 3, count, which: of % count })),
  { maxLength: 200 },
);

function code(coder: Coder, all: readonly Choice[]): readonly number[] {
  const models = new Map<number, Model>();
  return all.map(({ count, which, kind }) => {
    const model = models.get(kind) ?? newModel();
    models.set(kind, model);
    return modelled(coder, model, coder.reads ? 0 : which, count);
  });
}

function written(all: readonly Choice[]): string {
  const coder = writer();
  code(coder, all);
  return coder.text() ?? '';
}

const each = (places: readonly number[], count: number): readonly Choice[] =>
  places.map((which) => ({ which, count, kind: 0 }));

describe('a coder', () => {
  test('reads what was written, and then is at the end', () => {
    fc.assert(
      fc.property(choices, (all) => {
        const coder = reader(written(all));
        expect(coder && code(coder, all)).toEqual(all.map(({ which }) => which));
        expect(coder?.isAtEnd()).toBe(true);
      }),
      { numRuns: TRIES },
    );
  });

  test('is not at the end of a text that says more', () => {
    const all = each([3, 1, 4, 1, 5], 60);
    const coder = reader(written(all));
    expect(coder && code(coder, all.slice(0, -1))).toEqual([3, 1, 4, 1]);
    expect(coder?.isAtEnd()).toBe(false);
    expect(reader('A'.repeat(20_001))).toBeUndefined();
  });

  test('takes few letters for what comes often, and for what comes once only', () => {
    // Sixty of sixty take 354 bits, which are 59 letters.
    expect(written(each(Array(60).fill(7), 60)).length).toBeLessThan(5);
    const once = Array.from({ length: 60 }, (_, i) => (i * 7) % 60);
    // All orders of sixty take 272 bits.
    expect(written(each(once, 60)).length).toBeLessThan(49);
  });
});
