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
const does = (s: Position, seat: Seat, you: string, others: string, what: string): string =>
  `${isYou(s, seat) ? you : `${who(s, seat)} ${others}`} ${what}`;

function pawn(s: Position, by: Seat, to: number): Said {
  const half = 1 - by;
  const you = isYou(s, half);
  if (isCapital(to)) return `La pedina Conflitto entra ${capitalSpace(s, half)}`;
  return inBrief(
    `La pedina Conflitto avanza verso ${you ? 'di te' : who(s, half)} ed è ora ${place(s, to)}`,
    `Pedina Conflitto ${place(s, to)}`,
  );
}

/** A token of the structure. */
const tokenWords = (token: Mythology | Offering): string =>
  typeof token === 'number' ? `il segnalino Offerta ${token}` : `il segnalino della mitologia ${nameOf(token)}`;

/** Cards that have become accessible: those that lie face up by name, the others by their number. */
function uncoveredWords(s: Position, slots: readonly number[]): readonly string[] {
  const named = slots.flatMap((slot) => faceOf(s, slot) ?? []).map(theName);
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
  coins({ seat, by, why }, s) {
    const [you, others] = by > 0 ? ['Ottieni', 'ottiene'] : why === 'price' ? ['Paghi', 'paga'] : ['Perdi', 'perde'];
    return does(s, seat, you, others, `${coins(Math.abs(by))}${BECAUSE[why]}`);
  },
  'astarte-coins': ({ seat, by }, s) =>
    by < 0
      ? does(s, seat, 'Paghi', 'paga', `${coins(-by)} di Astarte`)
      : `${coins(by)} vanno su Astarte per ${who(s, seat)}`,
  built: ({ seat, card }, s) => (liesOpen(s, card) ? '' : does(s, seat, 'Costruisci', 'costruisce', theName(card))),
  discarded: ({ card }, s) => (liesOpen(s, card) ? '' : `La carta ${nameOf(card)} va nella pila degli scarti`),
  'wonder-dealt': ({ seat, wonder }, s) => does(s, seat, 'Ricevi', 'riceve', theName(wonder)),
  'last-wonder': ({ seat, wonder }, s) =>
    inBrief(
      does(s, seat, 'Ricevi', 'riceve', `${theName(wonder)}, l'ultima meraviglia del gruppo`),
      does(s, seat, 'Ricevi', 'riceve', `${theName(wonder)}, l'ultima`),
    ),
  revealed: () => '',
  'token-laid': () => '',
  'token-left': ({ token }) => `${capital(tokenWords(token))} esce dal gioco`,
  removed: () => '',
  'card-left': () => '',
  'lost-card': () => '',
  'wonder-built': () => '',
  'wonder-unbuilt': ({ seat, wonder }, s) => does(s, seat, 'Puoi', 'può', `costruire di nuovo ${theName(wonder)}`),
  'wonder-taken': () => '',
  'wonder-left': ({ seat, wonder }, s) =>
    inBrief(
      `La ${isYou(s, seat) ? 'tua meraviglia' : `meraviglia di ${who(s, seat)}`} ${nameOf(wonder)} torna nella scatola: ${MAX_WONDERS} sono costruite`,
      does(s, seat, 'Perdi', 'perde', `${theName(wonder)}: ${MAX_WONDERS} sono costruite`),
    ),
  pawn: ({ by, to }, s) => pawn(s, by, to),
  points: ({ seat, by }, s) =>
    by < 0 ? does(s, seat, 'Perdi', 'perde', points(-by)) : does(s, seat, 'Ottieni', 'ottiene', points(by)),
  uncovered({ slots }, s) {
    const told = listed(uncoveredWords(s, slots), 'e');
    return inBrief(
      `${slots.length === 1 && !isPlural(told) ? 'Diventa accessibile' : 'Diventano accessibili'} ${told}`,
      `${slots.length === 1 ? 'Diventa accessibile' : 'Diventano accessibili'} ${cards(slots.length)}`,
    );
  },
  minerva: ({ space }, s) =>
    space === null
      ? 'La pedina Minerva ferma la pedina Conflitto e viene rimossa'
      : `La pedina Minerva è ${place(s, space)}`,
  'military-token': ({ military }, s) =>
    inBrief(
      `Il segnalino Esercito da ${coins(fineOf(military))} ${side(s, halfOf(military))} viene rimosso`,
      `Il segnalino Esercito da ${coins(fineOf(military))} viene rimosso`,
    ),
  symbol({ seat, symbols }, s) {
    const names = symbolsIn(symbols).map((symbol) => SYMBOL_NAMES[symbol]);
    const what = names.length === 1 ? '1 simbolo scientifico' : `${names.length} simboli scientifici diversi`;
    return inBrief(does(s, seat, 'Hai', 'ha', `${what}: ${listed(names, 'e')}`), does(s, seat, 'Hai', 'ha', what));
  },
  progress: () => '',
  token: ({ seat, token }, s) => does(s, seat, 'Prendi', 'prende', tokenWords(token)),
  placed: ({ seat, mythology, space }, s) =>
    isSolo(s)
      ? ''
      : inBrief(
          `Una divinità ${nameOf(mythology)} è ora ${spaceWords(s, space, seat)}`,
          `Una divinità ${nameOf(mythology)} è ora nel Pantheon`,
        ),
  activated: ({ seat, divinity }, s) =>
    liesInPantheon(s, divinity) ? '' : does(s, seat, 'Attivi', 'attiva', theName(divinity)),
  age: ({ age }) => `Comincia l'Epoca ${AGES[age]}`,
  turn: ({ seat, again }, s) => (again ? does(s, seat, 'Giochi', 'gioca', 'un altro turno') : ''),
  over({ ending, winner }, s) {
    const how = endingWords(s, ending, winner);
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
  'first-player': (move, s) => (move === null ? '' : does(s, move.first, 'Cominci', 'comincia', 'la partita')),
  'draw-wonder': (move, s) =>
    move === null
      ? ''
      : isFirstOfSolo(s, move.wonder)
        ? `${who(s, SCRIPT_SEAT)} riceve ${theName(move.wonder)}`
        : `Esce la meraviglia ${nameOf(move.wonder)}`,
  'draw-progress': (move) => (move === null ? '' : `Esce il segnalino Progresso ${nameOf(move.token)}`),
  'purple-place'(move, s) {
    if (move === null) return '';
    const lies = `${s.pantheon === null ? 'Una gilda' : 'Un Grande Tempio'} è ${whereWords(s, move.slot, LAST_AGE)}`;
    return inBrief(lies, lies.replace(/,.*/, ''));
  },
  reveal: (move) => (move === null ? '' : `Viene scoperta la carta ${nameOf(move.card)}`),
  'mythology-token': (move) => (move === null ? '' : `Esce un segnalino della mitologia ${nameOf(move.mythology)}`),
  'offering-token': (move) => (move === null ? '' : `Esce il segnalino Offerta ${move.offering}`),
  'removed-card': (move) =>
    move === null ? '' : inBrief(`Tra le carte tolte a inizio partita ${comes(move.card)}`, capital(comes(move.card))),
  'isis-card': (move) => (move === null ? '' : `Dagli scarti ${comes(move.card)}`),
  'look-divinity': (move, s, to) =>
    to === 'all'
      ? ''
      : does(s, to, 'Guardi', 'guarda', move === null ? 'una divinità' : `la divinità ${nameOf(move.divinity)}`),
  'turn-divinity': (move) => (move === null ? '' : `Viene scoperta la divinità ${nameOf(move.divinity)}`),
  'theater-draw': (move) => (move === null ? '' : `Nel Teatro Divino esce ${nameOf(move.divinity)}`),
};
