import { contract, optionLaws } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { runs } from '../../runs.js';
import { eightWonders } from '../src/game/index.js';
import { laws, numbersOf } from './laws.js';
import { corners, variants } from './variants.js';

const manual = variants.filter(({ options }) => options.ruleset === 'manual');

contract(eightWonders, { ...laws, variants: manual, ...runs() }, test);
contract(eightWonders, { ...laws, variants: corners, ...runs(1 / 3) }, test);

const answered = ([3, 4, 5] as const).map((players) => ({
  name: `manual chance, ${players} seats`,
  options: { players, chance: 'manual' as const },
}));

contract(eightWonders, { ...laws, variants: answered, ...runs() }, test);
optionLaws(eightWonders, { variants: [...variants, ...corners, ...answered] }, test);

test('the numbers of a view cover every seat', () => {
  const view = eightWonders.view(eightWonders.newGame({ players: 3, seed: 'numbers' }), 'spectator');
  expect(numbersOf(view)['hand 2']).toBe(4);
});
