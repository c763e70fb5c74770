/** Every law of the kit runs on every game: a new law is asked of all games, and a new game for all laws. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as kit from '../../packages/core/src/testing/index.js';
import { manifests } from '../lib/games.js';

/** Not of every game: versus Architects hides draws from the spy, and on its solo game the attack was given up after 150 seconds. */
const SOME = 'foresightLaws';

/** The functions of the kit that hold a game to laws, and what holds it to its kept files. */
const LAWS = [...Object.keys(kit).filter((name) => /^contract$|Laws$/.test(name) && name !== SOME), 'keptLaws'];

/** The code of all tests in rooms of a folder. */
function testsOf(dir: string, rooms = ['src', 'test']): string {
  const files = rooms.flatMap((room) =>
    existsSync(join(dir, room))
      ? readdirSync(join(dir, room), { recursive: true, encoding: 'utf8' }).map((file) => join(dir, room, file))
      : [],
  );
  return files.flatMap((file) => (file.endsWith('.test.ts') ? [readFileSync(file, 'utf8')] : [])).join('\n');
}

/** The laws that are asked of all games in one file. */
const together = testsOf(import.meta.dirname, ['.']);

test('the kit has laws', () => {
  expect(LAWS).toEqual(expect.arrayContaining(['contract', 'guessLaws', 'languageLaws', 'learnLaws']));
});

describe.each(await manifests())('$pkg.id', ({ pkg }) => {
  const code = testsOf(pkg.dir);
  test.each(LAWS)('runs %s', (law) => {
    // With the game as the first of its parameters, in a line or in the next one.
    const calls = new RegExp(`\\b${law}\\(\\s*\\w`);
    expect(calls.test(code) || calls.test(together), `no test in packages/${pkg.id} calls ${law}`).toBe(true);
  });
});
