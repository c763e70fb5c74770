/**
 * Finds a fragment of code in a source, token by token: white space, line breaks, comments, trailing commas and kinds of quotes may
 * differ, and the source may have types where the fragment has none. A fragment need not be a whole expression.
 */
import ts from 'typescript';

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A type, or a comma before the end of a list: a match may leave it out. */
  readonly optional: boolean;
}

/** Where something stands in a source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** After one of these a slash divides; after anything else it begins a regular expression. */
const ENDS_OPERAND: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.ThisKeyword,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

/** The tokens of a text, which may be a fragment that begins or ends anywhere but inside a text or a template. */
function scan(text: string): Omit<Token, 'optional'>[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const tokens: Omit<Token, 'optional'>[] = [];
  /** What the open braces belong to. */
  const open: ('template' | 'block')[] = [];
  let before = ts.SyntaxKind.Unknown;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.TemplateHead) open.push('template');
    if (kind === ts.SyntaxKind.OpenBraceToken) open.push('block');
    if (kind === ts.SyntaxKind.CloseBraceToken && open.pop() === 'template') {
      kind = scanner.reScanTemplateToken(false);
      if (kind === ts.SyntaxKind.TemplateMiddle) open.push('template');
    }
    if (kind === ts.SyntaxKind.SlashToken && !ENDS_OPERAND.has(before)) kind = scanner.reScanSlashToken();
    const text =
      kind === ts.SyntaxKind.StringLiteral ? JSON.stringify(scanner.getTokenValue()) : scanner.getTokenText();
    tokens.push({ text, start: scanner.getTokenStart(), end: scanner.getTokenEnd() });
    before = kind;
  }
  return tokens;
}

const isTypeModifier = ({ kind }: ts.Node): boolean =>
  kind === ts.SyntaxKind.ReadonlyKeyword ||
  kind === ts.SyntaxKind.OverrideKeyword ||
  kind === ts.SyntaxKind.DeclareKeyword;

/** The parts of a source that only the type checker reads. */
function typesIn(text: string): readonly Span[] {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const spans: Span[] = [];
  const mark = (start: number, end: number): void => void spans.push({ start, end });
  /** `<A, B>`, of which the tree keeps what stands between. */
  const markList = (list: ts.NodeArray<ts.Node> | undefined): void => {
    if (list !== undefined) mark(list.pos - 1, text.indexOf('>', list.end) + 1);
  };
  const visit = (node: ts.Node): void => {
    const { type, typeArguments, typeParameters, questionToken, exclamationToken, modifiers } = node as {
      readonly type?: ts.TypeNode;
      readonly typeArguments?: ts.NodeArray<ts.Node>;
      readonly typeParameters?: ts.NodeArray<ts.Node>;
      readonly questionToken?: ts.Node;
      readonly exclamationToken?: ts.Node;
      readonly modifiers?: ts.NodeArray<ts.Node>;
    };
    const onlyTypes =
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(node) && node.isTypeOnly) ||
      (ts.isImportSpecifier(node) && node.isTypeOnly) ||
      (ts.isFunctionDeclaration(node) && node.body === undefined);
    if (onlyTypes) mark(node.getStart(), node.end);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
      mark(node.expression.end, node.end);
    // The colon stands just before the type.
    else if (type !== undefined) mark(type.pos - 1, type.end);
    markList(typeArguments);
    markList(typeParameters);
    for (const mere of [questionToken, exclamationToken])
      if (mere !== undefined && !ts.isConditionalExpression(node)) mark(mere.pos, mere.end);
    for (const modifier of modifiers ?? []) if (isTypeModifier(modifier)) mark(modifier.pos, modifier.end);
    ts.forEachChild(node, (child) => {
      if (!ts.isTypeNode(child) || ts.isExpressionWithTypeArguments(child)) visit(child);
    });
  };
  visit(file);
  return spans;
}

const CLOSING = [')', ']', '}'];

/** The tokens, and those that a match may leave out. A fragment may be followed by anything. */
function tokensOf(text: string, types: readonly Span[], whole: boolean): readonly Token[] {
  const tokens = scan(text);
  return tokens.map((token, i) => {
    const next = tokens[i + 1];
    const trailing = token.text === ',' && (next === undefined ? !whole : CLOSING.includes(next.text));
    return { ...token, optional: trailing || types.some(({ start, end }) => start <= token.start && token.end <= end) };
  });
}

/** Every place at which a fragment stands in a source. */
export function placesOf(source: string, fragment: string): readonly Span[] {
  const wanted = tokensOf(fragment, [], false);
  const tokens = tokensOf(source, typesIn(source), true);
  /** The last token of a match that goes on here. */
  const last = (w: number, t: number): number | undefined => {
    const [want, token] = [wanted[w], tokens[t]];
    if (want === undefined) return t - 1;
    if (token !== undefined && want.text === token.text) {
      const found = last(w + 1, t + 1);
      if (found !== undefined) return found;
    }
    if (want.optional) {
      const found = last(w + 1, t);
      if (found !== undefined) return found;
    }
    return token?.optional ? last(w, t + 1) : undefined;
  };
  return tokens.flatMap(({ text, start }, t) => {
    const end = text === wanted[0]?.text ? tokens[last(0, t) ?? -1]?.end : undefined;
    return end === undefined ? [] : [{ start, end }];
  });
}

/** A source with a fragment replaced; throws unless the source has the fragment exactly once. */
export function exchanged(source: string, from: string, to: string): string {
  const [place, ...more] = placesOf(source, from);
  if (place === undefined || more.length > 0)
    throw new RangeError(`stands there ${more.length + (place ? 1 : 0)} times`);
  return source.slice(0, place.start) + to + source.slice(place.end);
}
