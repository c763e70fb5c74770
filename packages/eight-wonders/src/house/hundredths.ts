/**
 * A bot reckons in whole hundredths of a point: it divides and rounds down. The result is below 2³¹, and `| 0` tells V8 so: lists of
 * amounts stay lists of small whole numbers, where otherwise each would be copied into one of floating-point numbers.
 */
export const quotient = (amount: number, by: number): number => Math.floor(amount / by) | 0;

/** EIGHT-227: a percentage of a value, rounded down. */
export const part = (percent: number, value: number): number => quotient(percent * value, 100);
