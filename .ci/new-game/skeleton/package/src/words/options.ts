import { optionsEnglish } from '@wonders/core/words';
import type { Language } from './language.js';

/** What each option does, and what its values mean. */
export const options: Language['options'] = {
  ...optionsEnglish,
  mode: { label: 'Opponent', help: 'Whom you play against.', values: { solo: 'The script', versus: 'Another player' } },
  leaves: {
    label: 'Cards to leave',
    help: 'How many cards each seat may leave for the other.',
    number: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
  },
};
