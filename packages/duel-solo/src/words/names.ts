import { title } from '@wonders/core/words';
import type { ScienceSymbol } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import type { ComponentId } from '../components/ids.js';
import { fineOf, halfOf, MILITARY, type MilitaryId } from '../components/military.js';
import type { ResourceNames } from './language.js';

const isMilitary = (id: ComponentId): id is MilitaryId => (MILITARY as readonly ComponentId[]).includes(id);

/**
 * The English name of a component. It comes from the id: `'temple-of-artemis'` is Temple of Artemis.
 *
 * @param id - The id of a card, wonder, divinity, mythology, Progress token or Military token.
 * @example
 * ```ts
 * import { nameOf } from '@wonders/duel-solo';
 * console.log(nameOf('temple-of-artemis')); // Temple of Artemis
 * ```
 * @category Components
 */
export const nameOf = (id: ComponentId): string =>
  isMilitary(id) ? `Military token ${fineOf(id)} of seat ${halfOf(id)}` : title(id);

export const RESOURCE_NAMES: ResourceNames = {
  wood: ['wood', 'wood'],
  clay: ['clay', 'clay'],
  stone: ['stone', 'stone'],
  glass: ['glass', 'glass'],
  papyrus: ['papyrus', 'papyrus'],
};

export const SYMBOL_NAMES: Readonly<Record<ScienceSymbol, string>> = {
  wheel: 'wheel',
  mortar: 'mortar',
  inkwell: 'inkwell',
  pendulum: 'pendulum',
  astrolabe: 'astrolabe',
  sundial: 'sundial',
  law: 'law',
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A place in a row, a deck or a series, from 1 to 6. */
export const nth = (place: number): string => ORDINALS[place - 1] as string;

const FIELDS: Readonly<Record<string, string>> = { M: 'military', S: 'science', C: 'construction' };

/** SOLO's direction in words. */
export const fields = (direction: Direction): string => [...direction].map((letter) => FIELDS[letter]).join(', then ');
