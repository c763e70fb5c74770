import type { BoardOptions, TextOptions } from '../../board/index.js';
import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import type { JsonSchema } from '../../contract/json-schema.js';
import { CHANCE } from '../../contract/position.js';
import { isIllegalMoveError } from '../../engine/errors.js';
import { positionText, readPosition } from '../../records/position-text.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { jsonOf } from '../../schema/schema.js';
import type { AnyWords } from '../../words/words-of.js';
import { named } from '../laws/named.js';
import { anyOf, anyViewer, someOf } from '../laws/random.js';
import { fail } from '../laws/same.js';
import { seeded, type Variant } from '../laws/values.js';
import { forged } from './forge.js';

/**
 * What the law of forgeries has to know of a game.
 *
 * @category Testing
 */
export interface ForgeryContract<G extends AnyGame> {
  /** The options of the games whose positions are forged. */
  readonly variants: readonly Variant<G>[];
  /** How many positions are forged in all. */
  readonly tries: number;
  /** The beginning of the seed: another text forges other positions. Default none. */
  readonly seeds?: string;
  /**
   * Calls a function and throws if it takes longer than a second. Only the runner has a clock, and only it can stop a loop that never ends.
   * Default: calls it.
   */
  watch?(run: () => void): void;
  /** The drawn board of the game, where it has one. */
  drawBoard?(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>>): string;
  /** The text board of the game, where it has one. */
  drawText?(view: ViewOf<G>, options?: TextOptions): string;
  /** The sentences of the game: its entry `words`. */
  readonly words?: AnyWords;
}

/** One position in this many is shown to everything that takes long: bots, previews and boards. */
const SELDOM = 4;

/** How many positions of a game are forged. */
const KEPT = 40;

/**
 * Checks that no position can hang or crash a host. Positions of random games are changed in some places, so that they have the right form and
 * no game comes to them. Where `readPosition` lets one through, every function of the game answers or throws an `IllegalMoveError`.
 *
 * @param test - How the runner names a test and runs it.
 * @example
 * ```ts
 * import { forgeryLaws, sealed } from '@wonders/core/testing';
 * forgeryLaws(sealed, { variants: [{ name: 'two seats', options: { seats: 2 } }], tries: 100 }, (_, run) => run());
 * ```
 * @category Testing
 */
export function forgeryLaws<G extends AnyGame>(
  game: G,
  contract: ForgeryContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const { variants, tries, seeds = '' } = contract;
  test(`${game.id}: no forged position hangs, and each is answered or refused by name`, () => {
    const json = jsonOf(game.states);
    let read = 0;
    for (const variant of variants) {
      const rng = seedRng(`${seeds}forgery/${variant.name}`);
      named(`${game.id}: forgery in the variant "${variant.name}"`, () => {
        const positions = someOf(game, seeded<G>(variant.options, `forgery/${variant.name}`), rng, KEPT);
        for (let i = Math.ceil(tries / variants.length); i > 0; i--)
          if (isAnswered(game, contract, forgery(anyOf(rng, positions), json, rng), rng)) read++;
      });
    }
    if (read * 20 < tries)
      fail(`readPosition takes only ${read} of ${tries} forged positions: the law sees too little`);
  });
}

/** A position with one to four places changed. */
function forgery<G extends AnyGame>(state: StateOf<G>, json: JsonSchema, rng: Rng): StateOf<G> {
  let now: unknown = state;
  for (let changes = 1 + drawInt(rng, 4); changes > 0; changes--) now = forged(now, json, rng);
  return now as StateOf<G>;
}

/** What a watch throws. */
const isStopped = (error: unknown): boolean => (error as { readonly code?: unknown } | null)?.code === STOPPED;
const STOPPED = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What a function answers; `undefined` where it refuses by name. */
type Ask = <T>(name: string, answer: () => T) => T | undefined;

