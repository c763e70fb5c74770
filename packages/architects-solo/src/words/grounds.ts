import type { Language } from './language.js';

/** The rules of what can be the cause of a take. */
const CAUSES = {
  denied: ['ARCH-34'],
  'best-card': ['ARCH-60'],
  tie: ['ARCH-60'],
  'no-match': ['ARCH-60'],
  'no-card': ['ARCH-90'],
  'next-central': ['ARCH-90'],
  elsewhere: ['ARCH-90'],
} as const satisfies Language['grounds'];

/** The rules that each reason rests on; the house bot's own judgement rests on none. */
export const grounds: Language['grounds'] = {
  ...CAUSES,
  'opponent-takes': ({ cause }) => CAUSES[cause.key],
  looked: ['ARCH-61'],
};
