import { byKind, type Said, type Seat } from '@wonders/core';
import { inBrief, phrase, verbFor } from '@wonders/core/words';
import { CARDS, type CardId, type ScienceSymbol } from '../components/cards.js';
import type { Move, MoveOf, SeatMove } from '../notation.js';
import { isScript, type Position, SCRIPT_SEAT } from '../state/index.js';
import { whereIs } from '../table/structure.js';
import { activated, briefDeedOf, deedOf, military, spaceWords } from './deeds.js';
import { decider, faceOf } from './facts.js';
import type { Language } from './language.js';
import { fields, nameOf, nth, SYMBOL_NAMES } from './names.js';
import { place } from './places.js';
import { isYou, seatName, verbed, whose, within } from './seats.js';

/** Where a slot is: `in row 2, third from SOLO's side`. */
export function whereWords(s: Position, slot: number, age = s.age): string {
  const { row, place: at } = whereIs({ age }, slot);
  return `in row ${row}, ${nth(at)} from ${whose(s, 0)} side`;
}

/** The card of a slot. */
function cardAt(s: Position, slot: number): string {
  const id = faceOf(s, slot);
  return id === null ? `the face-down card ${whereWords(s, slot)}` : nameOf(id);
}

const begins = (s: Position, seat: Seat, what: string): string =>
  `${seatName(s, seat)} begin${isYou(s, seat) ? '' : 's'} ${what}`;

/** The symbol of a green card: each has one. */
const symbolOf = (card: CardId): string => SYMBOL_NAMES[CARDS[card].symbol as ScienceSymbol];

const opponent = (s: Position): string => within(s, 1 - decider(s));

/** Moves of a player, told to the player. */
const seats: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, s: Position) => string } = {
  construct: ({ slot }, s) => `Construct ${cardAt(s, slot)}`,
  discard: ({ slot }, s) => `Discard ${cardAt(s, slot)} for coins`,
  'construct-wonder': ({ slot, wonder }, s) => `Construct the ${nameOf(wonder)} with ${cardAt(s, slot)}`,
  activate: (move, s) => `Activate ${activated(s, move)}`,
  'draft-wonder': ({ wonder }) => `Take the ${nameOf(wonder)}`,
  'choose-direction': ({ direction }, s) => `${seatName(s, SCRIPT_SEAT)} plays for ${fields(direction)}`,
  'choose-first-player': ({ first }, s) => begins(s, first, 'the Age'),
  'place-divinity': ({ divinity, space }, s) =>
    `Place ${divinity === null ? 'an unseen divinity' : nameOf(divinity)} on ${spaceWords(s, space)}`,
  'take-progress': ({ token }) => `Take the Progress token ${nameOf(token)}`,
  'build-discarded': ({ card }) => `Construct ${nameOf(card)} from the discard pile, free`,
  'destroy-card': ({ card }, s) => `Discard ${nameOf(card)} from ${whose(s, 1 - decider(s))} city`,
  'build-top-row': ({ slot }, s) => `Construct ${cardAt(s, slot)} from the top row, free`,
  'liberty-own': ({ card }) => `Construct ${nameOf(card)}, free`,
  'liberty-give': ({ card }, s) => `Give ${nameOf(card)} to ${opponent(s)}`,
  'theater-deck': ({ mythology }) => `Open the ${nameOf(mythology)} deck`,
  'theater-choose': ({ divinity }) => `Choose ${nameOf(divinity)}`,
  'theater-order': ({ divinity }) => `Put ${nameOf(divinity)} back on top`,
  'gate-choose': ({ divinity }) => `Choose ${nameOf(divinity)}`,
  'nisaba-card': ({ card }) => `Put the snake on ${nameOf(card)} and gain the symbol ${symbolOf(card)}`,
  'baal-card': ({ card }, s) => `Take ${nameOf(card)} from ${opponent(s)}`,
  'zeus-card': ({ slot }, s) => `Discard ${cardAt(s, slot)} from the structure`,
  'anubis-wonder': ({ wonder }) => `Discard the card under the ${nameOf(wonder)}`,
  'ra-wonder': ({ wonder }, s) => `Take the ${nameOf(wonder)} from ${opponent(s)}`,
  'isis-build': ({ wonder, card }) =>
    `Construct the ${nameOf(wonder)} with ${card === null ? 'a random card' : nameOf(card)} from the discard pile, free`,
  'minerva-space': ({ space }, s) => `Put the Minerva pawn on ${place(s, space)}`,
  'neptune-remove': ({ military: token }, s) => `Remove ${military(s, token)} without effect`,
  'neptune-apply': ({ military: token }, s) =>
    `Remove ${military(s, token)}: ${opponent(s)} ${verbed(s, 1 - decider(s), 'lose')} its coins`,
};

const player = /* @__PURE__ */ byKind<SeatMove, [s: Position], string>(seats);

/** A move of a seat: SOLO's in the third person. */
function told(move: SeatMove, s: Position): Said {
  if (!isScript(s, decider(s))) return player(move, s);
  const [whole, brief] = [deedOf, briefDeedOf].map(
    (deed) => `${seatName(s, SCRIPT_SEAT)} ${verbFor(false, deed(move, s))}`,
  );
  return inBrief(whole as string, brief as string);
}

/** Moves, described from the position before each one. */
export const moves: Language['moves'] = {
  construct: told,
  discard: told,
  'construct-wonder': told,
  activate: told,
  'draft-wonder': told,
  'choose-direction': told,
  'choose-first-player': told,
  'place-divinity': told,
  'take-progress': told,
  'build-discarded': told,
  'destroy-card': told,
  'build-top-row': told,
  'liberty-own': told,
  'liberty-give': told,
  'theater-deck': told,
  'theater-choose': told,
  'theater-order': told,
  'gate-choose': told,
  'nisaba-card': told,
  'baal-card': told,
  'zeus-card': told,
  'anubis-wonder': told,
  'ra-wonder': told,
  'isis-build': told,
  'minerva-space': told,
  'neptune-remove': told,
  'neptune-apply': told,
  'first-player': ({ first }, s) => begins(s, first, 'the game'),
  'draw-wonder': ({ wonder }) => nameOf(wonder),
  'draw-progress': ({ token }) => nameOf(token),
  'purple-place': ({ slot }, s) => `A ${s.pantheon === null ? 'guild' : 'Grand Temple'} lies ${whereWords(s, slot)}`,
  reveal: ({ card }) => nameOf(card),
  'removed-card': ({ card }) => nameOf(card),
  'isis-card': ({ card }) => nameOf(card),
  'mythology-token': ({ mythology }) => `The ${nameOf(mythology)} Mythology token`,
  'offering-token': ({ offering }) => `The Offering token ${offering}`,
  'look-divinity': ({ divinity }) => nameOf(divinity),
  'turn-divinity': ({ divinity }) => nameOf(divinity),
  'theater-draw': ({ divinity }) => nameOf(divinity),
};

const said = /* @__PURE__ */ byKind<Move, [s: Position], Said>(moves);

/** A move inside another sentence. */
export const tellMove = (move: Move, s: Position): string => phrase(said(move, s)).text;
