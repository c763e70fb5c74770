import type { Seat, Viewer } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import { copyOf } from '../state/generated.js';
import type { Decision, PlayerView, Position } from '../state/index.js';
import { isSolo, own, PLAYER_SEAT, type State, type View } from '../state/index.js';
import { halCardIsFaceDown } from '../table/piles.js';
import { merged, withPiece } from '../table/pool.js';

export { determinize } from './determinize.js';

const hide = <T>(pieces: readonly T[]): 'hidden'[] => pieces.map(() => 'hidden');

/** Pieces as a viewer knows them: first the known ones, then a mark for each of the others. */
function known<T>(pieces: readonly T[], knows: (piece: T) => boolean): (T | 'hidden')[] {
  const shown = pieces.filter(knows);
  return [...shown, ...hide(pieces.slice(shown.length))];
}

/** HAL-71: the left neighbour's characters are those that the viewer has just handed on. */
function handedOn(state: State, viewer: Viewer, seat: Seat): boolean {
  const { players, phase } = state;
  return (
    phase === 'draft' &&
    viewer !== 'spectator' &&
    own(state, seat).characters.length > 0 &&
    seat === (viewer + 1) % players.length
  );
}

function viewPlayer(state: State, viewer: Viewer, seat: Seat): PlayerView {
  const player = own(state, seat);
  if (seat === viewer) return player;
  const held = viewer === 'spectator' ? [] : own(state, viewer).known;
  // HAL-80: the stashes are counted at the end.
  const open = isSolo(state) || state.ending !== null;
  const drafting = state.phase === 'draft' || state.phase === 'characters';
  return {
    resources: open ? player.resources : 'hidden',
    supply: player.supply,
    points: open ? player.points : 'hidden',
    tiles: hide(player.tiles),
    hand: known(player.hand, (card) => held.includes(card)),
    tableau: player.tableau,
    characters: drafting && state.options.characters === 'draft' ? hide(player.characters) : player.characters,
    newHands: player.newHands,
    dealt: handedOn(state, viewer, seat) ? player.dealt : hide(player.dealt),
    pick: player.pick === null ? null : 'hidden',
    commitment: player.commitment === null ? null : 'hidden',
    known: [],
    returned: [],
    settled: player.settled,
  };
}

/**
 * A pool together with the pieces that are hidden from the viewer.
 *
 * @param of - The list of a player that holds them. A function: to look a list up by its name takes a tenth of the time of a view.
 */
function withHidden<T extends CardId | CharacterId>(
  pool: readonly T[],
  state: State,
  players: readonly PlayerView[],
  of: (player: PlayerView) => readonly (T | 'hidden')[],
): readonly T[] {
  let all = pool;
  for (let seat = 0; seat < players.length; seat++) {
    const shown = of(players[seat] as PlayerView);
    const pieces = of(own(state, seat)) as readonly T[];
    if (shown.includes('hidden'))
      all = merged(
        all,
        pieces.filter((piece) => !shown.includes(piece)),
      );
  }
  return all;
}

/** What a seat or a spectator may know. */
export function view(state: State, viewer: Viewer): View {
  const { halCard } = state;
  const players = state.players.map((_, seat) => viewPlayer(state, viewer, seat));
  const deck = withHidden(state.deck, state, players, ({ hand }) => hand);
  const unseen = withHidden(state.unseen, state, players, ({ tiles }) => tiles);
  const characters = withHidden(state.characters, state, players, (player) => player.characters);
  // Hal's card is face down until his turn; only the human knows it. A blind gift that was the last card of the deck is known to all.
  const given = state.options.giftToHal === 'chosen' && halCardIsFaceDown(state);
  const faceDown = given && halCard !== null && halCard !== 'face-down' && viewer !== PLAYER_SEAT;
  const seen: { -readonly [K in keyof View]: View[K] } = copyOf(state, viewer, null);
  seen.deck = faceDown ? withPiece(deck, halCard) : deck;
  seen.unseen = merged(unseen, state.outOfPlay);
  seen.outOfPlay = hide(state.outOfPlay);
  seen.characters = withHidden(characters, state, players, ({ dealt }) => dealt);
  if (faceDown) seen.halCard = 'hidden';
  seen.players = players;
  return seen;
}

/** What a viewer may know of a move: not which card another one gives to Hal (HAL-19), nor what it chooses in secret (HAL-71, HAL-74, HAL-78). */
export function viewMove(_: Position, __: Decision, move: Move, viewer: Viewer): Move | undefined {
  const mover = move.kind === 'give' ? PLAYER_SEAT : 'seat' in move ? move.seat : viewer;
  return viewer === mover ? move : undefined;
}

/** What a viewer may know of an event. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'given':
      return viewer === PLAYER_SEAT ? event : { ...event, card: 'hidden' };
    case 'picked':
      return viewer === event.seat ? event : { ...event, character: 'hidden' };
    case 'committed':
      return viewer === event.seat ? event : { ...event, card: 'hidden', tile: 'hidden' };
    case 'passed':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))) };
    default:
      return event;
  }
}
