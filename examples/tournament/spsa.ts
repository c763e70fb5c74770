import { draw, seedRng } from '@wonders/core';

/** A setting that is tuned: where it starts, and between which values it is sought. */
export interface Dial {
  readonly name: string;
  readonly start: number;
  readonly low: number;
  readonly high: number;
}

/** The values of the dials, in their order. */
export type Values = readonly number[];

/** How far the two sides of a step lie from the middle at first, as a part of the range. */
const REACH = 0.15;
/** How far the first steps go for a lead of 1, as a part of the range. */
const STRIDE = 0.06;
/** Steps before strides become shorter. */
const PATIENCE = 10;
/** How fast strides and reach become smaller: the exponents that Spall (1998) recommends. */
const STRIDE_FALLS = 0.602;
const REACH_FALLS = 0.101;

const bounded = (value: number): number => Math.min(1, Math.max(0, value));
const reachOf = (step: number): number => REACH / (step + 1) ** REACH_FALLS;
const strideOf = (step: number): number => STRIDE * ((1 + PATIENCE) / (step + 1 + PATIENCE)) ** STRIDE_FALLS;

/** In which direction each dial is turned in a step: up or down, drawn from the seed. */
function directionsOf(dials: readonly Dial[], seed: string, step: number): Values {
  const rng = seedRng(`${seed}/${step}`);
  return dials.map(() => (draw(rng) < 0.5 ? -1 : 1));
}

/** Where the dials stand before each step and after the last one, as parts of their ranges. */
function courseOf(dials: readonly Dial[], seed: string, leads: readonly number[]): readonly Values[] {
  const course: Values[] = [dials.map(({ start, low, high }) => bounded((start - low) / (high - low)))];
  for (const [step, lead] of leads.entries()) {
    const directions = directionsOf(dials, seed, step);
    const before = course[step] as Values;
    course.push(before.map((at, i) => bounded(at + strideOf(step) * lead * (directions[i] ?? 0))));
  }
  return course;
}

const valuesAt = (dials: readonly Dial[], parts: Values): Values =>
  dials.map(({ low, high }, i) => Number((low + (high - low) * (parts[i] ?? 0)).toPrecision(4)));

/**
 * The next question of SPSA (Spall 1992): all dials are turned at once, each up or down at random, and what is turned one way plays what
 * is turned the other way. One match per step tells of every dial, however many there are.
 *
 * @param leads - How far the first of the two was ahead in each step so far, from −1 to 1.
 */
export function question(dials: readonly Dial[], seed: string, leads: readonly number[]): readonly [Values, Values] {
  const here = courseOf(dials, seed, leads).at(-1) as Values;
  const directions = directionsOf(dials, seed, leads.length);
  const reach = reachOf(leads.length);
  const turned = (way: number): Values =>
    valuesAt(
      dials,
      here.map((at, i) => bounded(at + way * reach * (directions[i] ?? 0))),
    );
  return [turned(1), turned(-1)];
}

/** The answer so far: where the dials stood on average in the second half of the steps, which chance moves less than the last one. */
export function answer(dials: readonly Dial[], seed: string, leads: readonly number[]): Values {
  const course = courseOf(dials, seed, leads);
  const late = course.slice(Math.floor(course.length / 2));
  return valuesAt(
    dials,
    dials.map((_, i) => late.reduce((sum, parts) => sum + (parts[i] ?? 0), 0) / late.length),
  );
}
