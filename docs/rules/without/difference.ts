import { type AnyGame, CHANCE, type MoveOf, type StateOf } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';
import type { Played } from '../scenes/scene.js';

type State = StateOf<AnyGame>;
type Move = MoveOf<AnyGame>;

/** What comes of a move: why it is refused, or what it does. */
export interface Effect {
  readonly refused?: string;
  readonly lines: readonly string[];
}

/** A position in which a rule matters, with what it does there and what would be without it. */
export interface Difference {
  readonly at: Played;
  /** The move that comes to something else, as its code; absent where the script, or the end of the game, does. */
  readonly move?: string;
  /** By the names of languages. */
  readonly with: Readonly<Record<string, Effect>>;
  readonly without: Readonly<Record<string, Effect>>;
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
  readonly legal: readonly (readonly string[])[];
  readonly events: readonly string[];
  /** How it ended, as JSON. */
  readonly outcome: string;
}

const script = (game: AnyGame, state: State): number | undefined => {
  const [seat = CHANCE] = game.activeSeats(state);
  return seat !== CHANCE && game.seats(state)[seat]?.role !== 'player' ? seat : undefined;
};

const codesOf = (game: AnyGame, state: State): readonly string[] =>
  game.legalMoves(state).map((move: Move) => game.encodeMove(move));

/** Plays a game of the house bots; the table answers by the seed. */
export function lineOf(game: AnyGame, options: object): Line {
  const [codes, states, legal, events]: [string[], State[], (readonly string[])[], string[]] = [[], [], [], []];
  let state: State = game.newGame(options);
  for (;;) {
    states.push(state);
    if (state.pending.length === 0)
      return { options, codes, states, legal, events, outcome: JSON.stringify(game.outcome(state)) };
    legal.push(codesOf(game, state));
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
  { options, codes, states, legal, events, outcome }: Line,
): [ply: number, code?: string] | undefined {
  let state: State = other.newGame(options);
  for (const [ply, code] of codes.entries()) {
    const [ours, theirs] = [legal[ply] ?? [], codesOf(other, state)];
    const strange = [...ours, ...theirs].find((each) => !ours.includes(each) || !theirs.includes(each));
    if (strange !== undefined) return [ply, strange];
    if (script(other, state) !== undefined && other.encodeMove(other.botMove(state)) !== code) return [ply];
    const after = other.transition(state, other.decodeMove(code) as Move);
    const same = JSON.stringify(after.state) === JSON.stringify(states[ply + 1]);
    if (!same || JSON.stringify(after.events) !== events[ply]) return [ply, code];
    state = after.state;
  }
  return JSON.stringify(other.outcome(state)) === outcome ? undefined : [codes.length];
}

/** What a move does, or why it is refused, by the rules of a game; with the lines of the table that it leaves. */
export function effectOf(
  game: AnyGame,
  words: AnyWords,
  state: State,
  code: string | undefined,
): Effect & { readonly table?: readonly string[] } {
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
  const told = events.flatMap((event) => words.describeEvent(view, game.viewEvent(event, reader))?.text ?? []);
  const table = words
    .describePosition(game.view(next, reader))
    .flatMap(({ heading, lines }) => lines.map((line) => `${heading}: ${line}`));
  return { lines: [...new Set(told)], table };
}

/** The lines of the first that the second has not. */
const only = (mine: readonly string[] = [], others: readonly string[] = []): readonly string[] =>
  mine.filter((line) => !others.includes(line));

/** What comes of a move with a rule and without it; `undefined` where no sentence tells them apart. */
export function contrast(
  game: AnyGame,
  other: AnyGame,
  words: readonly [ours: AnyWords, theirs: AnyWords],
  state: State,
  code: string | undefined,
): readonly [ours: Effect, theirs: Effect] | undefined {
  const [ours, theirs] = [effectOf(game, words[0], state, code), effectOf(other, words[1], state, code)];
  if (ours.refused !== theirs.refused) {
    const { table: _, ...kept } = ours;
    const { table: __, ...others } = theirs;
    return [kept, others];
  }
  for (const part of ['lines', 'table'] as const) {
    const [mine, others] = [only(ours[part], theirs[part]), only(theirs[part], ours[part])];
    if (mine.length + others.length > 0) return [{ lines: mine }, { lines: others }];
  }
  return undefined;
}
