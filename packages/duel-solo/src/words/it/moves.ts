import { byKind, type Seat } from '@wonders/core';
import { listed } from '@wonders/core/words';
import { CARDS, type CardId } from '../../components/cards.js';
import type { Direction } from '../../components/directions.js';
import { fineOf, halfOf, type MilitaryId } from '../../components/military.js';
import { spacePrice } from '../../components/pantheon.js';
import type { Move } from '../../notation.js';
import { type Position, SCRIPT_SEAT } from '../../state/index.js';
import { whereIs } from '../../table/structure.js';
import { decider, divinityOn, faceOf } from '../facts.js';
import type { Language } from '../language.js';
import { nameOf, SYMBOL_NAMES } from './names.js';
import { coins, isYou, place, side, to, who } from './seats.js';

/** Where a slot is: `nella fila 2, la 3ª dal lato di SOLO`. */
export function whereWords(s: Position, slot: number, age = s.age): string {
  const { row, place: at } = whereIs({ age }, slot);
  return `nella fila ${row}, la ${at}ª ${side(s, 0)}`;
}

function cardAt(s: Position, slot: number): string {
  const id = faceOf(s, slot);
  return id === null ? `la carta a faccia in giù ${whereWords(s, slot)}` : nameOf(id);
}

const FIELDS: Readonly<Record<string, string>> = { M: 'Militare', S: 'Scienza', C: 'Costruzione' };

/** SOLO's direction in words. */
export const fields = (direction: Direction): string => [...direction].map((letter) => FIELDS[letter]).join('/');

const begins = (s: Position, seat: Seat, what: string): string =>
  isYou(s, seat) ? `Cominci tu ${what}` : `${who(s, seat)} comincia ${what}`;

/** A space of the Pantheon by what it costs a seat. */
export function spaceWords(s: Position, space: number, seat: Seat = decider(s)): string {
  const costs = isYou(s, seat) ? 'ti costa' : `costa ${to(s, seat)}`;
  return `nella casella che ${costs} ${coins(spacePrice(space, seat))}`;
}

const military = (s: Position, token: MilitaryId): string =>
  `il segnalino Esercito da ${coins(fineOf(token))} ${side(s, halfOf(token))}`;

/** Whom a move takes from or gives to: `a Gina`. */
const opponent = (s: Position): string => to(s, 1 - decider(s));

/** The city of whom it takes from: `dalla città di Gina`. */
function city(s: Position): string {
  const seat = 1 - decider(s);
  return isYou(s, seat) ? 'dalla tua città' : `dalla città di ${who(s, seat)}`;
}

function symbolOf(card: CardId): string {
  const { symbol } = CARDS[card];
  return symbol === null ? '' : SYMBOL_NAMES[symbol];
}

/** Moves, told from the position in which they are made. */
export const moves: Language['moves'] = {
  construct: ({ slot }, s) => `Costruisci ${cardAt(s, slot)}`,
  discard: ({ slot }, s) => `Scarta ${cardAt(s, slot)} per ottenere monete`,
  'construct-wonder': ({ slot, wonder }, s) =>
    `Costruisci la meraviglia ${nameOf(wonder)} con la carta ${cardAt(s, slot)}`,
  activate({ space, offerings }, s) {
    const id = divinityOn(s, space);
    const what = id === null ? 'una divinità' : id === 'gate' ? 'la carta Portale' : `la divinità ${nameOf(id)}`;
    if (offerings.length === 0) return `Attiva ${what}`;
    const tokens = offerings.length === 1 ? 'il segnalino Offerta' : 'i segnalini Offerta';
    return `Attiva ${what} con ${tokens} ${listed(offerings.map(String), 'e')}`;
  },
  'draft-wonder': ({ wonder }) => `Prendi la meraviglia ${nameOf(wonder)}`,
  'choose-direction': ({ direction }, s) => `${who(s, SCRIPT_SEAT)} ha indirizzo strategico ${fields(direction)}`,
  'choose-first-player': ({ first }, s) => begins(s, first, "l'Epoca"),
  'place-divinity': ({ divinity, space }, s) =>
    `Piazza ${divinity === null ? 'una divinità non vista' : nameOf(divinity)} ${spaceWords(s, space)}`,
  'take-progress': ({ token }) => `Prendi il segnalino progresso ${nameOf(token)}`,
  'build-discarded': ({ card }) => `Costruisci gratis ${nameOf(card)} dagli scarti`,
  'destroy-card': ({ card }, s) => `Scarta ${nameOf(card)} ${city(s)}`,
  'build-top-row': ({ slot }, s) => `Costruisci gratis ${cardAt(s, slot)} dalla cima dello schema dell'Epoca`,
  'liberty-own': ({ card }) => `Costruisci gratis ${nameOf(card)}`,
  'liberty-give': ({ card }, s) => `Consegna ${nameOf(card)} ${opponent(s)}`,
  'theater-deck': ({ mythology }) => `Apri il mazzo della mitologia ${nameOf(mythology)}`,
  'theater-choose': ({ divinity }) => `Scegli ${nameOf(divinity)}`,
  'theater-order': ({ divinity }) => `Rimetti ${nameOf(divinity)} in cima al mazzo`,
  'gate-choose': ({ divinity }) => `Scegli ${nameOf(divinity)}`,
  'nisaba-card': ({ card }) => `Metti il serpente su ${nameOf(card)} e ottieni il simbolo ${symbolOf(card)}`,
  'baal-card': ({ card }, s) => `Ruba ${nameOf(card)} ${city(s)}`,
  'zeus-card': ({ slot }, s) => `Scarta dallo schema ${cardAt(s, slot)}`,
  'anubis-wonder': ({ wonder }) => `Scarta la carta della meraviglia ${nameOf(wonder)}`,
  'ra-wonder': ({ wonder }, s) => `Ruba la meraviglia ${nameOf(wonder)} ${opponent(s)}`,
  'isis-build': ({ wonder, card }) =>
    `Costruisci gratis la meraviglia ${nameOf(wonder)} con ${card === null ? 'una carta casuale' : nameOf(card)} degli scarti`,
  'minerva-space': ({ space }, s) => `Colloca la pedina Minerva ${place(s, space)}`,
  'neptune-remove': ({ military: token }, s) => `Scarta ${military(s, token)} senza applicarne l'effetto`,
  'neptune-apply': ({ military: token }, s) => `Scarta ${military(s, token)} e applicane l'effetto ${opponent(s)}`,
  'first-player': ({ first }, s) => begins(s, first, 'la partita'),
  'draw-wonder': ({ wonder }) => nameOf(wonder),
  'draw-progress': ({ token }) => nameOf(token),
  'purple-place': ({ slot }, s) => `${s.pantheon === null ? 'Una gilda' : 'Un Grande Tempio'} è ${whereWords(s, slot)}`,
  reveal: ({ card }) => nameOf(card),
  'removed-card': ({ card }) => nameOf(card),
  'isis-card': ({ card }) => nameOf(card),
  'mythology-token': ({ mythology }) => `Segnalino Mitologia ${nameOf(mythology)}`,
  'offering-token': ({ offering }) => `Segnalino Offerta ${offering}`,
  'look-divinity': ({ divinity }) => nameOf(divinity),
  'turn-divinity': ({ divinity }) => nameOf(divinity),
  'theater-draw': ({ divinity }) => nameOf(divinity),
};

/** A move within another sentence. */
export const tellMove = /* @__PURE__ */ byKind<Move, [s: Position], string>(moves);
