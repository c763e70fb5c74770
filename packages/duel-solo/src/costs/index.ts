export {
  activationPrice,
  cardPrice,
  cardPriceFor,
  cardTrade,
  isChained,
  tradeCost,
  withOfferings,
  wonderPrice,
  wonderPriceFor,
} from './coins.js';
export { type Price, type Priced, price, type Reduction, type Trade } from './price.js';
