import type { FoundGame } from '../../.ci/lib/games.js';
import { judgedAs, questionOf, reviewOf } from '../../packages/core/src/coach/analyse.js';
import { judgement } from '../../packages/core/src/coach/judge.js';
import { type AnyGame, draw, type StateOf, seedRng } from '../../packages/core/src/index.js';
import { chancesOf, finished } from './games.js';

/** What the coach told of a move, and what came. */
export interface Told {
  readonly variant: string;
  /** The number of the game. */
  readonly number: number;
  /** The chance to win after the move, 0 to 1. */
  readonly chance: number;
  /** The part of the victory that the seat had in the end, 0 to 1. */
  readonly came: number;
}

/** How many moves of a game are looked at. */
const PER_GAME = 2;

/** The iterations with which the coach looks at a move when nobody says otherwise. */
const ITERATIONS = 400;

/**
 * What the coach tells of moves in games that house bots finish, beside what came: the variants of the game in turn.
 *
 * @param seed - Names the games: others than those that the odds were fitted to.
 */
export function* told(found: FoundGame, count: number, seed: string): Generator<Told, void, void> {
  const { game } = found;
  const variants = chancesOf(found);
  for (let number = 0; number < count; number++) {
    const variant = variants[number % variants.length] as (typeof variants)[number];
    const { start, moves, from, shares, players } = finished(game, variant, `${seed} ${number}`);
    const rng = seedRng(`told/${seed}/${number}`);
    // The move before is the last one of a level: what follows it is played by house bots.
    const own = moves.flatMap(({ seat }, at) => (players[seat] && at >= from - 1 ? [at] : []));
    const chosen = new Set(Array.from({ length: PER_GAME }, () => own[Math.floor(draw(rng) * own.length)]));
    const draft = game.fast.clone(start);
    for (const [at, { seat, move }] of moves.entries()) {
      if (chosen.has(at)) {
        const view = game.view(draft as StateOf<AnyGame>, seat);
        const depth = { iterations: ITERATIONS, seed: `${seed}/${number}`, search: { depth: 0 } };
        // What else might have been better changes nothing in what comes of a move, and a short search is enough for that.
        const found = judgement(game, { ...questionOf(view, seat, move, depth), field: 0 });
        const { after } = reviewOf(found, judgedAs(found, game.encodeMove(move)));
        yield { variant: variant.name, number, chance: after.value, came: shares[seat] ?? 0 };
      }
      game.fast.play(draft, move);
    }
  }
}
