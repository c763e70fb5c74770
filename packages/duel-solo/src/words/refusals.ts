import { count, listed } from '@wonders/core/words';
import { spacePrice } from '../components/pantheon.js';
import type { Price } from '../costs/index.js';
import type { Refusal } from '../refusals.js';
import type { Position } from '../state/index.js';
import { altarOn } from './deeds.js';
import { decider, divinityOn, faceOf } from './facts.js';
import type { Language } from './language.js';
import { tellMove } from './moves.js';
import { nameOf, RESOURCE_NAMES } from './names.js';
import { isYou, seatName, within } from './seats.js';
import { pieces } from './sums.js';

/** The parts of a price: ` (2 printed, 3 wood at 2 each)`. */
function parts({ printed, trade }: Price): string {
  const at = (each: number, units: number) => `at ${each}${units > 1 ? ' each' : ''}`;
  return trade.length > 0 ? ` (${pieces({ printed, trade }, RESOURCE_NAMES, 'printed', at).join(', ')})` : '';
}

/** The name of the card on a slot, if the position is given. */
function cardAt(position: Position | undefined, slot: number): string {
  const id = faceOf(position, slot);
  return id === null ? 'a face-down card' : nameOf(id);
}

/** The cards on some spaces of the Pantheon, by name and price. */
function onSpaces(position: Position | undefined, spaces: readonly number[]): string {
  if (position === undefined) return count(spaces.length, 'card');
  const seat = decider(position);
  return listed(
    spaces.map(
      (space) =>
        `${altarOn(position, space)} (${spacePrice(space, seat) * (divinityOn(position, space) === 'gate' ? 2 : 1)} coins)`,
    ),
  );
}

/** The first moves on offer, and how many more there are. */
function choices(position: Position | undefined, moves: Extract<Refusal, { code: 'not-offered' }>['moves']): string {
  if (position === undefined) return `between ${moves.length} moves`;
  const shown = moves.slice(0, 5).map((move) => `"${tellMove(move, position)}"`);
  return moves.length > 5 ? `${shown.join(', ')} and ${moves.length - 5} more` : listed(shown, 'or');
}

/** Why a move is refused. Each sentence also says what would be legal. */
export const refusals: Language['refusals'] = {
  empty: () => 'no card lies there any more',
  covered({ slot, by }, position) {
    const [one, two] = by.map((each) => cardAt(position, each));
    const both = one !== undefined && one === two ? one.replace(/^a (.*)$/, 'two $1s') : undefined;
    return `${cardAt(position, slot)} is covered by ${both ?? listed(by.map((each) => cardAt(position, each)))}`;
  },
  'too-expensive'({ need, have, price }, position) {
    const costs = `it costs ${count(need, 'coin')}${parts(price)}`;
    if (position === undefined) return `${costs}, and there are ${have}`;
    const seat = decider(position);
    return `${costs}, and ${within(position, seat)} ${isYou(position, seat) ? 'have' : 'has'} ${have}`;
  },
  'no-such-wonder': ({ wonders }) =>
    wonders.length === 0
      ? 'no wonder is left to construct'
      : `the ${wonders.length === 1 ? 'only wonder left to construct is' : 'wonders left to construct are'} ${listed(wonders.map((wonder) => `the ${nameOf(wonder)}`))}`,
  'no-divinity': ({ spaces }, position) =>
    spaces.length === 0
      ? 'no card of the Pantheon can be activated yet'
      : `the ${spaces.length === 1 ? 'only card that can be activated is' : 'cards that can be activated are'} ${onSpaces(position, spaces)}`,
  'no-such-token'({ offerings }, position) {
    if (offerings.length > 0)
      return `the ${offerings.length === 1 ? 'only available Offering token is' : 'available Offering tokens are'} ${listed(offerings.map(String))}`;
    if (position === undefined) return 'this seat has no Offering token';
    const seat = decider(position);
    return `${seatName(position, seat)} ${isYou(position, seat) ? 'have' : 'has'} no Offering token`;
  },
  'not-offered'({ moves }, position) {
    const [only] = moves;
    if (only === undefined || moves.length > 1) return `the choice is ${choices(position, moves)}`;
    return position === undefined ? 'there is only one choice' : `the only choice is "${tellMove(only, position)}"`;
  },
  scripted: ({ move }, position) =>
    position === undefined
      ? "SOLO's scales dictate another move"
      : `SOLO's scales dictate another move: "${tellMove(move, position)}"`,
};
