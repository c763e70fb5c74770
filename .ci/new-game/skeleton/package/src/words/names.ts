import type { ComponentId } from './language.js';

/** What a card is called within a sentence. */
export const nameOf = (id: ComponentId): string => `the ${id.replace('card-', '')}`;
