/**
 * Holds all games to one house, and core to its own: the same rooms by the same names, which export the same names, imports that run one
 * way and never in a circle, tests beside what they test, no sentence among the bots, and no file of code that is too long to read at one
 * sitting. docs/contributing/conventions.md shows the rooms.
 *
 * `npm run rooms` tells what is out of place, `npm run rooms -- ../other-checkout` what is in another checkout.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { allPackages, root } from '../lib/packages.js';
import { sentencesOfBots, strayExports } from './exports.js';
import { otherForms } from './forms.js';
import {
  BESIDE_SOURCE,
  type House,
  isCode,
  isTest,
  MOST_LINES,
  NOUNS,
  roomOf,
  roomsOf,
  TYPES_ONLY,
  withoutIndex,
} from './house.js';

/** Files of code that are too long. */
export function longFiles(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, source]) => {
    const lines = source.split('\n').length - 1;
    return isCode(path) && lines > MOST_LINES ? [`${path} has ${lines} lines; ${MOST_LINES} are the most`] : [];
  });
}

/** Tests under `src` that test nothing beside them: `play.chains.test.ts` stands beside `play.ts`, `table.test.ts` in a folder `table`. */
export function strayTests(files: Readonly<Record<string, string>>): string[] {
  return Object.keys(files)
    .filter((path) => isTest(path) && path.startsWith('src/'))
    .filter((path) => {
      const dir = posix.dirname(path);
      const subject = posix.basename(path).split('.')[0] ?? '';
      const beside = [`${dir}/${subject}.ts`, `${dir}/${subject}/index.ts`];
      if (posix.basename(dir) === subject) beside.push(`${dir}/index.ts`);
      return !beside.some((candidate) => candidate in files);
    })
    .map((path) => `${path} stands beside nothing that it could test; tests of whole games belong in test/`);
}

/** Files outside the rooms, rooms that are both a file and a folder, folders without an index. */
export function strayFiles(house: House): string[] {
  const { files, rulebook = '' } = house;
  const problems: string[] = [];
  const known = rulebook.toLowerCase();
  for (const path of Object.keys(files)) {
    const [top = '', first = '', ...deeper] = path.split('/');
    if (!BESIDE_SOURCE.includes(top) && path.includes('/'))
      problems.push(`${path}: beside src there are ${BESIDE_SOURCE.slice(1).join(', ')}`);
    if (isTest(path) && top !== 'src' && top !== 'test') problems.push(`${path}: tests stand in src or test`);
    const room = roomOf(path);
    if (room === undefined) continue;
    if (!Object.hasOwn(roomsOf(house), room)) {
      problems.push(`${path}: ${room} is no room`);
      continue;
    }
    if (deeper.length === 0) continue;
    const index = `src/${first}/index.ts`;
    if (`src/${first}.ts` in files) problems.push(`${path}: ${room} is a file and a folder`);
    else if (!withoutIndex(house).includes(room) && !(index in files)) problems.push(`${path}: ${index} is missing`);
    const name = posix.basename(path).split('.')[0] ?? '';
    const words = name.split('-').map((word) => word.replace(/s$/, ''));
    if (rulebook !== '' && NOUNS.includes(room) && name !== 'index' && !words.every((word) => known.includes(word)))
      problems.push(`${path}: the rules know no ${name.replaceAll('-', ' ')}`);
  }
  return [...new Set(problems)];
}

/** The files of the package that a file imports, types included. */
function importsOf(path: string, source: string, files: Readonly<Record<string, string>>): string[] {
  return ts
    .preProcessFile(source, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(path), fileName).replace(/\.js$/, '.ts'))
    .filter((target) => target in files);
}

/** For each room the rooms of its floor that it imports from. */
type Imports = Map<string, Set<string>>;

/** Imports up the floors, and circles. */
export function strayImports(house: House): string[] {
  const { files } = house;
  const rooms = roomsOf(house);
  const problems: string[] = [];
  const level: Imports = new Map();
  for (const [path, source] of Object.entries(files)) {
    const from = roomOf(path);
    if (!isCode(path) || from === undefined) continue;
    for (const target of importsOf(path, source, files)) {
      const to = roomOf(target);
      if (to === undefined) {
        problems.push(`${path} imports ${target}: sources import sources only`);
        continue;
      }
      const [floor, other] = [rooms[from], rooms[to]];
      if (floor === undefined || other === undefined) continue;
      if (other > floor) problems.push(`${path} imports ${target}: ${to} comes after ${from}`);
      else if (other === floor) add(level, from, to);
    }
  }
  return [...problems, ...circles(level)];
}

function add(imports: Imports, from: string, to: string): void {
  if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
}

