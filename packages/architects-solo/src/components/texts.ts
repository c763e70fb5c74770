import type { TokenId } from './tokens.js';
import type { WonderId } from './wonders.js';

/**
 * What each Progress token does, in words (ARCH-47).
 *
 * @category Components
 */
export const TOKEN_TEXTS: Readonly<Record<TokenId, string>> = Object.freeze({
  urbanism: 'an extra card for wood or clay',
  crafts: 'an extra card for papyrus or glass',
  jewellery: 'an extra card for stone or a yellow card',
  science: 'an extra card for a green card',
  propaganda: 'an extra card for a red card with horns',
  architecture: 'an extra card for a stage',
  economy: 'one yellow card counts two',
  engineering: 'stages take any resources',
  tactics: 'two shields',
  decor: '4 points, 6 with a complete Wonder',
  politics: 'a point for each Cat icon on blue cards',
  strategy: 'a point for each Military Victory token',
  education: '2 points for each Progress token',
  culture: '4 points, 12 for both',
});

/**
 * What stands in each city.
 *
 * @category Components
 */
export const MONUMENTS: Readonly<Record<WonderId, string>> = Object.freeze({
  alexandria: 'Lighthouse',
  babylon: 'Hanging Gardens',
  ephesus: 'Temple of Artemis',
  giza: 'Great Pyramid',
  halicarnassus: 'Mausoleum',
  olympia: 'Statue of Zeus',
  rhodes: 'Colossus',
});
