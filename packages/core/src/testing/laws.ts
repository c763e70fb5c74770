import { copy } from '../check.js';
import type { BaseEvent } from '../event.js';
import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../game.js';
import { CHANCE, type Seat } from '../position.js';
import { IllegalMoveError } from '../refusal.js';
import { draw, drawInt, type Rng, seedRng } from '../rng.js';
import type { Contract } from './contract.js';
import { anyMove, anyOf, type Candidate, candidates, junk } from './random.js';
import { equal, fail, freeze, parse, plainJson, same } from './same.js';
import { anyViewer, commits, compareSecrets } from './secrets.js';

/** One moment of a random game, with the move that is played next. */
export interface Ply<G extends AnyGame> {
  readonly game: G;
  readonly contract: Contract<G>;
  readonly state: StateOf<G>;
  /** A copy of `state` made before anybody touched it. */
  readonly before: StateOf<G>;
  readonly seed: string;
  readonly legal: readonly MoveOf<G>[];
  readonly codes: readonly string[];
  readonly move: MoveOf<G>;
  readonly next: StateOf<G>;
  readonly rng: Rng;
  /** All well-formed moves of the game, `undefined` when they are too many. */
  readonly everyMove: readonly Candidate[] | undefined;
}

/** A law, checked at one of `every` plies, chosen at random. */
export interface Law {
  readonly law: number;
  readonly says: string;
  readonly every: number;
  check<G extends AnyGame>(ply: Ply<G>): void;
}

