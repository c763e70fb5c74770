import { PLAYING } from './laws-playing.js';
import { SEEING } from './laws-seeing.js';
import type { Law } from './ply.js';

/** All laws of one ply. Those about whole games stand in the walk. */
export const LAWS: readonly Law[] = [...PLAYING, ...SEEING];
