import { cubesInWords } from './components/cubes.js';
import type { CenturyRefusal } from './state.js';

export type Code = CenturyRefusal['code'];

const cubeCount = (n: number): string => (n === 1 ? '1 cube' : `${n} cubes`);

/** Of each refusal the rule behind it, unless the decision has one of its own, and the sentence. */
export const REFUSALS: {
  readonly [C in Code]: readonly [
    rule: string,
    says: string | ((refusal: Extract<CenturyRefusal, { readonly code: C }>) => string),
  ];
} = {
  taken: ['CENT-113', ({ left }) => `left are ${left.join(', ')}`],
  'no-market': ['CENT-45', 'this needs a market tile'],
  'not-adjacent': ['CENT-35', ({ from }) => `that is no neighbour of ${from}`],
  visited: ['CENT-37', 'a turn visits no hex twice'],
  'free-step': ['CENT-35', 'this step is free'],
  'paid-step': ['CENT-36', 'this step leaves a cube behind'],
  'no-such-cube': ['CENT-37', ({ have }) => `no such cube: you have ${cubesInWords(have)}`],
  stranded: ['CENT-42', 'you could not end there'],
  'under-way': ['CENT-38', 'the boat has moved: dock'],
  'not-under-way': ['CENT-38', 'the boat has not moved: stay'],
  toll: ['CENT-38', ({ need, have }) => `the toll is ${cubeCount(need)}, and you have ${have}`],
  'no-port': ['CENT-56', 'this needs a port'],
  closed: ['CENT-58', 'this port is closed'],
  empty: ['CENT-59', 'this port shows no order'],
  'too-expensive': [
    'CENT-48',
    ({ need, have }) => `this takes ${cubesInWords(need)}, and you have ${cubesInWords(have)}`,
  ],
  'wrong-payment': ['CENT-47', ({ need }) => `the price is exactly ${cubeCount(need)}`],
  'nothing-to-do': ['CENT-53', 'nothing to build and no trade to pay'],
  'top-rank': ['CENT-50', 'a brown cube cannot be upgraded'],
  'not-left': ['CENT-60', 'that bonus tile is gone'],
  owned: ['CENT-60', 'you own a bonus tile of this type'],
  'not-on-top': ['CENT-60', 'that tile lies under another'],
  'too-early': ['CENT-61', ({ columns }) => `that is for the fifth column, not for ${columns}`],
  times: ['CENT-52', ({ min, max }) => (min === max ? 'you must trade once' : `you can trade ${min} to ${max} times`)],
};

/** Why a move is refused, as a sentence. */
export function describeRefusal(refusal: CenturyRefusal): string {
  const [, says] = REFUSALS[refusal.code];
  return typeof says === 'string' ? says : says(refusal as never);
}
