/** Bots that would end the run of everybody: each loses its own game, by name, and every other game is played. */
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type GameResult, verify } from '@wonders/core/arena';
import { duelSolo } from '@wonders/duel-solo';
import { hal } from '@wonders/hal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '../../.ci/lib/draws.js';
import { keepsApart } from './isolation.js';
import { playBatch } from './play.js';
import type { Limits } from './remote.js';
import { contestOf } from './tournament.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strangers-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const watch = { asks: () => undefined, answered: () => undefined };
const LIMITS = { time: 5000, memory: 128, hidden: [] };

/** The time for a bot whose fault is another one than silence: on a machine with much to do, a realm takes half a minute to start. */
const PATIENT = 120_000;

/** Plays a deal with each of the bots. */
async function play(bots: readonly string[], changed: Partial<Limits> = {}): Promise<readonly GameResult[]> {
  const limits = { ...LIMITS, ...changed };
  const tournament = { secret: 'a secret', deals: 1, bots, contests: [contestOf(hal, bots, {})], own: null };
  return playBatch({ tournament, batch: { contest: 0, from: 0, to: 1 }, silent: [], limits, alone: true }, watch);
}

const linux = process.platform === 'linux';

const FIRST = '({ legal: [move] }) => ({ move, candidates: [] })';

/** The body of a bot that writes a text to its host by itself, again and again. */
const posts = (text: string): string =>
  `(({ writeSync }) => () => () => { for (;;) try { writeSync(1, ${text}) } catch {} })(await import('node:fs'))`;

/** The body of a bot that is a module, and what the result says of it. */
const WORKERS: readonly (readonly [name: string, body: string, kind: string, reason: RegExp])[] = [
  ['throws later', `() => { setTimeout(() => { throw new Error('later') }); return ${FIRST} }`, 'threw', /later|ended/],
  [
    'rejects',
    `() => (turn) => { Promise.reject(new Error('unheard')); for (;;) if (Date.now() % 50 === 0) break; throw new Error('unheard') }`,
    'threw',
    /unheard/,
  ],
  ['exits', '() => () => process.exit(0)', 'threw', /ended with code 0/],
  [
    'hoards',
    '() => () => { const all = []; for (;;) all.push(new Array(1000000).fill(all.length)) }',
    'threw',
    /out of memory/,
  ],
  ['sleeps', '() => () => { for (;;); }', 'silent', /no answer within/],
  // With a limit of 128 MB: by buffers of any kind, in the own process, in threads and in processes.
  [
    'hoards buffers',
    '() => () => { const all = []; for (;;) all.push(Buffer.alloc(1e7, 1)) }',
    'threw',
    /allocation failed|memory/,
  ],
  [
    'hoards shared buffers',
    '() => () => { const all = []; for (;;) all.push(new Uint8Array(new SharedArrayBuffer(1e7)).fill(1)) }',
    'threw',
    /allocation failed|memory/,
  ],
  [
    'hoards the memory of WebAssembly',
    '() => () => { const all = []; for (;;) all.push(new Uint8Array(new WebAssembly.Memory({ initial: 160 }).buffer).fill(1)) }',
    'threw',
    /memory/,
  ],
  [
    'hoards in spite of errors',
    `() => () => {
      const all = [];
      for (let failed = 0; failed < 500; ) try { all.push(Buffer.alloc(1e6, 1)) } catch { failed++ }
      throw new Error(Math.round(process.memoryUsage().rss / 1e6) + ' MB');
    }`,
    'threw',
    linux ? /^Error: [2-5]\d\d MB$|out of memory/ : /./,
  ],
  ['babbles', '() => () => { for (;;) process.stdout.write("x".repeat(100000)); }', 'silent', /no answer/],
  ['writes where only the host reads', posts('"x".repeat(100000)'), 'threw', /a line of more than|not JSON/],
  ['explains', '() => () => { throw new Error("why ".repeat(8000000)) }', 'threw', /^Error: why/],
  ['makes none', '() => 7', 'threw', /not a function/],
  ['asks without end', posts(`'{"id":1,"method":"load"}\\n'`), 'threw|silent', /does not read|no answer/],
  ['answers a big integer', '() => () => ({ move: 5n })', 'threw', /should give \{ move, candidates \}/],
  ['answers a map', '() => () => ({ move: new Map() })', 'illegal', /move object/],
  ['answers a circle', '() => () => { const move = {}; move.kind = move; return { move } }', 'threw', /./],
  ['answers a promise', '() => async ({ legal: [move] }) => ({ move, candidates: [] })', 'threw', /./],
  ['answers a getter that throws', '() => () => ({ get move() { throw new Error("caught") } })', 'threw', /caught/],
  ['answers a proxy that throws', '() => () => new Proxy({}, { get() { throw new Error("trap") } })', 'threw', /trap/],
  [
    'waits for its end',
    `() => { process.on('exit', () => { for (;;); }); return () => process.exit(0) }`,
    'threw|silent',
    /./,
  ],
];

