import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { chromium } from 'playwright-core';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const skip = existsSync(executablePath) ? false : `there is no ${executablePath}; CHROMIUM names another`;

/** Starts what was built, and waits until it says where. */
async function start() {
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'];
  const server = spawn(process.execPath, args, { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  for await (const line of createInterface(server.stdout)) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { origin, server };
  }
  throw new Error('the server has ended');
}

test('a game is played by clicks to its end, and neither state nor seed leaves the server', { skip }, async () => {
  const { origin, server } = await start();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const faults = [];
    const texts = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('response', async (response) => texts.push(await response.text().catch(() => '')));
    await page.goto(origin);
    await page.locator('svg').first().waitFor();
    const board = page.locator('main');
    const result = page.locator('output[data-over]');
    const hot = page.locator('svg [role=button]');
    for (let clicks = 0; clicks < 1500 && (await result.count()) === 0; clicks++) {
      const ply = await board.getAttribute('data-ply');
      await hot.nth((clicks * 7) % (await hot.count())).click();
      const offered = page.locator('footer button');
      await page.waitForFunction(
        (before) => document.querySelector('footer') || document.querySelector('main').dataset.ply !== before,
        ply,
      );
      if ((await offered.count()) === 0) continue;
      await offered.nth((clicks * 5) % (await offered.count())).click();
      await page.waitForFunction((before) => document.querySelector('main').dataset.ply !== before, ply);
    }
    console.log(await result.textContent({ timeout: 1000 }));
    assert.deepEqual(faults, []);
    assert(texts.some((text) => text.includes('<svg')));
    for (const text of texts) assert(!/"(seed|rng)\\?":/.test(text));
  } finally {
    await browser.close();
    server.kill();
  }
});
