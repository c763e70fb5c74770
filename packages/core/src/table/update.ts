import type { AnyGame, EventOf } from '../contract/game.js';
import type { Viewer } from '../contract/position.js';
import type { Refusal } from '../contract/refusal.js';
import type { Schema } from '../contract/schema.js';
import { tableGiven } from '../engine/given.js';
import { integer } from '../schema/fields.js';
import { either, object, schema } from '../schema/schema.js';
import { isLate } from './late.js';
import { eventsSince, type Line, type LogWords, log } from './log.js';
import { positionOf, type TablePosition } from './position.js';
import { stateOf, type Table } from './value.js';

/**
 * News for a remote viewer of a table: the position now, and the events since the last message. Send `ply` and `revision` back with your
 * move, and as what you have seen.
 *
 * @category Table
 */
export interface UpdateMessage<G extends AnyGame = AnyGame> extends TablePosition<G> {
  readonly kind: 'update';
  /** After which move `events` and `lines` begin. */
  readonly since: number;
  /**
   * Whether moves that the viewer knew were taken back, as far as the revision that it had seen tells. `since` is then 0: forget all
   * lines, and take these.
   */
  readonly takenBack: boolean;
  /** The events since. */
  readonly events: readonly EventOf<G>[];
  /** The moves since, and the verdict, in words. */
  readonly lines: readonly Line[];
}

/**
 * What a viewer has seen of a table, as its last update said.
 *
 * @category Table
 */
export interface LastSeen {
  /** How many moves. */
  readonly ply: number;
  /** The revision of the table then. Absent: moves that were taken back since then go unnoticed. */
  readonly revision?: number | undefined;
}

/**
 * Why a request is not met, for the one who sent it.
 *
 * @category Table
 */
export interface RefusedMessage {
  readonly kind: 'refused';
  /** Why, as data. */
  readonly refusal: Refusal;
  /** The refusal as a sentence. */
  readonly message: string;
}

const count = integer(0, 1_000_000_000);

const seenSchema: Schema<LastSeen> = object<LastSeen>({
  ply: count,
  revision: either(
    schema('absent', (value): value is undefined => value === undefined),
    count,
  ),
});

/** Whether a viewer of a table can have seen that. Where moves were taken back, it may be more moves than there are now. */
function isSeen({ played, revision: now }: Table<AnyGame>, { ply, revision }: LastSeen): boolean {
  if (revision === undefined) return ply <= played.length;
  return ply <= revision && revision <= now && revision - ply <= now - played.length;
}

/** What a viewer has seen, or why it cannot have seen that. */
function seenOf(table: Table<AnyGame>, since: unknown): LastSeen | RefusedMessage {
  const result = seenSchema['~standard'].validate(typeof since === 'number' ? { ply: since } : since);
  const ok = !('issues' in result) && isSeen(table, result.value);
  if (ok) return result.value;
  const { played, revision, game } = table;
  const expected = `what a viewer has seen of ${played.length} moves, at revision ${revision} at most`;
  const refusal: Refusal = { code: 'malformed', path: 'since', expected };
  return { kind: 'refused', refusal, message: game.describeRefusal(refusal, stateOf(table)) };
}

/**
 * The first message for a viewer: the table as it is, and its whole log.
 *
 * @example
 * ```ts
 * import { createTable, updateMessage } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const { ply, since, lines } = updateMessage(table, 0, { describeEvent: () => undefined }); // to the client of seat 0
 * console.log(ply, since, lines); // 0 0 []
 * ```
 * @category Table
 */
export function updateMessage<G extends AnyGame>(table: Table<G>, viewer: Viewer, words: LogWords<G>): UpdateMessage<G>;
/**
 * The next message for a viewer.
 *
 * @param since - What the viewer has seen already, as {@link LastSeen} or only the number of moves. It may come from the network: it is
 *   checked.
 * @returns A {@link RefusedMessage}, where the viewer cannot have seen that: the ply or the revision is no whole number from 0, or
 *   beyond the game. Send it instead.
 * @example
 * ```ts
 * import { createTable, playAnswer, updateMessage } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const words = { describeEvent: () => undefined };
 * const { game, ply, revision, viewer: seat, view } = updateMessage(table, 0, words); // to the client of seat 0
 * const move = sealed.encodeMove(sealed.botMove(view, 0)); // there
 * const played = playAnswer(table, { kind: 'move', game, ply, revision, seat, move }, 0); // and back
 * console.log(played.ok && updateMessage(played.table, 1, words).events); // [{ kind: 'bid', seat: 0, card: 'hidden' }]
 * console.log(updateMessage(table, 0, words, 7).kind); // refused
 * ```
 * @category Table
 */
export function updateMessage<G extends AnyGame>(
  table: Table<G>,
  viewer: Viewer,
  words: LogWords<G>,
  since: unknown,
): UpdateMessage<G> | RefusedMessage;
export function updateMessage<G extends AnyGame>(
  table: Table<G>,
  viewer: Viewer,
  words: LogWords<G>,
  since: unknown = 0,
): UpdateMessage<G> | RefusedMessage {
  tableGiven('updateMessage', table);
  const seen = seenOf(table, since);
  if ('kind' in seen) return seen;
  const takenBack = isLate(table, seen);
  const from = takenBack ? 0 : seen.ply;
  return {
    kind: 'update',
    ...positionOf(table, viewer),
    since: from,
    takenBack,
    events: eventsSince(table, viewer, from),
    // Whoever has seen the revision of the verdict knows its line.
    lines: log(table, viewer, words, seen.revision === table.revision ? from + 1 : from),
  };
}
