import { join } from 'node:path';
import ts from 'typescript';
import { root } from './packages.js';

/** How the code that readers copy is checked: as strictly as an app may be, against the sources of the packages. */
export const STRICTLY: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  customConditions: ['@wonders/source'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};
