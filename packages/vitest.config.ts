import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Exchange } from '../.ci/mutants/judging.js';

/** Tests run on the sources of every package, so that no build has to come first. */
const conditions = ['@wonders/source', ...defaultServerConditions];

/** What `npm run mutants` breaks: a file is loaded with other code in one place. */
async function mutant(change: string): Promise<Plugin> {
  // It brings the compiler, which no other run needs.
  const { exchanged } = await import('../.ci/mutants/fragments.js');
  const { file, from, to, at } = JSON.parse(change) as Exchange;
  const broken = (code: string): string =>
    at === undefined ? exchanged(code, from, to) : code.slice(0, at) + to + code.slice(at + from.length);
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === file ? broken(code) : undefined),
    // Its file is the only one that other runs may not share.
    configureVitest: ({ experimental_defineCacheKeyGenerator: keepOut }) =>
      keepOut(({ id }) => (id.split('?')[0] === file ? false : undefined)),
    api: { vitest: { experimental: { ignoreFsModuleCache: true } } },
  };
}

/** The examples of the rules are found by watching the rules while their tests run: see docs/rules/scenes. */
const scenes = fileURLToPath(new URL('../docs/rules/scenes/watch.ts', import.meta.url));

const WATCHED = process.env['SCENES'] !== undefined;

/** Rules and bots are handed out watched. */
function watched(): Plugin {
  const define = (file: string, name: string, watch: string, more = ''): [string, (code: string) => string] => [
    file,
    (code) =>
      `import { ${watch} } from '${scenes}';\n${code.replace(`export function ${name}`, `function unwatched`)}
       export const ${name}: any = (...given: any[]) => ${watch}((unwatched as any)(...given)${more});`,
  ];
  const changes = new Map([
    define('/core/src/engine/define-rules.ts', 'defineRules', 'watchRules'),
    define('/core/src/engine/define-bots.ts', 'defineBots', 'watchBots', ', given[0]'),
  ]);
  return {
    name: 'watched',
    enforce: 'pre',
    transform: (code, id) => [...changes].find(([file]) => id.split('?')[0]?.endsWith(file))?.[1](code),
  };
}

/** Begins with the contracts, which take longest at the gates: small files are left for the core that is done first. */
class ContractsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isContract = ({ moduleId }: TestSpecification) => moduleId.includes('/test/contract.');
    return [...sorted.filter(isContract), ...sorted.filter((file) => !isContract(file))];
  }
}

/** Begins with the tests that are likeliest to notice what is broken. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = JSON.parse(process.env['ORDER'] ?? '[]') as readonly string[];
    const place = ({ moduleId }: TestSpecification) => named.findIndex((name) => moduleId.endsWith(`/${name}`));
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  plugins: [
    ...(process.env['MUTANT'] === undefined ? [] : [await mutant(process.env['MUTANT'])]),
    ...(WATCHED ? [watched()] : []),
  ],
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Warnings are about the source maps of others.
  logLevel: 'error',
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    /** Otherwise one core of two would idle. */
    maxWorkers: '100%',
    sequence: { sequencer: process.env['ORDER'] === undefined ? ContractsFirst : AsNamed },
    /** No test leaves anything behind: loading the games and the compiler once for each worker, and not for each file, saves a third of the work. Who watches is loaded with each file. */
    isolate: WATCHED,
    setupFiles: WATCHED ? [scenes] : [],
    /** Sources are made ready once, and not for each run: a mutant is judged in half the time. */
    experimental: { fsModuleCache: true },
    /** Thousands of random games are one test. */
    testTimeout: 600_000,
    /** Random games per variant and arbitrary inputs per property: a few here, forty times as many at the gates, thousands in `npm run soak`. */
    env: { RUNS: process.env['RUNS'] ?? '1', SEEDS: process.env['SEEDS'] ?? '', FIRST: process.env['FIRST'] ?? '0' },
    /** It imports JSON without saying so, which Node refuses and vitest can do. */
    server: { deps: { inline: [/@actions/] } },
    include: ['packages/*/**/*.test.ts', 'docs/**/*.test.ts', '.ci/*/*.test.ts', '.bench/**/*.test.ts'],
    coverage: {
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.d.ts', '**/*.test.ts', '**/*.test-d.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: { lines: 90 },
    },
  },
});
