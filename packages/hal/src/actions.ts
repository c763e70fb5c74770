import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import { draw } from './chance.js';
import { colorOf, indexShowing, neighbours } from './city.js';
import { type Action, type Bonus, type CardId, isLetter, type Letter } from './components/cards.js';
import type { Cell } from './components/setup.js';
import { type Item, type Items, PRODUCES, TILES, type Tile, type TileId } from './components/tiles.js';
import type { Event } from './events.js';
import type { Move } from './move.js';
import { withPiece, withoutPiece } from './pool.js';
import { characterCard, keptCard } from './scoring.js';
import type { Building, Draft, Ending } from './state.js';
import { seatDecision, PLAYER_SEAT, isSolo, player } from './state.js';

type Sink = Emit<Event | ChanceEvent<Move>>;
type Yield = Record<Item, number>;

/** HAL-25: a building gives its colour's item for each floor. */
function produce(into: Yield, building: Building): void {
  into[PRODUCES[colorOf(building)]] += building.tiles.length;
}

function addArrow(into: Yield, bonus: Bonus, action: Action): void {
  if (bonus.kind !== 'on-action' || bonus.action !== action) return;
  into.resource += bonus.gain.resource;
  into.tile += bonus.gain.tile;
  into.point += bonus.gain.point;
}

/** HAL-26, HAL-34, HAL-43: the arrows of the tableau; HAL-72: and of the characters. */
function arrows(draft: Draft, seat: Seat, action: Action, into: Yield): Yield {
  const { tableau, characters } = player(draft, seat);
  for (const card of tableau) addArrow(into, keptCard(draft.options, card).bonus, action);
  for (const card of characters) addArrow(into, characterCard(draft.options, card).bonus, action);
  return into;
}

/** The game is over: nothing is left to decide. */
export function end(draft: Draft, ending: Ending, emit?: Sink): void {
  draft.ending = ending;
  draft.pending.length = 0;
  emit?.({ kind: 'over', ending, stashes: draft.players.map(({ resources, points }) => ({ resources, points })) });
}

const nothing = (): Yield => ({ resource: 0, tile: 0, point: 0 });

/** HAL-28: gains what the supplies hold of it; the tiles are drawn last. */
export function gain(draft: Draft, seat: Seat, items: Items, emit?: Sink): void {
  const to = player(draft, seat);
  const resource = Math.min(items.resource, to.supply);
  const tile = Math.min(items.tile, draft.unseen.length - draft.removed);
  to.resources += resource;
  to.supply -= resource;
  to.points += items.point;
  if (resource + tile + items.point > 0) emit?.({ kind: 'gained', seat, resource, tile, point: items.point });
  draw(draft, 'tile', seat, tile, emit);
}

/** Lays cards on the discard pile. */
export function discard(
  draft: Draft,
  seat: Seat,
  cards: readonly CardId[],
  from: 'hand' | 'table' = 'table',
  emit?: Sink,
): void {
  for (const card of cards) draft.discard = withPiece(draft.discard, card);
  if (cards.length > 0) emit?.({ kind: 'discarded', seat, cards, from });
}

/** Lays all cards of a hand on the discard pile. */
export function discardHand(draft: Draft, seat: Seat, emit?: Sink): void {
  const each = player(draft, seat);
  const cards = each.hand;
  each.hand = [];
  forget(draft, cards);
  discard(draft, seat, cards, 'hand', emit);
}

/** Cards that are in no hand any more need not be remembered. */
function forget({ players }: Draft, cards: readonly CardId[]): void {
  for (const each of players)
    if (each.known.length > 0) each.known = each.known.filter((card) => !cards.includes(card));
}

/** HAL-20, HAL-74: a card leaves a hand, alone or with a tile of the stash. */
export function playCard(draft: Draft, seat: Seat, card: CardId, tile: TileId | null, emit?: Sink): void {
  const from = player(draft, seat);
  from.hand = withoutPiece(from.hand, card);
  if (tile !== null) from.tiles = withoutPiece(from.tiles, tile);
  forget(draft, [card]);
  emit?.({ kind: 'played', seat, card, tile });
}

