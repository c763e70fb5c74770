import {
  type Follows,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Schema,
  schema,
  settled,
  stateSchema,
} from '@wonders/core';
import { COLUMNS, PIECES } from '../components/board.js';
import { BONUS_IDS } from '../components/bonuses.js';
import { COLOURS, type Cubes } from '../components/cubes.js';
import { adjacency, HEX } from '../components/hexes.js';
import { ORDER_IDS, type Order, type OrderId, type PortFace } from '../components/orders.js';
import { marketIds, orderIds, type Tables } from '../components/tables.js';
import {
  isMarketTile,
  type LandTileId,
  MARKET_TILE_IDS,
  type MarketTile,
  type MarketTileId,
  SEA_TILES,
  SYMBOLS,
} from '../components/tiles.js';
import { options, type Settings } from '../options/index.js';
import {
  CHANCES,
  DECISIONS,
  type Decision,
  ENDINGS,
  ID,
  isSolo,
  PHASES,
  RULES,
  type State,
  type WorldMap,
} from './position.js';

/** More cubes, rounds and trades than any game brings. They are counted, and nothing loops up to them. */
const count = integer(0, 9999);
/** More hexes than any map has. */
const HEXES = 99;
const flag = oneOf(true, false);
const place = integer(0, HEXES);
const port = integer(0, 3);
const order = oneOf(...ORDER_IDS);
const tile = oneOf(...MARKET_TILE_IDS, ...SEA_TILES);
const cubes = list(count, COLOURS.length, COLOURS.length) as unknown as Schema<Cubes>;
const bonuses = list(oneOf(...BONUS_IDS), 0, HEXES);
const orders = list(order, 0, ORDER_IDS.length);

/** What `newGame` has chosen of the options of CENT-06. */
const settings = (): Schema<Settings> =>
  object<Settings>(
    settled(
      options,
      'mode',
      'map',
      'seaTiles',
      'startingCubes',
      'bonusPool',
      'aiTradeGain',
      'aiMarketReaction',
      'aiBoard',
      'roundLimit',
    ),
  );

const market = () => object<MarketTile>({ symbol: oneOf(...SYMBOLS), give: cubes, get: cubes });
const price = () => object<Order>({ cost: cubes, vp: integer(0, 99) });

/** A table may have fewer rows than there are ids. */
const rows = <K extends string, R>(ids: readonly K[], row: Schema<R>): Schema<Readonly<Record<K, R>>> =>
  schema(`rows by id, each ${row.expected}`, (value): value is Readonly<Record<K, R>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return Object.entries(value).every(
      ([id, each]) => (ids as readonly string[]).includes(id) && !('issues' in row['~standard'].validate(each)),
    );
  });

const side = () =>
  object<State['seats'][number]>({
    pieces: oneOf(...PIECES),
    boat: orNull(place),
    cargo: cubes,
    built: list(integer(0, COLUMNS), COLOURS.length, COLOURS.length) as unknown as Schema<Cubes>,
    bonuses,
    orders,
  });

/** The states of the game, by what each key can hold. Made when somebody asks: no page waits for it while it loads. */
export const states = () =>
  stateSchema<State>(
    ID,
    RULES,
    { least: 2, most: 4, of: (state) => (isSolo(state) ? 2 : state.seats.length) },
    ({ seat, mover, bySeat }) => ({
      decision: object<Decision>({
        kind: oneOf(...DECISIONS, ...CHANCES),
        seat: mover,
        owner: orNull(seat),
        port: orNull(port),
      }),
      keys: {
        options: settings(),
        tables: orNull(
          object<Tables>({
            market: rows<MarketTileId, MarketTile>(MARKET_TILE_IDS, market()),
            orders: rows<OrderId, Order>(ORDER_IDS, price()),
          }),
        ),
        map: object<WorldMap>({
          hexes: list(HEX, 0, HEXES),
          tiles: list(tile, 0, HEXES),
          neighbours: list(list(place, 0, 6), 0, HEXES),
        }),
        removed: list(oneOf(...MARKET_TILE_IDS), 0, MARKET_TILE_IDS.length),
        bag: list(tile, 0, HEXES),
        sets: list(oneOf(...COLOURS), 0, COLOURS.length),
        unseen: orders,
        drawn: count,
        ports: list(oneOf(...ORDER_IDS, 'closed-port', null), 0, 4),
        bonusLeft: bonuses,
        loose: list(orNull(cubes), 0, HEXES),
        outposts: list(list(seat, 0, HEXES), 0, HEXES),
        seats: bySeat(side()),
        phase: oneOf(...PHASES),
        round: count,
        turn: seat,
        path: list(place, 0, HEXES),
        action: oneOf('market', 'port', 'harvest', null),
        built: flag,
        trades: count,
        ending: oneOf(...ENDINGS, null),
      },
    }),
    ({ map, removed, bag, tables, unseen, ports, loose, outposts, seats, path }) => {
      const { hexes, tiles, neighbours } = map;
      // While a random map grows, nothing lies on it, and nothing can.
      const grown = loose.length > 0 && outposts.length > 0;
      const laid = neighbours.length === 0 ? 0 : hexes.length;
      const onMap = (at: number | null): boolean => at !== null && at < laid;
      const [priced, printed] = [new Set<unknown>(orderIds(tables)), new Set<unknown>(marketIds(tables))];
      const hasPrice = (face: PortFace): boolean => face === null || face === 'closed-port' || priced.has(face);
      const hasRow = (id: LandTileId): boolean => !isMarketTile(id) || printed.has(id);
      return [
        ['map/neighbours', neighbours, grown ? adjacency(hexes) : []],
        ['map/tiles', tiles, tiles.filter(hasRow)],
        ['removed', removed, removed.filter(hasRow)],
        ['bag', bag, bag.filter(hasRow)],
        ['unseen', unseen, unseen.filter(hasPrice)],
        ['ports', ports, ports.filter(hasPrice)],
        ['loose/length', loose.length, laid],
        ['outposts/length', outposts.length, laid],
        ['path', path, path.filter(onMap)],
        ...seats.flatMap(({ boat, orders: claimed }, seat): readonly Follows[] => [
          [`seats/${seat}/boat`, boat, onMap(boat) ? boat : null],
          [`seats/${seat}/orders`, claimed, claimed.filter(hasPrice)],
        ]),
      ];
    },
  );
