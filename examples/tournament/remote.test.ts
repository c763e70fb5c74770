import { seedRng } from '@wonders/core';
import { matchSteps } from '@wonders/core/arena';
import { hal } from '@wonders/hal';
import { describe, expect, test } from 'vitest';
import { anyOf, deep, spoiltText, spoiltValue } from '../server/test/frames.js';
import { remoteBot } from './remote.js';

const step = matchSteps(hal, { seed: 'monday' }).next();
if (step.done) throw new Error('the game should begin');
const asked = step.value;

/** A realm that is played by the test: what it writes, and what the host has written to it. */
function realm(time = 10_000) {
  let hear: (message: unknown) => void = () => undefined;
  const told: object[] = [];
  let open = true;
  const channel = {
    send: (message: object) => void told.push(JSON.parse(JSON.stringify(message))),
    listen: (heard: typeof hear) => {
      hear = heard;
    },
    close: () => {
      open = false;
    },
  };
  const answer = remoteBot(hal, channel, time).ask(asked as never);
  return { answer, told, writes: (message: unknown) => hear(message), open: () => open };
}

const REQUESTS: readonly object[] = [
  { id: 1, method: 'load', seed: 'a' },
  { id: 2, method: 'clone', position: 'p1' },
  { id: 3, method: 'determinize', position: 'p1', seed: 'b' },
  { id: 4, method: 'play', position: 'p1', move: 'give l' },
  { id: 5, method: 'legal', position: 'p1' },
  { id: 6, method: 'evaluate', position: 'p1', seat: 0 },
];

describe('the host of a bot', () => {
  test('answers spoilt requests by name, and no message makes it throw', () => {
    const rng = seedRng('monday');
    let bot = realm();
    for (let count = 0; count < 5000; count++) {
      if (!bot.open()) bot = realm();
      const request = anyOf(rng, REQUESTS);
      let message: unknown = spoiltValue(request, rng);
      try {
        message = count % 3 === 0 ? JSON.parse(spoiltText(JSON.stringify(request), rng)) : message;
      } catch {
        // The value is spoilt enough.
      }
      const before = bot.told.length;
      bot.writes(message);
      if (!bot.open() || bot.told.length === before) continue;
      const { error } = bot.told.at(-1) as { error?: { code: string } };
      expect(error?.code, JSON.stringify(message)).not.toBe('internal');
    }
  });

  test.each([
    ['an id too deep to be repeated', { method: 'load', id: JSON.parse(deep(200_000)) }, 'id'],
    ['a seat that is none', { method: 'evaluate', position: 'p1', seat: 99 }, 'seat'],
    ['no seat at all', { method: 'evaluate', position: 'p1', seat: -1 }, 'seat'],
  ])('refuses %s', (_, request, parameter) => {
    const bot = realm();
    bot.writes({ id: 1, method: 'load' });
    bot.writes(request);
    expect(bot.told.at(-1)).toMatchObject({ error: { code: 'bad-request', parameter } });
    expect(bot.open()).toBe(true);
  });

  test('takes what it cannot answer as a fault of the bot', async () => {
    const bot = realm();
    bot.writes({
      get method(): string {
        throw new Error('caught');
      },
    });
    expect(await bot.answer).toMatchObject({ kind: 'threw', reason: expect.stringContaining('caught') });
  });

  test('keeps the time, though it comes to no rest', async () => {
    const bot = realm(200);
    const end = performance.now() + 5000;
    while (bot.open() && performance.now() < end) bot.writes({ id: 1, method: 'load' });
    expect(performance.now()).toBeLessThan(end);
    expect(await bot.answer).toMatchObject({ kind: 'silent' });
  });
});
