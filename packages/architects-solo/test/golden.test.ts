import { keptLaws } from '../../../.ci/golden/kept.js';
import { variantsNamed } from '../../../.ci/lib/games.js';
import { manifest } from '../manifest.js';
import { architectsSolo } from '../src/index.js';
import { learn } from '../src/learn.js';

keptLaws(architectsSolo, {
  learn,
  variants: variantsNamed(manifest, manifest.measured),
  seeds: ['alpha', 'beta', 'gamma', 'delta', 'epsilon'],
});
