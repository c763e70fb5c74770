/**
 * Frames that no honest client sends, while honest clients play: nothing is lost, nothing secret is told, and memory stays flat.
 * `FRAMES=1000000 SEED=tonight npm run fuzz`
 */
import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { drawInt, type Rng, type Seat, seedRng } from '@wonders/core';
import { digest, load } from '@wonders/core/records';
import { createTable, playAnswer, stateOf, type Table, type UpdateMessage } from '@wonders/core/table';
import { eightWonders as game } from '@wonders/eight-wonders';
import { playSeat } from '../src/bot.js';
import { anyOf, chance, spoiltLine } from './frames.js';
import { Line, misbehave } from './hostile.js';
import { checkUpdate, disguised, found, secretsOf } from './seen.js';
import { newDatabase, type Opened, open, type Running, saveOf, start } from './start.js';
import { memoryOf } from './usage.js';

const FRAMES = Number(process.env['FRAMES'] ?? 3000);
const SEED = process.env['SEED'] ?? 'monday';
/** How many frames one line sends before the next one does: as many as may wait. */
const BURST = 16;
/** A room is played to its end, and opened anew, after this many frames. */
const ROOM = 10_000;
/** How much memory the server may take more at the end than after the first room, in MB. */
const GROWTH = 120;
const three = { game: 'eight-wonders', options: { players: 3 } };

/** A frame that a client with a view of the game might have sent, spoilt; or a right one for a wrong seat or ply. */
function frame({ viewer, now }: Line, rng: Rng): string {
  assert(now);
  const seat: Seat = viewer === 'spectator' || chance(rng, 0.2) ? drawInt(rng, 3) : viewer;
  // A view tells the moves of its own seat alone.
  const legal = seat === viewer ? game.legalMoves(now.view as Parameters<typeof game.legalMoves>[0], seat) : [];
  const move = legal.length > 0 ? game.encodeMove(anyOf(rng, legal)) : anyOf(rng, ['pass 0', 'offer 1 - false', '']);
  const message = { kind: 'move', game: game.id, ply: now.ply, seat, move };
  if (!chance(rng, 0.1)) return spoiltLine(message, rng);
  // A right message of a seat on its own line would be a move, like any other.
  return JSON.stringify(seat === viewer ? { ...message, ply: now.ply + 1 + drawInt(rng, 3) } : message);
}

/** The honest player of the seat that decides makes its move. */
async function honestMove(lines: readonly Line[]): Promise<void> {
  for (const line of lines) await line.settled();
  for (const line of lines) {
    const { viewer, now } = line;
    const view = now?.view as Parameters<typeof game.botMove>[0] | undefined;
    if (view === undefined || now === undefined || viewer === 'spectator') continue;
    if (!game.activeSeats(view).includes(viewer)) continue;
    const move = game.encodeMove(game.botMove(view, viewer));
    await line.say([JSON.stringify({ kind: 'move', game: game.id, ply: now.ply, seat: viewer, move })]);
    return;
  }
}

/** Whether everything that a line has heard is what its viewer may know, recomputed with other cards in the hidden hands. */
function check(table: Table<typeof game>, tokens: readonly string[], { viewer, heard }: Line): void {
  const others = tokens.filter((_, seat) => seat !== viewer);
  const secrets = secretsOf(table, others);
  const tables = new Map<number, Table<typeof game>>();
  /** The table after some moves, as this viewer might imagine it. */
  function imagined(ply: number): Table<typeof game> {
    const known = tables.get(ply);
    if (known !== undefined) return known;
    const state = viewer === 'spectator' ? stateOf(table, ply) : disguised(stateOf(table, ply), viewer);
    const last = table.played[ply - 1];
    const played = last === undefined ? [] : [...table.played.slice(0, ply - 1), { ...last, state }];
    const made = { ...table, played, opening: ply === 0 ? state : table.opening };
    tables.set(ply, made);
    return made;
  }
  for (const { text, frame: sent, seen } of heard) {
    assert.deepEqual(found(text, secrets), []);
    const told = JSON.parse(text) as UpdateMessage | { readonly kind: 'refused' };
    if (told.kind === 'update') {
      if (viewer !== 'spectator') checkUpdate(table, viewer, told, seen);
      continue;
    }
    assert(sent !== undefined, 'only a frame is refused');
    const answer = playAnswer(imagined(seen), sent, viewer);
    assert(!answer.ok, `${sent} is refused`);
    assert.equal(text, JSON.stringify({ kind: 'refused', refusal: answer.refusal, message: answer.message }));
  }
}

