/** Clients that keep to no rule, and the lines of those that do. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { drawInt, type Rng, type Viewer } from '@wonders/core';
import type { UpdateMessage } from '@wonders/core/table';
import { WebSocket } from 'ws';
import { anyOf, deep, noise, spoiltText } from './frames.js';

export const socketTo = (origin: string, room: string, query: string): WebSocket =>
  new WebSocket(`${origin.replace('http', 'ws')}/rooms/${room}/play?${query}`);

/** What a line has brought, and after which frame of the client, if it was an answer. */
interface Heard {
  readonly text: string;
  /** The frame that it answers. */
  readonly frame: string | undefined;
  /** How many moves the client had seen before. */
  readonly seen: number;
}

/** A line on which every answer is awaited, so that each can be checked afterwards. */
export class Line {
  readonly viewer: Viewer;
  readonly heard: Heard[] = [];
  /** The last update. */
  now: UpdateMessage | undefined;
  private readonly socket: WebSocket;
  private waiting: string[] = [];
  private seen: number;

  constructor(origin: string, room: string, viewer: Viewer, token: string, seen = 0) {
    this.viewer = viewer;
    this.seen = seen;
    this.socket = socketTo(origin, room, `token=${token}&ply=${seen}`);
    this.socket.on('message', (data) => this.take(String(data)));
    this.socket.on('error', () => undefined);
  }

  private take(text: string): void {
    const told = JSON.parse(text) as { readonly kind: string };
    // The first update answers no frame, and neither does news of a move of another seat: nothing is waiting then.
    this.heard.push({ text, frame: this.now === undefined ? undefined : this.waiting.shift(), seen: this.seen });
    if (told.kind !== 'update') return;
    this.now = told as UpdateMessage;
    this.seen = this.now.ply;
  }

  /** Waits until everything that was sent before has been answered. */
  async settled(): Promise<void> {
    // A ping is answered at once, a frame in its turn.
    const signal = AbortSignal.timeout(20_000);
    while (this.now === undefined || this.waiting.length > 0) await once(this.socket, 'message', { signal });
    this.socket.ping();
    await once(this.socket, 'pong');
    assert.deepEqual(this.waiting, [], 'every frame is answered');
  }

  /** Sends frames, and waits for an answer to each. */
  async say(frames: readonly string[]): Promise<void> {
    await this.settled();
    // As they arrive: half a character becomes a sign for it on the way.
    this.waiting = frames.map((frame) => Buffer.from(frame).toString());
    for (const frame of [...this.waiting]) this.socket.send(frame);
    await this.settled();
  }

  close(): void {
    this.socket.close();
  }
}

/** Writes bytes to a new connection, perhaps closes this end of it, and then the other. Gives what came back. */
async function bytes(origin: string, parts: readonly (string | Buffer)[], halfClosed: boolean): Promise<string> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  for (const part of parts) socket.write(part);
  if (halfClosed) socket.end();
  await Promise.race([once(socket, 'end').catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 40))]);
  socket.destroy();
  return answer;
}

/** A text as a part of an address; half a character becomes a sign for it. */
const inUrl = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/** One thing that no client should do, apart from the frames of a line. Gives what the server has answered. */
export async function misbehave(origin: string, room: string, token: string, rng: Rng): Promise<string> {
  const path = `/rooms/${room}/play?token=${token}`;
  const asked = async (url: string, init?: RequestInit): Promise<string> =>
    (await fetch(`${origin}${url}`, init)).text();
  const opening = { game: 'eight-wonders', options: { players: 3, names: ['Ada'] }, bots: [1], parts: [] };
  const acts: readonly (() => Promise<string>)[] = [
    () => bytes(origin, [noise(rng, 200)], true),
    () => bytes(origin, [upgrade(path), noise(rng, 1 + drawInt(rng, 60))], drawInt(rng, 2) === 0),
    () => bytes(origin, [upgrade(path)], true),
    () => bytes(origin, [upgrade(spoiltText(path, rng))], true),
    () => bytes(origin, [spoiltText(upgrade(path), rng)], false),
    () => bytes(origin, [`POST /rooms HTTP/1.1\r\nHost: x\r\nContent-Length: ${drawInt(rng, 9000)}\r\n\r\n{`], true),
    () => asked('/rooms', { method: 'POST', body: spoiltText(JSON.stringify(opening), rng) }),
    () => asked('/rooms', { method: 'POST', body: anyOf(rng, [deep(1000), 'x'.repeat(5000), '']) }),
    () => asked(`/rooms/${inUrl(spoiltText(room, rng))}/save`),
    () => asked(`/${inUrl(spoiltText('../games.db', rng))}`),
    () => asked(`/rooms/${room}/${anyOf(rng, ['save', 'commitments', '', 'play'])}`),
    async () => {
      const socket = socketTo(origin, room, `token=${token}`);
      socket.on('error', () => undefined);
      const [first] = (await once(socket, 'message')) as [Buffer];
      socket.send(anyOf(rng, ['x'.repeat(5000), Buffer.alloc(5000)]));
      const [code] = (await once(socket, 'close')) as [number];
      assert.equal(code, 1009, 'a giant message ends the line');
      return String(first);
    },
    async () => {
      const socket = socketTo(origin, room, `token=${inUrl(spoiltText(token, rng))}x`);
      const [code] = (await once(socket, 'close')) as [number];
      assert.equal(code, 4403, 'a wrong token ends the line');
      return '';
    },
    async () => {
      const socket = socketTo(
        origin,
        room,
        `token=${token}&ply=${anyOf(rng, ['-1', '0.5', 'x', '1e3', ' 1', 'Infinity'])}`,
      );
      const [code] = (await once(socket, 'close')) as [number];
      assert.equal(code, 4400, 'a ply that is none ends the line');
      return '';
    },
  ];
  return anyOf(rng, acts)();
}