/** Rooms that import each other. */
function circles(level: Imports): string[] {
  const problems: string[] = [];
  const done = new Set<string>();
  const visit = (room: string, way: readonly string[]): void => {
    const begin = way.indexOf(room);
    if (begin >= 0) problems.push(`src: a circle of imports: ${[...way.slice(begin), room].join(' <- ')}`);
    if (begin >= 0 || done.has(room)) return;
    for (const next of level.get(room) ?? []) visit(next, [...way, room]);
    done.add(room);
  };
  for (const room of level.keys()) visit(room, []);
  return problems;
}

/** Circles of files: each is a file that cannot be read before itself. */
export function circlesOfFiles({ files }: House): string[] {
  const problems: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    const begin = way.indexOf(path);
    if (begin >= 0) problems.push(`a circle of files: ${[...way.slice(begin), path].join(' <- ')}`);
    if (begin >= 0 || done.has(path)) return;
    for (const next of importsOf(path, files[path] ?? '', files)) if (isCode(next)) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of Object.keys(files)) if (isCode(path) && path.startsWith('src/')) visit(path, []);
  return problems;
}

/** Anything in the contract besides types and numbers. */
export function deedsInContract({ files }: House): string[] {
  const isNumber = (statement: ts.Statement) =>
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.every(({ initializer }) => /^-?\d+$/.test(initializer?.getText() ?? ''));
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`src/${TYPES_ONLY}/`) && isCode(path))
    .flatMap(([path, source]) =>
      ts
        .createSourceFile(path, source, ts.ScriptTarget.Latest, true)
        .statements.every(
          (statement) =>
            ts.isImportDeclaration(statement) ||
            ts.isExportDeclaration(statement) ||
            ts.isInterfaceDeclaration(statement) ||
            ts.isTypeAliasDeclaration(statement) ||
            isNumber(statement),
        )
        ? []
        : [`${path}: the contract has types and numbers, and does nothing`],
    );
}

/** Anything in the public face besides re-exports. */
export function facesThatDo(files: Readonly<Record<string, string>>): string[] {
  const source = files['src/index.ts'];
  if (source === undefined) return ['src/index.ts is missing'];
  const { statements } = ts.createSourceFile('index.ts', source, ts.ScriptTarget.Latest);
  const hands = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
  return statements.every(hands)
    ? []
    : ['src/index.ts: the public face hands on what others export, and does nothing else'];
}

/** All that is out of place in a game in one file, which may move parts into their rooms one by one. */
export const checkSmall = (house: House): string[] => [
  ...strayFiles(house),
  ...strayTests(house.files),
  ...strayImports(house),
  ...circlesOfFiles(house),
  ...longFiles(house.files),
  ...otherForms(house.files),
];

/** All that is out of place in core. */
export const checkCore = (house: House): string[] => [
  ...checkSmall(house),
  ...facesThatDo(house.files),
  ...deedsInContract(house),
];

/** All that is out of place in the package of a game. */
export const checkHouse = (house: House): string[] => [
  ...checkSmall(house),
  ...facesThatDo(house.files),
  ...strayExports(house.files),
  ...sentencesOfBots(house.files),
];

const SKIPPED: readonly string[] = ['node_modules', 'dist', 'temp', 'coverage', 'cache', 'api'];

/** The code under a directory by path, that of its README and its manifest not included. */
function codeUnder(dir: string, at = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const item of readdirSync(join(dir, at), { withFileTypes: true })) {
    const path = posix.join(at, item.name);
    if (item.isDirectory()) {
      if (!SKIPPED.includes(item.name)) Object.assign(found, codeUnder(dir, path));
    } else if (/\.(ts|mjs|vue)$/.test(item.name)) found[path] = readFileSync(join(dir, path), 'utf8');
  }
  return found;
}

const prefixed = (dir: string, problems: readonly string[]): string[] => problems.map((problem) => `${dir}/${problem}`);

/** All that is out of place in a checkout. */
export function checkRooms(checkout = root): string[] {
  const inPackages = allPackages(checkout).flatMap(({ id, dir, manifest }) => {
    const files = codeUnder(dir);
    const ledger = join(checkout, `docs/rules/${id}.md`);
    const rulebook = existsSync(ledger) ? { rulebook: readFileSync(ledger, 'utf8') } : {};
    const check = manifest.private ? checkSmall : existsSync(ledger) ? checkHouse : checkCore;
    return prefixed(`packages/${id}`, check({ id, files, ...rulebook }));
  });
  const elsewhere = ['docs', 'examples', '.ci', '.bench'].flatMap((dir) =>
    prefixed(dir, longFiles(codeUnder(join(checkout, dir)))),
  );
  return [...inPackages, ...elsewhere];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkRooms(process.argv[2]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Everything is in its room.');
}
