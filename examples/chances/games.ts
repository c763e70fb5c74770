import { type FoundGame, type Variant, variantsNamed } from '../../.ci/lib/games.js';
import { levels } from '../../packages/core/src/bots/index.js';
import {
  type AnyGame,
  draw,
  type MoveOf,
  type Outcome,
  type Seat,
  type StateOf,
  seedRng,
  victoryShare,
} from '../../packages/core/src/index.js';

/** A move with the seat that made it. */
interface Made {
  readonly seat: Seat;
  readonly move: MoveOf<AnyGame>;
}

/** A game that house bots finished. */
export interface Finished {
  readonly game: AnyGame;
  readonly start: StateOf<AnyGame>;
  readonly moves: readonly Made[];
  /** From this move on every player is the house bot. Before it, each was a level for people in every second game. */
  readonly from: number;
  /** What part of the victory each seat has, 0 to 1. */
  readonly shares: readonly number[];
  /** Which seats are those of players. */
  readonly players: readonly boolean[];
}

/** The variants whose chances are measured: those that a page offers, and those that benches play. The host answers chance in none. */
export function chancesOf({ manifest }: Pick<FoundGame, 'manifest'>): readonly Variant[] {
  const { offered, strength, measured } = manifest;
  const names = [...new Set([...Object.values(offered), ...Object.values(strength), ...measured])];
  return variantsNamed(manifest, names).filter(({ options }) => options['chance'] !== 'manual');
}

/**
 * A game to its end. In every second one each player is a level up to some moment, so that positions are as uneven as those of people; from
 * then on house bots play.
 */
export function finished(game: AnyGame, { name, options }: Variant, seed: string): Finished {
  const rng = seedRng(`${game.id}/${name}/${seed}`);
  const random = () => draw(rng);
  const start = game.newGame({ ...options, seed });
  const players = game.seats(start).map(({ role }) => role === 'player');
  const ladder = levels(game);
  const bots = players.map(() => ladder[Math.floor(random() * 5)]?.bot);
  const moves: Made[] = [];
  const draft = game.fast.clone(start);
  let ready = random() < 0.5;
  let from = 0;
  for (let [seat] = game.activeSeats(draft); seat !== undefined; [seat] = game.activeSeats(draft)) {
    if (!ready && random() < 0.03) [ready, from] = [true, moves.length];
    const bot = ready ? undefined : bots[seat];
    let move: MoveOf<AnyGame>;
    if (!players[seat]) move = game.fast.randomMove(draft, random);
    else if (bot === undefined) move = game.botMove(draft as StateOf<AnyGame>, seat);
    else {
      const view = game.view(draft as StateOf<AnyGame>, seat);
      move = bot({ view, seat, legal: game.legalMoves(view, seat), random }).move;
    }
    moves.push({ seat, move });
    game.fast.play(draft, move);
  }
  const outcome = game.outcome(draft) as Outcome;
  const shares = players.map((_, seat) => victoryShare(outcome, seat));
  return { game, start, moves, from: ready ? from : moves.length, shares, players };
}

/** A decision of a player in a game, after which house bots play: one of all, drawn; `undefined` where there is none. */
export function positionIn({ game, start, moves, from, players }: Finished, random: () => number) {
  const own = moves.flatMap(({ seat }, at) => (players[seat] && at >= from ? [at] : []));
  const at = own[Math.floor(random() * own.length)];
  const made = at === undefined ? undefined : moves[at];
  if (made === undefined) return undefined;
  const draft = game.fast.clone(start);
  for (const { move } of moves.slice(0, at)) game.fast.play(draft, move);
  return { state: draft as StateOf<AnyGame>, ...made };
}
