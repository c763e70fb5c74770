/**
 * Every small change of a source that a test should notice: an operator exchanged for its neighbour, a condition that always or never
 * holds, a number one too large, a call left out, a text gone. Types stay out, and so does what only the compiler wants, such as the zero
 * in `list[i] ?? 0`.
 */
import ts from 'typescript';

/** A change of a source. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

const K = ts.SyntaxKind;

/** What stands in for an operator. */
const OPERATORS = new Map<ts.SyntaxKind, readonly string[]>([
  [K.LessThanToken, ['<=', '>=']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanToken, ['>=', '<=']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
  [K.AmpersandAmpersandToken, ['||']],
  [K.BarBarToken, ['&&']],
]);

/** What stands in for a method. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** Methods that hand on a list or a text: left out, what they are called on remains. */
const HANDING_ON: readonly string[] = ['filter', 'slice', 'reverse', 'toReversed', 'sort', 'toSorted', 'trim'];

/** Whether the fallback is for the compiler, which does not know that something is there. */
function isForCompiler({ left, right }: ts.BinaryExpression): boolean {
  const found = ts.isNonNullExpression(left) ? left.expression : left;
  const isPlain = ts.isLiteralExpression(right) || right.getText() === '[]' || ts.isPrefixUnaryExpression(right);
  return isPlain && (ts.isElementAccessExpression(found) || ts.isCallExpression(found));
}

/** Whether a text names something in the code: the compiler would notice. */
const isKey = (node: ts.Node): boolean => /^'[\w-]*'$/.test(node.getText()) && !/^'[A-Z]/.test(node.getText());

/** The changes of one node. */
function* changesAt(node: ts.Node, isWords: boolean): Generator<Change> {
  const replace = (what: ts.Node, to: string): Change => ({ start: what.getStart(), end: what.end, to });
  if (ts.isBinaryExpression(node)) {
    for (const to of OPERATORS.get(node.operatorToken.kind) ?? []) yield replace(node.operatorToken, to);
    if (node.operatorToken.kind === K.QuestionQuestionToken && !isForCompiler(node))
      yield replace(node, `(${node.right.getText()})`);
  } else if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isConditionalExpression(node) ? node.condition : node.expression;
    if (!ts.isWhileStatement(node)) yield replace(condition, 'true');
    yield replace(condition, 'false');
  } else if (ts.isNumericLiteral(node)) yield replace(node, `${Number(node.text) + 1}`);
  else if (node.kind === K.TrueKeyword) yield replace(node, 'false');
  else if (node.kind === K.FalseKeyword) yield replace(node, 'true');
  else if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === K.ExclamationToken || node.operator === K.MinusToken)
      yield replace(node, node.operand.getText());
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const other = METHODS.get(name.text);
    if (other !== undefined) yield replace(name, other);
    if (HANDING_ON.includes(name.text)) yield replace(node, expression.getText());
  } else if (ts.isExpressionStatement(node)) {
    if (ts.isCallExpression(node.expression) || ts.isBinaryExpression(node.expression)) yield replace(node, ';');
  } else if (isWords && (ts.isStringLiteral(node) || ts.isTemplateExpression(node))) {
    if (!isKey(node) && !ts.isBinaryExpression(node.parent)) yield replace(node, "''");
  }
}

/** Where texts are no code: names of modules and of properties. */
const isName = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isPropertyAssignment(parent) && ts.isNumericLiteral(parent.name));

/**
 * The changes of a source, in the order in which they stand there.
 *
 * @param isWords - Whether its texts are sentences or pictures, which tests should read.
 */
export function changesOf(source: string, isWords: boolean): Change[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === K.QuestionQuestionToken && isForCompiler(node)) {
      visit(node.left);
      return;
    }
    if (!(node.parent && isName(node))) found.push(...changesAt(node, isWords));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
