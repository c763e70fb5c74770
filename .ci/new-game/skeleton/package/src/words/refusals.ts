import { count } from '@wonders/core/words';
import type { Language } from './language.js';

/** A sentence for each refusal. */
export const refusals: Language['refusals'] = {
  'no-more-leaves': ({ leaves }) => `a seat may leave ${count(leaves, 'card')}, and that is done`,
};
