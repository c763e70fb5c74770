import { count } from '@wonders/core/words';
import type { Language } from './language.js';
import { nameOf } from './names.js';

/** A sentence for each reason of a bot. */
export const reasons: Language['reasons'] = {
  takes: ({ card }) => `take ${nameOf(`card-${card}`)}`,
  leaves: ({ card }) => `leave ${nameOf(`card-${card}`)}`,
  'script-list': () => 'the script',
  'better-lead': () => 'the move that changes the lead most',
  'house-list': () => 'the house bot',
  'worth-a-leave': () => 'the best change of the lead, if it is worth a card left',
  lead: ({ points }) => `${points > 0 ? '+' : '−'}${count(Math.abs(points), 'point')}`,
};
