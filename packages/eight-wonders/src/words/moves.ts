import { byKind } from '@wonders/core';
import { listed } from '@wonders/core/words';
import { total } from '../components/cards.js';
import type { DiscId } from '../components/discs.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import type { MoveOf, SeatMove } from '../notation.js';
import { entry, type Position } from '../state/index.js';
import { jokersFor } from '../table/action-cards.js';
import { hasTradingCard } from '../table/offers.js';
import type { Language } from './language.js';
import { cardsName, nameOf, offerName, SPACE_NAMES, wonderName } from './names.js';
import { seatName } from './seats.js';

/** What a seat does, after its name. */
export const deed = /* @__PURE__ */ byKind<SeatMove, [position: Position], string>({
  pass: () => 'passes and draws a card',
  build({ wonder, space }, position) {
    const disc = entry(position.spaces, WONDERS.indexOf(wonder) * SPACES + space) as DiscId;
    const where = position.options.discChoice === 'any' ? `the ${SPACE_NAMES[space]} space of ` : '';
    return `builds on ${where}${wonderName(wonder)}: ${nameOf(disc)} needed`;
  },
  offer: (move) => `offers ${offerName(move)}`,
  complete: selection,
  abandon: () => 'abandons the build',
  'card-draw': () => 'plays Card draw',
  'card-trade': ({ give }) => `plays Card trade and gives ${cardsName(give)}`,
  triple: ({ use }) => `plays ${use ? 'a' : 'no'} Triple bonus`,
  double: ({ use }) => (use ? 'plays Double turn and goes on' : 'ends the turn'),
});

/** A selection: whose offers, which Jokers, and who takes the disc if it is not the builder (EIGHT-77). */
function selection({ accept, jokers }: MoveOf<'complete'>, position: Position): string {
  const names = accept.map((seat) => seatName(position, seat));
  const offers =
    names.length === 0 ? '' : `accepts the ${names.length === 1 ? 'offer' : 'offers'} of ${listed(names)} and `;
  const used =
    total(jokers) === 0 ? '' : ` with ${jokersFor(jokers) === 1 ? 'a Joker' : 'Jokers'} for ${cardsName(jokers)}`;
  // Before the offers are turned up this is a forecast, which must not tell what they hold.
  const trader = position.phase === 'select' ? accept.find((seat) => hasTradingCard(position, seat)) : undefined;
  const taker = trader === undefined ? '' : `; ${seatName(position, trader)} takes the disc for the trading card`;
  return `${offers}completes the build${used}${taker}`;
}

const told = (move: SeatMove, position: Position): string => `${seatName(position, move.seat)} ${deed(move, position)}`;

/** The seat whose card chance decides. */
const drawer = (position: Position): string =>
  seatName(position, entry(position.pending, position.pending.length - 1).owner);

/** A move as a sentence. */
export const moves: Language['moves'] = {
  pass: told,
  build: told,
  offer: told,
  complete: told,
  abandon: told,
  'card-draw': told,
  'card-trade': told,
  triple: told,
  double: told,
  disc: ({ disc }) => `The next disc shows ${nameOf(disc)}`,
  card: ({ card }, position) => `${drawer(position)} draws a ${card === 'hidden' ? 'hidden card' : nameOf(card)}`,
  start: ({ first }, position) => `${seatName(position, first)} starts`,
  action: ({ card }, position) =>
    `${drawer(position)} takes ${card === 'hidden' ? 'a hidden action card' : `the action card ${nameOf(card)}`}`,
  'name-action': ({ card }, position) => `${drawer(position)} shows the action card ${nameOf(card)}`,
};
