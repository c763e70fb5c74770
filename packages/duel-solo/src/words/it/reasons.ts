import { capital } from '@wonders/core/words';
import { fineOf, halfOf } from '../../components/military.js';
import { spacePrice } from '../../components/pantheon.js';
import type { Type } from '../../components/solo.js';
import type { Reason } from '../../opponent/reasons.js';
import { PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../../state/index.js';
import { AGES } from '../facts.js';
import type { Language } from '../language.js';
import { deedOf, deedOfSolo } from './deeds.js';
import { nameOf, RESOURCE_NAMES, SYMBOL_NAMES } from './names.js';
import { coins as coinsOf } from './seats.js';

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
const say = (reason: Reason, s: Position): string =>
  (reasons[reason.key] as (values: unknown, s: Position) => string)(reason.values, s);

/** What follows a colon begins small; names keep their capital. */
const small = (text: string): string =>
  text.replace(/^(La|Il|Una|Non|Nessuna|Comportamento)\b/, (word) => word.toLowerCase());

const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;
const change = (points: number): string =>
  `${points > 0 ? `+${points}` : `−${-points}`} ${Math.abs(points) === 1 ? 'punto' : 'punti'}`;
const whose = (seat: number): string => (seat === SCRIPT_SEAT ? 'di SOLO' : 'del giocatore');
const whom = (seat: number): string => (seat === SCRIPT_SEAT ? 'SOLO' : 'il giocatore');

/** Candidates, each with its note. */
const noted = (candidates: readonly { readonly name: Reason; readonly note: Reason | null }[], s: Position): string =>
  candidates.map(({ name, note }) => `${say(name, s)}${note === null ? '' : ` (${say(note, s)})`}`).join('; ');

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  // Headlines.
  'script-plays': ({ move, because }, s) => `SOLO ${deedOfSolo(move, s)}: ${small(say(because, s))}`,
  'house-plays': ({ move, because }, s) =>
    `${capital(deedOf(move, s))}: ${because.map((each) => say(each, s)).join('; ')}`,
  'decided-by': ({ label, list, item }, s) => `${say(label, s)} (${say(list, s)}, pto ${item})`,

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
  'isis-scale': () => 'scala di Iside',
  'offering-tokens': () => 'segnalini offerta',
  'operational-scale': () => 'scala operativa',
  'operational-scale-backwards': () => 'scala operativa, ordine inverso',
  'pantheon-scale': () => 'scala del Pantheon',
  'pantheon-scale-note-3': () => 'scala del Pantheon, nota 3',
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
  component: ({ component }) => nameOf(component),
  'military-token': ({ military }) => `il segnalino Esercito ${whose(halfOf(military))} da ${fineOf(military)} monete`,
  'face-down-card': ({ token }) =>
    token === null
      ? 'una carta a faccia in giù'
      : `la carta a faccia in giù con il segnalino ${typeof token === 'number' ? `offerta ${token}` : `Mitologia ${nameOf(token)}`}`,
  'with-offerings': ({ offerings }) =>
    offerings.length === 0 ? 'nessun segnalino offerta' : `segnalino offerta ${offerings.join(' + ')}`,
  move: ({ move }, s) => capital(deedOf(move, s)),

  // What an item prefers.
  'altars-in-reach': () => 'carte del Pantheon che SOLO può pagare e che sono applicabili',
  'cheapest-space': () => 'la meno costosa',
  'choice-needed': ({ seat }) => `risorsa a scelta di cui ${whom(seat)} ha bisogno`,
  'choice-needed-most': ({ seat }) => `risorsa a scelta di cui ${whom(seat)} ha più bisogno`,
  'closes-pair': ({ seat }) =>
    `permette ${seat === SCRIPT_SEAT ? 'a SOLO' : 'al giocatore'} di chiudere una coppia di simboli scientifici`,
  'discount-needed': ({ seat }) => `sconto su una risorsa di cui ${whom(seat)} ha bisogno`,
  'discount-needed-most': ({ seat }) => `sconto sulla risorsa di cui ${whom(seat)} ha più bisogno`,
  'does-something': () => 'applicabile per SOLO',
  'few-coins': ({ tokens }) => `SOLO ha 0-3 monete: ${tokens.map(nameOf).join(', ')}`,
  'few-wonder-points': ({ tokens }) =>
    `le meraviglie di SOLO non valgono più Punti Civiltà di quelle del giocatore: ${tokens.map(nameOf).join(', ')}`,
  'few-wonders': ({ tokens }) => `SOLO ha costruito 0-1 meraviglie: ${tokens.map(nameOf).join(', ')}`,
  'fewest-coins-paid': () => 'meno monete pagate',
  'fewest-coins-to-pay': () => 'meno monete da pagare',
  'first-constructed': () => 'la prima costruita dal giocatore',
  'first-from-side': ({ seat }) => `la prima partendo dal lato ${whose(seat)}`,
  'first-of-pantheon-scale': () => 'prima nella scala del Pantheon',
  'first-of-scale': () => 'primo della scala',
  'first-there': () => 'la prima arrivata',
  'first-token': () => 'il primo segnalino progresso partendo dal lato di SOLO, o il primo pescato',
  'first-type': () => 'primo tipo presente',
  'gives-player-the-win': () => 'porta alla vittoria il giocatore',
  green: () => 'carta verde',
  'highest-in-strategic-scale': () => 'la più alta nella scala strategica',
  'highest-offering': () => 'segnalino offerta che porta maggiore sconto',
  'highest-printed-cost': () => 'la più costosa',
  'highest-value': () => 'più punti vittoria, monete o icone potenza militare',
  'last-constructed': () => "l'ultima che il giocatore ha costruito",
  'last-type': () => 'ultimo tipo presente',
  'least-discount-unused': () => 'meno sconto sprecato',
  'lowest-cost': () => 'la meno costosa',
  'lowest-price-for-player': () => "costa meno all'avversario per essere costruita",
  'lowest-printed-cost': () => 'la meno costosa',
  'lowest-row': () => 'fila più bassa',
  'most-coins-given': () => 'garantisce più monete',
  'most-points': () => 'più Punti Civiltà',
  'most-promising': () => 'posizione più promettente',
  'resource-needed-most': ({ seat }) => `risorsa di cui ${whom(seat)} ha più bisogno`,
  'scarcest-resource': () => 'risorsa di cui il giocatore possiede il minor numero',
  'starts-chain': () => 'può dare origine a una concatenazione',
  'structure-before-divinity': () => 'struttura prima della carta divinità',
  'structures-in-reach': () => 'strutture che SOLO può pagare',
  'symbol-of-discarded-card': () => 'simbolo di una carta scartata',
  'symbol-player-lacks': () => 'simbolo mancante al giocatore',
  'symbol-solo-has': () => 'crea una coppia di simboli scientifici',
  'symbol-wins': () => 'fa vincere SOLO per Scienza e Progresso',
  'tokens-of-direction': () => "segnalini dell'indirizzo strategico di SOLO",
  'uncovers-fewest': () => 'scopre meno carte',
  'uncovers-token-unwanted': () => 'scopre una carta con segnalino (SOLO non ha né il Santuario né il Teatro Divino)',
  'uncovers-token-wanted': () => 'scopre una carta con segnalino (SOLO ha il Santuario o il Teatro Divino)',
  wins: () => 'dà la vittoria istantanea',
  'wins-at-once': () => 'dà la vittoria istantanea',
  'wonders-in-reach': () => 'meraviglie che SOLO può costruire',

  // Notes on candidates.
  'above-limit': ({ price, limit }) => `pagherebbe ${price}, al massimo ${limit}`,
  'as-good': () => 'buona come le migliori',
  'cannot-pay': ({ price, has }) => `non può pagare: costa ${price}, ne ha ${has}`,
  coins: ({ coins }) => coinsOf(coins),
  cost: ({ coins }) => `costo ${coins}`,
  'direction-tokens': ({ direction, tokens }) => `indirizzo ${direction}: ${tokens.map(nameOf).join(', ')}`,
  discount: ({ offering }) => `sconto: ${offering}`,
  'does-not-win': () => 'non dà la vittoria',
  'does-nothing': () => 'non applicabile per SOLO',
  frees: ({ card }) => `poi ${nameOf(card)} è gratis`,
  mythology: ({ mythology }) => `mitologia ${nameOf(mythology)}`,
  needs: ({ resources }) =>
    resources.map(({ resource, need }) => `bisogno di ${RESOURCE_NAMES[resource]}: ${need}`).join(', '),
  'no-discount': () => 'nessuno sconto',
  'opponent-would-win': () => "vincerebbe l'avversario",
  pays: ({ coins }) => `paga ${coinsOf(coins)}`,
  'place-in-scale': ({ place, direction }) => `${place}ª per l'indirizzo ${direction}`,
  'player-has': ({ resource, units }) => `il giocatore ne ha ${units}: ${RESOURCE_NAMES[resource]}`,
  points: ({ points }) => count(points, 'punto', 'punti'),
  'price-now': ({ coins }) => `prezzo attuale ${coins}`,
  shields: ({ shields }) => count(shields, 'icona potenza militare', 'icone potenza militare'),
  'starts-no-chain': () => 'nessuna concatenazione',
  symbol: ({ symbol }) => `simbolo: ${SYMBOL_NAMES[symbol]}`,
  type: ({ type }) => TYPES[type],
  uncovers: ({ cards }) => `scopre ${count(cards, 'carta', 'carte')}`,
  'uncovers-a-token': () => 'scopre un segnalino',
  'uncovers-no-token': () => 'non scopre segnalini',
  worse: ({ points }) => `peggiore di circa ${count(points, 'punto', 'punti')}`,

  // What no list of SOLO shows.
  'anubis-turns-to-solo': () =>
    'Il giocatore non ha costruito alcuna meraviglia: Anubi scarta la carta di una meraviglia di SOLO',
  'baal-takes-scarcest': () =>
    'SOLO non ha più meraviglie da costruire: Baal ruba la risorsa di cui il giocatore possiede il minor numero',
  'card-under-wonder': () =>
    "La carta per costruire la meraviglia: l'ordine inverso della scala operativa, poi la scala di scarto",
  'chance-decides': ({ cards }) => `Una carta casuale tra ${cards} va sotto la meraviglia`,
  'divinity-wins': () => 'Una carta divinità dà la vittoria istantanea: SOLO by-passa le proprie scale',
  'first-empty-space': ({ space }) =>
    `La prima di queste caselle ancora libera è la ${space} (costo ${spacePrice(space, SCRIPT_SEAT)}-${spacePrice(space, PLAYER_SEAT)}); nessuno ha visto la divinità`,
  'force-threatens': () =>
    "Comportamento adattabile: la pedina Conflitto è nell'ultima zona prima della capitale di SOLO, le carte rosse sono la prima scelta",
  'gives-last-type': () => "SOLO consegna la carta seguendo l'ordine inverso della scala operativa",
  'green-and-red-as-one': () => 'Carte verdi e rosse hanno la medesima priorità: decide la scala della flessibilità',
  'latest-age': ({ age }) =>
    `La carta per costruire la meraviglia è dell'Epoca ${AGES[age] ?? ''}, la più recente tra gli scarti`,
  'minerva-beside-pawn': () => 'La pedina Minerva va adiacente alla pedina Conflitto, dal lato della capitale di SOLO',
  'no-altar-in-reach': ({ candidates }, s) =>
    `Non c'è una carta del Pantheon che SOLO possa pagare e che sia applicabile: ${noted(candidates, s)}`,
  'no-altar-left': () => 'Pantheon: non resta nessuna carta da attivare',
  'no-structure-in-reach': ({ candidates }, s) =>
    `Non c'è una struttura che SOLO possa pagare: ${noted(candidates, s)}`,
  'no-wonder-in-reach': ({ candidates }, s) =>
    `Non c'è una meraviglia che SOLO possa costruire: ${noted(candidates, s)}`,
  'no-wonder-left': () => 'Meraviglia: SOLO non ne ha più da costruire',
  'nothing-else-possible': () => 'non è possibile altro',
  'nothing-face-up': () => 'Nessuna carta è a faccia in su',
  'only-discard-left': () => 'Non resta altro: SOLO scarta una carta per ottenere monete (scala tattica, pto 4)',
  'player-near-win': () =>
    'Il giocatore è a un passo da entrambe le vittorie istantanee: SOLO gli toglie la carta che gli darebbe la vittoria',
  'positioning-scale': ({ mythology, direction, spaces }) =>
    `Scala di posizionamento delle divinità, mitologia ${nameOf(mythology)} e indirizzo strategico ${direction}: caselle ${spaces.join('-')}`,
  'scale-of-direction': ({ direction, types }) =>
    `SOLO ha indirizzo strategico ${direction}; la sua scala operativa: ${types.map((type) => TYPES[type]).join(', ')}`,
  'science-threatens': () =>
    'Comportamento adattabile: il giocatore ha 5 diversi simboli Scienza, le carte verdi sono la prima scelta',
  'structure-wins': () => 'Una struttura dà la vittoria istantanea: SOLO by-passa le proprie scale',
  'theater-deck': ({ mythology }) =>
    `Il mazzo della mitologia ${nameOf(mythology)} è il primo della scala del Pantheon che può contenere una divinità applicabile`,
  'wonder-limit': ({ coins }) => `Meraviglia: in questa Epoca SOLO paga al massimo ${coins} monete`,
  'wonder-wins': () => 'Una meraviglia dà la vittoria istantanea: SOLO by-passa le proprie scale',
  'zeus-takes-last-type': () => "Zeus scarta una carta a faccia in su seguendo l'ordine inverso della scala operativa",
  'zeus-takes-token': () =>
    'SOLO non ha né il Santuario né il Teatro Divino: Zeus scarta una carta a faccia in giù con un segnalino',

  // What the house bot sees.
  'another-turn': () => 'segue un altro turno',
  denies: ({ card, points }) => `toglie all'avversario ${nameOf(card)}, che per lui vale circa ${points} punti`,
  'leads-to-win': () => 'porta alla vittoria',
  'looks-ahead': ({ moves, answers }) =>
    moves === 1
      ? `Il bot della casa guarda avanti di una mossa, e ce n'è 1${answers ? ', con la risposta di SOLO' : ''}`
      : `Il bot della casa guarda avanti di una mossa tra ${moves} mosse${answers ? ', ciascuna con la risposta di SOLO' : ''}`,
  'next-move-equal': ({ move }, s) => `la mossa migliore dopo questa, ${capital(deedOf(move, s))}, vale altrettanto`,
  'next-move-worse': ({ move, points }, s) =>
    `la mossa migliore dopo questa, ${capital(deedOf(move, s))}, vale circa ${count(points, 'punto', 'punti')} in meno`,
  'only-move': () => 'è la sola mossa possibile',
  opens: ({ cards }) => (cards === 0 ? 'non scopre carte' : `scopre ${count(cards, 'carta', 'carte')}`),
  'opponents-points': ({ points }) => `${change(points)} per l'avversario`,
  'other-moves-equal': () => 'le altre mosse valgono altrettanto',
  'other-moves-lose': () => "dopo ogni altra mossa vincerebbe l'avversario",
  'own-points': ({ points }) => `${change(points)} ora`,
  'wins-the-game': () => 'dà la vittoria',
};
