import { keptLaws } from '../../../.ci/golden/kept.js';
import { fewOf } from '../../../.ci/runs.js';
import { eightWonders } from '../src/index.js';
import { learn } from '../src/learn.js';
import { variants } from './variants.js';

keptLaws(eightWonders, { learn, variants: fewOf(variants), seeds: ['camel', 'crane', 'ship', 'stone mason', 'babel'] });
