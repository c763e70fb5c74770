/**
 * Trains a net that judges positions: gradient descent with momentum of both orders (Adam) on the cross entropy of who wins. All is
 * written out, because an input that is 0 costs nothing then, and nineteen in twenty are.
 */
import { draw, drawInt, seedRng } from '@wonders/core';
import type { Weights } from '@wonders/core/learn';
import { descend, type Learned, learned } from './adam.js';
import { entropy, type Measured, measured, type Place, placesOf, SURE, sigmoid } from './held-back.js';
import { NO_PART, PARTS_OF_MOVE, type Positions } from './judge-games.js';

export interface Training {
  /** How many inputs the net has. */
  readonly inputs: number;
  /** How many parts moves are made of: 0 for a net without a policy. */
  readonly parts: number;
  /** How often it goes through the positions. */
  readonly epochs: number;
  readonly width: number;
  readonly rate: number;
  readonly seed: string;
  /** By how much weights shrink with each batch, as a share of the rate. */
  readonly decay: number;
  /** What it goes on from, in place of small random weights. */
  readonly start?: Weights;
  /** Hears the losses of each epoch, on what it learned from and on what was held back, and there that of the policy. */
  readonly heard?: (epoch: number, learned: number, heldBack: Measured, policy: MeasuredPolicy | undefined) => void;
}

/** How well a policy agrees with visits. */
interface MeasuredPolicy {
  /** The mean cross entropy. */
  readonly loss: number;
  /** The same for a policy that shares itself out evenly. */
  readonly even: number;
  /** The share of the positions whose most visited move was the likeliest one. */
  readonly first: number;
}

/** Half of what is learned is who won, and half the chance that the seat saw. */
const aimOf = ({ from, at }: Place): number => ((from.won[at] as number) + (from.seen[at] as number)) / 2;

/** Where one move promises so much more than another, it counts e times as much in what the policy learns. */
const SHARP = 0.1;

