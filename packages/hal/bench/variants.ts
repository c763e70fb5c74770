import type { hal } from '../src/index.js';

/** The games that are measured and kept as golden games. */
export const variants: Readonly<Record<string, NonNullable<Parameters<typeof hal.newGame>[0]>>> = {
  normal: {},
  expert: { level: 'expert' },
  'manual chance': { level: 'expert', chance: 'manual' },
  'two players': { mode: 'versus' },
  'three players': { mode: 'versus', players: 3, characters: 'starter' },
  'four players': { mode: 'versus', players: 4 },
  'five players': { mode: 'versus', players: 5 },
};
