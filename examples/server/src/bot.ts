/**
 * A program as a player: `npm run bot -- http://localhost:8787 ROOM TOKEN` lets the house bot of the game play a seat. It knows what a person
 * on that seat would know.
 */
import { fileURLToPath } from 'node:url';
import type { Seat } from '@wonders/core';
import type { MoveMessage, UpdateMessage } from '@wonders/core/table';
import { WebSocket } from 'ws';
import { offered } from './games.js';

/** A message of the server. */
export type Told = UpdateMessage | { readonly kind: 'refused'; readonly refusal: { readonly code: string } };

export interface Bot {
  /** The last update, once the game is over. */
  readonly finished: Promise<UpdateMessage>;
  /** Cuts the connection, as a tunnel does on a train. */
  cut(): void;
}

// #region bot
/**
 * Plays a seat to the end of the game, and reconnects whenever the connection breaks.
 *
 * @param hear - Called with every message as it arrives.
 */
export function playSeat(origin: string, room: string, token: string, hear?: (text: string) => void): Bot {
  let socket: WebSocket;
  let seen = 'ply=0';
  const finished = new Promise<UpdateMessage>((resolve, reject) => {
    function connect(): void {
      socket = new WebSocket(`${origin.replace('http', 'ws')}/rooms/${room}/play?token=${token}&${seen}`);
      socket.on('message', (data) => {
        const told = JSON.parse(String(data)) as Told;
        hear?.(String(data));
        // A refused move came too late: the update that overtook it is on its way.
        if (told.kind !== 'update') return;
        const { ply, revision } = told;
        seen = `ply=${ply}&revision=${revision}`;
        const game = offered.get(told.game)?.game;
        if (game === undefined) return reject(new Error(`there is no game ${told.game}`));
        const seat = told.viewer as Seat;
        if (told.moves.length > 0) {
          const move = game.encodeMove(game.botMove(told.view, seat));
          socket.send(
            JSON.stringify({ kind: 'move', game: told.game, ply, revision, seat, move } satisfies MoveMessage),
          );
        } else if (told.outcome !== null) {
          resolve(told);
          socket.close();
        }
      });
      // Without this, the close that follows would be an uncaught error.
      socket.on('error', () => undefined);
      socket.on('close', (code) => {
        if (code >= 4400 || code === 1008) reject(new Error(`the server closed the connection with ${code}`));
        else if (code !== 1005) setTimeout(connect, 50);
      });
    }
    connect();
  });
  return { finished, cut: () => socket.terminate() };
}
// #endregion bot

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [origin = '', room = '', token = ''] = process.argv.slice(2);
  const { outcome } = await playSeat(origin, room, token, (text) => {
    const told = JSON.parse(text) as Told;
    if (told.kind === 'update')
      for (const { who, says } of told.lines) console.log(says.startsWith(who) ? says : `${who}: ${says}`);
  }).finished;
  console.log(outcome);
}
