import { expect, test } from 'vitest';
import { sealed } from '../testing/index.js';
import { begin, load, type PlaythroughOf, push, recordFor } from './index.js';

const SEED = 'known to the host alone';
let play: PlaythroughOf<typeof sealed> = begin(sealed, { seats: 3, seed: SEED });
for (let i = 0; i < 5; i++)
  play = push(sealed, play, sealed.botMove(play.state, sealed.activeSeats(play.state)[0] ?? 0));

test('a record for a seat has its own moves, and of the others only that they chose', () => {
  const { moves } = recordFor(sealed, play.record, 1);
  expect(moves.map((move) => [move.kind, 'seat' in move ? move.seat : 'table'])).toEqual([
    ['sealed', 0],
    ['bid', 1],
    ['sealed', 2],
    ['sealed', 0],
    ['bid', 1],
  ]);
  expect(recordFor(sealed, play.record, 'spectator').moves.every(({ kind }) => kind === 'sealed')).toBe(true);
});

test('it tells the events of each move as the seat sees them, those of the setup first', () => {
  const { events } = recordFor(sealed, play.record, 1);
  expect(events).toHaveLength(1 + play.record.moves.length);
  expect(events[1]).toEqual([sealed.viewEvent({ kind: 'bid', ...play.record.moves[0] } as never, 1)]);
});

test('it has neither the seed nor a card that the seat has not seen', () => {
  const text = JSON.stringify(recordFor(sealed, play.record, 1));
  expect(text).not.toContain(SEED);
  const record = JSON.parse(text);
  expect(record.view).toEqual(sealed.view(play.state, 1));
  expect(record.options).toEqual({ seats: 3 });
  const drawn = record.events[0].filter((event: { kind: string }) => event.kind === 'chance');
  expect(drawn.filter(({ to }: { to: number | 'all' }) => to !== 1 && to !== 'all').length).toBeGreaterThan(0);
  for (const { to, move } of drawn) expect(move === 'hidden').toBe(to !== 1 && to !== 'all');
});

test('it is no save, and only seats and spectators get one', () => {
  expect(load(sealed, recordFor(sealed, play.record, 1))).toMatchObject({
    ok: false,
    issue: { code: 'unknown-format' },
  });
  expect(() => recordFor(sealed, play.record, 3)).toThrow('3 is no seat');
});