/** Each costs two processes: the commit draws some. */
const turn = drawn(
  WORKERS.map(([name]) => name),
  'a stranger',
  6,
);

describe('a bot in a worker', () => {
  test('plays as it does in the same realm', async () => {
    const file = join(folder, 'house.mjs');
    writeFileSync(
      file,
      'export default (game) => ({ view, seat }) => ({ move: game.botMove(view, seat), candidates: [] });',
    );
    const [own, remote] = await play(['house', `worker:${file}`], { time: PATIENT });
    expect(own?.times?.[0]).toBeGreaterThan(0);
    expect(remote?.times).toBeNull();
    expect(remote?.fault).toBeNull();
    expect(remote?.moves).toEqual(own?.moves);
  });

  test.each(WORKERS.filter(([name]) => turn.includes(name)))(
    'that %s loses its game, and the next game is played',
    async (name, body, kind, reason) => {
      const file = join(folder, `${name.replace(' ', '-')}.mjs`);
      writeFileSync(file, `export default ${body};`);
      const bot = `worker:${file}`;
      const time = kind.includes('silent') ? LIMITS.time : PATIENT;
      const [lost, other] = await play([bot, 'random'], { time });
      expect(lost?.fault).toMatchObject({
        bot,
        kind: expect.stringMatching(`^(${kind})$`),
        reason: expect.stringMatching(reason),
      });
      expect(lost?.fault?.reason.length).toBeLessThanOrEqual(500);
      expect(other?.fault).toBeNull();
      expect(verify(hal, lost as GameResult, { seed: 'a secret' }).wrong).toBeNull();
    },
  );

  test('has neither the environment nor the secret of the host', async () => {
    const file = join(folder, 'spy.mjs');
    writeFileSync(
      file,
      `import { workerData } from 'node:worker_threads';
       export default () => () => {
         throw new Error(JSON.stringify([workerData, process.argv.slice(2), Object.keys(process.env).sort()]));
       };`,
    );
    const [lost] = await play([`worker:${file}`], { time: PATIENT });
    const told = JSON.stringify([null, ['hal', pathToFileURL(file).href], ['HOME', 'PATH', 'TMPDIR']]);
    expect(lost?.fault?.reason.replace(/,"(OLDPWD|PWD|SHLVL|_)"/g, '')).toBe(`Error: ${told}`);
  });
});

/** Sets `deep` to 130,000 brackets, and prints. */
const DEEP = `deep=$(head -c 65000 /dev/zero | tr '\\0' '['; head -c 65000 /dev/zero | tr '\\0' ']'); printf`;

