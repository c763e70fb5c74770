import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameResult, sprt, tally, verify, verifyAll } from '@wonders/core/arena';
import { hal } from '@wonders/hal';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawn } from '../../.ci/lib/draws.js';

/** Of the tests that play whole tournaments again and again, the commit draws one. */
const turn = drawn(['workers', 'kill', 'question'], 'a tournament', 1);

const root = fileURLToPath(new URL('../..', import.meta.url));
const secret = 'a secret';
const NODE = ['--conditions=@wonders/source', '--import', 'tsx'];
const TOURNAMENT = [...NODE, 'examples/tournament/main.ts'];
const WORKER = [...NODE, 'examples/tournament/worker.ts'];

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tournament-'));
  writeFileSync(join(folder, 'secret'), secret);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

function start(command: string, words: readonly string[]): ChildProcess {
  const child = spawn(command, words, { cwd: root, stdio: 'ignore' });
  children.push(child);
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

const tournamentIn = (out: string) => [...TOURNAMENT, '--secret', join(folder, 'secret'), '--out', join(folder, out)];

/** Runs a tournament that may be refused. */
const refused = (out: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, [...tournamentIn(out), ...words], { cwd: root, encoding: 'utf8' });

/** Plays a tournament to the end and returns its output. */
function play(out: string, ...words: readonly string[]): string {
  const { status, stderr } = refused(out, ...words);
  expect(status, stderr).toBe(0);
  return readFileSync(join(folder, out, 'results.jsonl'), 'utf8');
}

const gamesOf = (text: string): readonly GameResult[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Waits until a file has a number of lines. */
async function untilLines(path: string, lines: number): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    try {
      if (readFileSync(path, 'utf8').split('\n').length > lines) return;
    } catch {
      // Not there yet.
    }
    await pause(50);
  }
  throw new Error(`${path} has not got ${lines} lines`);
}

const SMALL = ['--games', 'hal,duel-solo', '--bots', 'house,random', '--n', '7', '--batch', '2'];

