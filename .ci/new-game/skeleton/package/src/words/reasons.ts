import { count } from '@wonders/core/words';
import type { Language } from './language.js';
import { nameOf } from './names.js';

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'better-lead': () => 'Which move changes the lead most?',
  'worth-a-leave': () => 'Which move changes the lead most, if a card left costs something?',
};

/** The rules that each reason rests on: no reason stands outside the lists, whose items name theirs. */
export const grounds: Language['grounds'] = {};

/** Headlines in brief: none is long. */
export const briefly: Language['briefly'] = {};

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
