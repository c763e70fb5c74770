import type { WSContext } from 'hono/ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { UnloadableRoom } from './room.js';

// #region lines
/** How much one message or request may bring, in bytes: a move takes some hundred. */
export const MOST_SENT = 4096;
/** How much may wait for a client that does not read, in bytes: more than a hundred updates. */
const MOST_WAITING = 1_000_000;
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
    if (error instanceof UnloadableRoom) socket.close(4410, 'this room cannot be loaded');
    else socket.close(1011, 'the server has failed');
  }
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
