import type { Met } from '@wonders/core';
import type { ProgressId } from '../../components/progress.js';
import { PLAYER_SEAT, type Position } from '../../state/index.js';
import type { Language } from '../language.js';
import { askedBy } from '../sums.js';
import { nameOf } from './names.js';
import { doing, isYou, side, to, who } from './seats.js';

const met = askedBy('ognuna', 'nessuna');

/** A yes/no item by its verb. */
const asks = (does: string) => (_values: object, _s: unknown, how?: Met) => met(how, does);

/** The same about the player, by name. */
const asksOf = (does: (s: Position) => string) => (_values: object, s: Position, how?: Met) => met(how, does(s));

const has = (s: Position, seat: number): string => doing(s, seat, 'hai', 'ha');

/** The candidates that are let through, which are all of them or some. */
const sieve = (through: string) => (_values: object, _s: unknown, how?: Met) =>
  how === 'all' ? `${through}, tutte` : through;

/** The first of some tokens. */
const firstOf = (how: Met | undefined, tokens: readonly ProgressId[]): string =>
  `${how === 'none' ? 'nessuno è tra questi' : 'il primo tra questi'} (${tokens.map(nameOf).join(', ')})`;

/** What an item prefers, in the terms of the variant. */
export const items = {
  'altars-in-reach': sieve('carte del Pantheon che SOLO può pagare e che sono applicabili'),
  'cheapest-space': () => 'la casella meno costosa',
  'choice-needed': ({ seat }, s, how) =>
    how === 'none'
      ? `nessuna dà una risorsa a scelta di cui ${has(s, seat)} bisogno`
      : `risorsa a scelta di cui ${has(s, seat)} più bisogno`,
  'choice-scarcest': ({ seat }, s, how) =>
    how === 'none' ? 'nessuna dà una risorsa a scelta' : `risorsa a scelta di cui ${has(s, seat)} meno`,
  'closes-pair': ({ seat }, s, how) =>
    met(how, `permette ${to(s, seat)} di chiudere una coppia di simboli scientifici`),
  'discount-needed': ({ seat }, s, how) =>
    how === 'none'
      ? `nessuna dà uno sconto su una risorsa di cui ${has(s, seat)} bisogno`
      : `sconto sulla risorsa di cui ${has(s, seat)} più bisogno`,
  'discount-scarcest': ({ seat }, s, how) =>
    how === 'none' ? 'nessuna dà uno sconto su una risorsa' : `sconto sulla risorsa di cui ${has(s, seat)} meno`,
  'does-something': asks('è applicabile per SOLO'),
  'few-coins': ({ tokens, coins }, _s, how) => `SOLO ha 0-${coins} monete: ${firstOf(how, tokens)}`,
  'few-wonder-points': ({ tokens }, s, how) =>
    `le meraviglie di SOLO non valgono più Punti Civiltà ${isYou(s, PLAYER_SEAT) ? 'delle tue' : `di quelle di ${who(s, PLAYER_SEAT)}`}: ${firstOf(how, tokens)}`,
  'few-wonders': ({ tokens, wonders }, _s, how) => `SOLO ha costruito 0-${wonders} meraviglie: ${firstOf(how, tokens)}`,
  'fewest-coins-paid': () => 'meno monete pagate',
  'fewest-coins-to-pay': () => 'meno monete da pagare',
  'first-constructed': (_values, s) => `la prima costruita da ${who(s, PLAYER_SEAT)}`,
  'first-from-side': ({ seat }, s) => `la prima partendo ${side(s, seat)}`,
  'first-of-pantheon-scale': () => 'prima nella scala del Pantheon',
  'first-of-scale': () => 'primo della scala',
  'first-there': () => 'la prima arrivata',
  'first-token': () => 'il primo segnalino Progresso partendo dal lato di SOLO, o il primo pescato',
  'first-type': () => 'primo tipo presente',
  'gives-player-the-win': asksOf((s) => `darebbe ${to(s, PLAYER_SEAT)} la vittoria`),
  green: asks('è verde'),
  'highest-in-strategic-scale': () => 'il posto più alto',
  'highest-offering': () => 'segnalino Offerta che porta maggiore sconto',
  'highest-printed-cost': () => 'il costo stampato più alto',
  'highest-value': () => 'più punti vittoria, monete o icone potenza militare',
  'last-constructed': (_values, s) => `l'ultima che ${has(s, PLAYER_SEAT)} costruito`,
  'last-type': () => 'ultimo tipo presente',
  'least-discount-unused': () => 'meno sconto sprecato',
  'lowest-cost': () => 'la meno costosa; di una carta divinità il prezzo da pagare',
  'lowest-price': ({ seat }, s) => `il prezzo da pagare più basso per ${who(s, seat)}`,
  'lowest-price-for-player': (_values, s) => `costa meno ${to(s, PLAYER_SEAT)} per essere costruita`,
  'lowest-printed-cost': () => 'il costo stampato più basso',
  'lowest-row': () => 'fila più bassa',
  'most-coins-given': () => 'garantisce più monete',
  'most-points': () => 'più Punti Civiltà',
  'most-promising': () => 'posizione più promettente',
  'move-keeps-from-losing': asks("non fa vincere l'avversario per Supremazia"),
  'move-leads-to-win': asks('porta alla vittoria per Supremazia'),
  'resource-needed-most': ({ seat }, s) => `risorsa di cui ${has(s, seat)} più bisogno`,
  'scarcest-resource': ({ seat }, s) => `risorsa di cui ${doing(s, seat, 'possiedi', 'possiede')} il minor numero`,
  'starts-chain': asks('può dare origine a una concatenazione'),
  'structure-before-divinity': asks('è una struttura, che viene prima della carta divinità'),
  'structures-in-reach': sieve('strutture che SOLO può pagare'),
  'symbol-of-discarded-card': asks('ha il simbolo di una carta scartata'),
  'symbol-player-lacks': asksOf((s) => `ha un simbolo che manca ${to(s, PLAYER_SEAT)}`),
  'symbol-solo-has': asks('crea una coppia di simboli scientifici'),
  'symbol-wins': asks('fa vincere SOLO per Scienza e Progresso'),
  'tokens-of-direction': (_values, _s, how) =>
    `${how === 'none' ? 'nessuno è tra' : 'il primo tra'} i segnalini dell'indirizzo strategico di SOLO`,
  'uncovers-fewest': () => 'scopre meno carte',
  'uncovers-token-unwanted': asks('scopre una carta con segnalino (SOLO non ha né il Santuario né il Teatro Divino)'),
  'uncovers-token-wanted': asks('scopre una carta con segnalino (SOLO ha il Santuario o il Teatro Divino)'),
  wins: asks('porta alla vittoria istantanea'),
  'wins-at-once': asks('dà la vittoria istantanea'),
  'wonders-in-reach': sieve('meraviglie che SOLO può costruire'),
} satisfies Partial<Language['reasons']>;
