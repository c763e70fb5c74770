/** What seats gain and lose, in figures: they are those of the events, and those of the position. */
import { expect, test } from 'vitest';
import type { AnyWords } from '../../packages/core/src/words/index.js';
import * as italian from '../../packages/duel-solo/src/words/it/index.js';
import { games } from '../lib/games.js';

/** `+3 coins`, `+2 yellow, −1 red` */
const FIGURES = /^([+−]\d+ [^,+−]+)(( and|,) [+−]?\d+ [^,+−]+)*$/;

test.each(await games())('$pkg.id: a game brings gains, each in figures and to a seat', async ({ game, manifest }) => {
  const words = await manifest.load.words();
  let state = game.newGame({ ...manifest.variants[manifest.shown.picture.variant], seed: 'gains' });
  const seats = game.seats(state).length;
  let gained = 0;
  for (let seat = game.activeSeats(state)[0]; seat !== undefined; seat = game.activeSeats(state)[0]) {
    const next = game.transition(state, game.botMove(state, seat), seat);
    for (const gain of next.events.flatMap((event) => words.describeGains(next.state, event))) {
      gained++;
      expect(gain.says).toMatch(FIGURES);
      expect(gain.seat).toBeGreaterThanOrEqual(0);
      expect(gain.seat).toBeLessThan(seats);
    }
    state = next.state;
  }
  expect(gained).toBeGreaterThan(5);
});

/** The numbers of the entries of a list in the state. */
const counted =
  (list: string, number: (entry: Readonly<Record<string, unknown>>) => unknown) =>
  (state: object): readonly number[] =>
    (Reflect.get(state, list) as readonly Readonly<Record<string, unknown>>[]).map((entry) => Number(number(entry)));

const cubes = (rank: number) => counted('seats', ({ cargo }) => (cargo as readonly number[])[rank]);
const sum = (numbers: object): number => (Object.values(numbers) as number[]).reduce((a, b) => a + b, 0);

/** What adds up. */
interface Purse {
  readonly id: string;
  /** How it is called in each language of the game. */
  readonly called: readonly string[];
  /** How many of it each seat has. */
  readonly has: (state: object) => readonly number[];
}

const PURSES: readonly Purse[] = [
  { id: 'duel-solo', called: ['coins?', 'monet[ae]'], has: counted('cities', ({ coins }) => coins) },
  { id: 'hal', called: ['points?'], has: counted('players', ({ points }) => points) },
  { id: 'century-ai', called: ['yellow'], has: cubes(0) },
  { id: 'century-ai', called: ['red'], has: cubes(1) },
  { id: 'century-ai', called: ['green'], has: cubes(2) },
  { id: 'century-ai', called: ['brown'], has: cubes(3) },
  { id: 'eight-wonders', called: ['points?'], has: counted('scores', sum) },
  { id: 'eight-wonders', called: ['discs?'], has: counted('discs', (discs) => discs['length']) },
  { id: 'architects-solo', called: ['Victory tokens?'], has: counted('areas', ({ military }) => military) },
];

const found = await games();

test.each(PURSES)('$id: the $called.0 that float add up to what each seat has', async ({ id, called, has }) => {
  const { game, manifest } = found.find(({ pkg }) => pkg.id === id) ?? {};
  if (game === undefined || manifest === undefined) throw new Error(`no game ${id}`);
  const languages: readonly Pick<AnyWords, 'describeGains'>[] = [await manifest.load.words(), italian].slice(
    0,
    called.length,
  );
  let state = game.newGame({ seed: 'gains' });
  const floated = languages.map(() => [...has(state)]);
  let moved = 0;
  for (let seat = game.activeSeats(state)[0]; seat !== undefined; seat = game.activeSeats(state)[0]) {
    const next = game.transition(state, game.botMove(state, seat), seat);
    for (const [i, { describeGains }] of languages.entries())
      for (const event of next.events)
        for (const { seat: to, says } of describeGains(next.state, event))
          for (const [, sign, amount] of says.matchAll(new RegExp(`([+−])(\\d+) (?:${called[i]})(?!\\p{L})`, 'gu'))) {
            const purse = floated[i] ?? [];
            moved++;
            purse[to] = (purse[to] ?? 0) + (sign === '+' ? 1 : -1) * Number(amount);
          }
    state = next.state;
    for (const purse of floated) expect(purse, JSON.stringify(next.events)).toEqual(has(state));
  }
  expect(moved).toBeGreaterThan(0);
});
