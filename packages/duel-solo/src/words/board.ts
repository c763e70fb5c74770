import { CHANCE } from '@wonders/core';
import { capital, commonEnglish, count } from '@wonders/core/words';
import { type Position, SCRIPT_SEAT } from '../state/index.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { fields, moves, whereWords } from './moves.js';
import { nameOf, RESOURCE_NAMES, SYMBOL_NAMES } from './names.js';
import { describeOutcome } from './outcome.js';
import { place } from './places.js';
import { isYou, seatName, whose } from './seats.js';

/** The slot in question, where the host types in what turned up. */
const asked = (s: Position): string => whereWords(s, s.pending[s.pending.length - 1]?.slot ?? 0);

/** The words that only the board uses. */
export const boardWords: BoardWords = {
  game: '7 Wonders Duel',
  ages: ['The draft', 'Age I', 'Age II', 'Age III'],
  turn(s, seat) {
    if (seat === CHANCE) return 'The table decides';
    return isYou(s, seat) ? 'Your turn' : `${seatName(s, seat)} to play`;
  },
  asked: {
    draft: 'take a wonder',
    direction: "choose SOLO's direction",
    start: 'choose who begins the Age',
    turn: 'take an accessible card or activate a card of the Pantheon',
    'place-divinity': 'place a divinity in the Pantheon',
    progress: 'take a Progress token',
    discarded: 'construct a card from the discard pile',
    destroy: 'choose the card that the opponent discards',
    'top-row': 'construct a card from the top row',
    'liberty-own': 'construct a removed card',
    'liberty-give': 'give the opponent a removed card',
    'theater-deck': 'open a deck of divinities',
    'theater-choose': 'choose a divinity from the deck',
    'theater-order': 'choose which divinity goes back on top',
    gate: 'choose a divinity from the top of a deck',
    nisaba: 'choose the green card whose symbol you copy',
    baal: 'choose the card that you take',
    zeus: 'discard a card from the structure',
    anubis: 'choose the wonder that loses its card',
    ra: 'choose the wonder that you take',
    isis: 'construct a wonder with a discarded card',
    minerva: 'place the Minerva pawn',
    'neptune-remove': 'remove a Military token without effect',
    'neptune-apply': 'remove a Military token with its effect',
  },
  questions: {
    'first-player': () => 'Who begins?',
    'draw-wonder': () => 'Which wonder was drawn?',
    'draw-progress': () => 'Which Progress token was drawn?',
    'purple-place': (s) => `Where does a ${s.pantheon === null ? 'guild' : 'Grand Temple'} lie?`,
    reveal: (s) => `Which card lies ${asked(s)}?`,
    'mythology-token': (s) => `Which token lies ${asked(s)}?`,
    'offering-token': (s) => `Which token lies ${asked(s)}?`,
    'removed-card': () => 'Which removed card was drawn?',
    'look-divinity': () => 'Which divinity was drawn?',
    'turn-divinity': () => 'Which divinity was turned up?',
    'theater-draw': () => 'Which divinity was drawn?',
    'isis-card': () => 'Which discarded card was drawn?',
  },
  ahead(s, seat, points, others) {
    if (seat === null) return `The points are equal, ${points} each`;
    return `${seatName(s, seat)} ${isYou(s, seat) ? 'are' : 'is'} ahead, ${count(points, 'point')} to ${others}`;
  },
  direction: (s, direction) => `${seatName(s, SCRIPT_SEAT)} plays for ${fields(direction)}`,
  won(s, winner) {
    if (winner === null) return 'A draw';
    return isYou(s, winner) ? 'You win' : `${seatName(s, winner)} wins`;
  },
  supremacy: { military: 'by military supremacy', science: 'by scientific supremacy' },
  categories: {
    military: 'Military',
    blue: 'Blue',
    green: 'Green',
    yellow: 'Yellow',
    guilds: 'Guilds',
    temples: 'Temples',
    wonders: 'Wonders',
    progress: 'Progress',
    divinities: 'Divinities',
    coins: 'Coins',
  },
  counted: {
    brown: 'brown',
    grey: 'grey',
    yellow: 'yellow',
    green: 'green',
    red: 'red',
    blue: 'blue',
    wonder: 'wonder',
    money: '3 coins',
  },
  resources: RESOURCE_NAMES,
  symbols: SYMBOL_NAMES,
  letters: { mesopotamian: 'M', phoenician: 'P', greek: 'G', egyptian: 'E', roman: 'R', minerva: 'M' },
  coins: (coins) => count(coins, 'coin'),
  points: (points) => count(points, 'point'),
  constructed: (name) => `${name}, constructed`,
  discarded: (name) => `${name}, discarded`,
  inCity: (name, s, owner) => `${name}, in ${whose(s, owner)} city`,
  faceDown: (row) => `A card face down, row ${row}`,
  accessible: (name, price) => `${name}, accessible, ${price}`,
  covered: (name) => `${name}, covered`,
  space: (s, space) => capital(place(s, space)),
  pawn: (s) => `The Conflict pawn: ${place(s, s.pawn)}`,
  military: (coins, s, side) => `Military token, ${count(coins, 'coin')}, on ${whose(s, side)} side`,
  divinity: (mythology) => `${nameOf(mythology)} divinity, face down`,
  deck: (mythology, cards) => `${nameOf(mythology)} deck, ${count(cards, 'card')}`,
  free: 'free',
  theGate: 'The Gate',
  emptySpace: 'An empty space of the Pantheon',
  pantheon: 'The Pantheon',
  progress: 'Progress tokens',
  toChoose: 'To choose from',
  onEnki: 'On Enki',
  discardPile: 'Discard pile',
  removed: 'Removed cards',
  draft: 'The wonders to choose from',
  offering: 'Offering',
  total: 'Total',
  temple: 'Grand Temple',
  titles: { pantheon: 'Pantheon', progress: 'Progress', toChoose: 'To choose' },
};

/** The part of English that the board speaks. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  outcome: describeOutcome,
  board: boardWords,
};
