import { capital, fitting } from '@wonders/core/words';
import { PLAYER_SEAT, type Position } from '../../state/index.js';
import { becauseIn } from '../because.js';
import type { Language } from '../language.js';
import { briefDeedOf, briefDeedOfSolo, deedOf, deedOfSolo } from './deeds.js';
import { reasons } from './reasons.js';
import { coins as coinsOf, doing, isYou, side, to, who } from './seats.js';

const because = /* @__PURE__ */ becauseIn(reasons);

const has = (position: Position, seat: number): string => doing(position, seat, 'hai', 'ha');

/** Headlines in brief. */
export const briefly: Language['briefly'] = {
  'script-plays': ({ move, because: why }, position) =>
    because(fitting(`SOLO ${deedOfSolo(move, position)}`, `SOLO ${briefDeedOfSolo(move, position)}`), why, position),
  'house-plays': ({ move, because: [why = null] }, position) =>
    because(capital(fitting(deedOf(move, position), briefDeedOf(move, position))), why, position),
};

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'altars-in-reach': () => 'Quali carte del Pantheon può pagare e applicare SOLO?',
  'best-lead-on-average': () => 'Quale dà in media il vantaggio maggiore?',
  'cheapest-space': () => 'Quale sta sulla casella meno costosa?',
  'choice-needed': ({ seat }, position) => `Quale dà a scelta la risorsa di cui ${has(position, seat)} più bisogno?`,
  'choice-scarcest': ({ seat }, position) => `Quale dà a scelta la risorsa di cui ${has(position, seat)} meno?`,
  'closes-pair': ({ seat }, position) => `Quale permette ${to(position, seat)} di chiudere una coppia di simboli?`,
  'discount-needed': ({ seat }, position) =>
    `Quale dà uno sconto sulla risorsa di cui ${has(position, seat)} più bisogno?`,
  'discount-scarcest': ({ seat }, position) => `Quale dà uno sconto sulla risorsa di cui ${has(position, seat)} meno?`,
  'does-something': () => 'Quale è applicabile per SOLO?',
  'few-coins': ({ coins }) => `Quale segnalino viene prima finché SOLO ha al massimo ${coinsOf(coins)}?`,
  'few-wonder-points': (_values, position) =>
    `Quale segnalino viene prima finché le meraviglie di SOLO non valgono più ${isYou(position, PLAYER_SEAT) ? 'delle tue' : `di quelle di ${who(position, PLAYER_SEAT)}`}?`,
  'few-wonders': ({ wonders }) =>
    `Quale segnalino viene prima con al massimo ${wonders} ${wonders === 1 ? 'meraviglia costruita' : 'meraviglie costruite'}?`,
  'fewest-coins-paid': () => 'Con quale SOLO paga meno monete?',
  'fewest-coins-to-pay': () => 'Quale costa meno monete a SOLO?',
  'first-constructed': () => 'Quale è stata costruita per prima?',
  'first-from-side': ({ seat }, position) => `Quale viene prima partendo ${side(position, seat)}?`,
  'first-of-pantheon-scale': () => 'Quale viene prima nella scala del Pantheon?',
  'first-of-scale': () => 'Quale viene prima nella scala?',
  'first-there': () => 'Quale è arrivata per prima?',
  'first-token': () => 'Quale segnalino viene prima tra quelli offerti?',
  'first-type': () => 'Quale è del tipo che SOLO vuole di più?',
  'gives-player-the-win': (_values, position) => `Quale darebbe ${to(position, PLAYER_SEAT)} la vittoria?`,
  green: () => 'Quale è verde?',
  'highest-in-strategic-scale': () => 'Quale ha il posto più alto nella scala strategica?',
  'highest-offering': () => 'Quale segnalino dà lo sconto maggiore?',
  'highest-printed-cost': () => 'Quale ha il costo stampato più alto?',
  'highest-value': () => 'Quale vale di più, in punti, monete o icone potenza militare?',
  'last-constructed': () => 'Quale è stata costruita per ultima?',
  'last-type': () => 'Quale è del tipo che SOLO vuole di meno?',
  'least-discount-unused': () => 'Quale spreca meno sconto?',
  'lowest-cost': () => 'Quale costa meno?',
  'lowest-price': ({ seat }, position) => `Quale costa meno ${to(position, seat)}?`,
  'lowest-price-for-player': (_values, position) => `Quale costa meno ${to(position, PLAYER_SEAT)}?`,
  'lowest-printed-cost': () => 'Quale ha il costo stampato più basso?',
  'lowest-row': () => 'Quale sta nella fila più bassa?',
  'most-coins-given': () => 'Quale dà più monete?',
  'most-points': () => 'Quale ha più Punti Civiltà stampati?',
  'most-promising': () => 'Quale porta alla posizione più promettente?',
  'move-keeps-from-losing': () => "Quale non fa vincere l'avversario per Supremazia?",
  'move-leads-to-win': () => 'Quale porta alla vittoria per Supremazia?',
  'resource-needed-most': ({ seat }, position) => `Quale dà la risorsa di cui ${has(position, seat)} più bisogno?`,
  'scarcest-resource': ({ seat }, position) => `Quale dà la risorsa di cui ${has(position, seat)} meno?`,
  'starts-chain': () => 'Quale può dare origine a una concatenazione?',
  'structure-before-divinity': () => 'Quale è una struttura e non una divinità?',
  'structures-in-reach': () => 'Quali strutture può pagare SOLO?',
  'symbol-of-discarded-card': () => 'Quale ha il simbolo di una carta scartata?',
  'symbol-player-lacks': (_values, position) => `Quale ha un simbolo che manca ${to(position, PLAYER_SEAT)}?`,
  'symbol-solo-has': () => 'Quale ha un simbolo che SOLO possiede?',
  'symbol-wins': () => "Quale ha l'ultimo simbolo che serve a SOLO per vincere?",
  'tokens-of-direction': () => "Quale viene prima nell'indirizzo strategico di SOLO?",
  'uncovers-fewest': () => 'Quale scopre meno carte?',
  'uncovers-token-unwanted': () => 'Quale scopre un segnalino, che SOLO non vuole?',
  'uncovers-token-wanted': () => 'Quale scopre un segnalino, che SOLO vuole?',
  wins: () => 'Quale porta alla vittoria?',
  'wins-at-once': () => 'Quale dà la vittoria istantanea?',
  'wonders-in-reach': () => 'Quali meraviglie può costruire SOLO?',
};
