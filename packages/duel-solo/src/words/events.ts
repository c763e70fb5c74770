import type { Seat } from '@wonders/core';
import { capital, inBrief } from '@wonders/core/words';
import type { Mythology } from '../components/cards.js';
import { fineOf, halfOf, type MilitaryId } from '../components/military.js';
import type { Offering } from '../components/pantheon.js';
import type { CoinReason } from '../events.js';
import { isSolo, type Position, SCRIPT_SEAT } from '../state/index.js';
import { MAX_WONDERS } from '../table/city.js';
import { spaceWords } from './deeds.js';
import { AGES, faceOf, isFirstOfSolo, LAST_AGE, liesInPantheon, liesOpen, symbolsIn } from './facts.js';
import type { Language } from './language.js';
import { whereWords } from './moves.js';
import { nameOf, SYMBOL_NAMES } from './names.js';
import { endingWords } from './outcome.js';
import { place } from './places.js';
import { isYou, seatName, whose, within } from './seats.js';

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
const listed = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** A sentence about a seat: `You take …`, `SOLO takes …`. */
const does = (position: Position, seat: Seat, verb: string, what: string): string =>
  `${seatName(position, seat)} ${verb}${isYou(position, seat) ? '' : 's'} ${what}`;

const military = (position: Position, token: MilitaryId): string =>
  `The ${fineOf(token)}-coin Military token on ${whose(position, halfOf(token))} side`;

/** A token of the structure: `the Offering token 3`, `the Greek Mythology token`. */
const tokenWords = (token: Mythology | Offering): string =>
  typeof token === 'number' ? `the Offering token ${token}` : `the ${nameOf(token)} Mythology token`;

/** Cards that have become accessible: those that lie face up by name, the others by their number. */
function uncoveredWords(position: Position, slots: readonly number[]): readonly string[] {
  const named = slots.flatMap((slot) => faceOf(position, slot) ?? []).map(nameOf);
  const others = slots.length - named.length;
  return others === 0 ? named : [...named, count(others, 'face-down card')];
}

/** Why coins come or go, where nothing else that is told says so. */
const BECAUSE: Readonly<Record<CoinReason, string>> = {
  price: '',
  economy: ` through ${nameOf('economy')}`,
  discarded: ' for the discarded card',
  effect: '',
  urbanism: ` through ${nameOf('urbanism')}`,
  wonder: '',
  military: '',
  poliorcetics: ` to ${nameOf('poliorcetics')}`,
};

