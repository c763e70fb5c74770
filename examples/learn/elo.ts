/** How much more of its games than the other one a bot wins that leads by so many points of Elo. */
export const marginOf = (points: number): number => 2 / (1 + 10 ** (-points / 400)) - 1;
