import type { Seat } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import type { Lifted } from '../prompts.js';
import { openTurn } from '../script/forecast.js';
import type { Position } from '../state/index.js';
import { turnWords } from './hal-turns.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { placeName, startCellName } from './phrases.js';
import { seated, seatName } from './seats.js';

/** A question to a seat: `Your turn: …`, `Anna: …`. */
function asking(position: Position, seat: Seat, what: string): string {
  const name = seatName(position, seat);
  return `${name === 'You' ? 'Your turn' : name}: ${what}`;
}

const ORDER = ['first', 'second', 'third', 'fourth'];

/** HAL-71, HAL-73: nobody is dealt more than four. */
const orderOf = (n: number): string => ORDER[n - 1] as string;

/** HAL-31, HAL-32, HAL-84: where a token goes, and why not beside the new building. */
function puttingDown(
  { letter, site, between, giveWay, gaveWayTo }: Lifted,
  position: Position,
  down: string,
  building: string,
) {
  const token = `token ${nameOf(letter)}`;
  if (between === null) return `put ${token} ${down} beside ${building} ${placeName(position, site)}`;
  const where = `between ${listed(between.map(nameOf))}`;
  const way = gaveWayTo === null ? token : `${token} gives way to ${nameOf(gaveWayTo)}`;
  if (giveWay.length === 0)
    return gaveWayTo === null
      ? `no cell beside ${building} is free: put ${token} ${down} ${where}`
      : `${way}: put it ${down} ${where}`;
  const put = gaveWayTo === null ? `put ${token} ${down}` : `${way}: put it ${down}`;
  return `${put} where ${listed(giveWay.map(nameOf), 'or')} stands: no cell ${where} is free`;
}

/** HAL-20, HAL-74: how a card can be played, as far as the hand is seen. */
const ways = (withTile: boolean | null): string =>
  withTile === null ? '' : withTile ? ', alone or with a tile' : ', alone';

/** What is asked, as sentences. */
export const prompts: Language['prompts'] = {
  give: ({ cards }, position, seat) => asking(position, seat, `give Hal one of ${cards} cards`),
  act: ({ cards, withTile }, position, seat) => asking(position, seat, `play one of ${cards} cards${ways(withTile)}`),
  hal: ({ card }, position) => `Hal's turn with ${nameOf(card)}: ${turnWords(openTurn(position, card))}`,
  'move-token': (lifted, position, seat) =>
    asking(position, seat, puttingDown(lifted, position, 'down', 'the new building')),
  'move-token-for-hal': (lifted, position, seat) =>
    asking(position, seat, puttingDown(lifted, position, 'down for Hal', 'his new building')),
  draft: ({ pick, from }, position, seat) =>
    asking(position, seat, `keep one of ${from} characters, as the ${orderOf(pick)} of yours`),
  'new-hand': ({ tokens, cards }, position, seat) =>
    asking(
      position,
      seat,
      `keep the hand, or take ${count(cards, 'other card')} for ${tokens === 1 ? 'the last New Hand token' : `one of ${tokens} New Hand tokens`}`,
    ),
  commit: ({ round, withTile }, position, seat) =>
    asking(position, seat, `choose a card for round ${round} in secret${ways(withTile)}`),
  take: ({ card }, position, seat) =>
    asking(position, seat, `take a resource or a tile${card === null ? '' : ` for ${nameOf(card)}`}`),
  'return-tiles'({ returned, more }, position, seat) {
    const first = returned === 0;
    const told = first ? 'the tile supply has run out' : `${count(returned, 'tile')} returned`;
    if (more === 0) return asking(position, seat, `${told}; there is no ${first ? '' : 'further '}tile to return`);
    return asking(
      position,
      seat,
      `${told}; return ${first ? 'a tile for a point, or none' : 'another one for a point, or no more'}`,
    );
  },
  'start-tile': ({ cell, possible }) =>
    `The starting city: which tile lies on ${startCellName(cell)}? ${possible} possible`,
  burn: ({ left, possible }) => `The discard pile: which card is burnt? ${left} to burn, ${possible} possible`,
  tile: ({ to, left, possible }, position) =>
    `The tile supply: which tile ${doing(position, to, 'draw')}? ${left} to draw, ${possible} possible`,
  card: ({ to, place, possible }, position) =>
    `The deck: which card ${doing(position, to, 'draw')} as the ${orderOf(place)} of the hand? ${possible} possible`,
  'hal-card': ({ possible }) => `Hal's card, face down: which one is it? ${possible} possible`,
  'expert-card': ({ given, possible }) =>
    `The deck: which card is drawn for Hal besides ${nameOf(given)}? ${possible} possible`,
  'hal-tile': ({ card, possible }) =>
    `The tile supply: which tile does Hal draw for ${nameOf(card)}? ${possible} possible`,
  'first-player': ({ possible }) => `Who begins? ${possible} possible`,
  'starter-set': ({ to, possible }, position) =>
    `Which starter set ${doing(position, to, 'get')}? ${possible} possible`,
  character: ({ to, place, possible }, position) =>
    `Which character is dealt to ${seated(position, to).within} as the ${orderOf(place)} one? ${possible} possible`,
};

/** A seat as the subject of a question: `do you draw`, `does Anna draw`. */
function doing(position: Position, seat: Seat, verb: string): string {
  const { isYou, within } = seated(position, seat);
  return `${isYou ? 'do' : 'does'} ${within} ${verb}`;
}
