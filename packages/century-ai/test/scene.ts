import { type BaseOptions, replaced } from '@wonders/core';
import { testTable } from '@wonders/core/testing';
import type { BonusId } from '../src/components/bonuses.js';
import type { Cubes } from '../src/components/cubes.js';
import { NONE } from '../src/components/cubes.js';
import type { Hex } from '../src/components/hexes.js';
import type { OrderId, PortFace } from '../src/components/orders.js';
import { SYMBOLS } from '../src/components/tiles.js';
import { centuryAi } from '../src/game/index.js';
import type { Options, Start } from '../src/options/index.js';
import type { Draft, State } from '../src/state/index.js';
import { marketAt } from '../src/table/places.js';

/** One start for the worked examples: the printed shape with sea tiles. */
export const START: Start = {
  tiles: [
    { hex: '-2,2', tile: 'market-ginger-5' },
    { hex: '-2,3', tile: 'market-ginger-3' },
    { hex: '-2,4', tile: 'sea-3' },
    { hex: '-2,5', tile: 'market-tea-5' },
    { hex: '-1,1', tile: 'market-ginger-6' },
    { hex: '-1,2', tile: 'market-cloves-3' },
    { hex: '-1,3', tile: 'sea-4' },
    { hex: '-1,4', tile: 'sea-2' },
    { hex: '-1,5', tile: 'market-tea-4' },
    { hex: '0,0', tile: 'market-chili-5' },
    { hex: '0,1', tile: 'market-tea-1' },
    { hex: '0,2', tile: 'market-chili-3' },
    { hex: '0,3', tile: 'market-cloves-2' },
    { hex: '0,4', tile: 'market-chili-4' },
    { hex: '0,5', tile: 'market-cloves-6' },
    { hex: '1,0', tile: 'market-cloves-4' },
    { hex: '1,1', tile: 'market-cloves-5' },
    { hex: '1,2', tile: 'market-ginger-2' },
    { hex: '1,3', tile: 'market-chili-6' },
    { hex: '1,4', tile: 'market-tea-6' },
    { hex: '2,0', tile: 'sea-1' },
    { hex: '2,1', tile: 'market-chili-1' },
    { hex: '2,2', tile: 'market-tea-2' },
    { hex: '2,3', tile: 'market-ginger-1' },
  ],
  ports: [
    { hex: '-2,1', order: 'vp-13' },
    { hex: '2,-1', order: 'vp-06' },
    { hex: '2,4', order: 'vp-18' },
    { hex: '-2,6', order: 'vp-09' },
  ],
  seats: [],
  ai: null,
};

/** What a test puts on the table beside the start. */
interface Scene {
  readonly boat?: Hex;
  readonly cargo?: Cubes;
  readonly ai?: Cubes;
  readonly bonuses?: readonly BonusId[];
  readonly orders?: readonly OrderId[];
  readonly aiOrders?: readonly OrderId[];
  readonly ports?: readonly PortFace[];
  /** Owners by hex. */
  readonly outposts?: Readonly<Record<Hex, readonly number[]>>;
  readonly loose?: Readonly<Record<Hex, Cubes>>;
  readonly options?: Partial<Options & Omit<BaseOptions, 'seed'>>;
}

const seatAt = (draft: Draft, seat: number): Draft['seats'][0] => {
  const side = draft.seats[seat];
  if (side === undefined) throw new Error(`no seat ${seat}`);
  return side;
};

/** A state changed by hand, with its caches counted anew. */
export function edited(state: State, edit: (draft: Draft) => void): State {
  const draft = centuryAi.fast.clone(state);
  edit(draft);
  for (const [seat, side] of draft.seats.entries()) {
    const count = (symbol: string): number =>
      draft.outposts.filter((owners, place) => owners.includes(seat) && marketAt(draft, place)?.symbol === symbol)
        .length;
    side.built = SYMBOLS.map(count) as unknown as Cubes;
  }
  return draft;
}

/** Your turn begins on the start of the worked examples, with chance answered by the test. */
export function scene(given: Scene = {}): State {
  const { boat = '0,4', cargo = NONE, options = {} } = given;
  const state = centuryAi.newGame({
    seed: '0',
    chance: 'manual',
    aiTradeGain: 'matched',
    start: { ...START, seats: [{ cargo: 'Y', boat: '0,4' }] },
    ...options,
  });
  return edited(state, (draft) => {
    const place = (hex: string): number => draft.map.hexes.indexOf(hex as Hex);
    draft.path = [place(boat)];
    Object.assign(seatAt(draft, 0), {
      boat: place(boat),
      cargo,
      bonuses: given.bonuses ?? [],
      orders: given.orders ?? [],
    });
    Object.assign(seatAt(draft, 1), { cargo: given.ai ?? NONE, orders: given.aiOrders ?? [] });
    for (const [hex, owners] of Object.entries(given.outposts ?? {}))
      draft.outposts = replaced(draft.outposts, place(hex), owners);
    for (const [hex, cubes] of Object.entries(given.loose ?? {}))
      draft.loose = replaced(draft.loose, place(hex), cubes);
    if (given.ports !== undefined) draft.ports = [...given.ports];
    const taken = [...draft.ports, ...(given.orders ?? []), ...(given.aiOrders ?? [])];
    draft.unseen = centuryAi.newGame({ start: START }).unseen.concat(START.ports.map(({ order }) => order));
    draft.unseen = [...draft.unseen].sort().filter((order) => !taken.includes(order));
    draft.bonusLeft = draft.bonusLeft.filter((tile) => !given.bonuses?.includes(tile));
  });
}

/** The game in the hands of a test, moves written as their codes. */
export const table = testTable(centuryAi);

export const { play, legal, refused, events, decision } = table;

/** The cubes on a hex. */
export const looseOn = (state: State, hex: Hex): Cubes => state.loose[state.map.hexes.indexOf(hex)] ?? NONE;

/** Who has an outpost on a hex. */
export const ownersAt = (state: State, hex: Hex): readonly number[] =>
  state.outposts[state.map.hexes.indexOf(hex)] ?? [];

export const cargo = (state: State, seat = 0): Cubes => state.seats[seat]?.cargo ?? NONE;

/** The hex of a seat's boat. */
export const boatHex = (state: State, seat = 0): Hex | undefined => state.map.hexes[state.seats[seat]?.boat ?? -1];
