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

/** A comment of HTML. Scripts know it, TypeScript does not: two readers of such a text disagree where its code ends. */
const HTML_COMMENT = /<!--|^\s*(?:\/\*.*?\*\/\s*)*-->/m;

/** Strips the types of a snippet. @throws {@link SyntaxProblem} */
export function compile(source: string): Compiled {
  const comment = HTML_COMMENT.exec(source);
  if (comment !== null)
    throw new SyntaxProblem(
      `${comment[0].trim().slice(-4)} is a comment of HTML, which TypeScript does not have. In a text, write it in two parts.`,
      source.slice(0, comment.index + comment[0].length).split('\n').length,
    );
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
