import type { BoardOptions, TextOptions } from '../../board/index.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import type { Language, Terms } from '../../contract/language.js';
import { CHANCE } from '../../contract/position.js';
import { addressed } from '../../engine/telling.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { seatIn } from '../../words/told.js';
import { type AnyWords, wordsOf } from '../../words/words-of.js';
import { named } from '../laws/named.js';
import { anyMove, anyOf, anyViewer, candidates } from '../laws/random.js';
import { fail, same } from '../laws/same.js';
import { seeded, type Variant } from '../laws/values.js';
import { checkChange } from './change.js';
import { checkLadder } from './ladder.js';
import { drawnToViewer, listening } from './listening.js';
import { checkOptions } from './option-words.js';
import { checkAbsent, checkPieces, checkRim } from './pieces.js';
import { placesStand, type Stood } from './places.js';
import { pseudo, textsOf } from './pseudo.js';
import { type Asked, type Deeds, marks, NOTHING, offersAlike } from './questions.js';
import { readsPlace, speaksToReader } from './reader.js';
import { ledgered, spoken, traitsSaid, whole, worded } from './sentences.js';
import { eventTold, heaviestLead, itemTold } from './told.js';
import { checkVerdicts, SELDOM } from './verdicts.js';

/**
 * What the laws of languages have to know of a game.
 *
 * @category Testing
 */
export interface LanguageContract<G extends AnyGame, T extends Terms> {
  /** Any language of the game; that of its entry `words`. */
  readonly language: Language<T>;
  /** The drawn board of the game: an SVG as text. */
  drawBoard(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>, Language<T>>): string;
  /** The text board of the game. */
  drawText(view: ViewOf<G>, options?: TextOptions<Language<T>>): string;
  /** The sets of options to play with. The laws add seeds. */
  readonly variants: readonly Variant<G>[];
  /**
   * The place of the board that prints the numbers of columns and rows. Only then may the table in words have coordinates: a column and a
   * row that are printed there.
   */
  readonly rim?: string;
  /** The kinds of chance decisions that are about no place on the board, each with the reason. */
  readonly placeless?: Readonly<Record<string, string>>;
  /** The events and draws that name a piece of the board, and are about another place, each with the reason. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** The kinds of moves whose previews may say nothing, each with the reason. Without it, all may. */
  readonly silent?: Readonly<Record<string, string>>;
  /**
   * The deed in words of a question that a move belongs to; `undefined` for a move that the questions need not name. Questions that read alike
   * offer the same deeds. Default: the kind of the move, with each yes, no and nothing in it.
   */
  deed?(move: MoveOf<G>): string | undefined;
  /** Random games per variant. Default 2. */
  readonly games?: number;
  /** Renders one position in this many. Default 7. */
  readonly every?: number;
}

/**
 * Checks on random games that every word of a game comes from its language. A pseudo-language, with every text in brackets and an
 * accent on every letter, renders each move, question, notice, preview, event, refusal, explanation, piece, position, outcome, verdict, board and text board: any plain word
 * would stay English in every translation. No sentence may lack a word that leaves a gap, or tell one of a thing in the plural.
 *
 * @param test - How the runner names a test and runs it.
 * @category Testing
 */
export function languageLaws<G extends AnyGame, T extends Terms>(
  game: G,
  contract: LanguageContract<G, T>,
  test: (title: string, run: () => void) => void,
): void {
  const { games = 2, language } = contract;
  const coordinates = new Set<string>();
  const tables: readonly StateOf<G>[] = contract.variants.map(({ name, options }) =>
    game.newGame(seeded<G>(options, `language/${name}`)),
  );
  const words = listening(wordsOf<T>(language), { game, language, rim: contract.rim, tables }, coordinates);
  const others = pseudo(language);
  const deeds: Deeds = new Map();
  const stood: Stood = new Map();
  test(`${game.id}: the language says what each option does, and what each of its values means`, () =>
    checkOptions(game, words, wordsOf<T>(others)));
  for (const { name, options } of contract.variants)
    test(`${game.id}, ${name}: all that is said in ${games} random games is said by the language`, () => {
      for (let i = 0; i < games; i++) {
        const dealt = seeded<G>(options, `language/${name}/${i}`);
        const told: Told<G> = {
          game,
          contract: contract as never,
          plain: words,
          pseudo: wordsOf<T>(others),
          language: others as never,
          rng: seedRng(`walk/${dealt.seed}`),
          pieces: new Set(),
          coordinates,
          deeds,
          stood,
        };
        walk(told, dealt);
      }
    });
  test(`${game.id}: the language says each trait of the levels`, () => traitsSaid(game, language, others));
  test(`${game.id}: icons, lines of the score and plain reasons have words`, () => worded(language));
}

