/// <reference lib="webworker" />
import type { Seat } from '@wonders/core';
import { analyse, courseOf, type Moment, summary } from '@wonders/core/coach';
import { load } from '@wonders/core/records';
import { offers } from './games.js';

/** A game for the coach to review, as the page sends it. */
export interface Homework {
  /** The name of its package. */
  readonly game: string;
  readonly language: string;
  /** The game as a save. */
  readonly save: string;
  /** Whose moves are judged. */
  readonly seat: Seat;
}

/** A decision of the reader that cost much, or that was a close call. */
export interface Mistake {
  /** How many moves of the game came before it. */
  readonly ply: number;
  readonly says: string;
}

/** What the coach has found so far. */
export interface Review {
  /** How much of the game is judged, from 0 to 1. */
  readonly part: number;
  /** The chance to win, from 0 to 1, before and after each decision that has been judged, and at the end: what the sentences say. */
  readonly points: readonly Moment[];
  /** The whole game in sentences; empty until it is judged. */
  readonly lines: readonly string[];
  /** The costliest decisions, the dearest first; empty until the game is judged. */
  readonly mistakes: readonly Mistake[];
}

/** For each decision: most intervals are then narrower than what a blunder costs. */
const ITERATIONS = 160;

self.onmessage = async ({ data }: MessageEvent<Homework>) => {
  const playable = await offers[data.game]?.load(data.language);
  const read = playable && load(playable.game, data.save);
  if (playable === undefined || read?.ok !== true) return;
  const { game, describeMove, coach } = playable;
  const { record } = read.playthrough;
  const steps = analyse(game, record, { seat: data.seat, iterations: ITERATIONS });
  let step = steps.next();
  for (let judged = -1; step.done !== true; step = steps.next()) {
    const { decisions, reviews } = step.value;
    if (reviews.length === judged || reviews.length === decisions) continue;
    judged = reviews.length;
    const part = judged / decisions;
    self.postMessage({ part, points: courseOf(record, step.value), lines: [], mistakes: [] } satisfies Review);
  }
  const found = summary(game, record, step.value, { describeMove, ...(coach && { coach }) });
  const { lines } = found;
  const costly = [...found.mistakes, ...found.closeCalls];
  const general = lines.length - costly.length;
  self.postMessage({
    part: 1,
    points: courseOf(record, step.value),
    lines: lines.slice(0, general),
    mistakes: costly.map(({ ply }, i) => ({ ply, says: lines[general + i] ?? '' })),
  } satisfies Review);
};
