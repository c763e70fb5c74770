import { type AnyGame, CHANCE, type MoveOf, type StateOf } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';
import type { Played } from '../scenes/scene.js';

type State = StateOf<AnyGame>;
type Move = MoveOf<AnyGame>;

/** What comes of a move: why it is refused, or what it does. */
export interface Side {
  readonly refused?: string;
  readonly lines: readonly string[];
}

/** A position in which a rule matters, with what it does there and what would be without it. */
export interface Difference {
  readonly at: Played;
  /** The move that comes to something else, as its code; absent where the script, or the end of the game, does. */
  readonly move?: string;
  /** By the names of languages. */
  readonly with: Readonly<Record<string, Side>>;
  readonly without: Readonly<Record<string, Side>>;
}

/** What `docs/rules/without/<game>.json` keeps of a rule. */
export interface Matter extends Difference {
  /** In how many of how many games of the house bots the rule mattered. */
  readonly mattered: number;
  readonly games: number;
  /** In how many it first did in each fifth of the game. */
  readonly fifths: readonly number[];
}

/** A game that has been played, with all that the engine said on the way. */
export interface Line {
  readonly options: object;
  readonly codes: readonly string[];
  readonly states: readonly State[];
  /** At each state: the codes of the legal moves, and the events of the move that was made, as JSON. */
  readonly legal: readonly string[];
  readonly events: readonly string[];
}

const script = (game: AnyGame, state: State): number | undefined => {
  const [seat = CHANCE] = game.activeSeats(state);
  return seat !== CHANCE && game.seats(state)[seat]?.role !== 'player' ? seat : undefined;
};

const codesOf = (game: AnyGame, state: State): readonly string[] =>
  game.legalMoves(state).map((move: Move) => game.encodeMove(move));

/** Plays a game of the house bots; the table answers by the seed. */
export function lineOf(game: AnyGame, options: object): Line {
  const [codes, states, legal, events]: [string[], State[], string[], string[]] = [[], [], [], []];
  let state: State = game.newGame(options);
  for (;;) {
    states.push(state);
    if (state.pending.length === 0) return { options, codes, states, legal, events };
    legal.push(JSON.stringify(codesOf(game, state)));
    const move: Move = game.botMove(state);
    codes.push(game.encodeMove(move));
    const after = game.transition(state, move);
    events.push(JSON.stringify(after.events));
    state = after.state;
  }
}

/** Where a line comes to something else under other rules: the number of moves before that, and the code of the move. */
export function parted(
  other: AnyGame,
  { options, codes, states, legal, events }: Line,
): [ply: number, code?: string] | undefined {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  let state: State = other.newGame(options);
  for (const [ply, now] of states.entries()) {
    const code = codes[ply];
    if (code === undefined) return same(other.outcome(state), other.outcome(now)) ? undefined : [ply];
    const [ours, theirs] = [JSON.parse(legal[ply] ?? '[]') as string[], codesOf(other, state)];
    const strange = [...ours, ...theirs].find((each) => !ours.includes(each) || !theirs.includes(each));
    if (strange !== undefined) return [ply, strange];
    if (script(other, state) !== undefined && other.encodeMove(other.botMove(state)) !== code) return [ply];
    const after = other.transition(state, other.decodeMove(code) as Move);
    if (JSON.stringify(after.events) !== events[ply] || !same(after.state, states[ply + 1])) return [ply, code];
    state = after.state;
  }
  return undefined;
}

/** What a move does, or why it is refused, by the rules of a game; with the lines of the table that it leaves. */
export function sideOf(
  game: AnyGame,
  words: AnyWords,
  state: State,
  code: string | undefined,
): Side & { readonly table?: readonly string[] } {
  if (state.pending.length === 0) return { lines: [words.describeOutcome(state)] };
  const seat = script(game, state);
  if (code === undefined)
    return seat === undefined
      ? { lines: [] }
      : { lines: [words.describeExplanation(state, game.explainBotMove(state, seat)).headline] };
  const move = game.decodeMove(code) as Move;
  const refusal = game.check(state, move);
  if (refusal !== undefined) return { refused: words.describeRefusal(refusal, state), lines: [] };
  const { state: next, events } = game.transition(state, move);
  const reader = game.seats(state).findIndex(({ role }) => role === 'player');
  const view = game.view(state, reader);
  return {
    lines: [
      ...new Set(events.flatMap((event) => words.describeEvent(view, game.viewEvent(event, reader))?.text ?? [])),
    ],
    table: words
      .describePosition(game.view(next, reader))
      .flatMap(({ heading, lines }) => lines.map((line) => `${heading}: ${line}`)),
  };
}

/** Both sides of a difference; `undefined` where no sentence tells it. */
export function told(
  game: AnyGame,
  other: AnyGame,
  words: readonly [ours: AnyWords, theirs: AnyWords],
  state: State,
  code: string | undefined,
): readonly [ours: Side, theirs: Side] | undefined {
  const [ours, theirs] = [sideOf(game, words[0], state, code), sideOf(other, words[1], state, code)];
  const only = (mine: readonly string[], others: readonly string[]): readonly string[] =>
    mine.filter((line) => !others.includes(line));
  const sides = [
    [ours, theirs],
    [theirs, ours],
  ] as const;
  if (ours.refused !== theirs.refused)
    return sides.map(([{ refused, lines }]) => (refused === undefined ? { lines } : { refused, lines: [] })) as never;
  const events = sides.map(([mine, others]) => only(mine.lines, others.lines));
  if (events.some(({ length }) => length > 0)) return events.map((lines) => ({ lines })) as never;
  const table = sides.map(([mine, others]) => only(mine.table ?? [], others.table ?? []));
  return table.some(({ length }) => length > 0) ? (table.map((lines) => ({ lines })) as never) : undefined;
}
