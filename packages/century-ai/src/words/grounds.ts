import type { Language } from './language.js';

/** The rules that each reason rests on; the house bot's own judgement rests on none. */
export const grounds: Language['grounds'] = {
  'port-is-closed': ['CENT-58'],
  'pays-no-order': ['CENT-72'],
  'order-is-all': ['CENT-72'],
  'port-action': ['CENT-72'],
  'no-market-tile': ['CENT-75'],
  'lacks-outpost': ['CENT-74'],
  'outpost-is-all': ['CENT-72'],
  'no-trade-here': ['CENT-72'],
  'gains-as-printed': ['CENT-72'],
  'seat-harvested': ['CENT-72'],
  'seat-did-not-trade': ['CENT-72'],
  'seat-traded': ['CENT-72'],
  'closed-port-goes': ['CENT-57'],
  'ends-game': ({ ending }) => [ending === 'fourth-order' ? 'CENT-91' : 'CENT-94'],
  'tie-won-by': ['CENT-95'],
  'turn-all-the-same': ['CENT-77'],
  'end-unweighed': ['CENT-90', 'CENT-94'],
};
