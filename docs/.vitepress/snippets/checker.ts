import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import ts from 'typescript';

/** A name that may stand at a place. */
export interface Completion {
  readonly name: string;
  /** `function`, `const`, `interface` and so on. */
  readonly kind: string;
}

/** What a name is. */
export interface Meaning {
  /** Where the name begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Its type, as TypeScript writes it. */
  readonly type: string;
  /** Its doc comment. */
  readonly says: string;
}

/** Knows the types of code. Places are counted in letters from the start. */
export interface Checker {
  completions(code: string, at: number): readonly Completion[];
  /** What a name among the completions is. */
  completed(code: string, at: number, name: string): Omit<Meaning, 'from' | 'to'> | undefined;
  meaning(code: string, at: number): Meaning | undefined;
}

const FILE = '/snippet.ts';
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  strict: true,
  noEmit: true,
  types: [],
};

/** Doc comments as they read without their marks. */
const plain = (parts: readonly ts.SymbolDisplayPart[] = []): string => parts.map(({ text }) => text).join('');

/** A checker of snippets. @param declarations - The declarations that they can import, and those of the language, by their paths. */
export function checkerOf(declarations: Readonly<Record<string, string>>): Checker {
  const system = createSystem(new Map([...Object.entries(declarations), [FILE, '\n']]));
  const { languageService, updateFile } = createVirtualTypeScriptEnvironment(
    system,
    [FILE, '/globals.d.ts'],
    ts,
    OPTIONS,
  );
  let current = '';
  const show = (code: string): void => {
    if (code === current) return;
    current = code;
    // An empty file is none.
    updateFile(FILE, `${code}\n`);
  };
  return {
    completions(code, at) {
      show(code);
      const found = languageService.getCompletionsAtPosition(FILE, at, { includeCompletionsWithInsertText: false });
      return (found?.entries ?? []).map(({ name, kind }) => ({ name, kind }));
    },
    completed(code, at, name) {
      show(code);
      const found = languageService.getCompletionEntryDetails(FILE, at, name, {}, undefined, {}, undefined);
      return found && { type: plain(found.displayParts), says: plain(found.documentation) };
    },
    meaning(code, at) {
      show(code);
      const found = languageService.getQuickInfoAtPosition(FILE, at);
      if (found === undefined) return undefined;
      const { start, length } = found.textSpan;
      return { from: start, to: start + length, type: plain(found.displayParts), says: plain(found.documentation) };
    },
  };
}