/** What the policy learns for the moves of a position: their visits, of which those count more that promise more. */
function sharesOf({ moves, shares, values }: Positions, at: number): number[] {
  const [first, end] = [moves[at] as number, moves[at + 1] as number];
  const odds = Array.from(
    { length: end - first },
    (_, i) => (shares[first + i] as number) * Math.exp((values[first + i] as number) / SHARP),
  );
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** The weights of the hidden units begin between this and its negative. */
const FIRST = 0.05;

const BATCH = 256;

/** The rate falls from its full value to this share, along half a wave. */
const LAST = 0.02;

/** A net in training. */
interface Net {
  readonly width: number;
  readonly inputs: Learned;
  readonly bias: Learned;
  readonly output: Learned;
  readonly moves: Learned;
  /** The hidden units of the last position, and the balance. */
  readonly units: Float64Array;
  /** What each of them would change. */
  readonly errors: Float64Array;
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

/** How much a net wants a part of a move, in the position that it has seen last. */
function wantedBy({ width, moves, units }: Net, part: number): number {
  const start = part * (width + 1);
  let sum = moves.values[start + width] as number;
  for (let unit = 0; unit < width; unit++)
    if ((units[unit] as number) > 0) sum += (units[unit] as number) * (moves.values[start + unit] as number);
  return sum;
}

/** Calls back for each part of a move. */
function forParts({ parts }: Positions, move: number, call: (part: number) => void): void {
  for (let i = move * PARTS_OF_MOVE; i < (move + 1) * PARTS_OF_MOVE; i++)
    if (parts[i] !== NO_PART) call(parts[i] as number);
}

/** The policy for the moves of a position that the net has seen last. */
function policyBy(net: Net, { from, at }: Place): number[] {
  const [first, end] = [from.moves[at] as number, from.moves[at + 1] as number];
  const wanted = Array.from({ length: end - first }, (_, i) => {
    let sum = 0;
    forParts(from, first + i, (part) => {
      sum += wantedBy(net, part);
    });
    return sum;
  });
  const most = Math.max(...wanted);
  const odds = wanted.map((each) => Math.exp(each - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** Adds the gradient of the policy of one position to what the units would change. Gives the cross entropy. */
function blamePolicy(net: Net, place: Place, batch: number): number {
  const { width, moves, units, errors } = net;
  const { from, at } = place;
  const first = from.moves[at] as number;
  const shares = sharesOf(from, at);
  let loss = 0;
  for (const [i, chance] of policyBy(net, place).entries()) {
    const share = shares[i] as number;
    if (share > 0) loss -= share * Math.log(Math.max(SURE, chance));
    const error = (chance - share) / batch;
    forParts(from, first + i, (part) => {
      const start = part * (width + 1);
      for (let unit = 0; unit < width; unit++) {
        const sum = units[unit] as number;
        if (sum <= 0) continue;
        errors[unit] = (errors[unit] as number) + error * (moves.values[start + unit] as number);
        moves.gradient[start + unit] = (moves.gradient[start + unit] as number) + error * sum;
      }
      moves.gradient[start + width] = (moves.gradient[start + width] as number) + error;
    });
  }
  return loss;
}

/** Adds the gradient of one position, for an error of the balance and what the policy has added. */
function blame({ width, inputs, bias, output, units, errors }: Net, { from, at }: Place, error: number): void {
  const row = width + 1;
  for (let unit = 0; unit < width; unit++) {
    const sum = units[unit] as number;
    errors[unit] = sum > 0 ? (errors[unit] as number) + error * (output.values[unit] as number) : 0;
    if (sum > 0) output.gradient[unit] = (output.gradient[unit] as number) + error * sum;
  }
  errors[width] = error;
  for (let unit = 0; unit < row; unit++)
    bias.gradient[unit] = (bias.gradient[unit] as number) + (errors[unit] as number);
  for (let i = from.begins[at] as number; i < (from.begins[at + 1] as number); i++) {
    const start = (from.inputs[i] as number) * row;
    for (let unit = 0; unit < row; unit++)
      inputs.gradient[start + unit] = (inputs.gradient[start + unit] as number) + (errors[unit] as number);
  }
}

/** How well the policy of a net foretells visits; `undefined` where no search has played. */
function measuredPolicy(net: Net, places: readonly Place[]): MeasuredPolicy | undefined {
  let [loss, even, first, count] = [0, 0, 0, 0];
  if (net.moves.values.length === 0) return undefined;
  for (const place of places) {
    const { from, at } = place;
    const shares = sharesOf(from, at);
    if (shares.length < 2) continue;
    chanceBy(net, place);
    const policy = policyBy(net, place);
    for (const [i, share] of shares.entries()) loss -= share * Math.log(Math.max(SURE, policy[i] as number));
    even += Math.log(shares.length);
    if (shares.indexOf(Math.max(...shares)) === policy.indexOf(Math.max(...policy))) first++;
    count++;
  }
  return count === 0 ? undefined : { loss: loss / count, even: even / count, first: first / count };
}

/** Trains a net on positions of games. Equal positions and settings give equal weights. */
export function trainJudge(
  all: readonly Positions[],
  { inputs, parts, epochs, width, rate, seed, decay, start, heard }: Training,
): Weights {
  const rng = seedRng(seed);
  const some = (size: number) => () => size * (2 * draw(rng) - 1);
  const hidden = some(FIRST);
  const from = (list: Float32Array | undefined, other: (i: number) => number) => (_: unknown, i: number) =>
    list?.[i] ?? other(i);
  const net: Net = {
    width,
    inputs: learned(
      inputs * (width + 1),
      from(start?.inputs, (i) => (i % (width + 1) === width ? 0 : hidden())),
    ),
    bias: learned(
      width + 1,
      from(start?.bias, () => 0),
    ),
    output: learned(width, from(start?.output, some(2 / Math.sqrt(width)))),
    moves: learned(
      parts * (width + 1),
      from(start?.moves, () => 0),
    ),
    units: new Float64Array(width + 1),
    errors: new Float64Array(width + 1),
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
        const won = aimOf(place);
        const chance = chanceBy(net, place);
        loss += entropy(won, chance) / places.length;
        net.errors.fill(0);
        if (parts > 0) blamePolicy(net, place, batch.length);
        blame(net, place, (chance - won) / batch.length);
      }
      step++;
      const now = rate * Math.max(LAST, 0.5 * (1 + Math.cos((Math.PI * step) / steps)));
      descend(net.inputs, now, decay, step);
      descend(net.bias, now, 0, step);
      descend(net.output, now, 0, step);
      descend(net.moves, now, decay, step);
    }
    heard?.(
      epoch,
      loss,
      measured(heldBack, (place) => chanceBy(net, place)),
      measuredPolicy(net, heldBack),
    );
  }
  const { inputs: rows, bias, output, moves } = net;
  return { width, inputs: rows.values, bias: bias.values, output: output.values, moves: moves.values };
}
