import type { Explanation } from '@wonders/core';
import {
  applyMove,
  type CardId,
  cardPoints,
  chances,
  type Ending,
  type Event,
  fast,
  floorCost,
  type Move,
  type Reason,
  type State,
  standing,
  supplySize,
  type TileId,
  transition,
} from '../src/index.js';

export type Why = Explanation<Move, Reason>;
export type Step = Why['steps'][number];

/** What has happened, and the state after it. */
export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

const kindOf = (state: State): string => state.pending.at(-1)?.kind ?? 'over';

/** The same state, in which chance asks, with changes. */
const asking = (state: State, change: Partial<State> = {}): State => ({ ...state, rng: null, ...change });

/** Plays moves, and hears what happens. */
function playing(from: State): { state: () => State; events: Event[]; play: (move: Move) => void } {
  let now = from;
  const events: Event[] = [];
  return {
    state: () => now,
    events,
    play(move) {
      const next = transition(now, move);
      now = next.state;
      events.push(...next.events);
    },
  };
}

/** Hal's turn with the card that lies open; the card drawn for him, where one is drawn, and his tile. */
export function halPlays(from: State, drawn?: CardId, tile?: TileId): Played {
  // To Hal a card of the human's hand may lie in the deck as well.
  const isThere = drawn === undefined || from.deck.includes(drawn);
  const { play, state, events } = playing(asking(from, isThere ? {} : { deck: [drawn, ...from.deck.slice(1)] }));
  play({ kind: 'hal-turn' });
  if (kindOf(state()) === 'expert-card' && drawn !== undefined) play({ kind: 'expert-card', card: drawn });
  while (kindOf(state()) === 'burn') play(middle(state()));
  if (kindOf(state()) === 'hal-tile') play(tile === undefined ? middle(state()) : { kind: 'hal-tile', tile });
  while (kindOf(state()) === 'move-token') play(firstCell(state()));
  return { state: state(), events };
}

/** Hal's turn with his own card, as if no other were drawn for him. */
export const halKeeps = (from: State): Played =>
  halPlays(asking(from, { options: { ...from.options, level: 'normal' } }));

/** HAL-31: the first cell for a lifted token. */
function firstCell(state: State): Move {
  const [move] = fastMoves(state);
  if (move === undefined) throw new Error('no cell for the token');
  return move;
}

const fastMoves = (state: State): readonly Move[] => [fast.randomMove(state, () => 0)];

/** The answer in the middle of those that chance can give. */
function middle(state: State): Move {
  const all = chances(state);
  const answer = all[Math.floor(all.length / 2)];
  if (answer === undefined) throw new Error('chance has no answer');
  return answer.move;
}

/** The human's action, with tiles from the middle of the pool and the token on its first cell. */
export function humanActs(from: State, move: Move): State {
  let now = applyMove(asking(from), move);
  while (kindOf(now) === 'tile') now = applyMove(now, middle(now));
  while (kindOf(now) === 'move-token') now = applyMove(now, firstCell(now));
  while (kindOf(now) === 'tile') now = applyMove(now, middle(now));
  return now;
}

/** Why the game is over, `null` while it goes on. */
export const endingOf = ({ state }: Played): Ending | null => state.ending;

/** HAL-56 to HAL-59: what is left when the round is over; of the human's resources (HAL-57), what was left before Hal's turn. */
export function left(before: State, after: State): readonly number[] {
  const [human] = before.players;
  return [supplySize(after), (human?.resources ?? 0) + (human?.supply ?? 0), after.players[1]?.resources ?? 0];
}

/** HAL-61: what a card more in Hal's tableau scores, as the table stands. */
export function worthKeeping(state: State, card: TileId): number {
  const players = state.players.map((each, seat) =>
    seat === 1 ? { ...each, tableau: [...each.tableau, card] } : each,
  );
  return cardPoints({ ...state, players }, 1) - cardPoints(state, 1);
}

/** What a floor takes of Hal, and what he has for it. */
export function floorOfHal(state: State, card: TileId): { readonly need: number; readonly have: number } {
  const cost = floorCost(state, 1, card, card);
  return { need: cost?.resources ?? 0, have: (state.players[1]?.resources ?? 0) + (cost?.back ?? 0) };
}

/** The human's points, those of cards and of districts, less Hal's. */
export function ahead(state: State): readonly number[] {
  const [human, hal] = standing(state).scores.map(({ categories }) => categories as Record<string, number>);
  return ['points', 'cards', 'districts'].map((category) => (human?.[category] ?? 0) - (hal?.[category] ?? 0));
}
