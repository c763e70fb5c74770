import type { ChanceEvent, Seat } from '@wonders/core';
import { count } from '@wonders/core/words';
import type { GameEvent } from '../events.js';
import type { ChanceMove, Move } from '../notation.js';
import type { Category, Position } from '../state/index.js';
import { seatName } from '../table/seats.js';
import { ACTION_NAMES, cardsName, discName, offerName, typeName, wonderName } from './names.js';

/** What points are for (EIGHT-142). */
const FOR: Readonly<Record<Category, string>> = {
  finished: 'for parts of the finished wonder',
  unfinished: 'for parts of an unfinished wonder',
  rejected: 'for correct cards that were not accepted',
  discs: 'for building discs',
  actions: 'for action cards',
};

/** The sentence for each kind of event. */
const SENTENCES: {
  readonly [K in GameEvent['kind']]: (event: Extract<GameEvent, { readonly kind: K }>, position: Position) => string;
} = {
  passed: () => '',
  'build-begun': () => '',
  'offer-committed': () => '',
  'offers-revealed': ({ offers }, position) => {
    const said = offers.flatMap((offer, seat) =>
      offer === null ? [] : [`${seatName(position, seat)} ${offerName(offer)}`],
    );
    return `The offers are turned up: ${said.join('; ')}`;
  },
  abandoned: () => '',
  completed: ({ trader }, position) =>
    trader === null
      ? ''
      : `The trading card of ${seatName(position, trader)} counts: the disc for the card, the parts for the builder`,
  'cards-spent': ({ seat, cards }, position) => `${seatName(position, seat)} spends ${cardsName(cards)}`,
  'discard-reshuffled': ({ cards }) => `The discard pile is shuffled: ${count(cards, 'card')}`,
  'parts-placed': ({ seat, wonder, parts }, position) =>
    `${seatName(position, seat)} places ${count(parts, 'part')} on ${wonderName(wonder)}`,
  'disc-taken': ({ seat, wonder }, position) => `${seatName(position, seat)} takes the disc of ${wonderName(wonder)}`,
  points: ({ seat, category, points }, position) =>
    `${seatName(position, seat)} scores ${count(points, 'point')} ${FOR[category]}`,
  'row-changed': ({ row }) => `The marker moves to ${row === 'light' ? 'the light row' : `row ${row}`}`,
  'parts-returned': ({ wonder }) => `The parts on ${wonderName(wonder)} go back to their owners`,
  'action-played': ({ seat, card }, position) => `${seatName(position, seat)} plays ${ACTION_NAMES[card]}`,
  'turn-ended': () => '',
  'next-turn': ({ seat }, position) => `${seatName(position, seat)} is next`,
  ended: ({ ending }) =>
    ending === 'stall'
      ? 'The game ends: nobody has taken a disc for too long'
      : 'The game ends: one of the four types is no longer shown by any disc',
};

const drawn = (card: Extract<ChanceMove, { kind: 'card' }>['card']): string =>
  card === 'hidden' ? 'a card' : `a ${typeName(card)}`;

/** What turned up. `to` is the seat that draws, and sees it. */
function turnedUp(position: Position, { move, decision, to }: ChanceEvent<Move>): string {
  const who = to === 'all' ? '' : seatName(position, to as Seat);
  if (move === 'hidden') return decision === 'card' ? `${who} draws a card` : `${who} takes an action card`;
  const chance = move as ChanceMove;
  switch (chance.kind) {
    case 'disc':
      return `The next disc shows ${discName(chance.disc)}`;
    case 'card':
      return `${who} draws ${drawn(chance.card)}`;
    case 'start':
      return `${seatName(position, chance.first)} starts`;
    case 'action':
      return `${who} takes ${chance.card === 'hidden' ? 'an action card' : `the action card ${ACTION_NAMES[chance.card]}`}`;
    case 'name-action':
      return `A hidden action card turns out to be ${ACTION_NAMES[chance.card]}`;
    default:
      return chance satisfies never;
  }
}

/**
 * What happened as a sentence, for logs and narration. Told after the sentence of the move (`describeMove`): an empty
 * string where that has said it.
 *
 * @param position - Any position of the game.
 * @param event - An event of `transition`, or what `viewEvent` left of it.
 * @example
 * ```ts
 * import { describeMove, legalMoves, newGame, transition } from '@wonders/eight-wonders';
 * import { describeEvent } from '@wonders/eight-wonders/words';
 * const game = newGame({ seed: 'first' });
 * const [move] = legalMoves(game);
 * if (move === undefined) throw new Error('over');
 * const { state, events } = transition(game, move);
 * console.log(describeMove(game, move), events.map((event) => describeEvent(state, event)).filter(Boolean));
 * ```
 * @category Events
 */
export function describeEvent(position: Position, event: GameEvent | ChanceEvent<Move>): string {
  return event.kind === 'chance' ? turnedUp(position, event) : SENTENCES[event.kind](event as never, position);
}
