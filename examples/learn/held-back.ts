/** How well chances agree with who won, on games that are held back. */
import type { Positions } from './judge-games.js';

/** A position in one of several lists of games. */
export interface Place {
  readonly from: Positions;
  readonly at: number;
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

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance is never taken for certain. */
export const SURE = 1e-6;
export const entropy = (won: number, chance: number): number =>
  -won * Math.log(Math.max(SURE, chance)) - (1 - won) * Math.log(Math.max(SURE, 1 - chance));

/** Rounds of Newton's method until the slope stands. */
const ROUNDS = 8;

/** How well the chances for positions agree with who won. */
export function measured(places: readonly Place[], chanceOf: (place: Place) => number): Measured {
  let [loss, right] = [0, 0];
  for (const place of places) {
    const won = place.from.won[place.at] as number;
    const chance = chanceOf(place);
    loss += entropy(won, chance);
    if (won !== 0.5 && won > 0.5 === chance > 0.5) right++;
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
