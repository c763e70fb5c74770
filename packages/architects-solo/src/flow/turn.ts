import { question } from '../chance/decisions.js';
import { ask, askSeat } from '../chance/index.js';
import type { Sink } from '../events.js';
import { mustGoOn } from '../moves.js';
import { type Draft, isAges, isScript, isSolo, PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { areaAt, conflictTokens, isComplete } from '../table/area.js';
import { sweepCentral } from '../table/central.js';
import { anyCard, anyInReach } from '../table/decks.js';
import { endResolution } from './ages.js';
import { battle } from './battle.js';
import { opponentActs } from './opponent.js';
import { beginTurn, endGame, type Steps } from './steps.js';

// A turn of the published game (ARCH-20).

/** ARCH-20 */
function startTurn(s: Draft, emit?: Sink): void {
  if (s.seat === PLAYER_SEAT) s.denied = false;
  beginTurn(s, 'pick', emit);
  if (s.cat === s.seat) s.owed = ['cat'];
}

/** ARCH-22 */
function pick(s: Draft, emit?: Sink): void {
  // ARCH-30
  if (isSolo(s) && !anyCard(s)) {
    endGame(s, 'decks-empty', emit);
    return;
  }
  s.phase = 'act';
  askSeat(s, isScript(s, s.seat) ? 'opponent-turn' : 'pick');
}

/** ARCH-24 */
function act(s: Draft, emit?: Sink): void {
  if (s.triggers.length > 0 && !anyInReach(s, s.seat)) s.triggers = [];
  if (isScript(s, s.seat)) {
    if (!opponentActs(s, emit)) endActions(s);
    return;
  }
  if (s.triggers.length > 0 || mustGoOn(s, areaAt(s, s.seat))) askSeat(s, 'act');
  else endActions(s);
}

function endActions(s: Draft): void {
  if (isAges(s)) endResolution(s);
  else s.phase = 'end';
}

/** ARCH-27 */
function endTurn(s: Draft, emit?: Sink): void {
  if (s.conflictsTurned === conflictTokens(s)) battle(s, emit);
  sweepCentral(s, emit);
  // ARCH-100, ARCH-125
  if (s.areas.some(isComplete)) endGame(s, 'wonder-complete', emit);
  else if (s.passes === s.areas.length) endGame(s, 'all-passed', emit);
  else {
    s.seat = (s.seat + 1) % s.areas.length;
    s.phase = 'start';
  }
}

/** The steps of a turn of the published game. */
export const TURN_STEPS: Steps = {
  // ARCH-13
  setup(s, emit) {
    if (areaAt(s, SCRIPT_SEAT).tokens.length < s.options.openingTokens) ask(s, question.openingToken, emit);
    else s.phase = isAges(s) ? 'age' : 'start';
  },
  act,
  start: startTurn,
  pick,
  end: endTurn,
};
