/** Samples in Arrow files, by column: pyarrow, DuckDB and polars read them, and so does this program. */
import type { AnyGame } from '@wonders/core';
import { type Learn, numbersIn, type Sample } from '@wonders/core/learn';
import {
  type DataType,
  Field,
  Float32,
  Int32,
  List,
  makeData,
  makeVector,
  Schema,
  Table,
  tableFromIPC,
  tableToIPC,
  type Vector,
} from 'apache-arrow';

/** A sample as stored: the few numbers of an observation that are not zero. */
export interface Row {
  readonly game: number;
  readonly ply: number;
  readonly seat: number;
  readonly columns: Int32Array;
  readonly values: Float32Array;
  readonly legal: Int32Array;
  readonly action: number;
  readonly actions: Int32Array;
  readonly weights: Float32Array;
  readonly value: number;
}

/** A sample without its zeros. */
export function rowOf({ game, ply, seat, observation, mask, action, policy, value }: Sample): Row {
  const columns = Int32Array.from(observation.keys()).filter((column) => observation[column] !== 0);
  return {
    game,
    ply,
    seat,
    action,
    value,
    columns,
    values: Float32Array.from(columns, (column) => observation[column] as number),
    legal: Int32Array.from(numbersIn(mask)),
    actions: Int32Array.from(policy.actions),
    weights: Float32Array.from(policy.weights),
  };
}

const NUMBERS = ['game', 'ply', 'seat', 'action'] as const;
const INTEGER_LISTS = ['columns', 'legal', 'actions'] as const;
const FLOAT_LISTS = ['values', 'weights'] as const;

/** Lists one after the other, and where each begins. */
function joined<A extends Int32Array | Float32Array>(lists: readonly A[], make: (length: number) => A) {
  const offsets = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) offsets[i + 1] = (offsets[i] ?? 0) + list.length;
  const all = make(offsets[lists.length] ?? 0);
  for (const [i, list] of lists.entries()) all.set(list, offsets[i]);
  return { all, offsets };
}

function listColumn<A extends Int32Array | Float32Array>(lists: readonly A[], make: (length: number) => A): Vector {
  const { all, offsets } = joined(lists, make);
  const type = all instanceof Int32Array ? new Int32() : new Float32();
  const child = makeData({ type: type as Int32, data: all as Int32Array });
  return makeVector(
    makeData({
      type: new List(new Field('item', type as Int32, false)),
      length: lists.length,
      nullCount: 0,
      valueOffsets: offsets,
      child,
    }),
  );
}

/** The metadata of a file, so that its numbers cannot be mistaken for others. */
export const metadataOf = <G extends AnyGame>(learn: Learn<G>): Map<string, string> =>
  new Map([
    ['game', learn.game],
    ['rules', String(learn.rules)],
    ['actionCount', String(learn.actions.actionCount)],
    ['actions', learn.actions.digest],
    ['observationLength', String(learn.observation.length)],
    ['observation', learn.observation.digest],
  ]);

/** The bytes of an Arrow file. */
export function writeRows<G extends AnyGame>(learn: Learn<G>, rows: readonly Row[]): Uint8Array {
  const columns: Record<string, Vector> = {};
  for (const name of NUMBERS)
    columns[name] = makeVector(makeData({ type: new Int32(), data: Int32Array.from(rows, (row) => row[name]) }));
  columns['value'] = makeVector(makeData({ type: new Float32(), data: Float32Array.from(rows, ({ value }) => value) }));
  for (const name of INTEGER_LISTS)
    columns[name] = listColumn(
      rows.map((row) => row[name]),
      (length) => new Int32Array(length),
    );
  for (const name of FLOAT_LISTS)
    columns[name] = listColumn(
      rows.map((row) => row[name]),
      (length) => new Float32Array(length),
    );
  const fields = Object.entries(columns).map(([name, { type }]) => new Field<DataType>(name, type, false));
  return tableToIPC(new Table(new Schema(fields, metadataOf(learn)), columns), 'file');
}

/**
 * The samples of an Arrow file.
 *
 * @throws `Error` when the file was written for another encoding.
 */
export function readRows<G extends AnyGame>(learn: Learn<G>, bytes: Uint8Array): readonly Row[] {
  const table = tableFromIPC(bytes);
  for (const [key, value] of metadataOf(learn))
    if (table.schema.metadata.get(key) !== value)
      throw new Error(`samples of another ${key}: ${table.schema.metadata.get(key)}, not ${value}`);
  const number = (name: string, i: number): number => Number(table.getChild(name)?.get(i));
  const list = <A>(name: string, i: number): A => (table.getChild(name)?.get(i) as Vector | undefined)?.toArray() as A;
  return Array.from({ length: table.numRows }, (_, i) => ({
    game: number('game', i),
    ply: number('ply', i),
    seat: number('seat', i),
    action: number('action', i),
    value: number('value', i),
    columns: list<Int32Array>('columns', i),
    values: list<Float32Array>('values', i),
    legal: list<Int32Array>('legal', i),
    actions: list<Int32Array>('actions', i),
    weights: list<Float32Array>('weights', i),
  }));
}
