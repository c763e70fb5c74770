/**
 * Names each public member without a doc comment: every property and method of the types that an entry point exports, down through
 * the object types that they write out. One is too many. And each function of a game without an example.
 *
 * `npm run rooms` runs it with the check of the rooms.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { CONTRACT, packages, root } from '../lib/packages.js';

/** What the whole says of its members: the tag of a kind, the rule of a refusal, and the types that only the compiler reads. */
const TOLD = /^(kind|code|rule|key|values|'~\w+')$/;

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'packages/tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  join(root, 'packages'),
);

/** The members without a comment under a node. Private members and what functions take are no members. */
function bare(node: ts.Node): readonly ts.NamedDeclaration[] {
  const isMember =
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node);
  if (isMember) {
    const name = node.name.getText();
    if (name.startsWith("'~")) return [];
    if (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) return [];
    const inside = ts.isPropertySignature(node) && node.type !== undefined ? bare(node.type) : [];
    return TOLD.test(name) || ts.getJSDocCommentsAndTags(node).length > 0 ? inside : [node, ...inside];
  }
  if (ts.isBlock(node) || ts.isParameter(node)) return [];
  const found: ts.NamedDeclaration[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...bare(child));
  });
  return found;
}

function placeOf(node: ts.Node): readonly [path: string, line: number] {
  const file = node.getSourceFile();
  const path = relative(root, file.fileName).replaceAll('\\', '/');
  return [path, file.getLineAndCharacterOfPosition(node.getStart()).line + 1];
}

/** Each place with a member that has no comment, once for all entries that export it. */
function undocumented(): readonly string[] {
  const sources = packages().flatMap(({ dir, entries }) => entries.map(({ source }) => join(dir, source)));
  const program = ts.createProgram(sources, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  for (const source of sources) {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      for (const declaration of symbol.declarations ?? []) {
        const isType =
          ts.isInterfaceDeclaration(declaration) ||
          ts.isTypeAliasDeclaration(declaration) ||
          ts.isClassDeclaration(declaration);
        for (const member of isType ? bare(declaration) : []) {
          // What a base interface says of a member holds for it, too.
          const own = member.name && checker.getSymbolAtLocation(member.name);
          if (own !== undefined && own.getDocumentationComment(checker).length > 0) continue;
          const [path, line] = placeOf(member);
          found.add(`${path}:${line}: ${symbol.name}.${member.name?.getText()} has no doc comment`);
        }
        for (const member of CONTRACT.has(symbol.name) && ts.isInterfaceDeclaration(declaration)
          ? declaration.members
          : [])
          if (
            ts.isMethodSignature(member) &&
            !ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'example')
          )
            found.add(`${placeOf(member).join(':')}: ${symbol.name}.${member.name.getText()} has no example`);
      }
    }
  }
  return [...found];
}

const problems = undocumented();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Every public member has its doc comment, and every function of a game an example.');
