import type { Ending } from '../state/index.js';
import type { Language } from './language.js';

/** The rule by which a game ends. */
const ENDS: Readonly<Record<Ending, string>> = {
  'tiles-exhausted': 'HAL-56',
  'human-resources-placed': 'HAL-57',
  'hal-cannot-build': 'HAL-55',
  'hal-resources-exhausted': 'HAL-59',
  'resources-placed': 'HAL-79',
};

/** The rules that each reason rests on; the house bot's own judgement rests on none. */
export const grounds: Language['grounds'] = {
  'hal-idle': ['HAL-46'],
  'hal-urbanizes': ['HAL-47'],
  'token-for-hal': ['HAL-48'],
  'hal-exchanges': ['HAL-54'],
  'hal-exchanges-surely': ['HAL-54'],
  'exchange-ends': ({ ending }) => [ENDS[ending]],
  'hal-constructs': ['HAL-45'],
  'hal-cannot-build': ['HAL-58'],
  'human-takes-back': ['HAL-51'],
  'hal-takes-back': ['HAL-52'],
  'hal-pays': ['HAL-53'],
  'hal-keeps-equals': ['HAL-61'],
  'hal-keeps-arrow': ['HAL-49'],
  'kept-adds': ['HAL-62'],
  'ends-without-tile': ['HAL-56'],
  'ends-with-last-tile': ['HAL-56'],
  'ends-with-human-resources': ['HAL-57'],
  'ends-with-hal-resources': ['HAL-59'],
};
