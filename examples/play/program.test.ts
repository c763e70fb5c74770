import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, conclude, type Save, save, saveSchema } from '@wonders/core/records';
import { hal } from '@wonders/hal';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from './arguments.js';
import { Fault } from './fault.js';
import { readSave } from './files.js';
import { playables } from './games.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const saves = join(root, 'examples/saves');
const folder = mkdtempSync(join(tmpdir(), 'wonders-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what `npm start -- ...words` runs. */
function start(...words: string[]) {
  const node = ['--conditions=@wonders/source', '--import', 'tsx', 'examples/play/main.ts', ...words];
  const { INIT_CWD: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}

/** The one line of a refusal. */
function refusal(...words: string[]): string {
  const { status, stdout, stderr } = start(...words);
  expect({ status, stdout, lines: stderr.trim().split('\n').length }, stderr).toEqual({
    status: 2,
    stdout: '',
    lines: 1,
  });
  return stderr.trim();
}

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const sealedSave = (): Save => JSON.parse(readFileSync(join(saves, 'sealed.json'), 'utf8'));

describe('telling', () => {
  test('a game is told move by move, with reasons and final scores', () => {
    const { status, stdout, stderr } = start('sealed', '--seed', 'monday', '--seats', '2');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^sealed · seed monday · seats 2 · Seat 1, Seat 2\n/);
    expect(stdout).toMatch(/ {3}1 Seat 1 {2}bids \d+\n +\? .+: \d+\n/);
    expect(stdout).toMatch(/→ sold: .*\d+ turns up/);
    expect(stdout).toMatch(/│ Total +│ +\d+ │ +\d+ │/);
    expect(stdout).toMatch(/All sold: Seat \d wins\.\n$/);
  });

  test('the same seed tells the same story, another seed another', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) => start('sealed', '--seed', seed, '--json').stdout);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('without a name, one game of each package is summed up, with what to run next', async () => {
    const { status, stdout } = start();
    const all = await playables();
    expect(status).toBe(0);
    expect(stdout.match(/^│ Total/gm)).toHaveLength(all.length);
    expect(stdout.match(/^ {2}· Most was gained in .+ \(\+\d+\)/gm)).toHaveLength(all.length);
    expect(stdout.split('\n').length).toBeLessThan(60 * all.length);
    for (const { game } of all)
      for (const rest of ['', ' --interactive', ' --help']) expect(stdout).toContain(`npm start -- ${game.id}${rest}`);
  });

  test('--help tells the options, and those of a game after its name', () => {
    const { status, stdout } = start('sealed', '--help');
    expect(status).toBe(0);
    for (const flag of [
      '--interactive',
      '--against',
      '--resume',
      '--replay',
      '--json',
      '--seats',
      '--seed',
      '--chance',
    ])
      expect(stdout).toContain(flag);
    expect(stdout).toContain('a whole number from 2 to 4 (default: 3)');
    expect(start('--help').stdout).not.toContain('--seats');
  });
});

describe('records', () => {
  test('--json prints a save that --replay verifies', () => {
    const { stdout } = start('sealed', '--seed', 'tuesday', '--json');
    const result = saveSchema['~standard'].validate(JSON.parse(stdout));
    expect('value' in result && result.value.options).toMatchObject({ seed: 'tuesday', seats: 3 });
    const { status, stdout: told } = start('--replay', written('tuesday.json', stdout));
    expect(status).toBe(0);
    expect(told).toContain(`12 moves, digest ${JSON.parse(stdout).digest}: as recorded.`);
  });

  test('chance that is left to the table is drawn from the seed and recorded', () => {
    const { stdout } = start('sealed', '--chance', 'manual', '--json');
    expect(JSON.parse(stdout).moves).toContainEqual(expect.stringMatching(/^draw /));
    expect(start('--replay', written('manual.json', stdout)).status).toBe(0);
  });

  test('a save that a verdict has ended says so', () => {
    const resigned = conclude(hal, begin(hal, { seed: 'monday' }), 'resign', 0);
    const { stdout } = start('--replay', written('resigned.json', JSON.stringify(save(hal, resigned))));
    expect(stdout).toContain('You have resigned. Winner: Hal.');
    expect(stdout).not.toContain('not over');
  });

  test('there is a saved game of every package', async () => {
    for (const { game } of await playables())
      expect(
        readdirSync(saves),
        `npm start --silent -- ${game.id} --seed monday --json > examples/saves/${game.id}.json`,
      ).toContain(`${game.id}.json`);
  });

  test.each(readdirSync(saves))('examples/saves/%s is replayed move by move to its digest', (name) => {
    const { moves, digest }: Save = JSON.parse(readFileSync(join(saves, name), 'utf8'));
    const { status, stdout } = start('--replay', join(saves, name));
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^ *${moves.length} .*`, 'm'));
    expect(stdout).toContain(`${moves.length} moves, digest ${digest}: as recorded.`);
  });
});

/** The line that the program would end with, without starting it. */
async function fault(...words: string[]): Promise<string> {
  const all = await playables();
  try {
    const request = readArguments(words, all);
    if (request?.replay !== undefined) readSave(request.replay, all, request.playable);
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

describe('one line says what is wrong', () => {
  test('and ends the program with exit code 2', () => {
    expect(refusal('chess')).toMatch(/^there is no game "chess"; choose one of \w/);
    expect(refusal('sealed', '--speed', '3')).toMatch(/unknown option '--speed'.*\(Did you mean --seed\?\)/);
    expect(refusal('sealed', '--seats', '9')).toBe('sealed: --seats should be a whole number from 2 to 4, got "9"');
    expect(refusal('--replay', written('half.json', '{"format": '))).toMatch(/half\.json: not JSON/);
    expect(refusal('sealed', '--interactive')).toMatch(/^--interactive needs a terminal/);
  });

  test('a word that is no game, an option of no game', async () => {
    expect(await fault('--seed', 'x', 'chess')).toMatch(/^there is no game "chess"/);
    expect(await fault('--level', 'expert')).toContain('to use an option of a game, name the game');
    expect(await fault('sealed', 'sealed')).toContain('too many arguments');
  });

  test('a value that an option does not take', async () => {
    expect(await fault('sealed', '--chance', 'luck')).toContain('--chance should be one of sampled, manual');
    expect(await fault('sealed', '--seats')).toContain('argument missing');
    expect(await fault('sealed', '--against', 'everybody')).toMatch(/Allowed choices are house, first-game, .*master/);
    expect(await fault('sealed', '--seat', 'zero')).toContain('--seat should be the number of a seat');
  });

  test('flags that contradict each other', async () => {
    expect(await fault('sealed', '--json', '--interactive')).toContain('choose one of them');
    expect(await fault('--replay', 'a.json', '--resume', 'b.json')).toContain('choose one of them');
    expect(await fault('sealed', '--seed', 'x', '--replay', 'a.json')).toContain('--seed cannot be changed');
  });

  test('a file that is not there, no save, of no game or another one', async () => {
    expect(await fault('--replay', 'nowhere.json')).toBe('there is no file nowhere.json');
    expect(await fault('--replay', join(root, 'package.json'))).toContain('not a save');
    const chess = written('chess.json', JSON.stringify({ ...sealedSave(), game: 'chess' }));
    expect(await fault('--replay', chess)).toContain('there is no game "chess"');
    expect(await fault('sealed', '--replay', chess)).toContain('a save of chess, not of sealed');
  });

  test('a record that was tampered with', async () => {
    const save = sealedSave();
    const changed = (name: string, change: Partial<Save>) =>
      fault('--replay', written(name, JSON.stringify({ ...save, ...change })));
    expect(refusal('--replay', written('short.json', JSON.stringify({ ...save, moves: save.moves.slice(1) })))).toMatch(
      /short\.json: (after move|move) \d+ .+/,
    );
    expect(await changed('cut.json', { moves: save.moves.slice(0, -1) })).toMatch(
      /after move 11 the digest is \w{14}, the save says \w{14}$/,
    );
    expect(await changed('long.json', { moves: [...save.moves, 'bid 0 1'] })).toMatch(/move 13 "bid 0 1" refused/);
    expect(await changed('newer.json', { version: 99 })).toContain('version 99');
    expect(await changed('option.json', { options: { seats: 99 } })).toContain('/seats should be');
  });
});
