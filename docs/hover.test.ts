import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type AnyGame, isInvalidOptionsError } from '../packages/core/src/index.js';
import '../packages/core/src/sealed/index.js';
import { gameNameOf, packages, root, typeNameOf } from '../.ci/lib/packages.js';
import { DEEP } from '../.ci/runs.js';

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

const fileOf = (game: string): string => join(root, 'packages', game, `hover-${game}.ts`);

/** What an app imports and calls: everything. */
const textOf = (game: string): string =>
  `import { ${names.join(', ')} } from '@wonders/${game}';\n${names.map((name) => `(${name} as any)(${name}());`).join('\n')}\n`;

/** The first lines of an app that keeps a table, and what it does when the game is over: it has a sentence for each ending. */
const appOf = (game: string, endings: readonly string[]): string => {
  const name = gameNameOf(game);
  const cases = endings.map((ending) => `    case '${ending}': return 'over';`);
  return [
    `import { ${name}, type Category } from '@wonders/${game}';`,
    `import { createTable } from '@wonders/core/table';`,
    `const table = createTable(${name}, { options: { seed: 'monday' } });`,
    'const { game } = table;',
    `const state = game.newGame({ seed: 'monday' });`,
    'const view = game.view(state, 0);',
    'const outcome = game.outcome(state);',
    'export function tell(over: NonNullable<typeof outcome>): string {',
    '  switch (over.ending) {',
    ...cases,
    '  }',
    '}',
    'export const points = (category: Category) => outcome?.scores[0]?.categories[category];',
    "export const wrong = (over: NonNullable<typeof outcome>) => over.ending === 'no ending';",
    'table; state; view; outcome;',
  ].join('\n');
};

/** Files read for the sources serve what is published, too. */
const documents = ts.createDocumentRegistry();

/** The language service of an editor, with the files of an app. */
function serviceOf(customConditions: string[], texts: ReadonlyMap<string, string>): ts.LanguageService {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    strict: true,
    skipLibCheck: true,
    customConditions,
    types: [],
  };
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...texts.keys()],
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      const text = texts.get(name) ?? (ts.sys.fileExists(name) ? readFileSync(name, 'utf8') : undefined);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
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
  return ts.createLanguageService(host, documents);
}

/** The documentation that an editor shows, with a file for each game: they share what the games share. */
function editor(customConditions: string[]): (game: string, find: (text: string) => number) => string {
  const service = serviceOf(customConditions, new Map(games.map(({ id }) => [fileOf(id), textOf(id)])));
  return (game, find) => {
    const told = service.getQuickInfoAtPosition(fileOf(game), find(textOf(game)));
    return ts.displayPartsToString(told?.documentation ?? []);
  };
}

function shows(hover: ReturnType<typeof editor>, game: string): void {
  for (const [name, begins] of Object.entries(FACE)) {
    const atImport = hover(game, (text) => text.search(new RegExp(`\\b${name}\\b`)));
    expect(atImport, `${name}, imported`).toContain(begins);
    expect(
      hover(game, (text) => text.indexOf(`(${name}()`) + 1),
      `${name}, called`,
    ).toContain(begins);
  }
}

const sources = editor(['@wonders/source']);
test.runIf(DEEP).each(games)(
  '$id: an editor shows the documentation of the contract at imports and calls',
  ({ id }) => {
    shows(sources, id);
  },
);

test.runIf(DEEP).each(games)(
  '$id: an editor names the types of a table, and knows all endings',
  async ({ id, dir, entries }) => {
    const { ENDINGS, CATEGORIES } = (await import(join(dir, entries[0]?.source ?? ''))) as {
      readonly ENDINGS: readonly string[];
      readonly CATEGORIES: readonly string[];
    };
    expect(CATEGORIES.length).toBeGreaterThan(0);
    const [file, lacking] = ['whole', 'lacking'].map((name) => join(dir, `hover-${name}.ts`)) as [string, string];
    const whole = appOf(id, ENDINGS);
    const texts = new Map([
      [file, whole],
      [lacking, appOf(id, ENDINGS.slice(1))],
    ]);
    const service = serviceOf(['@wonders/source'], texts);
    const shown = (name: string): string => {
      const info = service.getQuickInfoAtPosition(file, whole.lastIndexOf(`${name};`));
      return ts.displayPartsToString(info?.displayParts ?? []);
    };
    expect(['table', 'state', 'view', 'outcome'].map(shown)).toEqual([
      `const table: Table<${typeNameOf(id)}>`,
      'const state: State',
      'const view: View',
      'const outcome: Result | undefined',
    ]);
    const complaints = (of: string): readonly string[] =>
      service.getSemanticDiagnostics(of).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    const [noOverlap, ...others] = complaints(file);
    expect([noOverlap, others]).toEqual([expect.stringContaining('no overlap'), []]);
    expect(complaints(lacking)[0]).toContain('lacks ending return statement');
  },
);

/** What an app imports of a game: the functions and values of all its entries that can run anywhere. */
const ENTRIES = ['', '/words', '/board', '/learn'];

