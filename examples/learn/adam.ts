/** Gradient descent with momentum of both orders (Adam). */

/** Numbers that are learned, with their gradient and its first two moments. */
export interface Learned {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

export const learned = (length: number, first: (_: unknown, i: number) => number): Learned => ({
  values: Float32Array.from({ length }, first),
  gradient: new Float32Array(length),
  mean: new Float32Array(length),
  square: new Float32Array(length),
});

const KEEP = { mean: 0.9, square: 0.999 } as const;

/** One step down the gradient, which is empty afterwards. */
export function descend({ values, gradient, mean, square }: Learned, rate: number, decay: number, step: number): void {
  const one = 1 - KEEP.mean ** step;
  const two = 1 - KEEP.square ** step;
  for (let i = 0; i < values.length; i++) {
    const slope = gradient[i] as number;
    const first = KEEP.mean * (mean[i] as number) + (1 - KEEP.mean) * slope;
    const second = KEEP.square * (square[i] as number) + (1 - KEEP.square) * slope * slope;
    mean[i] = first;
    square[i] = second;
    const value = values[i] as number;
    values[i] = value - rate * (first / one / (Math.sqrt(second / two) + 1e-8) + decay * value);
    gradient[i] = 0;
  }
}
