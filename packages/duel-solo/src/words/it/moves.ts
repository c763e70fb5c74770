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
export function whereWords(s: Position, slot: number, age = s.age): string {
  const { row, place: at } = whereIs({ age }, slot);
  return `nella fila ${row}, al ${ordinal(at, 'o')} posto ${side(s, 0)}`;
}

function cardAt(s: Position, slot: number, tell = theName): string {
  const id = faceOf(s, slot);
  return id === null ? `la carta a faccia in giù ${whereWords(s, slot)}` : tell(id);
}

const begins = (s: Position, seat: Seat, what: string): string =>
  isYou(s, seat) ? `Cominci tu ${what}` : `${who(s, seat)} comincia ${what}`;

/** A space of the Pantheon by what it costs a seat. */
export function spaceWords(s: Position, space: number, seat: Seat = decider(s)): string {
  const price = coins(spacePrice(space, seat));
  return `nella casella che ${isYou(s, seat) ? `ti costa ${price}` : `costa ${price} ${to(s, seat)}`}`;
}

const military = (s: Position, token: MilitaryId): string =>
  `il segnalino Esercito da ${coins(fineOf(token))} ${side(s, halfOf(token))}`;

/** Whom a move takes from or gives to: `a Gina`. */
const opponent = (s: Position): string => to(s, 1 - decider(s));

/** The symbol of a green card: each has one. */
const symbolOf = (card: CardId): string => SYMBOL_NAMES[CARDS[card].symbol as ScienceSymbol];

/** Moves of a player, told to the player. */
const seats: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, s: Position) => string } = {
  construct: ({ slot }, s) => `Costruisci ${cardAt(s, slot)}`,
  discard: ({ slot }, s) => `Scarta ${cardAt(s, slot)} per ottenere monete`,
  'construct-wonder': ({ slot, wonder }, s) => `Costruisci ${theName(wonder)} con ${cardAt(s, slot, theCard)}`,
  activate: (move, s) => `Attiva ${activated(s, move)}`,
  'draft-wonder': ({ wonder }) => `Prendi ${theName(wonder)}`,
  'choose-direction': ({ direction }, s) => `${who(s, SCRIPT_SEAT)} ha indirizzo strategico ${fields(direction)}`,
  'choose-first-player': ({ first }, s) => begins(s, first, "l'Epoca"),
  'place-divinity': ({ divinity, space }, s) =>
    `Piazza ${divinity === null ? 'una divinità non vista' : theName(divinity)} ${spaceWords(s, space)}`,
  'take-progress': ({ token }) => `Prendi il segnalino Progresso ${nameOf(token)}`,
  'build-discarded': ({ card }) => `Costruisci gratis ${theName(card)} dagli scarti`,
  'destroy-card': ({ card }, s) => `Fa' scartare ${theName(card)} ${opponent(s)}`,
  'build-top-row': ({ slot }, s) => `Costruisci gratis ${cardAt(s, slot)} dalla cima dello schema dell'Epoca`,
  'liberty-own': ({ card }) => `Costruisci gratis ${theName(card)}`,
  'liberty-give': ({ card }, s) => `Consegna ${theName(card)} ${opponent(s)}`,
  'theater-deck': ({ mythology }) => `Apri il mazzo della mitologia ${nameOf(mythology)}`,
  'theater-choose': ({ divinity }) => `Scegli ${theName(divinity)}`,
  'theater-order': ({ divinity }) => `Rimetti ${theName(divinity)} in cima al mazzo`,
  'gate-choose': ({ divinity }) => `Scegli ${theName(divinity)}`,
  'nisaba-card': ({ card }) => `Metti il serpente ${nameAfter('su', card)} e ottieni il simbolo ${symbolOf(card)}`,
  'baal-card': ({ card }, s) => `Ruba ${theName(card)} ${opponent(s)}`,
  'zeus-card': ({ slot }, s) => `Scarta ${cardAt(s, slot)} dallo schema dell'Epoca`,
  'anubis-wonder': ({ wonder }) => `Scarta la carta sotto ${theName(wonder)}`,
  'ra-wonder': ({ wonder }, s) => `Ruba ${theName(wonder)} ${opponent(s)}`,
  'isis-build': ({ wonder, card }) =>
    `Costruisci gratis ${theName(wonder)} con ${card === null ? 'una carta casuale' : theCard(card)} degli scarti`,
  'minerva-space': ({ space }, s) => `Colloca la pedina Minerva ${place(s, space)}`,
  'neptune-remove': ({ military: token }, s) => `Scarta ${military(s, token)} senza applicarne l'effetto`,
  'neptune-apply': ({ military: token }, s) => `Scarta ${military(s, token)} e applicane l'effetto`,
};

const player = /* @__PURE__ */ byKind<SeatMove, [s: Position], string>(seats);

/** A move of a seat: SOLO's in the third person. */
function told(move: SeatMove, s: Position): Said {
  if (!isScript(s, decider(s))) return player(move, s);
  const solo = who(s, SCRIPT_SEAT);
  return inBrief(`${solo} ${deedOfSolo(move, s)}`, `${solo} ${briefDeedOfSolo(move, s)}`);
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
  'first-player': ({ first }, s) => begins(s, first, 'la partita'),
  'draw-wonder': ({ wonder }) => theName(wonder),
  'draw-progress': ({ token }) => nameOf(token),
  'purple-place': ({ slot }, s) => `${s.pantheon === null ? 'Una gilda' : 'Un Grande Tempio'} è ${whereWords(s, slot)}`,
  reveal: ({ card }) => theName(card),
  'removed-card': ({ card }) => theName(card),
  'isis-card': ({ card }) => theName(card),
  'mythology-token': ({ mythology }) => `Il segnalino della mitologia ${nameOf(mythology)}`,
  'offering-token': ({ offering }) => `Il segnalino Offerta ${offering}`,
  'look-divinity': ({ divinity }) => theName(divinity),
  'turn-divinity': ({ divinity }) => theName(divinity),
  'theater-draw': ({ divinity }) => theName(divinity),
};

const said = /* @__PURE__ */ byKind<Move, [s: Position], Said>(moves);

/** A move within another sentence. */
export const tellMove = (move: Move, s: Position): string => phrase(said(move, s)).text;
