/** Programs that play one game after the other at a table, and how long the server takes to tell them of a move. */
import '@wonders/core/sealed';
import type { UpdateMessage } from '@wonders/core/table';
import { eightWonders as game } from '@wonders/eight-wonders';
import type { WebSocket } from 'ws';
import type { Told } from '../src/bot.js';
import { socketTo } from './hostile.js';
import { open } from './start.js';

/** How long a player thinks about a move, in milliseconds: a hundredth of what people take. */
const THINK = 100;

/** What all tables share. */
export interface Crowd {
  readonly lines: Set<WebSocket>;
  /** How long each move took, from the one who sent it to the last one at the table who was told of it, in milliseconds. */
  readonly times: number[];
  /** Whether no other game is begun. */
  over: boolean;
}

/** How long the moves of a game took. */
function stopwatch(seats: number, times: number[]) {
  const sent = Array<number>(seats).fill(0);
  const plies = Array<number>(seats).fill(0);
  const begun: number[] = [];
  let told = 0;
  return {
    send(seat: number): void {
      sent[seat] = performance.now();
    },
    hear(seat: number, { ply, lines }: UpdateMessage): void {
      for (const line of lines) begun[line.ply] ??= sent[line.seat] ?? 0;
      plies[seat] = ply;
      while (told < Math.min(...plies)) times.push(performance.now() - (begun[++told] ?? 0));
    },
  };
}

/** Plays a game of three, each at one of the addresses, to its end, or until the lines are closed. */
async function playGame(origins: readonly string[], crowd: Crowd): Promise<void> {
  const { lines, times } = crowd;
  const { room, tokens } = await open(origins[0] ?? '', { game: game.id, options: { players: 3 } });
  if (crowd.over) return;
  const watch = stopwatch(tokens.length, times);
  const sit = (token: string | null, seat: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = socketTo(origins[seat % origins.length] ?? '', room, `token=${token}`);
      lines.add(socket);
      let last: UpdateMessage | undefined;
      let thinks = false;
      function move(): void {
        thinks = false;
        if (last === undefined || last.moves.length === 0 || socket.readyState !== socket.OPEN) return;
        const { ply, revision, view } = last;
        watch.send(seat);
        const code = game.encodeMove(game.botMove(view as never, seat));
        socket.send(JSON.stringify({ kind: 'move', game: game.id, ply, revision, seat, move: code }));
      }
      socket.on('message', (data) => {
        const heard = JSON.parse(String(data)) as Told;
        if (heard.kind !== 'update') return;
        last = heard;
        watch.hear(seat, last);
        if (last.outcome !== null) socket.close();
        else if (last.moves.length > 0 && !thinks) {
          thinks = true;
          setTimeout(move, THINK);
        }
      });
      socket.on('error', reject);
      socket.on('close', (code) => {
        lines.delete(socket);
        if (code === 1005) resolve();
        else reject(new Error(`a line ended with ${code}`));
      });
    });
  await Promise.all(tokens.map(sit));
}

/** Plays one game after the other. */
export async function playOn(origins: readonly string[], crowd: Crowd): Promise<void> {
  while (!crowd.over) await playGame(origins, crowd);
}
