/**
 * The inputs of a net that are 1, as a list of their numbers: all others are 0.
 *
 * @category Net
 */
export interface Active {
  /** The numbers; only the first `length` count. */
  readonly numbers: Uint16Array;
  /** How many there are. */
  length: number;
}

/**
 * An empty list of inputs, to be filled again and again.
 *
 * @param room - How many inputs can be 1 at once, at most.
 * @category Net
 */
export const noneActive = (room = 512): Active => ({ numbers: new Uint16Array(room), length: 0 });

/**
 * Blocks of inputs by name, with the number of the first input of each, and their total as `length`.
 *
 * @example
 * ```ts
 * import { inputBlocks } from '@wonders/core/learn';
 * console.log(inputBlocks({ card: 73, wonder: 12 })); // { card: 0, wonder: 73, length: 85 }
 * ```
 * @category Net
 */
export function inputBlocks<K extends string>(
  sizes: Readonly<Record<K, number>>,
): Readonly<Record<K | 'length', number>> {
  let next = 0;
  const starts: Record<string, number> = {};
  for (const [name, size] of Object.entries<number>(sizes)) {
    starts[name] = next;
    next += size;
  }
  return { ...starts, length: next } as Record<K | 'length', number>;
}

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

/**
 * A net, ready to be asked: what its output is for a list of inputs.
 *
 * @category Net
 */
export function outputOf({ width, inputs, bias, output }: Weights): (active: Active) => number {
  const row = width + 1;
  const units = new Float64Array(row);
  return ({ numbers, length }) => {
    for (let unit = 0; unit < row; unit++) units[unit] = bias[unit] as number;
    for (let i = 0; i < length; i++) {
      const from = (numbers[i] as number) * row;
      for (let unit = 0; unit < row; unit++) units[unit] = (units[unit] as number) + (inputs[from + unit] as number);
    }
    let sum = units[width] as number;
    for (let unit = 0; unit < width; unit++) {
      const each = units[unit] as number;
      if (each > 0) sum += each * (output[unit] as number);
    }
    return sum;
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
  const rows = all.length - row - width;
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
