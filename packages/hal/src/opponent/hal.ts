import { type ChanceEvent, choose, type Emit, type Rung, type Trace } from '@wonders/core';
import { addFloor, discard, discardHand, end, floorResources, floorFunds, pointsForLowerNumber, urbanize } from '../actions.js';
import { indexShowing, neighbours } from '../city.js';
import { type CardId, isLetter, type Letter } from '../components/cards.js';
import type { Cell } from '../components/setup.js';
import { TILES, type TileId } from '../components/tiles.js';
import type { Event } from '../events.js';
import type { Move } from '../move.js';
import { count, pieceName } from '../notation.js';
import { withPiece } from '../pool.js';
import type { Building, Draft, Position, View } from '../state.js';
import { SCRIPT_SEAT, PLAYER_SEAT, own, player } from '../state.js';
import { supplySize } from '../view.js';

type Sink = Emit<Event | ChanceEvent<Move>>;

/** HAL-47: a point for each item that the neighbours of a cell produce. */
function pointsAt(position: Position, { x, y }: Cell): number {
  return neighbours(position.city, x, y).reduce((sum, { tiles }) => sum + tiles.length, 0);
}

/** What urbanizing with a card gives to Hal where its token stands now; `null` for a building card. */
function pointsOf(position: Position, card: CardId): number | null {
  const cell = isLetter(card) ? position.tokens[card] : null;
  return cell === null ? null : pointsAt(position, cell);
}

/** HAL-54: a building card, else the card that gives more points, else the first. HAL-55: resources do not matter. */
const EXPERT: readonly Rung<CardId, { readonly position: Position; readonly given: Letter }>[] = [
  { rule: 'HAL-54', label: 'a building card', score: (card) => (isLetter(card) ? 0 : 1) },
  { rule: 'HAL-54', label: 'most points for urbanizing', score: (card, x) => pointsOf(x.position, card) ?? 0 },
  { rule: 'HAL-54', label: 'the card he was given', score: (card, x) => (card === x.given ? 1 : 0) },
];

/**
 * The two cards of an expert Hal, and the one he uses.
 *
 * @category Hal
 */
export type ExpertChoice = Omit<Extract<Event, { kind: 'expert' }>, 'kind'>;

/**
 * Expert level: which of two cards Hal uses when his own is an urbanization card.
 *
 * @param position - At Hal's turn.
 * @param given - His card, face up.
 * @param drawn - The card drawn for him.
 * @param trace - Collects the rungs that decided.
 * @example
 * ```ts
 * import { expertChoice, newGame } from '@wonders/hal';
 * const { used, givenPoints } = expertChoice(newGame(), 'a', 'red-2');
 * console.log(used, givenPoints); // red-2 1
 * ```
 * @category Hal
 */
export function expertChoice(position: Position, given: Letter, drawn: CardId, trace?: Trace): ExpertChoice {
  const used = choose([given, drawn], EXPERT, { position, given }, trace, pieceName)[0] ?? given;
  return { given, givenPoints: pointsOf(position, given) ?? 0, drawn, drawnPoints: pointsOf(position, drawn), used };
}

/** HAL-45: Hal builds with his card and the tile he has drawn. */
export function halBuilds(draft: Draft, card: CardId, tile: TileId, emit?: Sink): void {
  draft.halCard = null;
  draft.halTile = null;
  if (isLetter(card)) urbanize(draft, SCRIPT_SEAT, card, tile, emit);
  else halConstructs(draft, card, tile, emit);
}

function halConstructs(draft: Draft, card: TileId, tile: TileId, emit?: Sink): void {
  const hal = player(draft, SCRIPT_SEAT);
  const below = draft.city[indexShowing(draft.city, card)] as Building;
  const need = floorResources(below);
  const have = floorFunds(below, SCRIPT_SEAT, hal.resources);
  if (have < need) {
    // HAL-58: nothing changes in the city, the tile is set aside, and no other end is looked at.
    draft.halTile = tile;
    emit?.({ kind: 'aborted', card, tile, need, have });
    discard(draft, SCRIPT_SEAT, [card], 'table', emit);
    discardHand(draft, PLAYER_SEAT, emit);
    end(draft, 'hal-cannot-build', emit);
    return;
  }
  // HAL-53: no payment, or as many points as he has.
  const pays = draft.options.halPaysForLowerNumber === 'down-to-zero';
  addFloor(
    draft,
    SCRIPT_SEAT,
    card,
    tile,
    { points: pays ? Math.min(hal.points, pointsForLowerNumber(TILES[card], TILES[tile])) : 0, fee: 0 },
    emit,
  );
  // HAL-49: he keeps the card, and its arrow never pays.
  hal.tableau = withPiece(hal.tableau, card);
}

/** HAL-47: Hal's points for urbanizing, whatever the supplies hold. */
export function halHarvests(draft: Draft, site: Cell, emit?: Sink): void {
  const point = pointsAt(draft, site);
  player(draft, SCRIPT_SEAT).points += point;
  emit?.({ kind: 'gained', seat: SCRIPT_SEAT, resource: 0, tile: 0, point });
}

/** Hal's one move; the sentences say what his card forces. */
export function halMove(view: View, trace?: Trace): Move {
  if (trace !== undefined && view.halCard !== null) trace.reasons.push(...forcedBy(view, view.halCard as CardId));
  return { kind: 'halTurn' };
}

function forcedBy(view: View, card: CardId): string[] {
  if (supplySize(view) === 0) return [`The tile supply is empty: Hal discards ${pieceName(card)} and does nothing (HAL-46)`];
  if (isLetter(card)) {
    const points = count(pointsOf(view, card) ?? 0, 'point');
    const urbanizes = `With ${pieceName(card)} Hal urbanizes where token ${pieceName(card)} stands, for ${points} (HAL-47); you move the token (HAL-48)`;
    if (view.options.level === 'normal') return [urbanizes];
    return [
      urbanizes,
      `A card is drawn first: Hal uses it if it is a building card, or worth more than ${points} (HAL-54)`,
    ];
  }
  const below = view.city[indexShowing(view.city, card)] as Building;
  const floors = below.tiles.length;
  const need = floors + 1;
  const have = floorFunds(below, SCRIPT_SEAT, own(view, SCRIPT_SEAT).resources);
  const floor = `floor ${need} on ${pieceName(card)}`;
  if (have < need)
    return [`Hal lacks the resources for ${floor}: ${need} needed, ${have} at hand; the game ends (HAL-58)`];
  const says = [`With ${pieceName(card)} Hal constructs floor ${need} on it, whatever tile he draws (HAL-45)`];
  if (below.owner === PLAYER_SEAT)
    says.push(`You take back ${count(floors, 'resource')} and gain ${count(floors, 'point')} (HAL-51)`);
  if (below.owner === SCRIPT_SEAT) says.push(`He takes back ${count(floors, 'resource')} from it, without points (HAL-52)`);
  const points = own(view, SCRIPT_SEAT).points;
  if (view.options.halPaysForLowerNumber === 'down-to-zero' && points > 0)
    says.push(
      `For a number lower than ${TILES[card].number} he pays the difference, as far as his ${count(points, 'point')} ${points === 1 ? 'goes' : 'go'} (HAL-53)`,
    );
  return says;
}
