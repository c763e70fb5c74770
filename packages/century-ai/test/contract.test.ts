import '@wonders/core/sealed';
import type { Viewer } from '@wonders/core';
import { contract, dealLaws, optionLaws } from '@wonders/core/testing';
import { describe, test } from 'vitest';
import { fewOf, MORE, runs } from '../../../.ci/runs.js';
import { BONUS_POOLS, poolTiles } from '../src/components/bonuses.js';
import { type Cubes, NONE, plus, total } from '../src/components/cubes.js';
import { adjacency, mapFault } from '../src/components/hexes.js';
import { marketIds, orderIds } from '../src/components/tables.js';
import { isMarketTile, SYMBOLS } from '../src/components/tiles.js';
import { centuryAi } from '../src/game/index.js';
import type { Reason } from '../src/reasons/index.js';
import type { State, View } from '../src/state/index.js';
import { capacity, columnsEmptied } from '../src/table/boards.js';
import { marketAt } from '../src/table/places.js';
import { closedPortInside } from '../src/table/ports.js';
import { offers } from './offers.js';
import { variants } from './variants.js';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sortedText = (list: readonly string[]): string => [...list].sort().join(' ');

/** The components as they are printed, and the bonus tiles of each pool. */
const MARKET = sortedText(marketIds(null));
const ORDERS = sortedText(orderIds(null));
const BONUSES = new Map(Object.keys(BONUS_POOLS).map((pool) => [pool, sortedText(poolTiles(pool as never))]));

/** Components are neither lost nor made. */
function invariants(state: State): void {
  const { map, removed, bag, unseen, ports, seats, options, tables } = state;
  const laid = map.tiles.filter(isMarketTile);
  must(
    sortedText([...laid, ...removed, ...bag.filter(isMarketTile)]) ===
      (tables === null ? MARKET : sortedText(marketIds(tables))),
    'each market tile lies on the map, in the bag or out of the game',
  );
  const claimed = seats.flatMap(({ orders }) => orders);
  const shown = ports.filter((face) => face !== null && face !== 'closed-port');
  must(
    sortedText([...shown, ...claimed, ...unseen]) === (tables === null ? ORDERS : sortedText(orderIds(tables))),
    'each order lies on a port, in the pile or before a seat',
  );
  must(ports.filter((face) => face === 'closed-port').length <= 1, 'one port is closed at most');
  must(
    sortedText([...state.bonusLeft, ...seats.flatMap(({ bonuses }) => bonuses)]) === BONUSES.get(options.bonusPool),
    'each bonus tile is left or owned',
  );
  for (const cubes of [...seats.map(({ cargo }) => cargo), ...state.loose.map((each) => each ?? NONE)])
    must(
      cubes.every((n) => Number.isInteger(n) && n >= 0),
      'cubes are whole and not negative',
    );
  if (state.phase !== 'deal') played(state);
}

