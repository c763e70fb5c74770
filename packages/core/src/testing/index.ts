/**
 * The contract kit: the laws that every game keeps, for your game and any test runner.
 *
 * @packageDocumentation
 */

export { foresee, type SeenDraw } from './attack/foresee.js';
export { type ForesightContract, foresightLaws } from './attack/foresight.js';
export { type ForgeryContract, forgeryLaws } from './attack/forgery.js';
export type { Spy } from './attack/spy.js';
export { type BoardContract, boardLaws } from './board/board.js';
export { type WindowContract, windowLaws } from './board/windows.js';
export { type LanguageContract, languageLaws } from './language/language.js';
export { pseudo, unspoken } from './language/pseudo.js';
export { contract, golden } from './laws/contract.js';
export { dealLaws } from './laws/deals.js';
export { type GuessContract, guessLaws } from './laws/guesses.js';
export { ContractError } from './laws/named.js';
export { type OptionContract, optionLaws } from './laws/options.js';
export type { Contract, Offered, Offers } from './laws/terms.js';
export { type TraitContract, traitLaws } from './laws/traits.js';
export type { Variant } from './laws/values.js';
export { learnLayout } from './learn/layout.js';
export { type LearnContract, learnLaws } from './learn/learn.js';
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
export { cited, type TestTable, testTable } from './table.js';
