/**
 * Tower of Babel for three to five seats: secret offers for the discs of eight wonders, action cards, and a house bot in
 * three levels.
 *
 * @packageDocumentation
 */
import { eightWonders } from './game.js';

export type { ActionCard } from './components/actions.js';
export { ACTION_CARDS } from './components/actions.js';
export type { DiscId } from './components/discs.js';
export type { DiscSet, ScoringRow, Tables } from './components/tables.js';
export { TABLES } from './components/tables.js';
export type { BuildingType } from './components/types.js';
export { BUILDING_TYPES } from './components/types.js';
export type { WonderId } from './components/wonders.js';
export { WONDERS } from './components/wonders.js';
export type { Options } from './state.js';
export { eightWonders };
