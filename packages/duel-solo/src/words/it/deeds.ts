import { byKind, type Seat } from '@wonders/core';
import { listed } from '@wonders/core/words';
import { fineOf, halfOf, type MilitaryId } from '../../components/military.js';
import { spacePrice } from '../../components/pantheon.js';
import type { MoveOf, SeatMove } from '../../notation.js';
import { isScript, type Position } from '../../state/index.js';
import { decider, divinityOn, faceOf, spacesAhead } from '../facts.js';
import type { ComponentId } from '../language.js';
import { fields, nameAfter, nameOf, theName } from './names.js';
import { coins, isYou, to, who } from './seats.js';

/** A verb in the infinitive and as SOLO does it, and what it is about. */
type Deed = readonly [infinitive: string, third: string, rest: string];

/** The card of a slot. */
function cardAt(position: Position, slot: number, tell = theName): string {
  const id = faceOf(position, slot);
  return id === null ? 'una carta a faccia in giù' : tell(id);
}

/** A card among other nouns: `la carta Altare`. */
export const theCard = (id: ComponentId): string => `la carta ${nameOf(id)}`;

const rival = (position: Position): Seat => 1 - decider(position);

/** What is done to the other seat: SOLO `ti ruba l'Altare`, or `ruba l'Altare ad Anna`. */
function done(position: Position, infinitive: string, third: string, what: string): Deed {
  const you = isScript(position, decider(position)) && isYou(position, rival(position));
  return you ? [infinitive, `ti ${third}`, what] : [infinitive, third, `${what} ${to(position, rival(position))}`];
}

/** A Military token, seen by the seat that decides. */
function military(position: Position, token: MilitaryId): string {
  const worth = `da ${coins(fineOf(token))}`;
  if (halfOf(token) === decider(position)) return `il proprio segnalino Esercito ${worth}`;
  return isYou(position, rival(position))
    ? `il tuo segnalino Esercito ${worth}`
    : `il segnalino Esercito ${worth} di ${who(position, rival(position))}`;
}

/** Where Minerva's pawn goes. */
function besidePawn(position: Position, space: number): string {
  const ahead = spacesAhead(position, decider(position), space);
  const spaces = Math.abs(ahead) === 1 ? 'casella' : 'caselle';
  return `${Math.abs(ahead)} ${spaces} ${ahead > 0 ? 'davanti alla' : 'dietro la'} pedina Conflitto`;
}

/** The card on a space of the Pantheon. */
export function altarOn(position: Position, space: number): string {
  const id = divinityOn(position, space);
  return id === null ? 'una divinità' : theName(id);
}

/** What is activated, with the Offering tokens used. */
export function activated(position: Position, { space, offerings }: MoveOf<'activate'>): string {
  const what = altarOn(position, space);
  if (offerings.length === 0) return what;
  return `${what} con ${offerings.length === 1 ? 'il segnalino Offerta' : 'i segnalini Offerta'} ${listed(offerings.map(String), 'e')}`;
}

