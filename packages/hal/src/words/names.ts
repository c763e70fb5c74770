import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';

/**
 * A component as people call it: `red 7`, `C`, `character 12`.
 *
 * @category Say it in words
 */
export const nameOf = (id: CardId | CharacterId): string =>
  id.length === 1 ? id.toUpperCase() : id.replace(/-0?/, ' ');
