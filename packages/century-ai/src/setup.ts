import type { Rng } from '@wonders/core';
import { CHANCE, once } from '@wonders/core';
import { chance } from './chance.js';
import { PIECES, STARTING_SETS } from './components/board.js';
import { poolTiles } from './components/bonuses.js';
import { COLOURS, cubesText, NONE, parseCubes, total } from './components/cubes.js';
import type { Hex } from './components/hexes.js';
import { adjacency, layout, portsFor, sorted, TRIANGLE } from './components/hexes.js';
import { marketIds, orderIds } from './components/tables.js';
import { SEA_TILES, SYMBOLS } from './components/tiles.js';
import type { Sink } from './events.js';
import type { Options, Settings, Start } from './options/index.js';
import { settingsOf } from './options/index.js';
import { tablesFor } from './options/tables.js';
import type { Decision, Draft } from './state/index.js';
import { asks, ID, isSolo, RULES, SCRIPT_SEAT } from './state/index.js';
import { seatOf, takingTurns } from './table/seats.js';

/** The table before anything is dealt; `dealt` does the rest, or asks for it. */
export function setup(options: Options, rng: Rng | null): Draft {
  const settings = settingsOf(options);
  const tables = tablesFor(options);
  const draft: Draft = {
    game: ID,
    rules: RULES,
    viewer: null,
    rng,
    pending: [],
    ply: 0,
    names: [],
    options: settings,
    tables,
    map: { hexes: TRIANGLE, tiles: [], neighbours: [] },
    removed: [],
    // CENT-12
    bag: [...marketIds(tables), ...(settings.seaTiles === 'included' ? SEA_TILES : [])],
    sets: COLOURS,
    unseen: orderIds(tables),
    drawn: 0,
    ports: [null, null, null, null],
    bonusLeft: poolTiles(settings.bonusPool),
    loose: [],
    outposts: [],
    seats: seatsFor(options),
    phase: 'deal',
    round: 1,
    turn: 0,
    path: [],
    action: null,
    built: false,
    trades: 0,
    ending: null,
  };
  // CENT-79
  const each = options.aiCubes ?? 0;
  seatOf(draft, SCRIPT_SEAT).cargo = [each, each, each, each];
  if (options.start !== null) layOut(draft, options.start);
  else if (settings.map === 'hexagon') {
    const { hexes, neighbours } = PRINTED_MAPS[settings.seaTiles]();
    // Lists of its own for each game: frozen ones, which all could share, make play slower by a quarter.
    layOpen(
      draft,
      hexes.slice(),
      neighbours.map((near) => near.slice()),
    );
  }
  return draft;
}

/** CENT-10, CENT-21, CENT-22: the sides, each with a colour of its own. */
function seatsFor({ players, colour }: Options): Draft['seats'] {
  const first = PIECES.indexOf(colour);
  const sides: Draft['seats'] = [];
  for (let seat = 0; seat < players; seat++)
    sides.push({
      pieces: PIECES[(first + seat) % PIECES.length] ?? colour,
      boat: null,
      cargo: NONE,
      built: NONE,
      bonuses: [],
      orders: [],
    });
  return sides;
}

/** The printed maps: their cells by q, then r, their ports, and the neighbours. Found once, since it took half the time of a new game. */
const PRINTED_MAPS = {
  included: /* @__PURE__ */ once(() => printed('included')),
  removed: /* @__PURE__ */ once(() => printed('removed')),
};

function printed(seaTiles: Settings['seaTiles']): Pick<Draft['map'], 'hexes' | 'neighbours'> {
  const { cells, ports } = layout(seaTiles);
  const hexes = [...sorted(cells), ...ports];
  return { hexes, neighbours: adjacency(hexes) };
}

/** Fixes the hexes, the cells in the order in which they get their tiles (CENT-15). */
function drawMap(draft: Draft, cells: readonly Hex[], ports: readonly Hex[]): void {
  const hexes = [...sorted(cells), ...ports];
  layOpen(draft, hexes, adjacency(hexes));
}

function layOpen(draft: Draft, hexes: readonly Hex[], neighbours: readonly (readonly number[])[]): void {
  draft.map = { hexes, tiles: draft.map.tiles, neighbours };
  draft.loose = hexes.map(() => null);
  draft.outposts = hexes.map(() => []);
}

/** CENT-08: a start laid out by hand. */
function layOut(draft: Draft, start: Start): void {
  drawMap(
    draft,
    start.tiles.map(({ hex }) => hex),
    start.ports.map(({ hex }) => hex),
  );
  const laid = new Map(start.tiles.map(({ hex, tile }) => [hex, tile]));
  draft.map = { ...draft.map, tiles: draft.map.hexes.flatMap((hex) => laid.get(hex) ?? []) };
  draft.removed = marketIds(draft.tables).filter((tile) => !draft.map.tiles.includes(tile));
  draft.bag = [];
  draft.ports = start.ports.map(({ order }) => order);
  draft.unseen = draft.unseen.filter((order) => !draft.ports.includes(order));
  for (const [seat, { cargo, boat }] of start.seats.entries()) {
    const side = seatOf(draft, seat);
    if (cargo !== null) {
      side.cargo = parseCubes(cargo);
      // CENT-113: a seat that begins with a set has taken it.
      draft.sets = draft.sets.filter((set) => cubesText(STARTING_SETS[set]) !== cubesText(side.cargo));
    }
    if (boat !== null) side.boat = draft.map.hexes.indexOf(boat);
  }
  if (start.ai !== null) seatOf(draft, SCRIPT_SEAT).cargo = parseCubes(start.ai);
  if (isSolo(draft) && start.seats[0]?.cargo) draft.sets = [];
}

/**
 * Takes the setup one step on (CENT-28).
 *
 * @returns Whether everything is dealt. Then the choices of the seats are pending.
 */
export function dealt(draft: Draft, emit?: Sink): boolean {
  const { map } = draft;
  const growing = map.neighbours.length === 0;
  const next = nextDeal(draft, growing);
  if (next !== null) chance.ask(draft, asks(next, CHANCE), emit);
  else if (growing) drawMap(draft, map.hexes, portsFor(sorted(map.hexes)));
  else askSeats(draft);
  return next === null && !growing;
}

/** What chance decides next; `null` when it has nothing to decide now. */
function nextDeal({ map, removed, bag, ports, options, sets }: Draft, growing: boolean): Decision['kind'] | null {
  if (removed.length < SYMBOLS.length) return 'remove';
  if (growing) return map.hexes.length < bag.length ? 'cell' : null;
  if (bag.length > 0) return 'tile';
  if (ports.includes(null)) return 'order';
  return options.startingCubes === 'random' && sets.length !== 0 ? 'lot' : null;
}

/** CENT-26, CENT-113: the last seat chooses first, so its decisions lie on top. */
function askSeats(draft: Draft): void {
  for (const [seat, { boat, cargo }] of draft.seats.slice(0, takingTurns(draft)).entries()) {
    if (boat === null) draft.pending.push(asks('place-boat', seat));
    if (total(cargo) === 0) draft.pending.push(asks('choose-start', seat));
  }
}
