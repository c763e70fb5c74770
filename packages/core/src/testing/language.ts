import type { BoardOptions, TextOptions } from '../board/index.js';
import type { BaseEvent } from '../event.js';
import type { AnyGame, EventOf, MoveOf, OptionsOf, StateOf, ViewOf } from '../game.js';
import type { Language, Terms } from '../language.js';
import { CHANCE } from '../position.js';
import { drawInt, type Rng, seedRng } from '../rng.js';
import { type AnyWords, wordsOf } from '../words/words-of.js';
import { named } from './named.js';
import { pseudo, textsOf, unspoken } from './pseudo.js';
import { anyMove, anyOf, anyViewer, candidates } from './random.js';
import { fail } from './same.js';

/**
 * What the laws of languages have to know of a game.
 *
 * @category Testing
 */
export interface LanguageContract<G extends AnyGame, T extends Terms> {
  /** Any language of the game; that of its entry `words`. */
  readonly language: Language<T>;
  drawBoard(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>, Language<T>>): string;
  drawText(view: ViewOf<G>, options?: TextOptions<Language<T>>): string;
  /** The sets of options to play with. The laws add seeds. */
  readonly variants: readonly { readonly name: string; readonly options: OptionsOf<G> }[];
  /** Random games per variant. Default 2. */
  readonly games?: number;
  /** Renders one position in this many. Default 7. */
  readonly every?: number;
}

/**
 * Checks on random games that every word of a game comes from its language. A pseudo-language, with every text in brackets and an
 * accent on every letter, renders each move, event, refusal, explanation, position, outcome, board and text board: any plain word
 * would stay English in every translation.
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
  const words = wordsOf<T>(language);
  const others = pseudo(language);
  for (const { name, options } of contract.variants)
    test(`${game.id}, ${name}: all that is said in ${games} random games is said by the language`, () => {
      for (let i = 0; i < games; i++) {
        const seeded = { ...options, seed: `language/${name}/${i}` };
        const told: Told<G> = {
          game,
          contract: contract as never,
          plain: words,
          pseudo: wordsOf<T>(others),
          language: others as never,
          rng: seedRng(`walk/${seeded.seed}`),
        };
        walk(told, seeded);
      }
    });
}

interface Told<G extends AnyGame> {
  readonly game: G;
  readonly contract: LanguageContract<G, Terms>;
  /** The language, and the pseudo-language made of it. */
  readonly plain: AnyWords;
  readonly pseudo: AnyWords;
  readonly language: Language<Terms>;
  readonly rng: Rng;
}

function walk<G extends AnyGame>(told: Told<G>, options: OptionsOf<G>): void {
  const { game, contract, rng } = told;
  const { every = 7 } = contract;
  let state: StateOf<G> = game.newGame(options);
  for (let ply = 0; ; ply++) {
    const now = state;
    const over = now.pending.length === 0;
    named(`${game.id} ${JSON.stringify(options)}, ply ${ply}`, () => {
      const move = over ? undefined : anyMove(game, now, rng);
      if (move !== undefined) {
        const { state: next, events } = game.transition(now, move);
        for (const event of events) checkEvent(told, now, event);
        state = next;
      }
      if (over || ply === 0 || drawInt(rng, every) === 0) checkPosition(told, now);
    });
    if (over) return;
  }
}

/** Fails where a text has words that do not come from the pseudo-language. */
function spoken(text: string, what: string): void {
  const words = unspoken(text);
  if (words.length > 0) fail(`${what} is not said by the language: "${words.join(' ')}" in "${text}"`);
}

/** Fails unless a sentence is there, without holes, in both languages. */
function whole(plain: string, marked: string, what: string): void {
  if (plain === '') fail(`${what} has no sentence`);
  if (/\b(undefined|null|NaN)\b|\[object/.test(plain)) fail(`${what} has a hole: "${plain}"`);
  spoken(marked, what);
}

function checkEvent<G extends AnyGame>(
  { game, plain, pseudo: other, rng }: Told<G>,
  state: StateOf<G>,
  event: EventOf<G>,
): void {
  const viewer = anyViewer(game, state, rng);
  const [view, heard] = [game.view(state, viewer), game.viewEvent(event, viewer)];
  const [told, marked] = [plain.describeEvent(view, heard), other.describeEvent(view, heard)];
  if (told !== '') whole(told, marked, `the event ${(event as BaseEvent).kind}`);
}

function checkPosition<G extends AnyGame>(told: Told<G>, state: StateOf<G>): void {
  const { game, plain, pseudo: other, rng } = told;
  const active = game.activeSeats(state);
  const view = game.view(
    state,
    active[0] === undefined || active[0] === CHANCE ? anyViewer(game, state, rng) : anyOf(rng, active),
  );
  const legal: readonly MoveOf<G>[] = game.legalMoves(view);
  for (const move of legal)
    whole(plain.describeMove(view, move), other.describeMove(view, move), `the move ${game.encodeMove(move)}`);
  if (legal.length > 0)
    for (const { move, code } of candidates(game, legal, rng)) {
      const refusal = game.check(state, move);
      if (refusal === undefined) continue;
      for (const position of [undefined, view])
        whole(
          plain.describeRefusal(refusal, position),
          other.describeRefusal(refusal, position).replace(/\([A-Z]+-\d+[\w. ,–-]*\)/g, ''),
          `the refusal ${refusal.code} of ${code}`,
        );
    }
  checkExplanations(told, state);
  for (const { heading, lines } of other.describePosition(view))
    for (const line of [heading, ...lines]) spoken(line, 'the position');
  if (active.length === 0) whole(plain.describeOutcome(view), other.describeOutcome(view), 'the outcome');
  checkBoards(told, view, legal);
}

function checkExplanations<G extends AnyGame>({ game, plain, pseudo: other }: Told<G>, state: StateOf<G>): void {
  for (const seat of game.activeSeats(state)) {
    if (seat === CHANCE) continue;
    const view = game.view(state, seat);
    const explanation = game.explainBotMove(view, seat);
    const [told, marked] = [plain.describeExplanation(view, explanation), other.describeExplanation(view, explanation)];
    whole(told.headline, marked.headline, 'the headline');
    for (const [i, reason] of told.reasons.entries()) whole(reason, marked.reasons[i] ?? '', 'a reason');
    for (const [i, { rule, label, candidates: ranked }] of told.steps.entries()) {
      const step = marked.steps[i];
      whole(label, step?.label ?? '', `the item ${rule}`);
      spoken(step?.list ?? '', 'the name of a list');
      for (const [k, { id, name }] of ranked.entries()) {
        whole(name, step?.candidates[k]?.name ?? '', `the candidate ${id}`);
        spoken(step?.candidates[k]?.note ?? '', `the note of ${id}`);
      }
    }
  }
}

function checkBoards<G extends AnyGame>(
  { contract, language }: Told<G>,
  view: ViewOf<G>,
  moves: readonly MoveOf<G>[],
): void {
  for (const width of ['desk', 'phone'] as const)
    for (const text of textsOf(contract.drawBoard(view, { moves, width, language })))
      spoken(text, `a text of the board`);
  for (const line of contract.drawText(view, { language }).split('\n')) spoken(line, 'a line of the text board');
}
