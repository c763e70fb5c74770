/**
 * Builds the Python package with its engine, installs the wheel beside nothing else, and plays a game with it.
 * `node --import tsx .ci/wheel.ts`; needs `pip install build editables hatchling`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { manifests } from './games.js';
import { root } from './packages.js';

const FOLDER = join(root, 'temp/python');

const python = ['python3', '/usr/bin/python3'].find(
  (each) => spawnSync(each, ['-c', 'import build, editables, hatchling, pip']).status === 0,
);

/** The entry of the engine: the games by name, since a bundle has no folder of packages to look into. */
async function entry(): Promise<string> {
  const listed = await manifests();
  const imports = listed.map(
    ({ pkg }, i) => `import { manifest as manifest${i} } from ${JSON.stringify(join(pkg.dir, 'manifest.ts'))};`,
  );
  return `${imports.join('\n')}
import { serve } from ${JSON.stringify(join(root, 'examples/protocol/serve.ts'))};
const manifests = [${listed.map((_, i) => `manifest${i}`).join(', ')}];
await serve(await Promise.all(manifests.map(async (manifest) => ({ manifest, game: await manifest.load.game() }))));
`;
}

function must(command: string, words: readonly string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: FOLDER, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

const GAME = `
from wonders import Engine, WondersEnv
with Engine() as engine:
    env = WondersEnv(engine, "hal")
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        env.step(None if terminated else env.bot_actions()[0])
    print(env.outcome["ending"])
`;

async function wheel(command: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(root, 'examples/protocol/python'), FOLDER, { recursive: true });
  await build({
    stdin: { contents: await entry(), resolveDir: root, loader: 'ts' },
    outfile: join(FOLDER, 'wonders/engine.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['@wonders/source'],
  });
  must(command, ['-m', 'build', '--wheel', '--no-isolation', '--outdir', 'dist']);
  const [name = ''] = readdirSync(join(FOLDER, 'dist'));
  must(command, ['-m', 'pip', 'install', '--no-deps', '--no-index', '--target', 'installed', join('dist', name)]);
  // Away from the sources, so that what plays is what was installed.
  const file = join(FOLDER, 'installed/game.py');
  writeFileSync(file, GAME);
  const ending = must(command, [file]).trim();
  console.log(`temp/python/dist/${name} is built; a game played by it ended with "${ending}".`);
}

if (python === undefined) console.log('Skipped: the wheel needs python3 with pip install build editables hatchling.');
else await wheel(python);
