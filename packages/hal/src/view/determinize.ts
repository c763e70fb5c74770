import { draw, drawInt, type Rng, type Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { canPay } from '../costs.js';
import { decisions } from '../moves.js';
import type { MoveOf } from '../notation.js';
import { suppliesOf } from '../options.js';
import { clone } from '../state/generated.js';
import type { Player, PlayerView } from '../state/index.js';
import { type Draft, own, player, type State, seatDecision, type View } from '../state/index.js';
import { inOrder, withoutPiece } from '../table/pool.js';
import { characterCard } from '../table/tableau.js';

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
    each.tiles = filled(shown.tiles, unseen, rng);
    each.hand = filled(shown.hand, deck, rng);
    each.characters = filled(shown.characters, characters, rng);
    if (shown.points === 'hidden') each.points = guessPoints(view, seat, each.characters, rng);
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
  return suppliesOf(view.options).resources - own(view, seat).supply - placed;
}

type Pool<T> = { left: readonly T[] };

function drawFrom<T extends CardId | CharacterId>(pool: Pool<T>, rng: Rng): T {
  const piece = pool.left[drawInt(rng, pool.left.length)] as T;
  pool.left = withoutPiece(pool.left, piece);
  return piece;
}

/** Whose turn comes first, as 0, and so on. */
const orderOf = ({ first, players }: View, seat: Seat): number => (seat - first + players.length) % players.length;

/** HAL-72: the points that a seat's characters have brought it. */
function startOf(view: View, seat: Seat, characters: readonly CharacterId[]): number {
  const { phase, round, turn, options } = view;
  const has = round > 0 || phase === 'draw' || (phase === 'equip' && orderOf(view, seat) < turn);
  return has ? characters.reduce((sum, card) => sum + characterCard(options, card).start.point, 0) : 0;
}

/** How many turns a seat has had, the present one included. */
function turnsOf(view: View, seat: Seat): number {
  const { phase, round, turn } = view;
  if (phase === 'draw') return round;
  return Math.max(0, round - 1) + Number(phase === 'resolve' && orderOf(view, seat) < turn);
}

/** The points that its turns have brought the viewer; `null` for a spectator. */
function gainOf(view: View): number | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const { points, characters } = view.players[viewer] as Player;
  return Math.max(0, points - startOf(view, viewer, characters));
}

/** How many parts the points of turns come in: with fewer they would vary more. It fits what games bring. */
const PARTS = 2;

/**
 * HAL-72, HAL-77: before its first turn a seat has the points of its characters. What turns brought others varies from game to game. On
 * average it is what they brought the viewer, if one more turn with a point is counted in; for a spectator half a point each.
 */
function guessPoints(view: View, seat: Seat, characters: readonly CharacterId[], rng: Rng): number {
  const turns = turnsOf(view, seat);
  const mean = (turns * ((gainOf(view) ?? turns / 2) + 1)) / (turns + 1);
  let points = startOf(view, seat, characters);
  for (let parts = PARTS; parts > 0; ) {
    if (draw(rng) < PARTS / (mean + PARTS)) parts--;
    else points++;
  }
  return points;
}

/** Draws what another seat has chosen in secret, from its legal choices. */
function commitAgain(draft: Draft, seat: Seat, player: Player, rng: Rng): void {
  const { pick, commitment } = player as unknown as PlayerView;
  if (pick === 'hidden') player.pick = player.dealt[drawInt(rng, player.dealt.length)] as CharacterId;
  if (commitment === 'hidden') {
    // HAL-85: what cannot be paid for yet is hardly ever committed.
    const all = decisions.commit.list(draft, seatDecision('commit'), seat) as readonly MoveOf<'commit'>[];
    const moves = all.filter(({ card, tile }) => tile === null || canPay(draft, seat, card, tile));
    const { card, tile } = moves[drawInt(rng, moves.length)] as MoveOf<'commit'>;
    player.commitment = { card, tile };
  }
  const returning = draft.pending[draft.pending.length - 1]?.kind === 'return-tiles';
  if (returning && player.settled && player.returned.length === 0)
    player.returned = player.tiles.filter((tile) => tile !== player.commitment?.tile && drawInt(rng, 2) === 1);
}
