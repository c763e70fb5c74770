/** Guards the Python package: its wheel brings its engine, and plays.
 * It is built, and installed beside nothing else.
 * `node --import tsx .ci/gates/wheel.ts`; needs `pip install build hatchling`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { manifests } from '../lib/games.js';
import { root } from '../lib/packages.js';

const FOLDER = join(root, 'temp/python');

const python = ['python3', '/usr/bin/python3'].find(
  (each) => spawnSync(each, ['-c', 'import build, hatchling, pip']).status === 0,
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
  // An old hatchling also asks for `editables`, which only an editable installation needs.
  must(command, ['-m', 'build', '--wheel', '--no-isolation', '--skip-dependency-check', '--outdir', 'dist']);
  const [name = ''] = readdirSync(join(FOLDER, 'dist'));
  must(command, ['-m', 'pip', 'install', '--no-deps', '--no-index', '--target', 'installed', join('dist', name)]);
  // Away from the sources, so that what plays is what was installed.
  const file = join(FOLDER, 'installed/game.py');
  writeFileSync(file, GAME);
  const ending = must(command, [file]).trim();
  console.log(`temp/python/dist/${name} is built; a game played by it ended with "${ending}".`);
  train(command, name);
}

/** PettingZoo's own test, and the many games of Gymnasium, for every game that has numbers. */
const TRAINING = `
from pettingzoo.test import api_test
from wonders import Engine, WondersEnv, WondersVectorEnv
with Engine() as engine:
    for game in [each["id"] for each in engine.ask("hello")["games"] if each["numbers"]]:
        api_test(WondersEnv(engine, game), num_cycles=60)
        env = WondersVectorEnv(engine, game, 16)
        seen, _ = env.reset(seed=1)
        for _ in range(40):
            seen = env.step(seen["action_mask"].argmax(axis=1))[0]
        env.close()
        print("trained", game)
`;

/** Installs the wheel with what trains in an environment of its own, and tests both there. */
function train(command: string, name: string): void {
  const own = join(FOLDER, 'own/bin/python');
  const wheel = `${join('dist', name)}[training]`;
  const made = spawnSync(command, ['-m', 'venv', 'own'], { cwd: FOLDER });
  const installed = made.status === 0 && spawnSync(own, ['-m', 'pip', 'install', '--quiet', wheel], { cwd: FOLDER });
  if (installed === false || installed.status !== 0) {
    console.log('Skipped: PettingZoo and Gymnasium cannot be installed here.');
    return;
  }
  const file = join(FOLDER, 'own/training.py');
  writeFileSync(file, TRAINING);
  const games = must(own, [file]).match(/(?<=^trained ).*$/gm) ?? [];
  console.log(`PettingZoo's api_test and the vector environment of Gymnasium: ${games.join(', ')}.`);
}

if (python === undefined) console.log('Skipped: the wheel needs python3 with pip install build hatchling.');
else await wheel(python);
