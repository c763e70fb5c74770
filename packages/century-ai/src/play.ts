import type { Seat } from '@wonders/core';
import { playByKind, replaced } from '@wonders/core';
import { chance } from './chance.js';
import { HARVEST, STARTING_SETS } from './components/board.js';
import type { Cubes } from './components/cubes.js';
import { CUBE, canRise, multiple, total, upgraded } from './components/cubes.js';
import type { Order, OrderId } from './components/orders.js';
import type { MarketTile } from './components/tiles.js';
import { SYMBOLS } from './components/tiles.js';
import { ownersOn } from './costs/sailing.js';
import type { Event, Sink } from './events.js';
import type { Move, MoveOf, SeatMove } from './notation.js';
import { scriptMove } from './script.js';
import type { Decision, Draft } from './state/index.js';
import { asks, asksDraw, asksToll, isSolo, SCRIPT_SEAT } from './state/index.js';
import { hexOf, marketAt, neighboursOf, portAt } from './table/places.js';
import { closedPortInside, orderAt } from './table/ports.js';
import { boatOf, seatOf, tilesOf } from './table/seats.js';
import { addCubes, collectCubes, leaveCubes, takeCubes } from './table/supply.js';

/** CENT-24, CENT-113: a set leaves the supply for good, so no two seats start alike. */
function chooseStart(draft: Draft, { seat }: Decision, { set }: MoveOf<'choose-start'>, emit?: Sink): void {
  draft.sets = draft.sets.filter((each) => each !== set);
  addCubes(draft, seat, STARTING_SETS[set], 'start', emit);
}

/** CENT-27. */
function moveBoat(draft: Draft, seat: Seat, place: number, emit?: Sink): void {
  seatOf(draft, seat).boat = place;
  emit?.({ kind: 'boat', seat, place });
}

/** CENT-35, CENT-36: the cube for a paid step stays on the hex that the boat leaves. */
function sail(draft: Draft, { seat }: Decision, { to, drop }: MoveOf<'sail'>, emit?: Sink): void {
  const from = boatOf(draft, seat);
  if (drop !== null) {
    takeCubes(draft, seat, CUBE[drop], 'drop', emit);
    leaveCubes(draft, from, CUBE[drop], emit);
  }
  for (const next of neighboursOf(draft, from)) if (hexOf(draft, next) === to) moveBoat(draft, seat, next, emit);
  draft.path = [...draft.path, boatOf(draft, seat)];
  draft.pending.push(asks('sail', seat));
}

/** CENT-38, CENT-39: the seat pays the owners of the other boats one by one. The cubes there come only then. */
function dock(draft: Draft, { seat }: Decision): void {
  draft.phase = 'dock';
  const owners = ownersOn(draft, seat, boatOf(draft, seat));
  for (let i = owners.length - 1; i >= 0; i--) draft.pending.push(asksToll(seat, owners[i] as Seat));
}

/** Records the action, and the decisions that follow it. */
function act(draft: Draft, seat: Seat, action: 'market' | 'port' | 'harvest', emit?: Sink): void {
  draft.action = action;
  draft.phase = 'react';
  emit?.({ kind: 'action', seat, action });
}

/** CENT-67, CENT-65. */
function harvest(draft: Draft, { seat }: Decision, _: Move, emit?: Sink): void {
  act(draft, seat, 'harvest', emit);
  addCubes(draft, seat, HARVEST, 'harvest', emit);
  const reds = tilesOf(seatOf(draft, seat), 'bonus-harvest-red');
  if (reds > 0) addCubes(draft, seat, multiple(CUBE.red, reds), 'harvest', emit);
}

/** CENT-56. */
function port(draft: Draft, { seat }: Decision, _: Move, emit?: Sink): void {
  act(draft, seat, 'port', emit);
  claim(draft, seat, portAt(draft, boatOf(draft, seat)), emit);
}

/** Pays for an order, takes its tile and refills the port (CENT-56, CENT-72). */
function claim(draft: Draft, seat: Seat, port: number, emit?: Sink): void {
  const order = orderAt(draft, port) as Order;
  const face = draft.ports[port] as OrderId;
  takeCubes(draft, seat, order.cost, 'order', emit);
  const side = seatOf(draft, seat);
  side.orders = [...side.orders, face];
  draft.ports = replaced(draft.ports, port, null);
  // CENT-118: in versus the claimed tile lies face down.
  emit?.({ kind: 'order', seat, port, order: face, to: isSolo(draft) ? 'all' : seat });
  refill(draft, port, emit);
}

/** CENT-57: the Closed Port moves to the port just served. The port that it leaves is refilled. */
function refill(draft: Draft, served: number, emit?: Sink): void {
  const closed = draft.ports.indexOf('closed-port');
  if (closed >= 0) {
    draft.ports = replaced(replaced(draft.ports, closed, null), served, 'closed-port');
    emit?.({ kind: 'closed-port', from: closed, to: served });
  }
  // CENT-59
  if (draft.unseen.length > 0 || closedPortInside(draft))
    chance.ask(draft, asksDraw(closed >= 0 ? closed : served), emit);
}