/** Some sixty of many, evenly spread. */
function someOf<T>(rng: Rng, values: readonly T[]): readonly T[] {
  const step = Math.ceil(values.length / 60);
  const first = drawInt(rng, step);
  return values.filter((_, i) => i % step === first);
}

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
    check({ game, state, before, move, next, rng }) {
      const frozen = freeze(copy(before));
      same(game.applyMove(frozen, freeze(parse(move))), next, 'applyMove on frozen inputs');
      same(game.transition(frozen, move).state, next, 'transition');
      same(game.legalMoves(frozen), game.legalMoves(state), 'legalMoves');
      const viewer = anyViewer(game, frozen, rng);
      const view = freeze(game.view(frozen, viewer));
      same(game.view(frozen, viewer), view, `a second view of ${viewer}`);
      const filled = game.determinize(view, seedRng('twice'));
      same(game.determinize(view, seedRng('twice')), filled, 'a second determinize with an equal generator');
      same(game.describeMove(frozen, move), game.describeMove(state, move), 'describeMove');
      game.seats(frozen);
      game.chances(frozen);
      game.fast.clone(frozen);
    },
  },
  {
    law: 2,
    says: 'applyMove accepts exactly what legalMoves lists, and refuses everything else with a code',
    every: 6,
    check({ game, state, legal, codes, rng, everyMove }) {
      for (const move of legal)
        if (game.check(state, move) !== undefined) fail(`listed, but refused: ${game.encodeMove(move)}`);
      const listed = new Set(codes);
      let refused: unknown = null;
      for (const { move, code } of everyMove === undefined ? candidates(game, legal, rng) : someOf(rng, everyMove)) {
        const refusal = game.check(state, move);
        if (listed.has(code)) {
          if (refusal !== undefined) fail(`listed, but refused as ${refusal.code}: ${JSON.stringify(move)}`);
        } else if (refusal === undefined) fail(`not listed, but accepted: ${JSON.stringify(move)}`);
        else if (refused === null || drawInt(rng, 8) === 0) refused = move;
      }
      refusedAlike(game, state, refused, rng);
      for (let i = 0; i < 5; i++) {
        const value = junk(legal, rng);
        if (game.check(state, value) !== undefined) refused = value;
        else if (!legal.some((move) => equal(move, value))) fail(`accepted ${JSON.stringify(value)}`);
      }
      refusedAlike(game, state, refused, rng);
    },
  },
  {
    law: 2,
    says: 'a seat that is not active has no legal move and is refused',
    every: 12,
    check(ply) {
      const { game, state, legal, move } = ply;
      const active = game.activeSeats(state);
      const mover = actor(ply);
      if (game.check(state, move, mover) !== undefined) fail(`seat ${mover} is refused its own move`);
      same(
        active.flatMap((seat: Seat) => game.legalMoves(state, seat)),
        legal,
        'the moves of the active seats, one after another',
      );
      for (const seat of [CHANCE, ...game.seats(state).keys()]) {
        if (active.includes(seat)) continue;
        if (game.legalMoves(state, seat).length > 0) fail(`seat ${seat} is not active, yet has legal moves`);
        if (game.check(state, move, seat)?.code !== 'not-your-turn') fail(`seat ${seat} may move out of turn`);
      }
      for (const foreign of [null, 'state', {}, { ...state, game: 'other' }, { ...state, rules: 0 }])
        if (game.check(foreign as never, move)?.code !== 'not-this-game') fail('check takes anything for a state');
    },
  },
  {
    law: 3,
    says: 'a state is plain JSON, and a round trip through text changes nothing that follows',
    every: 6,
    check({ game, state, before, codes, move, next }) {
      const again = parse(state);
      same(again, before, 'the text of the state');
      const moves: readonly MoveOf<typeof game>[] = game.legalMoves(again);
      same(
        moves.map((each) => game.encodeMove(each)),
        codes,
        'legalMoves after a round trip',
      );
      same(game.applyMove(again, parse(move)), next, 'applyMove after a round trip');
    },
  },
  {
    law: 4,
    says: 'decodeMove reads what encodeMove writes, and nothing else',
    every: 3,
    check({ game, state, legal, codes, rng }) {
      for (const [i, move] of legal.entries())
        same(game.decodeMove(codes[i] ?? ''), move, `decodeMove of "${codes[i]}"`);
      const i = drawInt(rng, legal.length);
      const code = codes[i] ?? '';
      if (game.describeMove(state, legal[i]) === '') fail(`no sentence for ${code}`);
      for (const text of [
        `${code} `,
        ` ${code}`,
        `${code} x`,
        code.toUpperCase(),
        code.slice(0, -1),
        '',
        '__proto__',
      ]) {
        const read = game.decodeMove(text);
        if (read !== undefined && game.encodeMove(read) !== text) fail(`decodeMove reads "${text}"`);
      }
    },
  },
  {
    law: 5,
    says: 'the fast lane plays what the pure lane plays, and clone copies all',
    every: 1,
    check({ game, state, move, next, before }) {
      const draft = game.fast.clone(state);
      same(draft, state, 'clone');
      game.fast.play(draft, move);
      same(draft, next, 'play');
      same(state, before, 'the state after play on its clone');
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
    every: 4,
    check({ game, contract, state, before, seed, rng }) {
      const viewer = anyViewer(game, state, rng);
      const view: ViewOf<typeof game> = game.view(state, viewer);
      plainJson(view, '');
      if (view.viewer !== viewer || view.rng !== null)
        fail(`the view of ${viewer} says viewer ${view.viewer}, or has a generator`);
      if (JSON.stringify(view).includes(seed)) fail(`the view of ${viewer} tells the seed`);
      if (state.rng !== null)
        same(game.view({ ...state, rng: seedRng('another') }, viewer), view, 'the view under another generator');
      if (game.check(view, undefined)?.code !== 'view') fail('check takes a view for a state');
      same(Object.keys(view), Object.keys(state), `the keys of the view of ${viewer}`);
      const untouched = { ...rng };
      const filled = game.determinize(view, rng);
      same(rng, untouched, 'the generator given to determinize');
      draw(rng);
      if (filled.viewer !== null || filled.rng === null) fail('determinize gives no state with a generator');
      plainJson(filled, '');
      contract.invariants?.(filled);
      same(game.view(filled, viewer), view, `the view of ${viewer} of a state that agrees with it`);
      same(game.activeSeats(view), game.activeSeats(state), 'activeSeats from the view');
      same(game.activeSeats(filled), game.activeSeats(state), 'activeSeats after determinize');
      same(game.outcome(view), game.outcome(state), 'outcome from the view');
      if (viewer !== 'spectator' && game.activeSeats(state).includes(viewer))
        same(game.legalMoves(view), game.legalMoves(state, viewer), `legal moves of seat ${viewer} from its view`);
      playOn(game, filled, rng);
      same(state, before, 'the state after views of it');
    },
  },
  {
    law: 6,
    says: 'what a seat was not shown makes no difference to what it sees',
    every: 2,
    check({ game, state, move, rng }) {
      compareSecrets(game, state, rng);
      if (state.rng === null) return;
      const manual = game.fast.clone(state);
      manual.rng = null;
      game.fast.play(manual, move);
      if (game.activeSeats(manual)[0] === CHANCE) compareSecrets(game, manual, rng);
    },
  },
  {
    law: 6,
    says: 'determinize draws what the view hides, from the generator it is given',
    every: 16,
    check({ game, state, rng }) {
      const view = game.view(state, anyViewer(game, state, rng));
      const draws = () => ({ ...game.determinize(view, seedRng(`${draw(rng)}`)), rng: null });
      const first = draws();
      // Two states agree with the view: the true one and the first drawn. Then all draws alike are no accident.
      if (equal(first, { ...state, rng: null })) return;
      for (let i = 0; i < 20; i++) if (!equal(draws(), first)) return;
      fail(`determinize gives one state of several, whatever its generator: ${JSON.stringify(first)}`);
    },
  },
  {
    law: 8,
    says: 'botMove is legal, sees only its view, and explainBotMove ends at the same move',
    every: 12,
    check({ game, state, before, rng }) {
      const seat = anyOf(rng, game.activeSeats(state));
      if (seat === CHANCE) return;
      const move = game.botMove(state, seat);
      const refusal = game.check(state, move, seat);
      if (refusal !== undefined) fail(`botMove of seat ${seat} is refused: ${game.describeRefusal(refusal, state)}`);
      const explanation = game.explainBotMove(state, seat);
      same(explanation.move, move, 'explainBotMove');
      if (explanation.says === '') fail('an explanation without a reason');
      for (const { candidates, label } of explanation.steps)
        if (!candidates.some(({ kept }) => kept)) fail(`"${label}" keeps no candidate`);
      const view = game.view(state, seat);
      same(game.botMove(view), move, 'botMove from the view');
      same(game.explainBotMove(view), explanation, 'explainBotMove from the view');
      const other = game.determinize(view, rng);
      same(game.botMove(other, seat), move, 'botMove in another state with the same view');
      same(game.explainBotMove(other, seat), explanation, 'explainBotMove in another state with the same view');
      draw(rng);
      same(state, before, 'the state after asking the bot');
    },
  },
  {
    law: 11,
    says: 'folding the events over the old view gives every number of the new view',
    every: 4,
    check({ game, contract, state, move, next, rng }) {
      const { events } = game.transition(state, move);
      plainJson(events, 'events ');
      const heard: BaseEvent[] = [];
      game.fast.play(game.fast.clone(state), move, (event: BaseEvent) => heard.push(event));
      same(heard, events, 'the events of play');
      const { fold } = contract;
      if (fold === undefined) return;
      const viewer = anyViewer(game, state, rng);
      let numbers = fold.numbers(game.view(state, viewer));
      for (const event of events as readonly EventOf<typeof game>[])
        numbers = fold.apply(numbers, game.viewEvent(event, viewer), viewer);
      same(numbers, fold.numbers(game.view(next, viewer)), `the numbers of ${viewer} after ${game.encodeMove(move)}`);
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
        const moves: readonly MoveOf<typeof game>[] = game.legalMoves(state, seat);
        const move = anyOf(rng, moves);
        return commits(game, state, move, seat) ? [move] : [];
      });
      const inOrder = (moves: readonly MoveOf<typeof game>[]) =>
        moves.reduce((now, move) => game.applyMove(now, move), state);
      const turned = [...commitments.slice(1), ...commitments.slice(0, 1)];
      same(inOrder(turned), inOrder(commitments), 'the state after the same commitments in another order');
      same(inOrder([...commitments].reverse()), inOrder(commitments), 'the state after the same commitments backwards');
    },
  },
];

