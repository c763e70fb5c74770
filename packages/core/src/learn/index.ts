/**
 * Games in numbers, for training: a fixed numbering of moves, observations with a documented schema, self-play, and environments.
 *
 * @packageDocumentation
 */
export { type Actions, actionsOf } from './actions.js';
export { bytesFor, has, numbersIn } from './bits.js';
export { createEnvironment, type Environment, type EnvironmentOptions } from './environment.js';
export {
  counts,
  each,
  type Feature,
  flag,
  multiHot,
  type ObservationField,
  oneHot,
  part,
  plane,
  scalar,
  secret,
} from './features.js';
export { type Judge, judgeOf } from './judge.js';
export { clockwise, defineLearn, type Learn, type LearnDefinition, type Seen } from './learn.js';
export {
  type Active,
  type Evaluator,
  evaluatorOf,
  inputBlocks,
  noneActive,
  type PackedWeights,
  pack,
  unpack,
  type Weights,
} from './net.js';
export type { ActionBlock, Numbering } from './numbering.js';
export { type ReturnOptions, returnsOf } from './returns.js';
export { type Sample, type SelfPlay, selfPlay } from './self-play.js';
