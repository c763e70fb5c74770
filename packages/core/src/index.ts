/**
 * The contract that all games share, and what you need to write a game: decisions, chance, priority lists, schemas, refusals.
 *
 * @packageDocumentation
 */
export type { Chance, ChanceRules } from './contract/chance.js';
export type { Change } from './contract/change.js';
export type {
  BotsDefinition,
  CodeOf,
  DecisionRules,
  Definition,
  RulesDefinition,
  ViewsDefinition,
} from './contract/definition.js';
export type { BaseEvent, ChanceEvent, Emit } from './contract/event.js';
export type { Field } from './contract/field.js';
export type {
  AnyGame,
  AskedOf,
  BaseOptions,
  BotReasonOf,
  ChanceOutcome,
  Choices,
  DefinedTypes,
  DraftOf,
  EndIn,
  EndOf,
  EventOf,
  Fast,
  Game,
  GameBots,
  GameNotation,
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
  PositionIn,
  RefusalOf,
  SetupOf,
  StandingOf,
  StartOptions,
  StartsAlone,
  StateOf,
  Transition,
  Typed,
  ViewOf,
} from './contract/game.js';
export type { AleaRng, Rng, SealedRng } from './contract/generator.js';
export type { JsonSchema } from './contract/json-schema.js';
export type { ByKind, OfKind, Plays } from './contract/kinds.js';
export type {
  CategoryIn,
  CommonWords,
  Language,
  OfCode,
  Placing,
  ReachedPlace,
  Terms,
  Weights,
  Whereabouts,
  WordsDefinition,
} from './contract/language.js';
export type { BaseMove, Notation, SealedMove } from './contract/notation.js';
export type { Numbered } from './contract/numbered.js';
export type {
  AllowedWords,
  LimitedWords,
  OptionTable,
  OptionText,
  OptionWords,
  SharedOptions,
} from './contract/option-words.js';
export type { Allowed, Limit, OptionField, OptionSchema, Plain, When } from './contract/options.js';
export type { JudgedOutcome, Margin, Outcome, Score, ShownOutcome } from './contract/outcome.js';
export type { DescribedPiece, Legend, Piece } from './contract/piece.js';
export {
  type BaseDraft,
  type BaseState,
  type BaseView,
  CHANCE,
  type Decision,
  type Frozen,
  type Seat,
  type SeatInfo,
  type Section,
  type Viewer,
} from './contract/position.js';
export type { Preview, PreviewedPly } from './contract/preview.js';
export type { Explanation, Met, RankedCandidate, Rung, RungResult, Trace } from './contract/priority.js';
export type { Prompt, PromptOf } from './contract/prompt.js';
export type { NoValues, Reason, ReasonOf, ValuesIn } from './contract/reason.js';
export type { CoreRefusal, GameRefusal, Refusal } from './contract/refusal.js';
export type { Meta, Migration, Save } from './contract/save.js';
export type { Issue, Schema } from './contract/schema.js';
export type { Bearing, Foretold, OwnWeight, Phrase, Said, Told, Weighing, Weight, Where } from './contract/told.js';
export type { LevelTuning, Odds, SearchTuning, Trait } from './contract/tuning.js';
export type { Verdict } from './contract/verdict.js';
export { defineChance } from './engine/chance.js';
export { among, choice, type Drawn, type Otherwise, type Values } from './engine/decisions.js';
export { defineGame, joinGame } from './engine/define.js';
export { defineBots } from './engine/define-bots.js';
export { defineNotation } from './engine/define-notation.js';
export { defineRules } from './engine/define-rules.js';
export { defineWords } from './engine/define-words.js';
export {
  IllegalMoveError,
  InvalidOptionsError,
  isIllegalMoveError,
  isInvalidOptionsError,
  isNoSuchSeatError,
  NoSuchSeatError,
} from './engine/errors.js';
export { byKind, playByKind } from './engine/kinds.js';
export { type Lookout, type LookoutRules, lookAhead } from './engine/look-ahead.js';
export { marginOf, rank, victoryShare } from './engine/ranking.js';
export { replaced } from './engine/replaced.js';
export type { Rules } from './engine/rules.js';
export { namedSeats } from './engine/seats.js';
export { MOST_STEPS, stuck } from './engine/stuck.js';
export { defineViews } from './engine/views.js';
export { isNoCipherError, NoCipherError } from './rng/cipher.js';
export { copyRng, draw, drawInt, seedRng } from './rng/rng.js';
export { encoded, integer, nullable, oneOf, record, spelled, subset, vector } from './schema/fields.js';
export { deepFreeze } from './schema/freeze.js';
export { lazy, once } from './schema/lazy.js';
export { fieldsUnder } from './schema/options.js';
export {
  absentAtDefault,
  either,
  list,
  object,
  optional,
  type Shape,
  schema,
  text,
  withDefault,
} from './schema/schema.js';
export {
  type Follows,
  orNull,
  type StateKeys,
  settled,
  stateSchema,
  type TableSchemas,
  type TableSize,
} from './schema/state-schema.js';
export { type Member, variant } from './schema/variant.js';
export { choose, type Naming, priorityList } from './script/priority.js';
