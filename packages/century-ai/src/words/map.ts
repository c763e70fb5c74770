import { capital, listed } from '@wonders/core/words';
import { axial, growth, type Hex, hexesAround } from '../components/hexes.js';
import { PORTS, type PortId } from '../components/tiles.js';
import type { PlannedTurn } from '../reasons/told.js';
import type { Position } from '../state/index.js';
import { marketAt, portAt } from '../table/places.js';
import { nameOf } from './names.js';
import { often, tradeInWords } from './phrases.js';

// A hex is named by what one sees there, because no board prints its coordinates.

/** What lies on a hex: `north-east port`, `tea market (2 yellow for 1 green)`, `sea tile`; `''` where nothing lies yet. */
function lying(position: Position, hex: Hex): string {
  const { hexes, neighbours, tiles } = position.map;
  const place = hexes.indexOf(hex);
  const port = portAt(position, place);
  if (port >= 0 && neighbours.length > 0) return nameOf(PORTS[port] as PortId);
  const market = marketAt(position, place);
  if (market !== undefined) return `${nameOf(market.symbol)} market (${tradeInWords(market)})`;
  return place >= 0 && place < tiles.length ? 'sea tile' : '';
}

/** The hexes that a position can name; while a map grows, also those that may join it. */
const nameable = ({ map: { hexes, neighbours } }: Position): readonly Hex[] =>
  neighbours.length === 0 ? [...hexes, ...growth(hexes)] : hexes;

/** Where a hex lies: for one without a tile, and where all that is seen there is seen elsewhere too. */
function spot(position: Position, hex: Hex): string {
  const all = nameable(position).map(axial);
  const [column, row] = axial(hex);
  const columns = new Set(all.flatMap(([q]) => (q <= column ? [q] : [])));
  const rows = all.filter(([q, r]) => q === column && r <= row);
  return `in column ${columns.size} from the west, ${rows.length} from the north`;
}

/**
 * A hex by what lies on it, without its article. Of several alike it tells a neighbour, or two, that no other one of them has: `sea tile
 * beside the north-east port`.
 */
function hexName(position: Position, hex: Hex): string {
  const name = lying(position, hex);
  if (name === '') return `hex ${spot(position, hex)}`;
  const { hexes, neighbours } = position.map;
  // A port lies nowhere else, and the names of all hexes take long.
  if (neighbours.length > 0 && portAt(position, hexes.indexOf(hex)) >= 0) return name;
  const names = hexes.map((other) => lying(position, other));
  const alike = hexes.filter((_, place) => names[place] === name);
  if (alike.length <= 1) return name;
  /** What lies on a hex if it lies nowhere else. */
  const only = (other: Hex): string => {
    const seen = names[hexes.indexOf(other)] ?? '';
    return names.indexOf(seen) === names.lastIndexOf(seen) ? seen : '';
  };
  const near = hexesAround(hex).filter((other) => only(other) !== '');
  const others = alike.filter((other) => other !== hex).map(hexesAround);
  const isOwn = (beside: readonly Hex[]): boolean =>
    !others.some((around) => beside.every((each) => around.includes(each)));
  const beside = [...near.map((each) => [each]), ...near.flatMap((a, i) => near.slice(i + 1).map((b) => [a, b]))].find(
    isOwn,
  );
  if (beside === undefined) return `${name} ${spot(position, hex)}`;
  return `${name} beside ${listed(beside.map((each) => `the ${only(each)}`))}`;
}

/** The same within a sentence: `the tea market (2 yellow for 1 green)`. */
export const hexInWords = (position: Position, hex: Hex): string => `the ${hexName(position, hex)}`;

/** The same without its trade, for brief forms: `the tea market`. */
export const hexInBrief = (position: Position, hex: Hex): string =>
  `the ${lying(position, hex).replace(/ \(.*/, '') || 'hex'}`;

/** The same at the beginning of a line. */
export const hexTitle = (position: Position, hex: Hex): string => capital(hexName(position, hex));

/** Hexes to choose from. */
export const hexesInWords = (position: Position, hexes: readonly Hex[]): string =>
  listed(
    hexes.map((hex) => hexInWords(position, hex)),
    'or',
  );

function turnInWords(position: Position, { hex, action, builds, trades }: PlannedTurn): string {
  const there = hexInWords(position, hex);
  if (action === 'port') return `deliver at ${there}`;
  const deeds = action === 'harvest' ? ['harvest'] : [];
  if (builds) deeds.push('build');
  if (trades > 0) deeds.push(`trade ${often(trades)}`);
  return `${listed(deeds)} on ${there}`;
}

/** A route turn by turn. */
export const routeInWords = (position: Position, route: readonly PlannedTurn[]): string =>
  route.map((turn) => turnInWords(position, turn)).join('; then ');
