/**
 * Writes the reference of all packages to docs/api, one module for each entry point under the name by which it is imported.
 * Warnings are errors: a link that leads nowhere, an export without a comment, a type that no entry point exports.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  Comment,
  Context,
  type DeclarationReflection,
  ReflectionKind,
  type TypeDocOptions,
} from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import ts from 'typescript';
import { packages, root, specifier } from '../../.ci/lib/packages.js';
import { membersOf } from './members.js';

const modules = new Map(
  packages().flatMap((pkg) => pkg.entries.map((entry) => [join(pkg.dir, entry.source), specifier(pkg, entry)])),
);

/** What one wants to do, in the order in which one comes to it; the words of the games, by the alphabet, follow. */
const headings = [
  'Game',
  'Start a game',
  'Ask what is legal',
  'Play',
  'Show a seat what it may see',
  'Score',
  'Say it in words',
  'Save and send',
  'Search and train',
  '*',
] as const;

/** The heading of names that another entry point explains: nothing else may stand there. */
const ELSEWHERE = 'From another entry';

const options: Partial<TypeDocOptions & PluginOptions> & { docsRoot: string } = {
  name: 'Reference',
  entryPoints: [...modules.keys()],
  tsconfig: join(root, 'packages/tsconfig.json'),
  plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
  docsRoot: join(root, 'docs'),
  out: join(root, 'docs/api'),
  readme: 'none',
  disableSources: true,
  excludeInternal: true,
  excludePrivate: true,
  categorizeByGroup: false,
  categoryOrder: [...headings, ELSEWHERE],
  defaultCategory: ELSEWHERE,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  parametersFormat: 'table',
  logLevel: 'Warn',
  validation: { notExported: true, invalidLink: true, invalidPath: true, rewrittenLink: true },
};

/** Exports need a doc comment; a member whose name says it all does not. */
function isDocumented(item: DeclarationReflection): boolean {
  if (item.kindOf(ReflectionKind.Reference)) return true;
  return item.hasComment() || (item.signatures?.some((signature) => signature.hasComment()) ?? false);
}

const app = await Application.bootstrapWithPlugins(options);

// `export const { applyMove, fast } = rules`: a callable constant is a function to its users, so the reference shows it as one;
// where the game has no comment of its own, it takes that of the contract.
const plain = Context.prototype.getComment;
Context.prototype.getComment = function (this: Context, symbol, kind) {
  const { valueDeclaration } = symbol;
  const own = plain.call(this, symbol, kind);
  if (kind !== ReflectionKind.Variable || valueDeclaration === undefined) return own;
  const callable = this.checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration).getCallSignatures().length > 0;
  const taken = ts.isBindingElement(valueDeclaration) ? valueDeclaration.parent : undefined;
  const member = taken && this.checker.getTypeAtLocation(taken).getProperty(symbol.name);
  const comment = own ?? (callable ? new Comment() : member && plain.call(this, member, ReflectionKind.Property));
  if (callable) comment?.modifierTags.add('@function');
  return comment;
};

/** The game's comment on a function comes before that of the contract; each kind of remark appears once. */
function sayOnce(item: DeclarationReflection): void {
  const { comment: own, signatures = [] } = item;
  if (own === undefined || !item.kindOf(ReflectionKind.Function)) return;
  for (const signature of own.summary.length === 0 ? [] : signatures) {
    const { comment: contract } = signature;
    const said = new Set(own.blockTags.map(({ tag }) => tag));
    const more = contract?.blockTags.filter(({ tag }) => !said.has(tag)) ?? [];
    signature.comment = new Comment(own.summary, [...own.blockTags, ...more], own.modifierTags);
  }
  if (signatures.length > 0) delete item.comment;
}

// A link to an export needs no import: its name leads there if no two exports share it.
app.converter.addUnknownSymbolResolver((reference, { project }, link) => {
  const [first, ...more] = reference.symbolReference?.path ?? [];
  if (link === undefined || first === undefined || more.length > 0) return undefined;
  const found = (project.children ?? [])
    .flatMap((module) => module.children ?? [])
    .filter((item) => item.name === first.path && !item.kindOf(ReflectionKind.Reference));
  const [target] = found;
  if (target === undefined || found.length > 1) return undefined;
  // Declared as text, but passed on unchanged, and a comment may point to a reflection.
  return { target: target as never, caption: target.name };
});
const entryPoints = app.getEntryPoints() ?? [];
for (const entryPoint of entryPoints)
  entryPoint.displayName = modules.get(entryPoint.sourceFile.fileName) ?? entryPoint.displayName;
const project = app.converter.convert(entryPoints);
app.validate(project);
for (const module of project.children ?? []) {
  for (const item of module.children ?? []) sayOnce(item);
  if (!module.hasComment()) app.logger.warn(`${module.name} has no comment with @packageDocumentation`);
  for (const item of module.children ?? [])
    if (!isDocumented(item)) app.logger.warn(`${item.name} of ${module.name} has no doc comment`);
  // Where some members of a type stand under headings, all do.
  for (const parent of [module, ...(module.children ?? []).filter(({ categories = [] }) => categories.length > 1)])
    for (const item of parent.categories?.find(({ title }) => title === ELSEWHERE)?.children ?? [])
      if (!item.kindOf(ReflectionKind.Reference)) app.logger.warn(`${item.name} of ${parent.name} has no @category`);
}
await app.generateOutputs(project);
// The explorer leads from each part of a view to its place, and from each piece to the page of its game.
mkdirSync(join(root, 'docs/api/places'), { recursive: true });
for (const { displayName, program, sourceFile } of entryPoints) {
  const [, game] = /^@wonders\/([\w-]+)$/.exec(displayName) ?? [];
  const page = join(root, `docs/games/${game}.md`);
  if (game === undefined || !existsSync(page)) continue;
  const pieces = [...readFileSync(page, 'utf8').matchAll(/<a id="(piece-[\w-]+)">/g)].map(([, anchor]) => anchor);
  const places = { members: membersOf(program, sourceFile), pieces };
  writeFileSync(join(root, `docs/api/places/${game}.json`), JSON.stringify(places));
}
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
