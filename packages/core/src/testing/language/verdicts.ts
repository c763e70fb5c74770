import type { BoardOptions, TextOptions } from '../../board/index.js';
import type { AnyGame, MoveOf, OptionsOf, ViewOf } from '../../contract/game.js';
import type { Language, Terms } from '../../contract/language.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import type { Verdict } from '../../contract/verdict.js';
import { isIllegalMoveError } from '../../engine/errors.js';
import { load } from '../../records/load.js';
import { save } from '../../records/save.js';
import { endGame, outcomeOf } from '../../table/ending.js';
import { log } from '../../table/log.js';
import { positionOf } from '../../table/position.js';
import { createTable, playthroughOf } from '../../table/table.js';
import { undo } from '../../table/undo.js';
import { stateOf, type Table } from '../../table/value.js';
import type { AnyWords } from '../../words/words-of.js';
import { fail, plainJson, same } from '../laws/same.js';
import { textsOf } from './pseudo.js';
import { readsPlace } from './reader.js';
import { spoken, whole } from './sentences.js';

/** Drawing takes long: verdicts are tried at one position of so many of those that are rendered. */
export const SELDOM = 6;

/** What speaks of a game, and what draws it. */
interface Speaking<G extends AnyGame> {
  readonly game: G;
  readonly contract: {
    readonly language: Language<Terms>;
    drawBoard(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>, Language<Terms>>): string;
    drawText(view: ViewOf<G>, options?: TextOptions<Language<Terms>>): string;
  };
  readonly plain: AnyWords;
  readonly pseudo: AnyWords;
  readonly language: Language<Terms>;
}

type Ending = readonly [by: Verdict['by'], seat: Seat | null];

/** Every verdict on a game in progress, as each surface tells it. */
export function checkVerdicts<G extends AnyGame>(
  told: Speaking<G>,
  options: OptionsOf<G>,
  moves: readonly MoveOf<G>[],
): void {
  const { game } = told;
  const table: Table<G> = createTable(game, { record: { game: game.id, options, moves } });
  const last = table.players.length - 1;
  const all: readonly Ending[] = [
    ['resign', 0],
    ['time', last],
    ['host', null],
    ['host', last],
    ['draw', null],
  ];
  const sentences = all.map(([by, seat]) => checkVerdict(told, table, by, seat));
  for (const [i, sentence] of sentences.entries())
    if (sentences.indexOf(sentence) !== i) fail(`two verdicts read alike: "${sentence}"`);
}

/** What has ended is over for everybody who looks, and why. Gives the sentence. */
function checkVerdict<G extends AnyGame>(
  told: Speaking<G>,
  table: Table<G>,
  by: Verdict['by'],
  loser: Seat | null,
): string {
  const { game, plain, pseudo: other } = told;
  const result = endGame(table, by, loser);
  if (!result.ok) fail(`endGame refuses a verdict by ${by}: ${result.message}`);
  const ended = result.table;
  const outcome = outcomeOf(ended) ?? fail(`by ${by} a table has no outcome`);
  plainJson(outcome, 'outcome ');
  same([outcome.ending, 'loser' in outcome && outcome.loser], [by, loser], 'why the game ended, and who lost by it');
  if (loser !== null && outcome.winners.includes(loser)) fail(`by ${by}, seat ${loser} loses and wins`);
  let sentence = '';
  for (const viewer of [...table.players.keys(), 'spectator'] as const) {
    const now = positionOf(ended, viewer);
    plainJson(now.view, 'view ');
    for (const position of [now.view, stateOf(ended)]) isOver(game, position, outcome);
    same([now.moves, now.prompt, now.notices, now.outcome], [[], null, [], outcome], `the position of ${viewer}`);
    const { headline, notices } = plain.describeTurn(now);
    whole(headline, other.describeTurn(now).headline, `the ending by ${by}`);
    same([notices, plain.describeOutcome(now.view)], [[], headline], 'what is said after a verdict');
    same(log(ended, viewer, plain).at(-1)?.says, headline, 'the last line of the log');
    same(log(ended, viewer, plain, ended.played.length + 1), [], 'the log for one who knows the verdict');
    checkSheet(told, now.view, outcome);
    if (viewer !== 'spectator') readsPlace(told, stateOf(ended), viewer, headline);
    sentence = headline;
  }
  const drawnFor = positionOf(ended, table.players.length > 1 ? 1 : 0).view;
  drawn(told, drawnFor, plain.describeOutcome(drawnFor));
  const kept = load(game, JSON.stringify(save(game, playthroughOf(ended))));
  if (!kept.ok) fail(`the save of a game that ended by ${by} is refused: ${kept.issue.message}`);
  same(outcomeOf(createTable(game, { record: kept.playthrough.record })), outcome, 'the outcome of the save');
  same(stateOf(undo(ended)), stateOf(table), 'the state once the verdict is taken back');
  return sentence;
}

function isOver<G extends AnyGame>(
  game: G,
  position: ViewOf<G> | ReturnType<typeof stateOf<G>>,
  outcome: object,
): void {
  const where = `in ${position.viewer === null ? 'the state' : `the view of ${position.viewer}`} after a verdict`;
  same(game.outcome(position), outcome, `the outcome ${where}`);
  same(game.activeSeats(position), [], `the active seats ${where}`);
  same(
    [game.legalMoves(position), game.chances(position), game.notices(position)],
    [[], [], []],
    `what may follow ${where}`,
  );
  for (const seat of [undefined, CHANCE, ...game.seats(position).keys()])
    same(game.promptOf(position, seat), undefined, `the question to ${seat} ${where}`);
  if (position.viewer === null) same(game.check(position as never, {})?.code, 'over', `check ${where}`);
  try {
    game.botMove(position);
  } catch (error) {
    if (isIllegalMoveError(error) && error.refusal.code === 'over') return;
  }
  fail(`botMove does not refuse as "over" ${where}`);
}

function checkSheet<G extends AnyGame>({ plain, pseudo: other }: Speaking<G>, view: ViewOf<G>, outcome: object): void {
  const [sheet, marked] = [plain, other].map((words) => words.describeScores(outcome as never, view));
  for (const [i, { name, category }] of (sheet?.lines ?? []).entries())
    whole(name, marked?.lines[i]?.name ?? '', `the line ${category} of the score sheet`);
  for (const { heading } of plain.describePosition(view))
    if (heading === '') fail('a heading of the position is empty');
}

/** Boards say how the game ended, and offer nothing. */
function drawn<G extends AnyGame>({ contract, language }: Speaking<G>, view: ViewOf<G>, sentence: string): void {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
  for (const width of ['desk', 'phone'] as const) {
    const svg = contract.drawBoard(view, { width, language: contract.language });
    if (/ data-moves?="| role="button"| w-mark-asked[" ]/.test(svg))
      fail(`after a verdict the ${width} board has a button`);
    if (!letters(textsOf(svg).join('')).includes(letters(sentence)))
      fail(`the ${width} board does not say "${sentence}"`);
    for (const text of textsOf(contract.drawBoard(view, { width, language }))) spoken(text, 'a text of the board');
  }
  const text = contract.drawText(view, { language: contract.language });
  if (!letters(text).includes(letters(sentence))) fail(`the text board does not say "${sentence}"`);
  for (const line of contract.drawText(view, { language }).split('\n')) spoken(line, 'a line of the text board');
}
