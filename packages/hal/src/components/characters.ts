import type { Action, Bonus } from './cards.js';
import type { Color, Items } from './tiles.js';

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
  readonly color: Color;
  /** The starter set it belongs to, 1 … 6; `null` when it belongs to none. */
  readonly starterSet: number | null;
  /** What its owner starts with. */
  readonly start: Items;
  readonly bonus: Extract<Bonus, { kind: 'on-action' }>;
}

const items = (resource: number, tile: number, point: number): Items => ({ resource, tile, point });
const onAction = (action: Action, gain: Items): Character['bonus'] => ({ kind: 'on-action', action, gain });
const resource = (action: Action) => onAction(action, items(1, 0, 0));
const tile = (action: Action) => onAction(action, items(0, 1, 0));
const point = (action: Action) => onAction(action, items(0, 0, 1));

const ROWS = {
  'character-01': { color: 'red', starterSet: 1, start: items(1, 1, 1), bonus: resource('urbanize') },
  'character-02': { color: 'yellow', starterSet: 1, start: items(2, 1, 1), bonus: point('construct') },
  'character-03': { color: 'blue', starterSet: 1, start: items(1, 0, 0), bonus: tile('construct') },
  'character-04': { color: 'red', starterSet: 2, start: items(0, 1, 0), bonus: resource('construct') },
  'character-05': { color: 'yellow', starterSet: 2, start: items(2, 1, 1), bonus: point('construct') },
  'character-06': { color: 'blue', starterSet: 2, start: items(2, 0, 1), bonus: tile('exploit') },
  'character-07': { color: 'red', starterSet: 3, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-08': { color: 'yellow', starterSet: 3, start: items(2, 1, 2), bonus: point('urbanize') },
  'character-09': { color: 'blue', starterSet: 3, start: items(2, 0, 1), bonus: tile('urbanize') },
  'character-10': { color: 'red', starterSet: 4, start: items(1, 1, 1), bonus: resource('urbanize') },
  'character-11': { color: 'yellow', starterSet: 4, start: items(2, 1, 2), bonus: point('urbanize') },
  'character-12': { color: 'blue', starterSet: 4, start: items(1, 0, 0), bonus: tile('construct') },
  'character-13': { color: 'red', starterSet: 5, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-14': { color: 'yellow', starterSet: 5, start: items(2, 1, 2), bonus: point('exploit') },
  'character-15': { color: 'blue', starterSet: 5, start: items(1, 0, 0), bonus: tile('construct') },
  'character-16': { color: 'red', starterSet: 6, start: items(1, 1, 1), bonus: resource('urbanize') },
  'character-17': { color: 'yellow', starterSet: 6, start: items(2, 1, 2), bonus: point('exploit') },
  'character-18': { color: 'blue', starterSet: 6, start: items(2, 0, 1), bonus: tile('exploit') },
  'character-19': { color: 'blue', starterSet: null, start: items(2, 0, 1), bonus: tile('urbanize') },
  'character-20': { color: 'blue', starterSet: null, start: items(2, 0, 1), bonus: tile('urbanize') },
  'character-21': { color: 'red', starterSet: null, start: items(0, 1, 0), bonus: resource('construct') },
  'character-22': { color: 'red', starterSet: null, start: items(0, 1, 0), bonus: resource('construct') },
  'character-23': { color: 'red', starterSet: null, start: items(0, 1, 0), bonus: resource('construct') },
  'character-24': { color: 'red', starterSet: null, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-25': { color: 'red', starterSet: null, start: items(1, 1, 1), bonus: resource('exploit') },
  'character-26': { color: 'blue', starterSet: null, start: items(2, 0, 1), bonus: tile('exploit') },
  'character-27': { color: 'red', starterSet: null, start: items(1, 1, 1), bonus: resource('urbanize') },
} as const satisfies Record<CharacterId, Character>;

/**
 * All 27 characters in canonical order.
 *
 * @category Components
 */
export const CHARACTER_IDS = Object.keys(ROWS) as readonly CharacterId[];

/**
 * The 27 character cards of the game without Hal. They come from one source: the option `corrections` replaces rows.
 *
 * @category Components
 */
export const CHARACTERS: Readonly<Record<CharacterId, Character>> = Object.freeze(
  Object.assign(Object.create(null), ROWS),
);
