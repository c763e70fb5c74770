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
export function whereWords(position: Position, slot: number, age = position.age): string {
  const { row, place: at } = whereIs({ age }, slot);
  return `in row ${row}, ${nth(at)} from ${whose(position, 0)} side`;
}

/** The card of a slot. */
function cardAt(position: Position, slot: number): string {
  const id = faceOf(position, slot);
  return id === null ? `the face-down card ${whereWords(position, slot)}` : nameOf(id);
}

const begins = (position: Position, seat: Seat, what: string): string =>
  `${seatName(position, seat)} begin${isYou(position, seat) ? '' : 's'} ${what}`;

/** The symbol of a green card: each has one. */
const symbolOf = (card: CardId): string => SYMBOL_NAMES[CARDS[card].symbol as ScienceSymbol];

const opponent = (position: Position): string => within(position, 1 - decider(position));

/** Moves of a player, told to the player. */
const seats: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, position: Position) => string } = {
  construct: ({ slot }, position) => `Construct ${cardAt(position, slot)}`,
  discard: ({ slot }, position) => `Discard ${cardAt(position, slot)} for coins`,
  'construct-wonder': ({ slot, wonder }, position) => `Construct the ${nameOf(wonder)} with ${cardAt(position, slot)}`,
  activate: (move, position) => `Activate ${activated(position, move)}`,
  'draft-wonder': ({ wonder }) => `Take the ${nameOf(wonder)}`,
  'choose-direction': ({ direction }, position) => `${seatName(position, SCRIPT_SEAT)} plays for ${fields(direction)}`,
  'choose-first-player': ({ first }, position) => begins(position, first, 'the Age'),
  'place-divinity': ({ divinity, space }, position) =>
    `Place ${divinity === null ? 'an unseen divinity' : nameOf(divinity)} on ${spaceWords(position, space)}`,
  'take-progress': ({ token }) => `Take the Progress token ${nameOf(token)}`,
  'build-discarded': ({ card }) => `Construct ${nameOf(card)} from the discard pile, free`,
  'destroy-card': ({ card }, position) => `Discard ${nameOf(card)} from ${whose(position, 1 - decider(position))} city`,
  'build-top-row': ({ slot }, position) => `Construct ${cardAt(position, slot)} from the top row, free`,
  'liberty-own': ({ card }) => `Construct ${nameOf(card)}, free`,
  'liberty-give': ({ card }, position) => `Give ${nameOf(card)} to ${opponent(position)}`,
  'theater-deck': ({ mythology }) => `Open the ${nameOf(mythology)} deck`,
  'theater-choose': ({ divinity }) => `Choose ${nameOf(divinity)}`,
  'theater-order': ({ divinity }) => `Put ${nameOf(divinity)} back on top`,
  'gate-choose': ({ divinity }) => `Choose ${nameOf(divinity)}`,
  'nisaba-card': ({ card }) => `Put the snake on ${nameOf(card)} and gain the symbol ${symbolOf(card)}`,
  'baal-card': ({ card }, position) => `Take ${nameOf(card)} from ${opponent(position)}`,
  'zeus-card': ({ slot }, position) => `Discard ${cardAt(position, slot)} from the structure`,
  'anubis-wonder': ({ wonder }) => `Discard the card under the ${nameOf(wonder)}`,
  'ra-wonder': ({ wonder }, position) => `Take the ${nameOf(wonder)} from ${opponent(position)}`,
  'isis-build': ({ wonder, card }) =>
    `Construct the ${nameOf(wonder)} with ${card === null ? 'a random card' : nameOf(card)} from the discard pile, free`,
  'minerva-space': ({ space }, position) => `Put the Minerva pawn on ${place(position, space)}`,
  'neptune-remove': ({ military: token }, position) => `Remove ${military(position, token)} without effect`,
  'neptune-apply': ({ military: token }, position) =>
    `Remove ${military(position, token)}: ${opponent(position)} ${verbed(position, 1 - decider(position), 'lose')} its coins`,
};

const player = /* @__PURE__ */ byKind<SeatMove, [position: Position], string>(seats);

/** A move of a seat: SOLO's in the third person. */
function told(move: SeatMove, position: Position): Said {
  if (!isScript(position, decider(position))) return player(move, position);
  const [whole, brief] = [deedOf, briefDeedOf].map(
    (deed) => `${seatName(position, SCRIPT_SEAT)} ${verbFor(false, deed(move, position))}`,
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
  'first-player': ({ first }, position) => begins(position, first, 'the game'),
  'draw-wonder': ({ wonder }) => nameOf(wonder),
  'draw-progress': ({ token }) => nameOf(token),
  'purple-place': ({ slot }, position) =>
    `A ${position.pantheon === null ? 'guild' : 'Grand Temple'} lies ${whereWords(position, slot)}`,
  reveal: ({ card }) => nameOf(card),
  'removed-card': ({ card }) => nameOf(card),
  'isis-card': ({ card }) => nameOf(card),
  'mythology-token': ({ mythology }) => `The ${nameOf(mythology)} Mythology token`,
  'offering-token': ({ offering }) => `The Offering token ${offering}`,
  'look-divinity': ({ divinity }) => nameOf(divinity),
  'turn-divinity': ({ divinity }) => nameOf(divinity),
  'theater-draw': ({ divinity }) => nameOf(divinity),
};

const said = /* @__PURE__ */ byKind<Move, [position: Position], Said>(moves);

/** A move inside another sentence. */
export const tellMove = (move: Move, position: Position): string => phrase(said(move, position)).text;
