import { keptLaws } from '../../../.ci/golden/kept.js';
import { tinyGame } from '../src/index.js';
import { learn } from '../src/learn.js';
import { variants } from './variants.js';

keptLaws(tinyGame, { learn, variants, seeds: ['monday', 'tuesday', 'wednesday'] });
