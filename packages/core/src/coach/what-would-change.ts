import type { Change } from '../contract/change.js';
import type { AnyGame, BotReasonOf, DraftOf, MoveOf, StateOf, ViewOf } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import type { Explanation } from '../contract/priority.js';
import { gameGiven } from '../engine/given.js';
import { guessAt, HIDDEN, hiding } from '../engine/hidden.js';
import { copy } from '../engine/state-form.js';

/**
 * How far {@link whatWouldChange} searches.
 *
 * @category Coach
 */
export interface ChangeOptions {
  /** How many moves it tries at most: a whole number, 1 or more; default 200. Each takes about as long as a preview. */
  readonly tries?: number;
}

const idsOf = (candidates: readonly { readonly id: string }[]): readonly string[] => candidates.map(({ id }) => id);

/** Whom the first priority list of an explanation has left. */
function leftBy({ steps }: Explanation<unknown>): readonly string[] {
  let left: readonly string[] | undefined;
  for (const { candidates } of steps) {
    if (left !== undefined && left.join() !== idsOf(candidates).join()) break;
    left = idsOf(candidates.filter(({ kept }) => kept));
  }
  return left ?? [];
}

/** What a script has chosen: its move, or where that says nothing, what its headline is about, and what its first list has asked and left. */
function choiceOf(explanation: Explanation<object>): string {
  const { move, headline, steps } = explanation;
  const isBare = Object.keys(move).length === 1;
  return JSON.stringify(isBare ? [headline?.key, steps[0]?.label, leftBy(explanation)] : move);
}

/** Whether a script chooses otherwise, and says so. */
export const isOther = (one: Explanation<object>, other: Explanation<object>): boolean =>
  choiceOf(one) !== choiceOf(other) && JSON.stringify(one.headline) !== JSON.stringify(other.headline);

/**
 * What a seat could do so that a scripted opponent chooses otherwise. It tries the seat's own moves, then two in a row, and so on, and counts
 * only what is certain: where the answer depends on something that the seat cannot see, or on chance, it looks no further. A move that leaves
 * the script what it has chosen, and makes it want something else, comes before one that takes it away.
 *
 * @param view - What the seat saw when it decided.
 * @param explanation - Why the script chose as it did after that: what `explainBotMove` gives.
 * @returns `undefined` where no move that was tried changes it.
 * @throws RangeError where the viewer does not decide.
 * @example
 * ```ts no-run
 * import { whatWouldChange } from '@wonders/core/coach';
 * import { duelSolo } from '@wonders/duel-solo';
 * import { describeChange } from '@wonders/duel-solo/words';
 * declare const before: ReturnType<typeof duelSolo.view>; // your view, when you decided
 * declare const why: ReturnType<typeof duelSolo.explainBotMove>; // why SOLO chose as it did
 * console.log(describeChange(whatWouldChange(duelSolo, before, why)));
 * ```
 * @category Coach
 */
export function whatWouldChange<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  explanation: Explanation<MoveOf<G>, BotReasonOf<G>>,
  { tries = 200 }: ChangeOptions = {},
): Change<ViewOf<G>, MoveOf<G>, BotReasonOf<G>> | undefined {
  gameGiven('whatWouldChange', game);
  const seat = view.viewer;
  if (typeof seat !== 'number' || !game.activeSeats(view).includes(seat))
    throw new RangeError(`${game.id}: the viewer ${String(seat)} does not decide here`);
  const wanted = leftBy(explanation);
  let tried = 0;
  let paths: readonly (readonly MoveOf<G>[])[] = [[]];
  while (paths.length > 0) {
    const longer: (readonly MoveOf<G>[])[] = [];
    let taking: Change<ViewOf<G>, MoveOf<G>, BotReasonOf<G>> | undefined;
    for (const path of paths)
      for (const move of movesAfter(game, view, seat, path)) {
        if (tried++ >= tries) return taking;
        const line = [...path, move];
        const answer = answerTo(game, view, seat, line);
        if (answer === 'own') longer.push(line);
        if (typeof answer !== 'object' || !isOther(answer, explanation)) continue;
        const change = told(game, view, seat, line, answer);
        const asked = answer.steps.flatMap(({ candidates }) => idsOf(candidates));
        if (wanted.every((id) => asked.includes(id))) return change;
        taking ??= change;
      }
    if (taking !== undefined) return taking;
    paths = longer;
  }
  return undefined;
}

/** A guess at the state behind a view, and the same where reading what is unseen throws: drafts, which are read like states. */
function guesses<G extends AnyGame>(game: G, view: ViewOf<G>) {
  const { guess, places } = guessAt((rng) => game.fast.clone(game.determinize(view, rng)), view);
  type Read = DraftOf<G> & StateOf<G>;
  return { plain: copy(guess) as Read, guarded: hiding(guess, places) as Read };
}

/** The state after some moves of the seat that read nothing unseen. */
function after<G extends AnyGame>(game: G, view: ViewOf<G>, line: readonly MoveOf<G>[]): StateOf<G> {
  const { plain } = guesses(game, view);
  for (const move of line) game.fast.play(plain, move);
  return plain;
}

const movesAfter = <G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  seat: Seat,
  line: readonly MoveOf<G>[],
): readonly MoveOf<G>[] => game.legalMoves(line.length === 0 ? view : after(game, view, line), seat);

/** What certainly follows some moves: the script with its reasons, or the seat itself; `undefined` for anything else. */
function answerTo<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  seat: Seat,
  line: readonly MoveOf<G>[],
): Explanation<MoveOf<G>, BotReasonOf<G>> | 'own' | undefined {
  const { guarded } = guesses(game, view);
  try {
    for (const move of line) game.fast.play(guarded, move);
    const [next, ...others] = game.activeSeats(guarded);
    if (next === undefined || others.length > 0) return undefined;
    if (next === seat) return 'own';
    if (game.seats(view)[next]?.role !== 'script') return undefined;
    return copy(game.explainBotMove(guarded, next)) as Explanation<MoveOf<G>, BotReasonOf<G>>;
  } catch (error) {
    if (error === HIDDEN) return undefined;
    throw error;
  }
}

/** A line with what the seat sees on its way. */
function told<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  seat: Seat,
  line: readonly MoveOf<G>[],
  explanation: Explanation<MoveOf<G>, BotReasonOf<G>>,
): Change<ViewOf<G>, MoveOf<G>, BotReasonOf<G>> {
  const seen = (moves: number): ViewOf<G> =>
    moves === 0 ? view : game.view(after(game, view, line.slice(0, moves)), seat);
  return { line: line.map((move, i) => ({ view: seen(i), move })), after: seen(line.length), explanation };
}
