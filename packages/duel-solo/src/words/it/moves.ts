import { byKind, type Said, type Seat } from '@wonders/core';
import { inBrief, phrase } from '@wonders/core/words';
import { CARDS, type CardId, type ScienceSymbol } from '../../components/cards.js';
import { fineOf, halfOf, type MilitaryId } from '../../components/military.js';
import { spacePrice } from '../../components/pantheon.js';
import type { Move, MoveOf, SeatMove } from '../../notation.js';
import { isScript, type Position, SCRIPT_SEAT } from '../../state/index.js';
import { whereIs } from '../../table/structure.js';
import { decider, faceOf } from '../facts.js';
import type { Language } from '../language.js';
import { activated, briefDeedOfSolo, deedOfSolo, theCard } from './deeds.js';
import { fields, nameAfter, nameOf, ordinal, SYMBOL_NAMES, theName } from './names.js';
import { coins, isYou, place, side, to, who } from './seats.js';

/** Where a slot is: `nella fila 2, al terzo posto dal lato di SOLO`. */
export function whereWords(position: Position, slot: number, age = position.age): string {
  const { row, place: at } = whereIs({ age }, slot);
  return `nella fila ${row}, al ${ordinal(at, 'o')} posto ${side(position, 0)}`;
}

function cardAt(position: Position, slot: number, tell = theName): string {
  const id = faceOf(position, slot);
  return id === null ? `la carta a faccia in giù ${whereWords(position, slot)}` : tell(id);
}

const begins = (position: Position, seat: Seat, what: string): string =>
  isYou(position, seat) ? `Cominci tu ${what}` : `${who(position, seat)} comincia ${what}`;

/** A space of the Pantheon by what it costs a seat. */
export function spaceWords(position: Position, space: number, seat: Seat = decider(position)): string {
  const price = coins(spacePrice(space, seat));
  return `nella casella che ${isYou(position, seat) ? `ti costa ${price}` : `costa ${price} ${to(position, seat)}`}`;
}

const military = (position: Position, token: MilitaryId): string =>
  `il segnalino Esercito da ${coins(fineOf(token))} ${side(position, halfOf(token))}`;

/** Whom a move takes from or gives to: `a Gina`. */
const opponent = (position: Position): string => to(position, 1 - decider(position));

/** The symbol of a green card: each has one. */
const symbolOf = (card: CardId): string => SYMBOL_NAMES[CARDS[card].symbol as ScienceSymbol];

/** Moves of a player, told to the player. */
const seats: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, position: Position) => string } = {
  construct: ({ slot }, position) => `Costruisci ${cardAt(position, slot)}`,
  discard: ({ slot }, position) => `Scarta ${cardAt(position, slot)} per ottenere monete`,
  'construct-wonder': ({ slot, wonder }, position) =>
    `Costruisci ${theName(wonder)} con ${cardAt(position, slot, theCard)}`,
  activate: (move, position) => `Attiva ${activated(position, move)}`,
  'draft-wonder': ({ wonder }) => `Prendi ${theName(wonder)}`,
  'choose-direction': ({ direction }, position) =>
    `${who(position, SCRIPT_SEAT)} ha indirizzo strategico ${fields(direction)}`,
  'choose-first-player': ({ first }, position) => begins(position, first, "l'Epoca"),
  'place-divinity': ({ divinity, space }, position) =>
    `Piazza ${divinity === null ? 'una divinità non vista' : theName(divinity)} ${spaceWords(position, space)}`,
  'take-progress': ({ token }) => `Prendi il segnalino Progresso ${nameOf(token)}`,
  'build-discarded': ({ card }) => `Costruisci gratis ${theName(card)} dagli scarti`,
  'destroy-card': ({ card }, position) => `Fa' scartare ${theName(card)} ${opponent(position)}`,
  'build-top-row': ({ slot }, position) =>
    `Costruisci gratis ${cardAt(position, slot)} dalla cima dello schema dell'Epoca`,
  'liberty-own': ({ card }) => `Costruisci gratis ${theName(card)}`,
  'liberty-give': ({ card }, position) => `Consegna ${theName(card)} ${opponent(position)}`,
  'theater-deck': ({ mythology }) => `Apri il mazzo della mitologia ${nameOf(mythology)}`,
  'theater-choose': ({ divinity }) => `Scegli ${theName(divinity)}`,
  'theater-order': ({ divinity }) => `Rimetti ${theName(divinity)} in cima al mazzo`,
  'gate-choose': ({ divinity }) => `Scegli ${theName(divinity)}`,
  'nisaba-card': ({ card }) => `Metti il serpente ${nameAfter('su', card)} e ottieni il simbolo ${symbolOf(card)}`,
  'baal-card': ({ card }, position) => `Ruba ${theName(card)} ${opponent(position)}`,
  'zeus-card': ({ slot }, position) => `Scarta ${cardAt(position, slot)} dallo schema dell'Epoca`,
  'anubis-wonder': ({ wonder }) => `Scarta la carta sotto ${theName(wonder)}`,
  'ra-wonder': ({ wonder }, position) => `Ruba ${theName(wonder)} ${opponent(position)}`,
  'isis-build': ({ wonder, card }) =>
    `Costruisci gratis ${theName(wonder)} con ${card === null ? 'una carta casuale' : theCard(card)} degli scarti`,
  'minerva-space': ({ space }, position) => `Colloca la pedina Minerva ${place(position, space)}`,
  'neptune-remove': ({ military: token }, position) => `Scarta ${military(position, token)} senza applicarne l'effetto`,
  'neptune-apply': ({ military: token }, position) => `Scarta ${military(position, token)} e applicane l'effetto`,
};

const player = /* @__PURE__ */ byKind<SeatMove, [position: Position], string>(seats);

/** A move of a seat: SOLO's in the third person. */
function told(move: SeatMove, position: Position): Said {
  if (!isScript(position, decider(position))) return player(move, position);
  const solo = who(position, SCRIPT_SEAT);
  return inBrief(`${solo} ${deedOfSolo(move, position)}`, `${solo} ${briefDeedOfSolo(move, position)}`);
}

/** Moves, told from the position in which they are made. */
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
  'first-player': ({ first }, position) => begins(position, first, 'la partita'),
  'draw-wonder': ({ wonder }) => theName(wonder),
  'draw-progress': ({ token }) => nameOf(token),
  'purple-place': ({ slot }, position) =>
    `${position.pantheon === null ? 'Una gilda' : 'Un Grande Tempio'} è ${whereWords(position, slot)}`,
  reveal: ({ card }) => theName(card),
  'removed-card': ({ card }) => theName(card),
  'isis-card': ({ card }) => theName(card),
  'mythology-token': ({ mythology }) => `Il segnalino della mitologia ${nameOf(mythology)}`,
  'offering-token': ({ offering }) => `Il segnalino Offerta ${offering}`,
  'look-divinity': ({ divinity }) => theName(divinity),
  'turn-divinity': ({ divinity }) => theName(divinity),
  'theater-draw': ({ divinity }) => theName(divinity),
};

const said = /* @__PURE__ */ byKind<Move, [position: Position], Said>(moves);

/** A move within another sentence. */
export const tellMove = (move: Move, position: Position): string => phrase(said(move, position)).text;
