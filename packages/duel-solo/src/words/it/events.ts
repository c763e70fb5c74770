import type { Said, Seat } from '@wonders/core';
import { capital, inBrief, listed } from '@wonders/core/words';
import type { CardId, Mythology } from '../../components/cards.js';
import { fineOf, halfOf } from '../../components/military.js';
import type { Offering } from '../../components/pantheon.js';
import type { CoinReason } from '../../events.js';
import { isSolo, type Position, SCRIPT_SEAT } from '../../state/index.js';
import { MAX_WONDERS } from '../../table/city.js';
import { AGES, faceOf, isCapital, isFirstOfSolo, LAST_AGE, liesInPantheon, liesOpen, symbolsIn } from '../facts.js';
import type { Language } from '../language.js';
import { spaceWords, whereWords } from './moves.js';
import { isPlural, nameOf, SYMBOL_NAMES, theName } from './names.js';
import { endingWords } from './outcome.js';
import { capitalSpace, cards, coins, isYou, place, points, side, who } from './seats.js';

/** A sentence about a seat: `Paghi …`, `SOLO paga …`. */
const does = (position: Position, seat: Seat, you: string, others: string, what: string): string =>
  `${isYou(position, seat) ? you : `${who(position, seat)} ${others}`} ${what}`;

function pawn(position: Position, by: Seat, to: number): Said {
  const half = 1 - by;
  const you = isYou(position, half);
  if (isCapital(to)) return `La pedina Conflitto entra ${capitalSpace(position, half)}`;
  return inBrief(
    `La pedina Conflitto avanza verso ${you ? 'di te' : who(position, half)} ed è ora ${place(position, to)}`,
    `Pedina Conflitto ${place(position, to)}`,
  );
}

/** A token of the structure. */
const tokenWords = (token: Mythology | Offering): string =>
  typeof token === 'number' ? `il segnalino Offerta ${token}` : `il segnalino della mitologia ${nameOf(token)}`;

/** Cards that have become accessible: those that lie face up by name, the others by their number. */
function uncoveredWords(position: Position, slots: readonly number[]): readonly string[] {
  const named = slots.flatMap((slot) => faceOf(position, slot) ?? []).map(theName);
  const others = slots.length - named.length;
  return others === 0 ? named : [...named, `${cards(others)} a faccia in giù`];
}

/** Why coins come or go, where nothing else that is told says so. */
const BECAUSE: Readonly<Record<CoinReason, string>> = {
  price: '',
  economy: ` con ${nameOf('economy')}`,
  discarded: ' per la carta scartata',
  effect: '',
  urbanism: ` con ${nameOf('urbanism')}`,
  wonder: '',
  military: '',
  poliorcetics: ` per ${nameOf('poliorcetics')}`,
};