/** What a move caused: coins paid, where the Conflict pawn goes, and so on. */
export const events: Language['events'] = {
  coins: ({ seat, by, why }, position) =>
    does(
      position,
      seat,
      by > 0 ? 'get' : why === 'price' ? 'pay' : 'lose',
      `${count(Math.abs(by), 'coin')}${BECAUSE[why]}`,
    ),
  'astarte-coins': ({ seat, by }, position) =>
    by < 0
      ? does(position, seat, 'pay', `${count(-by, 'coin')} from Astarte`)
      : does(position, seat, 'put', `${count(by, 'coin')} on Astarte`),
  built: ({ seat, card }, position) =>
    liesOpen(position, card) ? '' : does(position, seat, 'construct', nameOf(card)),
  discarded: ({ card }, position) =>
    liesOpen(position, card) ? '' : `The card ${nameOf(card)} goes to the discard pile`,
  'wonder-dealt': ({ seat, wonder }, position) => does(position, seat, 'get', `the ${nameOf(wonder)}`),
  'last-wonder': ({ seat, wonder }, position) =>
    inBrief(
      does(position, seat, 'get', `the ${nameOf(wonder)}, the last wonder of the batch`),
      does(position, seat, 'get', `the ${nameOf(wonder)}, the last wonder`),
    ),
  revealed: () => '',
  'token-laid': () => '',
  'token-left': ({ token }) => `${capital(tokenWords(token))} leaves the game`,
  removed: () => '',
  'card-left': () => '',
  'lost-card': () => '',
  'wonder-built': () => '',
  'wonder-unbuilt': ({ seat, wonder }, position) =>
    `${seatName(position, seat)} can construct the ${nameOf(wonder)} again`,
  'wonder-taken': () => '',
  'wonder-left': ({ seat, wonder }, position) =>
    inBrief(
      `${MAX_WONDERS} wonders are constructed, and ${within(position, seat)} lose${isYou(position, seat) ? '' : 's'} the ${nameOf(wonder)}`,
      does(position, seat, 'lose', `the ${nameOf(wonder)}: ${MAX_WONDERS} are constructed`),
    ),
  pawn: ({ by, to }, position) =>
    inBrief(
      `The Conflict pawn moves towards ${within(position, 1 - by)}, to ${place(position, to)}`,
      `The Conflict pawn moves to ${place(position, to)}`,
    ),
  points: ({ seat, by }, position) => does(position, seat, by < 0 ? 'lose' : 'gain', count(Math.abs(by), 'point')),
  uncovered: ({ slots }, position) =>
    inBrief(
      `${listed(uncoveredWords(position, slots))} ${slots.length === 1 ? 'becomes' : 'become'} accessible`,
      `${count(slots.length, 'card')} ${slots.length === 1 ? 'becomes' : 'become'} accessible`,
    ),
  minerva: ({ space }, position) =>
    space === null
      ? 'The Minerva pawn stops the Conflict pawn and is removed'
      : `The Minerva pawn stands on ${place(position, space)}`,
  'military-token': ({ military: token }, position) => `${military(position, token)} is removed`,
  symbol({ seat, symbols }, position) {
    const names = symbolsIn(symbols).map((symbol) => SYMBOL_NAMES[symbol]);
    const what = `${names.length === 1 ? '1 science symbol' : `${names.length} different science symbols`}: ${listed(names)}`;
    const has = `${seatName(position, seat)} ${isYou(position, seat) ? 'have' : 'has'}`;
    return inBrief(`${has} ${what}`, `${has} ${names.length} different science symbols`);
  },
  progress: () => '',
  token: ({ seat, token }, position) => does(position, seat, 'take', tokenWords(token)),
  placed: ({ seat, mythology, space }, position) =>
    isSolo(position)
      ? ''
      : inBrief(
          `A divinity of the ${nameOf(mythology)} deck lies on ${spaceWords(position, space, seat)}`,
          `A divinity of the ${nameOf(mythology)} deck lies in the Pantheon`,
        ),
  activated: ({ seat, divinity }, position) =>
    liesInPantheon(position, divinity) ? '' : does(position, seat, 'activate', nameOf(divinity)),
  age: ({ age }) => `Age ${AGES[age]} begins`,
  turn: ({ seat, again }, position) => (again ? does(position, seat, 'take', 'another turn') : ''),
  over({ ending, winner }, position) {
    const how = endingWords(position, ending, winner);
    return inBrief(
      `The game is over: ${how}`,
      winner === null ? 'The victory is shared' : capital(how.replace(/,.*/, '')),
    );
  },
};

/** What turned up. */
export const draws: Language['draws'] = {
  'first-player': (move, position) => (move === null ? '' : does(position, move.first, 'begin', 'the game')),
  'draw-wonder': (move, position) =>
    move === null
      ? ''
      : isFirstOfSolo(position, move.wonder)
        ? `${seatName(position, SCRIPT_SEAT)} gets the ${nameOf(move.wonder)}`
        : `The wonder drawn is the ${nameOf(move.wonder)}`,
  'draw-progress': (move) => (move === null ? '' : `The Progress token ${nameOf(move.token)} is drawn`),
  'purple-place': (move, position) =>
    move === null
      ? ''
      : `A ${position.pantheon === null ? 'guild' : 'Grand Temple'} lies ${whereWords(position, move.slot, LAST_AGE)}`,
  reveal: (move) => (move === null ? '' : `The card ${nameOf(move.card)} is turned up`),
  'mythology-token': (move) => (move === null ? '' : `A Mythology token is laid out: ${nameOf(move.mythology)}`),
  'offering-token': (move) => (move === null ? '' : `The Offering token ${move.offering} is laid out`),
  'removed-card': (move) => (move === null ? '' : `The card ${nameOf(move.card)} is drawn from the removed cards`),
  'isis-card': (move) => (move === null ? '' : `The card ${nameOf(move.card)} is drawn from the discard pile`),
  'look-divinity': (move, position, to) =>
    to === 'all' ? '' : does(position, to, 'look', `at ${move === null ? 'a divinity' : nameOf(move.divinity)}`),
  'turn-divinity': (move) => (move === null ? '' : `${nameOf(move.divinity)} is turned up`),
  'theater-draw': (move) => (move === null ? '' : `${nameOf(move.divinity)} is drawn in the Divine Theater`),
};
