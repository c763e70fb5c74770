import type { OrderId } from '../components/orders.js';
import type { MarketTileId, TradeSymbol } from '../components/tiles.js';
import { isMarketTile, type SEA_TILES } from '../components/tiles.js';
import type { ComponentId } from './language.js';

type SeaTile = (typeof SEA_TILES)[number];

/** The names of the components that have one. */
const NAMES: Readonly<Record<Exclude<ComponentId, OrderId | MarketTileId | SeaTile>, string>> = {
  yellow: 'yellow',
  red: 'red',
  green: 'green',
  brown: 'brown',
  blue: 'blue',
  orange: 'orange',
  purple: 'purple',
  white: 'white',
  ginger: 'ginger',
  chili: 'chili',
  tea: 'tea',
  cloves: 'cloves',
  'port-nw': 'north-west port',
  'port-ne': 'north-east port',
  'port-se': 'south-east port',
  'port-sw': 'south-west port',
  'closed-port': 'Closed Port',
  'bonus-extra-move': 'Extra Move',
  'bonus-upgrade': 'Upgrade on Build',
  'bonus-harvest-red': 'Red on Harvest',
  'bonus-cargo': 'Extra Cargo',
  'bonus-vp-6': '6 points',
  'bonus-vp-5': '5 points',
  'bonus-vp-4': '4 points',
  'bonus-vp-3': '3 points',
};

const isNamed = (id: ComponentId): id is keyof typeof NAMES => Object.hasOwn(NAMES, id);

const isOrder = (id: ComponentId): id is OrderId => id.startsWith('vp-');

/**
 * What a component is called. Market tiles and orders have only a number here: what is printed on them depends on the game's tables,
 * and the sentences tell it.
 */
export function nameOf(id: ComponentId): string {
  if (isNamed(id)) return NAMES[id];
  if (isOrder(id)) return `order ${Number(id.slice('vp-'.length))}`;
  if (!isMarketTile(id)) return 'sea tile';
  const [, symbol, number] = id.split('-');
  return `${NAMES[symbol as TradeSymbol]} tile ${number}`;
}
