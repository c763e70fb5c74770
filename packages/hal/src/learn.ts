/**
 * Ginkgopolis for training: moves as numbers, and the table as an observation.
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
  secret,
} from '@wonders/core/learn';
import { CARD_IDS, type CardId, LETTERS } from './components/cards.js';
import { CHARACTER_IDS, type CharacterId } from './components/characters.js';
import { type Cell, FARTHEST } from './components/grid.js';
import { TILE_IDS, TILES, type TileId } from './components/tiles.js';
import type { Hal } from './game/index.js';
import { rules } from './game/rules.js';
import {
  type Building,
  type Commitment,
  DECISIONS,
  ENDINGS,
  PHASES,
  type PlayerView,
  type Running,
  type View,
} from './state/index.js';

type Table = Seen<View>;

/** The planes show the middle of the city; buildings farther off are observed by their tiles alone. */
const REACH = 8;
const SIDE = 2 * REACH + 1;

const SEATS = [0, 1, 2, 3, 4] as const;

/** A seat counted from the observer, who is 0. */
const fromMe = ({ view, seat }: Table, whose: number): number =>
  (whose - seat + view.players.length) % view.players.length;

const COMMITMENT: Feature<Commitment>[] = [
  oneHot('card', CARD_IDS, ({ card }) => card),
  oneHot('tile', TILE_IDS, ({ tile }) => tile),
];

const PLAYER: Feature<PlayerView>[] = [
  flag('there', () => true),
  secret('resources', 25, ({ resources }) => resources),
  scalar('supply', 25, ({ supply }) => supply),
  secret('points', 100, ({ points }) => points),
  scalar('number of tiles', 60, ({ tiles }) => tiles.length),
  multiHot<PlayerView, TileId>('tiles', TILE_IDS, ({ tiles }) => tiles),
  scalar('number of cards', 8, ({ hand }) => hand.length),
  multiHot<PlayerView, CardId>('hand', CARD_IDS, ({ hand }) => hand),
  multiHot('tableau', TILE_IDS, ({ tableau }) => tableau),
  scalar('number of characters', 3, ({ characters }) => characters.length),
  multiHot<PlayerView, CharacterId>('characters', CHARACTER_IDS, ({ characters }) => characters),
  scalar('new hands', 2, ({ newHands }) => newHands),
  scalar('number of dealt characters', 4, ({ dealt }) => dealt.length),
  multiHot<PlayerView, CharacterId>('dealt', CHARACTER_IDS, ({ dealt }) => dealt),
  flag('has picked', ({ pick }) => pick !== null),
  oneHot('pick', CHARACTER_IDS, ({ pick }) => (pick === 'hidden' ? null : pick)),
  flag('has committed', ({ commitment }) => commitment !== null),
  part<PlayerView, Commitment>(
    'committed',
    ({ commitment }) => (commitment === 'hidden' ? null : commitment),
    ...COMMITMENT,
  ),
  multiHot('known in other hands', CARD_IDS, ({ known }) => known),
  multiHot('returned', TILE_IDS, ({ returned }) => returned),
  flag('settled', ({ settled }) => settled),
];

const CELL: Feature<Cell>[] = [
  flag('lies in the city', () => true),
  scalar('x', FARTHEST, ({ x }) => x, { signed: true }),
  scalar('y', FARTHEST, ({ y }) => y, { signed: true }),
];

/** The place of a tile: its building, the owner as the observer counts seats, and how many tiles lie on top of it. */
interface Laid extends Building {
  readonly above: number;
  readonly mine: number | null;
}

function laid(table: Table): readonly (Laid | undefined)[] {
  const places = new Map<TileId, Laid>();
  for (const building of table.view.city) {
    const mine = building.owner === null ? null : fromMe(table, building.owner);
    for (const [floor, tile] of building.tiles.entries())
      places.set(tile, { ...building, mine, above: building.tiles.length - 1 - floor });
  }
  return TILE_IDS.map((tile) => places.get(tile));
}

/** The cells of a plane: one for each building. */
const cells =
  (value: (building: Building, table: Table) => number) =>
  (table: Table): readonly { readonly row: number; readonly column: number; readonly value: number }[] =>
    table.view.city.map((building) => ({
      row: building.y + REACH,
      column: building.x + REACH,
      value: value(building, table),
    }));

const top = ({ tiles }: Building) => TILES[tiles.at(-1) as TileId];
const grid = (most: number) => ({ rows: SIDE, columns: SIDE, most });