/** What a process does with its first turn. */
const PROCESSES: readonly (readonly [name: string, script: string, kind: string, reason: RegExp])[] = [
  ['ends', 'exit 3', 'threw', /ended with code 3/],
  ['cannot be found', '', 'threw', /ended with code 127/],
  ['is silent', 'sleep 60', 'silent', /no answer within/],
  ['writes what is not JSON', 'echo hello; sleep 60', 'threw', /not JSON/],
  ['writes no object', 'echo 7; sleep 60', 'threw', /no object/],
  ['writes one line without end', 'yes | tr -d "\\n"', 'threw', /a line of more than/],
  ['writes lines without end', 'yes \'{"id":1,"method":"fly"}\'', 'threw', /does not read|no answer/],
  ['answers a move that is none', `echo '{"kind":"move","move":"fly"}'; sleep 60`, 'illegal', /./],
  [
    'gives thirty million letters',
    `printf '{"kind":"move","move":"'; head -c 30000000 /dev/zero | tr '\\0' x; echo '"}'`,
    'threw',
    /a line of/,
  ],
  ['kills itself', 'kill -9 $$', 'threw', /SIGKILL/],
  [
    'hoards in several processes',
    'for each in 1 2 3 4; do (head -c 200000000 /dev/zero; sleep 60) | tail -c 200000000 >/dev/null & done; wait',
    linux ? 'threw' : 'silent',
    linux ? /used more than 512 MB of memory together/ : /no answer/,
  ],
  [
    'asks with an id too deep to be repeated',
    `${DEEP} '{"method":"load","id":%s}\n' "$deep"; sleep 60`,
    'silent',
    /no answer/,
  ],
  ['answers too deep', `${DEEP} '{"kind":"move","move":%s}\n' "$deep"; sleep 60`, 'illegal', /./],
  ['writes half a line', 'printf \'{"kind":"move","mo\'', 'threw', /ended with code 0/],
  ['writes bytes that are no text', `printf '{"kind":"move","move":"\\377\\376"}\\n'; sleep 60`, 'illegal', /./],
  ['hides its move', `echo '{"__proto__":{"kind":"move"}}'; sleep 60`, 'threw', /neither a move nor a request/],
  ['answers twice in one line', `echo '{"kind":"move","move":"give l","move":"fly"}'; sleep 60`, 'illegal', /./],
  ['answers a move with a hidden part', `echo '{"kind":"move","move":{"__proto__":{}}}'; sleep 60`, 'illegal', /./],
  ['answers endless numbers', `echo '{"kind":"move","move":{"kind":"give","tile":1e400}}'; sleep 60`, 'illegal', /./],
  ['answers nothing as a move', `echo '{"kind":"move"}'; sleep 60`, 'illegal', /./],
];

