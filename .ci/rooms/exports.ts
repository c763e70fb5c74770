/** The names that rooms export: the same in every game, so that what you know of one game holds for the others. */
import { posix } from 'node:path';
import ts from 'typescript';

type Files = Readonly<Record<string, string>>;

/** The exports of a room in every game. */
export interface RoomNames {
  readonly names: readonly string[];
  /** Names that a game has all of, or none. */
  readonly together?: readonly string[];
  /** A game may do without the file. */
  readonly optional?: true;
}

const WORDS = [
  'describeMove',
  'describeRefusal',
  'describeEvent',
  'describeGains',
  'describeChange',
  'describeExplanation',
  'describeOutcome',
  'describePosition',
  'describePrompt',
  'describeNotice',
  'describePreview',
  'describePiece',
  'describeScores',
  'describeTurn',
  'describeOption',
  'legend',
] as const;

const GAME = [
  'rules',
  'bots',
  'words',
  'activeSeats',
  'applyMove',
  'chances',
  'check',
  'decodeMove',
  'determinize',
  'encodeMove',
  'fast',
  'legalMoves',
  'newGame',
  'notices',
  'outcome',
  'promptOf',
  'seats',
  'standing',
  'transition',
  'view',
  'viewEvent',
  'viewMove',
  'botMove',
  'explainBotMove',
  'playUntil',
  'preview',
  'describeMove',
  'describeRefusal',
] as const;

const STATE = [
  'ID',
  'RULES',
  'PHASES',
  'ENDINGS',
  'DECISIONS',
  'CHANCES',
  'Phase',
  'Ending',
  'SeatDecisionKind',
  'ChanceKind',
  'Decision',
  'Draft',
  'State',
  'View',
  'Position',
] as const;

/** By room, `words/moves` a file of the room `words`. Whatever a game has besides bears names of its own. */
export const EXPORTS: Readonly<Record<string, RoomNames>> = {
  state: { names: STATE, together: ['PLAYER_SEAT', 'SCRIPT_SEAT', 'isSolo', 'isScript'] },
  'state/generated': { names: ['copyOf', 'clone', 'hasForm', 'ownView'] },
  'state/schema': { names: ['states'], optional: true },
  options: { names: ['options', 'Options'] },
  setup: { names: ['setup'] },
  notation: { names: ['Move', 'SeatMove', 'ChanceMove', 'MoveOf', 'notation'] },
  events: { names: ['OwnEvent', 'Event', 'Sink'] },
  refusals: { names: ['Refusal', 'Code', 'refuse'] },
  chance: { names: ['chance'] },
  moves: { names: ['decisions'] },
  play: { names: ['play'] },
  flow: { names: ['settle'] },
  prompts: { names: ['Prompts', 'Prompt', 'prompt'] },
  notices: { names: ['Notices', 'Notice', 'notices'] },
  scoring: { names: ['CATEGORIES', 'Category', 'Result', 'outcome'] },
  view: { names: ['view', 'viewEvent', 'determinize'] },
  reasons: { names: ['Reasons', 'Reason'] },
  script: { names: ['scriptMove'], optional: true },
  house: { names: ['bot'] },
  'house/move': { names: ['houseMove'] },
  'house/evaluation': { names: ['evaluate'] },
  words: { names: [...WORDS, 'english', 'Language', 'BoardLanguage', 'BoardWords', 'ComponentId', 'Terms'] },
  'words/language': { names: ['Language', 'BoardLanguage', 'BoardWords', 'ComponentId', 'Terms'] },
  'words/english': { names: ['english'] },
  'words/moves': { names: ['moves'] },
  'words/events': { names: ['events', 'draws'] },
  'words/refusals': { names: ['refusals'] },
  'words/reasons': { names: ['reasons'] },
  'words/prompts': { names: ['prompts'] },
  'words/notices': { names: ['notices'] },
  'words/options': { names: ['options'] },
  'words/pieces': { names: ['piece', 'legend'] },
  'words/scores': { names: ['categories'] },
  'words/names': { names: ['nameOf'] },
  'words/seats': { names: ['seatName', 'seatsOf'] },
  'words/outcome': { names: ['describeOutcome'] },
  'words/position': { names: ['describePosition'] },
  'words/board': { names: ['boardWords', 'boardEnglish'] },
  board: { names: ['drawBoard', 'drawText'] },
  'board/table': { names: ['Table'] },
  'board/headline': { names: ['headline'] },
  'board/outcomes': { names: ['outcomes'] },
  'board/places': { names: ['placeOf'] },
  learn: { names: ['learn'] },
  net: { names: ['chanceToWin', 'netSearch', 'RECIPE', 'DIGEST'], optional: true },
  game: { names: GAME },
  'test/scene': { names: ['scene', 'play', 'legal', 'refused', 'events'] },
  'test/variants': { names: ['variants'] },
};

