import type { Legend } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { CAPITAL, militaryPoints } from '../components/military.js';
import { spacePrice } from '../components/pantheon.js';
import type { Position } from '../state/index.js';
import { SYMBOLS_TO_WIN } from '../table/science.js';
import { whereIs } from '../table/structure.js';
import { sideOf } from './facts.js';
import type { Language } from './language.js';
import { nameOf, nth } from './names.js';
import { piecer } from './piecer.js';
import { place } from './places.js';
import { positionWords } from './position.js';
import { priceParts } from './prices.js';
import { categories, total } from './scores.js';
import { isYou, seatName, verbed, whose, within } from './seats.js';

/** The victory points of a space: `5 points for SOLO`. */
function advantage(position: Position, space: number): string {
  const half = sideOf(space);
  if (half === null) return 'no points';
  if (Math.abs(space) === CAPITAL) return `${within(position, 1 - half)} ${verbed(position, 1 - half, 'win')} at once`;
  return `${count(militaryPoints(space), 'point')} for ${within(position, 1 - half)}`;
}

/** What stands at a place of the board. */
export const piece: Language['piece'] = /* @__PURE__ */ piecer({
  table: positionWords,
  title: (id) => capital(nameOf(id)),
  price: priceParts,
  economy: (position, seat, coins) => `${count(coins, 'coin')} of it to ${within(position, seat)} by Economy`,
  short: (position, seat, has) => `${within(position, seat)} ${verbed(position, seat, 'have')} only ${has}`,
  pays: (position, seat, coins) =>
    coins === 0 ? `free for ${within(position, seat)}` : `${within(position, seat)} would pay ${count(coins, 'coin')}`,
  printed: 'printed cost #',
  free: 'free now',
  accessible: 'accessible',
  covered: (by, n) => {
    const unknown = n === 0 ? [] : [n === 1 ? 'a face-down card' : `${n} face-down cards`];
    return `covered by ${listed([...by.map(nameOf), ...unknown])}`;
  },
  faceDown: (position, slot) => {
    const { row, place: at } = whereIs(position, slot);
    return `Face-down card, the ${nth(at)} of row ${row} from ${whose(position, 0)} side`;
  },
  unbuilt: 'not yet constructed',
  discarded: 'in the discard pile',
  removed: 'among the removed cards',
  onOffer: 'on offer',
  onBoard: 'on the board',
  toChoose: 'to choose from',
  onEnki: 'on Enki',
  progress: (id) => `Progress token ${nameOf(id)}`,
  emptySpace: 'Empty space of the Pantheon',
  faceDownDivinity: (mythology) => `${nameOf(mythology)} divinity, face down`,
  notYet: 'to be activated from Age II on',
  spacePrices: (position, space) =>
    `on the space of ${spacePrice(space, 1)} coins for ${within(position, 1)}, ${spacePrice(space, 0)} for ${within(position, 0)}`,
  deck: (mythology) => `${nameOf(mythology)} deck`,
  mythologyToken: (mythology) => `${nameOf(mythology)} Mythology token`,
  placesDivinity: (mythology) => `one of the top two ${nameOf(mythology)} divinities goes to the Pantheon`,
  frees: (mythology) => `the ${nameOf(mythology)} Grand Temple is free`,
  offering: (offering) => `Offering token ${offering}`,
  discount: (offering) => `once ${offering} coins off a card of the Pantheon`,
  next: { progress: 'The next Progress token', wonder: 'The next wonder of the batch' },
  discardPile: 'Discard pile',
  removedCards: 'Removed cards',
  cards: (n) => count(n, 'card'),
  categories,
  total,
  track: 'Conflict track',
  zones: '2, 5 or 10 points by the distance from the middle; a capital wins at once',
  trackSpace: (position, space) => capital(place(position, space)),
  advantage,
  pawn: 'Conflict pawn',
  pawnMoves: 'moves one space for each shield',
  toCapital: (position, pawn) => {
    const half = sideOf(pawn);
    const away = count(CAPITAL - Math.abs(pawn), 'space');
    return half === null ? `${away} from each capital` : `${away} from ${whose(position, half)} capital`;
  },
  minerva: 'Minerva pawn',
  stops: 'stops the Conflict pawn once before its space',
  military: (coins) => `Military token ${coins}`,
  raid: (position, seat, coins) =>
    `${within(position, seat)} ${verbed(position, seat, 'lose')} ${coins} coins as soon as the Conflict pawn enters its zone`,
  side: (position, seat) => `on ${whose(position, seat)} side`,
  resource: (position, seat, resource, each) =>
    `each missing ${resource} costs ${isYou(position, seat) ? `you ${count(each, 'coin')}` : `${count(each, 'coin')} for ${seatName(position, seat)}`}`,
  choice: { raw: 'wood, clay or stone, as each cost needs', goods: 'glass or papyrus, as each cost needs' },
  symbol: (symbol) => `Science symbol ${symbol}`,
  symbols: (position, seat, n) =>
    `${seatName(position, seat)} ${verbed(position, seat, 'have')} ${n} of the ${SYMBOLS_TO_WIN} different symbols that win at once`,
  onAstarte: 'on Astarte',
  astarte: 'to pay with; a point each at the end',
  treasury: 'no coins',
});

/** What the icons of the board mean. */
export const legend: Legend = {
  coin: 'coins; on a guild: it counts coins in threes',
  points: 'victory points',
  shield: 'shield: the Conflict pawn moves one space',
  sword: 'the Conflict pawn; on a guild: it counts red cards',
  camel: 'on a guild: it counts yellow cards',
  ship: 'on a guild: it counts brown and grey cards',
  mason: 'on a guild: it counts constructed wonders',
  wood: 'wood',
  stone: 'stone',
  clay: 'clay',
  papyrus: 'papyrus',
  glass: 'glass',
  armillary: 'science symbol astrolabe; on a guild: it counts green cards',
  wheel: 'science symbol wheel',
  sundial: 'science symbol sundial',
  mortar: 'science symbol mortar',
  balance: 'science symbol law; on a guild: it counts blue cards',
  quill: 'science symbol inkwell',
  compass: 'science symbol pendulum',
  turn: 'another turn; as a mark, the last move',
  check: 'constructed, or free; as a mark, kept by the priority list',
  cross: 'too expensive now; as a mark, dropped by the priority list',
};
