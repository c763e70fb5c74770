import type { Viewer } from '@wonders/core';
import type { Options } from '../src/options.js';
import type { State } from '../src/state/index.js';

/** Games that between them show everything that there is to tell. */
export const variants: readonly (Partial<Options> & { readonly chance?: 'manual' })[] = [
  {},
  { difficulty: 'hard', opponentBuilds: true, opponentSeesCentral: true, preset: 'published' },
  { playerWonder: 'olympia', opponentWonder: 'halicarnassus', opponentBuilds: true },
  { playerWonder: 'halicarnassus', opponentWonder: 'rhodes', chance: 'manual' },
  { structure: 'three-ages', playerWonder: 'halicarnassus' },
  { structure: 'three-ages', catPower: 'peek', opponentBuilds: true, chance: 'manual' },
  { structure: 'three-ages', playerWonder: 'babylon', opponentWonder: 'halicarnassus', opponentBuilds: true },
  { mode: 'versus', players: 2 },
  { mode: 'versus', players: 4 },
  { mode: 'versus', players: 7 },
];

/** All viewers of a game. */
export const viewersOf = ({ areas }: State): readonly Viewer[] => ['spectator', ...areas.keys()];
