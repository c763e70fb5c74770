import type { Seat } from '@wonders/core';
import { capital } from '@wonders/core/words';
import type { Mythology } from '../components/cards.js';
import { fineOf, type MilitaryId } from '../components/military.js';
import { nameOf } from '../components/names.js';
import type { Offering } from '../components/pantheon.js';
import type { Event } from '../events.js';
import { type Ending, type Position, SCRIPT_SEAT } from '../state/index.js';
import { spaceWords, whereWords } from './moves.js';
import { place } from './places.js';
import { isYou, who, whose, within } from './seats.js';
import { AGES, isFirstOfSolo, LAST_AGE, liesInPantheon, liesOpen, narrator, symbolsIn } from './sentences.js';

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
const listed = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** A sentence about a seat: `You take …`, `SOLO takes …`. */
const does = (s: Position, seat: Seat, verb: string, what: string): string =>
  `${who(s, seat)} ${verb}${isYou(s, seat) ? '' : 's'} ${what}`;

const military = (s: Position, token: MilitaryId): string =>
  `The ${fineOf(token)}-coin Military token on ${whose(s, Number(token[4]))} side`;

/** A token of the structure: `the Offering token 3`, `the Greek Mythology token`. */
const tokenWords = (token: Mythology | Offering): string =>
  typeof token === 'number' ? `the Offering token ${token}` : `the ${nameOf(token)} Mythology token`;

export function endingWords(s: Position, ending: Ending, winner: Seat | null): string {
  if (winner === null) return 'points and blue cards are equal, and the victory is shared';
  return `${within(s, winner)} win${isYou(s, winner) ? '' : 's'} ${HOW[ending]}`;
}

const HOW: Readonly<Record<Ending, string>> = {
  military: 'by military supremacy',
  science: 'by scientific supremacy',
  points: 'by points',
  'blue-cards': 'by the points of the blue cards, the total being equal',
  shared: '',
};

/**
 * What happened as a sentence, for logs and narration: what it costs, where the Conflict pawn goes, what turns up. Told
 * after the sentence of the move (`describeMove`): an empty string where that has said it.
 *
 * @param position - Any position of the game, best the one before the event: what lies open there the move has named.
 * @param event - An event of `transition`, or what `viewEvent` left of it.
 * @example
 * ```ts
 * import { describeMove, legalMoves, newGame, transition } from '@wonders/duel-solo';
 * import { describeEvent } from '@wonders/duel-solo/words';
 * const state = newGame({ seed: 'first' });
 * const [move] = legalMoves(state);
 * if (move === undefined) throw new Error('over');
 * console.log(describeMove(state, move));
 * for (const event of transition(state, move).events) console.log(describeEvent(state, event));
 * ```
 * @category Events
 */
export const describeEvent: (position: Position, event: Event) => string = /* @__PURE__ */ narrator({
  events: {
    coins: ({ seat, by }, s) => does(s, seat, by < 0 ? 'pay' : 'get', count(Math.abs(by), 'coin')),
    'astarte-coins': ({ seat, by }, s) =>
      by < 0
        ? does(s, seat, 'pay', `${count(-by, 'coin')} from Astarte`)
        : `${count(by, 'coin')} are put on Astarte for ${within(s, seat)}`,
    built: ({ seat, card }, s) => (liesOpen(s, card) ? '' : does(s, seat, 'construct', nameOf(card))),
    discarded: ({ card }, s) => (liesOpen(s, card) ? '' : `The card ${nameOf(card)} goes to the discard pile`),
    'last-wonder': ({ seat, wonder }, s) => does(s, seat, 'get', `the ${nameOf(wonder)}, the last wonder of the batch`),
    revealed: () => '',
    'token-laid': () => '',
    'token-left': ({ token }) => `${capital(tokenWords(token))} leaves the game`,
    removed: () => '',
    'card-left': () => '',
    'lost-card': () => '',
    'wonder-built': () => '',
    'wonder-unbuilt': ({ seat, wonder }, s) => `${who(s, seat)} can construct the ${nameOf(wonder)} again`,
    'wonder-taken': () => '',
    'wonder-left': ({ seat, wonder }, s) =>
      `Seven wonders are constructed, and ${within(s, seat)} lose${isYou(s, seat) ? '' : 's'} the ${nameOf(wonder)}`,
    pawn: ({ by, to }, s) => `The Conflict pawn moves towards ${within(s, 1 - by)}, to ${place(s, to)}`,
    minerva: ({ space }, s) =>
      space === null
        ? 'The Minerva pawn stops the Conflict pawn and is removed'
        : `The Minerva pawn stands on ${place(s, space)}`,
    'military-token': ({ military: token }, s) => `${military(s, token)} is removed`,
    symbol({ seat, symbols }, s) {
      const names = symbolsIn(symbols);
      const what = `${names.length === 1 ? '1 science symbol' : `${names.length} different science symbols`}: ${listed(names)}`;
      return `${who(s, seat)} ${isYou(s, seat) ? 'have' : 'has'} ${what}`;
    },
    progress: () => '',
    token: ({ seat, token }, s) => does(s, seat, 'take', tokenWords(token)),
    placed: ({ seat, mythology, space }, s) =>
      s.options.mode === 'solo'
        ? ''
        : `A divinity of the ${nameOf(mythology)} deck lies on ${spaceWords(s, space, seat)}`,
    activated: ({ seat, divinity }, s) =>
      liesInPantheon(s, divinity) ? '' : does(s, seat, 'activate', nameOf(divinity)),
    age: ({ age }) => `Age ${AGES[age]} begins`,
    turn: ({ seat, again }, s) => (again ? does(s, seat, 'take', 'another turn') : ''),
    over: ({ ending, winner }, s) => `The game is over: ${endingWords(s, ending, winner)}`,
  },
  draws: {
    'first-player': (s, move) => (move === null ? '' : does(s, move.first, 'begin', 'the game')),
    'draw-wonder': (s, move) =>
      move === null
        ? ''
        : isFirstOfSolo(s, move.wonder)
          ? `${who(s, SCRIPT_SEAT)} gets the ${nameOf(move.wonder)}`
          : `The wonder drawn is the ${nameOf(move.wonder)}`,
    'draw-progress': (_, move) => (move === null ? '' : `The Progress token ${nameOf(move.token)} is drawn`),
    'purple-place': (s, move) =>
      move === null
        ? ''
        : `A ${s.pantheon === null ? 'guild' : 'Grand Temple'} lies ${whereWords(LAST_AGE, move.slot)}`,
    reveal: (_, move) => (move === null ? '' : `The card ${nameOf(move.card)} is turned up`),
    'mythology-token': (_, move) => (move === null ? '' : `A Mythology token is laid out: ${nameOf(move.mythology)}`),
    'offering-token': (_, move) => (move === null ? '' : `The Offering token ${move.offering} is laid out`),
    'removed-card': (_, move) => (move === null ? '' : `The card ${nameOf(move.card)} is drawn from the removed ones`),
    'isis-card': (_, move) => (move === null ? '' : `The card ${nameOf(move.card)} is drawn from the discard pile`),
    'look-divinity': (s, move, to) =>
      to === 'all' ? '' : does(s, to, 'look', `at ${move === null ? 'a divinity' : nameOf(move.divinity)}`),
    'turn-divinity': (_, move) => (move === null ? '' : `${nameOf(move.divinity)} is turned up`),
    'theater-draw': (_, move) => (move === null ? '' : `${nameOf(move.divinity)} is drawn in the Divine Theater`),
  },
});
