import { contract } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { runs } from '../../runs.js';
import { eightWonders } from '../src/game/index.js';
import { laws, numbersOf } from './laws.js';
import { variants } from './variants.js';

const manual = variants.filter(({ options }) => options.ruleset === 'manual');

contract(eightWonders, { ...laws, variants: manual, ...runs() }, test);
contract(
  eightWonders,
  {
    ...laws,
    variants: [3, 4, 5].map((players) => ({
      name: `manual chance, ${players} seats`,
      options: { players: players as 3 | 4 | 5, chance: 'manual' as const },
    })),
    ...runs(),
  },
  test,
);

test('the numbers of a view cover every seat', () => {
  const view = eightWonders.view(eightWonders.newGame({ players: 3, seed: 'numbers' }), 'spectator');
  expect(numbersOf(view)['hand 2']).toBe(4);
});