describe.skipIf(process.platform === 'win32')('a bot in a process', () => {
  test.each(PROCESSES)('that %s loses its game, and the next game is played', async (name, script, kind, reason) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.sh`);
    writeFileSync(file, script);
    const bot = name === 'cannot be found' ? 'process:no-such-program' : `process:sh ${file}`;
    // To fill the memory takes a while.
    const time = name.startsWith('hoards') && linux ? PATIENT : 2500;
    const [lost, other] = await play([bot, 'random'], { time, memory: 512 });
    expect(lost?.fault).toMatchObject({ bot, reason: expect.stringMatching(reason) });
    if (name !== 'writes lines without end') expect(lost?.fault?.kind).toBe(kind);
    expect(other?.fault).toBeNull();
  });
});

/** Whether a program sleeps for so many seconds. One that has ended and was not waited for does not. */
const runs = (nap: number): boolean =>
  spawnSync('ps', ['-eo', 'state=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .some((line) => /^[^Z]/.test(line) && line.includes(`sleep ${nap}`));

async function ends(nap: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && runs(nap); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
  return !runs(nap);
}

/** So many seconds nobody else sleeps: a process that is kept apart has another number inside than outside. */
const napping = (): number => randomInt(100_000, 1_000_000);

describe.skipIf(process.platform === 'win32')('what a bot in a process leaves', () => {
  /** A bot that starts a process of its own, tells so, and then does something. */
  const parent = (name: string, then: string) => {
    const [file, told, nap] = [join(folder, `${name}.sh`), join(folder, `${name}.pid`), napping()];
    writeFileSync(file, `sleep ${nap} >/dev/null & echo $! >${told}; ${then}`);
    return { bot: `process:sh ${file}`, told, nap };
  };

  test.each([
    ['waits', 'sleep 300'],
    ['ends', 'exit 0'],
    ['answers', 'echo \'{"kind":"move","move":"fly"}\'; sleep 300'],
  ])('ends with it: the bot %s', async (name, then) => {
    const { bot, told, nap } = parent(name, then);
    await play([bot], { time: 2500, memory: 512 });
    expect(existsSync(told)).toBe(true);
    expect(await ends(nap)).toBe(true);
  });

  test.skipIf(!linux).each([
    ['a session of its own', 'setsid sleep $nap >/dev/null 2>&1 & echo $! >$told; sleep 300'],
    ['no parent', '(setsid sh -c "echo \\$\\$ >$told; sleep $nap" >/dev/null 2>&1 &); sleep 1; exit 0'],
    ['no environment', 'env -i setsid sleep $nap >/dev/null 2>&1 & echo $! >$told; sleep 300'],
  ])('ends with it, with %s', async (name, script) => {
    const [file, told] = [
      join(folder, `${name}.sh`.replaceAll(' ', '-')),
      join(folder, `${name}.pid`.replaceAll(' ', '-')),
    ];
    const nap = napping();
    writeFileSync(file, `told=${told}; nap=${nap}; ${script}`);
    await play([`process:sh ${file}`], { time: 2500, memory: 512 });
    expect(existsSync(told)).toBe(true);
    expect(await ends(nap)).toBe(true);
  });

  test('ends with a host that is killed', async () => {
    const { bot, nap } = parent('orphan', `pwd >${join(folder, 'orphan.folder')}; sleep 300`);
    const words = [
      'examples/tournament/main.ts',
      '--games',
      'hal',
      '--bots',
      bot,
      '--n',
      '1',
      '--out',
      join(folder, 'tournament'),
    ];
    const host = spawn(process.execPath, ['--conditions=@wonders/source', '--import', 'tsx', ...words], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: 'ignore',
    });
    while (!existsSync(join(folder, 'orphan.folder'))) await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(runs(nap)).toBe(true);
    host.kill('SIGKILL');
    expect(await ends(nap)).toBe(true);
    expect(existsSync(readFileSync(join(folder, 'orphan.folder'), 'utf8').trim())).toBe(false);
  });

  test('is no file, and it sees neither the environment nor the folder of the host', async () => {
    const [file, told] = [join(folder, 'env.sh'), join(folder, 'env.txt')];
    writeFileSync(file, `touch left; (pwd; env) >${told}; exit 0`);
    process.env['SECRET_OF_THE_HOST'] = 'known';
    await play([`process:sh ${file}`], { time: 2500, memory: 512 });
    delete process.env['SECRET_OF_THE_HOST'];
    const [own = '', ...env] = readFileSync(told, 'utf8').trim().split('\n');
    expect(own).not.toBe(process.cwd());
    expect(existsSync(own)).toBe(false);
    const names = env.map((line) => line.split('=')[0]);
    expect(names.filter((name) => !['PWD', 'OLDPWD', '_', 'SHLVL'].includes(name ?? '')).sort()).toEqual([
      'HOME',
      'PATH',
      'TMPDIR',
    ]);
  });
});

/** A bot that does something on its first turn, and plays the first legal move on each. */
function shell(name: string, first: string): string {
  const file = join(folder, `${name}.sh`);
  const answer = '{"kind":"move","move":"\\1"}';
  writeFileSync(file, `${first}\nexec sed -u 's/.*"legal":\\["\\([^"]*\\)".*/${answer}/'`);
  return `process:sh ${file}`;
}

describe.skipIf(process.platform === 'win32')('a bot that a signal ends', () => {
  /** Sends itself a signal in its first games, so many of them. */
  const ended = (signal: string, games: number): string => {
    const times = join(folder, `${signal}-${games}.txt`);
    return shell(`${signal}-${games}`, `echo >>${times}; test $(wc -l <${times}) -gt ${games} || kill -${signal} $$`);
  };

  test.each(['KILL', 'TERM', 'HUP'])(
    'by SIG%s, which others send: the game does not count, and is played again',
    async (signal) => {
      const bot = ended(signal, 2);
      const [game] = await play([bot], { time: PATIENT, memory: 512 });
      expect(game).toEqual(expect.objectContaining({ line: expect.arrayContaining([bot]), fault: null }));
      const times = readFileSync(join(folder, `${signal}-2.txt`), 'utf8');
      expect(times).toBe('\n\n\n');
    },
  );

  test('three times loses, since the bot may send it to itself', async () => {
    const bot = ended('KILL', 3);
    const [game] = await play([bot], { time: PATIENT, memory: 512 });
    expect(game?.fault).toMatchObject({ bot, kind: 'threw', reason: 'its process ended with SIGKILL' });
  });

  test('that comes of what it does itself, loses at once', async () => {
    const bot = ended('SEGV', 1);
    const [game] = await play([bot], { time: PATIENT, memory: 512 });
    expect(game?.fault).toMatchObject({ bot, kind: 'threw', reason: 'its process ended with SIGSEGV' });
  });
});

describe.skipIf(!keepsApart())('a bot that is kept apart', () => {
  test('neither sees its opponent nor its host, nor ends one', async () => {
    const told = join(folder, 'seen.txt');
    const hunt = `for each in /proc/[0-9]*; do
      tr '\\0' ' ' <$each/cmdline >>${told}; echo >>${told}
      if grep -qs prey.sh $each/cmdline; then kill -9 \${each#/proc/}; fi
    done`;
    const bots = [shell('hunter', hunt), shell('prey', '')];
    const tournament = {
      ...{ secret: 'a secret', deals: 1, bots, own: null },
      contests: [contestOf(duelSolo, bots, { mode: 'versus', pantheon: false })],
    };
    const limits = { time: PATIENT, memory: 512, hidden: [] };
    const batch = { contest: 0, from: 0, to: 1 };
    const games = await playBatch({ tournament, batch, silent: [], limits, alone: true }, watch);
    expect(games.map(({ fault }) => fault)).toEqual([null, null]);
    const seen = readFileSync(told, 'utf8');
    expect(seen).toContain('hunter.sh');
    expect(seen).not.toMatch(/prey|node|vitest/);
  });

  test('finds the folder of the tournament empty and the file of the key as well, and cannot uncover them', async () => {
    const [out, key, told] = [join(folder, 'out'), join(folder, 'queue.key'), join(folder, 'found.txt')];
    mkdirSync(out);
    writeFileSync(join(out, 'secret.txt'), 'of the tournament');
    writeFileSync(key, 'of the queue');
    const look = `(ls -A ${out}; cat ${out}/secret.txt ${key}; umount ${out} ${key}; cat ${out}/secret.txt ${key}) >${told} 2>&1`;
    const bot = shell('reader', look);
    const [game] = await play([bot], { time: PATIENT, memory: 512, hidden: [out, key] });
    expect(game?.fault).toBeNull();
    const found = readFileSync(told, 'utf8');
    expect(found).toMatch(/secret.txt: No such file/);
    expect(found).not.toContain('of the');
    await play([bot], { time: PATIENT, memory: 512 });
    expect(readFileSync(told, 'utf8')).toContain('of the tournament');
  });
});

describe.skipIf(process.platform === 'win32')('a bot for Node with fewer rights', () => {
  test.each([
    ['reads no other file', `import('node:fs').then(({ readFileSync }) => readFileSync('/etc/passwd'))`],
    ['writes none', `import('node:fs').then(({ writeFileSync }) => writeFileSync('own', 'x'))`],
    ['starts no program', `import('node:child_process').then(({ execSync }) => execSync('true'))`],
  ])('%s', async (name, attempt) => {
    const file = join(folder, `rights-${name.replaceAll(' ', '-')}.mjs`);
    const ends = '({ code }) => process.exit(code === "ERR_ACCESS_DENIED" ? 42 : 43)';
    writeFileSync(file, `${attempt}.then(() => process.exit(44), ${ends});`);
    const node = `process:${process.execPath} --experimental-permission --allow-fs-read=${file} ${file}`;
    const [lost] = await play([node], { time: 10_000, memory: 16_000 });
    expect(lost?.fault?.reason).toMatch(/code 42/);
  });
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('Skipped: there is no python3, so that no bot in Python plays.');

describe.skipIf(!python)('a bot in Python', () => {
  const rules = `process:python3 ${fileURLToPath(new URL('../protocol/python/rule_bot.py', import.meta.url))}`;

  test('plays a tournament by rules of its own, looks ahead, and plays the same again', async () => {
    const first = await play([rules, 'random'], { time: PATIENT, memory: 4096 });
    expect(first.map(({ fault }) => fault)).toEqual([null, null]);
    const again = await play([rules, 'random'], { time: PATIENT, memory: 4096 });
    expect(again.map(({ moves }) => moves)).toEqual(first.map(({ moves }) => moves));
    expect(first[0]?.moves).not.toEqual(first[1]?.moves);
  });
});
