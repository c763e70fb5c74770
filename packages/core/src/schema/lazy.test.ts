import { expect, test } from 'vitest';
import { integer, lazy, object, once, withDefault } from '../index.js';
import { jsonOf } from './schema.js';

test('once makes its value when it is first asked, even where that is undefined, and never again', () => {
  let made = 0;
  const nothing = once(() => void made++);
  expect(made).toBe(0);
  expect([nothing(), nothing(), made]).toEqual([undefined, undefined, 1]);
});

test('a lazy schema is made by the first value, not by a default, and then checks like the schema that it stands for', () => {
  let made = 0;
  const prices = () => {
    made++;
    return object({ wood: integer(0, 9) });
  };
  const given = lazy('prices', prices);
  const options = object<{ prices: { wood: number } | null }>({
    prices: withDefault<never>(given as never, null as never),
  });
  const read = (value: unknown) => options['~standard'].validate(value);
  expect(read({})).toEqual({ value: { prices: null } });
  expect(made).toBe(0);
  expect(read({ prices: { wood: 3 } })).toEqual({ value: { prices: { wood: 3 } } });
  expect(read({ prices: { wood: 10 } })).toMatchObject({
    issues: [{ message: '/prices/wood should be a whole number from 0 to 9, got 10', path: ['prices', 'wood'] }],
  });
  expect(jsonOf(given)).toEqual(jsonOf(object({ wood: integer(0, 9) })));
  expect(made).toBe(1);
});
