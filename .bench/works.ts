import type { SearchOptions, searchBot } from '../packages/core/src/bots/index.js';
import {
  type AnyGame,
  type DraftOf,
  draw,
  type MoveOf,
  type Outcome,
  type StateOf,
  seedRng,
} from '../packages/core/src/index.js';
import type { Work } from './clock.js';
import type { Subject } from './subjects.js';

type State = StateOf<AnyGame>;
type Move = MoveOf<AnyGame>;

/** What searches a game. */
export interface Searcher {
  /** The `searchBot` of the core that the game was built with. */
  readonly searchBot: typeof searchBot;
  /** The settings of the game's search with its net; `undefined` where it has none. */
  readonly net: SearchOptions | undefined;
}

const rng = seedRng('playouts');
const random = (): number => draw(rng);

/** Keeps results, since the compiler drops work whose result is never used. */
const kept: unknown[] = new Array(64).fill(null);
let keeping = 0;
function keep(value: unknown): void {
  kept[keeping++ & 63] = value;
}

/** Each plays one uniformly random game to its end; a unit is a decision. */
export const LANES: Readonly<Record<string, (game: AnyGame, start: State) => number>> = {
  'fast, drawn': (game, start) => playout(game, start, undefined),
  'fast, listed': (game, start) => listed(game, game.fast.clone(start)),
  pure,
  'fast, drawn, with events': (game, start) => playout(game, start, keep),
};

const playout = (game: AnyGame, start: State, emit: ((event: unknown) => void) | undefined): number =>
  drawn(game, game.fast.clone(start), emit);

function drawn(
  { fast, activeSeats }: AnyGame,
  draft: DraftOf<AnyGame>,
  emit: ((event: unknown) => void) | undefined,
): number {
  let decisions = 0;
  for (; activeSeats(draft).length > 0; decisions++) fast.play(draft, fast.randomMove(draft, random), emit);
  return decisions;
}

function listed({ fast, legalMoves }: AnyGame, draft: DraftOf<AnyGame>): number {
  let decisions = 0;
  for (let moves = legalMoves(draft); moves.length > 0; moves = legalMoves(draft), decisions++)
    fast.play(draft, moves[Math.floor(random() * moves.length)] as Move);
  return decisions;
}

function pure({ applyMove, legalMoves }: AnyGame, start: State): number {
  let state = start;
  let decisions = 0;
  for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state), decisions++)
    state = applyMove(state, moves[Math.floor(random() * moves.length)] as Move);
  return decisions;
}

function chosen({ choices }: AnyGame, start: State): number {
  let decisions = 0;
  for (let list = choices(start); list.moves.length > 0; decisions++)
    list = choices(list.play(Math.floor(random() * list.moves.length)));
  return decisions;
}

/** Each does one thing in one position; a unit is a call. */
export const CALLS: Readonly<Record<string, (game: AnyGame, state: State, move: MoveOf<AnyGame>) => unknown>> = {
  clone: ({ fast }, state) => fast.clone(state),
  legalMoves: (game, state) => game.legalMoves(state),
  check: (game, state, move) => game.check(state, move),
  applyMove: (game, state, move) => game.applyMove(state, move),
  botMove: (game, state) => game.botMove(state),
  explainBotMove: (game, state) => game.explainBotMove(state),
  view: (game, state) => game.view(state, game.activeSeats(state)[0] ?? 0),
  'view, determinize': (game, state) => game.determinize(game.view(state, game.activeSeats(state)[0] ?? 0), rng),
  encodeMove: (game, _, move) => game.encodeMove(move),
  'encodeMove, decodeMove': (game, _, move) => game.decodeMove(game.encodeMove(move)),
};

/** Starts the next game of the same options: by `fast.begin`, or by the fastest way of a game without it. */
function nextGame(game: AnyGame, options: Subject['options']): () => State {
  let begin: ((from: typeof rng) => State) | undefined;
  return () => {
    const seed = draw(rng);
    if (!('begin' in game.fast)) return game.newGame({ ...options, seed: String(seed) });
    begin ??= game.fast.begin(options);
    return begin(rng);
  };
}

/** Ways to start a game; a unit is a start. */
export const STARTS: Readonly<
  Record<string, (game: AnyGame, options: Subject['options']) => (seed: number) => unknown>
