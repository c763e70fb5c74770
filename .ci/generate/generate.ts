/**
 * Writes what follows from the types of a game, so that each key of a state is described once: in `Draft`, and in `View` where a view
 * hides it. `npm run generate` writes `packages/<game>/src/state/generated.ts`; with `--check` it only compares.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { packages, root } from '../lib/packages.js';
import { formatted, writeStale } from '../lib/written.js';
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

const files = games.map(({ state, file }) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(state) as ts.SourceFile);
  return formatted({ file: relative(root, file), text: textOf(checker, module as ts.Symbol, file) });
});
writeStale(files, 'the types', 'generate');
