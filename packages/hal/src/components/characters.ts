import { deepFreeze } from '@wonders/core';
import type { Action, Bonus } from './cards.js';
import type { Colour, Items } from './tiles.js';

/**
 * The name of a character card: `character-01` … `character-27`.
 *
 * @category Components
 */
export type CharacterId =
  | `character-0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `character-1${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `character-2${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/**
 * A character card.
 *
 * @category Components
 */
export interface Character {
  /** Its colour. */
  readonly colour: Colour;
  /** The starter set it belongs to, 1 … 6; `null` when it belongs to none. */
  readonly starterSet: number | null;
  /** What its owner starts with. */
  readonly start: Items;
  /** What it gives on an action. */
  readonly bonus: Extract<Bonus, { kind: 'on-action' }>;
}

const items = (resource: number, tile: number, point: number): Items => ({ resource, tile, point });
const onAction = (action: Action, gain: Items): Character['bonus'] => ({ kind: 'on-action', action, gain });
const resource = (action: Action) => onAction(action, items(1, 0, 0));
const tile = (action: Action) => onAction(action, items(0, 1, 0));
const point = (action: Action) => onAction(action, items(0, 0, 1));

const ROWS = {
  'character-01': { colour: 'red', starterSet: 1, start: items(1, 1, 1), bonus: resource('urbanize') },
  'character-02': { colour: 'yellow', starterSet: 1, start: items(2, 1, 1), bonus: point('construct') },
  'character-03': { colour: 'blue', starterSet: 1, start: items(1, 0, 0), bonus: tile('construct') },
  'character-04': { colour: 'red', starterSet: 2, start: items(0, 1, 0), bonus: resource('construct') },
  'character-05': { colour: 'yellow', starterSet: 2, start: items(2, 1, 1), bonus: point('construct') },
  'character-06': { colour: 'blue', starterSet: 2, start: items(2, 0, 1), bonus: tile('exploit') },
  'character-07': { colour: 'red', starterSet: 3, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-08': { colour: 'yellow', starterSet: 3, start: items(2, 1, 2), bonus: point('urbanize') },
  'character-09': { colour: 'blue', starterSet: 3, start: items(2, 0, 1), bonus: tile('urbanize') },
  'character-10': { colour: 'red', starterSet: 4, start: items(1, 1, 1), bonus: resource('urbanize') },
  'character-11': { colour: 'yellow', starterSet: 4, start: items(2, 1, 2), bonus: point('urbanize') },
  'character-12': { colour: 'blue', starterSet: 4, start: items(1, 0, 0), bonus: tile('construct') },
  'character-13': { colour: 'red', starterSet: 5, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-14': { colour: 'yellow', starterSet: 5, start: items(2, 1, 2), bonus: point('exploit') },
  'character-15': { colour: 'blue', starterSet: 5, start: items(1, 0, 0), bonus: tile('construct') },
  'character-16': { colour: 'red', starterSet: 6, start: items(1, 1, 1), bonus: resource('urbanize') },
  'character-17': { colour: 'yellow', starterSet: 6, start: items(2, 1, 2), bonus: point('exploit') },
  'character-18': { colour: 'blue', starterSet: 6, start: items(2, 0, 1), bonus: tile('exploit') },
  'character-19': { colour: 'blue', starterSet: null, start: items(2, 0, 1), bonus: tile('urbanize') },
  'character-20': { colour: 'blue', starterSet: null, start: items(2, 0, 1), bonus: tile('urbanize') },
  'character-21': { colour: 'red', starterSet: null, start: items(0, 1, 0), bonus: resource('construct') },
  'character-22': { colour: 'red', starterSet: null, start: items(0, 1, 0), bonus: resource('construct') },
  'character-23': { colour: 'red', starterSet: null, start: items(0, 1, 0), bonus: resource('construct') },
  'character-24': { colour: 'red', starterSet: null, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-25': { colour: 'red', starterSet: null, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-26': { colour: 'blue', starterSet: null, start: items(2, 0, 1), bonus: tile('exploit') },
  'character-27': { colour: 'red', starterSet: null, start: items(1, 1, 1), bonus: resource('urbanize') },
} as const satisfies Record<CharacterId, Character>;

/**
 * All 27 characters in canonical order.
 *
 * @category Components
 */
export const CHARACTER_IDS = /* @__PURE__ */ deepFreeze(Object.keys(ROWS) as readonly CharacterId[]);

/**
 * The 27 character cards of the game without Hal. Only one source lists them; the option `corrections` replaces rows.
 *
 * @category Components
 */
export const CHARACTERS: Readonly<Record<CharacterId, Character>> = /* @__PURE__ */ deepFreeze(
  Object.assign(Object.create(null), ROWS),
);