/** CENT-45 to CENT-51: the first part of a market action. Upgrade, bonus tile and trades follow as decisions. */
function market(draft: Draft, { seat }: Decision, { pay }: MoveOf<'market'>, emit?: Sink): void {
  act(draft, seat, 'market', emit);
  const place = boatOf(draft, seat);
  draft.phase = 'trade';
  if (draft.outposts[place]?.includes(seat)) return;
  if (total(pay) > 0) takeCubes(draft, seat, pay, 'build', emit);
  build(draft, seat, place, emit);
  draft.built = true;
  draft.phase = 'upgrade';
}

/** The leftmost outpost of the symbol's row, or one of the AI's pile, goes to the map (CENT-49, CENT-72). */
function build(draft: Draft, seat: Seat, place: number, emit?: Sink): void {
  const tile = marketAt(draft, place) as MarketTile;
  const row = SYMBOLS.indexOf(tile.symbol);
  const side = seatOf(draft, seat);
  draft.outposts = replaced(draft.outposts, place, [...(draft.outposts[place] ?? []), seat].sort());
  emit?.({ kind: 'outpost', seat, place, symbol: tile.symbol, column: side.built[row as 0] });
  side.built = side.built.map((n, i) => (i === row ? n + 1 : n)) as unknown as Cubes;
}

/** CENT-50: one upgrade; those that are left go where no cube can rise any more. */
function upgrade(draft: Draft, { seat }: Decision, { colour }: MoveOf<'upgrade'>, emit?: Sink): void {
  takeCubes(draft, seat, CUBE[colour], 'upgrade', emit);
  addCubes(draft, seat, CUBE[upgraded(colour)], 'upgrade', emit);
  if (!canRise(seatOf(draft, seat).cargo)) endUpgrades(draft);
}

/** CENT-50: declining one declines the others. */
function endUpgrades(draft: Draft): void {
  while (draft.pending.at(-1)?.kind === 'upgrade') draft.pending.pop();
}

/** CENT-60. */
function takeBonus(draft: Draft, { seat }: Decision, { tile }: MoveOf<'bonus'>, emit?: Sink): void {
  const side = seatOf(draft, seat);
  const at = draft.bonusLeft.indexOf(tile);
  draft.bonusLeft = draft.bonusLeft.filter((_, i) => i !== at);
  side.bonuses = [...side.bonuses, tile];
  emit?.({ kind: 'bonus', seat, tile });
}

/** CENT-52. */
function trade(draft: Draft, { seat }: Decision, { times }: MoveOf<'trade'>, emit?: Sink): void {
  const tile = marketAt(draft, boatOf(draft, seat)) as MarketTile;
  draft.trades = times;
  emit?.({ kind: 'trades', seat, times });
  if (times === 0) return;
  takeCubes(draft, seat, multiple(tile.give, times), 'trade', emit);
  addCubes(draft, seat, multiple(tile.get, times), 'trade', emit);
}

/** CENT-72: the AI does what its script says. */
function react(draft: Draft, _: Decision, __: Move, emit?: Sink): void {
  const { claims, places, gains } = scriptMove(draft);
  if (claims >= 0) claim(draft, SCRIPT_SEAT, claims, emit);
  if (places) build(draft, SCRIPT_SEAT, boatOf(draft, draft.turn), emit);
  if (total(gains) > 0) addCubes(draft, SCRIPT_SEAT, gains, 'reaction', emit);
}

const nothing = (): void => undefined;

/** Plays a legal move of a seat. Its decision has been popped. */
export const play = playByKind<Draft, Decision, SeatMove, Event>({
  'choose-start': chooseStart,
  'place-boat': (draft, { seat }, { hex }, emit) => moveBoat(draft, seat, draft.map.hexes.indexOf(hex), emit),
  sail,
  // CENT-40: a boat that stays does not arrive, so it pays and collects nothing; `settle` goes on to the action.
  stay: nothing,
  dock,
  'pay-toll'(draft, { seat, owner }, { colour }, emit) {
    takeCubes(draft, seat, CUBE[colour], 'toll', emit);
    addCubes(draft, owner as Seat, CUBE[colour], 'toll', emit);
  },
  // CENT-121
  collect: (draft, { seat }, _, emit) => collectCubes(draft, seat, boatOf(draft, seat), emit),
  leave: nothing,
  harvest,
  port,
  market,
  // CENT-120
  pass(draft) {
    draft.phase = 'discard';
  },
  upgrade,
  'skip-upgrade': endUpgrades,
  bonus: takeBonus,
  trade,
  react,
  discard: (draft, { seat }, { colour }, emit) => takeCubes(draft, seat, CUBE[colour], 'discard', emit),
});
