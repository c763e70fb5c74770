import type { AnyGame, EventOf, MoveOf, StateOf } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import type { Refusal } from '../contract/refusal.js';
import type { DescribedReason } from '../words/explanation.js';

/**
 * A game for tests: moves are written as codes. An unreadable code or an illegal move throws an error that lists the legal ones.
 *
 * @category Testing
 */
export interface TestTable<G extends AnyGame> {
  /** The move of a code; throws when it cannot be read. */
  move(code: string): MoveOf<G>;
  /** The state after these moves. */
  play(state: StateOf<G>, ...codes: readonly string[]): StateOf<G>;
  /** The events of these moves. */
  events(state: StateOf<G>, ...codes: readonly string[]): readonly EventOf<G>[];
  /** The legal moves as codes, of all seats that decide or of one. */
  legal(state: StateOf<G>, seat?: Seat): readonly string[];
  /** The code of the refusal of a move, `'legal'` when there is none. */
  refusal(state: StateOf<G>, code: string, seat?: Seat): string;
  /** The whole refusal of a move, `undefined` when it is legal. */
  refused(state: StateOf<G>, code: string, seat?: Seat): Refusal | undefined;
  /** The refusal of a move as a sentence with its rule, `''` when it is legal. */
  why(state: StateOf<G>, code: string, seat?: Seat): string;
  /** The kind of the decision at hand, `'over'` when the game is. */
  decision(state: StateOf<G>): string;
  /** The kinds of all decisions that are waiting, the one at hand last. */
  pending(state: StateOf<G>): readonly string[];
  /** The seats that decide. */
  deciding(state: StateOf<G>): readonly Seat[];
  /** The outcomes of a pending chance decision with their weights. */
  chances(state: StateOf<G>): Readonly<Record<string, number>>;
  /**
   * Answers chance decisions until a seat decides or the game is over: by the given codes, as long as they fit the decision, then
   * by the first outcome with a weight.
   */
  settled(state: StateOf<G>, ...codes: readonly string[]): StateOf<G>;
  /** The code of the move that the bot of a seat chooses. */
  bot(state: StateOf<G>, seat?: Seat): string;
  /** A move as a sentence. */
  told(state: StateOf<G>, code: string): string;
}

/**
 * The tools for the tests of a game. Its scenes, positions set up by hand, stay with the game.
 *
 * @example
 * ```ts
 * import { sealed, testTable } from '@wonders/core/testing';
 * const table = testTable(sealed);
 * const start = sealed.newGame({ seed: 'monday', seats: 2 });
 * const [first = ''] = table.legal(start, 0);
 * console.log(table.refusal(table.play(start, first), first)); // not-your-turn
 * ```
 * @category Testing
 */
export function testTable<G extends AnyGame>(game: G): TestTable<G> {
  function move(code: string): MoveOf<G> {
    const read: MoveOf<G> | undefined = game.decodeMove(code);
    if (read !== undefined) return read;
    const [kind = ''] = code.split(' ');
    const kinds: Readonly<Record<string, object>> = game.notation;
    const params = kinds[kind];
    const hint =
      params === undefined ? Object.keys(kinds).join(', ') : `its parameters: ${Object.keys(params).join(' ')}`;
    throw new Error(`no move "${code}" (${hint})`);
  }

  const legal = (state: StateOf<G>, seat?: Seat): readonly string[] =>
    game.legalMoves(state, seat).map((each: MoveOf<G>) => game.encodeMove(each));

  function advance(state: StateOf<G>, code: string): { readonly state: StateOf<G>; readonly events: EventOf<G>[] } {
    const played = move(code);
    const refusal = game.check(state, played);
    if (refusal === undefined) return game.transition(state, played) as never;
    const codes = legal(state);
    const shown = codes.slice(0, 20).join(', ') + (codes.length > 20 ? ` and ${codes.length - 20} more` : '');
    throw new Error(`"${code}" refused: ${game.describeRefusal(refusal, state)}; legal: ${shown}`);
  }

  function events(state: StateOf<G>, ...codes: readonly string[]): readonly EventOf<G>[] {
    let now = state;
    return codes.flatMap((code) => {
      const after = advance(now, code);
      now = after.state;
      return after.events;
    });
  }

  function settled(state: StateOf<G>, ...codes: readonly string[]): StateOf<G> {
    let now = state;
    const answers = [...codes];
    while (game.activeSeats(now)[0] === CHANCE) {
      const given = answers.findIndex((code) => game.check(now, move(code)) === undefined);
      const [answer] = given < 0 ? [] : answers.splice(given, 1);
      const first = game.chances(now).find(({ weight }) => weight > 0)?.move;
      now = game.applyMove(now, (answer === undefined ? first : move(answer)) as MoveOf<G>);
    }
    return now;
  }

  const refused = (state: StateOf<G>, code: string, seat?: Seat): Refusal | undefined =>
    game.check(state, move(code), seat);

  return {
    move,
    play: (state, ...codes) => codes.reduce((now, code) => advance(now, code).state, state),
    events,
    legal,
    refusal: (state, code, seat) => refused(state, code, seat)?.code ?? 'legal',
    refused,
    why(state, code, seat) {
      const refusal = refused(state, code, seat);
      if (refusal === undefined) return '';
      const rules = 'rule' in refusal ? [refusal.rule] : [];
      return cited({ text: game.describeRefusal(refusal, state), rules });
    },
    decision: (state) => state.pending.at(-1)?.kind ?? 'over',
    pending: (state) => state.pending.map(({ kind }: { readonly kind: string }) => kind),
    deciding: (state) => game.activeSeats(state),
    chances: (state) =>
      Object.fromEntries(game.chances(state).map(({ move: each, weight }) => [game.encodeMove(each), weight])),
    settled,
    bot: (state, seat) => game.encodeMove(game.botMove(state, seat)),
    told: (state, code) => game.describeMove(state, move(code)),
  };
}

/**
 * A sentence with the rules that it rests on, for tests and logs of developers.
 *
 * @example
 * ```ts
 * import { cited } from '@wonders/core/testing';
 * console.log(cited({ text: 'The port is closed', rules: ['CENT-58'] })); // The port is closed (CENT-58)
 * ```
 * @category Testing
 */
export const cited = ({ text, rules }: DescribedReason): string =>
  rules.length === 0 ? text : `${text} (${rules.join(', ')})`;
