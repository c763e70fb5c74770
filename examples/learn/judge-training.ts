/**
 * Trains a net that judges positions: gradient descent with momentum of both orders (Adam) on the cross entropy of who wins. All is
 * written out, because an input that is 0 costs nothing then, and nineteen in twenty are.
 */
import { draw, drawInt, seedRng } from '@wonders/core';
import type { Weights } from '@wonders/core/learn';
import type { Positions } from './judge-games.js';

/** A position in one of several lists of games. */
interface Place {
  readonly from: Positions;
  readonly at: number;
}

export interface Training {
  /** How many inputs the net has. */
  readonly inputs: number;
  /** How often it goes through the positions. */
  readonly epochs: number;
  readonly width: number;
  readonly rate: number;
  readonly seed: string;
  /** By how much weights shrink with each batch, as a share of the rate. */
  readonly decay: number;
  /** Hears the losses of each epoch, on what it learned from and on what was held back. */
  readonly heard?: (epoch: number, learned: number, heldBack: Measured) => void;
}

/** How well chances agree with who won. */
export interface Measured {
  /** The mean cross entropy. */
  readonly loss: number;
  /** The share of the positions whose winner was the likelier one. */
  readonly right: number;
  readonly positions: number;
}

/** One game in ten is held back: it only tells how well the net judges games that it does not know. */
export const isHeldBack = (game: number): boolean => game % 10 === 0;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance is never taken for certain. */
const SURE = 1e-6;
const entropy = (won: number, chance: number): number =>
  -won * Math.log(Math.max(SURE, chance)) - (1 - won) * Math.log(Math.max(SURE, 1 - chance));

function measured(places: readonly Place[], chanceOf: (place: Place) => number): Measured {
  let [loss, right] = [0, 0];
  for (const place of places) {
    const won = place.from.won[place.at] as number;
    const chance = chanceOf(place);
    loss += entropy(won, chance);
    if (won === Number(chance > 0.5)) right++;
  }
  return { loss: loss / places.length, right: right / places.length, positions: places.length };
}

/** All positions, or those held back. */
export const placesOf = (all: readonly Positions[], heldBack: boolean): Place[] =>
  all.flatMap((from) =>
    Array.from(from.won.keys())
      .filter((at) => isHeldBack(from.games[at] as number) === heldBack)
      .map((at) => ({ from, at })),
  );

/**
 * How well the game's own `evaluate` foretells who wins: its leads are turned into chances by the slope that suits the positions learned
 * from best.
 */
export function measuredByLead(all: readonly Positions[]): Measured {
  const places = placesOf(all, false);
  const chanceOf = ({ from, at }: Place, slope: number) => sigmoid(slope * (from.leads[at] as number));
  let slope = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let [first, second] = [0, 0];
    for (const place of places) {
      const lead = place.from.leads[place.at] as number;
      const chance = chanceOf(place, slope);
      first += lead * ((place.from.won[place.at] as number) - chance);
      second += lead * lead * chance * (1 - chance);
    }
    slope += first / second;
  }
  return measured(placesOf(all, true), (place) => chanceOf(place, slope));
}

/** Rounds of Newton's method until the slope stands. */
const ROUNDS = 8;

/** The weights of the hidden units begin between this and its negative. */
const FIRST = 0.05;

const BATCH = 256;

/** The rate falls from its full value to this share, along half a wave. */
const LAST = 0.02;

/** Numbers that are learned, with their gradient and its first two moments. */
interface Learned {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

const learned = (length: number, first: (_: unknown, i: number) => number): Learned => ({
  values: Float32Array.from({ length }, first),
  gradient: new Float32Array(length),
  mean: new Float32Array(length),
  square: new Float32Array(length),
});

const KEEP = { mean: 0.9, square: 0.999 } as const;

/** One step down the gradient, which is empty afterwards. */
function descend({ values, gradient, mean, square }: Learned, rate: number, decay: number, step: number): void {
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

/** A net in training. */
interface Net {
  readonly width: number;
  readonly inputs: Learned;
  readonly bias: Learned;
  readonly output: Learned;
  /** The hidden units of the last position, and what each would change. */
  readonly units: Float64Array;
}

function chanceBy({ width, inputs, bias, output, units }: Net, { from, at }: Place): number {
  const row = width + 1;
  units.set(bias.values);
  for (let i = from.begins[at] as number; i < (from.begins[at + 1] as number); i++) {
    const start = (from.inputs[i] as number) * row;
    for (let unit = 0; unit < row; unit++)
      units[unit] = (units[unit] as number) + (inputs.values[start + unit] as number);
  }
  let balance = units[width] as number;
  for (let unit = 0; unit < width; unit++)
    if ((units[unit] as number) > 0) balance += (units[unit] as number) * (output.values[unit] as number);
  return sigmoid(balance);
}

/** Adds the gradient of one position, for an error of the balance. */
function blame({ width, inputs, bias, output, units }: Net, { from, at }: Place, error: number): void {
  const row = width + 1;
  for (let unit = 0; unit < width; unit++) {
    const sum = units[unit] as number;
    units[unit] = sum > 0 ? error * (output.values[unit] as number) : 0;
    if (sum > 0) output.gradient[unit] = (output.gradient[unit] as number) + error * sum;
  }
  units[width] = error;
  for (let unit = 0; unit < row; unit++)
    bias.gradient[unit] = (bias.gradient[unit] as number) + (units[unit] as number);
  for (let i = from.begins[at] as number; i < (from.begins[at + 1] as number); i++) {
    const start = (from.inputs[i] as number) * row;
    for (let unit = 0; unit < row; unit++)
      inputs.gradient[start + unit] = (inputs.gradient[start + unit] as number) + (units[unit] as number);
  }
}

/** Trains a net on positions of games. Equal positions and settings give equal weights. */
export function trainJudge(
  all: readonly Positions[],
  { inputs, epochs, width, rate, seed, decay, heard }: Training,
): Weights {
  const rng = seedRng(seed);
  const some = (size: number) => () => size * (2 * draw(rng) - 1);
  const hidden = some(FIRST);
  const net: Net = {
    width,
    inputs: learned(inputs * (width + 1), (_, i) => (i % (width + 1) === width ? 0 : hidden())),
    bias: learned(width + 1, () => 0),
    output: learned(width, some(2 / Math.sqrt(width))),
    units: new Float64Array(width + 1),
  };
  const places = placesOf(all, false);
  const heldBack = placesOf(all, true);
  const steps = epochs * Math.ceil(places.length / BATCH);
  let step = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (let i = places.length - 1; i > 0; i--) {
      const j = drawInt(rng, i + 1);
      [places[i], places[j]] = [places[j] as Place, places[i] as Place];
    }
    let loss = 0;
    for (let from = 0; from < places.length; from += BATCH) {
      const batch = places.slice(from, from + BATCH);
      for (const place of batch) {
        const won = place.from.won[place.at] as number;
        const chance = chanceBy(net, place);
        loss += entropy(won, chance) / places.length;
        blame(net, place, (chance - won) / batch.length);
      }
      step++;
      const now = rate * Math.max(LAST, 0.5 * (1 + Math.cos((Math.PI * step) / steps)));
      descend(net.inputs, now, decay, step);
      descend(net.bias, now, 0, step);
      descend(net.output, now, 0, step);
    }
    heard?.(
      epoch,
      loss,
      measured(heldBack, (place) => chanceBy(net, place)),
    );
  }
  return { width, inputs: net.inputs.values, bias: net.bias.values, output: net.output.values };
}
