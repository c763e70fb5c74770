import { type Level, levels } from '../../bots/levels.js';
import type { AnyGame, MoveOf, OptionsOf, SetupOf, StateOf } from '../../contract/game.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import type { Trait } from '../../contract/tuning.js';
import { playUnchecked } from '../../engine/unchecked.js';
import { draw, drawInt, seedRng } from '../../rng/rng.js';
import { anyOf } from './random.js';
import { fail } from './same.js';
import { seeded } from './values.js';

/**
 * What the laws of traits have to know of a game.
 *
 * @category Testing
 */
export interface TraitContract<G extends AnyGame> {
  /** A table at which other players sit. */
  readonly options: SetupOf<G>;
  /** In how many positions each trait has to show. Default 120. */
  readonly positions?: number;
}

/** A position in which one move has more of a trait than another. */
interface Choice<G extends AnyGame> {
  readonly state: StateOf<G>;
  readonly seat: Seat;
  readonly legal: readonly MoveOf<G>[];
}

/** How many games are searched for choices. */
const GAMES = 200;

/** In at least one of so many choices a level with a trait follows it where it would not without. */
const SHOWN = 20;

/**
 * Checks that people can see the traits of the levels for people: where the moves differ in a trait, a level chooses more of it than the same
 * level without the trait.
 *
 * @param test - How the runner names a test and runs it.
 * @category Testing
 */
export function traitLaws<G extends AnyGame>(
  game: G,
  { options, positions = 120 }: TraitContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const { ladder = [], traits = {} } = game;
  const without = levels({ ...game, ladder: ladder.map(({ trait: _, ...others }) => others) });
  for (const [i, level] of levels(game).entries()) {
    const { name, trait } = level;
    if (trait === undefined) continue;
    test(`${game.id}: the level ${name} shows its trait, ${trait}`, () => {
      const held: Trait<StateOf<G>> = traits[trait] ?? fail(`${game.id} has no trait ${trait}`);
      const brought = ({ state, seat }: Choice<G>, move: MoveOf<G>): number =>
        held(playUnchecked(game, state, move), seat);
      const found = choicesOf(game, seeded(options, trait), positions, brought);
      if (found.length < positions) fail(`the moves differ in ${trait} in ${found.length} positions only`);
      let [more, less] = [0, 0];
      for (const [k, choice] of found.entries()) {
        const gained =
          brought(choice, asked(game, level, choice, k)) -
          brought(choice, asked(game, without[i] as Level<G>, choice, k));
        if (gained > 0) more++;
        if (gained < 0) less++;
      }
      if ((more - less) * SHOWN < positions)
        fail(`${trait} shows in ${more} of ${positions} choices, and the contrary in ${less}`);
    });
  }
}

/** What a level plays, by random numbers that depend on the choice only. */
function asked<G extends AnyGame>(game: G, { bot }: Level<G>, { state, seat, legal }: Choice<G>, k: number): MoveOf<G> {
  const rng = seedRng(`trait/${k}`);
  return bot({ view: game.view(state, seat), seat, legal, random: () => draw(rng) }).move;
}

/** Choices from games of the house bot, which now and then makes another move. */
function choicesOf<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
  count: number,
  brought: (choice: Choice<G>, move: MoveOf<G>) => number,
): readonly Choice<G>[] {
  const rng = seedRng(`choices/${options.seed}`);
  const found: Choice<G>[] = [];
  for (let i = 0; i < GAMES; i++) {
    let state: StateOf<G> = game.newGame({ ...options, seed: `${options.seed}/${i}` });
    for (;;) {
      if (found.length === count) return found;
      const [seat] = game.activeSeats(state);
      if (seat === undefined || seat === CHANCE) break;
      const legal: readonly MoveOf<G>[] = game.legalMoves(state, seat);
      const choice = { state, seat, legal };
      // Positions that follow one another are much alike.
      if (drawInt(rng, 4) === 0 && new Set(legal.map((move) => brought(choice, move))).size > 1) found.push(choice);
      const move: MoveOf<G> = drawInt(rng, 4) === 0 ? anyOf(rng, legal) : game.botMove(state, seat);
      state = game.applyMove(state, move, seat);
    }
  }
  return found;
}