interface Told<G extends AnyGame> {
  readonly game: G;
  readonly contract: LanguageContract<G, Terms>;
  /** The language, and the pseudo-language made of it. */
  readonly plain: AnyWords;
  readonly pseudo: AnyWords;
  readonly language: Language<Terms>;
  readonly rng: Rng;
  /** The pieces that the boards of the game have drawn so far. */
  readonly pieces: Set<string>;
  /** The coordinates that were told of the position. */
  readonly coordinates: Set<string>;
  /** What could be done where the questions so far were asked. */
  readonly deeds: Deeds;
  /** The items whose places have been looked for. */
  readonly stood: Stood;
}

function walk<G extends AnyGame>(told: Told<G>, options: OptionsOf<G>): void {
  const { game, contract, rng } = told;
  const { every = 7 } = contract;
  let state: StateOf<G> = game.newGame(options);
  let asked = NOTHING;
  const moves: MoveOf<G>[] = [];
  for (let ply = 0; ; ply++) {
    const now = state;
    const over = now.pending.length === 0;
    named(`${game.id} ${JSON.stringify(options)}, ply ${ply}`, () => {
      if (!over) asked = checkPrompt(told, now, asked);
      if (!over) checkChange({ ...told, rng: seedRng(`change/${options.seed}/${ply}`) }, now);
      const move = over ? undefined : anyMove(game, now, rng);
      if (move !== undefined) {
        const { state: next, events } = game.transition(now, move);
        const viewer = anyViewer(game, now, rng);
        const view: ViewOf<G> = game.view(now, viewer);
        const items = events.map((event) => {
          return eventTold([told.plain, told.pseudo], view, game.viewEvent(event, viewer));
        });
        if (next.pending.length === 0 && !items.some((item) => item?.weight === 'ends'))
          fail('the game ends, and no event says so with the weight "ends"');
        placesStand({ ...told, at: `${options.seed}/${ply}` }, { now, next, viewer, events, items });
        // Where all decide at once, another seat may have answered: the question of the first one still stands.
        if ('seat' in move && move.seat !== game.activeSeats(now)[0]) asked = NOTHING;
        moves.push(move);
        state = next;
      }
      if (over || ply === 0 || drawInt(rng, every) === 0) checkPosition(told, now);
      if (!over && (ply === 0 || drawInt(rng, every * SELDOM) === 0)) checkVerdicts(told, options, moves.slice(0, ply));
    });
    if (over) return;
  }
}

/** Two questions one after the other do not read alike. */
function checkPrompt<G extends AnyGame>(told: Told<G>, state: StateOf<G>, before: Asked): Asked {
  const { game, contract, plain, pseudo: other, rng, deeds } = told;
  const [seat = CHANCE] = game.activeSeats(state);
  const view: ViewOf<G> = game.view(state, seat === CHANCE ? anyViewer(game, state, rng) : seat);
  const prompt = game.promptOf(view, seat) ?? fail(`seat ${seat} is not asked`);
  const { kind } = state.pending[state.pending.length - 1] ?? { kind: '' };
  const sentence = plain.describePrompt(view, prompt);
  whole(sentence, other.describePrompt(view, prompt), `the question "${prompt.key}"`);
  for (const notice of game.notices(view))
    itemTold(plain.describeNotice(view, notice), other.describeNotice(view, notice), `the notice "${notice.key}"`);
  if (seat !== CHANCE) speaksToReader(told, state, seat, (to) => plain.describePrompt(to, prompt));
  for (const notice of game.notices(state)) {
    const whose = seatIn(notice.values);
    if (whose !== null) speaksToReader(told, state, whose, (to) => plain.describeNotice(to, notice).text);
  }
  if (sentence === before.sentence && view.viewer === before.reader)
    fail(`two questions one after the other, "${before.kind}" and "${kind}", read alike: "${sentence}"`);
  if (seat !== CHANCE) offersAlike(deeds, sentence, game.legalMoves(state, seat), contract.deed);
  if (seat === CHANCE && prompt.places.length > 0 === kind in (contract.placeless ?? {}))
    fail(
      prompt.places.length > 0
        ? `"${kind}" is about a place, and "placeless" says that it is not`
        : `"${sentence}" is about no place: mark one, or name "${kind}" in "placeless" with the reason`,
    );
  // Drawing takes long.
  if (prompt.places.length > 0 && drawInt(rng, contract.every ?? 7) === 0)
    for (const width of ['desk', 'phone'] as const) marks(contract.drawBoard(view, { width }), prompt, sentence, width);
  return { kind, sentence, reader: view.viewer };
}

