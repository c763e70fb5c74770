/**
 * Century: Eastern Wonders in numbers, for training: its moves as numbers, and views as observations.
 *
 * @packageDocumentation
 */
import {
  clockwise,
  counts,
  defineLearn,
  each,
  type Feature,
  flag,
  type Learn,
  multiHot,
  oneHot,
  part,
  plane,
  type Seen,
  scalar,
} from '@wonders/core/learn';
import { BONUS_IDS } from './components/bonuses.js';
import { COLOURS, type Cubes, NONE, total } from './components/cubes.js';
import { axial } from './components/hexes.js';
import { ORDER_IDS, type PortFace } from './components/orders.js';
import { MARKET_TILE_IDS, SEA_TILES, SYMBOLS } from './components/tiles.js';
import type { CenturyAi } from './game/index.js';
import { rules } from './game/rules.js';
import type { SeatMove } from './notation.js';
import { DECISIONS, type Decision, ENDINGS, PHASES, type SeatView, type View } from './state/index.js';

type Table = Seen<View>;

/** The kinds of moves that seats make. */
const KINDS: readonly SeatMove['kind'][] = [
  'choose-start',
  'place-boat',
  'sail',
  'stay',
  'dock',
  'pay-toll',
  'collect',
  'leave',
  'harvest',
  'port',
  'market',
  'pass',
  'upgrade',
  'skip-upgrade',
  'bonus',
  'trade',
  'react',
  'discard',
];

/** The planes show the middle of the map. A hex farther off appears only in the list of tiles. */
const REACH = 8;
const SIDE = 2 * REACH + 1;
const FARTHEST = 20;

const SEATS = [0, 1, 2, 3] as const;
const PORTS = ['north-west', 'north-east', 'south-east', 'south-west'] as const;
const TILES = [...MARKET_TILE_IDS, ...SEA_TILES, ...PORTS] as const;

/** A hex of the map with the cubes, outposts and boats on it. Seats are counted from the observer. */
interface Place {
  readonly q: number;
  readonly r: number;
  readonly face: PortFace;
  readonly cubes: Cubes;
  readonly outposts: readonly number[];
  readonly boats: readonly number[];
  /** How often the boat has been here this turn. */
  readonly visits: number;
}

/** The hexes of the map that have been dealt, by their tiles. */
function places({ view, seat }: Table): ReadonlyMap<string, Place> {
  const { map, ports, seats } = view;
  const found = new Map<string, Place>();
  for (const [place, hex] of map.hexes.entries()) {
    const port = place - map.tiles.length;
    const tile = map.tiles[place] ?? PORTS[port];
    if (tile === undefined) continue;
    const [q, r] = axial(hex);
    found.set(tile, {
      q,
      r,
      face: port < 0 ? null : (ports[port] ?? null),
      cubes: view.loose[place] ?? NONE,
      outposts: (view.outposts[place] ?? []).map((whose) => (whose - seat + seats.length) % seats.length),
      boats: seats.flatMap(({ boat }, whose) => (boat === place ? [(whose - seat + seats.length) % seats.length] : [])),
      visits: view.path.filter((each) => each === place).length,
    });
  }
  return found;
}

const PLACE: Feature<Place>[] = [
  flag('lies on the map', () => true),
  scalar('q', FARTHEST, ({ q }) => q, { signed: true }),
  scalar('r', FARTHEST, ({ r }) => r, { signed: true }),
  counts('cubes', COLOURS, 20, ({ cubes }) => cubes),
  multiHot('outposts', SEATS, ({ outposts }) => outposts),
  multiHot('boats', SEATS, ({ boats }) => boats),
  scalar('visits this turn', 14, ({ visits }) => visits),
];

const PORT: Feature<Place>[] = [
  flag('closed', ({ face }) => face === 'closed-port'),
  oneHot('order', ORDER_IDS, ({ face }) => (face === 'closed-port' ? null : face)),
];

const SIDE_OF_TABLE: Feature<SeatView>[] = [
  flag('there', () => true),
  flag('has a boat', ({ boat }) => boat !== null),
  counts('cargo', COLOURS, 40, ({ cargo }) => cargo),
  counts('outposts on the map', SYMBOLS, 6, ({ built }) => built),
  multiHot('bonus tiles', BONUS_IDS, ({ bonuses }) => bonuses, 4),
  scalar('number of orders', 4, ({ orders }) => orders.length),
  multiHot('orders', ORDER_IDS, ({ orders }) => orders),
];

const grid = (most: number) => ({ rows: SIDE, columns: SIDE, most });

type Places = ReadonlyMap<string, Place>;

