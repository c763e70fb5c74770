import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const CHILD = `
  import { answerParent } from './.bench/answer.ts';
  process.on('disconnect', () => answerParent({ late: true }));
  process.on('message', () => answerParent({ late: false }));
  setTimeout(() => {}, 10_000);
`;

test('a process whose parent is gone says so, and ends', { timeout: 20_000 }, async () => {
  const words = ['--import', 'tsx', '--input-type=module', '--eval', CHILD];
  const child = spawn('node', words, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  child.send({});
  const [answer] = await once(child, 'message');
  expect(answer).toEqual({ late: false });
  child.disconnect();
  const [status] = await once(child, 'exit');
  expect(said).toMatch(/^The process that asked has ended, so this one ends too \(.+\)\.\n$/);
  expect(status).toBe(1);
});
