// What the compiler must refuse. Each line below an expectation is a mistake that it has to notice: the type check of the
// packages fails when it no longer does.
import { type Bot, houseBot, randomBot } from '../bots/index.js';
import {
  type AnyGame,
  type AskedOf,
  type BaseMove,
  type BaseState,
  type BaseView,
  type BotReasonOf,
  type CoreRefusal,
  type DraftOf,
  type EndOf,
  type EventOf,
  type Explanation,
  integer,
  type MoveOf,
  type Notation,
  type OptionsOf,
  oneOf,
  type RefusalOf,
  type SetupOf,
  type StateOf,
  type ViewOf,
} from '../index.js';
import { createTable, type Table } from '../table/index.js';
import { sealed } from '../testing/index.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const yes = <T extends true>(): T | undefined => undefined;

const state = sealed.newGame({ seats: 2 });
const view = sealed.view(state, 0);
const [move] = sealed.legalMoves(state);
if (move === undefined) throw new Error('no move');

// A view is no state, and a state is no draft.
// @ts-expect-error
sealed.applyMove(view, move);
// @ts-expect-error
sealed.check(view, move);
// @ts-expect-error
sealed.view(view, 0);
// @ts-expect-error
sealed.determinize(state, { c: 1, s0: 0, s1: 0, s2: 0 });
// @ts-expect-error
sealed.fast.play(state, move);
// @ts-expect-error
sealed.fast.play(view, move);
sealed.fast.play(sealed.fast.clone(state), move);
sealed.fast.randomMove(state, () => 0);
sealed.legalMoves(view);

// A state cannot be written.
// @ts-expect-error
state.round = 2;
// @ts-expect-error
state.won[0] = 2;
// @ts-expect-error
state.hands[0]?.push(3);

// Options are known by name and type.
sealed.newGame({ seats: 3, seed: 'monday', chance: 'manual' });
// @ts-expect-error
sealed.newGame({ seats: 'three' });
// @ts-expect-error
sealed.newGame({ chairs: 3 });
// @ts-expect-error
sealed.newGame({ chance: 'dice' });

// Moves are a union by kind.
sealed.applyMove(state, { kind: 'bid', seat: 0, card: 3 });
// @ts-expect-error
sealed.applyMove(state, { kind: 'bid', card: 3 });
// @ts-expect-error
sealed.applyMove(state, { kind: 'pass' });

// A notation covers every kind with every parameter, by the right field, and nothing else.
type Moves =
  | { readonly kind: 'pass' }
  | { readonly kind: 'build'; readonly card: 'baths' | 'forum'; readonly slot: number };
const build = { card: oneOf('baths', 'forum'), slot: integer(0, 9) };
export const whole: Notation<Moves> = { pass: {}, build };
// @ts-expect-error
export const kindMissing: Notation<Moves> = { build };
// @ts-expect-error
export const fieldMissing: Notation<Moves> = { pass: {}, build: { card: build.card } };
// @ts-expect-error
export const wrongField: Notation<Moves> = { pass: {}, build: { ...build, slot: oneOf('1', '2') } };
// @ts-expect-error
export const wrongIds: Notation<Moves> = { pass: {}, build: { ...build, card: oneOf('baths', 'arena') } };
// @ts-expect-error
export const kindTooMany: Notation<Moves> = { pass: {}, build, sell: {} };

// The types of a game come from its value.
yes<Equal<StateOf<typeof sealed>, typeof state>>();
yes<Equal<ViewOf<typeof sealed>, typeof view>>();
yes<Equal<MoveOf<typeof sealed>, typeof move>>();
yes<Equal<ViewOf<typeof sealed>['viewer'], number | 'spectator'>>();
yes<Equal<StateOf<typeof sealed>['viewer'], null>>();

// A bot of one game is no bot of another; the random bot is a bot of all.
export const fits: Bot<ViewOf<typeof sealed>, MoveOf<typeof sealed>> = randomBot();
export const fitsToo: Bot<ViewOf<typeof sealed>, MoveOf<typeof sealed>> = houseBot(sealed);
// @ts-expect-error
export const foreign: Bot<string, string> = houseBot(sealed);

