/**
 * Chance that no player can foresee: the generator of games with `rng: 'sealed'`, and commitments by which players check that the host
 * did not choose the cards. Import it once, and every game of the program can be played with it.
 *
 * @packageDocumentation
 */
export { commitment, jointSeed, verifyDeal } from './commit.js';
export { type Seen, verifySeen } from './seen.js';
export { sealedRng } from './stream.js';
