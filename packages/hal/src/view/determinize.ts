import { drawInt, type Rng, type Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { decisions } from '../moves.js';
import type { MoveOf } from '../notation.js';
import { suppliesOf } from '../options.js';
import type { Player, PlayerView } from '../state/index.js';
import { clone, type Draft, own, player, type State, seatDecision, type View } from '../state/index.js';
import { inOrder, withoutPiece } from '../table/pool.js';

/** A state that agrees with a view: hidden pieces are drawn from the pools, all equally likely. */
export function determinize(view: View, rng: Rng): Draft {
  const deck = { left: view.deck };
  const characters = { left: view.characters };
  // HAL-78: the viewer's returned tiles are in the second supply, or were drawn from it.
  const returned = view.viewer === 'spectator' ? [] : own(view, view.viewer).returned;
  const outOfPlay = filled(view.outOfPlay, { left: besides(view.unseen, returned) }, rng);
  const unseen = { left: besides(view.unseen, outOfPlay) };
  const draft = clone(view as unknown as State);
  for (const [seat, shown] of view.players.entries()) {
    const each = player(draft, seat);
    if (shown.resources === 'hidden') each.resources = resourcesOf(view, seat);
    if (shown.points === 'hidden') each.points = guessPoints(view, rng);
    each.tiles = filled(shown.tiles, unseen, rng);
    each.hand = filled(shown.hand, deck, rng);
    each.characters = filled(shown.characters, characters, rng);
    each.dealt = filled(shown.dealt, characters, rng);
  }
  if (view.halCard === 'hidden') draft.halCard = drawFrom(deck, rng);
  draft.rng = rng;
  draft.deck = deck.left;
  draft.unseen = unseen.left;
  draft.characters = characters.left;
  draft.outOfPlay = outOfPlay;
  for (const [seat, each] of draft.players.entries()) if (seat !== view.viewer) commitAgain(draft, seat, each, rng);
  return draft;
}

/** Pieces drawn from a pool in place of the marks. */
function filled<T extends CardId | CharacterId>(
  shown: readonly (T | 'hidden')[],
  from: Pool<T>,
  rng: Rng,
): readonly T[] {
  if (!shown.includes('hidden')) return shown as readonly T[];
  return inOrder(shown.map((piece) => (piece === 'hidden' ? drawFrom(from, rng) : piece)));
}

/** A pool without some pieces. */
const besides = <T>(pool: readonly T[], pieces: readonly T[]): readonly T[] =>
  pieces.length === 0 ? pool : pool.filter((piece) => !pieces.includes(piece));

/** HAL-70: the resources of a seat that are neither in the supply nor on buildings are in its stash. */
function resourcesOf(view: View, seat: Seat): number {
  const placed = view.city.reduce((sum, { owner, tiles }) => sum + (owner === seat ? tiles.length : 0), 0);
  return suppliesOf(view.options).resources - (view.players[seat]?.supply ?? 0) - placed;
}

type Pool<T> = { left: readonly T[] };

function drawFrom<T extends CardId | CharacterId>(pool: Pool<T>, rng: Rng): T {
  const piece = pool.left[drawInt(rng, pool.left.length)] as T;
  pool.left = withoutPiece(pool.left, piece);
  return piece;
}

/** HAL-37, HAL-77: the points of others are hidden; the guess is around what the viewer has. */
function guessPoints(view: View, rng: Rng): number {
  const seen = view.players.map(({ points }) => points).filter((points) => points !== 'hidden');
  return drawInt(rng, 2 * (seen[0] ?? 10) + 1);
}

/** Draws what another seat has chosen in secret, from its legal choices. */
function commitAgain(draft: Draft, seat: Seat, player: Player, rng: Rng): void {
  const { pick, commitment } = player as unknown as PlayerView;
  if (pick === 'hidden') player.pick = player.dealt[drawInt(rng, player.dealt.length)] as CharacterId;
  if (commitment === 'hidden') {
    const moves = decisions.commit.list(draft, seatDecision('commit'), seat);
    const { card, tile } = moves[drawInt(rng, moves.length)] as MoveOf<'commit'>;
    player.commitment = { card, tile };
  }
  const returning = draft.pending[draft.pending.length - 1]?.kind === 'return-tiles';
  if (returning && player.settled && player.returned.length === 0)
    player.returned = player.tiles.filter((tile) => tile !== player.commitment?.tile && drawInt(rng, 2) === 1);
}