/** The file of a room, if the game has it. */
function fileOf(room: string, files: Files): string | undefined {
  const path = room.startsWith('test/') ? room : `src/${room}`;
  return [`${path}.ts`, `${path}/index.ts`].find((file) => file in files);
}

/** The names that a pattern binds: `{ a, b: c }` binds a and c. */
const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundBy(element.name)));

const parsed = (path: string, files: Files): ts.SourceFile =>
  ts.createSourceFile(path, files[path] ?? '', ts.ScriptTarget.Latest, true);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a file exports, types included, and those that it re-exports from other files. */
export function exportsOf(path: string, files: Files): ReadonlySet<string> {
  const names = parsed(path, files).statements.flatMap((statement): readonly string[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause: clause, moduleSpecifier: from } = statement;
      if (clause !== undefined)
        return ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [clause.name.text];
      if (from === undefined || !ts.isStringLiteral(from)) return [];
      const target = posix.join(posix.dirname(path), from.text).replace(/\.js$/, '.ts');
      return target in files ? [...exportsOf(target, files)] : [];
    }
    if (!isExported(statement)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name));
    const { name } = statement as unknown as { readonly name?: ts.Identifier };
    return name === undefined ? [] : [name.text];
  });
  return new Set(names);
}

/** Names that a room should export and does not. */
function missing(room: string, { names, together = [], optional }: RoomNames, files: Files): string[] {
  const file = fileOf(room, files);
  const where = room.startsWith('test/') ? `${room}.ts` : `src/${room}.ts`;
  if (file === undefined) return optional ? [] : [`${where} is missing: it exports ${names.join(', ')} in every game`];
  const exported = exportsOf(file, files);
  const wanted = together.some((name) => exported.has(name)) ? [...names, ...together] : names;
  return wanted
    .filter((name) => !exported.has(name))
    .map((name) => `${file} exports no ${name}, as it does in every game`);
}

/** Folders of further languages have the same exports as the English words. */
const languages = (files: Files): string[] =>
  Object.keys(files)
    .filter((file) => /^src\/words\/[a-z-]+\/index\.ts$/.test(file))
    .flatMap((file) => {
      const exported = exportsOf(file, files);
      return WORDS.filter((name) => !exported.has(name)).map((name) => `${file} exports no ${name}, as English does`);
    });

const isCode = (file: string): boolean => file.startsWith('src/') && !/\.test(-d)?\.ts$/.test(file);

/** Only one place has the version of the rules. */
const versions = (files: Files): string[] =>
  Object.keys(files)
    .filter((file) => isCode(file) && !/^src\/state[/.]/.test(file) && /\bconst RULES\b/.test(files[file] ?? ''))
    .map((file) => `${file} has RULES: it stands in state`);

/** One spelling: `colour`. */
const spelling = (files: Files): string[] =>
  Object.keys(files)
    .filter(isCode)
    .flatMap((file) =>
      [...exportsOf(file, files)]
        .filter((name) => /color/i.test(name))
        .map((name) => `${file} exports ${name}: we write colour`),
    );

/** All that is wrong with the names that the rooms of a game export. */
export const strayExports = (files: Files): string[] => [
  ...Object.entries(EXPORTS).flatMap(([room, names]) => missing(room, names, files)),
  ...languages(files),
  ...versions(files),
  ...spelling(files),
];

/** Texts of several words. Thrown messages do not count, since programmers read them, nor do seeds. */
function sentencesIn(path: string, files: Files): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isSeed = ts.isCallExpression(node) && node.expression.getText() === 'seedRng';
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node) || isSeed) return;
    const text =
      ts.isStringLiteralLike(node) ||
      node.kind === ts.SyntaxKind.TemplateHead ||
      ts.isTemplateMiddleOrTemplateTail(node)
        ? (node as ts.LiteralLikeNode).text
        : '';
    if (/[A-Za-z]\s|\s[A-Za-z]/.test(text)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, files));
  return found;
}

/** Sentences in the code of the bots: they belong in `words`, where they can be translated. */
export const sentencesOfBots = (files: Files): string[] =>
  Object.keys(files)
    .filter((file) => isCode(file) && /^src\/(reasons|script|house)[/.]/.test(file))
    .flatMap((file) =>
      sentencesIn(file, files).map((node) => {
        const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
        return `${file}:${line + 1} ${node.getText().slice(0, 40)}: sentences stand in words`;
      }),
    );
