import type { Told } from './measure.js';

/** The chances of one tenth, from 0 to 10 %, 10 to 20 % and so on. */
export interface Tenth {
  /** How many chances were told. */
  readonly count: number;
  /** Their mean, 0 to 1. */
  readonly told: number;
  /** What came on average, 0 to 1. */
  readonly came: number;
  /** How far what comes may be off by chance: its standard error over the games, where what is told is off by as much as it may be. */
  readonly error: number;
}

/** How reliable chances are. */
export interface Reliability {
  readonly games: number;
  readonly chances: number;
  /** The mean square of what they missed: 0.25 for a coin. */
  readonly brier: number;
  /** The mean surprise: 0.693 for a coin. */
  readonly logLoss: number;
  /** The tenths, the least chances first. */
  readonly tenths: readonly Tenth[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** No chance surprises more than one of this. */
const LEAST = 0.001;

function surprise({ chance, came }: Told): number {
  const told = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return -came * Math.log(told) - (1 - came) * Math.log(1 - told);
}

/** The standard error of the mean of what comes where chances are as told: the moves of a game share its result. */
function errorOf(all: readonly Told[], told: number): number {
  const moves = new Map<number, number>();
  for (const { number } of all) moves.set(number, (moves.get(number) ?? 0) + 1);
  const squares = [...moves.values()].reduce((sum, each) => sum + each * each, 0);
  return Math.sqrt(told * (1 - told) * squares) / all.length;
}

/** How far what is told of a tenth may be from what comes. */
export const BOUND = 0.05;

const clamped = (miss: number): number => Math.max(-BOUND, Math.min(BOUND, miss));

/** How reliable the chances were that somebody told. */
export function reliabilityOf(all: readonly Told[]): Reliability {
  const tenths = Array.from({ length: 10 }, (_, i) => {
    const here = all.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === i);
    const [told, came] = [mean(here.map(({ chance }) => chance)), mean(here.map((each) => each.came))];
    return here.length === 0
      ? { count: 0, told: 0, came: 0, error: 1 }
      : { count: here.length, told, came, error: errorOf(here, told + clamped(came - told)) };
  });
  return {
    games: new Set(all.map(({ number }) => number)).size,
    chances: all.length,
    brier: mean(all.map(({ chance, came }) => (chance - came) ** 2)),
    logLoss: mean(all.map(surprise)),
    tenths,
  };
}

/** The tenths of which the games show that what is told is farther from what comes than it may be. */
export const unreliable = ({ tenths }: Pick<Reliability, 'tenths'>): readonly Tenth[] =>
  tenths.filter(({ told, came, error }) => Math.abs(told - came) > BOUND + 2.6 * error);
