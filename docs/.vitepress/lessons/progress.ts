/// <reference lib="dom" />
/** What the reader's browser remembers, or nothing where it may not. */
function stored<T>(what: (storage: Storage) => T, otherwise: T): T {
  try {
    return what(localStorage);
  } catch {
    return otherwise;
  }
}

/** The results of a series by number, such as the tasks of a lesson. */
export type Results = Readonly<Record<number, 'done' | 'missed'>>;

const keyOf = (series: string): string => `wonders/${series}`;

export const resultsOf = (series: string): Results =>
  stored((storage) => JSON.parse(storage.getItem(keyOf(series)) ?? '{}') as Results, {});

/** Remembers a result; what is done stays done. */
export function remember(series: string, number: number, result: Results[number]): Results {
  const before = resultsOf(series);
  const after = before[number] === 'done' ? before : { ...before, [number]: result };
  stored((storage) => storage.setItem(keyOf(series), JSON.stringify(after)), undefined);
  return after;
}

/** The first number below `count` that is not done, after `from` and then from the beginning; `undefined` where all are done. */
export function nextOpen(results: Results, count: number, from = -1): number | undefined {
  const numbers = Array.from({ length: count }, (_, i) => (from + 1 + i) % count);
  return numbers.find((number) => results[number] !== 'done');
}
