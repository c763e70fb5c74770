/**
 * Tiny Game: take the card, or leave it.
 *
 * @packageDocumentation
 */
export type { Card } from './components/cards.js';
export { CARDS } from './components/cards.js';
export type { Event, OwnEvent } from './events.js';
export * from './game/index.js';
export type { ChanceMove, Move, SeatMove } from './notation.js';
export type { Options } from './options.js';
export type { Reason, Reasons } from './reasons.js';
export type { Refusal } from './refusals.js';
export type { Category, Result } from './scoring.js';
export type { ChanceKind, Decision, Draft, Ending, Phase, Position, State, View } from './state/index.js';
export type { TinyGameTypes } from './types.js';
