import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { packages, root } from '../.ci/packages.js';

/** What every game exports of the contract, with how its documentation begins. */
const FACE: Readonly<Record<string, string>> = {
  newGame: 'A new game.',
  seats: 'The seats',
  activeSeats: 'The seats that decide now',
  legalMoves: 'The legal moves',
  chances: 'The outcomes of a pending chance decision',
  check: 'Why a move is refused',
  applyMove: 'The state after a move.',
  transition: 'The state after a move, with what happened',
  outcome: 'Scores by category',
  standing: 'Scores and ranking as if',
  view: 'What a seat',
  viewEvent: 'What a seat',
  viewMove: 'What a seat',
  determinize: 'A full state',
  encodeMove: 'A move as stable',
  decodeMove: 'The move for a text',
  botMove: 'The move of the scripted opponent',
  explainBotMove: 'The same choice',
  playUntil: 'Plays the other seats',
  describeMove: 'A move as a sentence',
  describeRefusal: 'A refusal as a sentence',
};
const names = Object.keys(FACE);
const games = packages().filter(({ id }) => id !== 'core');

/** Files read for one game serve the others, too. */
const documents = ts.createDocumentRegistry();

/** A file of an app that imports and calls everything, for the language service of an editor. */
function editor(game: string, customConditions: string[]) {
  const file = join(root, 'packages', game, `hover-${game}.ts`);
  const text = `import { ${names.join(', ')} } from '@wonders/${game}';\n${names.map((name) => `(${name} as any)(${name}());`).join('\n')}\n`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    customConditions,
    types: [],
  };
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      if (name === file) return ts.ScriptSnapshot.fromString(text);
      return ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined;
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath as (path: string) => string,
  };
  const service = ts.createLanguageService(host, documents);
  const hover = (at: number): string =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(file, at)?.documentation ?? []);
  return {
    atImport: (name: string) => hover(text.search(new RegExp(`\\b${name}\\b`))),
    atCall: (name: string) => hover(text.indexOf(`(${name}()`) + 1),
  };
}

function shows(game: string, conditions: string[]): void {
  const { atImport, atCall } = editor(game, conditions);
  for (const [name, begins] of Object.entries(FACE)) {
    expect(atImport(name), `${name}, imported`).toContain(begins);
    expect(atCall(name), `${name}, called`).toContain(begins);
  }
}

test.each(games)('$id: an editor shows the documentation of the contract at imports and calls', ({ id }) => {
  shows(id, ['@wonders/source']);
});

const built = games.filter(({ dir }) => existsSync(join(dir, 'dist/index.d.ts')));
test.runIf(built.length > 0).each(built)('$id: so it does from what is published', ({ id }) => {
  shows(id, []);
});