> = {
  newGame: (game, options) => (seed) => game.newGame({ ...options, seed: String(seed) }),
  'fast.begin': (game, options) => {
    let next: ((from: typeof rng) => unknown) | undefined;
    return () => {
      next ??= game.fast.begin(options);
      draw(rng);
      return next(rng);
    };
  },
};

/** The search that only some games have, and of those some variants. */
const WITH_NET = 'search with the net';

/** Searches from one position; a unit is an iteration. */
export const SEARCHES: Readonly<Record<string, (game: AnyGame, state: State, searcher: Searcher) => number>> = {
  'search iterations': (game, state, searcher) => search(game, state, searcher, { iterations: 20 }),
  'search, played to the end': (game, state, searcher) => search(game, state, searcher, TO_THE_END),
  [WITH_NET]: (game, state, searcher) => search(game, state, searcher, { iterations: 200, ...searcher.net }),
};

/** Whether there is a net that knows the game with these options. */
function isKnown(net: Searcher['net'], state: State | undefined): boolean {
  if (net?.judge === undefined || state === undefined) return false;
  try {
    net.judge(state);
    return true;
  } catch {
    return false;
  }
}

/** Only the winners of uniformly random games count. */
const TO_THE_END = {
  iterations: 200,
  playout: 'random',
  probability: 1,
  depth: Number.POSITIVE_INFINITY,
  prior: 'none',
  proof: 0,
  reward: ({ winners }: Outcome, seat: number) => (winners.includes(seat) ? 1 / winners.length : 0),
} as const;

function search(
  game: AnyGame,
  state: State,
  { searchBot }: Searcher,
  options: SearchOptions & { readonly iterations: number },
): number {
  const seat = game.activeSeats(state)[0] ?? 0;
  const view = game.view(state, seat);
  const legal = game.legalMoves(view);
  keep(searchBot(game, { ...options, early: false })({ view, seat, legal, random }));
  return legal.length > 1 ? options.iterations : 0;
}

/** Everything that is measured of a subject, lanes first. */
export function worksOf({ game, options, starts, states, moves }: Subject, searcher: Searcher): readonly Work[] {
  const lanes = Object.entries(LANES).map(([name, play]) => {
    let at = 0;
    return { name, run: () => play(game, starts[at++ % starts.length] as State) };
  });
  const next = nextGame(game, options);
  lanes.push({ name: 'fast, drawn, from the deal', run: () => drawn(game, next() as DraftOf<AnyGame>, undefined) });
  lanes.push({ name: 'fast, listed, from the deal', run: () => listed(game, next() as DraftOf<AnyGame>) });
  let dealt = 0;
  lanes.push({
    name: 'pure, from the deal',
    run: () => pure(game, game.newGame({ ...options, seed: String(dealt++ & 1023) })),
  });
  lanes.push({
    name: 'pure, by choices, from the deal',
    run: () => chosen(game, game.newGame({ ...options, seed: String(dealt++ & 1023) })),
  });
  const calls = Object.entries(CALLS).map(([name, call]) => {
    let at = 0;
    const run = () => {
      const i = at % states.length;
      at += STRIDE;
      keep(call(game, states[i] as State, moves[i] as MoveOf<AnyGame>));
      return 1;
    };
    return { name, run };
  });
  const known = Object.entries(SEARCHES).filter(([name]) => name !== WITH_NET || isKnown(searcher.net, states[0]));
  const searches = known.map(([name, search]) => {
    let at = 0;
    const run = () => {
      at += STRIDE;
      return search(game, states[at % states.length] as State, searcher);
    };
    return { name, run };
  });
  const begins = Object.entries(STARTS).map(([name, begin]) => {
    const start = begin(game, options);
    let seed = 0;
    const run = () => {
      keep(start(seed++ & 1023));
      return 1;
    };
    return { name, run };
  });
  return [...lanes, ...searches, ...begins, ...calls];
}

/** A prime, so that slow calls, which do not reach all positions, still meet all stages of a game. */
const STRIDE = 211;

/** How large a state is as JSON, in bytes: on average and at most. */
export function bytesOf({ states }: Subject): { readonly mean: number; readonly most: number } {
  const sizes = states.map((state) => Buffer.byteLength(JSON.stringify(state)));
  return { mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length, most: Math.max(...sizes) };
}
