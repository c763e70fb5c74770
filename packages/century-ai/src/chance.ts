import { defineChance } from '@wonders/core';
import { PACKET, STARTING_SETS } from './components/board.js';
import { COLOURS } from './components/cubes.js';
import type { MarketTileId } from './components/tiles.js';
import { SYMBOLS } from './components/tiles.js';
import { growth } from './map.js';
import type { Decision, Draft, Event, Move, Position } from './state.js';
import { YOU } from './state.js';
import { addCubes } from './store.js';
import { closedPortInside, isMarketTile } from './world.js';

const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((each) => each !== item);

/** The tiles of the symbol that loses one next, in the order of the symbols (CENT-11). */
function removable({ bag, removed }: Position): readonly MarketTileId[] {
  const symbol = SYMBOLS[removed.length];
  return bag.filter(isMarketTile).filter((tile) => tile.startsWith(`market-${symbol}-`));
}

/** Orders that the next draw may turn up: none when the Closed Port comes for certain (CENT-29). */
const drawable = (position: Position): number =>
  closedPortInside(position) && position.drawn >= PACKET ? 0 : position.unseen.length;

/** An outcome that the pool no longer holds: the decision is not asked then. */
function missing(what: string): never {
  throw new RangeError(`no ${what} is left`);
}

const all = (): 'all' => 'all';
const DRAW_CLOSED: Move = { kind: 'draw', tile: 'closed-port' };

/** The chance decisions: five of the setup, one of play (CENT-05, CENT-28, CENT-29). */
export const CHANCE_RULES = defineChance<Position, Draft, Decision, Move, Event>({
  remove: {
    sure: 'applied',
    to: all,
    size: (position) => removable(position).length,
    at: (position, _, i) => ({ kind: 'remove', tile: removable(position)[i] ?? missing('tile') }),
    find: (position, _, move) => (move.kind === 'remove' ? removable(position).indexOf(move.tile) : -1),
    apply(draft, _, i) {
      const tile = removable(draft)[i] ?? missing('tile');
      draft.removed = [...draft.removed, tile];
      draft.bag = without(draft.bag, tile);
    },
  },
  cell: {
    sure: 'applied',
    to: all,
    size: ({ map }) => growth(map.hexes).length,
    at: ({ map }, _, i) => ({ kind: 'cell', hex: growth(map.hexes)[i] ?? missing('hex') }),
    find: ({ map }, _, move) => (move.kind === 'cell' ? growth(map.hexes).indexOf(move.hex) : -1),
    apply(draft, _, i) {
      const hex = growth(draft.map.hexes)[i] ?? missing('hex');
      draft.map = { ...draft.map, hexes: [...draft.map.hexes, hex] };
    },
  },
  tile: {
    sure: 'applied',
    to: all,
    size: ({ bag }) => bag.length,
    at: ({ bag }, _, i) => ({ kind: 'tile', tile: bag[i] ?? missing('tile') }),
    find: ({ bag }, _, move) => (move.kind === 'tile' ? bag.indexOf(move.tile) : -1),
    apply(draft, _, i) {
      const tile = draft.bag[i] ?? missing('tile');
      draft.map = { ...draft.map, tiles: [...draft.map.tiles, tile] };
      draft.bag = without(draft.bag, tile);
    },
  },
  order: {
    sure: 'applied',
    to: all,
    size: ({ unseen }) => unseen.length,
    at: ({ unseen }, _, i) => ({ kind: 'order', order: unseen[i] ?? missing('order') }),
    find: ({ unseen }, _, move) => (move.kind === 'order' ? unseen.indexOf(move.order) : -1),
    apply(draft, _, i) {
      const order = draft.unseen[i] ?? missing('order');
      draft.ports[draft.ports.indexOf(null)] = order;
      draft.unseen = without(draft.unseen, order);
    },
  },
  lot: {
    sure: 'applied',
    to: all,
    size: () => COLOURS.length,
    at: (_, __, i) => ({ kind: 'lot', colour: COLOURS[i] ?? missing('lot') }),
    find: (_, __, move) => (move.kind === 'lot' ? COLOURS.indexOf(move.colour) : -1),
    apply(draft, _, i, emit) {
      // CENT-23, CENT-25: the other sets return to the supply.
      draft.sets = [];
      addCubes(draft, YOU, STARTING_SETS[COLOURS[i] ?? missing('lot')], 'start', emit);
    },
  },
  draw: {
    sure: 'applied',
    to: all,
    size: (position) => drawable(position) + (closedPortInside(position) ? 1 : 0),
    at: (position, _, i) =>
      i < drawable(position) ? { kind: 'draw', tile: position.unseen[i] ?? missing('order') } : DRAW_CLOSED,
    weight(position, _, i) {
      if (!closedPortInside(position)) return 1;
      return i < drawable(position) ? PACKET - position.drawn : Math.max(1, position.unseen.length);
    },
    find(position, _, move) {
      if (move.kind !== 'draw') return -1;
      if (move.tile === 'closed-port') return closedPortInside(position) ? drawable(position) : -1;
      return drawable(position) === 0 ? -1 : position.unseen.indexOf(move.tile);
    },
    apply(draft, { at }, i) {
      const order = i < drawable(draft) ? (draft.unseen[i] ?? missing('order')) : null;
      draft.drawn++;
      draft.ports[at] = order ?? 'closed-port';
      if (order !== null) draft.unseen = without(draft.unseen, order);
    },
  },
});
