import type { Seat } from '@wonders/core';
import { capital } from '@wonders/core/words';
import type { Mythology } from '../../components/cards.js';
import { CAPITAL, fineOf } from '../../components/military.js';
import type { Offering } from '../../components/pantheon.js';
import type { Event } from '../../events.js';
import { type Ending, type Position, SCRIPT_SEAT } from '../../state/index.js';
import { AGES, isFirstOfSolo, LAST_AGE, liesInPantheon, liesOpen, narrator, symbolsIn } from '../sentences.js';
import { ITALIAN } from './italian.js';
import { spaceWords, whereWords } from './moves.js';
import { nameOf } from './names.js';
import { capitalSpace, coins, isYou, place, side, who } from './seats.js';

const listed = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' e $1');

/** A sentence about a seat: `Paghi …`, `SOLO paga …`. */
const does = (s: Position, seat: Seat, you: string, others: string, what: string): string =>
  `${isYou(s, seat) ? you : `${who(s, seat)} ${others}`} ${what}`;

function pawn(s: Position, by: Seat, to: number): string {
  const half = 1 - by;
  const you = isYou(s, half);
  if (Math.abs(to) === CAPITAL) return `La pedina Conflitto entra ${capitalSpace(s, half)}`;
  return `La pedina Conflitto avanza verso ${you ? 'di te' : who(s, half)} ed è ora ${place(s, to)}`;
}

/** A token of the structure. */
const tokenWords = (token: Mythology | Offering): string =>
  typeof token === 'number' ? `il segnalino Offerta ${token}` : `il segnalino Mitologia ${nameOf(token)}`;

export function endingWords(s: Position, ending: Ending, winner: Seat | null): string {
  if (winner === null) return 'punti e carte blu sono pari, e la vittoria è condivisa';
  return `${isYou(s, winner) ? 'hai vinto' : `${who(s, winner)} ha vinto`} ${HOW[ending]}`;
}

const HOW: Readonly<Record<Ending, string>> = {
  military: 'per Supremazia Militare',
  science: 'per Scienza e Progresso',
  points: 'ai Punti Civiltà',
  'blue-cards': 'per i punti delle carte blu, a parità di Punti Civiltà',
  shared: '',
};

/**
 * What happened as an Italian sentence: the same as `describeEvent` of `@wonders/duel-solo/words`.
 *
 * @param position - Any position of the game, best the one before the event: what lies open there the move has named.
 * @param event - An event of `transition`, or what `viewEvent` left of it.
 * @example
 * ```ts
 * import { newGame } from '@wonders/duel-solo';
 * import { describeEvent } from '@wonders/duel-solo/words/it';
 * console.log(describeEvent(newGame(), { kind: 'coins', seat: 0, by: -2 })); // SOLO paga 2 monete
 * ```
 * @category Events
 */