/** Fuzzes one room while it is played, and plays it to its end. Gives the number of moves. */
async function fuzzRoom(origin: string, frames: number, rng: Rng): Promise<number> {
  const opened: Opened = await open(origin, three);
  const tokens = opened.tokens.map(String);
  const honest = tokens.map((token, seat) => new Line(origin, opened.room, seat, token));
  const hostile = tokens.map((token, seat) => new Line(origin, opened.room, seat, token));
  hostile.push(new Line(origin, opened.room, 'spectator', ''));
  for (const line of [...honest, ...hostile]) await line.settled();
  let told = '';
  const moves = 40;
  const bursts = Math.ceil(frames / BURST);
  for (let burst = 0; burst < bursts; burst++) {
    for (const each of hostile) await each.settled();
    const line = anyOf(rng, hostile);
    await line.say(Array.from({ length: BURST }, () => frame(line, rng)));
    if (chance(rng, 0.2)) told += await misbehave(origin, opened.room, tokens[drawInt(rng, 3)] ?? '', rng);
    if (burst % Math.max(1, Math.floor(bursts / moves)) === 0) await honestMove(honest);
  }
  for (const line of [...honest, ...hostile]) line.close();
  const last = await Promise.all(tokens.map((token) => playSeat(origin, opened.room, token).finished));
  const save = await saveOf(origin, opened.room);
  const loaded = load(game, save);
  assert(loaded.ok, loaded.ok ? '' : loaded.issue.message);
  assert.equal(digest(loaded.playthrough.state), save.digest);
  for (const { ply } of last) assert.equal(ply, save.moves.length, 'nothing was lost');
  const table = createTable(game, { record: loaded.playthrough.record });
  for (const line of [...honest, ...hostile]) check(table, tokens, line);
  assert.deepEqual(found(told, secretsOf(table, [])), []);
  return save.moves.length;
}

async function run(server: Running): Promise<void> {
  const { origin } = server;
  const rng = seedRng(SEED);
  const bystanders = await open(origin, three);
  const [token = ''] = bystanders.tokens;
  const before = new Line(origin, bystanders.room, 0, token ?? '');
  await before.settled();
  await honestMove([before]);
  let begin: number | undefined;
  let moves = 0;
  for (let done = 0; done < FRAMES; done += ROOM) {
    moves += await fuzzRoom(origin, Math.min(ROOM, FRAMES - done), rng);
    begin ??= memoryOf(server.process.pid);
  }
  assert.equal(server.process.exitCode, null);
  const end = memoryOf(server.process.pid);
  if (begin !== undefined && end !== undefined) assert(end - begin < GROWTH, `${begin} MB became ${end} MB`);
  const after = new Line(origin, bystanders.room, 0, token ?? '');
  await after.settled();
  assert.deepEqual(after.now?.view, before.now?.view, 'another room has noticed nothing');
  console.log(`${FRAMES} frames, ${moves} moves, ${begin?.toFixed(0)} MB, at the end ${end?.toFixed(0)} MB`);
}

test(`${FRAMES} frames from the seed ${SEED}: FRAMES=${FRAMES} SEED=${SEED} npm run fuzz`, async () => {
  const server = await start(newDatabase(), 0, { PACE: '0' });
  try {
    await run(server);
  } finally {
    await server.kill();
  }
});

test('connections that say nothing are dropped', async () => {
  const server = await start(newDatabase(), 0, { SILENCE: '2000' });
  try {
    const { room, tokens } = await open(server.origin, three);
    const port = Number(new URL(server.origin).port);
    const ended = async (text: string): Promise<void> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(text);
      await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
    };
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    const http = `HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n${key}`;
    await Promise.all([
      ended(''),
      ended(`GET / ${http}Upgrade: h2c\r\n\r\n`),
      ended(`GET /rooms/${room}/play?token=${tokens[0]} ${http}Upgrade: websocket\r\n\r\n`),
    ]);
    const lively = new Line(server.origin, room, 1, String(tokens[1]));
    await lively.settled();
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await lively.settled();
    lively.close();
  } finally {
    await server.kill();
  }
});
