/** What a message makes of a room: clocks go by its arrival, rights by who owns a seat, and what changes nothing makes no new room. */
import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@wonders/core';
import * as tables from '@wonders/core/table';
import { eightWonders as game, type State } from '@wonders/eight-wonders';
import { type Acted, act, flagged } from '../src/acts.js';
import { guard, inbox } from '../src/lines.js';
import { facts, type Room, timed } from '../src/room.js';

const BEGUN = 1_000_000;
const INCREMENT = 5000;

/** A table of three, of which some seats belong to people, with their clocks running since BEGUN. */
function room(owned: readonly Seat[] = [0, 1, 2]): Room {
  const seats = Object.fromEntries([0, 1, 2].map((seat) => [seat, owned.includes(seat) ? 'human' : 'script'] as const));
  const table = tables.createTable(game, { options: { players: 3, startSeat: 0, seed: 'monday' }, seats });
  const clock = tables.startClock(table, { time: 60_000, increment: INCREMENT }, BEGUN);
  const tokens = [0, 1, 2].map((seat) => (owned.includes(seat) ? `token-${seat}` : null));
  return { id: 'room', table, tokens, free: [], undo: null, clock, next: null, revision: 0 };
}

/** The room after a message, which has to be taken. */
function after(from: Room, seat: Seat, message: object, arrived = BEGUN): Room {
  const acted = act(from, seat, JSON.stringify(message), arrived);
  assert(acted.ok, acted.ok ? '' : acted.message);
  return acted.room;
}

/** The move that the house bot makes for the seat that decides. */
function move({ table }: Room): readonly [Seat, object] {
  const state = tables.stateOf(table) as State;
  const [seat = -1] = game.activeSeats(state);
  const code = game.encodeMove(game.botMove(state, seat));
  return [seat, { kind: 'move', game: game.id, ply: table.played.length, revision: table.revision, seat, move: code }];
}

const codeOf = (acted: Acted): string | undefined => (acted.ok ? undefined : acted.refusal.code);

test('a move is judged by when it has arrived, and who decides next has lost nothing while it waited', () => {
  const from = room();
  const [seat, message] = move(from);
  // It is served long after it has arrived: a million milliseconds are the beginning of 1970.
  const next = after(from, seat, message, BEGUN + 1000);
  const { clock } = next;
  assert(clock);
  assert.equal(clock.left[seat], 60_000 - 1000 + INCREMENT);
  const left = tables.timeLeft(clock, Date.now());
  for (const other of clock.running) assert((left[other] ?? 0) > 59_000, 'the wait counts for nobody');
  assert(clock.running.length > 0);
});

test('a move that arrives when the time is up only ends the game', () => {
  const from = room();
  const [seat, message] = move(from);
  assert.equal(tables.outcomeOf(after(from, seat, message, BEGUN + 59_999).table), undefined);
  const late = after(from, seat, message, BEGUN + 60_000);
  assert.deepEqual([tables.outcomeOf(late.table)?.ending, late.table.played.length], ['time', 0]);
  const early = flagged(from, BEGUN + 59_999);
  assert(early.ok && early.room === from);
});

test('no message sets a clock back, though it may have arrived before the last change', () => {
  const from = room();
  const [seat, message] = move(from);
  const next = after(from, seat, message, BEGUN + 1000);
  const handed = after(next, seat, { kind: 'hand', to: 'bot' }, BEGUN + 500);
  assert.equal(handed.clock?.since, next.clock?.since);
});

test('the increment is for a move of a person, and for nothing else', () => {
  const alone = room([0]);
  const [seat, message] = move(alone);
  const moved = after(alone, seat, message, BEGUN + 1000);
  assert(moved.table.played.length > 1, 'bots have answered at once');
  const left = (moved.clock && tables.timeLeft(moved.clock, Date.now())[0]) ?? 0;
  assert(left > 60_000 && left <= 60_000 - 1000 + INCREMENT, 'a turn ends though bots answer at once');
  const away = after(alone, 0, { kind: 'hand', to: 'bot' }, BEGUN + 1000);
  assert.equal(away.clock?.left[0], 59_000, 'a bot earns no time');
  const three = room();
  const [first, begins] = move(three);
  const going = after(three, first, begins);
  const [decides = -1] = going.clock?.running ?? [];
  const handed = after(going, decides, { kind: 'hand', to: 'bot' });
  assert((handed.clock?.left[decides] ?? Infinity) <= (going.clock?.left[decides] ?? 0));
});

