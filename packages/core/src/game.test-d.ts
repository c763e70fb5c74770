// What the compiler must refuse. Each line below an expectation is a mistake that it has to notice: the type check of the
// packages fails when it no longer does.
import { type Bot, houseBot, randomBot } from './bots/index.js';
import { integer, type MoveOf, type Notation, oneOf, type StateOf, type ViewOf } from './index.js';
import { sealed } from './testing/index.js';

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
