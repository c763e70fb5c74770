import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { packages, root, specifier } from '../../.ci/lib/packages.js';

const api = join(root, 'docs/api');

/** How deep a view is looked into. */
const DEEPEST = 8;

const entries = packages().flatMap((pkg) =>
  pkg.entries.map((entry) => ({ dir: pkg.dir, name: specifier(pkg, entry) })),
);

/** The place where the reference tells of a member of a type: `@wonders/hal/interfaces/City.html#coins`. */
function placeOf(file: string, type: string, member: string): string | undefined {
  const pages = entries
    .filter(({ dir }) => file.startsWith(`${dir}/`))
    .flatMap(({ name }) => ['interfaces', 'type-aliases'].map((kind) => `${name}/${kind}/${type}`));
  const page = pages.find((each) => existsSync(join(api, `${each}.md`)));
  if (page === undefined) return undefined;
  const told = new RegExp(`^#+ ${member}\\??$`, 'm').test(readFileSync(join(api, `${page}.md`), 'utf8'));
  return told ? `${page}.html#${member.toLowerCase()}` : undefined;
}

/** The name of the type that a member is written in, and the file. */
function homeOf(member: ts.Symbol): { readonly file: string; readonly type: string } | undefined {
  for (let node: ts.Node | undefined = member.declarations?.[0]; node !== undefined; node = node.parent)
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return { file: node.getSourceFile().fileName, type: node.name.text };
  return undefined;
}

/**
 * Where the reference tells of the parts of a view, by their keys from the top: `cities.*.coins`, with a star for places in lists. What
 * has no place of its own is missing.
 *
 * @param file - The entry point of a game.
 */
export function membersOf(program: ts.Program, file: ts.SourceFile): Readonly<Record<string, string>> {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(file);
  const view = module && checker.getExportsOfModule(module).find(({ name }) => name === 'View');
  const found: Record<string, string> = {};
  const within = (type: ts.Type, path: readonly string[]): void => {
    if (path.length > DEEPEST) return;
    if (type.isUnion()) for (const each of type.types) within(each, path);
    else if (checker.isArrayType(type) || checker.isTupleType(type))
      for (const each of checker.getTypeArguments(type as ts.TypeReference)) within(each, [...path, '*']);
    else if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0)
      for (const member of checker.getPropertiesOfType(type)) {
        const inner = [...path, member.name];
        const home = homeOf(member);
        const place = path.length === 0 ? undefined : home && placeOf(home.file, home.type, member.name);
        if (place !== undefined) found[inner.join('.')] ??= place;
        within(checker.getTypeOfSymbol(member), inner);
      }
  };
  if (view !== undefined) {
    const declared = view.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(view) : view;
    within(checker.getDeclaredTypeOfSymbol(declared), []);
  }
  return found;
}
