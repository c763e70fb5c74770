import { randomUUID } from 'node:crypto';
import type { AnyGame, Seat, Viewer } from '@wonders/core';
import { digest, load, save } from '@wonders/core/records';
import {
  createTable,
  dispatch,
  eventsSince,
  log,
  type Player,
  playthroughOf,
  playUntil,
  stateOf,
  type Table,
} from '@wonders/core/table';
import { offered } from './games.js';
import type { Opening } from './messages.js';
import type { Store, Tokens } from './store.js';

/** Somebody who looks at a room from a seat, or from none, and how many moves it has been told. */
export interface Listener {
  readonly viewer: Viewer;
  ply: number;
  readonly send: (message: object) => void;
}

export interface Room {
  readonly id: string;
  readonly tokens: Tokens;
  readonly listeners: Set<Listener>;
  table: Table<AnyGame>;
}

const playersOf = (tokens: Tokens): Record<Seat, Player<AnyGame>> =>
  Object.fromEntries(tokens.map((token, seat) => [seat, token === null ? 'script' : 'human']));

// #region open
/**
 * Opens a room: with a seed that nobody can guess, and a token for each seat that no bot plays.
 *
 * @throws `InvalidOptionsError` that names the option which is wrong.
 */
export function openRoom(store: Store, { game: name, options, bots }: Opening) {
  const game = offered.get(name)?.game;
  if (game === undefined) return undefined;
  const secret = { ...options, seed: randomUUID(), chance: 'sampled' };
  const tokens = game
    .seats(game.newGame(secret))
    .map(({ role }, seat) => (role === 'script' || bots.includes(seat) ? null : randomUUID()));
  const table = playUntil(createTable(game, { options: secret, seats: playersOf(tokens) }));
  const room = randomUUID();
  store.create(room, save(game, playthroughOf(table)), tokens);
  return { room, tokens };
}
// #endregion open

// #region load
/** The room as it was when its last move was kept: the game is played again, and compared with its digest. */
export function loadRoom(store: Store, id: string): Room | undefined {
  const kept = store.find(id);
  const game = offered.get(kept?.save.game ?? '')?.game;
  if (kept === undefined || game === undefined) return undefined;
  const loaded = load(game, kept.save);
  if (!loaded.ok) {
    console.error(`room ${id}: ${loaded.issue.message}`);
    return undefined;
  }
  const table = createTable(game, { record: loaded.playthrough.record, seats: playersOf(kept.tokens) });
  return { id, tokens: kept.tokens, listeners: new Set(), table };
}
// #endregion load

// #region tell
/** Tells a listener what it has missed, as its seat may know it, and what it sees now. */
export function tell({ table }: Room, listener: Listener): void {
  const { game, played } = table;
  const { viewer, ply } = listener;
  const words = offered.get(game.id)?.words ?? { describeEvent: () => '' };
  listener.ply = played.length;
  listener.send({
    kind: 'update',
    game: game.id,
    viewer,
    ply: played.length,
    view: game.view(stateOf(table), viewer),
    events: eventsSince(table, viewer, ply),
    lines: log(table, viewer, words, ply),
  });
}
// #endregion tell

// #region play
/** Plays a move that came from outside, lets the bots answer and tells everybody; or says why not. */
export function play(store: Store, room: Room, viewer: Viewer, text: string, meant: number) {
  const { table } = room;
  const { game, played } = table;
  // A spectator has no seat: what he sends is refused as the move of a seat that is not to move.
  const seat = viewer === 'spectator' ? -2 : viewer;
  const ply = isCurrent(table, seat, meant) ? played.length : meant;
  const result = dispatch(table, game.decodeMove(text), { seat, ply });
  if (!result.ok) return { kind: 'refused', refusal: result.refusal, message: result.message };
  const next = playUntil(result.table);
  const moves = next.played.slice(played.length).map(({ move }) => game.encodeMove(move));
  // First it is kept, then it is told: nobody has ever seen a move that a crash could undo.
  store.append(room.id, played.length, moves, digest(stateOf(next)));
  room.table = next;
  for (const listener of room.listeners) tell(room, listener);
  return undefined;
}

/** Whether a seat was to move already, and nothing has happened since but the secret choices of others. */
function isCurrent(table: Table<AnyGame>, seat: Seat, ply: number): boolean {
  const { game, played } = table;
  if (ply > played.length || !game.activeSeats(stateOf(table, ply)).includes(seat)) return false;
  return played.slice(ply).every(({ move, seat: by }, i) => {
    return by !== seat && game.viewMove(stateOf(table, ply + i), move, seat).kind === 'sealed';
  });
}
// #endregion play

/** The whole record of a game, seed and all: only when it is over. */
export const saveOf = ({ table }: Room) => table.game.outcome(stateOf(table)) && save(table.game, playthroughOf(table));
