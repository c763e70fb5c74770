/**
 * Puts the documentation of the contract into the declarations of the package in the working directory. The sources take the
 * exports of a game out of its parts, so that every editor finds their comments at core's `Game`; a declaration file has lost that
 * way, and gets the comments themselves.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { CONTRACT } from '../lib/packages.js';

/** The comment of each member of the interfaces that a game's face is made of. */
function comments(): ReadonlyMap<string, string> {
  const sources = [...CONTRACT.values()].map((file) =>
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  const found = new Map<string, string>();
  for (const [source, statement] of sources.flatMap((each) => each.statements.map((one) => [each, one] as const))) {
    if (!ts.isInterfaceDeclaration(statement) || !CONTRACT.has(statement.name.text)) continue;
    for (const member of statement.members) {
      const [range] = ts.getLeadingCommentRanges(source.text, member.pos)?.slice(-1) ?? [];
      if (range === undefined || member.name === undefined) continue;
      found.set(member.name.getText(source), source.text.slice(range.pos, range.end).replace(/^ {2}/gm, ''));
    }
  }
  return found;
}

const known = comments();
let written = 0;
for (const file of ['dist/index.d.ts', 'dist/index.d.cts']) {
  if (!existsSync(file)) continue;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const inserts: { readonly at: number; readonly comment: string }[] = [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || ts.getLeadingCommentRanges(text, statement.pos)?.length) continue;
    const { declarations } = statement.declarationList;
    for (const declaration of declarations) {
      const comment = known.get(declaration.name.getText(source));
      if (comment !== undefined)
        inserts.push({ at: (declarations.length === 1 ? statement : declaration).getStart(source), comment });
    }
  }
  let out = text;
  for (const { at, comment } of inserts.reverse()) out = `${out.slice(0, at)}${comment}\n${out.slice(at)}`;
  writeFileSync(file, out);
  written += inserts.length;
}
if (written === 0) throw new Error('no declaration of the contract was found in dist');
