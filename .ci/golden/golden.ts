/**
 * Writes the kept files anew: `npm run golden`. A test that compares with a kept file says so by `toMatchFileSnapshot`; all of them run, and
 * write. A file in `packages/<id>/golden` that none of them has written is stale: it is named, and the command fails. Words are paths of
 * tests, as for `npm test`; then the other files stay as they are.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/packages.js';

/** The files of these patterns that git tracks or would track. */
const files = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));

/** The tests that compare with kept files, themselves or by `keptLaws`. */
const goldenTests = (): readonly string[] =>
  files(':(glob)packages/*/test/*.test.ts', ':(glob).ci/*/*.test.ts').filter((file) =>
    /\.toMatchFileSnapshot\(|^keptLaws\(/m.test(readFileSync(join(root, file), 'utf8')),
  );

/** The kept files that they write. */
const goldenFiles = (): readonly string[] => files(':(glob)packages/*/golden/**/*.txt');

/** Runs these tests, and has them write. */
function write(tests: readonly string[]): number {
  const vitest = join(root, 'node_modules/.bin/vitest');
  // The last word: `--update` takes the next one for its value.
  const words = ['run', '--config', 'packages/vitest.config.ts', ...tests, '--update'];
  return (
    spawnSync(vitest, words, { cwd: root, stdio: 'inherit', env: { ...process.env, CI: '', GOLDEN: 'all' } }).status ??
    1
  );
}

/** Writes all kept files; those that nothing writes come back as they were. */
function writeAll(): number {
  const kept = mkdtempSync(join(tmpdir(), 'wonders-golden-'));
  const before = goldenFiles();
  // Interrupted, it goes on to bring back what has not been written.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  for (const file of before) cpSync(join(root, file), join(kept, file));
  try {
    for (const file of before) writeFileSync(join(root, file), '');
    const status = write(goldenTests());
    const stale = before.filter((file) => statSync(join(root, file)).size === 0);
    for (const file of stale) cpSync(join(kept, file), join(root, file));
    if (status !== 0 || stale.length === 0) return status;
    console.error(`No test writes these files: delete them, or let a test compare with them.\n  ${stale.join('\n  ')}`);
    return 1;
  } finally {
    rmSync(kept, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  process.exitCode = words.length === 0 ? writeAll() : write(words);
}
