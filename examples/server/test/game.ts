import '@wonders/core/sealed';
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '@wonders/core/records';
import { createTable, stateOf, type UpdateMessage } from '@wonders/core/table';
import { eightWonders as game } from '@wonders/eight-wonders';
import Database from 'libsql';
import { chromium } from 'playwright-core';
import { playSeat, type Told } from '../src/bot.js';
import { checkUpdate, found, secretsOf } from './seen.js';
import { newDatabase, open, saveOf, start } from './start.js';
import { type Tap, tap } from './tap.js';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const skip = existsSync(executablePath) ? false : `there is no ${executablePath}; CHROMIUM names another`;

/** Runs in a page: chooses a place on the board, and a move in the dialog, whenever there is one. */
const PLAY = `
  let turn = 0;
  setInterval(() => {
    const offered = document.querySelectorAll('dialog[open] button');
    const places = document.querySelectorAll('#board [data-move], #board [data-moves]');
    const among = offered.length > 0 ? offered : places;
    if (among.length > 0) among[(turn++ * 7) % among.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, 20);
`;

/** Every update in a stream of bytes: messages are sent as plain text. */
function updatesIn(text: string): UpdateMessage[] {
  const updates: UpdateMessage[] = [];
  for (let at = text.indexOf('{"kind":"'); at >= 0; at = text.indexOf('{"kind":"', at + 1)) {
    // A message ends before the first byte that leaves no open bracket outside of a string.
    let depth = 0;
    let quoted = false;
    let end = at;
    do {
      const sign = text[end];
      if (quoted && sign === '\\') end++;
      else if (sign === '"') quoted = !quoted;
      else if (!quoted && sign === '{') depth++;
      else if (!quoted && sign === '}') depth--;
      end++;
    } while (depth > 0 && end < text.length);
    const told = JSON.parse(text.slice(at, end)) as Told;
    if (told.kind === 'update') updates.push(told);
    at = end - 1;
  }
  return updates;
}

test('two pages and a program play a game to the end, and none receives what it may not know', { skip }, async () => {
  const server = await start(newDatabase());
  const { room, tokens } = await open(server.origin, { game: 'eight-wonders', options: { players: 3 } });
  const seats = tokens.map(String);
  const taps: Tap[] = await Promise.all(seats.map(() => tap(server.origin)));
  const [first, second, third] = taps;
  assert(first && second && third);
  const browser = await chromium.launch({ executablePath });
  try {
    const faults: string[] = [];
    const page = async ({ origin }: Tap, token = '') => {
      const tab = await browser.newPage();
      tab.on('pageerror', (error) => faults.push(error.message));
      tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      tab.on('request', (request) => request.url().startsWith(origin) || faults.push(`asks ${request.url()}`));
      await tab.goto(`${origin}/#${room}/${token}`);
      await tab.locator('#board svg').waitFor();
      await tab.evaluate(PLAY);
      return tab;
    };
    const pages = await Promise.all([page(first, seats[0]), page(second, seats[1])]);
    const { finished } = playSeat(third.origin, room, seats[2] ?? '');
    await Promise.all(pages.map((tab) => tab.waitForSelector('body[data-over]', { timeout: 120_000 })));
    const last = await finished;
    assert.deepEqual(faults, []);

    const loaded = load(game, await saveOf(server.origin, room));
    assert(loaded.ok);
    const table = createTable(game, { record: loaded.playthrough.record });
    assert.equal(last.ply, table.played.length);
    let bytes = 0;
    for (const [seat, { text }] of taps.entries()) {
      const sent = text();
      bytes += sent.length;
      const others = seats.filter((_, other) => other !== seat);
      assert.deepEqual(found(sent, secretsOf(table, others)), []);
      const updates = updatesIn(sent);
      assert.equal(updates.at(-1)?.ply, table.played.length);
      let seen = 0;
      let hidden = 0;
      for (const update of updates) {
        hidden += checkUpdate(table, seat, update, seen);
        seen = update.ply;
      }
      assert(hidden > updates.length, 'there was much to hide');
    }
    // The check works: it finds a state.
    const leak = JSON.stringify({ kind: 'update', view: stateOf(table, 5) });
    assert.equal(found(leak, secretsOf(table, [])).length, 2);
    console.log(`${table.played.length} moves; read ${bytes} bytes that were sent to three clients`);
  } finally {
    await browser.close();
    for (const each of taps) each.close();
    await server.kill();
  }
});

