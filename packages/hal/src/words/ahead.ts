import type { Seat } from '@wonders/core';
import { capital, count, inBrief, verbFor } from '@wonders/core/words';
import { canPay } from '../costs.js';
import { produced } from '../play/urbanize.js';
import type { HalTurn } from '../reasons/hal-turn.js';
import { halTurn } from '../script/forecast.js';
import { own, type Position, SCRIPT_SEAT } from '../state/index.js';
import { supplySize } from '../table/piles.js';
import { endings } from './endings.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { itemList, points } from './phrases.js';
import { seated } from './seats.js';

/** HAL-51, HAL-52: who takes resources back when Hal covers a building. */
function takenBack(
  position: Position,
  { seat, resources }: { readonly seat: Seat; readonly resources: number },
): string {
  const back = `back ${count(resources, 'resource')}`;
  if (seat === SCRIPT_SEAT) return `he takes ${back}`;
  return `${seated(position, seat).doing('take', back)} and ${verbFor(seated(position, seat).isYou, 'gain')} ${points(resources)}`;
}

/** What Hal does with a card, and who gains what. */
function halDoes(
  position: Position,
  { card, action, points: gained, resources, back, kept, ending }: HalTurn,
): readonly string[] {
  const name = nameOf(card);
  const end = ending === null ? [] : [`the game ends: ${endings[ending](position)}`];
  switch (action) {
    case 'idle':
      return [`Hal does nothing with ${name}`, ...end];
    case 'cannot-build':
      return [`Hal cannot build with ${name}`, ...end];
    case 'urbanize':
      return [`Hal gains ${points(gained)} with ${name}`, ...end];
    case 'construct': {
      const others = back === null ? [] : [takenBack(position, back)];
      const built = `Hal puts ${count(resources, 'resource')} on ${name}`;
      return [built, ...others, `the card is worth ${points(kept ?? 0)} to him`, ...end];
    }
  }
}

/** What moves certainly mean, where their events do not say it. */
export const ahead: Language['ahead'] = {
  // HAL-54: an expert Hal may use another card.
  give({ card }, position) {
    const turn = halTurn(position, card);
    const unless = turn.exchange === null ? '' : ', and unless the card drawn for him replaces it';
    const deeds = halDoes(position, turn);
    const [brief = ''] = turn.ending === null ? deeds : deeds.slice(-1);
    return inBrief(`As the table stands${unless}, ${deeds.join('; ')}`, capital(brief));
  },
  // HAL-33: what the neighbours produce does not depend on where the token goes.
  urbanize({ card }, position) {
    const site = position.tokens[card];
    const seat = position.pending.at(-1)?.whose;
    if (site === null || seat === undefined) return '';
    const items = produced(position, seat, site);
    const gained = {
      resource: Math.min(items.resource, own(position, seat).supply),
      tile: Math.min(items.tile, supplySize(position)),
      point: items.point,
    };
    const gains = seated(position, seat).doing('gain', itemList(gained));
    return inBrief(`Wherever the token goes, ${gains}`, capital(gains));
  },
  'new-hand'({ use }, position) {
    const seat = position.pending.at(-1)?.whose;
    if (seat === undefined || use) return '';
    const tokens = count(own(position, seat).newHands, 'New Hand token');
    return seated(position, seat).does('keep', `the hand and ${tokens}`);
  },
  // HAL-85: of others nobody knows what they can pay for.
  commit({ seat, card, tile }, position) {
    if (tile === null || typeof own(position, seat).resources !== 'number' || canPay(position, seat, card, tile))
      return '';
    return inBrief(
      `Unless resources or points come back before, ${nameOf(tile)} returns to the stash, and ${nameOf(card)} is played alone`,
      `${capital(nameOf(tile))} may return, and ${nameOf(card)} is played alone`,
    );
  },
  // HAL-78
  'return-tiles'({ seat, tile }, position) {
    const tiles = own(position, seat).returned.length + (tile === null ? 0 : 1);
    return seated(position, seat).does('return', `${count(tiles, 'tile')} in all, for ${points(tiles)}`);
  },
};