/** What a seat does. */
const deeds: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, position: Position) => Deed } = {
  construct: ({ slot }, position) => ['costruire', 'costruisce', cardAt(position, slot)],
  discard: ({ slot }, position) => ['scartare', 'scarta', `${cardAt(position, slot)} per ottenere monete`],
  'construct-wonder': ({ slot, wonder }, position) => [
    'costruire',
    'costruisce',
    `${theName(wonder)} con ${cardAt(position, slot, theCard)}`,
  ],
  activate: (move, position) => ['attivare', 'attiva', activated(position, move)],
  'draft-wonder': ({ wonder }) => ['prendere', 'prende', theName(wonder)],
  'choose-direction': ({ direction }) => [
    'scegliere',
    'sceglie',
    `per SOLO l'indirizzo strategico ${fields(direction)}`,
  ],
  'choose-first-player': ({ first }, position) =>
    first === decider(position)
      ? ['cominciare', 'comincia', "l'Epoca"]
      : ['far cominciare', 'fa cominciare', `l'Epoca ${to(position, first)}`],
  'place-divinity': ({ divinity, space }, position) => [
    'piazzare',
    'piazza',
    `${divinity === null ? 'una divinità non vista' : theName(divinity)} nella casella da ${coins(spacePrice(space, decider(position)))}`,
  ],
  'take-progress': ({ token }) => ['prendere', 'prende', `il segnalino Progresso ${nameOf(token)}`],
  'build-discarded': ({ card }) => ['costruire', 'costruisce', `gratis ${theName(card)} dagli scarti`],
  'destroy-card': ({ card }, position) => done(position, 'far scartare', 'fa scartare', theName(card)),
  'build-top-row': ({ slot }, position) => [
    'costruire',
    'costruisce',
    `gratis ${cardAt(position, slot)} dalla cima dello schema dell'Epoca`,
  ],
  'liberty-own': ({ card }) => ['costruire', 'costruisce', `gratis ${theName(card)}, carta tolta a inizio partita`],
  'liberty-give': ({ card }, position) => done(position, 'consegnare', 'consegna', theName(card)),
  'theater-deck': ({ mythology }) => ['aprire', 'apre', `il mazzo della mitologia ${nameOf(mythology)}`],
  'theater-choose': ({ divinity }) => ['scegliere', 'sceglie', `${theName(divinity)} con il Teatro Divino`],
  'theater-order': ({ divinity }) => ['rimettere', 'rimette', `${theName(divinity)} in cima al mazzo`],
  'gate-choose': ({ divinity }) => ['scegliere', 'sceglie', `${theName(divinity)} con il Portale`],
  'nisaba-card': ({ card }) => ['copiare', 'copia', `il simbolo ${nameAfter('di', card)}`],
  'baal-card': ({ card }, position) => done(position, 'rubare', 'ruba', theName(card)),
  'zeus-card': ({ slot }, position) => [
    'scartare',
    'scarta',
    `${cardAt(position, slot)} dallo schema dell'Epoca con Zeus`,
  ],
  'anubis-wonder': ({ wonder }) => ['scartare', 'scarta', `la carta sotto ${theName(wonder)}`],
  'ra-wonder': ({ wonder }, position) => done(position, 'rubare', 'ruba', theName(wonder)),
  'isis-build': ({ wonder, card }) => [
    'costruire',
    'costruisce',
    `gratis ${theName(wonder)} con ${card === null ? 'una carta' : theCard(card)} degli scarti`,
  ],
  'minerva-space': ({ space }, position) => [
    'collocare',
    'colloca',
    `la pedina Minerva ${besidePawn(position, space)}`,
  ],
  'neptune-remove': ({ military: token }, position) => [
    'scartare',
    'scarta',
    `${military(position, token)} senza applicarne l'effetto`,
  ],
  'neptune-apply': ({ military: token }, position) => [
    'scartare',
    'scarta',
    `${military(position, token)} e ${isScript(position, decider(position)) ? 'ne applica' : 'applicarne'} l'effetto`,
  ],
};

const tell = /* @__PURE__ */ byKind<SeatMove, [position: Position], Deed>(deeds);

/** What a seat does, in a few words that begin with the infinitive: `costruire Altare`. */
export function deedOf(move: SeatMove, position: Position): string {
  const [infinitive, , rest] = tell(move, position);
  return `${infinitive} ${rest}`;
}

/** What SOLO does: `costruisce Altare`. */
export function deedOfSolo(move: SeatMove, position: Position): string {
  const [, third, rest] = tell(move, position);
  return `${third} ${rest}`;
}

/** The long deeds, without what matters less. */
const briefly: { readonly [K in SeatMove['kind']]?: (move: MoveOf<K>, position: Position) => string } = {
  'construct-wonder': ({ wonder }) => `costruisce ${theName(wonder)}`,
  activate: ({ space }, position) => `attiva ${altarOn(position, space)}`,
  'place-divinity': () => 'piazza una divinità nel Pantheon',
  'build-discarded': ({ card }) => `costruisce gratis ${theName(card)}`,
  'build-top-row': ({ slot }, position) => `costruisce gratis ${cardAt(position, slot)}`,
  'liberty-own': ({ card }) => `costruisce gratis ${theName(card)}`,
  'theater-choose': ({ divinity }) => `sceglie ${theName(divinity)}`,
  'zeus-card': ({ slot }, position) => `scarta ${cardAt(position, slot)}`,
  'isis-build': ({ wonder }) => `costruisce gratis ${theName(wonder)}`,
  'minerva-space': () => 'colloca la pedina Minerva',
  'neptune-remove': () => 'scarta un segnalino Esercito senza effetto',
  'neptune-apply': () => 'scarta un segnalino Esercito con il suo effetto',
};

/** What SOLO does, as briefly as it can be told. */
export const briefDeedOfSolo = (move: SeatMove, position: Position): string =>
  (briefly[move.kind] as ((move: SeatMove, position: Position) => string) | undefined)?.(move, position) ??
  deedOfSolo(move, position);

/** The same with the infinitive, as briefly as it can be told. */
export function briefDeedOf(move: SeatMove, position: Position): string {
  const [infinitive, third] = tell(move, position);
  return briefDeedOfSolo(move, position).replace(third, infinitive);
}
