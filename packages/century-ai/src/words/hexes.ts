import type { Piece, Seat } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { COLOURS, type Cubes, covers, lacking } from '../components/cubes.js';
import { growth, type Hex } from '../components/hexes.js';
import type { Order } from '../components/orders.js';
import { outpostCost } from '../costs/building.js';
import { reachable } from '../costs/reach.js';
import { portsByLiking } from '../script.js';
import { isScript, isSolo, type Position, SCRIPT_SEAT } from '../state/index.js';
import { hasOutpost } from '../table/boards.js';
import { marketAt, portAt } from '../table/places.js';
import { orderAt } from '../table/ports.js';
import { seatOf } from '../table/seats.js';
import { hexTitle } from './map.js';
import { nameOf } from './names.js';
import { cubesInWords, tradeInWords } from './phrases.js';
import { speakerAt } from './seats.js';

/** A piece with what it lacks filled in. */
export const told = (name: string, effect: string, rules: readonly string[], more: Partial<Piece> = {}): Piece => ({
  name,
  effect,
  status: '',
  price: [],
  rules,
  ...more,
});

/** Whose price is told: the viewer's; of a state that of the seat whose turn it is. The AI pays for nothing here. */
function payerOf(position: Position): Seat | undefined {
  const { viewer, turn } = position;
  const seat = viewer === null ? turn : viewer;
  return typeof seat !== 'number' || isScript(position, seat) ? undefined : seat;
}

/** The cubes, outposts and boats on a place. */
function lying(position: Position, place: number): string {
  const { loose, outposts, seats } = position;
  const whose = (seat: Seat): string => speakerAt(position, seat).whose;
  const boats = seats.flatMap(({ boat }, seat) => (boat === place ? [whose(seat)] : []));
  const built = (outposts[place] as readonly Seat[]).map(whose);
  const cubes = loose[place];
  return [
    boats.length === 0 ? '' : `${listed(boats)} ${boats.length === 1 ? 'boat' : 'boats'}`,
    built.length === 0 ? '' : `${listed(built)} ${built.length === 1 ? 'outpost' : 'outposts'}`,
    cubes ? cubesInWords(cubes) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What it costs the viewer to end on a hex in this turn. */
function wayPrice(position: Position, hex: Hex): readonly string[] {
  const decision = position.pending.at(-1);
  if (decision?.kind !== 'sail' || decision.seat !== payerOf(position)) return [];
  const reach = reachable(position).find((each) => each.hex === hex);
  if (reach === undefined) return [];
  const { drops, toll } = reach;
  return [
    ...(drops.length > 0 ? [`${count(drops.length, 'cube')} left behind on the way`] : []),
    ...(toll > 0 ? [`${count(toll, 'cube')} for the ${toll === 1 ? 'boat' : 'boats'} there`] : []),
  ];
}

/** What stands on a hex. */
export function hexPiece(position: Position, hex: Hex): Piece | undefined {
  const { hexes, neighbours, tiles } = position.map;
  const place = hexes.indexOf(hex);
  if (neighbours.length === 0) {
    if (place >= 0) return told(hexTitle(position, hex), '', ['CENT-17'], { status: 'on the map' });
    return growth(hexes).includes(hex)
      ? told(hexTitle(position, hex), 'the map may grow here', ['CENT-17'])
      : undefined;
  }
  if (place < 0) return undefined;
  const port = portAt(position, place);
  if (port >= 0) return portPiece(position, place, port, hex);
  const status = lying(position, place);
  const payer = payerOf(position);
  const market = marketAt(position, place);
  if (market === undefined) {
    if (place >= tiles.length) return told(hexTitle(position, hex), '', ['CENT-15'], { status: 'no tile yet' });
    return told(hexTitle(position, hex), 'no trade and no outposts', ['CENT-12'], {
      status,
      price: wayPrice(position, hex),
    });
  }
  const cost = payer === undefined || hasOutpost(position, payer, place) ? 0 : outpostCost(position, place);
  return told(
    `${capital(nameOf(market.symbol))} market`,
    `trade ${tradeInWords(market)}`,
    ['CENT-46', 'CENT-47', 'CENT-49', 'CENT-52'],
    { status, price: [...wayPrice(position, hex), ...(cost > 0 ? [`${count(cost, 'cube')} for an outpost`] : [])] },
  );
}

/** The cubes of an order, colour by colour, with those that the payer lacks. */
function orderPrice(position: Position, cost: Cubes): readonly string[] {
  const payer = payerOf(position);
  if (payer === undefined) return [];
  const lacks = lacking(cost, seatOf(position, payer).cargo);
  return COLOURS.flatMap((colour, rank) => {
    const [needed, missing] = [cost[rank as 0], lacks[rank as 0]];
    if (needed === 0) return [];
    const lack = missing > 0 ? ` (${missing} missing)` : '';
    return [`${needed} ${nameOf(colour)}${lack}`];
  });
}

/** Whether the AI can pay for an order, and whether it would take it next (CENT-72). */
function aiPays(position: Position, port: number, cost: Cubes): readonly string[] {
  if (!isSolo(position)) return [];
  const { cargo } = seatOf(position, SCRIPT_SEAT);
  if (!covers(cargo, cost)) return [];
  const next = portsByLiking(position).find((each) => covers(cargo, (orderAt(position, each) as Order).cost));
  return [next === port ? 'as the ports stand, the AI takes this order next' : 'the AI can pay for it'];
}

function portPiece(position: Position, place: number, port: number, hex: Hex): Piece {
  const name = hexTitle(position, hex);
  const order = orderAt(position, port);
  const here = lying(position, place);
  if (order === undefined) {
    const closed = position.ports[port] === 'closed-port';
    const effect = closed ? 'the Closed Port lies here, so nothing can be delivered' : 'no order';
    return told(name, effect, [closed ? 'CENT-58' : 'CENT-59'], { status: here, price: wayPrice(position, hex) });
  }
  return told(name, `deliver ${cubesInWords(order.cost)} for ${order.vp} points`, ['CENT-56', 'CENT-72'], {
    status: [here, ...aiPays(position, port, order.cost)].filter(Boolean).join('; '),
    price: [...wayPrice(position, hex), ...orderPrice(position, order.cost)],
  });
}
