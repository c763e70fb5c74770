import { capital } from '@wonders/core/words';
import { fineOf, halfOf } from '../../components/military.js';
import { spacePrice } from '../../components/pantheon.js';
import type { Type } from '../../components/solo.js';
import type { Price } from '../../costs/index.js';
import type { Reason, Reasons } from '../../reasons/index.js';
import { isSolo, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../../state/index.js';
import { SYMBOLS_TO_WIN } from '../../table/science.js';
import { list } from '../describer.js';
import { AGES } from '../facts.js';
import type { Language } from '../language.js';
import { difference, gained, notedBy, unitsOf } from '../sums.js';
import { boardWords } from './board.js';
import { deedOf, deedOfSolo } from './deeds.js';
import { items } from './items.js';
import { fields, isPlural, nameOf, RESOURCE_NAMES, SYMBOL_NAMES, theName } from './names.js';
import { priceParts } from './prices.js';
import { coins as coinsOf, doing, own, side, to, who } from './seats.js';

/** DUEL-118: the types of cards. */
const TYPES: Readonly<Record<Type | 'green-red', string>> = {
  temple: 'Grandi Templi',
  'brown-grey': 'carte marroni e grigie',
  yellow: 'carte gialle',
  green: 'carte verdi',
  red: 'carte rosse',
  blue: 'carte blu',
  'green-red': 'carte verdi e rosse',
};

/** A reason within another. */
const say = (reason: Reason, position: Position): string =>
  (reasons[reason.key] as (values: unknown, position: Position) => string)(reason.values, position);

/** What follows a colon begins small; names keep their capital. */
const small = (text: string): string =>
  text.replace(/^(La|Il|Una|Non|Nessuna|Comportamento)\b/, (word) => word.toLowerCase());

const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;
/** To whom the house bot's opponent is. */
const opponent = (position: Position): string => (isSolo(position) ? to(position, SCRIPT_SEAT) : "all'avversario");
const change = ({ points, about }: Reasons['own-points']): string =>
  `${about ? 'circa ' : ''}${gained(points)} ${Math.abs(points) === 1 ? 'punto' : 'punti'}`;

/** How far a seat is ahead. */
const standing = (points: number): string =>
  points === 0
    ? 'in media alla pari'
    : `in media ${count(Math.abs(points), 'punto', 'punti')} ${points > 0 ? 'di vantaggio' : 'di svantaggio'}`;

/** Candidates, each with its note. */
const noted = notedBy(say);

const priced = (price: Omit<Price, 'has'>): string => priceParts(price).join(', ');

/** DUEL-125: a step of the tactics. */
const tactic = (item: number, can: string) => () => `${can} (scala tattica, punto ${item})`;

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  // Headlines.
  'script-plays'({ move, step, because }, position) {
    const why = [step, because].flatMap((each) => (each === null ? [] : [small(say(each, position))]));
    return list([`SOLO ${deedOfSolo(move, position)}`, list(why, '; ')], ': ');
  },
  'house-plays': ({ move, because }, position) =>
    `${capital(deedOf(move, position))}: ${because.map((each) => say(each, position)).join('; ')}`,
  'decided-by': ({ label, list, item }, position) => `${say(label, position)} (${say(list, position)}, punto ${item})`,
  'only-left'({ name }, position) {
    const named = say(name, position);
    return `${isPlural(named) ? 'restano' : 'resta'} solo ${named}`;
  },
  'step-discard': tactic(4, 'non può prendere altro'),
  'step-pantheon': tactic(2, 'può attivare una carta del Pantheon'),
  'step-structure': tactic(3, 'può pagare una struttura'),
  'step-threat': (_values, position) => `prende ciò che farebbe vincere ${who(position, PLAYER_SEAT)}`,
  'step-win': () => 'porta alla vittoria istantanea',
  'step-wonder': tactic(1, 'può costruire una meraviglia'),

  // Priority lists, in the terms of the variant.
  'adaptive-behaviour': () => 'comportamento adattabile',
  'cards-still-equal': () => 'carte ancora pari',
  'cheapest-wonder': () => 'meraviglia più economica',
  'choice-scale': () => 'scala di scelta',
  'discard-scale': () => 'scala di scarto',
  'discarding-a-card': () => 'scelta di una carta da scartare',
  'first-neptune-scale': () => 'prima scala di Nettuno',
  'flexibility-scale': () => 'scala della flessibilità',
  'free-choice-scale': () => 'scala di scelta gratuita',
  'house-bot': () => 'bot della casa',
  'house-thorough': () => 'bot della casa, accurato',
  'isis-scale': () => 'scala di Iside',
  'offering-tokens': () => 'segnalini Offerta',
  'operational-scale': () => 'scala operativa',
  'operational-scale-backwards': () => 'scala operativa, ordine inverso',
  'pantheon-scale': () => 'scala del Pantheon',
  'pantheon-scale-note': () => 'scala del Pantheon, nota 3',
  'progress-scale': () => 'scala del progresso',
  'second-neptune-scale': () => 'seconda scala di Nettuno',
  'solo-and-anubis': () => 'SOLO-Anubi',
  'solo-and-baal': () => 'SOLO-Baal',
  'solo-and-isis': () => 'SOLO-Iside',
  'solo-and-nisaba': () => 'SOLO-Nisaba',
  'solo-and-ra': () => 'SOLO-Ra',
  'solo-and-zeus': () => 'SOLO-Zeus',
  'strategic-scale': () => 'scala strategica',
  'tactical-scale': () => 'scala tattica',
  'win-on-the-table': () => 'vittoria istantanea',

  // Candidates.
  component: ({ component }) => theName(component),
  'military-token': ({ military }, position) =>
    `${own(position, halfOf(military), 'il', 'segnalino Esercito')} da ${fineOf(military)} monete`,
  'face-down-card': ({ token }) =>
    token === null
      ? 'una carta a faccia in giù'
      : `la carta a faccia in giù con il segnalino ${typeof token === 'number' ? `Offerta ${token}` : `della mitologia ${nameOf(token)}`}`,
  'with-offerings': ({ offerings }) =>
    offerings.length === 0
      ? 'nessun segnalino Offerta'
      : `${offerings.length === 1 ? 'segnalino' : 'segnalini'} Offerta ${offerings.join(' + ')}`,
  move: ({ move }, position) => capital(deedOf(move, position)),

  'best-lead-on-average': () => 'il miglior vantaggio in media',
  ...items,

  // Notes on candidates.
  'above-limit': ({ price, limit }) => `dovrebbe pagare ${priced(price)}; al massimo ${limit}`,
  'as-good': () => 'buona come le migliori',
  'cannot-pay': ({ price, has }) => `dovrebbe pagare ${priced(price)}, ne ha ${has}`,
  coins: ({ coins }) => coinsOf(coins),
  'coins-for': ({ coins, counted, each, units }) =>
    `${coinsOf(coins)} = ${units} × ${each} per ${boardWords.counted[counted]}`,
  discount: ({ offering }) => `sconto: ${offering}`,
  'does-nothing': () => 'non applicabile per SOLO',
  'less-tokens': ({ price, tokens, coins, unused }) =>
    `paga ${coinsOf(coins)} = ${price} − ${tokens}${unused > 0 ? `, sconto sprecato ${unused}` : ''}`,
  lies: ({ column, row }, position) => `colonna ${column} ${side(position, SCRIPT_SEAT)}, fila ${row}`,
  frees: ({ card }) => `rende gratis ${theName(card)}`,
  needs: ({ resources }) =>
    resources
      .map(({ resource, most, owned }) => `bisogno di ${RESOURCE_NAMES[resource][0]}: ${difference(most, owned)}`)
      .join(', '),
  'no-discount': () => 'nessuno sconto',
  number: ({ number }) => `numero ${number}`,
  owns: ({ seat, resources }, position) =>
    `${doing(position, seat, 'hai', 'ha')} ${resources.map(({ resource, units }) => unitsOf(RESOURCE_NAMES, units, resource)).join(', ')}`,
  pays: ({ price }) => `paga ${priced(price)}`,
  place: ({ place }) => `${place}º posto`,
  'place-in-pantheon-scale': ({ mythology, place }) =>
    `${mythology === null ? '' : `${nameOf(mythology)}, `}${place}º posto`,
  'place-in-scale': ({ place, direction }) => `${place}º posto per l'indirizzo ${fields(direction)}`,
  points: ({ points }) => count(points, 'punto', 'punti'),
  'price-now': ({ price }) => `prezzo ${priced(price)}`,
  'printed-cost': ({ total, coins, resources }) =>
    `costo stampato ${total}${resources === 0 ? '' : ` = ${coins === 0 ? '' : `${coins} + `}${count(resources, 'risorsa', 'risorse')} × 2`}`,
  shields: ({ shields }) => count(shields, 'icona potenza militare', 'icone potenza militare'),
  space: ({ space, coins }) => `casella ${space}, prezzo stampato ${coins}`,
  symbol: ({ symbol }) => `simbolo: ${SYMBOL_NAMES[symbol]}`,
  type: ({ type, place }) => `${TYPES[type]}, ${place}º posto`,
  uncovers: ({ cards }) => `scopre ${count(cards, 'carta', 'carte')}`,
  worse: ({ points }) => `peggiore di circa ${count(points, 'punto', 'punti')}`,

  // What no list of SOLO shows.
  'anubis-turns-to-solo': (_values, position) =>
    `${doing(position, PLAYER_SEAT, 'Non hai', 'non ha')} costruito alcuna meraviglia: Anubi scarta la carta di una meraviglia di SOLO`,
  'anubis-turns-to-player': (_values, position) =>
    `Anubi scarta la carta di ${own(position, PLAYER_SEAT, 'una', 'meraviglia')}`,
  'baal-takes-scarcest': (_values, position) =>
    `SOLO non ha più meraviglie da costruire: Baal ruba la risorsa di cui ${doing(position, PLAYER_SEAT, 'possiedi', 'possiede')} il minor numero`,
  'card-under-wonder': () =>
    "La carta per costruire la meraviglia: l'ordine inverso della scala operativa, poi la scala di scarto",
  'chance-decides': ({ cards }) => `Una carta casuale tra ${cards} va sotto la meraviglia`,
  'divinity-wins': () => 'Una carta del Pantheon porta alla vittoria istantanea, prima di ogni scala',
  'first-empty-space': ({ space }) =>
    `La prima di queste caselle ancora libera è la ${space} (costo ${spacePrice(space, SCRIPT_SEAT)}-${spacePrice(space, PLAYER_SEAT)}); nessuno ha visto la divinità`,
  'force-threatens': () =>
    "Comportamento adattabile: la pedina Conflitto è nell'ultima zona prima della capitale di SOLO, le carte rosse sono la prima scelta",
  'gives-last-type': () => "SOLO consegna la carta seguendo l'ordine inverso della scala operativa",
  'green-and-red-as-one': () => 'Carte verdi e rosse hanno la medesima priorità',
  'latest-age': ({ age }) =>
    `La carta per costruire la meraviglia è dell'Epoca ${AGES[age]}, la più recente tra gli scarti`,
  'minerva-beside-pawn': () => 'La pedina Minerva va adiacente alla pedina Conflitto, dal lato della capitale di SOLO',
  'no-altar-in-reach': ({ candidates }, position) =>
    `Non c'è una carta del Pantheon che SOLO possa pagare e che sia applicabile: ${noted(candidates, position)}`,
  'no-altar-left': () => 'Pantheon: non resta nessuna carta da attivare',
  'no-structure-in-reach': ({ candidates }, position) =>
    `Non c'è una struttura che SOLO possa pagare: ${noted(candidates, position)}`,
  'no-wonder-in-reach': ({ candidates }, position) =>
    `Non c'è una meraviglia che SOLO possa costruire: ${noted(candidates, position)}`,
  'no-wonder-left': () => 'Meraviglia: SOLO non ne ha più da costruire',
  'nothing-else-possible': () => 'non è possibile altro',
  'nothing-face-up': () => 'Nessuna carta è a faccia in su',
  'only-discard-left': () => 'Non resta altro: SOLO scarta una carta (scala tattica, punto 4)',
  'player-near-win': (_values, position) =>
    `${doing(position, PLAYER_SEAT, 'Minacci', 'minaccia')} entrambe le vittorie istantanee: SOLO prende ciò che darebbe ${to(position, PLAYER_SEAT)} la vittoria`,
  'positioning-scale': ({ mythology, direction, spaces }) =>
    `Scala di posizionamento delle divinità, mitologia ${nameOf(mythology)} e indirizzo strategico ${fields(direction)}: caselle ${spaces.join(', ')}`,
  'scale-of-direction': ({ direction, types }) =>
    `SOLO ha indirizzo strategico ${fields(direction)}; la sua scala operativa: ${types.map((type) => TYPES[type]).join(', ')}`,
  'science-threatens': (_values, position) =>
    `Comportamento adattabile: ${doing(position, PLAYER_SEAT, 'hai', 'ha')} ${SYMBOLS_TO_WIN - 1} diversi simboli scientifici, le carte verdi sono la prima scelta`,
  'structure-wins': () => 'Una struttura porta alla vittoria istantanea, prima di ogni scala',
  'theater-deck': ({ mythology }) =>
    `Il mazzo della mitologia ${nameOf(mythology)} è il primo della scala del Pantheon che può contenere una divinità applicabile`,
  'wonder-limit': ({ coins }) => `Meraviglia: in questa Epoca SOLO paga al massimo ${coins} monete`,
  'wonder-wins': () => 'Una meraviglia porta alla vittoria istantanea, prima di ogni scala',
  'zeus-takes-last-type': () => "Zeus scarta una carta a faccia in su seguendo l'ordine inverso della scala operativa",
  'zeus-takes-token': () =>
    'SOLO non ha né il Santuario né il Teatro Divino: Zeus scarta una carta a faccia in giù con un segnalino',

  // What the house bot sees.
  'another-turn': () => 'segue un altro turno',
  denies: ({ card, points }, position) =>
    `toglie ${opponent(position)} la carta ${nameOf(card)}, che per lui vale circa ${count(points, 'punto', 'punti')}`,
  'leads-to-win': () => 'porta alla vittoria',
  'looks-ahead': ({ moves, answers }) =>
    moves === 1
      ? `Il bot della casa guarda avanti di una mossa, e ce n'è 1${answers ? ', con la risposta di SOLO' : ''}`
      : `Il bot della casa guarda avanti di una mossa tra ${moves} mosse${answers ? ', ciascuna con la risposta di SOLO' : ''}`,
  'lead-on-average': ({ points }) => standing(points),
  'next-move-equal': ({ move }, position) =>
    `la mossa migliore dopo questa, ${deedOf(move, position)}, vale altrettanto`,
  'next-move-worse': ({ move, points }, position) =>
    `la mossa migliore dopo questa, ${deedOf(move, position)}, vale circa ${count(points, 'punto', 'punti')} in meno`,
  'only-move': () => 'è la sola mossa possibile',
  opens: ({ cards }) => (cards === 0 ? 'non scopre carte' : `scopre ${count(cards, 'carta', 'carte')}`),
  'opponents-points': (by, position) =>
    `${change(by)} per ${isSolo(position) ? who(position, SCRIPT_SEAT) : "l'avversario"}`,
  'other-moves-equal': () => 'le altre mosse valgono altrettanto',
  'other-moves-lose': (_values, position) =>
    `dopo ogni altra mossa vincerebbe ${isSolo(position) ? who(position, SCRIPT_SEAT) : "l'avversario"}`,
  'own-points': (by) => `${change(by)} ora`,
  'plays-on': ({ moves, worlds, decisions }) =>
    `Un maestro continua la partita dopo le ${moves} mosse che il bot della casa preferisce, per ${decisions} decisioni, in ${worlds} ipotesi su ciò che è nascosto`,
  'wins-the-game': () => 'dà la vittoria',
};
