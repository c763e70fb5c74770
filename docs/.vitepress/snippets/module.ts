import { entryPoints } from 'virtual:entry-points';
import { compile } from './compile.js';

type Exports = Readonly<Record<string, unknown>>;

/** Code that is ready to run, with everything that it imports. */
export interface Module {
  readonly imports: readonly string[];
  /** Runs it with this console, and gives what it exports. */
  run(console: object): Promise<Exports>;
}

/** Where errors say that they come from. */
const FILE = 'snippet.ts';

/** Indirect: the code sees no variable of this file. */
const evaluate = self.eval;

/**
 * Compiles code and loads what it imports.
 *
 * @throws {@link SyntaxProblem} where it is no TypeScript; `Error` where it imports what this site has not.
 */
export async function moduleOf(source: string): Promise<Module> {
  const { code, imports } = compile(source);
  const strange = (name: string): Error =>
    new Error(`There is no module "${name}" here. You can import @wonders/core, the games and their entry points.`);
  const missing = imports.find((name) => !Object.hasOwn(entryPoints, name));
  if (missing !== undefined) throw strange(missing);
  const loaded = imports.map(async (name) => [name, await entryPoints[name]?.()] as const);
  const modules = new Map(await Promise.all(loaded));
  const required = (name: string): unknown => {
    if (!modules.has(name)) throw strange(name);
    return modules.get(name);
  };
  const main = evaluate(`(async (require, exports, console) => {${code}\n})\n//# sourceURL=${FILE}`);
  return {
    imports,
    async run(console) {
      const exports = {};
      await main(required, exports, console);
      return exports;
    },
  };
}

/** The line of the code that an error, or a call, comes from. */
export function lineOf({ stack = '' }: Error): number | undefined {
  const [, line] = /snippet\.ts:(\d+)/.exec(stack) ?? [];
  return line === undefined ? undefined : Number(line);
}
