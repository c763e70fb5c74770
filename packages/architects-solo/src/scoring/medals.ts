import type { Settings } from '../options.js';

/**
 * A medal for a final score (ARCH-112).
 *
 * @category Score
 */
export type Medal = 'bronze' | 'silver' | 'gold';

/**
 * The final scores that earn the medals of a game.
 *
 * @category Score
 */
export type Pars = Readonly<Record<Medal, number>>;

type Level = NonNullable<Settings['difficulty']>;

/** Bronze, silver and gold of each level. */
type Table = Readonly<Record<Level, readonly [bronze: number, silver: number, gold: number]>>;

/**
 * Measured over 300 games each (`bench/strength.ts`). Bronze: the average of a random player, or of one that goes by printed
 * points if that is better. Silver: the average of the house bot. Gold: what a quarter of the house bot's games reach.
 */
const PARS: Readonly<Record<Settings['structure'], { readonly rests: Table; readonly builds: Table }>> = {
  architects: {
    rests: { easy: [54, 85, 96], normal: [29, 59, 72], hard: [-17, 15, 31] },
    builds: { easy: [40, 42, 47], normal: [-10, -3, 4], hard: [-69, -65, -51] },
  },
  'three-ages': {
    rests: { easy: [37, 69, 74], normal: [1, 64, 69], hard: [-36, 51, 59] },
    builds: { easy: [37, 67, 73], normal: [-10, 36, 41], hard: [-77, -5, 4] },
  },
};

const LEVELS: Readonly<Record<Level, number>> = { easy: 0, normal: 1, hard: 2 };

/** The scores that earn medals; null in versus, and where the options differ from the measured levels. */
export function parsOf({ difficulty, structure, opponentBuilds, openingTokens, scoreFactor }: Settings): Pars | null {
  if (difficulty === null || openingTokens !== LEVELS[difficulty] || scoreFactor !== LEVELS[difficulty]) return null;
  const [bronze, silver, gold] = PARS[structure][opponentBuilds ? 'builds' : 'rests'][difficulty];
  return { bronze, silver, gold };
}

/** The best medal that a final score earns. */
export function medalFor({ bronze, silver, gold }: Pars, final: number): Medal | null {
  if (final >= gold) return 'gold';
  if (final >= silver) return 'silver';
  return final >= bronze ? 'bronze' : null;
}
