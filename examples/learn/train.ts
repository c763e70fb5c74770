/** Training, with TensorFlow.js in WebAssembly: policy and value together, as in AlphaZero. */
import '@tensorflow/tfjs-backend-wasm';
// Adds the gradients, which the core leaves out.
import '@tensorflow/tfjs-layers';
import * as tf from '@tensorflow/tfjs-core';
import { draw, seedRng } from '@wonders/core';
import type { Row } from './dataset.js';
import type { Net } from './net.js';

export interface Training {
  readonly epochs: number;
  readonly width: number;
  readonly batch: number;
  readonly rate: number;
  readonly seed: string;
  /** The penalty for large weights. */
  readonly decay: number;
  /** Called after each epoch with the losses on the training samples and on those held back. */
  readonly heard?: (epoch: number, learned: Loss, heldBack: Loss) => void;
}

/** Mean losses of the policy, as cross-entropy, and of the value, squared. */
export interface Loss {
  readonly policy: number;
  readonly value: number;
}

/** Holds back every tenth game. Samples of one game are too much alike to test on some what was learned from the others. */
const isHeldBack = ({ game }: Row): boolean => game % 10 === 9;

const sorted = (numbers: Iterable<number>): Int32Array => Int32Array.from(new Set(numbers)).sort();

function* all(rows: readonly Row[], list: 'columns' | 'legal'): Generator<number> {
  for (const row of rows) yield* row[list];
}

/** The weights to train, drawn from a seed. */
function variables(inputs: number, width: number, outputs: number, seed: number) {
  const layer = (rows: number, columns: number, spread: number, part: number) =>
    tf.variable(tf.randomNormal<tf.Rank.R2>([rows, columns], 0, spread, 'float32', seed + part));
  return {
    // About a hundred numbers of an observation are not zero.
    hidden: layer(inputs, width, Math.sqrt(2 / 100), 0),
    hiddenBias: tf.variable(tf.zeros<tf.Rank.R1>([width])),
    policy: layer(width, outputs, 0.01, 1),
    policyBias: tf.variable(tf.zeros<tf.Rank.R1>([outputs])),
    value: layer(width, 1, 0.01, 2),
    valueBias: tf.variable(tf.zeros<tf.Rank.R1>([1])),
  };
}

type Variables = ReturnType<typeof variables>;

/** Rows as tensors: observations, forbidden moves as large negative numbers, policies and values. */
function batchOf(rows: readonly Row[], columns: ReadonlyMap<number, number>, moves: ReadonlyMap<number, number>) {
  const inputs = new Float32Array(rows.length * columns.size);
  const forbidden = new Float32Array(rows.length * moves.size).fill(-1e9);
  const shares = new Float32Array(rows.length * moves.size);
  for (const [i, row] of rows.entries()) {
    for (const [at, column] of row.columns.entries())
      inputs[i * columns.size + (columns.get(column) ?? 0)] = row.values[at] as number;
    for (const action of row.legal) forbidden[i * moves.size + (moves.get(action) ?? 0)] = 0;
    for (const [at, action] of row.actions.entries())
      shares[i * moves.size + (moves.get(action) ?? 0)] = row.weights[at] as number;
  }
  return {
    inputs: tf.tensor2d(inputs, [rows.length, columns.size]),
    forbidden: tf.tensor2d(forbidden, [rows.length, moves.size]),
    shares: tf.tensor2d(shares, [rows.length, moves.size]),
    values: tf.tensor2d(
      rows.map(({ value }) => value),
      [rows.length, 1],
    ),
  };
}

function losses(net: Variables, { inputs, forbidden, shares, values }: ReturnType<typeof batchOf>) {
  const units = tf.relu(tf.add(tf.matMul(inputs, net.hidden as tf.Tensor2D), net.hiddenBias)) as tf.Tensor2D;
  const logits = tf.add(tf.add(tf.matMul(units, net.policy as tf.Tensor2D), net.policyBias), forbidden);
  const policy = tf.neg(tf.mean(tf.sum(tf.mul(shares, tf.logSoftmax(logits)), 1))) as tf.Scalar;
  const guessed = tf.tanh(tf.add(tf.matMul(units, net.value as tf.Tensor2D), net.valueBias));
  return { policy, value: tf.mean(tf.square(tf.sub(guessed, values))) as tf.Scalar };
}

/** Trains a net on samples. */
export async function train(
  rows: readonly Row[],
  metadata: ReadonlyMap<string, string>,
  { epochs, width, batch, rate, decay, seed, heard }: Training,
): Promise<Net> {
  await tf.setBackend('wasm');
  await tf.ready();
  const rng = seedRng(seed);
  const columns = sorted(all(rows, 'columns'));
  const moves = sorted(all(rows, 'legal'));
  const columnPlaces = new Map(Array.from(columns, (column, place) => [column, place]));
  const movePlaces = new Map(Array.from(moves, (action, place) => [action, place]));
  const net = variables(columns.length, width, moves.length, Math.floor(draw(rng) * 1e9));
  const optimizer = tf.train.adam(rate);
  const learned = rows.filter((row) => !isHeldBack(row));
  const heldBack = rows.filter(isHeldBack);

  /** Goes through the samples batch by batch and returns the mean losses. */
  function pass(some: readonly Row[], learns: boolean): Loss {
    let [policy, value] = [0, 0];
    for (let from = 0; from < some.length; from += batch) {
      const chunk = some.slice(from, from + batch);
      const share = chunk.length / some.length;
      tf.tidy(() => {
        const tensors = batchOf(chunk, columnPlaces, movePlaces);
        const both = (): tf.Scalar => {
          const loss = losses(net, tensors);
          policy += share * (loss.policy.dataSync()[0] as number);
          value += share * (loss.value.dataSync()[0] as number);
          const weights = tf.add(tf.sum(tf.square(net.hidden)), tf.sum(tf.square(net.policy)));
          return tf.add(tf.add(loss.policy, loss.value), tf.mul(weights, decay));
        };
        if (learns) optimizer.minimize(both);
        else both();
      });
    }
    return { policy, value };
  }

  for (let epoch = 1; epoch <= epochs; epoch++) {
    const order = learned.map((row) => ({ row, at: draw(rng) })).sort((a, b) => a.at - b.at);
    const loss = pass(
      order.map(({ row }) => row),
      true,
    );
    heard?.(epoch, loss, pass(heldBack, false));
  }
  const numbers = (variable: tf.Variable): Float32Array => Float32Array.from(variable.dataSync());
  const trained: Net = {
    metadata: Object.fromEntries(metadata),
    columns,
    moves,
    width,
    hidden: numbers(net.hidden),
    hiddenBias: numbers(net.hiddenBias),
    policy: numbers(net.policy),
    policyBias: numbers(net.policyBias),
    value: numbers(net.value),
    valueBias: numbers(net.valueBias),
  };
  optimizer.dispose();
  tf.dispose(Object.values(net));
  return trained;
}
