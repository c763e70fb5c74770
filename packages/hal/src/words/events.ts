import type { OfKind, Seat } from '@wonders/core';
import { capital, count, listed, plural, verbFor } from '@wonders/core/words';
import type { OwnEvent } from '../events.js';
import { isSolo, PLAYER_SEAT, type Position } from '../state/index.js';
import { endings } from './endings.js';
import type { Language } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { cellName, itemList, placeName, points } from './phrases.js';
import { does, seated, seatName } from './seats.js';

/** HAL-37 to HAL-42, HAL-51, HAL-52: what a floor takes, that its card is kept, and who takes resources back. */
function constructed(event: OfKind<OwnEvent, 'constructed'>, s: Position): string {
  const { seat, card, tile, floors, back, paid, fee } = event;
  const resources = count(floors - 1, 'resource');
  const payments = [
    paid > 0 ? `${points(paid)} for the lower number` : '',
    fee > 0 ? 'a resource for the other colour' : '',
  ].filter((payment) => payment !== '');
  const how = [
    back === seat ? `taking back ${resources}` : '',
    `putting ${floors} resources on it`,
    payments.length > 0 ? `paying ${listed(payments)}` : '',
    'keeping the card',
  ].filter((part) => part !== '');
  const built = does(s, seat, 'construct', `${nameOf(tile)} on ${nameOf(card)}, ${listed(how)}`);
  if (back === null || back === seat) return built;
  const owner = seated(s, back);
  return `${built}; ${owner.doing('take', `back ${resources}`)} and ${verbFor(owner.isYou, 'gain')} ${points(floors - 1)}`;
}

/** HAL-22: whose card goes to the discard pile, and whether it was played. */
function discarded({ seat, cards, from }: OfKind<OwnEvent, 'discarded'>, s: Position): string {
  const whose = capital(seated(s, seat).whose);
  const noun = isSolo(s) ? 'unplayed card' : plural('card');
  const what = from === 'hand' ? `${noun} ` : '';
  return `${whose} ${what}${listed(cards.map(nameOf))} ${verbFor(cards.length > 1, 'go')} to the discard pile`;
}

function expert({ given, givenPoints, drawn, drawnPoints, used }: OfKind<OwnEvent, 'expert'>): string {
  const why =
    drawnPoints === null
      ? 'a building card comes first'
      : `${nameOf(drawn)} is worth ${points(drawnPoints)}, and ${nameOf(given)} ${points(givenPoints)}`;
  return used === drawn
    ? `Hal uses ${nameOf(drawn)} in place of ${nameOf(given)}: ${why}`
    : `Hal keeps to ${nameOf(given)}: ${why}`;
}

/** What happens, as sentences. */
export const events: Language['events'] = {
  round({ round, first }, s) {
    const begins = isSolo(s) ? '' : `; ${seated(s, first).doing('are', 'first player')}`;
    return `Round ${round} begins${begins}`;
  },
  refilled: ({ cards }) =>
    `A new deck is made${cards.length === 0 ? '' : `, with the cards ${listed(cards.map(nameOf))}`}`,
  // Who knows the card has read it in the sentence of the move.
  given: ({ card }, s) => (card === 'hidden' ? does(s, PLAYER_SEAT, 'give', 'Hal a card') : ''),
  laid: () => 'A card is laid aside for Hal, unseen',
  played: ({ seat, card, tile }, s) =>
    does(s, seat, 'play', `${nameOf(card)} ${tile === null ? 'alone' : `with ${nameOf(tile)}`}`),
  revealed: ({ card }) => `Hal's card is ${nameOf(card)}`,
  urbanized({ seat, card, tile, x, y }, s) {
    const where = `where token ${nameOf(card)} stood ${cellName({ x, y })}`;
    return does(s, seat, 'urbanize', `with ${nameOf(tile)} ${where}, putting 1 resource on it`);
  },
  constructed,
  gained: (event, s) => does(s, event.seat, 'gain', itemList(event)),
  token({ letter, givesWay, x, y }, s) {
    const gone = `Token ${nameOf(letter)} goes to the cell ${placeName(s, { x, y })}`;
    return givesWay === null ? gone : `${gone}, where ${nameOf(givesWay)} gives way`;
  },
  discarded,
  expert,
  'tile-back': ({ seat, card, tile }, s) =>
    does(
      s,
      seat,
      'take',
      `${nameOf(tile)} back: there is too little to pay for it, so ${nameOf(card)} is played alone`,
    ),
  idle: ({ card }) => `There is no tile for Hal to draw, so his card ${nameOf(card)} does nothing`,
  aborted({ card, tile, need, have }) {
    const lack = `a floor on ${nameOf(card)} takes ${count(need, 'resource')}, and he has ${have}`;
    return `Hal cannot build with ${nameOf(tile)}: ${lack}`;
  },
  picked: ({ seat, character }, s) => does(s, seat, 'keep', character === 'hidden' ? 'a character' : nameOf(character)),
  characters: ({ seat, characters }, s) =>
    `The characters of ${seated(s, seat).within} are ${listed(characters.map(nameOf))}`,
  'new-hand': ({ seat }, s) => does(s, seat, 'use', 'a New Hand token'),
  committed: ({ seat, card }, s) => does(s, seat, 'choose', card === 'hidden' ? 'a card' : nameOf(card)),
  passed: () => 'The cards go to the left',
  resupplied({ returned }, s) {
    const told = returned.map((n, seat) => `${seatName(s, seat)} ${n}`).join(', ');
    return `Tiles are returned for the last supply, a point for each: ${told}`;
  },
  over: ({ ending }, s) => `The game is over: ${endings[ending](s)}`,
};

/** A draw that all players see, in the sentence of its move. */
const openly =
  <M>(tell: (move: M, s: Position) => string) =>
  (move: M | null, s: Position): string =>
    move === null ? 'Something is drawn' : tell(move, s);

const drawing = (s: Position, to: Seat | 'all', what: string): string =>
  to === 'all' ? `${capital(what)} is drawn` : does(s, to, 'draw', what);

/** What turns up, as sentences. */
export const draws: Language['draws'] = {
  'start-tile': openly(moves['start-tile']),
  burn: openly(moves.burn),
  // The event `revealed` says which one it is.
  'hal-card': () => 'The card laid aside for Hal is turned up',
  'expert-card': openly(moves['expert-card']),
  'hal-tile': openly(moves['hal-tile']),
  'first-player': openly(moves['first-player']),
  'starter-set': openly(moves['starter-set']),
  tile: (move, s, to) => drawing(s, to, move === null ? 'a tile' : nameOf(move.tile)),
  card: (move, s, to) => drawing(s, to, move === null ? 'a card' : nameOf(move.card)),
  character: (move, s, to) => drawing(s, to, move === null ? 'a character' : nameOf(move.character)),
};
