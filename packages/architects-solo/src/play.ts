import { build, doScience } from './building.js';
import { centralOf, deckNamed, hasCard, isAges, replaced } from './decks.js';
import { takeToken } from './flow.js';
import { DENIED } from './opponent/script.js';
import { useTrigger } from './settle.js';
import type { Decision, Draft, Move, Sink } from './state.js';
import { startLooking, take, takeLooked } from './taking.js';

/** Plays a legal move of a seat; `settle` does the rest. */
export function play(s: Draft, _: Decision, move: Move, emit: Sink): void {
  switch (move.kind) {
    case 'pick': {
      const deck = deckNamed(s, move.deck);
      s.passes = 0;
      // ARCH-34
      s.denied = s.config.denial && deck === 1;
      take(s, deck, emit);
      break;
    }
    case 'pass':
      s.passes++;
      if (isAges(s)) s.selected = move;
      emit?.({ kind: 'passed', seat: s.seat });
      break;
    case 'select':
      s.selected = move;
      break;
    case 'extra':
      useTrigger(s, move.token, emit);
      take(s, deckNamed(s, move.deck), emit);
      break;
    case 'science':
      doScience(s, move.set, emit);
      break;
    case 'build':
      build(s, move.stage, move.payment, emit);
      break;
    case 'endTurn':
      s.triggers = [];
      break;
    case 'takeToken':
      takeToken(s, move.slot, emit);
      break;
    case 'takeTop':
      take(s, deckNamed(s, move.deck), emit);
      break;
    case 'lookDeck':
      startLooking(s, deckNamed(s, move.deck), emit);
      break;
    case 'takeLooked':
      takeLooked(s, s.looked?.cards.findIndex(({ card }) => card === move.card) ?? -1, emit);
      break;
    case 'opponentTurn':
      opponentTurn(s, emit);
      break;
    case 'wonder':
    case 'slot':
    case 'openingToken':
    case 'stackToken':
    case 'top':
    case 'die':
    case 'flip':
    case 'blind':
    case 'look':
    case 'deal':
    case 'reveal':
    case 'ownCard':
    case 'discardHand':
      throw new TypeError(`${move.kind} is no move of a seat`);
    default:
      move satisfies never;
  }
}

/** The script's turn, or in the three Ages its resolution; `settle` goes through it. */
function opponentTurn(s: Draft, emit: Sink): void {
  s.phase = 'act';
  if (isAges(s)) {
    s.taken = s.held[1] ?? null;
    s.held = replaced(s.held, 1, null);
  } else if (s.denied && hasCard(s, centralOf(s))) {
    emit?.({ kind: 'chose', selection: DENIED });
    take(s, centralOf(s), emit);
  } else s.choosing = true;
}
