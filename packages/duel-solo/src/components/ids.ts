import type { CardId, Mythology } from './cards.js';
import type { MilitaryId } from './military.js';
import type { DivinityId } from './pantheon.js';
import type { ProgressId } from './progress.js';
import type { WonderId } from './wonders.js';

/**
 * The id of a component that has a name.
 *
 * @category Components
 */
export type ComponentId = CardId | WonderId | ProgressId | DivinityId | 'gate' | Mythology | MilitaryId;
