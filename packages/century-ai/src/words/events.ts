import type { ChanceEvent, Seat } from '@wonders/core';
import { byKind } from '@wonders/core';
import { capital } from '@wonders/core/words';
import { STARTING_SETS } from '../components/board.js';
import { BONUSES } from '../components/bonuses.js';
import { type Cubes, cubesInWords } from '../components/cubes.js';
import { isMarketTile, PORT_NAMES } from '../components/tiles.js';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import type { CubeReason } from '../table/supply.js';
import { orderInWords, speakerAt, tileInWords } from './names.js';

const portName = (port: number): string => `the ${PORT_NAMES[port]}`;

/** A sentence about a seat: `You take …`, `The AI takes …`. */
const does = (position: Position, seat: Seat, verb: string, what: string): string =>
  speakerAt(position, seat).does(verb, what);

const part = (by: Cubes, sign: 1 | -1): Cubes => by.map((n) => Math.max(0, n * sign)) as unknown as Cubes;

/** What a seat does when its cargo changes; '' where other sentences tell it. */
const CARGO: Readonly<Record<CubeReason, string>> = {
  start: 'start with',
  drop: '',
  collect: 'collect',
  toll: 'pay',
  build: 'pay',
  upgrade: 'upgrade',
  trade: 'trade',
  order: 'deliver',
  harvest: 'harvest',
  discard: 'discard',
  reaction: 'gain',
};

function cargo(position: Position, { seat, by, why }: Extract<Event, { kind: 'cubes' }>): string {
  const [given, got] = [part(by, -1), part(by, 1)];
  const [gives, gets] = [given, got].map((cubes) => cubes.some((n) => n > 0));
  if (CARGO[why] === '') return '';
  if (gives && gets) return does(position, seat, CARGO[why], `${cubesInWords(given)} to ${cubesInWords(got)}`);
  if (why === 'trade' && gets) return does(position, seat, 'receive', cubesInWords(got));
  return does(position, seat, CARGO[why], cubesInWords(gives ? given : got));
}

/** The sentence for each kind of event. */
const sentence = byKind<Event, [position: Position], string>({
  turn({ seat, round }, position) {
    return `Round ${round}: ${speakerAt(position, seat).whose} turn`;
  },
  boat: () => '',
  cubes: (event, position) => cargo(position, event),
  loose({ place, by }, { map }) {
    const left = part(by, 1);
    return left.some((n) => n > 0) ? `${cubesInWords(left)} left on ${map.hexes[place]}` : '';
  },
  action: () => '',
  outpost: ({ seat, place, symbol, column }, position) =>
    does(position, seat, 'build', `outpost ${column + 1} of ${symbol} on ${position.map.hexes[place]}`),
  trades: () => '',
  bonus: ({ seat, tile }, position) => does(position, seat, 'take', `the bonus tile ${BONUSES[tile].name}`),
  order({ seat, port: from, order }, position) {
    const what = order === 'hidden' ? 'an order' : orderInWords(position, order);
    return does(position, seat, 'take', `${what} from ${portName(from)}`);
  },
  'closed-port': ({ from, to }) => `The Closed Port moves from ${portName(from)} to ${portName(to)}`,
  over: ({ ending }) =>
    ending === 'fourth-order'
      ? 'The game is over: four orders are filled'
      : 'The game is over: the last round has ended',
});

type ChanceMove = Extract<Move, { readonly kind: 'remove' | 'cell' | 'tile' | 'order' | 'lot' | 'draw' }>;

/** The sentence for each component that turns up. */
const turnedUp = byKind<ChanceMove, [position: Position], string>({
  remove: ({ tile }, position) => `${capital(tileInWords(position, tile))} is removed from the game`,
  cell: ({ hex }) => `The map grows by ${hex}`,
  tile: ({ tile }, position) =>
    `${isMarketTile(tile) ? capital(tileInWords(position, tile)) : 'A sea tile'} is laid on the map`,
  order: ({ order }, position) => `${capital(orderInWords(position, order))} is put on a port`,
  lot: ({ colour }) => `The ${colour} lot is drawn: ${cubesInWords(STARTING_SETS[colour])} to start with`,
  draw: ({ tile }, position) =>
    tile === 'closed-port' ? 'The Closed Port is drawn' : `${capital(orderInWords(position, tile))} is drawn`,
});

/**
 * What happened as a sentence, for logs and narration. Told after the sentence of the move (`describeMove`): an empty
 * string where that has said it.
 *
 * @param position - Any position of the game: it tells seats, tables and map.
 * @param event - An event of `transition`, or what `viewEvent` left of it.
 * @example
 * ```ts
 * import { describeMove, legalMoves, newGame, transition } from '@wonders/century-ai';
 * import { describeEvent } from '@wonders/century-ai/words';
 * const game = newGame({ seed: 'first' });
 * const [move] = legalMoves(game);
 * if (move === undefined) throw new Error('over');
 * const { state, events } = transition(game, move);
 * console.log(describeMove(game, move), events.map((event) => describeEvent(state, event)).filter(Boolean));
 * ```
 * @category Events
 */
export function describeEvent(position: Position, event: Event | ChanceEvent<Move>): string {
  if (event.kind !== 'chance') return sentence(event, position);
  const { move } = event;
  return move === 'hidden' ? '' : turnedUp(move as ChanceMove, position);
}