/** Every function that the entries export, with what an editor shows of it. */
function hoversOf({ id, dir }: { readonly id: string; readonly dir: string }): ReadonlyMap<string, string> {
  const [begun, file] = ['names', 'all'].map((name) => join(dir, `hover-${name}.ts`)) as [string, string];
  const imports = ENTRIES.map((entry, i) => `import * as m${i} from '@wonders/${id}${entry}';`).join('\n');
  const first = serviceOf(['@wonders/source'], new Map([[begun, imports]])).getProgram();
  const checker = first?.getTypeChecker();
  const names = (first?.getSourceFile(begun)?.statements ?? []).flatMap((statement, i) => {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    const symbol = bindings && ts.isNamespaceImport(bindings) && checker?.getSymbolAtLocation(bindings.name);
    const exported = symbol ? (checker?.getExportsOfModule(checker.getAliasedSymbol(symbol)) ?? []) : [];
    return exported.filter((each) => isFunction(checker, each)).map(({ name }) => `m${i}.${name}`);
  });
  const text = `${imports}\n${names.map((name) => `${name};`).join('\n')}`;
  const service = serviceOf(['@wonders/source'], new Map([[file, text]]));
  return new Map(
    names.map((name) => {
      const info = service.getQuickInfoAtPosition(file, text.lastIndexOf(`${name};`) + name.indexOf('.') + 1);
      return [name, ts.displayPartsToString(info?.displayParts ?? [])];
    }),
  );
}

function isFunction(checker: ts.TypeChecker | undefined, exported: ts.Symbol): boolean {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker?.getAliasedSymbol(exported) : exported;
  if (symbol?.valueDeclaration === undefined) return false;
  return (checker?.getTypeOfSymbol(symbol).getCallSignatures().length ?? 0) > 0;
}

test.runIf(DEEP).each(games)('$id: the hovers of all public functions name the types of the game', (game) => {
  const hovers = hoversOf(game);
  expect([...hovers.keys()]).toEqual(expect.arrayContaining(['m0.newGame', 'm0.playUntil', 'm1.describePreview']));
  for (const [name, shown] of hovers) {
    expect(shown, name).not.toMatch(
      /Frozen<|\bany\b|Partial<|\.\.\. \d+ more|~types|(State|View|Move|Options|Event)Of</,
    );
  }
  const plain = (name: string) => (hovers.get(name) ?? '').replaceAll('m0.', '').replaceAll(/\s+/g, ' ');
  const optional = game.id === 'eight-wonders' ? '' : '?';
  expect(plain('m0.newGame')).toContain(
    `const newGame: (options${optional}: NewGameOptions${optional && ' | undefined'}, emit?: Emit<Event`,
  );
  expect(plain('m0.transition')).toContain('(state: State, move: Move, by?: Seat | Meant) => Transition<State, Event');
  expect(plain('m0.outcome')).toContain('=> Result | undefined');
});

/** Every way to start a game that differs in who holds secrets, who answers chance, and what draws. */
const STARTS: readonly object[] = [{}, { mode: 'solo' }, { mode: 'versus' }]
  .flatMap((mode) => [mode, { ...mode, chance: 'sampled' }, { ...mode, chance: 'manual' }])
  .flatMap((start) => [start, { ...start, rng: 'alea' }, { ...start, rng: 'sealed' }])
  .flatMap((start) => [start, { ...start, seed: 'monday' }]);

test.runIf(DEEP).each(games)(
  '$id: a game that needs a seed does not compile without one',
  async ({ id, dir, entries }) => {
    const { newGame, rules } = (await import(join(dir, entries[0]?.source ?? ''))) as Pick<AnyGame, 'newGame'> & {
      readonly rules: AnyGame;
    };
    const modes = rules.options.fields.some(({ name }) => name === 'mode');
    const starts = STARTS.filter((start) => modes || !('mode' in start));
    const calls = ['', ...starts.map((start) => JSON.stringify(start))];
    const text = [`import { newGame } from '@wonders/${id}';`, ...calls.map((call) => `newGame(${call});`)].join('\n');
    const file = join(dir, 'hover-starts.ts');
    const service = serviceOf(['@wonders/source'], new Map([[file, text]]));
    const lines = new Set(
      service.getSemanticDiagnostics(file).map(({ start = 0 }) => text.slice(0, start).split('\n').length),
    );
    const refused = [undefined, ...starts].map((start) => {
      try {
        newGame(start);
        return false;
      } catch (error) {
        return isInvalidOptionsError(error);
      }
    });
    expect(calls.filter((_, i) => lines.has(i + 2))).toEqual(calls.filter((_, i) => refused[i]));
    expect(refused).toContain(true);
    expect(refused).toContain(false);
  },
);

const built = games.filter(({ dir }) => existsSync(join(dir, 'dist/index.d.ts')));
const published = editor([]);
test.runIf(DEEP && built.length > 0).each(built)('$id: so it does from what is published', ({ id }) => {
  shows(published, id);
});