const CITY: Feature<Table>[] = [
  plane(
    'floors',
    grid(10),
    cells(({ tiles }) => tiles.length),
  ),
  plane(
    'number on top',
    grid(20),
    cells((building) => top(building).number),
  ),
  plane(
    'red',
    grid(1),
    cells((building) => Number(top(building).colour === 'red')),
  ),
  plane(
    'blue',
    grid(1),
    cells((building) => Number(top(building).colour === 'blue')),
  ),
  plane(
    'yellow',
    grid(1),
    cells((building) => Number(top(building).colour === 'yellow')),
  ),
  plane(
    'own',
    grid(1),
    cells(({ owner }, { seat }) => Number(owner === seat)),
  ),
  plane(
    'of others',
    grid(1),
    cells(({ owner }, { seat }) => Number(owner !== null && owner !== seat)),
  ),
  plane(
    'pawns',
    grid(1),
    cells(({ pawn }) => Number(pawn)),
  ),
  plane('tokens', grid(1), ({ view }) =>
    Object.values(view.tokens).flatMap((cell) =>
      cell === null ? [] : [{ row: cell.y + REACH, column: cell.x + REACH, value: 1 }],
    ),
  ),
  each<Table, Laid>(
    'tile',
    TILE_IDS,
    laid,
    ...CELL,
    flag('shows', ({ above }) => above === 0),
    scalar('floors', 10, ({ tiles }) => tiles.length),
    scalar('tiles above', 10, ({ above }) => above),
    flag('pawn', ({ pawn }) => pawn),
    oneHot('owner', SEATS, ({ mine }) => mine),
  ),
  each<Table, Cell>('token', LETTERS, ({ view }) => LETTERS.map((letter) => view.tokens[letter]), ...CELL),
];

const OPTIONS: Feature<View['options']>[] = [
  flag('solo', ({ mode }) => mode === 'solo'),
  flag('expert', ({ level }) => level === 'expert'),
  flag('starter sets', ({ characters }) => characters === 'starter'),
  flag('Hal pays for lower numbers', ({ halPaysForLowerNumber }) => halPaysForLowerNumber === 'down-to-zero'),
  scalar('cards burnt at each refill', 7, ({ cardsBurntAtEachRefill }) => cardsBurntAtEachRefill),
  flag('blind gift', ({ giftToHal }) => giftToHal === 'blind'),
];

/**
 * Moves as numbers and views as observations, for `@wonders/core/learn`. The option `corrections` is not observed: a net learns the
 * rows that it plays with.
 *
 * @example
 * ```ts
 * import { hal } from '@wonders/hal';
 * import { learn } from '@wonders/hal/learn';
 * const view = hal.view(hal.newGame({ seed: 'monday' }), 0);
 * console.log(learn.observe(view, 0).length === learn.observation.length, learn.actions.longest); // true 1
 * ```
 * @category Learning
 */
export const learn: Learn<Hal> = /* @__PURE__ */ defineLearn(rules, {
  kinds: [
    'give',
    'exploit',
    'urbanize',
    'construct',
    'move-token',
    'hal-turn',
    'draft',
    'new-hand',
    'commit',
    'take',
    'return-tiles',
  ],
  features: [
    part<Table, View['options']>('option', ({ view }) => view.options, ...OPTIONS),
    scalar('seats', 5, ({ view }) => view.players.length),
    oneHot('seat', SEATS, ({ seat }) => seat),
    oneHot('decision', DECISIONS, ({ view }) => DECISIONS.find((kind) => kind === view.pending.at(-1)?.kind)),
    oneHot('decision of', SEATS, (table) => fromMe(table, table.view.pending.at(-1)?.whose ?? 0)),
    scalar('decisions pending', 4, ({ view }) => view.pending.length),
    oneHot('phase', PHASES, ({ view }) => view.phase),
    scalar('round', 60, ({ view }) => view.round),
    oneHot('first player', SEATS, (table) => fromMe(table, table.view.first)),
    scalar('turns taken', 5, ({ view }) => view.turn),
    each<Table, PlayerView>('player', SEATS, ({ view, seat }) => clockwise(view.players, seat), ...PLAYER),
    multiHot('deck', CARD_IDS, ({ view }) => view.deck),
    multiHot('discard', CARD_IDS, ({ view }) => view.discard),
    multiHot('reserve', TILE_IDS, ({ view }) => view.reserve),
    scalar('cards to burn', 7, ({ view }) => view.burning),
    multiHot('unseen tiles', TILE_IDS, ({ view }) => view.unseen),
    counts('tiles', ['removed', 'out of play', 'supplies emptied', 'owed'], 60, ({ view }) => [
      view.removed,
      view.outOfPlay.length,
      view.emptied,
      view.owed,
    ]),
    flag('all resources placed', ({ view }) => view.placed),
    multiHot('characters', CHARACTER_IDS, ({ view }) => view.characters),
    flag('Hal has a card', ({ view }) => view.halCard !== null),
    flag('card of Hal lies face down', ({ view }) => view.halCard === 'face-down'),
    oneHot('card of Hal', CARD_IDS, ({ view }) =>
      view.halCard === 'hidden' || view.halCard === 'face-down' ? null : view.halCard,
    ),
    oneHot('expert card', CARD_IDS, ({ view }) => view.expertCard),
    oneHot('tile of Hal', TILE_IDS, ({ view }) => view.halTile),
    oneHot('running of', SEATS, (table) =>
      table.view.running === null ? null : fromMe(table, table.view.running.seat),
    ),
    part<Table, Running>(
      'running',
      ({ view }) => view.running,
      oneHot('card', LETTERS, ({ card }) => card),
      part<Running, Cell>('site', ({ site }) => site, ...CELL),
      oneHot('tokens that give way', ['after', 'before'], ({ giveWay }) => giveWay),
    ),
    oneHot('ending', ENDINGS, ({ view }) => view.ending),
    ...CITY,
  ],
});