/** Asks everything of a forged position; whether `readPosition` has let it through. */
function isAnswered<G extends AnyGame>(game: G, contract: ForgeryContract<G>, state: StateOf<G>, rng: Rng): boolean {
  const { watch = (run: () => void) => run() } = contract;
  let asked = '';
  let isRead = false;
  const ask: Ask = (name, answer) => {
    asked = name;
    try {
      return answer();
    } catch (error) {
      if (isStopped(error)) throw error;
      if (isIllegalMoveError(error)) return undefined;
      return fail(`${name} throws ${error instanceof Error ? error.stack : error} in ${JSON.stringify(state)}`);
    }
  };
  try {
    watch(() => {
      isRead = ask('readPosition', () => readPosition(game, positionText(game, state)).ok) === true;
      if (!isRead) return;
      askRules(game, contract, state, rng, ask);
      if (drawInt(rng, SELDOM) === 0) askOthers(game, contract, state, rng, ask);
    });
  } catch (error) {
    if (!isStopped(error)) throw error;
    fail(`${asked} hangs in ${JSON.stringify(state)}`);
  }
  return isRead;
}

/** What the rules answer, and how it is said. */
function askRules<G extends AnyGame>(
  game: G,
  { words }: ForgeryContract<G>,
  state: StateOf<G>,
  rng: Rng,
  ask: Ask,
): void {
  const viewer = anyViewer(game, state, rng);
  const view = ask('view', () => game.view(state, viewer));
  ask('outcome', () => game.outcome(state));
  ask('chances', () => game.chances(state));
  const { length: seats } = ask('seats', () => game.seats(state)) ?? [];
  const { length: scores } = ask('standing', () => game.standing(state))?.scores ?? [];
  if (scores !== seats)
    fail(`standing has the scores of ${scores} seats, not of ${seats}, in ${JSON.stringify(state)}`);
  for (const seat of ask('activeSeats', () => game.activeSeats(state)) ?? []) {
    if (seat >= seats) fail(`activeSeats asks seat ${seat} of ${seats} in ${JSON.stringify(state)}`);
    const prompt = ask('promptOf', () => game.promptOf(state, seat));
    if (prompt !== undefined) ask('describePrompt', () => words?.describePrompt(state, prompt));
  }
  for (const notice of ask('notices', () => game.notices(state)) ?? [])
    ask('describeNotice', () => words?.describeNotice(state, notice));
  const moves: readonly MoveOf<G>[] = ask('legalMoves', () => game.legalMoves(state)) ?? [];
  if (moves.length === 0) return;
  const at = drawInt(rng, moves.length);
  const move = moves[at] as MoveOf<G>;
  ask('describeMove', () => game.describeMove(state, move));
  ask('viewMove', () => game.viewMove(state, move, viewer));
  ask('check', () => game.check(state, move));
  ask('choices', () => game.choices(state).play(at));
  const next = ask('applyMove', () => game.applyMove(state, move));
  if (next !== undefined) ask('legalMoves after a move', () => game.legalMoves(next));
  for (const event of ask('transition', () => game.transition(state, move))?.events ?? []) {
    const seen = ask('viewEvent', () => game.viewEvent(event as EventOf<G>, viewer));
    if (seen === undefined || view === undefined) continue;
    ask('describeEvent', () => words?.describeEvent(view, seen));
    ask('describeGains', () => words?.describeGains(view, seen));
  }
}

/** What bots answer, and what is drawn. */
function askOthers<G extends AnyGame>(
  game: G,
  { words, drawBoard, drawText }: ForgeryContract<G>,
  state: StateOf<G>,
  rng: Rng,
  ask: Ask,
): void {
  for (const seat of ask('activeSeats', () => game.activeSeats(state)) ?? []) {
    if (seat === CHANCE) continue;
    const move = ask('botMove', () => game.botMove(state, seat));
    const explained = ask('explainBotMove', () => game.explainBotMove(state, seat));
    if (explained !== undefined) ask('describeExplanation', () => words?.describeExplanation(state, explained));
    ask('evaluate', () => game.evaluate?.(state, seat));
    ask('candidates', () => game.candidates?.(state, seat));
    const ahead = move && ask('preview', () => game.preview(state, move));
    if (ahead !== undefined) ask('describePreview', () => words?.describePreview(state, ahead));
  }
  const viewer = anyViewer(game, state, rng);
  const view: ViewOf<G> | undefined = ask('view', () => game.view(state, viewer));
  if (view === undefined) return;
  ask('determinize', () => game.determinize(view, seedRng('forgery')));
  ask('describePosition', () => words?.describePosition(view));
  ask('describeOutcome', () => words?.describeOutcome(view));
  const moves: readonly MoveOf<G>[] = ask('legalMoves of a view', () => game.legalMoves(view)) ?? [];
  ask('drawBoard', () => drawBoard?.(view, { moves }));
  ask('drawText', () => drawText?.(view));
}
