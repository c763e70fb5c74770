import { createHmac, randomUUID } from 'node:crypto';
import type { AnyGame, Seat } from '@wonders/core';
import { commitment, jointSeed } from '@wonders/core/sealed';
import * as tables from '@wonders/core/table';
import { type Room, saved, storedOf, timed } from './room.js';
import { change, roomOf, store } from './rooms.js';

// #region promise
/** How long a ticket is good, in milliseconds. */
const PROMISED = 3_600_000;

/** A deal that was not committed to as it has to be. */
export class UncommittedDeal extends Error {}

/** The options of a deal: the server makes the seed, and lets the game draw by the sealed generator. */
const dealOf = (options: object, seed: readonly string[]) =>
  ({ ...options, seed: jointSeed(seed), chance: 'sampled', rng: 'sealed' }) as const;

/** The server's part of a seed. Nothing is kept for a ticket, so that strangers who ask for many take nobody else's away. */
const partOf = (ticket: string): string => createHmac('sha256', store.secret).update(ticket).digest('base64url');

/** A commitment that was told, and the ticket for the part that it was made with: when that was, and the number of the room. */
interface Told {
  readonly commitment: string;
  readonly ticket: string;
}

/**
 * Chooses the server's part of a seed, and tells only the commitment to it and to everything else that decides the deal.
 *
 * @throws `InvalidOptionsError` that names the wrong options.
 */
export function promise(game: AnyGame, options: object, now: number): Told {
  const ticket = `${now}.${randomUUID()}`;
  return { commitment: commitment(game, dealOf(options, [partOf(ticket)])), ticket };
}

/** What a deal is made with: a commitment that was told, with its ticket, and the parts of the players. */
export interface Agreed extends Told {
  readonly parts: readonly string[];
}

/** A deal that may be made: the room for it, which is opened once, and the parts of its seed, that of the server first. */
interface Deal {
  readonly id: string;
  readonly seed: readonly string[];
}

/**
 * The deal on which players have agreed. Without a commitment the server makes a new part.
 *
 * @throws `UncommittedDeal` for a commitment that is not to this deal.
 */
export function dealFor({ parts, ...given }: Agreed, game: AnyGame, options: object, now: number): Deal {
  const { commitment: told, ticket } = given.commitment === '' ? promise(game, options, now) : given;
  const [made, id = ''] = ticket.split('.');
  const part = partOf(ticket);
  const inTime = Number(made) <= now && now - Number(made) <= PROMISED;
  if (!inTime || commitment(game, dealOf(options, [part])) !== told)
    throw new UncommittedDeal('there is no such commitment to this deal');
  return { id, seed: [part, ...parts] };
}
// #endregion promise

// #region open
interface Opening {
  readonly options: object;
  /** The seats that bots play. */
  readonly bots: readonly Seat[];
  /** The seats that people may take in the lobby, those of bots as well. */
  readonly free: readonly Seat[];
  /** The time of each person, in milliseconds. */
  readonly clock?: { readonly time: number; readonly increment: number } | undefined;
}

/** Who sits where: `player` or `script`, seat by seat. */
export const rolesOf = (game: AnyGame, options: object) =>
  game.seats(game.newGame({ seed: '0', ...options })).map(({ role }) => role);

/**
 * Stores a room that is new.
 *
 * @throws `UncommittedDeal` where the ticket has opened it before.
 */
async function stored(room: Omit<Room, 'revision' | 'undo' | 'next'>, now: number): Promise<void> {
  const opened = timed({ ...room, revision: 0, undo: null, next: null }, now);
  if (!(await store.put(opened.id, undefined, storedOf(opened))))
    throw new UncommittedDeal('this ticket has opened a room');
}

/**
 * Opens a room, with a seed that cannot be guessed and a token for each seat that is neither a bot's nor free.
 *
 * @throws `InvalidOptionsError` that names the wrong options, `UncommittedDeal` for a deal that was made before.
 */
export async function openRoom(game: AnyGame, { options, bots, free, clock }: Opening, { id, seed }: Deal) {
  const secret = dealOf(options, seed);
  const roles = rolesOf(game, secret);
  const isBot = (seat: Seat): boolean => roles[seat] === 'script' || bots.includes(seat);
  const seats = Object.fromEntries(roles.map((_, seat) => [seat, isBot(seat) ? 'script' : 'human'] as const));
  const open = free.filter((seat) => seat in roles && roles[seat] !== 'script');
  const tokens = roles.map((_, seat) => (isBot(seat) || open.includes(seat) ? null : randomUUID()));
  const table = tables.playBots(tables.createTable(game, { options: secret, seats }));
  const now = Date.now();
  const started = clock === undefined ? null : tables.startClock(table, clock, now);
  await stored({ id, table, tokens, free: open, clock: started }, now);
  return { room: id, tokens };
}
// #endregion open

// #region join
/** Gives the first free seat of a room to a person, though the game may have begun. `undefined` where none is free. */
export async function joinRoom(id: string): Promise<{ readonly seat: Seat; readonly token: string } | undefined> {
  const token = randomUUID();
  const now = Date.now();
  const joined = await change(id, now, (room) => {
    const [seat] = room.free;
    if (seat === undefined) return { ok: true, room };
    const table = tables.handSeat(room.table, seat, 'human');
    const tokens = room.tokens.map((each, at) => (at === seat ? token : each));
    return { ok: true, room: timed({ ...room, table, tokens, free: room.free.slice(1), undo: null }, now) };
  });
  const seat = joined?.ok ? joined.room.tokens.indexOf(token) : -1;
  return seat < 0 ? undefined : { seat, token };
}
// #endregion join

// #region rematch
/**
 * Opens the room of the next game of the same players, who keep their tokens, once the game is over; everybody in the old room is told.
 * Whoever asks second gets the same room.
 *
 * @throws `UncommittedDeal` for a commitment that is not to this deal, and for fewer parts of the seed than it had before.
 */
export async function rematch(id: string, token: string, agreed: Agreed): Promise<string | undefined> {
  const old = await roomOf(id);
  if (old === undefined || token === '' || !old.tokens.includes(token)) return undefined;
  if (old.next !== null) return old.next;
  if (tables.outcomeOf(old.table) === undefined) return undefined;
  const now = Date.now();
  const { game, options } = old.table;
  const had = options.seed?.split('.').length ?? 1;
  if (1 + agreed.parts.length < had)
    throw new UncommittedDeal(`the seed of this game has ${had} parts, and that of a rematch needs as many`);
  const { id: next, seed } = dealFor(agreed, game, options, now);
  const table = tables.playBots(tables.rematch(old.table, jointSeed(seed)));
  const { clock: was, tokens } = old;
  const time = was === null ? null : Math.max(60_000, ...was.left);
  const clock = was && time ? tables.startClock(table, { time, increment: was.increment }, now) : null;
  await stored({ id: next, table, tokens, free: [], clock }, now);
  const told = await change(id, now, (room) => ({ ok: true, room: room.next === null ? { ...room, next } : room }));
  return told?.ok ? (told.room.next ?? undefined) : undefined;
}
// #endregion rematch

// #region reveal
/** The commitments to a room's deal with each part of its seed, that of the server first: no secret at any time. */
export async function commitmentsOf(id: string): Promise<readonly string[] | undefined> {
  const table = (await roomOf(id))?.table;
  return table?.options.seed?.split('.').map((seed) => commitment(table.game, { ...table.options, seed }));
}

/** The whole record of a game, seed included, once the game is over. */
export async function saveOf(id: string) {
  const table = (await roomOf(id))?.table;
  return table && tables.outcomeOf(table) && saved(table);
}
// #endregion reveal
