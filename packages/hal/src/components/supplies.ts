/** HAL-70: the supplies by number of players; the game against Hal is set up for two. */
export const BY_PLAYERS = {
  2: { resources: 25, removed: 6, burnt: 7 },
  3: { resources: 20, removed: 6, burnt: 7 },
  4: { resources: 18, removed: 0, burnt: 0 },
  5: { resources: 16, removed: 0, burnt: 0 },
} as const;

/** HAL-12: what the human starts with against Hal. */
export const HUMAN_START = { resource: 6, tile: 6, point: 6 } as const;

/** HAL-71, HAL-73 and HAL-80: the numbers of the game without Hal. */
export const VERSUS = { handSize: 4, newHands: 2, characters: 3, dealt: 4, newHandPoints: 2 } as const;