/** HAL-24 to HAL-27: a card alone; of an urbanization card `take` is gained. */
export function exploit(draft: Draft, seat: Seat, card: CardId, take: 'resource' | 'tile' | null, emit?: Sink): void {
  const items = nothing();
  if (!isLetter(card)) produce(items, draft.city[indexShowing(draft.city, card)] as Building);
  else if (take !== null) items[take]++;
  discard(draft, seat, [card], 'table', emit);
  gain(draft, seat, arrows(draft, seat, 'exploit', items), emit);
}

/** HAL-29, HAL-30: the tile on the token's cell, with a resource and a pawn. HAL-48: against Hal the human moves the token. */
export function urbanize(draft: Draft, seat: Seat, card: Letter, tile: TileId, emit?: Sink): void {
  const site = draft.tokens[card];
  if (site === null) return;
  draft.city = [...draft.city, { x: site.x, y: site.y, tiles: [tile], owner: seat, pawn: true }];
  player(draft, seat).resources--;
  draft.tokens = { ...draft.tokens, [card]: null };
  draft.running = { seat, card, site };
  emit?.({ kind: 'urbanized', seat, card, tile, x: site.x, y: site.y });
  draft.pending.push(seatDecision('moveToken', isSolo(draft) ? PLAYER_SEAT : seat));
}

/** HAL-33 to HAL-35: what the neighbours of a new building give to a player. */
export function harvest(draft: Draft, seat: Seat, site: Cell, emit?: Sink): void {
  const items = nothing();
  for (const neighbour of neighbours(draft.city, site.x, site.y)) produce(items, neighbour);
  gain(draft, seat, arrows(draft, seat, 'urbanize', items), emit);
}

/** HAL-36: the resources that a floor needs, one for each floor of the new building. */
export const floorResources = (building: Building): number => building.tiles.length + 1;

/** HAL-36: the resources at hand for covering a building. */
export function floorFunds(building: Building, seat: Seat, resources: number): number {
  return resources + (building.owner === seat ? building.tiles.length : 0);
}

/** HAL-36: the resource that another colour costs. */
export const colourFee = (below: Tile, tile: Tile): number => (tile.color === below.color ? 0 : 1);

/** HAL-39: the points that a lower number costs. */
export const pointsForLowerNumber = (below: Tile, tile: Tile): number => Math.max(0, below.number - tile.number);

/** HAL-37, HAL-38, HAL-41: a floor on a building, its resources sent back and new ones put on it. */
export function addFloor(
  draft: Draft,
  seat: Seat,
  card: TileId,
  tile: TileId,
  cost: { readonly points: number; readonly fee: number },
  emit?: Sink,
): void {
  const below = draft.city[indexShowing(draft.city, card)] as Building;
  const floors = floorResources(below);
  const builder = player(draft, seat);
  if (below.owner !== null) {
    const owner = player(draft, below.owner);
    owner.resources += below.tiles.length;
    if (below.owner !== seat) owner.points += below.tiles.length;
  }
  builder.points -= cost.points;
  builder.resources -= floors + cost.fee;
  builder.supply += cost.fee;
  const tiles = [...below.tiles, tile];
  draft.city = draft.city.map((each) =>
    each === below ? { x: each.x, y: each.y, tiles, owner: seat, pawn: true } : each,
  );
  emit?.({
    kind: 'constructed',
    seat,
    card,
    tile,
    floors,
    back: below.owner,
    paid: cost.points,
    fee: cost.fee,
    x: below.x,
    y: below.y,
  });
}

/** HAL-36 to HAL-43: a player's floor. */
export function construct(draft: Draft, seat: Seat, card: TileId, tile: TileId, emit?: Sink): void {
  const [below, above] = [TILES[card], TILES[tile]];
  addFloor(draft, seat, card, tile, { points: pointsForLowerNumber(below, above), fee: colourFee(below, above) }, emit);
  const items = nothing();
  if (!draft.options.constructBonusIncludesPlayedCard) arrows(draft, seat, 'construct', items);
  const builder = player(draft, seat);
  builder.tableau = withPiece(builder.tableau, card);
  if (draft.options.constructBonusIncludesPlayedCard) arrows(draft, seat, 'construct', items);
  gain(draft, seat, items, emit);
}
