import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import { gameGiven } from '../engine/given.js';
import type { AnalyseOptions } from './analyse.js';
import { judgedAs, questionOf, reviewOf } from './analyse.js';
import type { Estimate } from './estimate.js';
import { type Judged, judgement } from './judge.js';
import { type CoachLanguage, wordsFor } from './language.js';

/**
 * How {@link hint} works.
 *
 * @category Coach
 */
export interface HintOptions<G extends AnyGame> extends Omit<AnalyseOptions, 'seat' | 'budget'> {
  /** In which language; default English. */
  readonly words?: CoachLanguage<G>;
}

/**
 * Advice in three strengths: where to look, a few moves to choose from, the move and why.
 *
 * @category Coach
 */
export interface Hint<M = unknown> {
  /** The places of the board to look at, by their ids; empty where the question names none of them. */
  readonly places: readonly string[];
  /** The kind of the move. */
  readonly kind: string;
  /** The move that it advises. */
  readonly move: M;
  /** The line of play that the search expects, the move first. */
  readonly line: readonly M[];
  /** The chance to win with the move. */
  readonly chance: Estimate;
  /** Whether it wins whatever the others and chance do. */
  readonly proven: boolean;
  /** The move that the search prefers. */
  readonly searched: M;
  /** The move that the house bot would make. `move` is this one or the one before. */
  readonly house: M;
  /** The loss in the chance to win if you play the house bot's move and not the one of the search. */
  readonly loss: Estimate;
  /** A sentence, or several, for each strength, the weakest first. */
  readonly says: readonly [string, string, string];
}

/** The places of a question that moves name: their ids end with a value of the move. */
function placesOf(places: readonly string[], moves: readonly object[]): readonly string[] {
  const values = new Set(moves.flatMap((move) => Object.values(move).map(String)));
  return places.filter((place) => values.has(place.slice(place.indexOf('-') + 1)));
}

/** How many moves the second strength names, the best one among them. */
const FEW = 3;

/** A move among others that were judged, those of its kind first, in the order in which they are legal. */
function amongOthers<M extends { readonly kind: string }>(
  chosen: Judged,
  field: readonly Judged[],
  legal: readonly M[],
): readonly M[] {
  const alike = ({ move }: Judged): number => (move.kind === chosen.move.kind ? 0 : 1);
  const others = field.filter((each) => each !== chosen).sort((a, b) => alike(a) - alike(b));
  const named = [chosen, ...others].slice(0, FEW).map(({ move }) => JSON.stringify(move));
  return legal.filter((move) => named.includes(JSON.stringify(move)));
}

/**
 * Advice to the seat of a view, from the search and the reasons of the house bot. Where the two disagree, it follows the house bot
 * unless the search shows that its move is worse; and it says that they disagree.
 *
 * @param view - Of a seat that decides now.
 * @throws RangeError for a view without a decision of its seat.
 * @example
 * ```ts
 * import { hint } from '@wonders/core/coach';
 * import { sealed } from '@wonders/core/testing';
 * const view = sealed.view(sealed.newGame({ seed: 'monday', seats: 2 }), 0);
 * const { says, kind } = hint(sealed, view);
 * console.log(kind, says.length); // bid 3
 * ```
 * @category Coach
 */
export function hint<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  { iterations = 400, seed = 'coach', search = {}, words = {} }: HintOptions<G> = {},
): Hint<MoveOf<G>> {
  gameGiven('hint', game);
  const seat = view.viewer;
  const { describeMove, describePiece, describeExplanation, coach } = wordsFor(game, words);
  if (typeof seat !== 'number' || !game.activeSeats(view).includes(seat))
    throw new RangeError(`${game.id}: the viewer ${String(seat)} does not decide here`);
  const explanation = game.explainBotMove(view, seat);
  const found = judgement(game, questionOf(view, seat, explanation.move, { iterations, seed, search }));
  const { field } = found;
  const house = judgedAs(found, game.encodeMove(explanation.move));
  const searched = field[0] as Judged;
  const { loss, before, after, proven } = reviewOf(found, house);
  const follows = searched !== house && loss.low <= 0 && !proven;
  const chosen = follows ? house : searched;
  const chance = follows ? after : before;
  const tell = (judged: Judged): string => describeMove(view, judged.move as MoveOf<G>);
  const moves = field.map((each) => each.move);
  const places = placesOf(game.promptOf(view, seat)?.places ?? [], moves);
  const named = places.flatMap((place) => describePiece?.(view, place)?.name ?? []);
  const legal = game.legalMoves(view, seat).length;
  const told = [proven ? coach.wins(tell(chosen)) : coach.advice(tell(chosen), chance.value)];
  if (chosen === house && describeExplanation !== undefined)
    told.push(describeExplanation(view, explanation as ReturnType<G['explainBotMove']>).headline);
  if (follows) told.push(coach.level(tell(searched)));
  else if (searched !== house) told.push(coach.against(tell(house), { ...loss, points: 0 }));
  const kind: string = chosen.move.kind;
  return {
    places,
    kind,
    move: chosen.move as MoveOf<G>,
    line: chosen.line as readonly MoveOf<G>[],
    chance,
    proven: proven && chosen === searched,
    searched: searched.move as MoveOf<G>,
    house: house.move as MoveOf<G>,
    loss,
    says: [
      named.length > 0 ? coach.lookAt([...new Set(named)]) : coach.weigh(field.length, legal),
      coach.among(amongOthers(chosen, field, game.legalMoves(view, seat)).map((move) => describeMove(view, move))),
      told.filter((each) => each !== '').join(' '),
    ],
  };
}
