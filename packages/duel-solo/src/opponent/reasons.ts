import type { Trace } from '@wonders/core';

/** Adds a sentence to an explanation; without one it costs nothing. `{0}` and `{1}` stand for what is put in. */
export function say(trace: Trace | undefined, sentence: string, ...values: readonly (string | number)[]): void {
  trace?.reasons.push(sentence.replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)])));
}
