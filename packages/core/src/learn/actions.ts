import type { Field } from '../contract/field.js';
import type { BaseMove, Notation } from '../contract/notation.js';
import type { Seat } from '../contract/position.js';
import { fieldsOf, type Parameter } from '../engine/codec.js';
import { hexOf } from '../rng/sha256.js';
import { bytesFor, put } from './bits.js';
import { blocksOf, indexOf, type Kind, kindsOf, type Step, type Values } from './kinds.js';
import type { ActionBlock, Numbering } from './numbering.js';

/**
 * A fixed numbering of the moves of a game: the output of a net. It is the same in every position, for every seat and under all
 * options. Most moves are one number. Moves with millions of forms are composed: first the kind is chosen, then each parameter, or
 * each part of it, by a number of its own.
 *
 * @category Learning
 */
export interface Actions<M extends BaseMove> {
  /** How many numbers there are: 0 … actionCount − 1. */
  readonly actionCount: number;
  /** How many numbers the longest move takes; 1 where no move is composed. */
  readonly longest: number;
  /** The first number that is a step of a composed move; `actionCount` where there is none. */
  readonly composedFrom: number;
  /** What the numbers stand for, in order. */
  readonly blocks: readonly ActionBlock[];
  /** Distinguishes numberings: a net trained under one digest is of no use under another. */
  readonly digest: string;
  /**
   * The number of a move.
   *
   * @throws `RangeError` when it is composed of several, or is no move of a seat.
   */
  actionOf(move: M): number;
  /**
   * The numbers of a move, one after another; one unless it is composed.
   *
   * @throws `RangeError` when it is no move of a seat.
   */
  actionsOf(move: M): readonly number[];
  /**
   * The move for a number, or for the numbers of a composed move; `undefined` while more have to follow.
   *
   * @param seat - The seat that moves. The numbers leave it out, so that all seats learn the same.
   * @throws `RangeError` when no move begins with these numbers.
   */
  moveOf(actions: number | readonly number[], seat: Seat): M | undefined;
  /**
   * Which numbers may be chosen, as a bit set: see {@link has}.
   *
   * @param legal - The legal moves of a seat.
   * @param before - The numbers of a composed move that have been chosen already.
   */
  legalMask(legal: readonly M[], before?: readonly number[]): Uint8Array;
  /** What a number stands for, as text: a move as `encodeMove` writes it without its seat, or a step of a composed one. */
  nameOf(action: number): string;
}

/** For the digest, the first and last value and their count stand for a field with more values than this. */
const SHOWN = 4096;

function digestOf(id: string, kinds: readonly Kind[]): string {
  const texts = ({ field }: Parameter): readonly string[] =>
    (field.count > SHOWN ? [0, 1, field.count - 1] : Array.from({ length: field.count }, (_, i) => i)).map((i) =>
      field.write(field.nth(i)),
    );
  const told = kinds.map((kind) => [blocksOf(kind), kind.parameters.map((each) => [each.name, texts(each)])]);
  return hexOf(JSON.stringify([id, told]));
}

/**
 * The numbering of a game's moves, from the fields of its notation: kind by kind in the order of the notation, within a kind
 * all values of its parameters, the last one counting fastest. The parameter `seat` is left out.
 *
 * @throws `RangeError` when a kind is unknown, or parts do not make their parameter.
 * @example
 * ```ts
 * import { actionsOf, has } from '@wonders/core/learn';
 * import { sealed } from '@wonders/core/testing';
 * const actions = actionsOf(sealed, { kinds: ['bid'] });
 * const bid = actions.actionOf({ kind: 'bid', seat: 1, card: 7 });
 * console.log(actions.actionCount, bid, actions.moveOf(bid, 1)); // 24 6 { kind: 'bid', seat: 1, card: 7 }
 * ```
 * @category Learning
 */
