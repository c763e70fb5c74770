/**
 * The English names of the components and moves; explanations are English to begin with.
 *
 * @packageDocumentation
 */
import { CARD_IDS, MYTHOLOGIES } from '../components/cards.js';
import { MILITARY } from '../components/military.js';
import { DIVINITIES } from '../components/pantheon.js';
import { PROGRESS } from '../components/progress.js';
import { WONDER_IDS } from '../components/wonders.js';
import { nameOf } from '../names.js';
import type { Locale } from './locale.js';

export { type Locale, localize } from './locale.js';

const KINDS = [
  ...['construct', 'discard', 'construct-wonder', 'activate', 'draft-wonder', 'choose-direction'],
  ...['choose-first-player', 'place-divinity', 'take-progress', 'build-discarded', 'destroy-card', 'build-top-row'],
  ...['liberty-own', 'liberty-give', 'theater-deck', 'theater-choose', 'theater-order', 'gate-choose'],
  ...['nisaba-card', 'baal-card', 'zeus-card', 'anubis-wonder', 'ra-wonder', 'isis-build', 'minerva-space'],
  ...['neptune-remove', 'neptune-apply'],
];
const IDS = [...KINDS, ...CARD_IDS, ...WONDER_IDS, ...PROGRESS, ...DIVINITIES, ...MYTHOLOGIES, ...MILITARY, 'gate'];

/**
 * English.
 *
 * @example
 * ```ts
 * import { en } from '@wonders/duel-solo/locale/en';
 * console.log(en.names['hanging-gardens']); // Hanging Gardens
 * ```
 * @category Locale
 */
export const en: Locale = {
  language: 'en',
  names: Object.fromEntries(IDS.map((id) => [id, nameOf(id)])),
  says: {},
};
