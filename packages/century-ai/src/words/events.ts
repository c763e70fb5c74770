import type { Said, Seat } from '@wonders/core';
import { capital, commonEnglish, count, inBrief, verbFor } from '@wonders/core/words';
import { ORDERS_TO_END, STARTING_SETS } from '../components/board.js';
import { type Cubes, total } from '../components/cubes.js';
import type { OwnEvent } from '../events.js';
import type { Position } from '../state/index.js';
import { hexOf, tablesOf } from '../table/places.js';
import type { CubeReason } from '../table/supply.js';
import type { Language } from './language.js';
import { hexInBrief, hexInWords } from './map.js';
import { nameOf } from './names.js';
import { bonusInWords, cubesInWords, faceInWords, orderInWords, portInWords, tileInWords } from './phrases.js';
import { speakerAt } from './seats.js';

/** A sentence about a seat: `You take …`, `The AI takes …`. */
const does = (position: Position, seat: Seat, verb: string, what: string): string =>
  speakerAt(position, seat).does(verb, what);

const part = (by: Cubes, sign: 1 | -1): Cubes => by.map((n) => Math.max(0, n * sign)) as unknown as Cubes;

/** The verb for a change of a cargo; '' where other sentences tell it. */
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

function cargo(position: Position, { seat, by, why }: Extract<OwnEvent, { kind: 'cubes' }>): Said {
  const [given, got] = [part(by, -1), part(by, 1)];
  const [gives, gets] = [given, got].map((cubes) => cubes.some((n) => n > 0));
  if (CARGO[why] === '') return '';
  if (gives && gets)
    return inBrief(
      does(position, seat, CARGO[why], `${cubesInWords(given)} to ${cubesInWords(got)}`),
      does(position, seat, CARGO[why], `${count(total(given), 'cube')} to ${cubesInWords(got)}`),
    );
  if (why === 'trade' && gets) return does(position, seat, 'receive', cubesInWords(got));
  return does(position, seat, CARGO[why], cubesInWords(gives ? given : got));
}

/** The sentence for each kind of event; '' where the sentence of the move has said it. */
export const events: Language['events'] = {
  turn: ({ seat, round }, position) => `Round ${round}: ${speakerAt(position, seat).whose} turn`,
  boat: () => '',
  cubes: (event, position) => cargo(position, event),
  loose({ place, by }, position) {
    const left = part(by, 1);
    if (total(left) === 0) return '';
    const told = `${cubesInWords(left)} ${verbFor(total(left) > 1, 'are')} left behind on`;
    const hex = hexOf(position, place);
    return inBrief(`${told} ${hexInWords(position, hex)}`, `${told} ${hexInBrief(position, hex)}`);
  },
  action: () => '',
  outpost({ seat, place, symbol, column }, position) {
    const built = does(position, seat, 'build', `outpost ${column + 1} of ${nameOf(symbol)}`);
    return inBrief(`${built} on ${hexInWords(position, hexOf(position, place))}`, built);
  },
  trades: () => '',
  bonus: ({ seat, tile }, position) => does(position, seat, 'take', bonusInWords(tile)),
  order({ seat, port, order }, position) {
    const from = ` from ${portInWords(port)}`;
    if (order === 'hidden') return does(position, seat, 'take', `an order${from}`);
    return inBrief(
      does(position, seat, 'take', `${orderInWords(position, order)}${from}`),
      does(position, seat, 'take', `the ${tablesOf(position).orders[order].vp}-point order${from}`),
    );
  },
  'closed-port': ({ from, to }) =>
    inBrief(
      `The Closed Port moves from ${portInWords(from)} to ${portInWords(to)}`,
      `The Closed Port moves to ${portInWords(to)}`,
    ),
  over: ({ ending }) =>
    ending === 'fourth-order'
      ? `The game is over: ${count(ORDERS_TO_END, 'order')} are filled`
      : 'The game is over: the last round has ended',
};

/** Everything that turns up in this game is open. */
const open =
  <M>(tell: (move: M, position: Position) => Said) =>
  (move: M | null, position: Position): Said =>
    move === null ? commonEnglish.unseen : tell(move, position);

/** The sentence for each component that turns up. */
export const draws: Language['draws'] = {
  remove: open(({ tile }, position) =>
    inBrief(
      `${capital(tileInWords(position, tile))} is removed from the game`,
      'A market tile is removed from the game',
    ),
  ),
  cell: open(({ hex }, position) => inBrief(`The map grows by ${hexInWords(position, hex)}`, 'The map grows by a hex')),
  tile: open(({ tile }, position) =>
    inBrief(`${capital(tileInWords(position, tile))} is laid on the map`, 'A market tile is laid on the map'),
  ),
  order: open(({ order }, position) =>
    inBrief(
      `${capital(orderInWords(position, order))} is put on a port`,
      `The ${tablesOf(position).orders[order].vp}-point order is put on a port`,
    ),
  ),
  lot: open(({ colour }) => `The ${nameOf(colour)} lot is drawn: ${cubesInWords(STARTING_SETS[colour])} to start with`),
  draw: open(({ tile }, position) =>
    inBrief(
      `${capital(faceInWords(position, tile))} is drawn`,
      tile === 'closed-port'
        ? 'The Closed Port is drawn'
        : `The ${tablesOf(position).orders[tile].vp}-point order is drawn`,
    ),
  ),
};
