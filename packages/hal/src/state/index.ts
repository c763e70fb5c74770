export { clone } from './clone.js';
export { chanceDecision, type Decision, seatDecision } from './decision.js';
export type { Commitment, Hidden, Player, PlayerView } from './player.js';
export {
  type Building,
  type Draft,
  type Ending,
  isSolo,
  own,
  type Phase,
  PLAYER_SEAT,
  type Position,
  player,
  type Running,
  SCRIPT_SEAT,
  type State,
  seatInTurn,
  type View,
} from './position.js';
