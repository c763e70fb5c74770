import type { Field } from '../contract/field.js';
import type { BaseMove } from '../contract/notation.js';
import type { Fields, Parameter } from '../engine/codec.js';
import type { ActionBlock, Numbering } from './numbering.js';

/** The indices of a field's values by their texts: made once, when a move is first numbered. */
const INDICES = new WeakMap<object, ReadonlyMap<string, number>>();

/** The index of a value of a field, −1 when it has no such value. */
export function indexOf(field: Field<unknown>, value: unknown): number {
  let indices = INDICES.get(field);
  if (indices === undefined) {
    indices = new Map(Array.from({ length: field.count }, (_, i) => [field.write(field.nth(i)), i]));
    INDICES.set(field, indices);
  }
  return indices.get(field.write(value)) ?? -1;
}

/** The parameters of a move by name. */
export type Values = Readonly<Record<string, unknown>>;

/** One choice on the way to a composed move: a parameter, or a part of it. */
export interface Step extends ActionBlock {
  readonly field: Field<unknown>;
  /** The weight of the part in the index of the parameter's value. */
  readonly weight: number;
}

/** A kind of moves with its numbers. */
export interface Kind {
  readonly kind: string;
  readonly parameters: readonly Parameter[];
  readonly seat: boolean;
  readonly offset: number;
  readonly count: number;
  /** The choices that follow the kind; `undefined` when the move is one number. */
  readonly steps: readonly Step[] | undefined;
}

const product = (numbers: readonly number[]): number => numbers.reduce((all, each) => all * each, 1);

function stepsOf(kind: string, parameters: readonly Parameter[], offset: number, parts: Values): Step[] {
  const steps: Step[] = [];
  let next = offset + 1;
  for (const { name, field } of parameters) {
    const sizes = Object.entries((parts[name] ?? {}) as Readonly<Record<string, number>>);
    if (sizes.length > 0 && product(sizes.map(([, size]) => size)) !== field.count)
      throw new RangeError(`the parts of ${name} of ${kind} do not make its ${field.count} values`);
    let weight = 1;
    for (const [part, count] of sizes.length > 0 ? sizes : [[null, field.count] as const]) {
      steps.push({ kind, parameter: name, part, offset: next, count, field, weight });
      weight *= count;
      next += count;
    }
  }
  return steps;
}

/** All kinds with their numbers: first those whose moves are one number each, then the composed ones. */
export function kindsOf<M extends BaseMove>(fields: Fields, { kinds, composed = {} }: Numbering<M>): readonly Kind[] {
  const known = Object.keys(fields).filter((kind) => kinds.includes(kind as M['kind']));
  if (known.length < kinds.length) throw new RangeError(`the notation does not have all of these kinds: ${kinds}`);
  const numbered: Kind[] = [];
  let offset = 0;
  const isComposed = (kind: string): boolean => Object.hasOwn(composed, kind);
  for (const kind of [...known.filter((kind) => !isComposed(kind)), ...known.filter(isComposed)]) {
    const own = fields[kind] ?? [];
    const parameters = own.filter(({ name }) => name !== 'seat');
    const parts = isComposed(kind) ? (composed as Readonly<Record<string, Values>>)[kind] : undefined;
    const steps = parts && stepsOf(kind, parameters, offset, parts);
    const count = steps ? 1 : product(parameters.map(({ field }) => field.count));
    numbered.push({ kind, parameters, seat: parameters.length < own.length, offset, count, steps });
    offset += count + (steps ?? []).reduce((sum, step) => sum + step.count, 0);
  }
  return numbered;
}

/** The blocks of numbers of a kind. */
export const blocksOf = ({ kind, offset, count, steps = [] }: Kind): readonly ActionBlock[] => [
  { kind, parameter: null, part: null, offset, count },
  ...steps.map(({ parameter, part, offset, count }) => ({ kind, parameter, part, offset, count })),
];
