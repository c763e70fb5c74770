import { keptLaws } from '../../../.ci/golden/kept.js';
import { variantsNamed } from '../../../.ci/lib/games.js';
import { manifest } from '../manifest.js';
import { hal } from '../src/index.js';
import { learn } from '../src/learn.js';

keptLaws(hal, {
  learn,
  variants: variantsNamed(manifest, manifest.measured),
  seeds: ['ginkgo', 'tower', 'garden', 'river', 'dusk'],
  // HAL-43, HAL-66: the printed rules have settled these.
  withdrawn: /^(constructBonus|soleOccupant)/,
});
