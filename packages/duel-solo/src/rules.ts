/** The id of the game. */
export const GAME = 'duel-solo';
/** The behaviour version: raised whenever equal inputs may give other results. */
export const RULES = 1;
