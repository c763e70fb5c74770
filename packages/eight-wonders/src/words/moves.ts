import { listed } from '@wonders/core/words';
import { total } from '../components/cards.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import type { Move, MoveOf } from '../notation.js';
import type { Position } from '../state/index.js';
import { hasTradingCard } from '../table/offers.js';
import { seatName } from '../table/seats.js';
import { ACTION_NAMES, cardsName, discName, offerName, typeName, wonderName } from './names.js';

const drawer = (position: Position): string => {
  const top = position.pending[position.pending.length - 1];
  return top === undefined ? 'somebody' : seatName(position, top.owner);
};

/**
 * A move as a sentence, told from the position in which it is made.
 *
 * @category Words
 */
export function describeMove(position: Position, move: Move): string {
  if (move.kind === 'disc') return `The next disc shows ${discName(move.disc)}`;
  if (move.kind === 'start') return `${seatName(position, move.first)} starts`;
  return `${'seat' in move ? seatName(position, move.seat) : drawer(position)} ${whatIsDone(position, move)}`;
}

/** The rest of the sentence, after who it is. */
export function whatIsDone(position: Position, move: Exclude<Move, { kind: 'disc' | 'start' }>): string {
  switch (move.kind) {
    case 'pass':
      return 'passes and draws a card';
    case 'build': {
      const disc = position.spaces[WONDERS.indexOf(move.wonder) * SPACES + move.space];
      const where = position.settings.discChoice === 'any' ? `the ${SPACE_NAMES[move.space]} space of ` : '';
      return `builds on ${where}${wonderName(move.wonder)}: ${disc ? discName(disc) : 'nothing'} needed`;
    }
    case 'offer':
      return `offers ${offerName(move)}`;
    case 'complete':
      return selectionName(position, move);
    case 'abandon':
      return 'abandons the build';
    case 'card-draw':
      return 'plays Card draw';
    case 'card-trade':
      return `plays Card trade and gives ${cardsName(move.give)}`;
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

/** Where a disc lies on its wonder. */
const SPACE_NAMES = ['top', 'middle', 'bottom'] as const;

/** A selection: whose offers, which Jokers, and who takes the disc if it is not the builder (EIGHT-77). */
function selectionName(position: Position, { accept, jokers }: MoveOf<'complete'>): string {
  const names = accept.map((seat) => seatName(position, seat));
  const offers =
    names.length === 0 ? '' : `accepts the ${names.length === 1 ? 'offer' : 'offers'} of ${listed(names)} and `;
  const used = total(jokers) === 0 ? '' : ` with Jokers for ${cardsName(jokers)}`;
  const trader = accept.find((seat) => hasTradingCard(position, seat));
  const taker = trader === undefined ? '' : `; ${seatName(position, trader)} takes the disc for the trading card`;
  return `${offers}completes the build${used}${taker}`;
}
