import { nameOf, RESOURCE_NAMES } from './names.js';
import { pricePartsBy } from './sums.js';

/** The parts of a price, with what reduces it. */
export const priceParts = /* @__PURE__ */ pricePartsBy({
  name: nameOf,
  resources: RESOURCE_NAMES,
  printed: 'printed',
  at: 'at',
  free: 'free',
  choice: 'free choice',
  level: "SOLO's level",
  offerings: 'Offering tokens',
});
