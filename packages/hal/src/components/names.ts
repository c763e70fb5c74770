import type { CardId } from './cards.js';
import type { CharacterId } from './characters.js';

/** A piece as people call it: `red 7`, `C`, `character 12`. */
export function pieceName(piece: CardId | CharacterId | 'hidden' | 'face-down'): string {
  if (piece === 'hidden' || piece === 'face-down') return 'an unseen piece';
  return piece.length === 1 ? piece.toUpperCase() : piece.replace(/-0?/, ' ');
}