/** What happened: what it costs, where the Conflict pawn goes. */
export const events: Language['events'] = {
  coins({ seat, by, why }, position) {
    const [you, others] = by > 0 ? ['Ottieni', 'ottiene'] : why === 'price' ? ['Paghi', 'paga'] : ['Perdi', 'perde'];
    return does(position, seat, you, others, `${coins(Math.abs(by))}${BECAUSE[why]}`);
  },
  'astarte-coins': ({ seat, by }, position) =>
    by < 0
      ? does(position, seat, 'Paghi', 'paga', `${coins(-by)} di Astarte`)
      : `${coins(by)} vanno su Astarte per ${who(position, seat)}`,
  built: ({ seat, card }, position) =>
    liesOpen(position, card) ? '' : does(position, seat, 'Costruisci', 'costruisce', theName(card)),
  discarded: ({ card }, position) =>
    liesOpen(position, card) ? '' : `La carta ${nameOf(card)} va nella pila degli scarti`,
  'wonder-dealt': ({ seat, wonder }, position) => does(position, seat, 'Ricevi', 'riceve', theName(wonder)),
  'last-wonder': ({ seat, wonder }, position) =>
    inBrief(
      does(position, seat, 'Ricevi', 'riceve', `${theName(wonder)}, l'ultima meraviglia del gruppo`),
      does(position, seat, 'Ricevi', 'riceve', `${theName(wonder)}, l'ultima`),
    ),
  revealed: () => '',
  'token-laid': () => '',
  'token-left': ({ token }) => `${capital(tokenWords(token))} esce dal gioco`,
  removed: () => '',
  'card-left': () => '',
  'lost-card': () => '',
  'wonder-built': () => '',
  'wonder-unbuilt': ({ seat, wonder }, position) =>
    does(position, seat, 'Puoi', 'può', `costruire di nuovo ${theName(wonder)}`),
  'wonder-taken': () => '',
  'wonder-left': ({ seat, wonder }, position) =>
    inBrief(
      `La ${isYou(position, seat) ? 'tua meraviglia' : `meraviglia di ${who(position, seat)}`} ${nameOf(wonder)} torna nella scatola: ${MAX_WONDERS} sono costruite`,
      does(position, seat, 'Perdi', 'perde', `${theName(wonder)}: ${MAX_WONDERS} sono costruite`),
    ),
  pawn: ({ by, to }, position) => pawn(position, by, to),
  points: ({ seat, by }, position) =>
    by < 0
      ? does(position, seat, 'Perdi', 'perde', points(-by))
      : does(position, seat, 'Ottieni', 'ottiene', points(by)),
  uncovered({ slots }, position) {
    const told = listed(uncoveredWords(position, slots), 'e');
    return inBrief(
      `${slots.length === 1 && !isPlural(told) ? 'Diventa accessibile' : 'Diventano accessibili'} ${told}`,
      `${slots.length === 1 ? 'Diventa accessibile' : 'Diventano accessibili'} ${cards(slots.length)}`,
    );
  },
  minerva: ({ space }, position) =>
    space === null
      ? 'La pedina Minerva ferma la pedina Conflitto e viene rimossa'
      : `La pedina Minerva è ${place(position, space)}`,
  'military-token': ({ military }, position) =>
    inBrief(
      `Il segnalino Esercito da ${coins(fineOf(military))} ${side(position, halfOf(military))} viene rimosso`,
      `Il segnalino Esercito da ${coins(fineOf(military))} viene rimosso`,
    ),
  symbol({ seat, symbols }, position) {
    const names = symbolsIn(symbols).map((symbol) => SYMBOL_NAMES[symbol]);
    const what = names.length === 1 ? '1 simbolo scientifico' : `${names.length} simboli scientifici diversi`;
    return inBrief(
      does(position, seat, 'Hai', 'ha', `${what}: ${listed(names, 'e')}`),
      does(position, seat, 'Hai', 'ha', what),
    );
  },
  progress: () => '',
  token: ({ seat, token }, position) => does(position, seat, 'Prendi', 'prende', tokenWords(token)),
  placed: ({ seat, mythology, space }, position) =>
    isSolo(position)
      ? ''
      : inBrief(
          `Una divinità ${nameOf(mythology)} è ora ${spaceWords(position, space, seat)}`,
          `Una divinità ${nameOf(mythology)} è ora nel Pantheon`,
        ),
  activated: ({ seat, divinity }, position) =>
    liesInPantheon(position, divinity) ? '' : does(position, seat, 'Attivi', 'attiva', theName(divinity)),
  age: ({ age }) => `Comincia l'Epoca ${AGES[age]}`,
  turn: ({ seat, again }, position) => (again ? does(position, seat, 'Giochi', 'gioca', 'un altro turno') : ''),
  over({ ending, winner }, position) {
    const how = endingWords(position, ending, winner);
    return inBrief(
      `La partita è finita: ${how}`,
      winner === null ? 'La vittoria è condivisa' : capital(how.replace(/,.*/, '')),
    );
  },
};

/** A card that turns up: `esce l'Altare`, `escono i Bagni`. */
const comes = (card: CardId): string => `${isPlural(theName(card)) ? 'escono' : 'esce'} ${theName(card)}`;

/** What turned up. */
export const draws: Language['draws'] = {
  'first-player': (move, position) =>
    move === null ? '' : does(position, move.first, 'Cominci', 'comincia', 'la partita'),
  'draw-wonder': (move, position) =>
    move === null
      ? ''
      : isFirstOfSolo(position, move.wonder)
        ? `${who(position, SCRIPT_SEAT)} riceve ${theName(move.wonder)}`
        : `Esce la meraviglia ${nameOf(move.wonder)}`,
  'draw-progress': (move) => (move === null ? '' : `Esce il segnalino Progresso ${nameOf(move.token)}`),
  'purple-place'(move, position) {
    if (move === null) return '';
    const lies = `${position.pantheon === null ? 'Una gilda' : 'Un Grande Tempio'} è ${whereWords(position, move.slot, LAST_AGE)}`;
    return inBrief(lies, lies.replace(/,.*/, ''));
  },
  reveal: (move) => (move === null ? '' : `Viene scoperta la carta ${nameOf(move.card)}`),
  'mythology-token': (move) => (move === null ? '' : `Esce un segnalino della mitologia ${nameOf(move.mythology)}`),
  'offering-token': (move) => (move === null ? '' : `Esce il segnalino Offerta ${move.offering}`),
  'removed-card': (move) =>
    move === null ? '' : inBrief(`Tra le carte tolte a inizio partita ${comes(move.card)}`, capital(comes(move.card))),
  'isis-card': (move) => (move === null ? '' : `Dagli scarti ${comes(move.card)}`),
  'look-divinity': (move, position, to) =>
    to === 'all'
      ? ''
      : does(position, to, 'Guardi', 'guarda', move === null ? 'una divinità' : `la divinità ${nameOf(move.divinity)}`),
  'turn-divinity': (move) => (move === null ? '' : `Viene scoperta la divinità ${nameOf(move.divinity)}`),
  'theater-draw': (move) => (move === null ? '' : `Nel Teatro Divino esce ${nameOf(move.divinity)}`),
};
