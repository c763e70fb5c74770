import { applyMove, botMove, legalMoves, type Move, type State } from '@wonders/century-ai';
import { outpostCost, reachable } from '@wonders/century-ai/costs';
import { hexes } from '@wonders/century-ai/map';
import { type Cubes, covers, total } from '../src/components/cubes.js';
import { orderAt } from '../src/table/ports.js';
import { seatOf } from '../src/table/seats.js';

/**
 * Players with one idea, who deliver the orders that they can pay besides. The builder takes market actions that build, and trades no
 * more than it has to. The trader trades wherever and as often as it can. The harvester never takes a market action.
 */
export const ONE_SIDED = ['builder', 'trader', 'harvester'] as const;

/** The name of a player with one idea. */
export type OneSided = (typeof ONE_SIDED)[number];

/** Whether a hex has the action that a player looks for. */
function suits(player: OneSided, cargo: Cubes, give: Cubes | undefined, price: number): boolean {
  if (give === undefined || player === 'harvester') return give === undefined && player === 'harvester';
  return price <= total(cargo) && (player === 'builder' || covers(cargo, give));
}

/** The hexes that a player looks for: orders that it can pay, or else its own kind of action. */
function wanted(state: State, player: OneSided, seat: number): readonly string[] {
  const { cargo } = seatOf(state, seat);
  const all = hexes(state);
  const ports = all.slice(state.map.tiles.length).map(({ hex }, port) => ({ hex, order: orderAt(state, port) }));
  const paid = ports.filter(({ order }) => order !== undefined && covers(cargo, order.cost));
  if (paid.length > 0) return paid.map(({ hex }) => hex);
  return all.slice(0, state.map.tiles.length).flatMap(({ hex, market, outposts }, place) => {
    const built = outposts.includes(seat);
    if (built && player === 'builder') return [];
    return suits(player, cargo, market?.give, built ? 0 : outpostCost(state, place)) ? [hex] : [];
  });
}

/** How many steps every hex is from the nearest of some. */
function distances(state: State, from: readonly string[]): ReadonlyMap<string, number> {
  const near = new Map(hexes(state).map(({ hex, neighbours }) => [hex as string, neighbours]));
  const away = new Map(from.map((hex) => [hex, 0]));
  for (const [hex, steps] of away)
    for (const next of near.get(hex) ?? []) if (!away.has(next)) away.set(next, steps + 1);
  return away;
}

/** One step towards what it looks for, without leaving a cube behind where it can. */
function sail(state: State, player: OneSided, seat: number): Move {
  const away = distances(state, wanted(state, player, seat));
  const cost = ({ hex, drops, toll }: ReturnType<typeof reachable>[number]): number =>
    (away.get(hex) ?? 0) + 10 * drops.length + toll;
  const [best] = [...reachable(state)].sort((a, b) => cost(a) - cost(b));
  const to = best?.way[0];
  if (to !== undefined)
    return legalMoves(state).find((move) => move.kind === 'sail' && move.to === to) ?? botMove(state);
  return { kind: state.path.length === 1 ? 'stay' : 'dock' };
}

/** The action of a player: an order, its own kind, or else a harvest. */
function act(legal: readonly Move[], player: OneSided, seat: number, state: State): Move | undefined {
  const here = hexes(state).find(({ boats }) => boats.includes(seat));
  const builds = here?.market !== null && !here?.outposts.includes(seat);
  const market = player === 'trader' || (player === 'builder' && builds);
  const kinds = ['port', ...(market ? ['market'] : []), 'harvest'];
  return kinds.flatMap((kind) => legal.find((move) => move.kind === kind) ?? [])[0];
}

/** The move of a player with one idea; what its idea says nothing about, it does as the house bot. */
export function oneSidedMove(player: OneSided, state: State): Move {
  const { kind = '', seat = 0 } = state.pending.at(-1) ?? {};
  const legal = legalMoves(state);
  if (kind === 'sail') return sail(state, player, seat);
  if (kind === 'action') return act(legal, player, seat, state) ?? botMove(state);
  if (kind !== 'trade') return botMove(state);
  return legal.at(player === 'trader' ? -1 : 0) ?? botMove(state);
}

/** A game in which a player with one idea has a seat, and the house bot or the AI the other one. */
export function playedBy(player: OneSided, start: State, own: number): State {
  let state = start;
  for (let decision = state.pending.at(-1); decision !== undefined; decision = state.pending.at(-1))
    state = applyMove(state, decision.seat === own ? oneSidedMove(player, state) : botMove(state));
  return state;
}