test('the lobby opens a table, another page joins it, and both go on to a rematch', { skip }, async () => {
  const server = await start(newDatabase());
  const browser = await chromium.launch({ executablePath });
  try {
    const faults: string[] = [];
    const visit = async (address = '') => {
      const tab = await browser.newPage({ viewport: { width: 390, height: 844 } });
      tab.on('pageerror', (error) => faults.push(error.message));
      tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      tab.on('dialog', (dialog) => dialog.accept());
      await tab.goto(`${server.origin}/${address}`);
      return tab;
    };
    const host = await visit();
    await host.getByText('None at the moment').waitFor();
    await host.getByLabel('Game').selectOption({ label: '7 Wonders Duel, two seats' });
    await host.getByLabel('The other seats').selectOption({ label: 'people: wait for them' });
    await host.getByLabel('Clock').selectOption({ index: 1 });
    await host.getByRole('button', { name: 'Open a table' }).click();
    await host.locator('#board svg').waitFor();

    const guest = await visit();
    await guest.getByText('7 Wonders Duel, two seats: 1 seat free, not begun').waitFor();
    const watcher = await visit();
    await watcher.getByRole('link', { name: 'Watch' }).click();
    await watcher.getByRole('button', { name: 'Take a free seat' }).waitFor();
    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.locator('#board svg').waitFor();
    await host.locator('#seats .runs time').first().waitFor();

    const [moving, other] =
      (await host.locator('#board [data-move], #board [data-moves]').count()) > 0 ? [host, guest] : [guest, host];
    await moving.locator('#board [data-move], #board [data-moves]').first().click();
    const offered = moving.locator('dialog[open] button');
    if ((await offered.count()) > 0) await offered.first().click();
    await watcher.locator('body[data-ply="1"]').waitFor();
    await moving.getByRole('button', { name: 'Take back' }).click();
    await other.getByRole('button', { name: 'Agree' }).click();
    await watcher.locator('body[data-ply="0"]').waitFor();

    await other.getByRole('button', { name: 'Let a bot play' }).click();
    await other.getByRole('button', { name: 'Play on myself' }).click();
    await other.getByRole('button', { name: 'Resign' }).click();
    for (const each of [moving, watcher]) await each.getByText('has resigned.').first().waitFor();
    await moving.getByRole('button', { name: 'Rematch' }).click();
    await moving.locator('body:not([data-over]) #board svg').waitFor();
    await other.getByRole('button', { name: 'Go to the rematch' }).click();
    await other.locator('body:not([data-over]) #board svg').waitFor();
    assert.equal(new URL(moving.url()).hash.split('/')[0], new URL(other.url()).hash.split('/')[0]);
    const wide = await moving.evaluate('document.documentElement.scrollWidth - innerWidth');
    assert.equal(wide, 0, 'nothing sticks out on a phone');
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    await server.kill();
  }
});

test('a page gives up on what cannot heal, says why, and comes back where the server does', { skip }, async () => {
  const database = newDatabase();
  let server = await start(database);
  const { origin } = server;
  const { room, tokens } = await open(origin, { game: 'eight-wonders', options: { players: 3 } });
  const browser = await chromium.launch({ executablePath });
  try {
    const visit = async (address: string) => {
      const tab = await browser.newPage();
      const lines: string[] = [];
      tab.on('websocket', (line) => lines.push(line.url()));
      await tab.goto(`${origin}/#${address}`);
      return { tab, lines };
    };
    const stranger = await visit(`${room}/a-wrong-token`);
    await stranger.tab.getByText('there is no such room or seat').waitFor();
    const player = await visit(`${room}/${tokens[0]}`);
    await player.tab.locator('#board svg').waitFor();
    await server.kill();
    const broken = player.tab.getByText('The connection is broken.');
    await broken.waitFor();
    server = await start(database, Number(new URL(origin).port));
    await broken.waitFor({ state: 'hidden' });
    const db = new Database(database);
    db.prepare('delete from rooms where id = ?').run(room);
    db.close();
    await player.tab.getByText('this room was deleted').waitFor();
    const before = player.lines.length;
    // Whoever comes back does so after a quarter of a second.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.deepEqual([stranger.lines.length, player.lines.length], [1, before]);
  } finally {
    await browser.close();
    await server.kill();
  }
});