export const describeEvent: (position: Position, event: Event) => string = /* @__PURE__ */ narrator({
  events: {
    coins: ({ seat, by }, s) =>
      by < 0 ? does(s, seat, 'Paghi', 'paga', coins(-by)) : does(s, seat, 'Ottieni', 'ottiene', coins(by)),
    'astarte-coins': ({ seat, by }, s) =>
      by < 0
        ? does(s, seat, 'Paghi', 'paga', `${coins(-by)} di Astarte`)
        : `${coins(by)} vanno su Astarte per ${who(s, seat)}`,
    built: ({ seat, card }, s) => (liesOpen(s, card) ? '' : does(s, seat, 'Costruisci', 'costruisce', nameOf(card))),
    discarded: ({ card }, s) => (liesOpen(s, card) ? '' : `${nameOf(card)} va nella pila degli scarti`),
    'last-wonder': ({ seat, wonder }, s) =>
      does(s, seat, 'Ricevi', 'riceve', `${nameOf(wonder)}, l'ultima meraviglia del gruppo`),
    revealed: () => '',
    'token-laid': () => '',
    'token-left': ({ token }) => `${capital(tokenWords(token))} esce dal gioco`,
    removed: () => '',
    'card-left': () => '',
    'lost-card': () => '',
    'wonder-built': () => '',
    'wonder-unbuilt': ({ seat, wonder }, s) =>
      does(s, seat, 'Puoi', 'può', `costruire di nuovo la meraviglia ${nameOf(wonder)}`),
    'wonder-taken': () => '',
    'wonder-left': ({ seat, wonder }, s) =>
      `La ${isYou(s, seat) ? 'tua meraviglia' : `meraviglia di ${who(s, seat)}`} ${nameOf(wonder)} torna nella scatola: sette sono costruite`,
    pawn: ({ by, to }, s) => pawn(s, by, to),
    minerva: ({ space }, s) =>
      space === null
        ? 'La pedina Minerva ferma la pedina Conflitto e viene rimossa'
        : `La pedina Minerva è ${place(s, space)}`,
    'military-token': ({ military }, s) =>
      `Il segnalino Esercito da ${coins(fineOf(military))} ${side(s, Number(military[4]))} viene rimosso`,
    symbol({ seat, symbols }, s) {
      const names = symbolsIn(symbols).map((symbol) => ITALIAN.symbols[symbol]);
      const what = names.length === 1 ? '1 simbolo scientifico' : `${names.length} simboli scientifici diversi`;
      return does(s, seat, 'Hai', 'ha', `${what}: ${listed(names)}`);
    },
    progress: () => '',
    token: ({ seat, token }, s) => does(s, seat, 'Prendi', 'prende', tokenWords(token)),
    placed: ({ seat, mythology, space }, s) =>
      s.options.mode === 'solo' ? '' : `Una divinità ${nameOf(mythology)} è ora ${spaceWords(s, space, seat)}`,
    activated: ({ seat, divinity }, s) =>
      liesInPantheon(s, divinity) ? '' : does(s, seat, 'Attivi', 'attiva', nameOf(divinity)),
    age: ({ age }) => `Comincia l'Epoca ${AGES[age]}`,
    turn: ({ seat, again }, s) => (again ? does(s, seat, 'Giochi', 'gioca', 'un altro turno') : ''),
    over: ({ ending, winner }, s) => `La partita è finita: ${endingWords(s, ending, winner)}`,
  },
  draws: {
    'first-player': (s, move) => (move === null ? '' : does(s, move.first, 'Cominci', 'comincia', 'la partita')),
    'draw-wonder': (s, move) =>
      move === null
        ? ''
        : isFirstOfSolo(s, move.wonder)
          ? `${who(s, SCRIPT_SEAT)} riceve la meraviglia ${nameOf(move.wonder)}`
          : `Esce la meraviglia ${nameOf(move.wonder)}`,
    'draw-progress': (_, move) => (move === null ? '' : `Esce il segnalino Progresso ${nameOf(move.token)}`),
    'purple-place': (s, move) =>
      move === null
        ? ''
        : `${s.pantheon === null ? 'Una gilda' : 'Un Grande Tempio'} è ${whereWords(LAST_AGE, move.slot)}`,
    reveal: (_, move) => (move === null ? '' : `Viene scoperta la carta ${nameOf(move.card)}`),
    'mythology-token': (_, move) => (move === null ? '' : `Esce un segnalino Mitologia ${nameOf(move.mythology)}`),
    'offering-token': (_, move) => (move === null ? '' : `Esce il segnalino Offerta ${move.offering}`),
    'removed-card': (_, move) => (move === null ? '' : `Dalle carte rimosse esce ${nameOf(move.card)}`),
    'isis-card': (_, move) => (move === null ? '' : `Dagli scarti esce ${nameOf(move.card)}`),
    'look-divinity': (s, move, to) =>
      to === 'all'
        ? ''
        : does(s, to, 'Guardi', 'guarda', move === null ? 'una divinità' : `la divinità ${nameOf(move.divinity)}`),
    'turn-divinity': (_, move) => (move === null ? '' : `Viene scoperta la divinità ${nameOf(move.divinity)}`),
    'theater-draw': (_, move) => (move === null ? '' : `Nel Teatro Divino esce ${nameOf(move.divinity)}`),
  },
});
