import { listed } from '@wonders/core/words';
import { spacePrice } from '../../components/pantheon.js';
import type { Price } from '../../costs/index.js';
import type { Refusal } from '../../refusals.js';
import type { Position } from '../../state/index.js';
import { decider, divinityOn, faceOf } from '../facts.js';
import type { Language } from '../language.js';
import { pieces } from '../sums.js';
import { altarOn } from './deeds.js';
import { tellMove } from './moves.js';
import { nameAfter, nameOf, RESOURCE_NAMES, theName } from './names.js';
import { coins, isYou, who } from './seats.js';

/** What a price is made of: ` (2 stampate, 3 legno a 2)`. */
function parts({ printed, trade }: Price): string {
  const at = (each: number) => `a ${each}`;
  return trade.length > 0 ? ` (${pieces({ printed, trade }, RESOURCE_NAMES, 'stampate', at).join(', ')})` : '';
}

function byCard(position: Position | undefined, slot: number): string {
  const id = faceOf(position, slot);
  return id === null ? 'da una carta a faccia in giù' : nameAfter('da', id);
}

function cardAt(position: Position | undefined, slot: number): string {
  const id = faceOf(position, slot);
  return id === null ? 'una carta a faccia in giù' : `la carta ${nameOf(id)}`;
}

function onSpaces(position: Position | undefined, spaces: readonly number[]): string {
  if (position === undefined) return `${spaces.length}`;
  const seat = decider(position);
  return listed(
    spaces.map(
      (space) =>
        `${altarOn(position, space)} (${coins(spacePrice(space, seat) * (divinityOn(position, space) === 'gate' ? 2 : 1))})`,
    ),
    'e',
  );
}

function choices(position: Position | undefined, moves: Extract<Refusal, { code: 'not-offered' }>['moves']): string {
  if (position === undefined) return `${moves.length} mosse`;
  const shown = moves.slice(0, 5).map((move) => `"${tellMove(move, position)}"`);
  return moves.length > 5 ? `${shown.join(', ')} e altre ${moves.length - 5}` : listed(shown, 'e');
}

/** Why a move is refused: the sentence says what would do. */
export const refusals: Language['refusals'] = {
  empty: () => "lì non c'è più nessuna carta",
  covered: ({ slot, by }, position) =>
    `${cardAt(position, slot)} è coperta ${listed(
      by.map((each) => byCard(position, each)),
      'e',
    )}`,
  'too-expensive'({ need, have, price }, position) {
    const costs = `costa ${coins(need)}${parts(price)}`;
    if (position === undefined) return `${costs}, e ce ne sono ${have}`;
    const seat = decider(position);
    return `${costs}, e ${isYou(position, seat) ? 'ne hai' : `${who(position, seat)} ne ha`} ${have}`;
  },
  'no-such-wonder': ({ wonders }) =>
    wonders.length === 0
      ? 'non resta nessuna meraviglia da costruire'
      : `le meraviglie ancora da costruire: ${listed(wonders.map(theName), 'e')}`,
  'no-divinity': ({ spaces }, position) =>
    spaces.length === 0
      ? 'non si può ancora attivare nessuna carta del Pantheon'
      : `le carte che si possono attivare: ${onSpaces(position, spaces)}`,
  'no-such-token': ({ offerings }) =>
    offerings.length === 0
      ? 'non ci sono segnalini Offerta da usare'
      : `i segnalini Offerta da usare: ${listed(offerings.map(String), 'e')}`,
  'not-offered'({ moves }, position) {
    const [only] = moves;
    if (only === undefined || moves.length > 1) return `la scelta è tra ${choices(position, moves)}`;
    return position === undefined ? 'la scelta è una sola' : `l'unica scelta è "${tellMove(only, position)}"`;
  },
  scripted: ({ move }, position) =>
    position === undefined
      ? "le scale di SOLO impongono un'altra mossa"
      : `le scale di SOLO impongono un'altra mossa: "${tellMove(move, position)}"`,
};
