/** What holds of questions beyond their words. */
import type { BaseMove } from '../../contract/notation.js';
import type { Seat } from '../../contract/position.js';
import type { Prompt } from '../../contract/prompt.js';
import { fail } from '../laws/same.js';

/** A question, as its reader reads it. */
export interface Asked {
  readonly kind: string;
  readonly sentence: string;
  readonly reader: Seat | 'spectator' | null;
}

/** Before the first question. */
export const NOTHING: Asked = { kind: '', sentence: '', reader: null };

/** The deeds that were legal where a question was asked, by its sentence without figures. */
export type Deeds = Map<string, { readonly sentence: string; readonly deeds: string }>;

/** What a move comes to in a question: its kind, with each yes, no and nothing in it. */
function deedOf(move: BaseMove): string {
  const said = Object.entries(move).flatMap(([name, value]) =>
    typeof value === 'boolean' || value === null ? [`${name} ${value}`] : [],
  );
  return [move.kind, ...said].join(' ');
}

/**
 * Fails where a question reads as before, and other deeds are legal: one of the two sentences offers what is not legal, or leaves out what is.
 */
export function offersAlike<M extends BaseMove>(
  before: Deeds,
  sentence: string,
  legal: readonly M[],
  deed: (move: M) => string | undefined = deedOf,
): void {
  const deeds = [...new Set(legal.flatMap((move) => deed(move) ?? []))].sort().join(', ');
  const read = sentence.replace(/\d+/g, '#');
  const known = before.get(read);
  if (known === undefined) before.set(read, { sentence, deeds });
  else if (known.deeds !== deeds)
    fail(`"${known.sentence}" was asked where one can ${known.deeds}, and "${sentence}" where one can ${deeds}`);
}

/** Fails unless a board draws and marks the places that a question is about. */
export function marks(svg: string, { places }: Prompt, sentence: string, width: string): void {
  for (const place of places)
    if (!new RegExp(`<g id="${place}"[^>]*[" ]w-mark-asked[" ]`).test(svg))
      fail(`"${sentence}" is about the place ${place}, which ${width} does not draw, or does not mark`);
}
