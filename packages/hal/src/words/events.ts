import type { OfKind, Said, Seat } from '@wonders/core';
import { capital, count, inBrief, listed, plural, verbFor } from '@wonders/core/words';
import type { OwnEvent } from '../events.js';
import { isSolo, PLAYER_SEAT, type Position } from '../state/index.js';
import { endings } from './endings.js';
import type { Language } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { itemList, placeName, points } from './phrases.js';
import { does, seated } from './seats.js';

/** HAL-37 to HAL-42, HAL-51, HAL-52: what a floor takes, that its card is kept, and who takes resources back. */
function constructed(event: OfKind<OwnEvent, 'constructed'>, position: Position): Said {
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
  const what = `${nameOf(tile)} on ${nameOf(card)}`;
  const brief = does(position, seat, 'construct', `${what}, with ${count(floors, 'resource')}`);
  const built = does(position, seat, 'construct', `${what}, ${listed(how)}`);
  if (back === null || back === seat) return inBrief(built, brief);
  const owner = seated(position, back);
  const gained = `${owner.doing('take', `back ${resources}`)} and ${verbFor(owner.isYou, 'gain')} ${points(floors - 1)}`;
  return inBrief(`${built}; ${gained}`, brief);
}

/** HAL-22: whose card goes to the discard pile, and whether it was played. */
function discarded({ seat, cards, from }: OfKind<OwnEvent, 'discarded'>, position: Position): Said {
  const whose = capital(seated(position, seat).whose);
  const noun = isSolo(position) ? 'unplayed card' : plural('card');
  const what = from === 'hand' ? `${noun} ` : '';
  return inBrief(
    `${whose} ${what}${listed(cards.map(nameOf))} ${verbFor(cards.length > 1, 'go')} to the discard pile`,
    `${whose} ${count(cards.length, 'card')} ${verbFor(cards.length > 1, 'go')} to the discard pile`,
  );
}

function expert({ given, givenPoints, drawn, drawnPoints, used }: OfKind<OwnEvent, 'expert'>): Said {
  const why =
    drawnPoints === null
      ? 'a building card comes first'
      : `${nameOf(drawn)} is worth ${points(drawnPoints)}, and ${nameOf(given)} ${points(givenPoints)}`;
  const what =
    used === drawn ? `Hal uses ${nameOf(drawn)} in place of ${nameOf(given)}` : `Hal keeps to ${nameOf(given)}`;
  return inBrief(`${what}: ${why}`, what);
}

/** What happens, as sentences. */
export const events: Language['events'] = {
  round({ round, first }, position) {
    const begins = isSolo(position) ? '' : `; ${seated(position, first).doing('are', 'first player')}`;
    return `Round ${round} begins${begins}`;
  },
  refilled: ({ cards }) =>
    inBrief(
      `A new deck is made${cards.length === 0 ? '' : `, with the cards ${listed(cards.map(nameOf))}`}`,
      'A new deck is made',
    ),
  // Who knows the card has read it in the sentence of the move.
  given: ({ card }, position) => (card === 'hidden' ? does(position, PLAYER_SEAT, 'give', 'Hal a card') : ''),
  laid: () => 'A card is laid aside for Hal, unseen',
  played: ({ seat, card, tile }, position) =>
    does(position, seat, 'play', `${nameOf(card)} ${tile === null ? 'alone' : `with ${nameOf(tile)}`}`),
  revealed: ({ card }) => `Hal's card is ${nameOf(card)}`,
  urbanized({ seat, card, tile, x, y }, position) {
    const where = `where token ${nameOf(card)} stood, ${placeName(position, { x, y })}`;
    return inBrief(
      does(position, seat, 'urbanize', `with ${nameOf(tile)} ${where}, putting 1 resource on it`),
      does(position, seat, 'urbanize', `with ${nameOf(tile)} where token ${nameOf(card)} stood`),
    );
  },
  constructed,
  gained: (event, position) => does(position, event.seat, 'gain', itemList(event)),
  token({ letter, givesWay, x, y }, position) {
    const gone = `Token ${nameOf(letter)} goes to the cell ${placeName(position, { x, y })}`;
    if (givesWay === null) return gone;
    const way = `where ${nameOf(givesWay)} gives way`;
    return inBrief(`${gone}, ${way}`, `Token ${nameOf(letter)} moves, ${way}`);
  },
  discarded,
  expert,
  'tile-back'({ seat, card, tile }, position) {
    const taken = does(position, seat, 'take', `${nameOf(tile)} back`);
    const alone = `${nameOf(card)} is played alone`;
    return inBrief(`${taken}: there is too little to pay for it, so ${alone}`, `${taken}: ${alone}`);
  },
  idle: ({ card }) =>
    inBrief(
      `There is no tile for Hal to draw, so his card ${nameOf(card)} does nothing`,
      `Without a tile, Hal's card ${nameOf(card)} does nothing`,
    ),
  aborted({ card, tile, need, have }) {
    const lack = `a floor on ${nameOf(card)} takes ${count(need, 'resource')}, and he has ${have}`;
    return inBrief(
      `Hal cannot build with ${nameOf(tile)}: ${lack}`,
      `Hal cannot build with ${nameOf(tile)} on ${nameOf(card)}`,
    );
  },
  picked: ({ seat, character }, position) =>
    does(position, seat, 'keep', character === 'hidden' ? 'a character' : nameOf(character)),
  characters: ({ seat, characters }, position) =>
    inBrief(
      `${capital(seated(position, seat).whose)} characters are ${listed(characters.map(nameOf))}`,
      `${capital(seated(position, seat).whose)} characters are known`,
    ),
  'new-hand': ({ seat }, position) => does(position, seat, 'use', 'a New Hand token'),
  committed: ({ seat, card }, position) => does(position, seat, 'choose', card === 'hidden' ? 'a card' : nameOf(card)),
  passed: () => 'The cards go to the left',
  resupplied({ returned }, position) {
    const told = returned.map((n, seat) => `${seated(position, seat).within} ${n}`).join(', ');
    const tiles = returned.reduce((sum, n) => sum + n, 0);
    return inBrief(
      `Tiles are returned for the last supply, a point for each: ${told}`,
      `The last supply has ${count(tiles, 'tile')}, a point for each`,
    );
  },
  over: ({ ending }, position) =>
    inBrief(`The game is over: ${endings[ending](position)}`, capital(endings[ending](position))),
};

/** A draw that all players see, in the sentence of its move. */
const openly =
  <M>(tell: (move: M, position: Position) => string) =>
  (move: M | null, position: Position): string =>
    move === null ? 'Something is drawn' : tell(move, position);

const drawing = (position: Position, to: Seat | 'all', what: string): string =>
  to === 'all' ? `${capital(what)} is drawn` : does(position, to, 'draw', what);

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
  tile: (move, position, to) => drawing(position, to, move === null ? 'a tile' : nameOf(move.tile)),
  card: (move, position, to) => drawing(position, to, move === null ? 'a card' : nameOf(move.card)),
  character: (move, position, to) => drawing(position, to, move === null ? 'a character' : nameOf(move.character)),
};
