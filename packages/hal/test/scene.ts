import type { ChanceEvent } from '@wonders/core';
import { testTable } from '@wonders/core/testing';
import type { Building, CardId, Draft, Event, Move, Options, State, TileId } from '../src/index.js';
import {
  activeSeats,
  applyMove,
  chances,
  decodeMove,
  encodeMove,
  fast,
  hal,
  newGame,
  transition,
} from '../src/index.js';

/** The starting city of the worked examples, row by row. */
const CITY: readonly TileId[] = [
  ...(['blue-1', 'yellow-1', 'red-1'] as const),
  ...(['yellow-2', 'blue-2', 'blue-3'] as const),
  ...(['red-3', 'yellow-3', 'red-2'] as const),
];

/** The human's first tiles in the worked examples. */
export const TILES: readonly TileId[] = ['red-6', 'red-9', 'red-12', 'blue-8', 'yellow-7', 'yellow-12'];

type Given = Partial<Options>;

/** Moves as codes, refusals and sentences. */
export const table = testTable(hal);

/** Plays moves given by their codes. */
export function play(state: State, ...codes: readonly string[]): State {
  return codes.reduce((now, code) => {
    const move = decodeMove(code);
    if (move === undefined) throw new Error(`no move: ${code}`);
    return applyMove(now, move);
  }, state);
}

/** The events of a move given by its code. */
export function eventsOf(state: State, code: string): readonly (Event | ChanceEvent<Move>)[] {
  return transition(state, decodeMove(code) as Move).events;
}

/** Answers chance with the first outcome until a seat has to decide or the game is over. */
export function answer(state: State): State {
  let now = state;
  while (activeSeats(now)[0] === -1) now = applyMove(now, chances(now)[0]?.move as Move);
  return now;
}

/** The first round against Hal on the reference city, three cards in the human's hand, chance by hand. */
export function drawn(cards: readonly CardId[], options: Given = {}): State {
  let state = newGame({ ...options, chance: 'manual' });
  for (const tile of CITY) state = play(state, `start-tile ${tile}`);
  const burnt = state.deck.filter((card) => !cards.includes(card)).slice(-7);
  for (const card of burnt) state = play(state, `burn ${card}`);
  for (const tile of TILES) state = play(state, `tile ${tile}`);
  for (const card of cards) state = play(state, `card ${card}`);
  return state;
}

/** The human's action: two cards in his hand, the third was given to Hal. */
export function acting(hand: readonly [CardId, CardId], hal: CardId, options: Given = {}): State {
  return play(drawn([...hand, hal], options), `give ${hal}`);
}

/** Hal's turn with a card, after the human has exploited one that gains a single point. */
export function halActing(hal: CardId, options: Given = {}): State {
  const [first, second] = hal === 'yellow-1' ? (['yellow-2', 'a'] as const) : (['yellow-1', 'a'] as const);
  const spare = hal === 'a' ? 'b' : second;
  return play(acting([first, spare], hal, options), `exploit ${first} -`);
}

/** A position with changes. */
export function edit(state: State, change: (draft: Draft) => void): State {
  const draft = fast.clone(state);
  change(draft);
  return draft;
}

/** Replaces the building on a cell, or founds one. */
export function build(draft: Draft, building: Pick<Building, 'x' | 'y' | 'tiles'> & Partial<Building>): void {
  const others = draft.city.filter(({ x, y }) => x !== building.x || y !== building.y);
  draft.city = [...others, { owner: null, pawn: false, ...building }];
}

/** What a seat may do, as codes. */
export function codes(moves: readonly Move[]): readonly string[] {
  return moves.map(encodeMove);
}

/** A seat's player, where there is one. */
export function seat(state: State, index: number): State['players'][number] {
  const player = state.players[index];
  if (player === undefined) throw new Error(`no seat ${index}`);
  return player;
}

/** The building on a cell. */
export function at(state: State, x: number, y: number): Building | undefined {
  return state.city.find((building) => building.x === x && building.y === y);
}
