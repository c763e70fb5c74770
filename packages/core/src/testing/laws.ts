import { type BaseEvent, isChance } from '../event.js';
import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../game.js';
import { CHANCE, type Seat, type Viewer } from '../position.js';
import { draw, drawInt, type Rng, seedRng } from '../rng.js';
import type { Contract } from './contract.js';
import { anyMove, candidates, deviation, junk } from './random.js';

/** One moment of a random game, with the move that is played next. */
export interface Ply<G extends AnyGame> {
  readonly game: G;
  readonly contract: Contract<G>;
  readonly state: StateOf<G>;
  /** The text of `state` before anybody touched it. */
  readonly json: string;
  readonly legal: readonly MoveOf<G>[];
  readonly codes: readonly string[];
  readonly move: MoveOf<G>;
  readonly next: StateOf<G>;
  readonly rng: Rng;
}

/** A law, checked at one of `every` plies, chosen at random. */
export interface Law {
  readonly law: number;
  readonly says: string;
  readonly every: number;
  check<G extends AnyGame>(ply: Ply<G>): void;
}

/** What {@link same} and {@link fail} throw; the walk adds where it happened. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function fail(what: string): never {
  throw new Broken(what);
}

export function same(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a === b) return;
  let at = 0;
  while (a?.[at] === b?.[at]) at++;
  const around = (text: string | undefined) => text?.slice(Math.max(0, at - 60), at + 60);
  fail(`${what}: found …${around(a)}…, expected …${around(b)}…`);
}

const parse = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

function plainJson(value: unknown, path: string): void {
  if (value === undefined) fail(`${path} is undefined`);
  if (typeof value === 'number' && !Number.isFinite(value)) fail(`${path} is ${value}`);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') fail(`${path} is no JSON`);
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) fail(`${path} is no plain object`);
  for (const [key, part] of Object.entries(value)) plainJson(part, `${path}/${key}`);
}

const viewers = (game: AnyGame, state: StateOf<AnyGame>): readonly Viewer[] => [
  ...game.seats(state).map((_, seat) => seat),
  'spectator',
];

const actor = <G extends AnyGame>({ game, state, move }: Ply<G>): Seat => {
  const active = game.activeSeats(state);
  return active.length > 1 ? Number(move.seat) : (active[0] ?? CHANCE);
};

/** Laws of one ply. Those about whole games stand in the walk. */
export const LAWS: readonly Law[] = [
  {
    law: 1,
    says: 'pure functions leave frozen inputs alone and give equal outputs for equal inputs',
    every: 12,
    check({ game, state, move, next }) {
      const frozen = freeze(parse(state));
      same(game.applyMove(frozen, freeze(parse(move))), next, 'applyMove on frozen inputs');
      same(game.transition(frozen, move).state, next, 'transition');
      same(game.legalMoves(frozen), game.legalMoves(state), 'legalMoves');
      game.view(frozen, 0);
      game.describeMove(frozen, move);
      game.outcome(frozen);
    },
  },
  {
    law: 2,
    says: 'applyMove accepts exactly what legalMoves lists, and refuses everything else with a code',
    every: 6,
    check({ game, state, legal, codes, rng }) {
      if (new Set(codes).size < codes.length) fail(`legalMoves has duplicates: ${codes.join(', ')}`);
      for (const move of legal)
        if (game.check(state, move) !== undefined) fail(`listed, but refused: ${game.encodeMove(move)}`);
      for (const move of candidates(game, legal, rng)) {
        const listed = codes.includes(game.encodeMove(move));
        const refusal = game.check(state, move);
        if (listed && refusal !== undefined) fail(`listed, but refused as ${refusal.code}: ${JSON.stringify(move)}`);
        if (!listed && refusal === undefined) fail(`not listed, but accepted: ${JSON.stringify(move)}`);
        if (refusal !== undefined && game.describeRefusal(refusal) === '') fail(`no sentence for ${refusal.code}`);
      }
      for (let i = 0; i < 5; i++) {
        const value = junk(legal, rng);
        const refusal = game.check(state, value);
        const listed = legal.some((move) => JSON.stringify(move) === JSON.stringify(value));
        if (refusal === undefined && !listed) fail(`accepted ${JSON.stringify(value)}`);
      }
    },
  },
  {
    law: 2,
    says: 'a seat that is not active has no legal move and is refused',
    every: 12,
    check(ply) {
      const { game, state, move } = ply;
      const active = game.activeSeats(state);
      const mover = actor(ply);
      if (game.check(state, move, mover) !== undefined) fail(`seat ${mover} is refused its own move`);
      for (const seat of [CHANCE, ...game.seats(state).keys()]) {
        if (active.includes(seat)) continue;
        if (game.legalMoves(state, seat).length > 0) fail(`seat ${seat} is not active, yet has legal moves`);
        if (game.check(state, move, seat)?.code !== 'not-your-turn') fail(`seat ${seat} may move out of turn`);
      }
    },
  },
  {
    law: 3,
    says: 'a state is plain JSON, and a round trip through text changes nothing that follows',
    every: 6,
    check({ game, state, json, codes, move, next }) {
      plainJson(state, '');
      const copy = parse(state);
      same(copy, JSON.parse(json), 'the text of the state');
      const moves: readonly MoveOf<typeof game>[] = game.legalMoves(copy);
      same(
        moves.map((each) => game.encodeMove(each)),
        codes,
        'legalMoves after a round trip',
      );
      same(game.applyMove(copy, parse(move)), next, 'applyMove after a round trip');
    },
  },
  {
    law: 4,
    says: 'decodeMove reads what encodeMove writes, and nothing else',
    every: 3,
    check({ game, state, legal, codes }) {
      for (const [i, move] of legal.entries()) {
        same(game.decodeMove(codes[i] ?? ''), move, `decodeMove of "${codes[i]}"`);
        for (const text of [`${codes[i]} `, ` ${codes[i]}`, `${codes[i]} x`, codes[i]?.toUpperCase() ?? '']) {
          const read = game.decodeMove(text);
          if (read !== undefined && game.encodeMove(read) !== text) fail(`decodeMove reads "${text}"`);
        }
        if (game.describeMove(state, move) === '') fail(`no sentence for ${codes[i]}`);
      }
    },
  },
  {
    law: 5,
    says: 'the fast lane plays what the pure lane plays, and clone copies all',
    every: 1,
    check({ game, state, move, next, json }) {
      const draft = game.fast.clone(state);
      if (JSON.stringify(draft) !== json) same(draft, state, 'clone');
      game.fast.play(draft, move);
      if (JSON.stringify(draft) !== JSON.stringify(next)) same(draft, next, 'play');
      if (JSON.stringify(state) !== json) same(state, JSON.parse(json), 'the state after play on its clone');
    },
  },
  {
    law: 5,
    says: 'caches equal a recount',
    every: 2,
    check({ contract, next }) {
      if (contract.recount !== undefined) same(next, contract.recount(next), 'a cache');
    },
  },
  {
    law: 6,
    says: 'a view shows nothing that its seat cannot know, and can be filled to a state',
    every: 8,
    check({ game, contract, state, json, rng }) {
      for (const viewer of viewers(game, state)) {
        const view: ViewOf<typeof game> = game.view(state, viewer);
        plainJson(view, '');
        if (view.viewer !== viewer || view.rng !== null)
          fail(`the view of ${viewer} says viewer ${view.viewer}, or has a generator`);
        if (game.check(view, undefined)?.code !== 'view') fail('check takes a view for a state');
        same(Object.keys(view), Object.keys(state), `the keys of the view of ${viewer}`);
        const before = { ...rng };
        const filled = game.determinize(view, rng);
        same(rng, before, 'the generator given to determinize');
        draw(rng);
        if (filled.viewer !== null || filled.rng === null) fail('determinize gives no state with a generator');
        plainJson(filled, '');
        contract.invariants?.(filled);
        same(game.view(filled, viewer), view, `the view of ${viewer} of a state that agrees with it`);
        same(game.activeSeats(filled), game.activeSeats(state), 'activeSeats after determinize');
        same(game.outcome(view), game.outcome(state), 'outcome from the view');
        if (viewer !== 'spectator' && game.activeSeats(state).includes(viewer))
          same(game.legalMoves(view), game.legalMoves(state, viewer), `legal moves of seat ${viewer} from its view`);
        playOn(game, filled, rng);
      }
      same(state, JSON.parse(json), 'the state after views of it');
    },
  },
  {
    law: 8,
    says: 'botMove is legal, sees only its view, and explainBotMove ends at the same move',
    every: 4,
    check({ game, state, json, rng }) {
      for (const seat of game.activeSeats(state)) {
        if (seat === CHANCE) continue;
        const move = game.botMove(state, seat);
        const refusal = game.check(state, move, seat);
        if (refusal !== undefined) fail(`botMove of seat ${seat} is refused: ${game.describeRefusal(refusal)}`);
        const explanation = game.explainBotMove(state, seat);
        same(explanation.move, move, 'explainBotMove');
        if (explanation.says.length + explanation.steps.length === 0) fail('an explanation without reasons');
        const view = game.view(state, seat);
        same(game.botMove(view), move, 'botMove from the view');
        same(game.botMove(game.determinize(view, rng), seat), move, 'botMove in another state with the same view');
        draw(rng);
      }
      same(state, JSON.parse(json), 'the state after asking the bot');
    },
  },
  {
    law: 11,
    says: 'folding the events over the old view gives every number of the new view',
    every: 4,
    check({ game, contract, state, move, next }) {
      const { fold } = contract;
      if (fold === undefined) return;
      const { events } = game.transition(state, move);
      for (const viewer of viewers(game, state)) {
        let numbers = fold.numbers(game.view(state, viewer));
        for (const event of events as readonly EventOf<typeof game>[])
          numbers = fold.apply(numbers, game.viewEvent(event, viewer), viewer);
        same(numbers, fold.numbers(game.view(next, viewer)), `the numbers of ${viewer} after ${game.encodeMove(move)}`);
      }
    },
  },
  {
    law: 12,
    says: 'all orders of simultaneous commitments lead to equal states',
    every: 2,
    check({ game, state, rng }) {
      const active = game.activeSeats(state);
      if (active.length < 2) return;
      const commitments = active.flatMap((seat) => {
        const moves: readonly MoveOf<typeof game>[] = game
          .legalMoves(state, seat)
          .filter((move: MoveOf<typeof game>) => commits(game, state, move, seat));
        return moves.length > 0 ? [moves[drawInt(rng, moves.length)] as MoveOf<typeof game>] : [];
      });
      const inOrder = (moves: readonly MoveOf<typeof game>[]) =>
        moves.reduce((now, move) => game.applyMove(now, move), state);
      const turned = [...commitments.slice(1), ...commitments.slice(0, 1)];
      same(inOrder(turned), inOrder(commitments), 'the state after the same commitments in another order');
      same(inOrder([...commitments].reverse()), inOrder(commitments), 'the state after the same commitments backwards');
    },
  },
];

