import { count, listed } from '@wonders/core/words';
import { nameOf } from '../components/names.js';
import { spacePrice } from '../components/pantheon.js';
import type { Price } from '../costs.js';
import type { Refusal } from '../refusals.js';
import type { Position } from '../state/index.js';
import { decider, describeMove } from './moves.js';
import { isYou, who, within } from './seats.js';

/** What a price is made of: ` (2 printed, 3 wood at 2 each)`. */
function parts({ printed, trade }: Price): string {
  const pieces = [
    ...(printed > 0 ? [`${printed} printed`] : []),
    ...trade.map(({ resource, units, each }) => `${units} ${resource} at ${each}${units > 1 ? ' each' : ''}`),
  ];
  return pieces.length > 0 && trade.length > 0 ? ` (${pieces.join(', ')})` : '';
}

/** The card of a slot by name, where the position is known. */
function cardAt(s: Position | undefined, slot: number): string {
  const id = s?.structure[slot] ?? 'face-down';
  return id === 'face-down' ? 'a face-down card' : nameOf(id);
}

/** The cards of the Pantheon that lie on some spaces, by name and price. */
function onSpaces(s: Position | undefined, spaces: readonly number[]): string {
  if (s === undefined) return count(spaces.length, 'card');
  const seat = decider(s);
  return listed(
    spaces.map((space) => {
      const place = s.pantheon?.spaces[space - 1];
      const name = place?.id === 'gate' ? 'the Gate' : nameOf(place?.id ?? '');
      return `${name} (${spacePrice(space, seat) * (place?.id === 'gate' ? 2 : 1)} coins)`;
    }),
    'or',
  );
}

/** The first moves of a choice, and how many there are. */
function choices(s: Position | undefined, moves: Extract<Refusal, { code: 'not-offered' }>['moves']): string {
  if (s === undefined || moves.length === 0) return count(moves.length, 'other move');
  const shown = moves.slice(0, 5).map((move) => `"${describeMove(s, move)}"`);
  return moves.length > 5 ? `${shown.join(', ')} and ${moves.length - 5} more` : listed(shown, 'or');
}

/**
 * A refusal as a sentence that says what would do.
 *
 * @param s - Where it was given: cards and seats are told by name.
 * @category Words
 */
export function describeRefusal(refusal: Refusal, s?: Position): string {
  switch (refusal.code) {
    case 'empty':
      return 'no card lies there any more';
    case 'covered':
      return `${cardAt(s, refusal.slot)} is covered by ${listed(refusal.by.map((slot) => cardAt(s, slot)))}`;
    case 'too-expensive': {
      const costs = `it costs ${count(refusal.need, 'coin')}${parts(refusal.price)}`;
      if (s === undefined) return `${costs}, and there are ${refusal.have}`;
      const seat = decider(s);
      return `${costs}, and ${within(s, seat)} ${isYou(s, seat) ? 'have' : 'has'} ${refusal.have}`;
    }
    case 'no-such-wonder':
      return refusal.wonders.length === 0
        ? 'no wonder is left to construct'
        : `the wonders left to construct are ${listed(refusal.wonders.map(nameOf))}`;
    case 'no-divinity':
      return refusal.spaces.length === 0
        ? 'no card of the Pantheon can be activated yet'
        : `the cards that can be activated are ${onSpaces(s, refusal.spaces)}`;
    case 'no-such-token':
      return refusal.offerings.length === 0
        ? `${s === undefined ? 'this seat' : who(s, decider(s))} ${s !== undefined && isYou(s, decider(s)) ? 'have' : 'has'} no Offering token`
        : `the Offering tokens at hand are ${listed(refusal.offerings.map(String))}`;
    case 'not-offered':
      return `the choice is ${choices(s, refusal.moves)}`;
    case 'scripted':
      return s === undefined
        ? "SOLO's scales dictate another move"
        : `SOLO's scales dictate another move: "${describeMove(s, refusal.move)}"`;
    default: {
      const unknown: never = refusal;
      return unknown;
    }
  }
}