export function actionsOf<M extends BaseMove>(
  game: { readonly id: string; readonly notation: Notation<M> },
  numbering: Numbering<M>,
): Actions<M> {
  const kinds = kindsOf(fieldsOf(game.notation), numbering);
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const blocks = kinds.flatMap(blocksOf);
  const last = blocks[blocks.length - 1];
  const actionCount = last === undefined ? 0 : last.offset + last.count;
  let digest: string | undefined;

  function numbersOf(move: BaseMove): readonly number[] {
    const kind = byName.get(move.kind);
    if (kind === undefined) throw new RangeError(`${move.kind} is no move of a seat`);
    const values = move as unknown as Values;
    const at = ({ name, field }: Parameter): number => {
      const index = indexOf(field, values[name]);
      if (index < 0) throw new RangeError(`${move.kind} has no such ${name}`);
      return index;
    };
    if (kind.steps === undefined)
      return [kind.offset + kind.parameters.reduce((sum, each) => sum * each.field.count + at(each), 0)];
    const indices = new Map(kind.parameters.map((each) => [each.name, at(each)]));
    return [
      kind.offset,
      ...kind.steps.map(
        (step) => step.offset + (Math.floor((indices.get(step.parameter ?? '') ?? 0) / step.weight) % step.count),
      ),
    ];
  }

  /** The kind that a number belongs to. */
  function kindAt(action: number): Kind {
    const kind = kinds.find(({ offset, count, steps }) => {
      const end = steps?.at(-1) ?? { offset, count };
      return action >= offset && action < end.offset + end.count;
    });
    if (kind === undefined || !Number.isInteger(action)) throw new RangeError(`${action} is no number of an action`);
    return kind;
  }

  /** The indices of the parameters of a move that is one number. */
  function indicesAt({ offset, parameters }: Kind, action: number): number[] {
    let left = action - offset;
    const indices = parameters.map(() => 0);
    for (let i = parameters.length - 1; i >= 0; i--) {
      const count = parameters[i]?.field.count ?? 1;
      indices[i] = left % count;
      left = Math.floor(left / count);
    }
    return indices;
  }

  function composedIndices(kind: Kind, steps: readonly Step[], numbers: readonly number[]): number[] | undefined {
    const indices = new Map<string | null, number>();
    for (const [i, action] of numbers.slice(1).entries()) {
      const step = steps[i];
      if (step === undefined || action < step.offset || action >= step.offset + step.count)
        throw new RangeError(`${action} is no step ${i + 1} of ${kind.kind}`);
      indices.set(step.parameter, (indices.get(step.parameter) ?? 0) + (action - step.offset) * step.weight);
    }
    return numbers.length <= steps.length ? undefined : kind.parameters.map(({ name }) => indices.get(name) ?? 0);
  }

  function moveOf(actions: number | readonly number[], seat: Seat): M | undefined {
    const numbers = typeof actions === 'number' ? [actions] : actions;
    const [first = -1] = numbers;
    const kind = kindAt(first);
    if (kind.steps !== undefined ? first !== kind.offset : numbers.length > 1)
      throw new RangeError(`no move begins with ${numbers}`);
    const indices = kind.steps ? composedIndices(kind, kind.steps, numbers) : indicesAt(kind, first);
    if (indices === undefined) return undefined;
    const values = kind.parameters.map(({ name, field }, i) => [name, field.nth(indices[i] ?? 0)] as const);
    const own = kind.seat ? ([['seat', seat]] as const) : [];
    return { kind: kind.kind, ...Object.fromEntries([...own, ...values]) } as unknown as M;
  }

  return {
    actionCount,
    longest: kinds.reduce((most, { steps = [] }) => Math.max(most, 1 + steps.length), 1),
    composedFrom: kinds.find(({ steps }) => steps !== undefined)?.offset ?? actionCount,
    blocks,
    get digest() {
      digest ??= digestOf(game.id, kinds);
      return digest;
    },
    actionOf(move) {
      const numbers = numbersOf(move);
      if (numbers.length > 1) throw new RangeError(`${move.kind} is composed of ${numbers.length} numbers`);
      return numbers[0] as number;
    },
    actionsOf: numbersOf,
    moveOf,
    legalMask(legal, before = []) {
      const mask = new Uint8Array(bytesFor(actionCount));
      for (const move of legal) {
        const numbers = numbersOf(move);
        const next = numbers[before.length];
        if (next !== undefined && before.every((action, i) => action === numbers[i])) put(mask, next);
      }
      return mask;
    },
    nameOf(action) {
      const kind = kindAt(action);
      const step = kind.steps?.find(({ offset, count }) => action >= offset && action < offset + count);
      if (step?.part) return `${kind.kind} ${step.parameter} ${step.part}=${action - step.offset}`;
      if (step !== undefined)
        return `${kind.kind} ${step.parameter}=${step.field.write(step.field.nth(action - step.offset))}`;
      const indices = kind.steps ? [] : indicesAt(kind, action);
      return [kind.kind, ...indices.map((index, i) => writeNth(kind.parameters[i]?.field, index))].join(' ');
    },
  };
}

const writeNth = (field: Field<unknown> | undefined, index: number): string => field?.write(field.nth(index)) ?? '';
