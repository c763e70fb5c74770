import { PLAYING } from './laws-playing.js';
import { SEEING } from './laws-seeing.js';
import { TELLING } from './laws-telling.js';
import type { Law } from './ply.js';

/** All laws of one ply. The laws of whole games are in `contract.ts`. */
export const LAWS: readonly Law[] = [...PLAYING, ...SEEING, ...TELLING];
