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
 * The weights of a net: a hidden layer of `width` units, each of which counts only where it is positive, an output that also reads the
 * inputs directly, and a policy over moves. Weights that belong to an input stand in a row, `width` for the hidden units and a last one
 * for the output.
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
  /**
   * Rows for what moves are made of: what each hidden unit adds to how much it is wanted, and last what it begins with. Empty where the net
   * has no policy.
   */
  readonly moves: Float32Array;
}

/**
 * A net that looks at positions, one after the other.
 *
 * @category Net
 */
export interface Evaluator {
  /**
   * Takes the inputs of a position that are 1. Only what differs from the last position of the same side is computed.
   *
   * @param side - 0 or 1: positions that look alike should be of one side.
   */
  readonly see: (active: Active, side: number) => void;
  /** The output for the position. */
  readonly output: () => number;
  /** How much a part of a move is wanted in the position: a logit. */
  readonly wanted: (part: number) => number;
}

/** Weights of inputs are rounded to whole parts of 1, as many as this. So sums are exact, whatever the order in which they grew. */
const PARTS = 2 ** 16;

const whole = (weights: Float32Array): Int32Array => Int32Array.from(weights, (weight) => Math.round(weight * PARTS));

/** What a net has last seen from one side. */
interface Side {
  readonly units: Int32Array;
  readonly seen: Uint16Array;
  length: number;
  /** For each input the last time that it was 1. */
  readonly times: Float64Array;
  time: number;
}

/** Adds a row of weights to the units, or takes it away. */
function addRow(units: Int32Array, rows: Int32Array, input: number, sign: 1 | -1): void {
  const row = units.length;
  const from = input * row;
  for (let unit = 0; unit < row; unit++) units[unit] = (units[unit] as number) + sign * (rows[from + unit] as number);
}

function look(side: Side, rows: Int32Array, { numbers, length }: Active): void {
  const { units, seen, times } = side;
  const before = side.time++;
  for (let i = 0; i < length; i++) {
    const input = numbers[i] as number;
    if (times[input] !== before) addRow(units, rows, input, 1);
    times[input] = side.time;
  }
  for (let i = 0; i < side.length; i++) {
    const input = seen[i] as number;
    if (times[input] !== side.time) addRow(units, rows, input, -1);
  }
  for (let i = 0; i < length; i++) seen[i] = numbers[i] as number;
  side.length = length;
}

/**
 * A net, ready to look at positions.
 *
 * @example
 * ```ts
 * import { evaluatorOf, noneActive } from '@wonders/core/learn';
 * // One input, which is worth 2.
 * const none = new Float32Array();
 * const net = evaluatorOf({ width: 0, inputs: Float32Array.of(2), bias: new Float32Array(1), output: none, moves: none });
 * const active = noneActive();
 * active.numbers[active.length++] = 0;
 * net.see(active, 0);
 * console.log(net.output()); // 2
 * ```
 * @category Net
 */
export function evaluatorOf({ width, inputs, bias, output, moves }: Weights): Evaluator {
  const row = width + 1;
  const rows = whole(inputs);
  const sideOf = (): Side => ({
    units: whole(bias),
    seen: new Uint16Array(inputs.length / row),
    length: 0,
    times: new Float64Array(inputs.length / row),
    time: 1,
  });
  const sides = [sideOf(), sideOf()] as const;
  let { units } = sides[0];
  /** A weight of the units and their bias from a place on. */
  const sumOf = (weights: Float32Array, from: number, start: number): number => {
    let sum = start;
    for (let unit = 0; unit < width; unit++) {
      const each = units[unit] as number;
      if (each > 0) sum += (each / PARTS) * (weights[from + unit] as number);
    }
    return sum;
  };
  return {
    see(active, at) {
      const side = at === 0 ? sides[0] : sides[1];
      look(side, rows, active);
      units = side.units;
    },
    output: () => sumOf(output, 0, (units[width] as number) / PARTS),
    wanted: (part) => sumOf(moves, part * row, moves[part * row + width] as number),
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
  /** The weights of the moves; left out where the net has no policy. */
  readonly moves?: string;
}

function read(text: string, step: number): Float32Array {
  const all = new Float32Array(text.length / 2);
  for (let i = 0; i < all.length; i++) {
    const [high, low] = [DIGITS.indexOf(text.charAt(2 * i)), DIGITS.indexOf(text.charAt(2 * i + 1))];
    all[i] = step * (64 * high + low - HALF);
  }
  return all;
}

/**
 * The weights of a net from their text.
 *
 * @category Net
 */
export function unpack({ width, step, text, moves = '' }: PackedWeights): Weights {
  const row = width + 1;
  const all = read(text, step);
  const rows = all.length - row - width;
  return {
    width,
    inputs: all.subarray(0, rows),
    bias: all.subarray(rows, rows + row),
    output: all.subarray(rows + row, rows + row + width),
    moves: read(moves, step),
  };
}

/**
 * Packs the weights of a net. A weight that is beyond 2,047 steps becomes the nearest that can be written.
 *
 * @category Net
 */
export function pack({ width, inputs, bias, output, moves }: Weights, step: number): PackedWeights {
  const write = (weights: Float32Array): string =>
    Array.from(weights, (weight) => {
      const steps = HALF + Math.max(-HALF, Math.min(HALF - 1, Math.round(weight / step)));
      return DIGITS.charAt(steps >> 6) + DIGITS.charAt(steps & 63);
    }).join('');
  const text = [inputs, bias, output].map(write).join('');
  return { width, step, text, ...(moves.length > 0 && { moves: write(moves) }) };
}
