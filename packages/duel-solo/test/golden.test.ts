import { keptLaws } from '../../../.ci/golden/kept.js';
import { duelSolo, LEVELS, PROMOS } from '../src/index.js';
import { learn } from '../src/learn.js';

keptLaws(duelSolo, {
  learn,
  variants: [
    ...LEVELS.map((level) => ({ name: `solo-${level}`, options: { level } })),
    { name: 'versus-pantheon', options: { mode: 'versus' } },
    { name: 'versus-base', options: { mode: 'versus', pantheon: false } },
    { name: 'solo-promos', options: { promos: PROMOS } },
  ],
  seeds: [1, 2, 3, 4, 5].map((seed) => `golden ${seed}`),
});