/** Whether a move of a simultaneous decision only commits: its seat is done, and chance had no part in it. */
function commits(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, seat: Seat): boolean {
  const after = game.applyMove(state, move);
  const left = game.activeSeats(after);
  return left[0] !== CHANCE && !left.includes(seat) && JSON.stringify(after.rng) === JSON.stringify(state.rng);
}

function playOn(game: AnyGame, state: StateOf<AnyGame>, rng: Rng): void {
  let now = state;
  for (let i = 0; i < 3 && now.pending.length > 0; i++) {
    const move = anyMove(game, now, rng);
    const refusal = game.check(now, move);
    if (refusal !== undefined)
      fail(`in a determinized state randomMove gives ${game.encodeMove(move)}: ${game.describeRefusal(refusal)}`);
    now = game.applyMove(now, move);
  }
}

/** Law 5: `randomMove` is uniform over the legal moves, by weight at chance. */
export function randomMoveIsFair<G extends AnyGame>({ game, state, legal, codes, rng }: Ply<G>): void {
  const weights = game.chances(state).map((outcome: { weight: number }) => outcome.weight);
  if (weights.length > 0)
    same(
      game.chances(state).map((outcome: { move: MoveOf<G> }) => outcome.move),
      legal,
      'the moves of chances',
    );
  const counts = legal.map(() => 0);
  for (let i = 0; i < 60 * legal.length; i++) {
    const at = codes.indexOf(game.encodeMove(anyMove(game, state, rng)));
    if (at < 0) fail('randomMove gives a move that is not listed');
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const off = deviation(counts, weights.length > 0 ? weights : legal.map(() => 1));
  if (off > 5) fail(`randomMove is unfair: ${off.toFixed(1)} standard deviations, counts ${counts.join(' ')}`);
}

/** Law 10: what sampled chance draws after a move follows the weights that manual chance shows. */
export function sampledChanceIsFair<G extends AnyGame>({ game, state, move, rng }: Ply<G>): void {
  if (state.rng === null) return;
  const manual = game.fast.clone(state);
  manual.rng = null;
  game.fast.play(manual, move);
  const outcomes: readonly { move: MoveOf<G>; weight: number }[] = game.chances(manual);
  if (outcomes.length < 2) return;
  const codes = outcomes.map((outcome) => game.encodeMove(outcome.move));
  const kind = manual.pending[manual.pending.length - 1]?.kind;
  const counts = codes.map(() => 0);
  const [salt, draws] = [drawInt(rng, 1_000_000), 40 * codes.length];
  for (let i = 0; i < draws; i++) {
    const draft = game.fast.clone(state);
    draft.rng = seedRng(`${salt}/${i}`);
    let first: string | undefined;
    game.fast.play(draft, move, (event: BaseEvent) => {
      if (isChance<MoveOf<G>>(event) && event.decision === kind) first ??= game.encodeMove(event.move);
    });
    const at = codes.indexOf(first ?? '');
    if (at < 0) fail(`sampled chance gives ${first}, which manual chance does not list`);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const off = deviation(
    counts,
    outcomes.map((outcome) => outcome.weight),
  );
  if (off > 5) fail(`sampled chance is unfair: ${off.toFixed(1)} standard deviations, counts ${counts.join(' ')}`);
}
