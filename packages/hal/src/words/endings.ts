import type { Ending } from '../state/position.js';

/** Why a game ended. */
export function describeEnding(ending: Ending): string {
  switch (ending) {
    case 'tiles-exhausted':
      return 'the tile supply is exhausted';
    case 'human-resources-placed':
      return 'all your resources stand on buildings';
    case 'hal-resources-exhausted':
      return "all of Hal's resources stand on buildings";
    case 'hal-cannot-build':
      return 'Hal lacked the resources for his floor';
    case 'resources-placed':
      return 'a player has all resources on buildings';
  }
}
