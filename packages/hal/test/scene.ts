import { testTable } from '@wonders/core/testing';
import type { Building, CardId, Draft, Move, Options, State, TileId } from '../src/index.js';
import { activeSeats, applyMove, chances, fast, hal, newGame } from '../src/index.js';

/** The starting city of the worked examples, row by row. */
const CITY: readonly TileId[] = [
  'blue-1',
  'yellow-1',
  'red-1',
  'yellow-2',
  'blue-2',
  'blue-3',
  'red-3',
  'yellow-3',
  'red-2',
];

/** The human's first tiles in the worked examples. */
export const TILES: readonly TileId[] = ['red-6', 'red-9', 'red-12', 'blue-8', 'yellow-7', 'yellow-12'];

type Given = Partial<Options>;

/** Moves as codes, refusals and sentences. */
export const table = testTable(hal);

/** Played moves, legal moves, a refusal as data, and what a move causes: all by codes. */
export const { play, legal, refused, events } = table;

/** The first round against Hal on the reference city, with these cards in the human's hand and chance by hand. */
export function scene(cards: readonly CardId[], options: Given = {}): State {
  let state = newGame({ ...options, chance: 'manual' });
  for (const tile of CITY) state = play(state, `start-tile ${tile}`);
  const burnt = state.deck.filter((card) => !cards.includes(card)).slice(-7);
  for (const card of burnt) state = play(state, `burn ${card}`);
  for (const tile of TILES) state = play(state, `tile ${tile}`);
  for (const card of cards) state = play(state, `card ${card}`);
  return state;
}

/** Answers chance with the first outcome until a seat has to decide or the game is over. */
export function answer(state: State): State {
  let now = state;
  while (activeSeats(now)[0] === -1) now = applyMove(now, chances(now)[0]?.move as Move);
  return now;
}

/** The human's action: two cards in his hand, the third was given to Hal. */
export function acting(hand: readonly [CardId, CardId], hal: CardId, options: Given = {}): State {
  return play(scene([...hand, hal], options), `give ${hal}`);
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
