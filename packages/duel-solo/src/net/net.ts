import { CHANCE, type Seat } from '@wonders/core';
import type { Draft, Position } from '../state/index.js';
import { INPUTS, noneActive, see } from './inputs.js';

/**
 * The weights of a net: a hidden layer of `width` units, each of which counts only where it is positive, and an output that also reads
 * the inputs directly. Weights that belong to an input stand in a row, `width` for the hidden units and a last one for the output.
 *
 * @category Net
 */
export interface Weights {
  /** The number of hidden units. */
  readonly width: number;
  /** The rows, one for each input. */
  readonly inputs: Float32Array;
  /** What each hidden unit begins with, and last the output. */
  readonly bias: Float32Array;
  /** What each hidden unit adds to the output. */
  readonly output: Float32Array;
}

/** The balance of a won game: as good as certain. */
const WON = 20;

/**
 * A net that judges positions. It knows the game for two without Pantheon and without promos.
 *
 * @returns How the balance stands for a seat: 0 is even, ln(9) a win in nine of ten games.
 * @throws `RangeError` for a position of another game than that for two without Pantheon and promos.
 * @category Net
 */
export function netOf({ width, inputs, bias, output }: Weights): (position: Position | Draft, seat: Seat) => number {
  const row = width + 1;
  const active = noneActive();
  const units = new Float64Array(row);
  return (position, seat) => {
    const { ending, options, pending } = position;
    if (options.mode === 'solo' || options.pantheon || options.promos.length > 0)
      throw new RangeError('the net knows the game for two without Pantheon and promos');
    if (ending !== null) return position.winner === null ? 0 : position.winner === seat ? WON : -WON;
    const decides = pending[pending.length - 1]?.seat ?? CHANCE;
    const own = decides === CHANCE ? position.seat : decides;
    see(position, own, active);
    for (let unit = 0; unit < row; unit++) units[unit] = bias[unit] as number;
    for (let i = 0; i < active.length; i++) {
      const from = (active.numbers[i] as number) * row;
      for (let unit = 0; unit < row; unit++) units[unit] = (units[unit] as number) + (inputs[from + unit] as number);
    }
    let balance = units[width] as number;
    for (let unit = 0; unit < width; unit++) {
      const sum = units[unit] as number;
      if (sum > 0) balance += sum * (output[unit] as number);
    }
    return own === seat ? balance : -balance;
  };
}

/** The digits of base 64. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Half of the numbers that a pair of digits can write. */
const HALF = 2048;

/**
 * Weights as text: two digits for each, in steps of a size that all share.
 *
 * @category Net
 */
export interface PackedWeights {
  /** The number of hidden units. */
  readonly width: number;
  /** What a step is worth. */
  readonly step: number;
  /** The weights of the inputs, of the bias and of the output, one after the other. */
  readonly text: string;
}

/**
 * The weights of a net from their text.
 *
 * @category Net
 */
export function unpack({ width, step, text }: PackedWeights): Weights {
  const row = width + 1;
  const all = new Float32Array(text.length / 2);
  for (let i = 0; i < all.length; i++) {
    const [high, low] = [DIGITS.indexOf(text.charAt(2 * i)), DIGITS.indexOf(text.charAt(2 * i + 1))];
    all[i] = step * (64 * high + low - HALF);
  }
  const rows = INPUTS * row;
  return {
    width,
    inputs: all.subarray(0, rows),
    bias: all.subarray(rows, rows + row),
    output: all.subarray(rows + row, rows + row + width),
  };
}

/**
 * Packs the weights of a net. A weight that is beyond 2,047 steps becomes the nearest that can be written.
 *
 * @category Net
 */
export function pack({ width, inputs, bias, output }: Weights, step: number): PackedWeights {
  const digits = [inputs, bias, output].flatMap((weights) =>
    Array.from(weights, (weight) => {
      const steps = HALF + Math.max(-HALF, Math.min(HALF - 1, Math.round(weight / step)));
      return DIGITS.charAt(steps >> 6) + DIGITS.charAt(steps & 63);
    }),
  );
  return { width, step, text: digits.join('') };
}
