import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { draw, seedRng } from '@wonders/core';
import { has, selfPlay } from '@wonders/core/learn';
import { expect, test } from 'vitest';
import { metadataOf, readRows, rowOf, writeRows } from './dataset.js';
import { beginner, exploring, game, learn, OPTIONS } from './game.js';
import { loadNet, saveNet, think } from './net.js';
import { netBot, searchWithNet } from './players.js';
import { train } from './train.js';

const bot = exploring(beginner(12));
const samples = [...selfPlay(game, learn, [bot, bot], 3, { options: { ...OPTIONS, seed: 'quick' } })];
const rows = samples.map(rowOf);
const metadata = metadataOf(learn);

test('samples come back from their file unchanged', () => {
  const read = readRows(learn, writeRows(learn, rows));
  expect(read).toEqual(rows.map((row) => ({ ...row, value: Math.fround(row.value) })));
  const dense = new Float32Array(learn.observation.length);
  for (const [at, column] of read[7]?.columns.entries() ?? []) dense[column] = read[7]?.values[at] as number;
  expect(dense).toEqual(samples[7]?.observation);
});

test('a file of another encoding is refused', () => {
  const other = { ...learn, observation: { ...learn.observation, digest: 'another' } };
  expect(() => readRows(other, writeRows(learn, rows))).toThrow('samples of another observation');
});

const python = spawnSync('python3', ['-c', 'import pyarrow'], { encoding: 'utf8' }).status === 0;
if (!python) console.log('Skipped: there is no pyarrow, so that the reader of samples in Python is not tested.');

test.runIf(python)('the client in Python reads the same samples', () => {
  const dir = mkdtempSync(join(tmpdir(), 'samples-'));
  const file = join(dir, 'samples.arrow');
  writeFileSync(file, writeRows(learn, rows));
  const program = `import json, sys, wonders
for row in wonders.read_samples(sys.argv[1]):
    print(json.dumps({"sum": sum(row["observation"]), "length": len(row["observation"]), "action": row["action"], "value": row["value"]}))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', program, file], {
    cwd: fileURLToPath(new URL('../protocol/python', import.meta.url)),
    encoding: 'utf8',
  });
  rmSync(dir, { recursive: true });
  expect(stderr).toBe('');
  const read = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, number>);
  expect(read.length).toBe(samples.length);
  for (const [i, { observation, action, value }] of samples.entries()) {
    expect(read[i]).toMatchObject({ length: observation.length, action, value });
    expect(read[i]?.['sum']).toBeCloseTo(
      observation.reduce((sum, each) => sum + each, 0),
      3,
    );
  }
});

test('training lowers the loss; the net is saved, loaded and plays', async () => {
  const heard: number[] = [];
  const trained = await train(rows, metadata, {
    epochs: 6,
    width: 16,
    batch: 32,
    rate: 5e-3,
    seed: 'quick',
    decay: 1e-4,
    heard: (_, { policy, value }) => heard.push(policy + value),
  });
  expect(heard.length).toBe(6);
  expect(heard[5]).toBeLessThan(0.9 * (heard[0] ?? 0));

  const bytes = saveNet(trained);
  const net = loadNet(bytes, metadata);
  expect(net).toEqual(trained);
  expect(() => loadNet(bytes, new Map([['actions', 'another']]))).toThrow('a net of another actions');

  // The net plays what was trained: the mean loss of the value, computed again.
  const loss = samples.reduce(
    (sum, { observation, value }) => sum + (Math.tanh(think(net, observation).balance) - value) ** 2 / samples.length,
    0,
  );
  expect(loss).toBeLessThan(1);

  const rng = seedRng('quick');
  const state = game.newGame({ ...OPTIONS, seed: 'quick' });
  const view = game.view(state, game.activeSeats(state)[0] ?? 0);
  const turn = { view, seat: Number(view.viewer), legal: game.legalMoves(view), random: () => draw(rng) };
  for (const player of [netBot(net), searchWithNet(net, 20)]) {
    const { move } = player(turn);
    expect(has(learn.actions.legalMask(turn.legal), learn.actions.actionOf(move))).toBe(true);
  }
});
