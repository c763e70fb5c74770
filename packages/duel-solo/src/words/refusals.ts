import { nameOf } from '../components/names.js';
import type { Refusal } from '../refusals.js';

/** A refusal as a sentence. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'empty':
      return `no card lies on slot ${refusal.slot}`;
    case 'covered':
      return `the card on slot ${refusal.slot} is covered by slot ${refusal.by.join(' and ')}`;
    case 'too-expensive':
      return `it costs ${refusal.need} coins, there are ${refusal.have}`;
    case 'no-such-wonder':
      return `the wonders to construct are ${refusal.wonders.map(nameOf).join(', ') || 'none'}`;
    case 'no-divinity':
      return refusal.spaces.length === 0
        ? 'no card of the Pantheon can be activated'
        : `the spaces with a card are ${refusal.spaces.join(', ')}`;
    case 'no-such-token':
      return `the Offering tokens are ${refusal.offerings.join(', ') || 'none'}, and no others`;
    case 'not-offered':
      return `the choice is between ${refusal.moves.length} others`;
    case 'scripted':
      return `SOLO's scales dictate another move: ${refusal.move.kind} ${Object.values(refusal.move).slice(1).join(' ')}`;
    default: {
      const unknown: never = refusal;
      return unknown;
    }
  }
}
