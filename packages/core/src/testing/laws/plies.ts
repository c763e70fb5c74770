import { PLAYING } from './playing.js';
import type { Law } from './ply.js';
import { SEEING } from './seeing.js';
import { TELLING } from './telling.js';

/** All laws of one ply. The laws of whole games are in `contract.ts`. */
export const LAWS: readonly Law[] = [...PLAYING, ...SEEING, ...TELLING];
