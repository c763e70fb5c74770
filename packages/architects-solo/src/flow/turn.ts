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
function startTurn(draft: Draft, emit?: Sink): void {
  if (draft.seat === PLAYER_SEAT) draft.denied = false;
  beginTurn(draft, 'pick', emit);
  if (draft.cat === draft.seat) draft.owed = ['cat'];
}

/** ARCH-22 */
function pick(draft: Draft, emit?: Sink): void {
  // ARCH-30
  if (isSolo(draft) && !anyCard(draft)) {
    endGame(draft, 'decks-empty', emit);
    return;
  }
  draft.phase = 'act';
  askSeat(draft, isScript(draft, draft.seat) ? 'opponent-turn' : 'pick');
}

/** ARCH-24 */
function act(draft: Draft, emit?: Sink): void {
  if (draft.triggers.length > 0 && !anyInReach(draft, draft.seat)) draft.triggers = [];
  if (isScript(draft, draft.seat)) {
    if (!opponentActs(draft, emit)) endActions(draft);
    return;
  }
  if (draft.triggers.length > 0 || mustGoOn(draft, areaAt(draft, draft.seat))) askSeat(draft, 'act');
  else endActions(draft);
}

function endActions(draft: Draft): void {
  if (isAges(draft)) endResolution(draft);
  else draft.phase = 'end';
}

/** ARCH-27 */
function endTurn(draft: Draft, emit?: Sink): void {
  if (draft.conflictsTurned === conflictTokens(draft)) battle(draft, emit);
  sweepCentral(draft, emit);
  // ARCH-100, ARCH-125
  if (draft.areas.some(isComplete)) endGame(draft, 'wonder-complete', emit);
  else if (draft.passes === draft.areas.length) endGame(draft, 'all-passed', emit);
  else {
    draft.seat = (draft.seat + 1) % draft.areas.length;
    draft.phase = 'start';
  }
}

/** The steps of a turn of the published game. */
export const TURN_STEPS: Steps = {
  // ARCH-13
  setup(draft, emit) {
    if (areaAt(draft, SCRIPT_SEAT).tokens.length < draft.options.openingTokens) ask(draft, question.openingToken, emit);
    else draft.phase = isAges(draft) ? 'age' : 'start';
  },
  act,
  start: startTurn,
  pick,
  end: endTurn,
};