describe('a tournament', () => {
  test.runIf(turn.includes('workers'))(
    'has equal results at one, two and four workers, each of which can be verified',
    () => {
      const alone = play('one', ...SMALL, '--workers', '1');
      expect(play('two', ...SMALL, '--workers', '2')).toBe(alone);
      expect(play('four', ...SMALL, '--workers', '4', '--batch', '3')).toBe(alone);
      const games = gamesOf(alone);
      expect(games).toHaveLength(28);
      for (const game of games.filter((each) => each.game === 'hal'))
        expect(verify(hal, game, { seed: secret }, { bots: ['house', 'random'] }).wrong).toBeNull();
      const report = readFileSync(join(folder, 'one', 'report.html'), 'utf8');
      expect(report).toContain('<svg');
      expect(report).not.toMatch(/<script|src=|href="http/);
    },
  );

  test.runIf(turn.includes('kill'))('goes on after kill -9 with nothing lost and nothing counted twice', async () => {
    const words = ['--games', 'hal', '--bots', 'house,random', '--n', '60', '--batch', '1', '--workers', '2'];
    const whole = play('whole', ...words);
    for (const lines of [9, 50]) {
      const killed = start(process.execPath, [...tournamentIn('killed'), ...words]);
      await untilLines(join(folder, 'killed', 'results.jsonl'), lines);
      killed.kill('SIGKILL');
      await ended(killed);
    }
    const path = join(folder, 'killed', 'results.jsonl');
    // As if it had been killed while writing.
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -7));
    expect(play('killed', ...words)).toBe(whole);
    expect(play('killed', ...words)).toBe(whole);
  });

  test.runIf(turn.includes('question'))(
    'stops when its question is decided, with the same last game for any number of workers',
    () => {
      const words = ['--games', 'hal', '--bots', 'house,random', '--n', '300', '--sprt', '0.2'];
      const alone = play('alone', ...words, '--workers', '1', '--batch', '5');
      expect(play('two', ...words, '--workers', '2', '--batch', '3')).toBe(alone);
      expect(play('alone', ...words)).toBe(alone);
      const games = gamesOf(alone);
      expect(games.length % 16).toBe(0);
      expect(games.length).toBeLessThan(600);
      expect(sprt(games, 'house', 'random', 0.2).better).toBe(true);
      expect(sprt(games.slice(0, -16), 'house', 'random', 0.2).better).toBeUndefined();
      const told: { readonly commitment: string; readonly bots: string[] } = JSON.parse(
        readFileSync(join(folder, 'alone', 'tournament.json'), 'utf8'),
      );
      expect(JSON.stringify(told)).not.toContain(secret);
      const plan = { bots: told.bots, to: games.length / 2, commitment: told.commitment };
      expect(verifyAll(hal, games, { seed: 'another' }, plan).wrong).toBe(
        'the secret is not the one that was committed',
      );
      expect(verifyAll(hal, games, { seed: secret }, plan).wrong).toBeNull();
      expect(readFileSync(join(folder, 'alone', 'report.html'), 'utf8')).toContain('house wins more than random');
    },
  );

  test.each([
    [['--games', 'hal,duel-solo', '--bots', 'house,random', '--sprt', '0.1'], /two different bots in one game/],
    [['--games', 'hal', '--bots', 'house,random,greedy', '--sprt', '0.1'], /two different bots in one game/],
    [['--games', 'hal', '--bots', 'house,random', '--sprt', '5'], /above 0 and below 1/],
    [['--games', 'hal', '--bots', 'house,random', '--sprt', '0.1', '--error', '0.7'], /error should be/],
  ])('refuses a test that asks nothing: %j', (words, message) => {
    const { status, stderr } = refused('never', ...words);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  test('does not go on with the folder of an earlier version', () => {
    writeFileSync(join(folder, 'tournament.json'), JSON.stringify({ secret, numbers: 1, bots: ['house'] }));
    expect(refused('.', ...SMALL).stderr).toMatch(/earlier version/);
  });

  test('does not mix with another in the same folder', () => {
    play('same', ...SMALL, '--n', '1');
    expect(readFileSync(join(folder, 'same', 'tournament.json'), 'utf8')).not.toContain(secret);
    expect(statSync(join(folder, 'same', 'secret.txt')).mode & 0o777).toBe(0o600);
    const { status, stderr } = refused('same', ...SMALL, '--n', '2');
    expect(status).toBe(1);
    expect(stderr).toMatch(/belongs to another tournament/);
  });

  test('goes on when a bot never answers: that bot loses those games', () => {
    const own = join(folder, 'own.mjs');
    writeFileSync(
      own,
      `export const stuck = () => {
        let asked = 0;
        return ({ legal: [move] }) => {
          while (asked === 4);
          asked++;
          return { move, candidates: [] };
        };
      };
      export const broken = () => () => { throw new Error('broken'); };`,
    );
    const words = ['--games', 'hal', '--bots', 'house,stuck,broken', '--own', own, '--n', '2', '--budget', '1500'];
    const games = gamesOf(play('stuck', ...words, '--batch', '2', '--workers', '1'));
    const faults = games.map(({ line, fault }) => `${line[0]} ${fault?.bot ?? '-'} ${fault?.kind ?? '-'}`);
    expect(faults).toEqual([
      'house - -',
      'stuck stuck silent',
      'broken broken threw',
      ...['house - -', 'stuck stuck silent', 'broken broken threw'],
    ]);
    expect(games[1]?.fault?.ply).toBeGreaterThan(2);
    expect(tally(games).find(({ bot }) => bot === 'stuck')).toMatchObject({ wins: 0, forfeits: 2 });
  });
});

/** In the run of all tests, those of the queue have had their own step. */
const elsewhere = process.env['QUEUE_TESTS'] === '0';
const redis = !elsewhere && spawnSync('redis-server', ['--version']).status === 0;
if (!redis && !elsewhere)
  console.warn('Skipped: the tests of the queue need redis-server (apt-get install redis-server)');

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

describe.skipIf(!redis)('a tournament over Redis', () => {
  test('gives the same bytes when a worker, the server and the host are killed, with a bot in a process', async () => {
    const port = await freePort();
    const serve = () =>
      start('redis-server', [
        ...['--port', `${port}`, '--dir', folder, '--save', ''],
        ...['--appendonly', 'yes', '--appendfsync', 'always'],
      ]);
    // The bot in a process lets a number of games begin, and holds the next one until more may.
    const [file, begun, allowed] = [join(folder, 'first.sh'), join(folder, 'begun'), join(folder, 'allowed')];
    const answer = '{"kind":"move","move":"\\1"}';
    writeFileSync(
      file,
      `echo >>${begun}
       until [ "$(wc -l <${begun})" -le "$(cat ${allowed})" ]; do sleep 0.05; done
       exec sed -u 's/.*"legal":\\["\\([^"]*\\)".*/${answer}/'`,
    );
    const allow = (games: number) => writeFileSync(allowed, `${games}`);
    const held = (games: number) => untilLines(begun, games + 1);
    const words = ['--games', 'duel-solo', '--bots', `house,random,process:sh ${file}`, '--n', '30', '--batch', '2'];
    allow(30);
    const whole = play('whole', ...words, '--workers', '1');
    expect(gamesOf(whole).map(({ fault }) => fault)).toEqual(Array(90).fill(null));
    rmSync(begun);
    const server = serve();
    const url = `redis://127.0.0.1:${port}`;
    const key = join(folder, 'queue.key');
    writeFileSync(key, 'k'.repeat(32));
    const shared = ['--queue', url, '--key', key];
    const toil = () =>
      start(process.execPath, [...WORKER, ...shared, '--workers', '1', '--allow', `process:sh ${file}`]);
    const results = join(folder, 'queued', 'results.jsonl');
    const open = () => start(process.execPath, [...tournamentIn('queued'), ...words, ...shared]);
    const written = () => readFileSync(results, 'utf8').split('\n').length - 1;
    // Each is killed while a game is held, so none can have played the last one.
    allow(3);
    const host = open();
    const first = toil();
    await held(3);
    await untilLines(results, 6);
    first.kill('SIGKILL');
    await ended(first);
    allow(10);
    toil();
    await held(10);
    host.kill('SIGKILL');
    await ended(host);
    expect(written()).toBeLessThan(90);
    const desk = open();
    allow(16);
    await held(16);
    server.kill('SIGKILL');
    await ended(server);
    expect(written()).toBeLessThan(90);
    serve();
    allow(1000);
    expect(await ended(desk)).toBe(0);
    expect(readFileSync(results, 'utf8')).toBe(whole);
  });
});
