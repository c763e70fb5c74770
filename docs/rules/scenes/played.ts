import type { AnyGame, MoveOf, StateOf } from '../../../packages/core/src/index.js';
import { CHANCE, draw, type Rng, seedRng } from '../../../packages/core/src/index.js';
import type { Played, Scene } from './scene.js';

type State = StateOf<AnyGame>;
type Move = MoveOf<AnyGame>;

/** How many moves that fit other positions are tried in each. */
const TRIED = 12;

/** An example of a rule from a played game, and how much a reader has to know to follow it. */
export interface Found {
  readonly rule: string;
  readonly scene: Scene;
  readonly length: number;
}

/** The moves of a game that were legal once, by kind: what is refused elsewhere is among them. */
type Known = Map<string, Move[]>;

const pick = <T>(items: readonly T[], rng: Rng): T | undefined => items[Math.floor(draw(rng) * items.length)];

/** The rules of a list keep their number; what stands behind a point is the item of the list. */
const base = (rule: string): string => rule.replace(/\..*$/, '');

/** Plays a seeded game, by its bots or at random, and reports each rule that the engine cites, for a refusal or for a choice. */
export function* playedScenes(game: AnyGame, options: object, bots: boolean): Generator<Found> {
  const rng = seedRng(`scenes/${JSON.stringify(options)}/${bots}`);
  const known: Known = new Map();
  const moves: string[] = [];
  let state: State = game.newGame(options);
  while (game.activeSeats(state).length > 0) {
    const [seat = CHANCE] = game.activeSeats(state);
    const legal: readonly Move[] = game.legalMoves(state);
    const at = { options, moves: [...moves] };
    for (const move of refusable(known, legal, rng)) {
      const refusal = game.check(state, move);
      if (refusal === undefined || !('rule' in refusal)) continue;
      const scene = { shows: 'refusal', move: game.encodeMove(move), at } as const;
      yield { rule: base(String(refusal.rule)), scene, length: moves.length };
    }
    for (const move of legal) remember(known, move);
    const move = (yield* choose(game, state, seat, at, bots)) ?? (pick(legal, rng) as Move);
    moves.push(game.encodeMove(move));
    state = game.applyMove(state, move);
  }
}

/** The move of the seat's bot, with the rules that decided it. */
function* choose(
  game: AnyGame,
  state: State,
  seat: number,
  at: Played,
  bots: boolean,
): Generator<Found, Move | undefined> {
  const script = seat !== CHANCE && game.seats(state)[seat]?.role !== 'player';
  if (seat === CHANCE || (!script && !bots)) return undefined;
  const { move, steps } = game.explainBotMove(state, seat);
  if (!script) return move;
  for (const { rule, candidates } of steps) {
    const decided = candidates.some(({ kept }) => !kept) && candidates.some(({ kept }) => kept);
    const scene = { shows: 'bot', move: game.encodeMove(move), at } as const;
    yield { rule: base(rule), scene, length: at.moves.length + (decided ? 0 : 1000) };
  }
  return move;
}

function remember(known: Known, move: Move): void {
  const list = known.get(move.kind) ?? [];
  if (list.length < 400) list.push(move);
  known.set(move.kind, list);
}

/** Moves of the kinds that may be played now: most of them were legal in another position. */
function refusable(known: Known, legal: readonly Move[], rng: Rng): readonly Move[] {
  const kinds = [...new Set<string>(legal.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    Array.from({ length: TRIED }, () => pick(known.get(kind) ?? [], rng)).filter((move) => move !== undefined),
  );
}
