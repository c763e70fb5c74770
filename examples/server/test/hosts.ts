/** What people do at a table besides moves: join late, resign, take moves back, hand their seat on, play again, look on. */
import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import type { Seat } from '@wonders/core';
import { load } from '@wonders/core/records';
import type { UpdateMessage } from '@wonders/core/table';
import { eightWonders as game } from '@wonders/eight-wonders';
import { WebSocket } from 'ws';
import { playSeat } from '../src/bot.js';
import { newDatabase, open, saveOf, start } from './start.js';

const database = newDatabase();
const server = await start(database);
const { origin } = server;
test.after(() => server.kill());

interface Update extends UpdateMessage {
  readonly room: {
    readonly players: readonly string[];
    readonly undo: { readonly seat: Seat; readonly revision: number; readonly agreed: readonly Seat[] } | null;
    readonly clock: { readonly left: readonly number[]; readonly running: readonly Seat[] } | null;
    readonly next: string | null;
  };
}

const three = { game: 'eight-wonders', options: { players: 3, startSeat: 0 } };

/** A client that knows the last update, and waits for one that it wants. */
function sit(room: string, token = '', at = origin) {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/rooms/${room}/play?token=${token}`);
  let last: Update | undefined;
  const refused: string[] = [];
  socket.on('message', (data) => {
    const told = JSON.parse(String(data));
    if (told.kind === 'update') last = told;
    else refused.push(told.refusal.code);
    socket.emit('told');
  });
  const until = async (wanted: (update: Update) => boolean): Promise<Update> => {
    const signal = AbortSignal.timeout(10_000);
    while (last === undefined || !wanted(last)) await once(socket, 'told', { signal });
    return last;
  };
  return {
    until,
    send: (message: object) => socket.send(JSON.stringify(message)),
    /** The house bot chooses a move for this seat. */
    async move(): Promise<void> {
      const { ply, revision, view, viewer } = await until(({ view, viewer }) =>
        game.activeSeats(view as never).includes(viewer as Seat),
      );
      const move = game.encodeMove(game.botMove(view as never, viewer as Seat));
      socket.send(JSON.stringify({ kind: 'move', game: game.id, ply, revision, seat: viewer, move }));
      await until((update) => update.revision > revision);
    },
    async refusal(): Promise<string> {
      const signal = AbortSignal.timeout(10_000);
      while (refused.length === 0) await once(socket, 'told', { signal });
      return refused.shift() ?? '';
    },
    close: () => socket.close(),
  };
}

const join = async (room: string) => {
  const answer = await fetch(`${origin}/rooms/${room}/join`, { method: 'POST' });
  return { status: answer.status, ...((await answer.json()) as { seat: Seat; token: string }) };
};
const listed = async () =>
  ((await (await fetch(`${origin}/lobby`)).json()) as { rooms: { room: string; free: number; moves: number }[] }).rooms;

test('the lobby lists rooms with free seats; people join late, in the place of a bot, until none is free', async () => {
  const { room, tokens } = await open(origin, { ...three, bots: [1, 2], free: [1, 2] });
  assert.deepEqual(tokens.slice(1), [null, null]);
  const first = sit(room, String(tokens[0]));
  await first.move();
  const before = await first.until(({ ply }) => ply > 1);
  assert.deepEqual(before.room.players, ['person', 'bot, free', 'bot, free']);
  assert.deepEqual((await listed()).find((each) => each.room === room)?.free, 2);
  const [a, b, c] = [await join(room), await join(room), await join(room)];
  assert.deepEqual([a.status, b.status, c.status], [201, 201, 409]);
  assert.deepEqual([a.seat, b.seat], [1, 2]);
  const late = sit(room, a.token);
  const update = await late.until(() => true);
  assert.deepEqual(update.room.players, ['person', 'person', 'person']);
  assert.equal(update.lines.length, update.ply, 'who joins late hears the whole game');
  assert.equal(
    (await listed()).find((each) => each.room === room),
    undefined,
  );
  assert.equal((await join('nowhere')).status, 409);
  for (const each of [first, late]) each.close();
});

test('many join at once, and each seat is given to one of them', async () => {
  const { room } = await open(origin, { ...three, free: [0, 1, 2] });
  const joined = await Promise.all(Array.from({ length: 8 }, () => join(room)));
  assert.deepEqual(joined.flatMap(({ status, seat }) => (status === 201 ? [seat] : [])).sort(), [0, 1, 2]);
  assert.equal(new Set(joined.flatMap(({ token }) => token ?? [])).size, 3);
});

test('a seat goes to a bot and back, and nothing is played for a person who is there', async () => {
  const { room, tokens } = await open(origin, three);
  const players = tokens.map((token) => sit(room, String(token)));
  const [ada, blaise, charles] = players;
  assert(ada && blaise && charles);
  await ada.until(() => true);
  for (const seat of [blaise, charles]) {
    await seat.until(() => true);
    seat.send({ kind: 'hand', to: 'bot' });
  }
  await ada.until(({ room: { players } }) => players.join() === 'person,bot,bot');
  await ada.move();
  const gone = await ada.until(({ view }) => game.activeSeats(view as never).join() === '0');
  blaise.send({ kind: 'hand', to: 'person' });
  await ada.until(({ room: { players } }) => players[1] === 'person');
  await ada.move();
  const waits = await blaise.until(({ ply, view }) => ply > gone.ply && game.activeSeats(view as never).includes(1));
  assert(waits.ply > gone.ply, 'the game waits for the person again');
  for (const each of players) each.close();
});

test('to take a move back is proposed, and done once all agree; the others hear that it was taken back', async () => {
  const { room, tokens } = await open(origin, three);
  const players = tokens.map((token) => sit(room, String(token)));
  const [ada, blaise, charles] = players;
  const watching = sit(room);
  assert(ada && blaise && charles);
  await ada.move();
  await Promise.all(players.map((each) => each.until(({ ply }) => ply === 1)));
  ada.send({ kind: 'undo' });
  const { room: asked, revision } = await blaise.until(({ room: { undo } }) => undo !== null);
  assert.deepEqual(asked.undo, { seat: 0, revision, agreed: [0] });
  await charles.until(({ room: { undo } }) => undo !== null);
  blaise.send({ kind: 'answer', revision, agrees: false });
  await ada.until(({ room: { undo } }) => undo === null);
  charles.send({ kind: 'answer', revision, agrees: true });
  assert.equal(await charles.refusal(), 'stale', 'nobody agrees to what is no longer proposed');
  watching.send({ kind: 'answer', revision, agrees: true });
  assert.equal(await watching.refusal(), 'not-your-turn');
  ada.send({ kind: 'undo' });
  for (const each of [blaise, charles]) {
    await each.until(({ room: { undo } }) => undo !== null && !undo.agreed.includes(each === blaise ? 1 : 2));
    each.send({ kind: 'answer', revision, agrees: true });
  }
  for (const each of [...players, watching]) {
    const { takenBack, lines, room } = await each.until(({ ply }) => ply === 0);
    assert.deepEqual([takenBack, lines, room.undo], [true, [], null]);
  }
  await ada.move();
  for (const each of [...players, watching]) each.close();
});

test('who resigns ends the game; the record is open then, nobody goes back, and a rematch keeps all seats', async () => {
  const { room, tokens } = await open(origin, three);
  const players = tokens.map((token) => sit(room, String(token)));
  const [ada, blaise] = players;
  const watching = sit(room);
  assert(ada && blaise);
  await ada.move();
  const again = (token: string) =>
    fetch(`${origin}/rooms/${room}/rematch?token=${token}`, { method: 'POST', body: '{}' });
  assert.equal((await again(String(tokens[0]))).status, 409, 'the game goes on');
  await watching.until(() => true);
  watching.send({ kind: 'resign' });
  assert.equal(await watching.refusal(), 'not-your-turn');
  blaise.send({ kind: 'resign' });
  for (const each of [...players, watching]) {
    const { outcome, takenBack, lines } = await each.until(({ outcome }) => outcome !== null);
    assert.deepEqual([outcome?.ending, outcome?.winners.includes(1), takenBack], ['resign', false, false]);
    assert.match(lines.at(-1)?.says ?? '', /ha(s|ve) resigned\. (You .*)?Winners: /);
  }
  for (const kind of ['undo', 'resign', 'hand']) {
    ada.send({ kind });
    assert.equal(await ada.refusal(), 'over');
  }
  const save = await saveOf(origin, room);
  assert.deepEqual(save.verdict, { by: 'resign', seat: 1, ply: 1 });
  assert(load(game, save).ok);
  assert.equal((await again('')).status, 409, 'a spectator asks for no rematch');
  const answers = await Promise.all(tokens.map(async (token) => (await again(String(token))).json()));
  const nexts = new Set(answers.map(({ room }: { room?: string }) => room));
  assert.equal(nexts.size, 1, 'all go to the same table');
  const [next = ''] = nexts;
  assert.equal((await ada.until(({ room }) => room.next !== null)).room.next, next);
  const bots = tokens.map((token) => playSeat(origin, String(next), String(token)));
  for (const { finished } of bots) assert.notEqual((await finished).outcome, null);
  assert.notEqual((await saveOf(origin, String(next))).options['seed'], save.options['seed']);
  for (const each of [...players, watching]) each.close();
});

test('a clock runs out, also while the server is down, and the game ends by time', async () => {
  const clock = { time: 1500, increment: 100 };
  const { room, tokens } = await open(origin, { ...three, bots: [1, 2], clock });
  const ada = sit(room, String(tokens[0]));
  const { room: begun } = await ada.until(() => true);
  assert.deepEqual(begun.clock?.running, [0]);
  const { outcome, room: ended } = await ada.until(({ outcome }) => outcome !== null);
  assert.deepEqual([outcome?.ending, ended.clock?.running], ['time', []]);
  ada.close();

  const place = newDatabase();
  const other = await start(place);
  const later = await open(other.origin, { ...three, bots: [1, 2], clock });
  await other.kill();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const again = await start(place);
  try {
    const back = sit(later.room, String(later.tokens[0]), again.origin);
    assert.equal((await back.until(() => true)).outcome?.ending, 'time');
    back.close();
  } finally {
    await again.kill();
  }
});

/** Timers as they are now and then: they end before the clock says so. */
const EARLY = `const { setTimeout: real } = globalThis;
globalThis.setTimeout = (work, ms, ...rest) => real(work, ms > 900 ? ms - 200 : ms, ...rest);`;

test('a clock runs out although the timer that waits for it is early', async () => {
  const early = `--import "data:text/javascript,${encodeURIComponent(EARLY)}"`;
  const hasty = await start(newDatabase(), 0, { NODE_OPTIONS: early });
  try {
    const { room, tokens } = await open(hasty.origin, { ...three, bots: [1, 2], clock: { time: 1200, increment: 0 } });
    const ada = sit(room, String(tokens[0]), hasty.origin);
    assert.equal((await ada.until(({ outcome }) => outcome !== null)).outcome?.ending, 'time');
    ada.close();
  } finally {
    await hasty.kill();
  }
});

test('a clock rests while the table waits for somebody to sit down', async () => {
  const { room, tokens } = await open(origin, {
    ...three,
    bots: [2],
    free: [1],
    clock: { time: 60_000, increment: 0 },
  });
  const ada = sit(room, String(tokens[0]));
  assert.deepEqual((await ada.until(() => true)).room.clock, { left: [60_000, 60_000, 60_000], running: [] });
  await join(room);
  assert.deepEqual((await ada.until(({ room }) => room.players[1] === 'person')).room.clock?.running, [0]);
  ada.close();
});
