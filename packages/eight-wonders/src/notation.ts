import { type Field, integer, type Notation, nullable, oneOf, type Seat, schema } from '@wonders/core';
import { ACTION_CARDS, ACTION_NAMES } from './components/actions.js';
import { type Cards, describeCards, listed, nthWithin, readCards, total, writeCards } from './components/cards.js';
import { ALL_DISCS, type DiscId, discOf } from './components/discs.js';
import { BUILDING_TYPES, CARDS_PER_TYPE, TYPES, typeName } from './components/types.js';
import { COLOURS, SPACES, WONDERS, type WonderId } from './components/wonders.js';
import { entry, type Move, type Position } from './state.js';

const seat = integer(0, 4);

/** A hand vector with at most `most` cards of each type. */
function cardsField(most: number): Field<Cards> {
  const count = integer(0, most);
  const is = (value: unknown): value is Cards =>
    Array.isArray(value) && value.length === 4 && TYPES.every((type) => count.is(value[type]));
  return {
    ...schema(`a list of 4 whole numbers from 0 to ${most}: camels, cranes, ships, stone masons`, is),
    count: (most + 1) ** 4,
    nth: (i) => nthWithin([most, most, most, most], i),
    is,
    write: writeCards,
    read(text) {
      const cards = readCards(text);
      return is(cards) ? cards : undefined;
    },
  };
}

const isSeats = (value: unknown): value is readonly Seat[] =>
  Array.isArray(value) &&
  value.length <= 5 &&
  [...value].every((each, i) => seat.is(each) && (i === 0 || each > value[i - 1]));

/** A set of seats, in ascending order. */
const seatsField: Field<readonly Seat[]> = {
  ...schema('a list of different seats from 0 to 4, ascending', isSeats),
  count: 2 ** 5,
  nth: (i) => [0, 1, 2, 3, 4].filter((seat) => (i >> seat) % 2 === 1),
  is: isSeats,
  write: (seats) => seats.join(',') || '-',
  read(text) {
    const seats = text === '-' ? [] : text.split(',').map(Number);
    return isSeats(seats) ? seats : undefined;
  },
};

const wonder = oneOf(...WONDERS);
const yesOrNo = oneOf(false, true);
const disc = oneOf<DiscId>(...ALL_DISCS.map(({ id }) => id));

/** The parameters of each kind of move. */
export const notation: Notation<Move> = {
  pass: { seat },
  build: { seat, wonder, space: integer(0, SPACES - 1) },
  offer: { seat, cards: cardsField(9), trade: yesOrNo },
  complete: { seat, accept: seatsField, jokers: cardsField(9) },
  abandon: { seat },
  'card-draw': { seat },
  'card-trade': { seat, give: cardsField(CARDS_PER_TYPE) },
  triple: { seat, use: yesOrNo },
  double: { seat, use: yesOrNo },
  'triple-final': { seat, wonder: nullable(wonder) },
  disc: { disc },
  card: { card: oneOf(...BUILDING_TYPES, 'hidden') },
  start: { first: seat },
  action: { card: oneOf(...ACTION_CARDS, 'hidden') },
  'name-action': { card: oneOf(...ACTION_CARDS) },
};

/** What people call a seat. */
export const seatName = (seat: Seat): string => entry(COLOURS, seat);

/** What people call a wonder: `the Pyramids of Giza`. */
export const wonderName = (id: WonderId): string =>
  `the ${id.replace(/\b(?!of)[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('-', ' ')}`;
const drawer = (position: Position): string => {
  const top = position.pending[position.pending.length - 1];
  return top === undefined ? 'somebody' : seatName(top.owner);
};

/** A disc in words: `4 cranes`, `3 cranes and 2 ships`. */
export const discName = (id: DiscId): string => describeCards(discOf(id).needs);

/** A move as a sentence. */
export function describeMove(position: Position, move: Move): string {
  if (move.kind === 'disc') return `The next disc shows ${discName(move.disc)}`;
  if (move.kind === 'start') return `${seatName(move.first)} starts`;
  return `${'seat' in move ? seatName(move.seat) : drawer(position)} ${whatIsDone(position, move)}`;
}

/** The rest of the sentence, after who it is. */
export function whatIsDone(position: Position, move: Exclude<Move, { kind: 'disc' | 'start' }>): string {
  switch (move.kind) {
    case 'pass':
      return 'passes and draws a card';
    case 'build': {
      const disc = position.spaces[WONDERS.indexOf(move.wonder) * SPACES + move.space];
      return `builds on ${wonderName(move.wonder)}: ${disc ? discName(disc) : 'nothing'} needed`;
    }
    case 'offer':
      return `offers ${describeCards(move.cards)}${move.trade ? ' with the trading card' : ''}`;
    case 'complete': {
      const offers = move.accept.length === 0 ? '' : `accepts the offer of ${listed(move.accept.map(seatName))} and `;
      const jokers = total(move.jokers) === 0 ? '' : ` with Jokers for ${describeCards(move.jokers)}`;
      return `${offers}completes the build${jokers}`;
    }
    case 'abandon':
      return 'abandons the build';
    case 'card-draw':
      return 'plays Card draw';
    case 'card-trade':
      return `plays Card trade and gives ${describeCards(move.give)}`;
    case 'triple':
      return `plays ${move.use ? 'a' : 'no'} Triple bonus`;
    case 'double':
      return move.use ? 'plays Double turn and goes on' : 'ends the turn';
    case 'triple-final':
      return `plays ${move.wonder === null ? 'no Triple bonus' : `a Triple bonus on ${wonderName(move.wonder)}`}`;
    case 'card':
      return `draws a ${move.card === 'hidden' ? 'hidden card' : typeName(move.card)}`;
    case 'action':
      return `takes ${move.card === 'hidden' ? 'a hidden action card' : `the action card ${ACTION_NAMES[move.card]}`}`;
    case 'name-action':
      return `shows the action card ${ACTION_NAMES[move.card]}`;
    default:
      return move satisfies never;
  }
}
