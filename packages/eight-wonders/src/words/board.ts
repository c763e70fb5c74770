import type { Seat } from '@wonders/core';
import { capital, commonEnglish, count, listed, plural } from '@wonders/core/words';
import { total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { entry, type Position, tablesOf } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { correctCards, offering, ownCards } from '../table/offers.js';
import { partsThatCount } from '../table/parts.js';
import { drawPileSize } from '../table/piles.js';
import { leaders, pointsOf } from '../table/points.js';
import { turnOrderTrack } from '../table/track.js';
import { discsShowing, isFinished, wonderAt, wonderOf } from '../table/wonders.js';
import type { BoardLanguage, BoardWords, Headline } from './language.js';
import { moves } from './moves.js';
import { cardsName, nameOf, offerName, SPACE_NAMES, wonderName } from './names.js';
import { describeOutcome } from './outcome.js';
import { seatName } from './seats.js';
import { textWords } from './text.js';

const siteName = ({ site }: Position): string => nameOf(wonderAt(wonderOf(site ?? 0)));

function needed({ site, spaces }: Position): string {
  const disc = site === null ? null : entry(spaces, site);
  return `${disc === null ? 'nothing' : nameOf(disc)} needed`;
}

const drawn = (line: string): Headline => ({ title: 'The table decides', line });

function tripleBonus(position: Position, owner: Seat, where: string): Headline {
  const { parts } = tablesOf(position).actionCards['triple-bonus'];
  return { title: `${seatName(position, owner)}: a Triple bonus?`, line: `${count(parts, 'more part')} on ${where}` };
}

/** The scoring row in words: `row 4 of 7`. */
function rowName(position: Position): string {
  const { row } = position;
  return row === 'light' ? 'light row' : `row ${row} of ${tablesOf(position).scoringTable.rows.length}`;
}

/** What the boards say besides names and moves. */
export const boardWords: BoardWords = {
  game: 'Tower of Babel',
  headlines: {
    turn: (position, owner) => ({ title: `${seatName(position, owner)} to play`, line: 'pass, or build a disc' }),
    offer: (position) => ({
      title: `${seatName(position, position.active)} builds: ${siteName(position)}`,
      line: `${needed(position)}; offers awaited from ${listed(offering(position).map((seat) => seatName(position, seat)))}`,
    }),
    select: (position, owner) => ({
      title: `${seatName(position, owner)} builds: ${siteName(position)}`,
      line: `${needed(position)}; accept offers, or abandon`,
    }),
    triple: (position, owner) => tripleBonus(position, owner, `the finished ${siteName(position)}`),
    double: (position, owner) => ({
      title: `${seatName(position, owner)} ends the turn`,
      line: 'unless a Double turn is played',
    }),
    'triple-final': (position, owner) => tripleBonus(position, owner, 'an unfinished wonder'),
    disc: () => drawn('a disc is laid on the next space'),
    card: (position, owner) => drawn(`${seatName(position, owner)} draws a building card`),
    start: () => drawn('who starts?'),
    action: (position, owner) => drawn(`${seatName(position, owner)} takes an action card`),
    'name-action': (position, owner) => drawn(`a hidden action card of ${seatName(position, owner)} is named`),
  },
  endings: { 'type-gone': 'the last disc of a type was taken', stall: 'no disc was taken for too long' },
  ahead(position) {
    const seats = leaders(position);
    const points = count(pointsOf(position, seats[0] ?? 0), 'point');
    if (seats.length === position.scores.length) return `All seats have ${points}`;
    const names = listed(seats.map((seat) => seatName(position, seat)));
    return `${names} ${seats.length > 1 ? 'are' : 'is'} ahead with ${points}`;
  },
  questions: {
    disc: 'Which disc was laid?',
    card: 'Which building card was drawn?',
    start: 'Who starts?',
    action: 'Which action card was taken?',
    'name-action': 'Which action card was it?',
  },
  buttons: {
    pass: () => ({ title: 'Pass', more: 'draw a building card' }),
    abandon: () => ({ title: 'Abandon the build', more: 'all offers score' }),
    offer({ cards, trade }, position) {
      const correct = correctCards(position, cards);
      if (total(correct) > 0) return { title: capital(cardsName(correct)), more: trade ? '+ trading card' : '' };
      return trade ? { title: 'Decoys alone', more: 'with the trading card' } : { title: 'Offer nothing', more: '' };
    },
    complete(move, position) {
      const own = ownCards(position, move);
      const names = move.accept.map((seat) => seatName(position, seat));
      return {
        title: names.length === 0 ? 'Build alone' : `Accept ${listed(names)}`,
        more: `adds ${total(own) > 0 || total(move.jokers) === 0 ? cardsName(own) : 'Jokers'}`,
      };
    },
    triple: ({ use }) => ({ title: use ? 'Play Triple bonus' : 'No Triple bonus', more: '' }),
    'triple-final': () => ({ title: 'No Triple bonus', more: 'on any wonder' }),
    double: ({ use }) => ({ title: use ? 'Play Double turn' : 'End the turn', more: '' }),
  },

  colourLetters: { red: 'R', blue: 'B', green: 'G', yellow: 'Y', black: 'K' },
  shortWonder: (wonder) => (wonder === 'lighthouse-of-alexandria' ? 'Lighthouse' : nameOf(wonder)),
  wonder(position, wonder) {
    const done = position.phase !== 'discs' && isFinished(position, WONDERS.indexOf(wonder));
    const parts = partsThatCount(position, wonder).flatMap((part, seat) =>
      part > 0 ? [`${seatName(position, seat)} ${part}`] : [],
    );
    const there = parts.length === 0 ? '' : `; parts: ${parts.join(', ')}`;
    return `${nameOf(wonder)}: ${done ? 'finished' : 'discs left'}${there}`;
  },
  space(position, space) {
    const disc = entry(position.spaces, space);
    const where = `${SPACE_NAMES[space % SPACES]} space of ${wonderName(wonderAt(wonderOf(space)))}`;
    const building = position.site === space ? ', under construction' : '';
    return `${disc === null ? 'nothing' : nameOf(disc)} needed, ${where}${building}`;
  },
  finished: 'finished',
  noParts: 'no parts',

  offerOf: (position, seat) => `Offer of ${seatName(position, seat)}`,
  offer: offerName,
  offerMissing: 'still to offer',
  noOffer: 'offers nothing',
  faceDown: 'face down',
  tradingCard: { long: 'trading card', short: 'trade' },
  nothing: 'nothing',

  points: (points) => `${points} points`,
  partsLeft: (parts) => ({ long: `${parts} parts left`, short: `${parts} parts` }),
  noDiscs: 'no discs yet',
  cards: (cards) => (cards === 1 ? 'card' : 'cards'),
  actionCards: (cards) => count(cards, 'action card'),
  hiddenActionCards: (cards) => count(cards, 'hidden action card'),
  actionCard: (card) => `Action card ${nameOf(card)}`,
  shown: 'shown',
  ownSeat(position, seat) {
    const hand = entry(position.hands, seat);
    const hidden = entry(position.hidden, seat);
    const held = hidden > 0 && total(hand) === 0 ? `${hidden} hidden cards` : cardsName(hand);
    return `${seatName(position, seat)}: ${pointsOf(position, seat)} points, hand ${held}`;
  },
  otherSeat(position, seat) {
    const cards = `${count(handSize(position, seat), 'card')}, known to all: ${cardsName(entry(position.shown, seat))}`;
    const actions = count(actionsHeld(position, seat), 'action card');
    return `${seatName(position, seat)}: ${pointsOf(position, seat)} points, ${cards}, ${actions}`;
  },
  hidden: 'hidden',
  hiddenCard: 'A hidden card',

  turnOrder: 'Turn order',
  discsLeft: 'Discs left',
  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  emptyPile: 'empty',
  actionCardsPlayed: 'Action cards played',
  scoring: 'Most and second most parts',
  others: (points) => `others ${points}`,
  seatsInTurn(position) {
    const isKnown = !['discs', 'hands', 'order'].includes(position.phase);
    const seats = turnOrderTrack(position).map((seat) => seatName(position, seat));
    return `Turn order: ${isKnown ? seats.join(', ') : 'not yet known'}`;
  },
  discsByType(position) {
    const counts = discsShowing(position);
    return `Discs left: ${TYPES.map((type) => `${counts[type]} with ${plural(nameOf(BUILDING_TYPES[type]))}`).join(', ')}`;
  },
  scoringTable(position) {
    const { rows, light, others } = tablesOf(position).scoringTable;
    const { first, second } = position.row === 'light' ? light : entry(rows, position.row - 1);
    return `Scoring table, ${rowName(position)}: ${first} for the most parts, ${second} for the second most, ${others} for others`;
  },
  piles: (position) => `Draw pile: ${drawPileSize(position)} cards; discard pile: ${cardsName(position.discard)}`,

  categories: {
    finished: { long: 'Finished wonders', short: 'Finished' },
    unfinished: { long: 'Unfinished wonders', short: 'Unfinished' },
    rejected: { long: 'Offers turned down', short: 'Offers' },
    discs: { long: 'Building discs', short: 'Discs' },
    actions: { long: 'Action cards', short: 'Actions' },
  },
  allPoints: 'All points',
  scoreSheet: (position) =>
    `Score sheet: ${position.scores.map((_, seat) => `${seatName(position, seat)} ${pointsOf(position, seat)}`).join(', ')}`,

  text: textWords,
};

/** The part of English that the board speaks: a picture does not load the rest. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  outcome: describeOutcome,
  board: boardWords,
};
