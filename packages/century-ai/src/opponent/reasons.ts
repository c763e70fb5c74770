import { orderText } from '../components/orders.js';
import { PORTS, tradeText } from '../components/tiles.js';
import { hexOf, portAt } from '../table/places.js';
import type { Chart } from './chart.js';
import type { Plan, Route } from './routes.js';

/** A route in words, turn by turn. */
export function routeInWords(chart: Chart, { place, action, builds, trades, before }: Route): string {
  const here = hexOf(chart.position, place);
  const tile = chart.tiles[place];
  const trade = tile === undefined ? '' : tradeText(tile);
  const deals = trades > 0 ? `${builds ? ' and ' : ''}trade ${trade} × ${trades}` : '';
  const what = action === 'market' ? `${builds ? 'build' : ''}${deals}` : action === 'port' ? 'deliver' : 'harvest';
  return `${before === null ? '' : `${routeInWords(chart, before)}; `}on ${here} ${what}`;
}

/** A plan in words. */
export function planInWords(chart: Chart, { route: { turns, place }, order }: Plan): string {
  const port = PORTS[portAt(chart.position, place)];
  return `It heads for the order ${orderText(order)} at ${port}, ${turns} ${turns === 1 ? 'turn' : 'turns'} away.`;
}
