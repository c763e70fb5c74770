/**
 * Bundles a program with Metro, the bundler of React Native, with package exports turned on and off, and runs the bundles. A registry that
 * cannot be reached is told, and no failure.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { installed } from '../lib/install.js';

const run = promisify(execFile);
const METRO = { metro: '0.87.1' };

/** Runs beside the program: Metro is CommonJS, and takes its settings as a value. */
const BUNDLE = `
const [, , metro, root, entry, exported] = process.argv;
const Metro = require(metro);
async function main() {
  const asyncRequireModulePath = require.resolve('metro-runtime/src/modules/asyncRequire', { paths: [metro] });
  const transform = { experimentalImportSupport: true, inlineRequires: false };
  const config = await Metro.loadConfig({ cwd: root, projectRoot: root }, {
    projectRoot: root, watchFolders: [require('node:path').dirname(metro)], cacheStores: [], maxWorkers: 1, reporter: { update() {} },
    transformer: { asyncRequireModulePath, getTransformOptions: async () => ({ transform }) },
    resolver: { unstable_enablePackageExports: exported === 'on', resolverMainFields: ['react-native', 'browser', 'main'] },
  });
  await Metro.runBuild(config, { entry, out: 'metro-' + exported + '.js', platform: 'ios', dev: false, minify: false });
}
main().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
`;

/**
 * Checks that Metro finds every entry and plays the same games.
 *
 * @param program - A program in the folder, which prints what it plays by a global `print`.
 */
export async function checkMetro(dir: string, program: string, expected: string): Promise<void> {
  let tools: string;
  try {
    tools = installed('metro', METRO);
  } catch (error) {
    console.log(`Skipped: Metro is not here (${error instanceof Error ? error.message : error})`);
    return;
  }
  copyFileSync(join(dir, program), join(dir, 'metro.js'));
  writeFileSync(join(dir, 'bundle.cjs'), BUNDLE);
  for (const exported of ['on', 'off']) {
    const metro = join(tools, 'node_modules/metro');
    await run(process.execPath, [join(dir, 'bundle.cjs'), metro, dir, 'metro.js', exported], { cwd: dir });
    const lines: string[] = [];
    const code = readFileSync(join(dir, `metro-${exported}.js`), 'utf8');
    runInContext(code, createContext({ print: (line: string) => lines.push(`${line}\n`) }));
    if (lines.join('') !== expected)
      throw new Error(`The bundle of Metro plays other games, package exports ${exported}:\n${lines.join('')}`);
    console.log(`bundled by Metro with package exports ${exported}`);
  }
}