function played(state: State): void {
  const { map, ports, seats, options, outposts } = state;
  const solo = options.mode === 'solo';
  for (const symbol of SYMBOLS)
    must(map.tiles.filter((tile) => tile.startsWith(`market-${symbol}`)).length === 5, `5 tiles of ${symbol}`);
  must(mapFault(map.neighbours) === '', 'the map is connected, each hex touches two');
  const asked = state.pending.at(-1)?.kind === 'draw';
  if (!asked)
    must(
      ports.filter((face) => face !== null && face !== 'closed-port').length === (closedPortInside(state) ? 4 : 3),
      'four ports are open, three once the Closed Port is there',
    );
  for (const [place, owners] of outposts.entries()) {
    must(new Set(owners).size === owners.length, 'one outpost per side and tile');
    if (marketAt(state, place) === undefined) must(owners.length === 0, 'outposts stand on market tiles');
  }
  for (const [seat, side] of seats.entries()) {
    const scripted = solo && seat === 1;
    must(
      side.built.every((n) => n <= 5),
      'five outposts to a row',
    );
    if (scripted) {
      must(side.boat === null && side.bonuses.length === 0, 'the AI has neither boat nor bonus tiles');
      continue;
    }
    must(side.boat === null || side.boat < map.hexes.length, 'the boat stands on the map');
    const due = columnsEmptied(side) - side.bonuses.length;
    must(due === 0 || (due === 1 && state.turn === seat), 'a bonus tile for each column');
    if (BONUS_POOLS[options.bonusPool].sixLast && side.bonuses.includes('bonus-vp-6'))
      must(columnsEmptied(side) === 5, 'the 6 points for the fifth column');
    if (state.pending.at(-1)?.kind === 'sail' && state.path.length === 1)
      must(total(side.cargo) <= capacity(side), 'no hold is over full when a turn begins');
    if (options.bonusPool !== 'published')
      must(new Set(side.bonuses).size === side.bonuses.length, 'one tile of a kind in the pools of the reference');
    must(state.path.length <= 27, 'a turn has 26 steps at most');
    if (solo) must(side.orders.length <= 4, 'four orders at most');
  }
}

/** Recounts what the state keeps only to be quick. */
function recount(state: State): State {
  const { neighbours } = state.map;
  return {
    ...state,
    map: { ...state.map, neighbours: neighbours.length === 0 ? [] : adjacency(state.map.hexes) },
    seats: state.seats.map((side, seat) => ({
      ...side,
      built: SYMBOLS.map((symbol) =>
        sum(
          state.outposts.map((owners, place) =>
            owners.includes(seat) && marketAt(state, place)?.symbol === symbol ? 1 : 0,
          ),
        ),
      ) as unknown as Cubes,
    })),
  };
}

type Numbers = Readonly<Record<string, number>>;

const entries = (name: string, cubes: Cubes): Numbers =>
  Object.fromEntries(cubes.map((n, rank) => [`${name}.${rank}`, n]));

/** In one order and without zeros, so that equal tables give equal texts. */
const tidy = (all: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, n]) => n !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The numbers that a table shows. */
function numbers(view: View): Numbers {
  const { round, turn, trades } = view;
  const hidden = view.seats.flatMap(({ orders }) => orders.filter((order) => order === 'hidden'));
  const all: Record<string, number> = { round, turn, trades, pile: view.unseen.length - hidden.length };
  for (const [seat, { boat, cargo, built, bonuses, orders }] of view.seats.entries()) {
    Object.assign(all, entries(`${seat}.cargo`, cargo), entries(`${seat}.built`, built));
    all[`${seat}.boat`] = boat === null ? 0 : boat + 1;
    all[`${seat}.bonuses`] = bonuses.length;
    all[`${seat}.orders`] = orders.length;
  }
  for (const [place, cubes] of view.loose.entries()) Object.assign(all, entries(`loose.${place}`, cubes ?? NONE));
  for (const [port, face] of view.ports.entries()) all[`port.${port}`] = faceNumber(face);
  return tidy(all);
}

const faceNumber = (face: View['ports'][number]): number =>
  face === null ? 0 : face === 'closed-port' ? -1 : Number(face.slice(3));

const cubesIn = (all: Numbers, name: string): Cubes => [0, 1, 2, 3].map((rank) => all[`${name}.${rank}`] ?? 0) as never;

