/** What seats gain and lose, in figures: they are those of the events, and those of the position. */
import { expect, test } from 'vitest';
import { duelSolo } from '../packages/duel-solo/src/index.js';
import * as english from '../packages/duel-solo/src/words/index.js';
import * as italian from '../packages/duel-solo/src/words/it/index.js';
import { games } from './games.js';

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

test('Duel: the coins that float add up to what lies in the treasuries, in both languages', () => {
  let state = duelSolo.newGame({ level: 'normal', seed: 'gains' });
  const floated = [english, italian].map(() => state.cities.map(({ coins }) => coins));
  const start = JSON.stringify(state.cities.map(({ coins }) => coins));
  for (let seat = duelSolo.activeSeats(state)[0]; seat !== undefined; seat = duelSolo.activeSeats(state)[0]) {
    const next = duelSolo.transition(state, duelSolo.botMove(state, seat), seat);
    for (const [i, { describeGains }] of [english, italian].entries())
      for (const event of next.events)
        for (const gain of describeGains(next.state, event)) {
          const [, sign, amount] = /^([+−])(\d+) (?:coin|monet)/.exec(gain.says) ?? [];
          const purse = floated[i];
          if (amount !== undefined && purse !== undefined)
            purse[gain.seat] = (purse[gain.seat] ?? 0) + (sign === '+' ? 1 : -1) * Number(amount);
        }
    state = next.state;
  }
  expect(JSON.stringify(state.cities.map(({ coins }) => coins))).not.toBe(start);
  for (const purse of floated) expect(purse).toEqual(state.cities.map(({ coins }) => coins));
});