/** What a move will do, how the game ended, and the score sheet. */
function checkTold<G extends AnyGame>(told: Told<G>, state: StateOf<G>, view: ViewOf<G>, over: boolean): void {
  const { game, plain, pseudo: other, rng } = told;
  const legal: readonly MoveOf<G>[] = game.legalMoves(view);
  if (legal.length > 0 && typeof view.viewer === 'number') {
    const move = anyOf(rng, legal);
    const preview = game.preview(view, move);
    const [lines, marked] = [plain.describePreview(view, preview), other.describePreview(view, preview)];
    const which = `the preview of ${game.encodeMove(move)}`;
    for (const [i, line] of lines.entries()) itemTold(line, marked[i], `an item of ${which}`);
    heaviestLead(lines, which);
    if (preview.until === 'over' && lines[0]?.weight !== 'ends')
      fail(`${which} does not begin with the end of the game`);
    const { silent } = told.contract;
    const isAsked = silent !== undefined && game.seats(state)[view.viewer]?.role === 'player';
    if (isAsked && lines.length === 0 && !Object.hasOwn(silent, move.kind)) fail(`${which} says nothing`);
    const { names } = addressed(told.contract.language, view) as { readonly names?: readonly string[] };
    const toReader = names === undefined ? state : { ...state, names };
    same(plain.describePreview(toReader, game.preview(state, move)), lines, `${which}, from the state`);
  }
  if (!over) {
    same(plain.describeOutcome(view), '', 'the outcome of a game that goes on');
    return;
  }
  whole(plain.describeOutcome(view), other.describeOutcome(view), 'the outcome');
  const outcome = game.outcome(view) ?? fail('a finished game has no outcome');
  for (const seat of game.seats(state).keys()) {
    speaksToReader(told, state, seat, plain.describeOutcome);
    readsPlace(told, state, seat, plain.describeOutcome(game.view(state, seat)));
  }
  const { lines } = plain.describeScores(outcome, view);
  const sheet = other.describeScores(outcome, view);
  for (const [i, { name, category }] of lines.entries())
    whole(name, sheet.lines[i]?.name ?? '', `the line ${category} of the score sheet`);
}

function checkPosition<G extends AnyGame>(told: Told<G>, state: StateOf<G>): void {
  const { game, plain, pseudo: other, rng, coordinates } = told;
  const active = game.activeSeats(state);
  const byTable = active[0] === undefined || active[0] === CHANCE;
  const view = game.view(state, byTable ? anyViewer(game, state, rng) : anyOf(rng, active));
  const legal: readonly MoveOf<G>[] = game.legalMoves(view);
  coordinates.clear();
  for (const move of legal)
    whole(plain.describeMove(view, move), other.describeMove(view, move), `the move ${game.encodeMove(move)}`);
  if (legal.length > 0)
    for (const { move, code } of candidates(game, legal, rng)) {
      const refusal = game.check(state, move);
      if (refusal === undefined) continue;
      for (const position of [undefined, view])
        whole(
          plain.describeRefusal(refusal, position),
          other.describeRefusal(refusal, position),
          `the refusal ${refusal.code} of ${code}`,
        );
    }
  checkExplanations(told, state);
  const position = other.describePosition(view);
  for (const [i, { heading, lines }] of plain.describePosition(view).entries()) {
    whole(heading, position[i]?.heading ?? '', 'a heading of the position');
    for (const [k, line] of lines.entries())
      whole(line, position[i]?.lines[k] ?? '', `a line of the position below "${heading}"`);
  }
  if (active[0] !== CHANCE) checkTold(told, state, view, active.length === 0);
  checkBoards(told, view, legal);
}

function checkExplanations<G extends AnyGame>({ game, plain, pseudo: other }: Told<G>, state: StateOf<G>): void {
  for (const seat of game.activeSeats(state)) {
    if (seat === CHANCE) continue;
    const view = game.view(state, seat);
    const explanation = game.explainBotMove(view, seat);
    const [told, marked] = [plain.describeExplanation(view, explanation), other.describeExplanation(view, explanation)];
    whole(told.headline, marked.headline, 'the headline');
    checkLadder(explanation, told, marked);
    for (const [i, { text, rules }] of told.reasons.entries()) {
      whole(text, marked.reasons[i]?.text ?? '', 'a reason');
      ledgered(rules, `the reason "${text}"`);
    }
    for (const [i, { rule, list, label, candidates: ranked }] of told.steps.entries()) {
      const step = marked.steps[i];
      whole(label, step?.label ?? '', `the item ${rule}`);
      whole(list, step?.list ?? '', 'the name of a list');
      for (const [k, { id, name, note }] of ranked.entries()) {
        whole(name, step?.candidates[k]?.name ?? '', `the candidate ${id}`);
        if (note !== '') whole(note, step?.candidates[k]?.note ?? '', `the note of ${id}`);
      }
    }
  }
}

function checkBoards<G extends AnyGame>(told: Told<G>, view: ViewOf<G>, moves: readonly MoveOf<G>[]): void {
  const { contract, language, rng } = told;
  // Drawing takes most of the time.
  const width = anyOf(rng, ['desk', 'phone'] as const);
  const svg = contract.drawBoard(view, { moves, width, language: contract.language });
  drawnToViewer(told.game, contract, view, svg);
  checkPieces(told, view, svg);
  if (contract.rim !== undefined) checkRim(told.coordinates, contract.rim, svg);
  checkAbsent(told, view);
  for (const text of textsOf(contract.drawBoard(view, { moves, width, language }))) spoken(text, `a text of the board`);
  for (const line of contract.drawText(view, { language }).split('\n')) spoken(line, 'a line of the text board');
}