/** A plane of the map: columns are q, rows are r. */
const over =
  (value: (place: Place) => number) =>
  (found: Places): readonly { readonly row: number; readonly column: number; readonly value: number }[] =>
    [...found.values()].map((place) => ({ row: place.r + REACH, column: place.q + REACH, value: value(place) }));

const MAP: Feature<Places>[] = [
  plane(
    'hexes',
    grid(1),
    over(() => 1),
  ),
  plane(
    'own boat',
    grid(1),
    over(({ boats }) => Number(boats.includes(0))),
  ),
  plane(
    'other boats',
    grid(3),
    over(({ boats }) => boats.filter((whose) => whose > 0).length),
  ),
  plane(
    'own outposts',
    grid(1),
    over(({ outposts }) => Number(outposts.includes(0))),
  ),
  plane(
    'other outposts',
    grid(3),
    over(({ outposts }) => outposts.filter((whose) => whose > 0).length),
  ),
  plane(
    'loose cubes',
    grid(20),
    over(({ cubes }) => total(cubes)),
  ),
  each<Places, Place>('tile', TILES, (found) => TILES.map((tile) => found.get(tile)), ...PLACE),
  each<Places, Place>('port', PORTS, (found) => PORTS.map((port) => found.get(port)), ...PORT),
];

const OPTIONS: Feature<View['options']>[] = [
  flag('solo', ({ mode }) => mode === 'solo'),
  oneHot('AI gains from trades', ['printed', 'matched', 'once'], ({ aiTradeGain }) => aiTradeGain),
  flag('AI places or gains', ({ aiMarketReaction }) => aiMarketReaction === 'place-or-gain'),
  flag('AI has a virtual board', ({ aiBoard }) => aiBoard === 'virtual'),
  scalar('round limit', 1000, ({ roundLimit }) => roundLimit),
];

/**
 * Moves as numbers and views as observations, for `@wonders/core/learn`. An observation leaves out replaced tables (`marketTiles`,
 * `vpTiles`): a net learns the trades and orders with which it plays. Two numbers choose how often to trade.
 *
 * @example
 * ```ts
 * import { centuryAi } from '@wonders/century-ai';
 * import { learn } from '@wonders/century-ai/learn';
 * const view = centuryAi.view(centuryAi.newGame({ seed: 'monday' }), 0);
 * console.log(learn.observe(view, 0).length === learn.observation.length, learn.actions.longest); // true 3
 * ```
 * @category Learning
 */
export const learn: Learn<CenturyAi> = /* @__PURE__ */ defineLearn(rules, {
  kinds: KINDS,
  composed: { trade: { times: { ones: 100, hundreds: 100 } } },
  features: [
    part<Table, View['options']>('option', ({ view }) => view.options, ...OPTIONS),
    scalar('seats', 4, ({ view }) => view.seats.length),
    oneHot('seat', SEATS, ({ seat }) => seat),
    part<Table, Decision>(
      'decision',
      ({ view }) => view.pending.at(-1),
      oneHot('kind', DECISIONS, ({ kind }) => DECISIONS.find((known) => known === kind)),
      oneHot('owner', SEATS, ({ owner }) => owner),
    ),
    scalar('decisions pending', 4, ({ view }) => view.pending.length),
    oneHot('step', PHASES, ({ view }) => view.phase),
    scalar('rounds played', 1, ({ view }) => view.round / view.options.roundLimit),
    oneHot('turn', SEATS, ({ view, seat }) => (view.turn - seat + view.seats.length) % view.seats.length),
    oneHot('action', ['market', 'port', 'harvest'], ({ view }) => view.action),
    flag('built an outpost', ({ view }) => view.built),
    scalar('trades made', 20, ({ view }) => view.trades),
    each<Table, SeatView>('side', SEATS, ({ view, seat }) => clockwise(view.seats, seat), ...SIDE_OF_TABLE),
    multiHot('bonus tiles left', BONUS_IDS, ({ view }) => view.bonusLeft, 4),
    multiHot('starting sets left', COLOURS, ({ view }) => view.sets),
    multiHot('removed tiles', MARKET_TILE_IDS, ({ view }) => view.removed),
    multiHot('tiles to be laid', [...MARKET_TILE_IDS, ...SEA_TILES], ({ view }) => view.bag),
    multiHot('unseen orders', ORDER_IDS, ({ view }) => view.unseen),
    scalar('orders drawn', 39, ({ view }) => view.drawn),
    scalar('steps of this turn', 30, ({ view }) => view.path.length),
    oneHot('ending', ENDINGS, ({ view }) => view.ending),
    part<Table, Places>('map', places, ...MAP),
  ],
});
