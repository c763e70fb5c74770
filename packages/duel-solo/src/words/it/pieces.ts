import type { Legend } from '@wonders/core';
import { capital, listed } from '@wonders/core/words';
import { CAPITAL, militaryPoints } from '../../components/military.js';
import { spacePrice } from '../../components/pantheon.js';
import type { Position } from '../../state/index.js';
import { SYMBOLS_TO_WIN } from '../../table/science.js';
import { whereIs } from '../../table/structure.js';
import { sideOf } from '../facts.js';
import type { Language } from '../language.js';
import { piecer } from '../piecer.js';
import { nameAfter, nameOf, ordinal, RESOURCE_NAMES, theName } from './names.js';
import { positionWords } from './position.js';
import { priceParts } from './prices.js';
import { categories, total } from './scores.js';
import { cards, coins, does, fromCapital, isYou, place, points, seatName, side, to, who } from './seats.js';

/** The victory points of a space: `5 punti per SOLO`. */
function advantage(position: Position, space: number): string {
  const half = sideOf(space);
  if (half === null) return 'nessun punto';
  if (Math.abs(space) === CAPITAL) return `${does(position, 1 - half, 'vinci', 'vince')} subito`;
  return `${points(militaryPoints(space))} per ${who(position, 1 - half)}`;
}

/** What stands at a place of the board. */
export const piece: Language['piece'] = /* @__PURE__ */ piecer({
  table: positionWords,
  title: (id) => capital(nameOf(id)),
  price: priceParts,
  economy: (position, seat, trade) => `di cui ${coins(trade)} ${to(position, seat)} per economia`,
  short: (position, seat, has) => `ma ${isYou(position, seat) ? 'ne hai' : `${who(position, seat)} ne ha`} ${has}`,
  pays: (position, seat, price) =>
    price === 0
      ? `gratis per ${who(position, seat)}`
      : `${does(position, seat, 'dovresti', 'dovrebbe')} pagare ${coins(price)}`,
  printed: 'costo stampato #',
  free: 'ora gratis',
  accessible: 'accessibile',
  covered: (by, n) => {
    const unknown = n === 0 ? [] : [n === 1 ? 'da una carta a faccia in giù' : `da ${n} carte a faccia in giù`];
    return `coperta ${listed([...by.map((id) => nameAfter('da', id)), ...unknown], 'e')}`;
  },
  faceDown: (position, slot) => {
    const { row, place: at } = whereIs(position, slot);
    return `Carta a faccia in giù, la ${ordinal(at, 'a')} della fila ${row} ${side(position, 0)}`;
  },
  unbuilt: 'non ancora costruita',
  discarded: 'negli scarti',
  removed: 'tra le carte tolte a inizio partita',
  onOffer: 'tra quelle da scegliere',
  onBoard: 'sulla plancia',
  toChoose: 'tra quelli da scegliere',
  onEnki: 'su Enki',
  progress: (id) => `Segnalino Progresso ${nameOf(id)}`,
  emptySpace: 'Casella vuota del Pantheon',
  faceDownDivinity: (mythology) => `Divinità ${nameOf(mythology)} a faccia in giù`,
  notYet: "si attiva dall'Epoca II",
  spacePrices: (position, space) =>
    `nella casella da ${coins(spacePrice(space, 1))} per ${who(position, 1)}, ${spacePrice(space, 0)} per ${who(position, 0)}`,
  deck: (mythology) => `Mazzo della mitologia ${nameOf(mythology)}`,
  mythologyToken: (mythology) => `Segnalino della mitologia ${nameOf(mythology)}`,
  placesDivinity: (mythology) =>
    `una delle prime due divinità del mazzo della mitologia ${nameOf(mythology)} va nel Pantheon`,
  frees: (mythology) => `${theName(`${mythology}-grand-temple`)} è gratis`,
  offering: (offering) => `Segnalino Offerta ${offering}`,
  discount: (offering) => `una volta ${offering} monete in meno per una carta del Pantheon`,
  next: { progress: 'Il prossimo segnalino Progresso', wonder: 'La prossima meraviglia del gruppo' },
  discardPile: 'Pila degli scarti',
  removedCards: 'Carte tolte a inizio partita',
  cards,
  categories,
  total,
  track: 'Tracciato Conflitto',
  zones: '2, 5 o 10 punti secondo la distanza dal centro; nella capitale si vince subito',
  trackSpace: (position, space) => capital(place(position, space)),
  advantage,
  pawn: 'Pedina Conflitto',
  pawnMoves: 'avanza di una casella per ogni scudo',
  toCapital: (position, pawn) => {
    const half = sideOf(pawn);
    const left = CAPITAL - Math.abs(pawn);
    const away = `a ${left} ${left === 1 ? 'casella' : 'caselle'}`;
    return half === null ? `${away} da ogni capitale` : `${away} ${fromCapital(position, half)}`;
  },
  minerva: 'Pedina Minerva',
  stops: 'ferma una volta la pedina Conflitto prima della sua casella',
  military: (fine) => `Segnalino Esercito ${fine}`,
  raid: (position, seat, fine) =>
    `${does(position, seat, 'perdi', 'perde')} ${coins(fine)} appena la pedina Conflitto entra nella sua zona`,
  side,
  resource: (position, seat, resource, each) =>
    `ogni ${RESOURCE_NAMES[resource][0]} che manca costa ${coins(each)} ${to(position, seat)}`,
  choice: { raw: 'legno, argilla o pietra, secondo il costo', goods: 'vetro o papiro, secondo il costo' },
  symbol: (symbol) => `Simbolo scientifico ${symbol}`,
  symbols: (position, seat, n) =>
    `${isYou(position, seat) ? 'hai' : `${seatName(position, seat)} ha`} ${n} dei ${SYMBOLS_TO_WIN} simboli diversi che danno subito la vittoria`,
  onAstarte: `sulla carta ${nameAfter('di', 'astarte')}`,
  astarte: 'per pagare; alla fine un punto ciascuna',
  treasury: 'nessuna moneta',
});

/** What the icons of the board mean. */
export const legend: Legend = {
  coin: 'monete; su una gilda: conta le monete a tre a tre',
  points: 'punti',
  shield: 'scudo: la pedina Conflitto avanza di una casella',
  sword: 'la pedina Conflitto; su una gilda: conta le carte rosse',
  camel: 'su una gilda: conta le carte gialle',
  ship: 'su una gilda: conta le carte marroni e grigie',
  mason: 'su una gilda: conta le Meraviglie costruite',
  wood: 'legno',
  stone: 'pietra',
  clay: 'argilla',
  papyrus: 'papiro',
  glass: 'vetro',
  armillary: 'simbolo scientifico astrolabio; su una gilda: conta le carte verdi',
  wheel: 'simbolo scientifico ruota',
  sundial: 'simbolo scientifico meridiana',
  mortar: 'simbolo scientifico mortaio',
  balance: 'simbolo scientifico legge; su una gilda: conta le carte blu',
  quill: 'simbolo scientifico calamaio',
  compass: 'simbolo scientifico pendolo',
  turn: "un altro turno; come contrassegno, l'ultima mossa",
  check: 'costruita, o gratis; come contrassegno, tenuta dalla scala',
  cross: 'ora troppo cara; come contrassegno, esclusa dalla scala',
};
