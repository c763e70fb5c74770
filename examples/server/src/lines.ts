import { setTimeout as pause } from 'node:timers/promises';
import type { WSContext } from 'hono/ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { BusyRoom, UnloadableRoom } from './room.js';

// #region lines
/** How much one message or request may bring, in bytes: a move takes some hundred. */
export const MOST_SENT = 4096;
/** How much may wait for a client that does not read, in bytes: more than a hundred updates. */
const MOST_WAITING = 1_000_000;
/** How many messages of one line may wait. A client sends one, and waits for the answer. */
const MOST_MESSAGES = 16;
/** How long a line waits after each of its messages, in milliseconds, so that none is served more than a hundred times a second. */
const PACE = Number(process.env['PACE'] ?? 10);
/** How long a client that was cut off has to read why, in milliseconds. */
const FAREWELL = Number(process.env['FAREWELL'] ?? 1000);
/** How long a client may be silent, in milliseconds: half of it after the server has pinged it. */
export const SILENCE = Number(process.env['SILENCE'] ?? 60_000);

/** Whether a text is a whole number from 0. */
export const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

/** The bytes that wait for a client. */
const waitingFor = ({ raw }: WSContext): number => (raw as WebSocket | undefined)?.bufferedAmount ?? 0;

type Send = (message: object) => void;

/**
 * Serves one line. A client that does not read is cut off before its messages fill the memory; it may come back and ask for what it has missed. A
 * fault of the server closes the line, with a reason, and so does a room that cannot be loaded.
 */
export async function guard(socket: WSContext, serve: (send: Send) => Promise<void>): Promise<void> {
  const send: Send = (message) => {
    if (waitingFor(socket) < MOST_WAITING) socket.send(JSON.stringify(message));
    else socket.close(1013, 'you do not read what is sent to you');
  };
  try {
    await serve(send);
  } catch (error) {
    console.error(error);
    if (error instanceof UnloadableRoom) socket.close(4410, error.reason);
    else if (error instanceof BusyRoom) socket.close(1013, error.message);
    else socket.close(1011, 'the server has failed');
  }
}

/** What a line has brought, and the server has yet to serve. */
export interface Inbox {
  /** When the oldest message that waits has arrived. */
  oldest(): number | undefined;
  /** Takes a message in. */
  bring(socket: WSContext, message: string): void;
}

/** Cuts off a client that sends more than it may. Nothing more is read from it. */
function cutOff(socket: WSContext): void {
  const raw = socket.raw as WebSocket;
  socket.close(1008, 'you send faster than you are answered');
  raw.pause();
  setTimeout(() => raw.terminate(), FAREWELL).unref();
}

/**
 * Serves the messages of one line, one after the other, each with the time of its arrival. However many a client sends, each other line of
 * its room waits for one of them at most.
 */
export function inbox(serve: (message: string, arrived: number) => Promise<void>): Inbox {
  const waiting: { readonly message: string; readonly arrived: number }[] = [];
  let serving = false;
  let closed = false;
  async function work(socket: WSContext): Promise<void> {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const { message, arrived } = next;
      await guard(socket, () => serve(message, arrived));
      waiting.shift();
      await pause(PACE);
    }
    serving = false;
  }
  return {
    oldest: () => waiting[0]?.arrived,
    bring(socket, message) {
      if (closed) return;
      closed = waiting.length >= MOST_MESSAGES;
      if (closed) {
        waiting.length = 0;
        return cutOff(socket);
      }
      waiting.push({ message, arrived: Date.now() });
      if (!serving) {
        serving = true;
        work(socket);
      }
    },
  };
}

/** Ends the lines of clients that have gone without a word: a client that does not answer one ping gets no second. */
export function dropSilent(server: WebSocketServer): void {
  const heard = new WeakSet<WebSocket>();
  server.on('connection', (socket) => {
    heard.add(socket);
    socket.on('pong', () => heard.add(socket));
  });
  setInterval(() => {
    for (const socket of server.clients) {
      if (heard.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, SILENCE / 2).unref();
}
// #endregion lines
