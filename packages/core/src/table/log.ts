import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../contract/game.js';
import type { SealedMove } from '../contract/notation.js';
import { CHANCE, type Seat, type Viewer } from '../contract/position.js';
import type { Gain, Told } from '../contract/told.js';
import { tableGiven } from '../engine/given.js';
import { stateOf, stepsOf, type Table } from './value.js';

/**
 * The words of a game for its log: its entry `words`, or a translation.
 *
 * @category Table
 */
export interface LogWords<G extends AnyGame> {
  /** An event as an item; `undefined` where the sentence of the move has said it. */
  describeEvent(position: StateOf<G> | ViewOf<G>, event: EventOf<G>): Told | undefined;
  /** How a verdict ended the game. Without it, a verdict has no line. */
  describeOutcome?(position: StateOf<G> | ViewOf<G>): string;
  /** What seats gain and lose by an event, in figures. Without it, lines have none. */
  describeGains?(position: StateOf<G> | ViewOf<G>, event: EventOf<G>): readonly Gain[];
  /** Default: that of the game, in English. */
  describeMove?(position: StateOf<G> | ViewOf<G>, move: MoveOf<G> | SealedMove): string;
}

/**
 * A move in the log, or the verdict that ended the game.
 *
 * @category Table
 */
export interface Line {
  /** The number of the move, from 1; of a verdict the next number. */
  readonly ply: number;
  /** The seat that moved, or lost by the verdict; {@link CHANCE} for the table itself. */
  readonly seat: Seat;
  /** The name of the seat; `''` for the table itself. */
  readonly who: string;
  /** The move as a sentence that says no more than the viewer may know. */
  readonly says: string;
  /** Its events, in the order in which they happened. */
  readonly events: readonly Told[];
  /** What seats gained and lost by it, in figures: `+3 coins`. */
  readonly gains: readonly Gain[];
}

/**
 * The events since a ply, as a viewer may know them.
 *
 * @param ply - How many moves the viewer has seen already. Default 0: everything.
 * @category Table
 */
export function eventsSince<G extends AnyGame>(table: Table<G>, viewer: Viewer, ply = 0): readonly EventOf<G>[] {
  tableGiven('eventsSince', table);
  return stepsOf(table, ply).flatMap(({ events }) => events.map((event) => table.game.viewEvent(event, viewer)));
}

/**
 * The game in words, as a viewer may know it: secret choices of other seats appear once they are revealed. A verdict has the last line.
 *
 * @param ply - How many lines the viewer knows already. Default 0.
 * @example
 * ```ts
 * import { createTable, log, playBots } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const seats = { 0: 'script', 1: 'script' } as const;
 * const table = playBots(createTable(sealed, { options: { seats: 2, seed: 'monday' }, seats }));
 * console.log(log(table, 'spectator', { describeEvent: () => undefined })[0]?.who); // Seat 1
 * ```
 * @category Table
 */
export function log<G extends AnyGame>(table: Table<G>, viewer: Viewer, words: LogWords<G>, ply = 0): readonly Line[] {
  tableGiven('log', table);
  const { game } = table;
  const { describeMove = game.describeMove } = words;
  const lines = stepsOf(table, ply).map(({ seat, move, events, before }, i): Line => {
    // What has happened is told from where it began: a card that is built does not lie in the city yet.
    const seen = game.view(before, viewer);
    const heard = events.map((event) => game.viewEvent(event, viewer));
    return {
      ply: ply + i + 1,
      seat,
      who: game.seats(before)[seat]?.name ?? '',
      says: describeMove(seen, game.viewMove(before, move, viewer)),
      events: heard.flatMap((event) => words.describeEvent(seen, event) ?? []),
      gains: heard.flatMap((event) => words.describeGains?.(seen, event) ?? []),
    };
  });
  const { verdict, played } = table;
  if (verdict?.ply !== played.length || words.describeOutcome === undefined || ply > played.length) return lines;
  const state = stateOf(table);
  const seat = verdict.seat ?? CHANCE;
  const who = game.seats(state)[seat]?.name ?? '';
  const says = words.describeOutcome(game.view(state, viewer));
  return [...lines, { ply: played.length + 1, seat, who, says, events: [], gains: [] }];
}
