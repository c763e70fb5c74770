import { drawInt, type Rng, type Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { legal } from '../moves.js';
import type { Move } from '../notation.js';
import { suppliesOf } from '../options.js';
import { clone } from '../state/clone.js';
import { seatDecision } from '../state/decision.js';
import type { Player, PlayerView } from '../state/player.js';
import { type Draft, own, type View } from '../state/position.js';
import { inOrder, withoutPiece } from '../table/pool.js';

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
  const returning = draft.pending[draft.pending.length - 1]?.kind === 'return-tiles';
  if (returning && player.settled && player.returned.length === 0)
    player.returned = player.tiles.filter((tile) => tile !== player.commitment?.tile && drawInt(rng, 2) === 1);
}
