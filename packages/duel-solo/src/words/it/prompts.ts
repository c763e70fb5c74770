import type { Seat } from '@wonders/core';
import { capital, listed } from '@wonders/core/words';
import { spacePrice } from '../../components/pantheon.js';
import type { Prompts } from '../../prompts/index.js';
import { isScript, type Position, type ProgressSource } from '../../state/index.js';
import { AGES } from '../facts.js';
import type { Language } from '../language.js';
import { nameAfter, nameOf, ordinal, theName } from './names.js';
import { cards, coins, does, inCity, isYou, seatName, side, to } from './seats.js';

/** The verbs of the questions in the third person, where they have a form of their own. */
const THIRD: Readonly<Record<string, string>> = {
  apri: 'apre',
  costruisci: 'costruisce',
  prendi: 'prende',
  scegli: 'sceglie',
};

/** What a seat does: people are told to, SOLO does it. The verb comes first. */
function deed(position: Position, seat: Seat, what: string): string {
  const [verb = '', ...rest] = what.split(' ');
  return isScript(position, seat) ? [THIRD[verb] ?? verb, ...rest].join(' ') : what;
}

/** What a seat is asked to do: `Prendi una meraviglia`, `Anna: prendi una meraviglia`, `SOLO prende una meraviglia`. */
const ask = (position: Position, seat: Seat, what: string): string =>
  isYou(position, seat)
    ? capital(what)
    : `${seatName(position, seat)}${isScript(position, seat) ? '' : ':'} ${deed(position, seat, what)}`;

const rival = (seat: Seat): Seat => 1 - seat;
const steals = (position: Position, seat: Seat): string =>
  isYou(position, seat) ? 'ti ruba' : `ruba ${to(position, seat)}`;
const names = (ids: readonly Parameters<typeof theName>[0][]): string => listed(ids.map(theName), 'o');
const tokens = (ids: readonly Parameters<typeof nameOf>[0][]): string => listed(ids.map(nameOf), 'o');
const among = (left: number): string => (left === 1 ? "l'unica carta" : `una di ${cards(left)}`);
/** How many may be chosen or turn up. */
const only = (left: number, feminine = true): string =>
  left === 1 ? (feminine ? "è l'unica" : "è l'unico") : `${feminine ? 'una' : 'uno'} di ${left}`;
/** A place in the structure, counted as the slots are: from the side of seat 0. */
const spotOf = (position: Position, { row, place }: { readonly row: number; readonly place: number }): string =>
  `la ${ordinal(place, 'a')} carta della fila ${row} ${side(position, 0)}`;

/** What is legal on a turn: `costruisci o scarta una carta`, `attiva Marte o il Portale`. */
function deeds({ can, divinities }: Prompts['turn']): readonly string[] {
  const withCard = [can.includes('construct') ? 'costruisci' : [], can.includes('discard') ? 'scarta' : []].flat();
  return [
    ...(withCard.length === 0 ? [] : [`${withCard.join(' o ')} una carta`]),
    ...(can.includes('construct-wonder') ? ['costruisci una meraviglia'] : []),
    ...(divinities.length === 0 ? [] : [`attiva ${names(divinities)}`]),
  ];
}

/** Where a Progress token comes to lie. */
const FROM: Readonly<Record<ProgressSource, string>> = {
  board: 'sulla plancia',
  box: 'pescato dalla scatola',
  enki: 'su Enki',
};

/** The prices of a space: `che costa 5 a te e 4 a SOLO`. */
const costs = (position: Position, space: number): string =>
  `che costa ${coins(spacePrice(space, 1))} ${to(position, 1)} e ${spacePrice(space, 0)} ${to(position, 0)}`;

