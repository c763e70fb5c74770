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
const asksOf = (does: (position: Position) => string) => (_values: object, position: Position, how?: Met) =>
  met(how, does(position));

const has = (position: Position, seat: number): string => doing(position, seat, 'hai', 'ha');

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
  'choice-needed': ({ seat }, position, how) =>
    how === 'none'
      ? `nessuna dà una risorsa a scelta di cui ${has(position, seat)} bisogno`
      : `risorsa a scelta di cui ${has(position, seat)} più bisogno`,
  'choice-scarcest': ({ seat }, position, how) =>
    how === 'none' ? 'nessuna dà una risorsa a scelta' : `risorsa a scelta di cui ${has(position, seat)} meno`,
  'closes-pair': ({ seat }, position, how) =>
    met(how, `permette ${to(position, seat)} di chiudere una coppia di simboli scientifici`),
  'discount-needed': ({ seat }, position, how) =>
    how === 'none'
      ? `nessuna dà uno sconto su una risorsa di cui ${has(position, seat)} bisogno`
      : `sconto sulla risorsa di cui ${has(position, seat)} più bisogno`,
  'discount-scarcest': ({ seat }, position, how) =>
    how === 'none' ? 'nessuna dà uno sconto su una risorsa' : `sconto sulla risorsa di cui ${has(position, seat)} meno`,
  'does-something': asks('è applicabile per SOLO'),
  'few-coins': ({ tokens, coins }, _s, how) => `SOLO ha 0-${coins} monete: ${firstOf(how, tokens)}`,
  'few-wonder-points': ({ tokens }, position, how) =>
    `le meraviglie di SOLO non valgono più Punti Civiltà ${isYou(position, PLAYER_SEAT) ? 'delle tue' : `di quelle di ${who(position, PLAYER_SEAT)}`}: ${firstOf(how, tokens)}`,
  'few-wonders': ({ tokens, wonders }, _s, how) => `SOLO ha costruito 0-${wonders} meraviglie: ${firstOf(how, tokens)}`,
  'fewest-coins-paid': () => 'meno monete pagate',
  'fewest-coins-to-pay': () => 'meno monete da pagare',
  'first-constructed': (_values, position) => `la prima costruita da ${who(position, PLAYER_SEAT)}`,
  'first-from-side': ({ seat }, position) => `la prima partendo ${side(position, seat)}`,
  'first-of-pantheon-scale': () => 'prima nella scala del Pantheon',
  'first-of-scale': () => 'primo della scala',
  'first-there': () => 'la prima arrivata',
  'first-token': () => 'il primo segnalino Progresso partendo dal lato di SOLO, o il primo pescato',
  'first-type': () => 'primo tipo presente',
  'gives-player-the-win': asksOf((position) => `darebbe ${to(position, PLAYER_SEAT)} la vittoria`),
  green: asks('è verde'),
  'highest-in-strategic-scale': () => 'il posto più alto',
  'highest-offering': () => 'segnalino Offerta che porta maggiore sconto',
  'highest-printed-cost': () => 'il costo stampato più alto',
  'highest-value': () => 'più punti vittoria, monete o icone potenza militare',
  'last-constructed': (_values, position) => `l'ultima che ${has(position, PLAYER_SEAT)} costruito`,
  'last-type': () => 'ultimo tipo presente',
  'least-discount-unused': () => 'meno sconto sprecato',
  'lowest-cost': () => 'la meno costosa; di una carta divinità il prezzo da pagare',
  'lowest-price': ({ seat }, position) => `il prezzo da pagare più basso per ${who(position, seat)}`,
  'lowest-price-for-player': (_values, position) => `costa meno ${to(position, PLAYER_SEAT)} per essere costruita`,
  'lowest-printed-cost': () => 'il costo stampato più basso',
  'lowest-row': () => 'fila più bassa',
  'most-coins-given': () => 'garantisce più monete',
  'most-points': () => 'più Punti Civiltà',
  'most-promising': () => 'posizione più promettente',
  'move-keeps-from-losing': asks("non fa vincere l'avversario per Supremazia"),
  'move-leads-to-win': asks('porta alla vittoria per Supremazia'),
  'resource-needed-most': ({ seat }, position) => `risorsa di cui ${has(position, seat)} più bisogno`,
  'scarcest-resource': ({ seat }, position) =>
    `risorsa di cui ${doing(position, seat, 'possiedi', 'possiede')} il minor numero`,
  'starts-chain': asks('può dare origine a una concatenazione'),
  'structure-before-divinity': asks('è una struttura, che viene prima della carta divinità'),
  'structures-in-reach': sieve('strutture che SOLO può pagare'),
  'symbol-of-discarded-card': asks('ha il simbolo di una carta scartata'),
  'symbol-player-lacks': asksOf((position) => `ha un simbolo che manca ${to(position, PLAYER_SEAT)}`),
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