declare const someMove: BaseMove;
declare const someView: BaseView;
declare const someState: BaseState;

// A host of any game has the types of the game that it is given, and never `any`: `Any<T>` is true of `any` alone.
type Any<T> = 0 extends 1 & T ? true : false;
export function host<G extends AnyGame>(game: G, setup: SetupOf<G>, options: OptionsOf<G>): readonly EventOf<G>[] {
  const opening = game.newGame(options);
  const seen = game.view(opening, 0);
  const legal = game.legalMoves(seen);
  const { state: next, events } = game.transition(opening, legal[0] as MoveOf<G>);
  yes<Equal<typeof opening, StateOf<G>>>();
  yes<Equal<typeof next, StateOf<G>>>();
  yes<Equal<typeof seen, ViewOf<G>>>();
  yes<Equal<typeof legal, readonly MoveOf<G>[]>>();
  yes<Equal<ReturnType<typeof game.botMove>, MoveOf<G>>>();
  const over = game.outcome(next);
  yes<Equal<typeof over, EndOf<G> | undefined>>();
  const asked = game.promptOf(seen);
  yes<Equal<typeof asked, AskedOf<G>['prompt'] | undefined>>();
  const refused = game.check(opening, null);
  yes<Equal<typeof refused, CoreRefusal | RefusalOf<G> | undefined>>();
  const why = game.explainBotMove(seen);
  yes<Equal<typeof why, Explanation<MoveOf<G>, BotReasonOf<G>>>>();
  const draft = game.fast.clone(opening);
  yes<Equal<typeof draft, DraftOf<G>>>();
  yes<Equal<typeof events, readonly EventOf<G>[]>>();
  // What all games share can be read.
  const read: readonly [number, readonly string[], string | undefined] = [seen.ply, opening.names, options.seed];
  yes<Equal<Any<typeof opening.ply> | Any<typeof setup.chance>, false>>();
  // A view of some game is no state.
  // @ts-expect-error
  game.applyMove(seen, game.botMove(opening));
  // Nor is a view or a move of another game one of this, nor an object that merely looks like one.
  // @ts-expect-error
  game.legalMoves(someView);
  // @ts-expect-error
  game.applyMove(opening, someMove);
  // Nor is a state.
  // @ts-expect-error
  game.activeSeats(someState);
  // @ts-expect-error
  game.fast.clone(someState);
  // A draft of this game is one of its states, and can be written.
  game.activeSeats(draft);
  draft.ply = 0;
  // @ts-expect-error
  game.applyMove(opening, { kind: 'pass' });
  // @ts-expect-error
  game.encodeMove({ kind: 'pass' });
  // @ts-expect-error
  yes<Equal<MoveOf<G>, BaseMove>>();
  // A move of this game is one of some game, and has its kind.
  const shared: BaseMove = game.botMove(opening);
  yes<Equal<typeof shared.kind, string>>();
  // Some games need a seed: a host of any game says which options it starts with.
  // @ts-expect-error
  game.newGame();
  return read.length > 0 ? events : [];
}
yes<Equal<Any<StateOf<AnyGame>>, false>>();
yes<Equal<Any<ViewOf<AnyGame>>, false>>();
yes<Equal<Any<MoveOf<AnyGame>>, false>>();
yes<Equal<Any<OptionsOf<AnyGame>>, false>>();
yes<Equal<Any<EventOf<AnyGame>>, false>>();
// Any game is an `AnyGame`, and a table of it a `Table<AnyGame>`.
export const any: AnyGame = sealed;
export const table: Table<AnyGame> = createTable(sealed);
host(sealed, { seats: 2 }, { seats: 2 });

// A generator that nobody can foresee needs a seed.
sealed.newGame();
sealed.newGame({ seats: 2 });
sealed.newGame({ rng: 'sealed', seed: 'monday' });
sealed.newGame({ rng: 'sealed', chance: 'manual' });
// @ts-expect-error
sealed.newGame({ rng: 'sealed' });