/** A sentence for each question. */
export const prompts: Language['prompts'] = {
  draft: ({ wonders }, position, seat) =>
    ask(position, seat, `prendi una meraviglia, la scelta è tra ${wonders.length}`),
  direction: ({ wonder }, position, seat) =>
    ask(
      position,
      seat,
      `scegli l'indirizzo strategico di SOLO: la sua prima meraviglia, ${theName(wonder)}, non lo fissa`,
    ),
  start: ({ age, tied }, position, seat) =>
    ask(
      position,
      seat,
      `scegli chi comincia l'Epoca ${AGES[age]}: ${
        tied
          ? `la pedina Conflitto è al centro e l'ultimo turno è stato ${isYou(position, seat) ? 'tuo' : `di ${seatName(position, seat)}`}`
          : `${does(position, seat, 'sei', 'è')} in svantaggio militare`
      }`,
    ),
  turn(values, position, seat) {
    const { left } = values;
    const all = deeds(values).map((each) => deed(position, seat, each));
    // A deed may contain an "o" of its own.
    const several = all.length < 2 ? '' : `${all.slice(0, -1).join(', ')}, oppure `;
    return `Tocca ${to(position, seat)} (${left === 1 ? 'resta' : 'restano'} ${cards(left)}): ${several}${all.at(-1)}`;
  },
  'place-divinity': ({ mythology, divinities }, position, seat) =>
    ask(
      position,
      seat,
      `piazza ${divinities.length === 0 ? `una divinità ${nameOf(mythology)} non vista` : names(divinities)}: scegli una casella vuota del Pantheon`,
    ),
  progress: ({ source, tokens: offered }, position, seat) =>
    ask(
      position,
      seat,
      source === 'board'
        ? `prendi un segnalino Progresso della plancia (${only(offered.length, false)})`
        : `prendi un segnalino Progresso ${source === 'box' ? 'della scatola' : 'di Enki'}: ${tokens(offered)}`,
    ),
  discarded: ({ cause, cards: left }, position, seat) =>
    ask(position, seat, `costruisci gratis ${among(left)} degli scarti con ${theName(cause)}`),
  destroy: ({ colour, cards: lost }, position, seat) =>
    ask(
      position,
      seat,
      `scegli la carta ${colour === 'brown' ? 'marrone' : 'grigia'} che ${does(position, rival(seat), 'perdi', 'perde')} (${only(lost.length)})`,
    ),
  'top-row': ({ cards: left }, position, seat) =>
    ask(
      position,
      seat,
      `costruisci gratis ${left === 1 ? "l'unica carta" : `una delle ${left} carte`} della cima dello schema dell'Epoca`,
    ),
  'liberty-own': ({ cards: left }, position, seat) =>
    ask(position, seat, `costruisci gratis una carta tolta a inizio partita: ${names(left)}`),
  'liberty-give': ({ cards: left }, position, seat) =>
    ask(
      position,
      seat,
      `${isYou(position, rival(seat)) ? 'scegli la carta tolta a inizio partita che ti consegna' : `consegna ${to(position, rival(seat))} una carta tolta a inizio partita`}: ${names(left)}`,
    ),
  'theater-deck': ({ mythologies }, position, seat) =>
    ask(position, seat, `apri con il Teatro Divino il mazzo di una mitologia: ${listed(mythologies.map(nameOf), 'o')}`),
  'theater-choose': ({ mythology, divinities }, position, seat) =>
    ask(position, seat, `scegli con il Teatro Divino una divinità ${nameOf(mythology)}: ${names(divinities)}`),
  'theater-order': ({ mythology, divinities }, position, seat) =>
    ask(
      position,
      seat,
      `scegli la divinità che torna in cima al mazzo della mitologia ${nameOf(mythology)}: ${names(divinities)}`,
    ),
  gate: ({ divinities }, position, seat) =>
    ask(position, seat, `scegli una divinità con il Portale: ${names(divinities)}`),
  nisaba: ({ cards: green }, position, seat) =>
    ask(
      position,
      seat,
      `scegli la carta verde ${inCity(position, rival(seat))} di cui Nisaba copia il simbolo (${only(green.length)})`,
    ),
  baal: ({ cards: own }, position, seat) =>
    ask(
      position,
      seat,
      `scegli la carta marrone o grigia che Baal ${steals(position, rival(seat))} (${only(own.length)})`,
    ),
  zeus: ({ cards: left }, position, seat) =>
    ask(position, seat, `scegli la carta dello schema dell'Epoca che Zeus scarta, ${among(left)}`),
  anubis: ({ wonders }, position, seat) =>
    ask(position, seat, `scegli la meraviglia che perde la sua carta con Anubi (${only(wonders.length)})`),
  ra: ({ wonders }, position, seat) =>
    ask(position, seat, `scegli la meraviglia che Ra ${steals(position, rival(seat))} (${only(wonders.length)})`),
  isis: ({ wonders, cards: left }, position, seat) =>
    ask(
      position,
      seat,
      `scegli la meraviglia da costruire con Iside (${only(wonders.length)}) e ${among(left)} degli scarti`,
    ),
  minerva: (_, position, seat) =>
    ask(position, seat, 'scegli la casella del tracciato Conflitto per la pedina Minerva'),
  'neptune-remove': ({ tokens: left }, position, seat) =>
    ask(
      position,
      seat,
      `scegli il segnalino Esercito che Nettuno scarta senza applicarne l'effetto (${only(left, false)})`,
    ),
  'neptune-apply': ({ tokens: left }, position, seat) =>
    ask(
      position,
      seat,
      `scegli il segnalino Esercito di cui Nettuno applica l'effetto: ${does(position, rival(seat), 'perdi', 'perde')} le monete (${only(left, false)})`,
    ),

  // On a real table: what turned up, and where.
  'first-player': () => 'Chi comincia la partita?',
  'draw-wonder': ({ batch, number, forScript, left }) =>
    forScript
      ? `Qual è la prima meraviglia pescata (una di ${left})? Va a SOLO`
      : `Qual è la ${ordinal(number, 'a')} meraviglia del ${batch === 1 ? 'primo' : 'secondo'} gruppo? (una di ${left})`,
  'draw-progress': ({ source, number, left }) =>
    `Qual è il ${ordinal(number, 'o')} segnalino Progresso ${FROM[source]}? (uno di ${left})`,
  'purple-place': ({ temple, number, left }) =>
    `Dove si trova ${temple ? `il ${ordinal(number, 'o')} Grande Tempio` : `la ${ordinal(number, 'a')} gilda`}? (uno di ${left} posti)`,
  reveal: ({ purple, struck, left, ...spot }, position) =>
    `Qual è ${spotOf(position, spot)}${purple ? `, ${position.pantheon === null ? 'una gilda' : 'un Grande Tempio'}` : ''}${struck ? ', che Zeus scarta' : ''}? (${among(left)})`,
  'mythology-token': ({ left, ...spot }, position) =>
    `Quale segnalino Mitologia è sopra ${spotOf(position, spot)}? (una di ${left} mitologie)`,
  'offering-token': ({ left, ...spot }, position) =>
    `Quale segnalino Offerta è sopra ${spotOf(position, spot)}? (uno di ${left})`,
  'removed-card': ({ forScript, number, left }, position) =>
    forScript
      ? `Quale carta tolta dall'Epoca ${AGES[position.age]} pesca SOLO? La costruisce gratis (${among(left)})`
      : `Qual è la ${ordinal(number, 'a')} carta tolta dall'Epoca ${AGES[position.age]}? (${among(left)})`,
  'look-divinity': ({ mythology, place, looks }, position) =>
    `Quale divinità è la ${ordinal(place, 'a')} del mazzo della mitologia ${nameOf(mythology)}? La ${isYou(position, looks) ? 'guardi solo tu' : `guarda solo ${seatName(position, looks)}`}`,
  'turn-divinity': ({ mythology, space, place }, position) =>
    space !== null
      ? `Quale divinità ${nameOf(mythology)} è a faccia in giù nella casella ${costs(position, space)}?`
      : `Quale divinità è la ${ordinal(place as number, 'a')} del mazzo della mitologia ${nameOf(mythology)}, a faccia in su?`,
  'theater-draw': ({ divinities }) => `Quale divinità pesca SOLO con il Teatro Divino: ${names(divinities)}?`,
  'isis-card': ({ wonder, left }) =>
    `Quale carta degli scarti pesca SOLO per la costruzione ${nameAfter('di', wonder)}? (${among(left)})`,
};
