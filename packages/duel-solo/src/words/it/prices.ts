import { pricePartsBy } from '../sums.js';
import { nameOf, RESOURCE_NAMES } from './names.js';

/** The parts of a price, with what reduces it. */
export const priceParts = /* @__PURE__ */ pricePartsBy({
  name: nameOf,
  resources: RESOURCE_NAMES,
  printed: 'stampate',
  at: 'a',
  free: 'gratis',
  choice: 'risorsa a scelta',
  level: 'livello di SOLO',
  offerings: 'segnalini Offerta',
});