test('a seat that a bot plays still has its owner to ask before a move is taken back', () => {
  const from = room();
  const [seat, message] = move(from);
  const others = [0, 1, 2].filter((each) => each !== seat);
  let now = after(from, seat, message);
  for (const other of others) now = after(now, other, { kind: 'hand', to: 'bot' });
  const asked = after(now, seat, { kind: 'undo' });
  assert.deepEqual(asked.undo?.agreed, [seat]);
  assert.equal(asked.table.played.length, now.table.played.length, 'nothing is taken back yet');
  const { revision } = asked.table;
  let agreed = asked;
  for (const other of others) agreed = after(agreed, other, { kind: 'answer', revision, agrees: true });
  assert(agreed.table.revision > revision, 'all owners have agreed');
  assert.deepEqual(agreed.table.players, now.table.players, 'bots go on with the seats');
});

test('a proposal to take a move back outlives the change of a seat', () => {
  const from = room();
  const [seat, message] = move(from);
  const asked = after(after(from, seat, message), seat, { kind: 'undo' });
  assert(!asked.clock?.running.includes(seat), 'it is the turn of others, so that no bot moves');
  assert.deepEqual(after(asked, seat, { kind: 'hand', to: 'bot' }).undo, asked.undo);
});

test('what changes nothing makes no new room', () => {
  const from = room();
  const [seat, message] = move(from);
  const moved = after(from, seat, message);
  const asked = after(moved, seat, { kind: 'undo' });
  const { revision } = asked.table;
  const other = [0, 1, 2].find((each) => each !== seat) ?? 0;
  const agreed = after(asked, other, { kind: 'answer', revision, agrees: true });
  for (const [same, by, sent] of [
    [from, 1, { kind: 'undo' }],
    [from, 0, { kind: 'hand', to: 'person' }],
    [asked, seat, { kind: 'undo' }],
    [asked, seat, { kind: 'answer', revision, agrees: true }],
    [agreed, seat, { kind: 'undo' }],
    [agreed, other, { kind: 'answer', revision, agrees: true }],
  ] as const)
    assert.equal(after(same, by, sent), same, JSON.stringify(sent));
  assert.notEqual(asked, moved);
  assert.equal(codeOf(act(from, 'spectator', '{"kind":"undo"}', BEGUN)), 'not-your-turn');
});

test('a clock rests while a seat waits for a person, and nobody earns by it', () => {
  const resting = timed({ ...room(), free: [2] }, BEGUN + 1000, INCREMENT);
  assert.deepEqual(facts(resting, BEGUN + 9000).clock, { left: [59_000, 60_000, 60_000], running: [] });
});

/** A line whose client reads nothing more of what it is sent, and what the server did with it. */
function silent(waiting: number) {
  const done: unknown[] = [];
  const raw = { bufferedAmount: waiting, pause: () => done.push('pause'), terminate: () => done.push('gone') };
  const socket = { raw, send: () => done.push('sent'), close: (code: number) => done.push(code) };
  return { done, socket: socket as unknown as Parameters<typeof guard>[0] };
}

test('a client that does not read is cut off before its messages fill the memory', async () => {
  const [reads, hoards] = [silent(999_999), silent(1_000_000)];
  for (const { socket } of [reads, hoards]) await guard(socket, async (send) => send({}));
  assert.deepEqual([reads.done, hoards.done], [['sent'], [1013]]);
});

test('of the messages of one line sixteen may wait, and are served one after the other with their times', async () => {
  const served: string[] = [];
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { bring, oldest } = inbox(async (message, arrived) => {
    served.push(message);
    assert(Math.abs(arrived - begun) < 5000);
    await gate;
  });
  const begun = Date.now();
  const line = silent(0);
  for (let i = 0; i < 16; i++) bring(line.socket, String(i));
  assert.deepEqual([served, line.done], [['0'], []], 'the others wait');
  assert((oldest() ?? 0) >= begun);
  go();
  while (oldest() !== undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual(
    served,
    Array.from({ length: 16 }, (_, i) => String(i)),
  );
  const flood = inbox(() => new Promise(() => undefined));
  for (let i = 0; i < 100_000; i++) flood.bring(line.socket, String(i));
  assert.deepEqual(line.done, [1008, 'pause'], 'it hears it once, and nothing more is read');
  assert.equal(flood.oldest(), undefined, 'and what waited is gone');
});
