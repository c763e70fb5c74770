import { type Ending, PLAYER_SEAT, type Position } from '../state/index.js';
import { seated } from './seats.js';

/** Why a game ended. */
export const endings: { readonly [K in Ending]: (position: Position) => string } = {
  'tiles-exhausted': () => 'the tile supply is exhausted',
  'human-resources-placed': (position) => `all ${seated(position, PLAYER_SEAT).whose} resources stand on buildings`,
  'hal-resources-exhausted': () => "all of Hal's resources stand on buildings",
  'hal-cannot-build': () => 'Hal lacks the resources for his floor',
  'resources-placed': () => 'a player has placed all resources on buildings',
};