/** What `check` refuses, `applyMove` and `transition` refuse too, for the same reason. */
function refusedAlike(game: AnyGame, state: StateOf<AnyGame>, move: unknown, rng: Rng): void {
  const refusal = game.check(state, move);
  if (refusal === undefined) return;
  plainJson(refusal, 'refusal ');
  if (game.describeRefusal(refusal) === '' || game.describeRefusal(refusal, state) === '')
    fail(`no sentence for ${refusal.code}`);
  const lane = anyOf(rng, ['applyMove', 'transition'] as const);
  let thrown: unknown;
  try {
    game[lane](state, move);
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof IllegalMoveError))
    fail(`${lane}(${JSON.stringify(move)}) ${thrown === undefined ? 'is taken' : `throws ${thrown}`}`);
  same(thrown.refusal, refusal, `why ${lane} refuses ${JSON.stringify(move)}`);
}

function playOn(game: AnyGame, state: StateOf<AnyGame>, rng: Rng): void {
  let now = state;
  for (let i = 0; i < 3 && now.pending.length > 0; i++) {
    const move = anyMove(game, now, rng);
    const refusal = game.check(now, move);
    if (refusal !== undefined)
      fail(`in a determinized state randomMove gives ${game.encodeMove(move)}: ${game.describeRefusal(refusal, now)}`);
    now = game.applyMove(now, move);
  }
}
