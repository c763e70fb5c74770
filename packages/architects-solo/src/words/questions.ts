import { fitting } from '@wonders/core/words';
import type { Language } from './language.js';
import { PRIORITY_NAMES, preferenceWords } from './priorities.js';
import { moveWords, taken } from './reasons.js';

/** Headlines in brief. */
export const briefly: Language['briefly'] = {
  'opponent-takes'(values, position) {
    const { cause } = values;
    const deed = `The Opponent takes ${taken(position, values)}`;
    const why = cause.key === 'best-card' ? PRIORITY_NAMES[cause.values.match?.priority ?? 'cat'] : '';
    return why === '' ? deed : fitting(`${deed}: ${why}`, deed);
  },
  plays({ move }, position) {
    const whole = moveWords(move, position);
    return fitting(whole, whole.replace('the unseen top card of', 'a card of').replace(/(,| with ).*/, ''));
  },
};

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'any-card': () => 'Which deck has a card?',
  'central-instead': () => 'What does it take in place of its own card?',
  'most-points': () => 'Which brings the most points, now and later?',
  priority: ({ priority }, position) => `Which card ${preferenceWords(position, priority)}?`,
};