function fold(before: Numbers, event: Parameters<typeof centuryAi.viewEvent>[0], viewer: Viewer): Numbers {
  const all: Record<string, number> = { ...before };
  const add = (name: string, by: number) => {
    all[name] = (all[name] ?? 0) + by;
  };
  const addAll = (name: string, by: Cubes) => Object.assign(all, entries(name, plus(cubesIn(all, name), by)));
  switch (event.kind) {
    case 'chance': {
      const { move } = event;
      if (move === 'hidden') throw new Error('all chance is public here');
      const face = move.kind === 'draw' ? move.tile : move.kind === 'order' ? move.order : null;
      if (face === null) break;
      all[`port.${[0, 1, 2, 3].find((port) => all[`port.${port}`] === undefined)}`] = faceNumber(face);
      if (face !== 'closed-port') add('pile', -1);
      break;
    }
    case 'turn':
      Object.assign(all, { round: event.round, turn: event.seat, trades: 0 });
      break;
    case 'boat':
      all[`${event.seat}.boat`] = event.place + 1;
      break;
    case 'cubes':
      addAll(`${event.seat}.cargo`, event.by);
      break;
    case 'loose':
      addAll(`loose.${event.place}`, event.by);
      break;
    case 'outpost':
      add(`${event.seat}.built.${SYMBOLS.indexOf(event.symbol)}`, 1);
      break;
    case 'trades':
      all['trades'] = event.times;
      break;
    case 'bonus':
      add(`${event.seat}.bonuses`, 1);
      break;
    case 'order':
      add(`${event.seat}.orders`, 1);
      all[`port.${event.port}`] = 0;
      if (event.order !== 'hidden' && event.to !== 'all' && event.to !== viewer)
        throw new Error('a claimed order is seen by another');
      break;
    case 'closed-port':
      Object.assign(all, { [`port.${event.from}`]: 0, [`port.${event.to}`]: -1 });
      break;
    case 'over':
      all['turn'] = 0;
      break;
    case 'action':
      break;
    default:
      event satisfies never;
  }
  return tidy(all);
}

/** Tables of one's own stand in a state as they are. */
const longest = ({ tables }: State): number => (tables !== null ? 5000 : 300);

const laws = { bound: 220_000, offers, invariants, recount, longest, fold: { numbers, apply: fold } };

const unjudged = { 'round-limit': 'CENT-94: running out the rounds is lost against the AI, whatever the points' };

/** Whether the game itself answers: for the AI, and for a seat that is not to move. */
const isAsked = (position: State | View, seat?: number): boolean =>
  position.pending.at(-1)?.kind === 'react' || (seat !== undefined && !centuryAi.activeSeats(position).includes(seat));

/** What the quick bot says. */
const SAME: Reason = { key: 'all-the-same', values: {} };

/** The game with a bot that takes no time on human seats: the search of the house bot would be most of the work. */
const quick: typeof centuryAi = {
  ...centuryAi,
  botMove(position, seat) {
    if (isAsked(position, seat)) return centuryAi.botMove(position, seat);
    return centuryAi.legalMoves(position)[0] ?? { kind: 'stay' };
  },
  explainBotMove(position, seat) {
    if (isAsked(position, seat)) return centuryAi.explainBotMove(position, seat);
    return { move: quick.botMove(position, seat), headline: SAME, reasons: [], steps: [] };
  },
};

/** The laws, with what holds against the AI and not in versus. */
function play(game: typeof centuryAi, played: typeof variants, share = 1): void {
  const isVersus = ({ options }: (typeof variants)[number]) => options.mode === 'versus';
  const slow = (title: string, run: () => void) => test(title, run, 3_600_000);
  const solo = played.filter((variant) => !isVersus(variant));
  const versus = played.filter(isVersus);
  contract(game, { ...laws, unjudged, variants: solo, ...runs(share) }, slow);
  if (versus.length > 0) contract(game, { ...laws, variants: versus, ...runs(share) }, slow);
}

const long = [{ name: '200 rounds', options: { aiTradeGain: 'once' } as const }];

describe('the rules, in many games', () => play(quick, fewOf(variants)));

describe('the house bot, in some of them', () => play(centuryAi, fewOf(variants), 1 / 50));

describe.runIf(MORE)('a game of full length', () => play(quick, fewOf(long, long.length), 1 / 50));

optionLaws(centuryAi, { variants: [...variants, ...long] }, test);
dealLaws(centuryAi, { variants: [...variants, ...long] }, test);
