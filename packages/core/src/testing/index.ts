/**
 * The contract kit: the laws that every game keeps, for your game and any test runner.
 *
 * @packageDocumentation
 */
export { type BoardContract, boardLaws } from './board.js';
export { contract, golden } from './contract.js';
export { foresee, type SeenDraw } from './foresee.js';
export { type LanguageContract, languageLaws } from './language.js';
export { learnLayout } from './layout.js';
export { type LearnContract, learnLaws } from './learn.js';
export { ContractError } from './named.js';
export { type OptionContract, optionLaws } from './options.js';
export { pseudo, textsOf, unspoken } from './pseudo.js';
export {
  type Draft,
  type Event,
  type Move,
  type NotHeld,
  type SealedTypes,
  type State,
  sealed,
  type View,
} from './sealed.js';
export { type TestTable, testTable } from './table.js';
export type { Contract } from './terms.js';
export type { Variant } from './values.js';
