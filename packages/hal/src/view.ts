import { drawInt, type Frozen, type Rng, type Seat, type Viewer } from '@wonders/core';
import type { CardId } from './components/cards.js';
import type { CharacterId } from './components/characters.js';
import type { Event } from './events.js';
import type { Move } from './move.js';
import { legal } from './moves.js';
import { inOrder, withoutPiece } from './pool.js';
import { suppliesOf } from './setup.js';
import {
  clone,
  type Draft,
  seatDecision,
  PLAYER_SEAT,
  isSolo,
  own,
  type Player,
  type PlayerView,
  type Position,
  type State,
  type View,
} from './state.js';

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
  const faceDown = state.halCard !== null && state.halCard !== 'face-down' && halCardIsFaceDown(state) && viewer !== PLAYER_SEAT;
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

/** HAL-21: whether Hal's card has not been turned up yet. */
export function halCardIsFaceDown(position: Position): boolean {
  return position.phase === 'act' || position.phase === 'reveal';
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

/**
 * How many cards can still be drawn before a refill. Pools of views hold hidden pieces too, so their length says less.
 *
 * @category Position
 */
export function deckSize(position: Position): number {
  const hidden = position.players.flatMap(({ hand }) => hand.filter((card) => card === 'hidden')).length;
  return position.deck.length - hidden - (position.halCard === 'hidden' || position.halCard === 'face-down' ? 1 : 0);
}

/**
 * How many tiles can still be drawn.
 *
 * @category Position
 */
export function supplySize(position: Position): number {
  const marks = [...position.outOfPlay, ...position.players.flatMap(({ tiles }) => [...tiles])];
  return position.unseen.length - position.removed - marks.filter((tile) => tile === 'hidden').length;
}

/** A state that agrees with a view; what the view hides is drawn uniformly from its pools. */
export function determinize(view: View, rng: Rng): Draft {
  /** Fills the marks with pieces of a pool; gives the pieces and what is left of the pool. */
  const fill = <T extends CardId | CharacterId>(shown: readonly (T | 'hidden')[], from: Pool<T>): readonly T[] =>
    inOrder(shown.map((piece) => (piece === 'hidden' ? drawFrom(from, rng) : piece)));
  const deck = { left: view.deck };
  const characters = { left: view.characters };
  // HAL-78: what the viewer returned is in the second supply or has been drawn from it.
  const returned = view.viewer === 'spectator' ? [] : own(view, view.viewer).returned;
  const outOfPlay = fill(view.outOfPlay, { left: view.unseen.filter((tile) => !returned.includes(tile)) });
  const unseen = { left: view.unseen.filter((tile) => !outOfPlay.includes(tile)) };
  const players = view.players.map((shown, seat): Player => {
    const placed = view.city.reduce((sum, { owner, tiles }) => sum + (owner === seat ? tiles.length : 0), 0);
    return {
      ...(shown as Player),
      resources:
        shown.resources === 'hidden' ? suppliesOf(view.options).resources - shown.supply - placed : shown.resources,
      points: shown.points === 'hidden' ? guessPoints(view, rng) : shown.points,
      tiles: fill(shown.tiles, unseen),
      hand: fill(shown.hand, deck),
      characters: fill(shown.characters, characters),
      dealt: fill(shown.dealt, characters),
    };
  });
  const halCard = view.halCard === 'hidden' ? drawFrom(deck, rng) : view.halCard;
  const pools = { deck: deck.left, unseen: unseen.left, characters: characters.left, outOfPlay };
  const draft = clone({ ...view, ...pools, viewer: null, rng, halCard, players });
  for (const [seat, each] of draft.players.entries()) if (seat !== view.viewer) commitAgain(draft, seat, each, rng);
  return draft;
}

type Pool<T> = { left: readonly T[] };

function drawFrom<T extends CardId | CharacterId>(pool: Pool<T>, rng: Rng): T {
  const piece = pool.left[drawInt(rng, pool.left.length)] as T;
  pool.left = withoutPiece(pool.left, piece);
  return piece;
}

/** HAL-37, HAL-77: nobody sees the points of others; as many as the viewer has is as good a guess as any. */
function guessPoints(view: View, rng: Rng): number {
  const seen = view.players.map(({ points }) => points).filter((points) => points !== 'hidden');
  return drawInt(rng, 2 * (seen[0] ?? 10) + 1);
}

/** Draws what another seat has chosen in secret: any of its legal choices. */
function commitAgain(draft: Draft, seat: Seat, player: Player, rng: Rng): void {
  const { pick, commitment } = player as unknown as PlayerView;
  if (pick === 'hidden') player.pick = player.dealt[drawInt(rng, player.dealt.length)] as CharacterId;
  if (commitment === 'hidden') {
    const moves = legal(draft, seatDecision('commit'), seat);
    const { card, tile } = moves[drawInt(rng, moves.length)] as Move & { readonly kind: 'commit' };
    player.commitment = { card, tile };
  }
  const returning = draft.pending[draft.pending.length - 1]?.kind === 'returnTiles';
  if (returning && player.settled && player.returned.length === 0)
    player.returned = player.tiles.filter((tile) => tile !== player.commitment?.tile && drawInt(rng, 2) === 1);
}
