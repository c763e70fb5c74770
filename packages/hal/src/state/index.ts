export type { Decision } from './decision.js';
export type { Commitment, Hidden, Player, PlayerView } from './player.js';
export type { Building, Draft, Ending, Phase, Position, Running, State, View } from './position.js';
