import { CHANCE, type CoreRefusal } from '@wonders/core';
import { listed } from '@wonders/core/words';
import { spacePrice } from '../../components/pantheon.js';
import type { Price } from '../../costs.js';
import type { Move } from '../../notation.js';
import { DEEDS } from '../../opponent/deeds.js';
import type { Refusal } from '../../refusals.js';
import type { Position } from '../../state/index.js';
import { decider } from '../moves.js';
import { ITALIAN } from './italian.js';
import { describeMove } from './moves.js';
import { nameOf } from './names.js';
import { PHRASES } from './phrases.js';
import { coins, isYou, to, who } from './seats.js';

/** What a price is made of: ` (2 stampate, 3 legno a 2)`. */
function parts({ printed, trade }: Price): string {
  const pieces = [
    ...(printed > 0 ? [`${printed} stampate`] : []),
    ...trade.map(({ resource, units, each }) => `${units} ${ITALIAN.resources[resource]} a ${each}`),
  ];
  return trade.length > 0 ? ` (${pieces.join(', ')})` : '';
}

function nameAt(s: Position | undefined, slot: number): string {
  const id = s?.structure[slot] ?? 'face-down';
  return id === 'face-down' ? 'una carta a faccia in giù' : nameOf(id);
}

function cardAt(s: Position | undefined, slot: number): string {
  const id = s?.structure[slot] ?? 'face-down';
  return id === 'face-down' ? 'una carta a faccia in giù' : `la carta ${nameOf(id)}`;
}

function onSpaces(s: Position | undefined, spaces: readonly number[]): string {
  if (s === undefined) return `${spaces.length}`;
  const seat = decider(s);
  return listed(
    spaces.map((space) => {
      const id = s.pantheon?.spaces[space - 1]?.id ?? 'gate';
      return `${nameOf(id)} (${coins(spacePrice(space, seat) * (id === 'gate' ? 2 : 1))})`;
    }),
    'o',
  );
}

function choices(s: Position | undefined, moves: Extract<Refusal, { code: 'not-offered' }>['moves']): string {
  if (s === undefined || moves.length === 0) return `tra ${moves.length} mosse`;
  const shown = moves.slice(0, 5).map((move) => `"${describeMove(s, move)}"`);
  return moves.length > 5 ? `${shown.join(', ')} e altre ${moves.length - 5}` : listed(shown, 'o');
}

/** A kind of move in the infinitive: `Prendere la meraviglia …`. */
function kindWords(kind: string): string {
  const deed = DEEDS[kind as Move['kind']];
  return deed === undefined ? 'la risposta del caso' : (PHRASES[deed] ?? '').replace(/\{\d\}/g, '…');
}

const isCore = (refusal: Refusal | CoreRefusal): refusal is CoreRefusal => Object.hasOwn(CORE, refusal.code);

const once = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** What every game can answer. */
const CORE: { readonly [C in CoreRefusal['code']]: (r: Extract<CoreRefusal, { code: C }>, s?: Position) => string } = {
  'not-this-game': ({ rules }) => `questa non è una partita di 7 Wonders Duel con le regole ${rules}`,
  view: () => 'questa è la vista di chi guarda, non lo stato della partita',
  over: () => 'la partita è finita',
  malformed: () => 'la mossa non è scritta come dovrebbe',
  'not-your-turn': ({ active }, s) =>
    active[0] === CHANCE
      ? 'prima si deve dire che cosa mostra il tavolo'
      : s === undefined
        ? "tocca all'altro giocatore"
        : `tocca ${listed(
            active.map((seat) => to(s, seat)),
            'e',
          )}`,
  stale: () => 'la partita è andata avanti: la mossa era per una posizione precedente',
  'not-now': ({ expected }) => `ora si può: ${listed(once(expected.map(kindWords)), 'o')}`,
  impossible: ({ answer }) => `non può più uscire: ${answer.split(' ').map(nameOf).join(', ')}`,
};

/**
 * A refusal as an Italian sentence that says what would do.
 *
 * @param s - Where it was given: cards and seats are told by name.
 * @example
 * ```ts
 * import { describeRefusal } from '@wonders/duel-solo/words/it';
 * console.log(describeRefusal({ code: 'no-such-wonder', rule: 'DUEL-033', wonders: ['sphinx'] }));
 * // le meraviglie ancora da costruire: Sfinge
 * ```
 * @category Words
 */
export function describeRefusal(refusal: Refusal | CoreRefusal, s?: Position): string {
  if (isCore(refusal)) return (CORE[refusal.code] as (r: CoreRefusal, s?: Position) => string)(refusal, s);
  switch (refusal.code) {
    case 'empty':
      return "lì non c'è più nessuna carta";
    case 'covered':
      return `${cardAt(s, refusal.slot)} è coperta da ${listed(
        refusal.by.map((slot) => nameAt(s, slot)),
        'e',
      )}`;
    case 'too-expensive': {
      const costs = `costa ${coins(refusal.need)}${parts(refusal.price)}`;
      if (s === undefined) return `${costs}, e ce ne sono ${refusal.have}`;
      const seat = decider(s);
      return `${costs}, e ${isYou(s, seat) ? 'ne hai' : `${who(s, seat)} ne ha`} ${refusal.have}`;
    }
    case 'no-such-wonder':
      return refusal.wonders.length === 0
        ? 'non resta nessuna meraviglia da costruire'
        : `le meraviglie ancora da costruire: ${refusal.wonders.map(nameOf).join(', ')}`;
    case 'no-divinity':
      return refusal.spaces.length === 0
        ? 'non si può ancora attivare nessuna carta del Pantheon'
        : `le carte che si possono attivare: ${onSpaces(s, refusal.spaces)}`;
    case 'no-such-token':
      return refusal.offerings.length === 0
        ? 'non ci sono segnalini Offerta da usare'
        : `i segnalini Offerta da usare: ${refusal.offerings.join(', ')}`;
    case 'not-offered':
      return `si può scegliere ${choices(s, refusal.moves)}`;
    case 'scripted':
      return s === undefined
        ? "le scale di SOLO impongono un'altra mossa"
        : `le scale di SOLO impongono un'altra mossa: "${describeMove(s, refusal.move)}"`;
    default: {
      const unknown: never = refusal;
      return unknown;
    }
  }
}
