import '@wonders/core/sealed';
import { contract, dealLaws, optionLaws } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import { fewOf, runs } from '../../../.ci/runs.js';
import { eightWonders } from '../src/game/index.js';
import { laws, numbersOf } from './laws.js';
import { corners, variants } from './variants.js';

const manual = variants.filter(({ options }) => options.ruleset === 'manual');

contract(eightWonders, { ...laws, variants: fewOf(manual, 6), ...runs(1 / 2) }, test);
contract(eightWonders, { ...laws, variants: fewOf(corners), ...runs(1 / 3) }, test);

const answered = [
  { name: 'manual chance, 3 seats', options: { players: 3, chance: 'manual' } },
  { name: 'manual chance, 4 seats', options: { players: 4, chance: 'manual', startSeat: 3 } },
  { name: 'manual chance, 5 seats', options: { players: 5, chance: 'manual', startSeat: 4 } },
] as const;

contract(eightWonders, { ...laws, variants: fewOf(answered), ...runs(1 / 2) }, test);
optionLaws(eightWonders, { variants: [...variants, ...corners, ...answered] }, test);
dealLaws(eightWonders, { variants: [...variants, ...corners, ...answered] }, test);

test('the numbers of a view cover every seat', () => {
  const view = eightWonders.view(eightWonders.newGame({ players: 3, seed: 'numbers' }), 'spectator');
  expect(numbersOf(view)['hand 2']).toBe(4);
});
