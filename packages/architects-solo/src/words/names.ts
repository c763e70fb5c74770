import { count } from '@wonders/core/words';
import type { TokenId } from '../components/tokens.js';
import { TOKEN_VP } from '../components/tokens.js';
import type { WonderId } from '../components/wonders.js';
import type { Position } from '../state/index.js';
import type { ComponentId } from './language.js';

// The names of components, and the texts of Progress tokens.

const NAMES: Readonly<Record<ComponentId, string>> = {
  wood: 'Wood',
  stone: 'Stone',
  clay: 'Clay',
  papyrus: 'Papyrus',
  glass: 'Glass',
  coin: 'Coin',
  'blue-3': 'Blue (3 points)',
  'blue-2-cat': 'Blue (2 points, Cat)',
  compass: 'Compass',
  gear: 'Gear',
  tablet: 'Tablet',
  'shield-0': 'Shield',
  'shield-1': 'Shield with a horn',
  'shield-2': 'Shield with two horns',
  urbanism: 'Urbanism',
  crafts: 'Crafts',
  jewellery: 'Jewellery',
  science: 'Science',
  propaganda: 'Propaganda',
  architecture: 'Architecture',
  economy: 'Economy',
  engineering: 'Engineering',
  tactics: 'Tactics',
  decor: 'Decor',
  politics: 'Politics',
  strategy: 'Strategy',
  education: 'Education',
  culture: 'Culture',
  alexandria: 'Alexandria',
  babylon: 'Babylon',
  ephesus: 'Ephesus',
  giza: 'Giza',
  halicarnassus: 'Halicarnassus',
  olympia: 'Olympia',
  rhodes: 'Rhodes',
};

/** The name of a component. */
export const nameOf = (id: ComponentId): string => NAMES[id];

const MONUMENTS: Readonly<Record<WonderId, string>> = {
  alexandria: 'Lighthouse',
  babylon: 'Hanging Gardens',
  ephesus: 'Temple of Artemis',
  giza: 'Great Pyramid',
  halicarnassus: 'Mausoleum',
  olympia: 'Statue of Zeus',
  rhodes: 'Colossus',
};

/** The monument of a Wonder. */
export const monumentOf = (wonder: WonderId): string => MONUMENTS[wonder];

const TOKENS: Readonly<Record<TokenId, string>> = {
  urbanism: 'an extra card for wood or clay',
  crafts: 'an extra card for papyrus or glass',
  jewellery: 'an extra card for stone or a coin',
  science: 'an extra card for a green card',
  propaganda: 'an extra card for a red card with horns',
  architecture: 'an extra card for a stage',
  economy: 'once a turn one coin counts two',
  engineering: 'once a turn a stage takes any resources',
  tactics: 'two shields',
  decor: `${count(TOKEN_VP.decor, 'point')}, ${TOKEN_VP.decorComplete} with a complete Wonder`,
  politics: "a point for each Cat icon on its owner's blue cards",
  strategy: 'a point for each Military Victory token',
  education: `${count(TOKEN_VP.education, 'point')} for each Progress token`,
  culture: `${count(TOKEN_VP.culture, 'point')}, or ${TOKEN_VP.cultures} with both Culture tokens`,
};

/** What a Progress token does in this game: Politics has two readings (ARCH-47). */
export const tokenText = (position: Position, id: TokenId): string =>
  id === 'politics' && position.options.politics === 'per-four'
    ? `a point for every ${TOKEN_VP.catsPerPoint} Cat icons on its owner's blue cards`
    : TOKENS[id];
