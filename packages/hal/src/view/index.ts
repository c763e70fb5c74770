import type { Frozen, Seat, Viewer } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { Event } from '../events.js';
import type { Player, PlayerView } from '../state/player.js';
import { isSolo, own, PLAYER_SEAT, type State, type View } from '../state/position.js';
import { halCardIsFaceDown } from '../table/piles.js';
import { inOrder } from '../table/pool.js';

const hide = <T>(pieces: readonly T[]): 'hidden'[] => pieces.map(() => 'hidden');

/** What a viewer knows of some pieces: those that pass the test first, then a mark for each of the others. */
function known<T>(pieces: readonly T[], knows: (piece: T) => boolean): (T | 'hidden')[] {
  const shown = pieces.filter(knows);
  return [...shown, ...hide(pieces.slice(shown.length))];
}

/** HAL-71: the characters on the left are those that the viewer has just handed on. */
function handedOn(state: State, viewer: Viewer, seat: Seat): boolean {
  const { players, phase } = state;
  return phase === 'draft' && viewer !== 'spectator' && (players[seat]?.characters.length ?? 0) > 0
    ? seat === (viewer + 1) % players.length
    : false;
}

function viewPlayer(state: State, viewer: Viewer, seat: Seat): PlayerView {
  const player = own(state, seat);
  if (seat === viewer) return player;
  const held = viewer === 'spectator' ? [] : own(state, viewer).known;
  // HAL-80: stashes are counted when the game is over.
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

/** The pieces behind the marks. */
function behind<T>(pieces: readonly T[], shown: readonly (T | 'hidden')[]): T[] {
  return shown.includes('hidden') ? pieces.filter((piece) => !shown.includes(piece)) : [];
}

/** What one seat, or a spectator, may know. */
export function view(state: State, viewer: Viewer): View {
  const players = state.players.map((_, seat) => viewPlayer(state, viewer, seat));
  const each = <T>(pick: (player: Frozen<Player>, shown: PlayerView) => T[]): T[] =>
    players.flatMap((shown, seat) => pick(own(state, seat), shown));
  const deck: CardId[] = [...state.deck, ...each((player, shown) => behind(player.hand, shown.hand))];
  // Hal's card lies face down until his turn; the human knows it.
  const faceDown =
    state.halCard !== null && state.halCard !== 'face-down' && halCardIsFaceDown(state) && viewer !== PLAYER_SEAT;
  if (faceDown) deck.push(state.halCard as CardId);
  const unseen = [...state.unseen, ...each((player, shown) => behind(player.tiles, shown.tiles))];
  unseen.push(...state.outOfPlay);
  const characters = each((player, shown) => [
    ...behind(player.characters, shown.characters),
    ...behind(player.dealt, shown.dealt),
  ]);
  return {
    ...state,
    viewer,
    rng: null,
    deck: inOrder(deck),
    unseen: inOrder(unseen),
    outOfPlay: hide(state.outOfPlay),
    characters: inOrder([...state.characters, ...characters]),
    halCard: faceDown ? 'hidden' : state.halCard,
    players,
  };
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
