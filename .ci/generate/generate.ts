/**
 * Writes what follows from the types of a game, so that each key of a state is described once: in `Draft`, and in `View` where a view
 * hides it. `npm run generate` writes `packages/<game>/src/state/generated.ts`; with `--check` it only compares.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { packages, root } from '../lib/packages.js';
import { textOf } from './text.js';

const games = packages()
  .map(({ dir }) => ({ state: join(dir, 'src/state/index.ts'), file: join(dir, 'src/state/generated.ts') }))
  .filter(({ state }) => existsSync(state));

const { config } = ts.readConfigFile(join(root, 'packages/tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'packages'));
const program = ts.createProgram(
  games.map(({ state }) => state),
  options,
);
const checker = program.getTypeChecker();

/** As the formatter leaves it. */
const formatted = (file: string, input: string): string =>
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', `--stdin-file-path=${file}`], {
    cwd: root,
    input,
    encoding: 'utf8',
  });

const stale = games.flatMap(({ state, file }) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(state) as ts.SourceFile);
  const text = formatted(file, textOf(checker, module as ts.Symbol, file));
  return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [{ file, text }];
});
if (!process.argv.includes('--check')) for (const { file, text } of stale) writeFileSync(file, text);
else if (stale.length > 0) {
  console.error(`Not what the types say: ${stale.map(({ file }) => file).join(', ')}. Write them by: npm run generate`);
  process.exitCode = 1;
}
