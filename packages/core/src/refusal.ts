import { CHANCE, type Seat, type Viewer } from './position.js';
import type { Issue } from './schema.js';

/**
 * Why a move is refused, as data. Every game has these codes and adds its own, with their parameters and the rule.
 *
 * @category Errors
 */
export type CoreRefusal =
  /** The value given as a state is none of this game and these rules. */
  | { readonly code: 'not-this-game'; readonly game: string; readonly rules: number }
  /** A view was given where a state is needed. */
  | { readonly code: 'view'; readonly seat: Viewer }
  /** The game is over. */
  | { readonly code: 'over' }
  /** The value is no well-formed move: what stands at `path` should be `expected`. */
  | { readonly code: 'malformed'; readonly path: string; readonly expected: string }
  /** Another seat decides now; −1 is the table, which answers chance. */
  | { readonly code: 'not-your-turn'; readonly active: readonly Seat[] }
  /** The decision at hand takes other kinds of moves. */
  | { readonly code: 'not-now'; readonly expected: readonly string[] }
  /** The answer to a chance decision is none of its outcomes: the component that it names has been seen already. */
  | { readonly code: 'impossible'; readonly answer: string };

/**
 * The shape that every refusal of a game has besides its own parameters.
 *
 * @category Errors
 */
export interface GameRefusal {
  readonly code: string;
  /** The rule that forbids the move. */
  readonly rule: string;
}

/**
 * Any refusal.
 *
 * @category Errors
 */
export type Refusal = CoreRefusal | GameRefusal;

/**
 * Thrown by `applyMove`, `transition`, `botMove` and `explainBotMove`. Nothing has changed when it is thrown.
 *
 * @category Errors
 */
export class IllegalMoveError<R extends Refusal | CoreRefusal = Refusal> extends Error {
  override readonly name = 'IllegalMoveError';
  /** Why, as data. */
  readonly refusal: R;
  /** What was refused; `undefined` when a bot was asked out of turn. */
  readonly move: unknown;

  constructor(refusal: R, message: string, move?: unknown) {
    super(message);
    this.refusal = refusal;
    this.move = move;
  }
}

/**
 * Thrown by `newGame`: names each option that is wrong and what is allowed.
 *
 * @category Errors
 */
export class InvalidOptionsError extends Error {
  override readonly name = 'InvalidOptionsError';
  /** One issue per wrong option. */
  readonly issues: readonly Issue[];

  constructor(game: string, issues: readonly Issue[]) {
    super(`${game}: ${issues.map((issue) => issue.message).join('; ')}`);
    this.issues = issues;
  }
}

type Sentences = { readonly [C in CoreRefusal['code']]: (refusal: Extract<CoreRefusal, { code: C }>) => string };

const SENTENCES: Sentences = {
  'not-this-game': ({ game, rules }) => `this is not a state of ${game} with rules ${rules}`,
  view: ({ seat }) => `this is a view of ${seat}, not a state`,
  over: () => 'the game is over',
  malformed: ({ path, expected }) => `${path || 'the move'} should be ${expected}`,
  'not-your-turn': ({ active }) =>
    active[0] === CHANCE ? 'the host answers chance first' : `it is the turn of seat ${active.join(', ')}`,
  'not-now': ({ expected }) => `expected now: ${expected.join(', ')}`,
  impossible: ({ answer }) => `${answer} cannot turn up any more`,
};

/** Whether core itself gave the refusal. */
export function isCoreRefusal(refusal: Refusal): refusal is CoreRefusal {
  return Object.hasOwn(SENTENCES, refusal.code);
}

/** The sentence for a refusal that every game can give. */
export function describeCoreRefusal(refusal: CoreRefusal): string {
  return (SENTENCES[refusal.code] as (refusal: CoreRefusal) => string)(refusal);
}
