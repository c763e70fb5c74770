import { transform } from 'sucrase';

/** Code that a browser can run: the same lines, without types, with `require` for imports. */
export interface Compiled {
  readonly code: string;
  /** What it imports, types left out. */
  readonly imports: readonly string[];
}

/** Code that is no TypeScript. */
export class SyntaxProblem extends Error {
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

/** Strips the types of a snippet. @throws {@link SyntaxProblem} */
export function compile(source: string): Compiled {
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      production: true,
    });
    const imports = [...code.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)].map(([, name = '']) => name);
    return { code, imports: [...new Set(imports)] };
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    const [, line] = /\((\d+):\d+\)/.exec(told) ?? [];
    throw new SyntaxProblem(
      told.replace(/^Error transforming[^:]*: /, '').replace(/ ?\(\d+:\d+\)/, ''),
      line === undefined ? undefined : Number(line),
    );
  }
}
