import { type AnyGame, CHANCE, type MoveOf, type StateOf } from '@wonders/core';
import { createTable, dispatch, playthroughOf, stateOf, type Table } from '@wonders/core/table';
import type { Evening, Item } from './evening.js';
import type { Sayings } from './sayings.js';

type Move = MoveOf<AnyGame>;

/** A question that has been answered: the state in which it was asked, and the answer. */
interface Answered {
  readonly ply: number;
  readonly state: StateOf<AnyGame>;
  readonly move: Move;
}

const movesOf = (table: Table<AnyGame>): readonly Move[] => playthroughOf(table).record.moves as readonly Move[];

/** The table after some of its moves, as one that goes on from there. */
function first(game: AnyGame, table: Table<AnyGame>, plies: number): Table<AnyGame> {
  const { record } = playthroughOf(table);
  return createTable(game, { record: { ...record, moves: record.moves.slice(0, plies) } });
}

/** The questions so far, those to a seat as well. */
function answeredOf(game: AnyGame, table: Table<AnyGame>): readonly Answered[] {
  let state: StateOf<AnyGame> = stateOf(first(game, table, 0));
  return movesOf(table).map((move, ply) => {
    const asked = state;
    state = game.applyMove(state, move);
    return { ply, state: asked, move };
  });
}

/** What a move names: cards, tiles, tokens. */
const named = (move: object): readonly string[] =>
  Object.entries(move).flatMap(([key, value]) => (key !== 'kind' && typeof value === 'string' ? [value] : []));

/** What could once have been the answer to such a question, and no longer can be. */
function gone(game: AnyGame, state: StateOf<AnyGame>, answered: readonly Answered[]): readonly Move[] {
  const possible = game.chances(state).map(({ move }) => move);
  const kind: unknown = possible[0]?.kind;
  const known = new Set(possible.map((move) => game.encodeMove(move)));
  return answered.flatMap((each) =>
    game.chances(each.state).flatMap(({ move }) => {
      const code = game.encodeMove(move);
      if (move.kind !== kind || known.has(code)) return [];
      known.add(code);
      return [move];
    }),
  );
}

// #region correct
/**
 * The person sees something that cannot turn up: an earlier answer must be wrong. Says which, asks what it should have been, and plays the
 * game on from there, as far as the moves that followed still fit.
 */
export async function correct(
  { game, words, io, me }: Evening,
  says: Sayings,
  table: Table<AnyGame>,
): Promise<Table<AnyGame>> {
  const view = (state: StateOf<AnyGame>) => game.view(state, me);
  const item = (state: StateOf<AnyGame>) => (move: Move) => ({
    value: move,
    label: words.describeMove(view(state), move),
  });
  const all = answeredOf(game, table);
  const answered = all.filter(({ state }) => game.activeSeats(state)[0] === CHANCE);
  const seen = gone(game, stateOf(table), answered);
  if (seen.length === 0) {
    io.tell(says.nowhereElse);
    return table;
  }
  const back: Item<Move | null> = { value: null, label: says.noneOfThese };
  const sees = await io.ask<Move | null>(says.whatIsSeen, [...seen.map(item(stateOf(table))), back]);
  if (sees === null) return table;
  const wrong = answered.filter(({ move }) => named(move).some((each) => named(sees).includes(each))).at(-1);
  if (wrong === undefined) {
    io.tell(says.nowhereElse);
    return table;
  }
  io.tell(says.cannotBe(item(wrong.state)(wrong.move).label));
  const others = game
    .chances(wrong.state)
    .flatMap(({ move }) => (game.encodeMove(move) === game.encodeMove(wrong.move) ? [] : [move]));
  const right = await io.ask<Move | null>(says.whatWasIt, [...others.map(item(wrong.state)), back]);
  if (right === null) return table;
  let corrected = first(game, table, wrong.ply);
  for (const { state, move } of [{ ...wrong, move: right }, ...all.slice(wrong.ply + 1)]) {
    const next = dispatch(corrected, move);
    if (!next.ok) {
      // It is told as it was when it fitted.
      io.tell(says.playOnFrom(item(state)(move).label));
      break;
    }
    corrected = next.table;
  }
  return corrected;
}
// #endregion correct
