import type { Explanation } from '@wonders/core';
import type { Cubes } from '../src/components/cubes.js';
import type { MarketTile } from '../src/components/tiles.js';
import type { Move, PlannedTurn, Reason, State } from '../src/index.js';
import { ORDERS, PORTS } from '../src/index.js';
import { hexes } from '../src/table/map.js';

// What the bots claim, counted anew from the position: the rules are used, the code of the bots is not.

export type Why = Explanation<Move, Reason>;
export type Step = Why['steps'][number];

const sum = (cubes: readonly number[]): number => cubes.reduce((a, b) => a + b, 0);
const weighed = (cubes: readonly number[], each: readonly number[]): number =>
  sum(cubes.map((n, rank) => n * (each[rank] ?? 0)));
const VALUES = [1, 2, 3, 4];

/** The order on a port, by the number of the port. */
export function orderOn(state: State, port: number) {
  const face = state.ports[port] ?? null;
  return face === null || face === 'closed-port' ? undefined : { id: face, ...(state.tables?.orders ?? ORDERS)[face] };
}

export const portOf = (id: string): number => (PORTS as readonly string[]).indexOf(id);

export const lacks = (cost: readonly number[], held: readonly number[]): readonly number[] =>
  cost.map((n, rank) => Math.max(0, n - (held[rank] ?? 0)));

export const store = (state: State): Cubes => state.seats[1]?.cargo ?? [0, 0, 0, 0];

/** Whether the AI can pay for the order of a port; without an id of a port it takes none. */
export function payable(state: State, port: number): boolean {
  const order = orderOn(state, port);
  return order !== undefined && sum(lacks(order.cost, store(state))) === 0;
}

/** The port whose order the AI takes next, −1 for none. */
export function taken(state: State): number {
  const open = [0, 1, 2, 3].filter((port) => payable(state, port));
  const key = (port: number): readonly number[] => {
    const order = orderOn(state, port);
    return [-(order?.vp ?? 0), sum(order?.cost ?? []), port];
  };
  const [first = -1] = open.sort(
    (a, b) =>
      key(a)
        .map((n, i) => n - (key(b)[i] ?? 0))
        .find((n) => n !== 0) ?? 0,
  );
  return first;
}

/** The amount that an item of a list compares, higher is better; for a yes/no item 1 or 0. */
export function amount(state: State, step: Step, id: string, after: (id: string) => Cubes): number {
  const order = orderOn(state, portOf(id));
  switch (step.label.key) {
    case 'order-it-can-pay':
      return payable(state, portOf(id)) ? 1 : 0;
    case 'order-with-most-vp':
      return order?.vp ?? 0;
    case 'order-with-fewest-cubes':
      return -sum(order?.cost ?? []);
    case 'first-port':
      return -portOf(id);
    case 'best-set':
      return ['yellow', 'red', 'green', 'brown'].indexOf(id);
    case 'best-bonus': {
      // One of a kind that it has comes last.
      const second = state.seats[state.pending.at(-1)?.seat ?? 0]?.bonuses.some((tile) => tile === id) === true;
      const liked = [
        'bonus-extra-move',
        'bonus-harvest-red',
        'bonus-cargo',
        'bonus-upgrade',
        'bonus-vp-6',
        'bonus-vp-5',
        'bonus-vp-4',
        'bonus-vp-3',
      ];
      return -liked.indexOf(id) - (second ? liked.length : 0);
    }
    default:
      return promise(state, after(id)) ?? 0;
  }
}

/** Steps from a hex to all others. */
function stepsFrom(state: State, from: number): readonly number[] {
  const map = hexes(state);
  const steps: number[] = map.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  for (let round = 0; round < map.length; round++)
    for (const [place, { hex }] of map.entries())
      for (const [other, { neighbours }] of map.entries())
        if (neighbours.includes(hex)) steps[place] = Math.min(steps[place] ?? 0, (steps[other] ?? 0) + 1);
  return steps;
}

const freeSteps = (state: State, seat: number): number =>
  1 + (state.seats[seat]?.bonuses.filter((tile) => tile === 'bonus-extra-move').length ?? 0);
const solo = (state: State): boolean => state.options.mode === 'solo';
const claimedNext = (state: State): number => (solo(state) ? taken(state) : -1);

/** The ports with an order to head for. */
export const aims = (state: State): readonly number[] =>
  [0, 1, 2, 3].filter((port) => orderOn(state, port) !== undefined && port !== claimedNext(state));

/** What a cargo promises where the boat lies, to the hundredth; `null` where no order is open. */
export function promise(state: State, cargo: readonly number[]): number | null {
  const seat = state.pending.at(-1)?.seat ?? 0;
  const steps = stepsFrom(state, state.seats[seat]?.boat ?? 0);
  const all = aims(state).map((port) => {
    const order = orderOn(state, port);
    const missing = weighed(lacks(order?.cost ?? [], cargo), VALUES);
    const beyond = weighed(cargo, VALUES) - (weighed(order?.cost ?? [], VALUES) - missing);
    const work = (missing - 0.5 * Math.min(beyond, missing)) / 3;
    const free = freeSteps(state, seat);
    const turns = ((steps[state.map.tiles.length + port] ?? 0) - free) / free;
    return (order?.vp ?? 0) - 3 * (Math.max(turns, work) + 1);
  });
  return all.length === 0 ? null : Math.round(100 * Math.max(...all)) / 100;
}

/** What the AI gains by a planned turn, and what the house bot takes that to cost. */
function giftOf(state: State, { hex, action, trades }: PlannedTurn): number {
  if (!solo(state)) return 0;
  const { aiTradeGain } = state.options;
  const orders = Math.max(...state.seats.map((side) => side.orders.length));
  // The last round is lost: with fewer than eight rounds for each order that is missing it hurries.
  const late = 8 * (4 - orders) - (state.options.roundLimit - state.round);
  const care = Math.max(0, 1 - Math.max(0, (state.round - 50) / 20, late / 10));
  const market: MarketTile | null = hexes(state).find((each) => each.hex === hex)?.market ?? null;
  const cost = (aiTradeGain === 'printed' ? [0.5, 2, 5, 7] : [0.5, 1, 1.5, 2]).map(
    (each, rank) => care * each * ((store(state)[rank] ?? 0) < 6 ? 1 : 0.2),
  );
  const harvest = weighed([2, 0, 0, 0], cost);
  if (action === 'port' || market === null) return harvest;
  if (aiTradeGain === 'printed') return weighed(market.get, cost);
  if (action === 'harvest') return harvest;
  return (aiTradeGain === 'matched' ? trades : Math.min(1, trades)) * weighed(market.get, cost);
}

export const giftsOf = (state: State, route: readonly PlannedTurn[]): number =>
  sum(route.map((turn) => giftOf(state, turn)));
