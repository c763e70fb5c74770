import { hal, type Options } from '../src/index.js';

export const game = hal;

/** The games that are measured and kept as golden games. */
export const variants: readonly {
  readonly name: string;
  readonly options: Partial<Options> & { chance?: 'manual' };
}[] = [
  { name: 'normal', options: {} },
  { name: 'expert', options: { level: 'expert' } },
  { name: 'manual chance', options: { level: 'expert', chance: 'manual' } },
  { name: 'two players', options: { mode: 'versus' } },
  { name: 'three players', options: { mode: 'versus', players: 3, characters: 'starter' } },
  { name: 'four players', options: { mode: 'versus', players: 4 } },
  { name: 'five players', options: { mode: 'versus', players: 5 } },
];
