/**
 * The contract that all games share, and what you need to write a game: decisions, chance, priority lists, schemas, refusals.
 *
 * @packageDocumentation
 */
export { type Chance, type ChanceRules, defineChance } from './chance.js';
export { isNoCipherError, NoCipherError } from './cipher.js';
export { defineGame, joinGame } from './define.js';
export { defineBots } from './define-bots.js';
export { defineRules, type Inside, type Rules } from './define-rules.js';
export { defineWords } from './define-words.js';
export type {
  BotsDefinition,
  DecisionRules,
  Definition,
  ListedRules,
  RulesDefinition,
  WordsDefinition,
} from './definition.js';
export type { Doors } from './doors.js';
export type { BaseEvent, ChanceEvent, Emit } from './event.js';
export { encoded, type Field, integer, nullable, oneOf, record, spelled, subset, vector } from './fields.js';
export { deepFreeze } from './freeze.js';
export type {
  AnyGame,
  AskedOf,
  BaseOptions,
  BotReasonOf,
  ChanceOutcome,
  Choices,
  DraftOf,
  EventOf,
  Fast,
  Game,
  GameBots,
  GameRules,
  GameSchemas,
  GameTypes,
  GameViews,
  GameWords,
  Meant,
  MoveOf,
  OptionsOf,
  OutcomeOf,
  Played,
  RefusalOf,
  SetupOf,
  StartOptions,
  StartsAlone,
  StateOf,
  Transition,
  Typed,
  ViewOf,
} from './game.js';
export type { JsonSchema } from './json-schema.js';
export { type ByKind, byKind, type OfKind, type Plays, playByKind } from './kinds.js';
export { listMoves } from './lane.js';
export type { CommonWords, Language, OfCode, Terms } from './language.js';
export { lazy, once } from './lazy.js';
export { type Lookout, type LookoutRules, lookAhead } from './look-ahead.js';
export type { BaseMove, Notation, SealedMove } from './notation.js';
export type {
  AllowedWords,
  LimitedWords,
  OptionTable,
  OptionText,
  OptionWords,
  SharedOptions,
} from './option-words.js';
export {
  type Allowed,
  fieldsUnder,
  type Limit,
  type OptionField,
  type OptionSchema,
  type Plain,
  permitted,
  type When,
} from './options.js';
export { type Margin, marginOf, type Outcome, rank, type Score } from './outcome.js';
export type { DescribedPiece, Legend, Piece } from './piece.js';
export {
  type BaseDraft,
  type BaseState,
  type BaseView,
  CHANCE,
  type Decision,
  type Frozen,
  namedSeats,
  type Seat,
  type SeatInfo,
  type Section,
  type Viewer,
} from './position.js';
export type { Preview, PreviewedPly } from './preview.js';
export {
  choose,
  type Explanation,
  type Met,
  type Naming,
  priorityList,
  type RankedCandidate,
  type Rung,
  type RungResult,
  type Trace,
} from './priority.js';
export type { Asking, Prompt, PromptOf } from './prompt.js';
export type { NoValues, Reason, ReasonOf } from './reason.js';
export type { Meta, Migration, Save } from './records/save.js';
export type { Verdict } from './records/verdict.js';
export {
  type CoreRefusal,
  type GameRefusal,
  IllegalMoveError,
  InvalidOptionsError,
  isIllegalMoveError,
  isInvalidOptionsError,
  isNoSuchSeatError,
  NoSuchSeatError,
  type Refusal,
} from './refusal.js';
export { replaced } from './replaced.js';
export { type AleaRng, copyRng, draw, drawInt, type Rng, type SealedRng, seedRng } from './rng.js';
export {
  absentAtDefault,
  either,
  type Issue,
  list,
  object,
  optional,
  type Schema,
  type Shape,
  schema,
  text,
  withDefault,
} from './schema.js';
export { type Follows, orNull, stateSchema } from './state-schema.js';
export { MOST_STEPS, stuck } from './stuck.js';
export type { LevelTuning, SearchTuning } from './tuning.js';
export { type Member, variant } from './variant.js';
