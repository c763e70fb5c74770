export { clone } from './clone.js';
export {
  CHANCES,
  type ChanceKind,
  chanceDecision,
  DECISIONS,
  type Decision,
  type SeatDecisionKind,
  seatDecision,
} from './decision.js';
export { hasForm } from './form.js';
export type { Commitment, Hidden, Player, PlayerView } from './player.js';
export {
  type Building,
  type Draft,
  ENDINGS,
  type Ending,
  ID,
  isScript,
  isSolo,
  own,
  PHASES,
  type Phase,
  PLAYER_SEAT,
  type Position,
  player,
  RULES,
  type Running,
  SCRIPT_SEAT,
  type State,
  seatInTurn,
  type View,
} from './position.js';
