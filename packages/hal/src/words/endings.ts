import { type Ending, PLAYER_SEAT, type Position } from '../state/position.js';
import { seated } from './names.js';

/** Why a game ended. */
export function describeEnding(position: Position, ending: Ending): string {
  switch (ending) {
    case 'tiles-exhausted':
      return 'the tile supply is exhausted';
    case 'human-resources-placed':
      return `all ${seated(position, PLAYER_SEAT).whose} resources stand on buildings`;
    case 'hal-resources-exhausted':
      return "all of Hal's resources stand on buildings";
    case 'hal-cannot-build':
      return 'Hal lacks the resources for his floor';
    case 'resources-placed':
      return 'a player has all resources on buildings';
  }
}
