import { once } from 'node:events';
import { seedRng } from '@wonders/core';
import { afterAll, expect, test } from 'vitest';
import { memoryOf } from '../server/test/usage.js';
import { fuzzProtocol, startProtocol } from './fuzz.js';

const program = startProtocol();
const { child, ask, next } = program;
afterAll(() => child.kill());

test('two thousand frames of junk are answered by name, and an honest game ends as before', async () => {
  expect(await fuzzProtocol(2000, seedRng('monday'))).toMatch(/^2000 frames: /);
});

test('a line that is too long is refused once, whole or in parts, and takes no memory', async () => {
  const before = memoryOf(child.pid);
  const part = 'x'.repeat(1_000_000);
  for (let megabytes = 0; megabytes < 300; megabytes++) if (!child.stdin.write(part)) await once(child.stdin, 'drain');
  child.stdin.write('\n');
  expect(await next()).toMatchObject({ id: null, error: { code: 'too-long' } });
  expect((await ask('hello'))['protocol']).toBe(1);
  const after = memoryOf(child.pid);
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(200);
});

test('a deep id is refused, and deep options are', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  child.stdin.write(`{"id": ${deep}, "method": "hello"}\n`);
  expect(await next()).toMatchObject({ id: null, error: { code: 'bad-request', parameter: 'id' } });
  child.stdin.write(`{"id": 1, "method": "newGame", "game": "hal", "options": {"seed": ${deep}}}\n`);
  expect(await next()).toMatchObject({ id: 1, error: { code: 'invalid-options' } });
});

test('a bot is asked only for a seat that is to move', async () => {
  const { table } = await ask('newGame', { game: 'hal', options: { seed: 'monday' } });
  for (const seat of [-1, 1, 7])
    expect(await ask('bot', { table, seat })).toMatchObject({
      code: 'illegal-move',
      refusal: { code: 'not-your-turn', active: [0] },
    });
});

test('tables are refused when too many are open', async () => {
  const lines = Array.from({ length: 10_000 }, () => '{"method": "newGame", "game": "hal", "options": {"seed": "a"}}');
  child.stdin.write(`${lines.join('\n')}\n`);
  let last = {};
  for (const _ of lines) last = await next();
  expect(last).toMatchObject({ error: { code: 'too-many-tables' } });
});

test('while the answers are not read, the requests wait', async () => {
  const slow = startProtocol();
  await slow.ask('hello');
  slow.child.stdout.pause();
  const before = memoryOf(slow.child.pid);
  let waiting = false;
  for (let sent = 0; sent < 100_000 && !waiting; sent += 100) {
    waiting = !slow.child.stdin.write('{"method": "schema", "game": "hal"}\n'.repeat(100));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(waiting).toBe(true);
  const after = memoryOf(slow.child.pid);
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(200);
  slow.child.kill();
});

test('without a reader the program ends, and says nothing', async () => {
  const left = startProtocol();
  await left.ask('hello');
  let errors = '';
  left.child.stderr.on('data', (data) => {
    errors += data;
  });
  left.child.stdout.destroy();
  left.child.stdin.write('{"method": "hello"}\n'.repeat(100));
  const [code] = (await once(left.child, 'exit')) as [number];
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});
