import { expect, test } from 'vitest';
import { usesOf } from './guides.js';

test('what a guide uses: imports, calls on what is imported, and what is taken apart', () => {
  const guide = `
\`\`\`ts
import { seedRng, type MoveOf } from '@wonders/core';
import { duelSolo } from '@wonders/duel-solo';
const { evaluate = () => 0, fast } = duelSolo;
duelSolo.newGame();
\`\`\`
\`\`\`sh
import { nothing } from '@wonders/core';
\`\`\`
`;
  expect([...usesOf(guide)].sort()).toEqual([
    '@wonders/core MoveOf',
    '@wonders/core seedRng',
    '@wonders/duel-solo duelSolo',
    '@wonders/duel-solo evaluate',
    '@wonders/duel-solo fast',
    '@wonders/duel-solo newGame',
  ]);
  expect(usesOf('no code').size).toBe(0);
});
