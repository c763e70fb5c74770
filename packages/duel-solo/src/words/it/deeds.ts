import { byKind } from '@wonders/core';
import { fineOf, halfOf, type MilitaryId } from '../../components/military.js';
import { spacePrice } from '../../components/pantheon.js';
import type { MoveOf, SeatMove } from '../../notation.js';
import { isScript, type Position } from '../../state/index.js';
import { decider, divinityOn, faceOf, spacesAhead } from '../facts.js';
import { nameOf } from './names.js';

/** A verb in the infinitive and as SOLO does it, and what it is about. */
type Deed = readonly [infinitive: string, third: string, rest: string];

/** The card of a slot. */
function cardAt(s: Position, slot: number): string {
  const id = faceOf(s, slot);
  return id === null ? 'una carta a faccia in giù' : nameOf(id);
}

/** A card under a wonder. */
const withCard = (s: Position, slot: number): string =>
  faceOf(s, slot) === null ? `con ${cardAt(s, slot)}` : `con la carta ${cardAt(s, slot)}`;

/** To the other seat: SOLO's opponent is the player. */
const toOther = (s: Position): string => (isScript(s, decider(s)) ? 'al giocatore' : "all'avversario");

/** A Military token, seen by the seat that decides. */
const military = (s: Position, token: MilitaryId): string =>
  halfOf(token) === decider(s)
    ? `il proprio segnalino Esercito da ${fineOf(token)} monete`
    : `il segnalino Esercito dell'avversario da ${fineOf(token)} monete`;

/** Where Minerva's pawn goes. */
function besidePawn(s: Position, space: number): string {
  const ahead = spacesAhead(s, decider(s), space);
  const spaces = Math.abs(ahead) === 1 ? 'casella' : 'caselle';
  return `${Math.abs(ahead)} ${spaces} ${ahead > 0 ? 'davanti alla' : 'dietro la'} pedina Conflitto`;
}

/** What a seat does. */
const deeds: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, s: Position) => Deed } = {
  construct: ({ slot }, s) => ['costruire', 'costruisce', cardAt(s, slot)],
  discard: ({ slot }, s) => ['scartare', 'scarta', `${cardAt(s, slot)} per ottenere monete`],
  'construct-wonder': ({ slot, wonder }, s) => ['costruire', 'costruisce', `${nameOf(wonder)} ${withCard(s, slot)}`],
  activate: ({ space }, s) => ['attivare', 'attiva', nameOf(divinityOn(s, space) ?? 'gate')],
  'draft-wonder': ({ wonder }) => ['prendere', 'prende', `la meraviglia ${nameOf(wonder)}`],
  'choose-direction': ({ direction }) => ['scegliere', 'sceglie', `per SOLO l'indirizzo strategico ${direction}`],
  'choose-first-player': ({ first }, s) => [
    'far cominciare',
    'fa cominciare',
    first === decider(s) ? 'questo giocatore' : "l'avversario",
  ],
  'place-divinity': ({ divinity, space }, s) => [
    'piazzare',
    'piazza',
    `${divinity === null ? 'una divinità' : nameOf(divinity)} nella casella da ${spacePrice(space, decider(s))} monete`,
  ],
  'take-progress': ({ token }) => ['prendere', 'prende', `il segnalino progresso ${nameOf(token)}`],
  'build-discarded': ({ card }) => ['costruire', 'costruisce', `${nameOf(card)} dagli scarti`],
  'destroy-card': ({ card }, s) => ['far scartare', 'fa scartare', `${toOther(s)} ${nameOf(card)}`],
  'build-top-row': ({ slot }, s) => [
    'costruire',
    'costruisce',
    `${cardAt(s, slot)} dalla cima dello schema dell'Epoca`,
  ],
  'liberty-own': ({ card }) => ['costruire', 'costruisce', `${nameOf(card)} tra le carte tolte a inizio partita`],
  'liberty-give': ({ card }, s) => ['consegnare', 'consegna', `${nameOf(card)} ${toOther(s)}`],
  'theater-deck': ({ mythology }) => ['aprire', 'apre', `il mazzo della mitologia ${nameOf(mythology)}`],
  'theater-choose': ({ divinity }) => ['scegliere', 'sceglie', `${nameOf(divinity)} con il Teatro Divino`],
  'theater-order': ({ divinity }) => ['rimettere', 'rimette', `${nameOf(divinity)} in cima al mazzo`],
  'gate-choose': ({ divinity }) => ['scegliere', 'sceglie', `${nameOf(divinity)} con il Portale`],
  'nisaba-card': ({ card }) => ['copiare', 'copia', `il simbolo di ${nameOf(card)}`],
  'baal-card': ({ card }) => ['rubare', 'ruba', nameOf(card)],
  'zeus-card': ({ slot }, s) => [
    'scartare',
    'scarta',
    `${cardAt(s, slot)} ${isScript(s, decider(s)) ? 'dallo schema ' : ''}con Zeus`,
  ],
  'anubis-wonder': ({ wonder }) => ['scartare', 'scarta', `la carta della meraviglia ${nameOf(wonder)}`],
  'ra-wonder': ({ wonder }) => ['rubare', 'ruba', `la meraviglia ${nameOf(wonder)}`],
  'isis-build': ({ wonder, card }) => [
    'costruire',
    'costruisce',
    `${nameOf(wonder)} con ${card === null ? 'una carta' : `la carta ${nameOf(card)}`} degli scarti`,
  ],
  'minerva-space': ({ space }, s) => ['collocare', 'colloca', `la pedina Minerva ${besidePawn(s, space)}`],
  'neptune-remove': ({ military: token }, s) => [
    'scartare',
    'scarta',
    `${military(s, token)} senza applicarne l'effetto`,
  ],
  'neptune-apply': ({ military: token }, s) => [
    'scartare',
    'scarta',
    `${military(s, token)} e ${isScript(s, decider(s)) ? 'ne applica' : 'applicarne'} l'effetto`,
  ],
};

const tell = /* @__PURE__ */ byKind<SeatMove, [s: Position], Deed>(deeds);

/** What a seat does, in a few words that begin with the infinitive: `costruire Altare`. */
export function deedOf(move: SeatMove, s: Position): string {
  const [infinitive, , rest] = tell(move, s);
  return `${infinitive} ${rest}`;
}

/** What SOLO does: `costruisce Altare`. */
export function deedOfSolo(move: SeatMove, s: Position): string {
  const [, third, rest] = tell(move, s);
  return `${third} ${rest}`;
}
